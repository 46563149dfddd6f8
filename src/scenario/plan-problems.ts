import { type Problem, ScenarioError } from '../errors/problem.ts';
import type { LaidCell } from './cells.ts';
import { plain } from './located.ts';

/** Gathers the problems of a file: each once, and those of some cells only with the combination in which they arise. */
export class PlanProblems {
  readonly #general = new Map<string, Problem>();
  readonly #ofCells = new Map<string, { problem: Problem; cells: LaidCell[] }>();

  readonly #file: string;
  readonly #unreadable: ReadonlySet<string>;

  /** `file`: its problems come first. `unreadable`: what could not be read; whatever else is wrong at the same places follows from it. */
  constructor(file: string, unreadable: readonly Problem[] = []) {
    this.#file = file;
    this.#unreadable = new Set(unreadable.map(placeKey));
    for (const problem of unreadable) this.#general.set(keyOf(problem), problem);
  }

  get any(): boolean {
    return this.#general.size + this.#ofCells.size > 0;
  }

  add(problem: Problem): void {
    if (!this.#unreadable.has(placeKey(problem))) this.#general.set(keyOf(problem), problem);
  }

  addAll(problems: readonly Problem[]): void {
    for (const problem of problems) this.add(problem);
  }

  addOfCell(problems: readonly Problem[], cell: LaidCell): void {
    for (const problem of problems) {
      if (this.#unreadable.has(placeKey(problem))) continue;
      const known = this.#ofCells.get(keyOf(problem));
      if (known === undefined) this.#ofCells.set(keyOf(problem), { problem, cells: [cell] });
      else if (known.cells.at(-1) !== cell) known.cells.push(cell);
    }
  }

  /** To be called when all cells are checked: adds to the problems of some cells where they arise. */
  sayCells(all: readonly LaidCell[]): void {
    const common = new Set(shared(all));
    for (const [key, { problem, cells }] of this.#ofCells) {
      if (this.#general.has(key)) continue;
      const where = cells.length === all.length ? '' : whereWords(cells, common);
      this.#general.set(key, { ...problem, message: problem.message + where });
    }
    this.#ofCells.clear();
  }

  error(): ScenarioError {
    const sorted = [...this.#general.values()].sort(
      (a, b) => compareFiles(a, b, this.#file) || a.line - b.line || a.column - b.column,
    );
    return new ScenarioError(sorted);
  }
}

/** Those that do not stand where something could not be read. */
export function besides(unreadable: readonly Problem[], problems: readonly Problem[]): Problem[] {
  const places = new Set(unreadable.map(placeKey));
  return problems.filter((problem) => !places.has(placeKey(problem)));
}

const placeKey = ({ file, line, column }: Problem): string => JSON.stringify([file, line, column]);

const keyOf = ({ file, line, column, message }: Problem): string =>
  JSON.stringify([file, line, column, message]);

const compareFiles = (a: Problem, b: Problem, first: string): number =>
  Number(b.file === first) - Number(a.file === first) || (a.file < b.file ? -1 : Number(a.file > b.file));

/** ` (where unit.models is 99, in "no standard")`: what these cells have in common, or the first of them. */
function whereWords(cells: readonly LaidCell[], common: ReadonlySet<string>): string {
  const told = (parts: readonly string[]): string[] => parts.filter((part) => !common.has(part));
  const ofAll = told(shared(cells));
  const parts = ofAll.length > 0 ? ofAll : told(partsOf(cells[0]!));
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

/** What is the same in all of the cells. */
function shared(cells: readonly LaidCell[]): string[] {
  const each = cells.map((cell) => new Set(partsOf(cell)));
  return [...(each[0] ?? [])].filter((part) => each.every((parts) => parts.has(part)));
}

const partsOf = ({ settings, alternative }: LaidCell): string[] => [
  ...[...settings].map(([name, value]) => `where ${name} is ${JSON.stringify(plain(value))}`),
  ...(alternative === undefined ? [] : [`in ${JSON.stringify(alternative)}`]),
];
