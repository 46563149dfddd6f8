import type { ArmyScene } from '../../games/warhammer/army-scene.ts';
import type { Cell, Result } from '../../study/result.ts';
import { chance } from '../reading/chance.ts';
import { headlineOf } from '../reading/headline.ts';
import { chanceWords } from '../words/chance-words.ts';
import { points, shortPercent } from '../words/percent.ts';
import { capital, listed, quoted } from '../words/sentence.ts';
import { type ArmyChange, armyChanges, matters } from './changes.ts';
import { asWritten, failureOf } from './reading.ts';

/** Units that are named together at most. */
const MOST = 4;

/** `the Outriders are likeliest to panic (41.67 %)`. */
export function likeliest(cell: Cell, { tests, units }: ArmyScene): string {
  const panic = tests.indexOf('panic');
  const shares = units.flatMap(({ name, failures }) => {
    const share = failureOf(cell, failures[panic] ?? null);
    return share === undefined ? [] : [{ name, share }];
  });
  const most = Math.max(0, ...shares.map(({ share }) => chance(share)));
  const first = shares.filter(({ share }) => chance(share) === most);
  if (most === 0 || first.length === 0) return 'no unit is likely to panic';
  const names =
    first.length > MOST ? `${first.length} units` : listed(first.map(({ name }) => `the ${name}`));
  return `${names} are likeliest to panic (${shortPercent(first[0]!.share, cell.trials)})`;
}

/** The answer that an army's report opens with; undefined where the result is of no army. */
export function armyAnswer(result: Result): string | undefined {
  const found = asWritten(result);
  if (found === undefined) return undefined;
  const { cell, army } = found;
  const share = headlineOf(result, cell);
  const all = army.units.length === 1 ? 'the unit' : `each of ${army.units.length} units`;
  const start = `If ${all} takes one panic test, ${share.clause} ${chanceWords(share, cell.trials)}`;
  return [`${start}; ${likeliest(cell, army)}.`, ...bestAndWorst(armyChanges(result))].join(' ');
}

function bestAndWorst(changes: readonly ArmyChange[]): string[] {
  const moving = changes.filter(matters);
  const best = moving[0];
  const worst = moving.at(-1);
  return [
    ...(best !== undefined && best.mean < 0
      ? [`Of the changes tried, ${quoted(best.name)} helps most: ${movement(best)}.`]
      : []),
    ...(worst !== undefined && worst.mean > 0
      ? [`${capital(quoted(worst.name))} hurts most: ${movement(worst)}.`]
      : []),
  ];
}

/** What a change does to the mean of all tests and to panic. */
export const movement = ({ mean, panic }: ArmyChange): string =>
  `${points(mean, 1)} on the mean chance to fail a test, ${points(panic, 1)} on the chance that anybody panics`;
