import type { Rules } from '../parameter.ts';
import type { ChallengeFields, SideName } from './challenge-fields.ts';
import {
  type Fighter,
  fighterGap,
  fightersOf,
  filesOf,
  headcount,
  type Meeting,
  meeting,
  unitsTouch,
} from './challenge-line.ts';
import {
  cannotBePlaced,
  challengeMovements,
  challengeReach,
  refusalNeedsRearRank,
} from './challenge-parameters.ts';

/** What comes of the challenge before any die is rolled. */
export interface Ruling {
  readonly kind: 'without' | 'refused' | 'accepted';
  readonly challenger?: Fighter;
  readonly accepter?: Fighter;
  /** Sent to the rear; absent where only champions could have accepted. */
  readonly named?: Fighter;
  readonly sentences: readonly string[];
}

/** Why an enemy could not accept; undefined where he could. */
export function cannotAccept(challenger: Fighter, other: Fighter, rules: Rules): string | undefined {
  if (!unitsTouch(challenger.unit, other.unit, rules))
    return `${other.unitName} are not in contact with ${challenger.unitName}`;
  const reach = rules.of(challengeMovements) * (challenger.figure.move + other.figure.move);
  const apart = fighterGap(challenger, other, rules);
  if (rules.of(challengeReach) === 'doubledMovements' && apart > reach + 1e-9)
    return `he is ${shown(apart)} inches away, and they reach ${shown(reach)}`;
  if (rules.of(cannotBePlaced) === 'cannotAccept' && meeting(challenger, other, rules) === undefined)
    return 'they cannot be moved into base contact';
  return undefined;
}

/** The enemies who could accept a challenge of his. */
export const whoCouldAccept = (challenger: Fighter, fighters: readonly Fighter[], rules: Rules): Fighter[] =>
  fighters
    .filter(({ side }) => side !== challenger.side)
    .filter((other) => cannotAccept(challenger, other, rules) === undefined);

/** Follows the challenge of the scenario as far as the rules in force allow it. */
export function ruling(fields: ChallengeFields, rules: Rules): Ruling {
  const fighters = fightersOf(fields);
  const challenger = fighters.find(({ name }) => name === fields.challenger);
  if (challenger === undefined) return { kind: 'without', sentences: ['Nobody challenges.'] };
  const could = whoCouldAccept(challenger, fighters, rules);
  const sentences = [order(challenger.side, fields.turn, challenger.name)];
  if (could.length === 0)
    return {
      kind: 'without',
      sentences: [
        ...sentences,
        'No enemy could accept, so there is no challenge.',
        ...refusals(challenger, fighters, rules),
      ],
    };
  sentences.push(`${list(could)} could accept.`, ...refusals(challenger, fighters, rules));
  const accepter = could.find(({ name }) => name === fields.answer);
  if (accepter !== undefined) return accepted(challenger, accepter, sentences, rules);

  const characters = could.filter(({ figure }) => figure.is !== 'champion');
  if (characters.length === 0)
    return {
      kind: 'refused',
      challenger,
      sentences: [...sentences, 'Only champions could have accepted: nobody is sent to the rear.'],
    };
  const named = characters.find(({ name }) => name === fields.names) ?? highest(characters);
  if (rules.of(refusalNeedsRearRank) && headcount(named.unit) <= filesOf(named.unit))
    return accepted(
      challenger,
      named,
      [...sentences, `${named.name} has no rear rank to go to and must accept.`],
      rules,
    );
  return {
    kind: 'refused',
    challenger,
    named,
    sentences: [
      ...sentences,
      `The challenge is refused: ${named.name} goes to the rear, and a model of the rank and file takes his place.`,
    ],
  };
}

function accepted(
  challenger: Fighter,
  accepter: Fighter,
  sentences: readonly string[],
  rules: Rules,
): Ruling {
  const how: Meeting | 'they count as in contact' =
    meeting(challenger, accepter, rules) ?? 'they count as in contact';
  return {
    kind: 'accepted',
    challenger,
    accepter,
    sentences: [...sentences, `${accepter.name} accepts: ${how}.`],
  };
}

/** The side whose turn it is goes first; the other may challenge where it has not. */
const order = (side: SideName, turn: SideName, name: string): string =>
  side === turn
    ? `It is the turn of his side: ${name} challenges.`
    : `The side whose turn it is does not challenge; ${name} does.`;

const refusals = (challenger: Fighter, fighters: readonly Fighter[], rules: Rules): string[] =>
  fighters
    .filter(({ side }) => side !== challenger.side)
    .flatMap((other) => {
      const why = cannotAccept(challenger, other, rules);
      return why === undefined ? [] : [`${other.name} cannot accept: ${why}.`];
    });

const highest = (fighters: readonly Fighter[]): Fighter =>
  fighters.reduce((best, next) => (next.figure.leadership > best.figure.leadership ? next : best));

const list = (fighters: readonly Fighter[]): string => fighters.map(({ name }) => name).join(', ');
const shown = (inches: number): string => String(Number(inches.toFixed(2)));
