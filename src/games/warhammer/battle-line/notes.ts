import { Outcome, outcome } from '../../../engine/rule.ts';
import type { OutcomeDeclaration } from '../../question.ts';
import { firstNoteOfTheirs, KINDS, NOTES_EACH, notesOfUnit } from './rule/note-numbers.ts';
import type { LineUnit } from './unit.ts';

/** What panics friends, in the order of the rule's numbers. */
export const kinds = ['destroyed', 'broken', 'fled through', 'casualties', 'terrified'] as const;
export type EventKind = (typeof kinds)[number];

/** What is noted of a unit, in the order of the rule's numbers. */
const unitNotes = ['tests', 'panics', 'flees', 'rallies', 'leaves', 'destroyed', 'fleeing'] as const;

const theirsPanicked = outcome('theirs.panicked', 'units');
const theirsLeft = outcome('theirs.left', 'units');

/**
 * What is noted, by the rule's numbers; each is made when it is first met. The names are those of the project's table
 * of answers: `Knights.flees`.
 */
export function notesOf(units: readonly LineUnit[]): (note: number) => Outcome {
  const known: (Outcome | undefined)[] = Array.from(
    { length: firstNoteOfTheirs(units.length, 2) },
    () => undefined,
  );
  return (note) => (known[note] ??= noteOf(units, note));
}

function noteOf(units: readonly LineUnit[], note: number): Outcome {
  const each = notesOfUnit(units.length);
  const unit = units[Math.floor(note / each)];
  const what = note % each;
  if (unit === undefined) {
    const theirs = note - firstNoteOfTheirs(units.length, 0);
    return theirs <= units.length ? theirsPanicked(theirs) : theirsLeft(theirs - units.length - 1);
  }
  if (what < NOTES_EACH) return new Outcome(`${unit.name}.${unitNotes[what]}`);
  const cause = what - NOTES_EACH;
  if (cause >= units.length * KINDS) {
    return outcome(`${unit.name}.first run`, 'inches')(cause - units.length * KINDS);
  }
  const victim = units[Math.floor(cause / KINDS)]!;
  return new Outcome(causeName(unit.name, kinds[cause % KINDS]!, victim.name));
}

const causeName = (unit: string, kind: EventKind, victim: string): string =>
  `${unit}.first panic: ${kind === 'casualties' || kind === 'terrified' ? kind : `${kind}: ${victim}`}`;

/** The same, declared for reports. What cannot happen (a unit panicked by itself) is left out. */
export function eventsOf(units: readonly LineUnit[]): readonly OutcomeDeclaration[] {
  return units.flatMap((unit) => {
    const { name } = unit;
    const says = (
      what: string,
      clause: string,
      meaning: string,
      tone: OutcomeDeclaration['tone'],
    ): OutcomeDeclaration => ({
      name: `${name}.${what}`,
      clause: `${name} ${clause}`,
      meaning,
      tone,
    });
    return [
      says(
        'tests',
        'take a panic test',
        'At least one in the battle; break and rally tests are no panic tests.',
        'neutral',
      ),
      says('panics', 'panic', 'At least one panic test was failed.', 'bad'),
      says('flees', 'flee', 'Began to flee at least once, by panic or from a lost combat.', 'bad'),
      says('rallies', 'rally', 'Passed a rally test at least once.', 'good'),
      says('leaves', 'run off the table', 'Touched the table edge in flight.', 'bad'),
      says(
        'destroyed',
        'are destroyed',
        'Otherwise: by what the scenario says, by losses, by dangerous terrain.',
        'bad',
      ),
      says('fleeing', 'flee at the end', 'On the table and fleeing when the battle ends.', 'bad'),
      { ...says('first run', 'run', 'The dice of its first flight.', 'neutral'), isRare: true },
      ...kinds.flatMap((kind) =>
        (kind === 'casualties' || kind === 'terrified'
          ? [unit]
          : units.filter((other) => other.side === unit.side && other !== unit)
        ).map(
          (victim): OutcomeDeclaration => ({
            name: causeName(name, kind, victim.name),
            clause: `${name} panic first because ${because(kind, victim.name)}`,
            meaning: 'What set off its first panic.',
            tone: 'bad',
            isRare: true,
          }),
        ),
      ),
    ];
  });
}

const because = (kind: EventKind, victim: string): string =>
  ({
    destroyed: `${victim} are destroyed or leave the table`,
    broken: `${victim} break`,
    'fled through': `${victim} run through them`,
    casualties: 'of their casualties',
    terrified: 'a spell or special rule forces a test',
  })[kind];
