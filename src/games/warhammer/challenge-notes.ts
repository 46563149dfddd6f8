import type { Rules } from '../parameter.ts';
import type { ChallengeFields } from './challenge-fields.ts';
import { fightersOf } from './challenge-line.ts';
import { ruling, whoCouldAccept } from './challenge-ruling.ts';
import { CombatTests } from './challenge-tests.ts';

/** Who may challenge, what comes of this challenge, and whose Leadership each unit tests on after it. */
export function challengeNotes(fields: ChallengeFields, rules: Rules): string[] {
  const fighters = fightersOf(fields);
  const first = fields.turn === 'ours' ? 'Our side' : 'Their side';
  const ruled = ruling(fields, rules);
  const tests = new CombatTests(fields, ruled, rules);
  return [
    `${first} may challenge first.`,
    ...fighters.map((fighter) => {
      const could = whoCouldAccept(fighter, fighters, rules);
      return could.length > 0
        ? `${fighter.name} may challenge; ${could.map(({ name }) => name).join(', ')} could accept.`
        : `${fighter.name} may not challenge: no enemy could accept.`;
    }),
    ...ruled.sentences,
    ...(['ours', 'theirs'] as const).flatMap((side) =>
      Object.keys(fields[side]).map(
        (name) =>
          `${name}, in the round of the challenge${ruled.kind === 'accepted' ? ' if both live' : ''}: ${tests.sentences(side, name, { duel: 'none', when: 'round' }).join(' ')}`,
      ),
    ),
  ];
}
