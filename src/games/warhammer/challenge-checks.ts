import { FieldError } from '../../errors/field-error.ts';
import type { ChallengeFields } from './challenge-fields.ts';
import { fightersOf, filesOf } from './challenge-line.ts';

/**
 * What is wrong whatever the rules say: names given twice, files taken twice, somebody named who is not there.
 *
 * @throws {FieldError} the first fault
 */
export function checkChallenge(fields: ChallengeFields): void {
  const fighters = fightersOf(fields);
  const names = new Set<string>(['none', 'refuse']);
  for (const side of ['ours', 'theirs'] as const) {
    const leaders = new Set<string>();
    for (const [unitName, unit] of Object.entries(fields[side])) {
      once(names, unitName, [side, unitName]);
      const files = new Set<number>();
      const champions = new Set<string>();
      for (const [name, { file, is }] of Object.entries(unit.figures)) {
        const path = [side, unitName, 'figures', name];
        once(names, name, path);
        if (file > filesOf(unit))
          throw new FieldError([...path, 'file'], `the front rank has only ${filesOf(unit)} files`);
        if (files.has(file))
          throw new FieldError([...path, 'file'], `somebody stands in file ${file} already`);
        files.add(file);
        const leads =
          is === 'general' || is === 'standard' ? leaders : is === 'champion' ? champions : undefined;
        if (leads?.has(is)) throw new FieldError([...path, 'is'], `there is a ${is} already`);
        leads?.add(is);
      }
      for (const is of ['general', 'standard'] as const)
        if (
          unit[is] !== undefined &&
          fighters.some((fighter) => fighter.side === side && fighter.figure.is === is)
        )
          throw new FieldError(
            [side, unitName, is],
            `the ${is} is in the combat; there is no second one outside it`,
          );
    }
  }
  checkNames(fields);
}

function once(names: Set<string>, name: string, path: readonly string[]): void {
  if (names.has(name)) throw new FieldError(path, `the name "${name}" is taken`);
  names.add(name);
}

function checkNames(fields: ChallengeFields): void {
  const { challenger, answer, names } = fields;
  const fighters = fightersOf(fields);
  const issuer = fighters.find(({ name }) => name === challenger);
  const all = fighters.map(({ name }) => name).join(', ');
  if (issuer === undefined && challenger !== 'none')
    throw new FieldError(['challenger'], `there is no "${challenger}" among ${all}`);
  const others = fighters.filter(({ side }) => side !== issuer?.side);
  if (answer !== 'refuse' && !others.some(({ name }) => name === answer))
    throw new FieldError(
      ['answer'],
      `"${answer}" is no enemy of the challenger; write refuse or one of ${others.map(({ name }) => name).join(', ')}`,
    );
  const named = fighters.find(({ name }) => name === names);
  if (names !== undefined && (named === undefined || named.side === issuer?.side))
    throw new FieldError(['names'], `"${names}" is no enemy of the challenger`);
  if (named?.figure.is === 'champion')
    throw new FieldError(['names'], 'a champion cannot be named: champions need not accept');
}
