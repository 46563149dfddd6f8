import { basename, extname, join } from 'node:path';
import {
  ensureWritable,
  exists,
  foldersIn,
  readTextIfAny,
  remove,
  removeIfEmpty,
} from '../../platform/node/files.ts';
import { type FolderFile, replaceFolder } from '../../platform/node/folders.ts';
import { removeLeftovers } from '../../platform/node/leftovers.ts';
import type { Plan } from '../../scenario/plan.ts';
import { UserError } from '../user-error.ts';
import { foreignFiles } from './foreign-files.ts';

/** Stands in every index that we have written, so that no other README is overwritten. */
export const INDEX_MARK = '<!-- written by holdfast -->';

/** The folder that holds the reports, one folder a scenario, an index, and a hidden one for work that is under way. */
export class ReportPlace {
  readonly folder: string;
  private readonly workshop: string;
  private isNew = false;

  constructor(folder: string) {
    this.folder = folder;
    this.workshop = join(folder, '.holdfast');
  }

  /** The name of a scenario's report: the file's name without its ending. */
  static nameOf({ file }: Pick<Plan, 'file'>): string {
    return basename(file, extname(file));
  }

  pathOf(name: string): string {
    return join(this.folder, name);
  }

  get index(): string {
    return join(this.folder, 'README.md');
  }

  /** Where the progress of a scenario's run is kept. */
  checkpoint(name: string): string {
    return join(this.workshop, `${name}.json`);
  }

  /** The plans of which progress is kept. */
  async kept(plans: readonly Plan[]): Promise<Plan[]> {
    const isKept = await Promise.all(plans.map((plan) => exists(this.checkpoint(ReportPlace.nameOf(plan)))));
    return plans.filter((_, i) => isKept[i]);
  }

  /**
   * Makes sure, before anything runs, that all reports can be written and that nothing else would be overwritten.
   *
   * @throws {UserError} two scenarios of one name, or a folder or index that is not ours
   * @throws {FileError} a folder that cannot be written
   */
  async prepare(plans: readonly Plan[]): Promise<void> {
    const files = new Map<string, string>();
    for (const { file } of plans) {
      const name = ReportPlace.nameOf({ file });
      const other = files.get(name);
      if (other !== undefined) {
        throw new UserError(
          `${other} and ${file} would write the same report, ${this.pathOf(name)}; rename one`,
        );
      }
      if (name.startsWith('.')) throw new UserError(`${file}: its report would be hidden; rename the file`);
      files.set(name, file);
    }
    if (await exists(join(this.folder, 'result.json'))) {
      throw new UserError(
        `${this.folder} is itself a report; name the folder that holds reports: --out ${join(this.folder, '..')}`,
      );
    }
    this.isNew = !(await exists(this.folder));
    await ensureWritable(this.folder);
    for (const name of files.keys()) {
      const path = this.pathOf(name);
      if ((await exists(path)) && !(await exists(join(path, 'result.json')))) {
        throw new UserError(`${path} exists and is no report (it has no result.json); choose another --out`);
      }
      if (await exists(path)) await ensureWritable(path);
      const [foreign] = await foreignFiles(path);
      if (foreign !== undefined) {
        throw new UserError(
          `${join(path, foreign)} is no part of a report and would be lost; move it elsewhere, or choose another --out`,
        );
      }
    }
    const index = await readTextIfAny(this.index);
    if (index !== undefined && !index.includes(INDEX_MARK)) {
      throw new UserError(`${this.index} exists and was not written by holdfast; choose another --out`);
    }
  }

  /** Puts a report in its place, whole. */
  async write(name: string, files: readonly FolderFile[]): Promise<void> {
    await replaceFolder(this.pathOf(name), files, this.workshop);
  }

  /** The names of all reports that stand here. */
  async names(): Promise<string[]> {
    const names = await foldersIn(this.folder);
    const reports = await Promise.all(names.map((name) => exists(join(this.pathOf(name), 'result.json'))));
    return names.filter((_, i) => reports[i]);
  }

  /** Removes the folder again, if this run has made it and nothing was written. */
  async leave(): Promise<void> {
    if (this.isNew) await removeIfEmpty(this.folder);
  }

  /** Removes what was kept of these runs, which are complete; and the hidden folder, unless others keep progress in it or are writing. */
  async tidy(plans: readonly Plan[]): Promise<void> {
    for (const plan of plans) await remove(this.checkpoint(ReportPlace.nameOf(plan)));
    await removeLeftovers(this.workshop);
  }
}
