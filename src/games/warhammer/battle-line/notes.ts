import { Outcome, outcome } from '../../../engine/rule.ts';
import type { OutcomeDeclaration } from '../../question.ts';
import type { EventKind, LineUnit, UnitNotes } from './line.ts';

const kinds: readonly EventKind[] = ['destroyed', 'broken', 'fled through', 'casualties', 'terrified'];

/** What is noted of each unit. The names are those of the project's table of answers: `Knights.flees`. */
export function notesOf(units: readonly LineUnit[]): readonly UnitNotes[] {
  return units.map(({ name }) => {
    const firstRun = outcome(`${name}.first run`, 'inches');
    // Both are looked up in every trial: in rows, and made when they are first met.
    const runs: Outcome[] = [];
    const causes: Outcome[] = [];
    return {
      tests: new Outcome(`${name}.tests`),
      panics: new Outcome(`${name}.panics`),
      flees: new Outcome(`${name}.flees`),
      rallies: new Outcome(`${name}.rallies`),
      leaves: new Outcome(`${name}.leaves`),
      destroyed: new Outcome(`${name}.destroyed`),
      fleeing: new Outcome(`${name}.fleeing`),
      firstRun(inches) {
        runs[inches] ??= firstRun(inches);
        return runs[inches];
      },
      firstPanic(kind, victim) {
        const row = victim * kinds.length + kinds.indexOf(kind);
        causes[row] ??= new Outcome(causeName(name, kind, units[victim]!.name));
        return causes[row];
      },
    };
  });
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
