import type { LeadershipTest } from '../leadership-test.ts';
import type { Rules } from '../parameter.ts';
import { breakTest, standingOf } from './break-test.ts';
import type { ChallengeFields, FightingUnit, Figure, SideName } from './challenge-fields.ts';
import { headcount, unitGap } from './challenge-line.ts';
import { refusedLdUntil } from './challenge-parameters.ts';
import type { Ruling } from './challenge-ruling.ts';
import { hasMoreRanks } from './fighting-ranks.ts';
import { rankWidth } from './formation-parameters.ts';
import { leadershipUsed } from './lending.ts';
import type { Lending } from './lending-fields.ts';
import { type UnitTest, unitTest } from './unit-test.ts';

/** How the duel has gone; `none` where nobody accepted or nobody challenged. */
export type Duel = 'none' | 'won' | 'lost' | 'drawn';

/** What of the challenge still counts when a unit tests. */
export interface Aftermath {
  readonly duel: Duel;
  /** In the round of the challenge; later in its player turn; or in a later round. */
  readonly when: 'round' | 'turn' | 'later';
}

export const otherSide = (side: SideName): SideName => (side === 'ours' ? 'theirs' : 'ours');

/** A test of the units in this combat, made ready. */
export class CombatTests {
  private readonly fields: ChallengeFields;
  private readonly ruled: Ruling;
  private readonly rules: Rules;

  constructor(fields: ChallengeFields, ruled: Ruling, rules: Rules) {
    this.fields = fields;
    this.ruled = ruled;
    this.rules = rules;
  }

  /** A break test after a round lost by `margin`. */
  breaking(side: SideName, name: string, margin: number, after: Aftermath): LeadershipTest {
    const unit = this.fields[side][name]!;
    const enemies = Object.values(this.fields[otherSide(side)]).map(formation);
    const moreRanks = hasMoreRanks(formation(unit), enemies, this.rules.of(rankWidth));
    const standing = standingOf({ stubborn: this.isStubborn(unit, after) }, moreRanks, this.rules);
    return breakTest(
      this.testing(unit, after),
      this.lending(side, name, after),
      { margin, standing },
      this.rules,
    );
  }

  panic(side: SideName, name: string, after: Aftermath): UnitTest {
    const unit = this.fields[side][name]!;
    return unitTest(
      this.testing(unit, after),
      this.lending(side, name, after),
      { kind: 'panic' },
      this.rules,
    );
  }

  /** Whose Leadership a unit uses, for the report. */
  sentences(side: SideName, name: string, after: Aftermath): readonly string[] {
    const unit = this.fields[side][name]!;
    return leadershipUsed(this.testing(unit, after), this.lending(side, name, after), this.rules).sentences;
  }

  /** Has he fallen in the duel? Our fighter falls when it is lost, theirs when it is won. */
  private isSlain(name: string, { duel }: Aftermath): boolean {
    const { challenger, accepter } = this.ruled;
    const fighter = [challenger, accepter].find((one) => one?.name === name);
    return fighter !== undefined && duel === (fighter.side === 'ours' ? 'lost' : 'won');
  }

  /** Is he still barred because he has refused? */
  private isBarred(name: string, { when }: Aftermath): boolean {
    if (this.ruled.kind !== 'refused' || this.ruled.named?.name !== name) return false;
    const until = this.rules.of(refusedLdUntil);
    return when === 'round' || until === 'combatEnds' || (when === 'turn' && until === 'turn');
  }

  private isStubborn(unit: FightingUnit, after: Aftermath): boolean {
    const lenient = this.rules.of(refusedLdUntil) !== 'combatEnds';
    return (
      unit.stubborn ||
      this.present(unit, after).some(
        ([name, figure]) => figure.stubborn && (lenient || !this.isBarred(name, after)),
      )
    );
  }

  private present(unit: FightingUnit, after: Aftermath): [string, Figure][] {
    return Object.entries(unit.figures).filter(([name]) => !this.isSlain(name, after));
  }

  private testing(unit: FightingUnit, after: Aftermath) {
    const champion = this.present(unit, after).find(([, { is }]) => is === 'champion');
    return { ...unit, champion: champion?.[1].leadership };
  }

  /** Who lends a unit his Leadership or his re-roll: those in it, those in other units of the combat, those outside. */
  private lending(side: SideName, name: string, after: Aftermath): Lending {
    const unit = this.fields[side][name]!;
    const characters: Record<
      string,
      { leadership: number; refused: boolean; verminousValour: boolean; wounds: number }
    > = {};
    let general: Lending['general'] = unit.general === undefined ? 'none' : { ...person, ...unit.general };
    let standard: Lending['standard'] =
      unit.standard === undefined ? 'none' : { ...person, ...unit.standard };
    for (const [otherName, other] of Object.entries(this.fields[side])) {
      const own = otherName === name;
      const place = own ? { joins: 'unit' as const } : { away: unitGap(unit, other, this.rules) };
      for (const [who, { is, leadership, large }] of this.present(other, after)) {
        const refused = this.isBarred(who, after);
        const himself = { ...person, leadership, refused };
        if (is === 'character' && own) characters[who] = himself;
        if (is === 'general') general = { ...himself, ...place, large, fleeing: false };
        if (is === 'standard') {
          const silent = refused && this.rules.of(refusedLdUntil) === 'combatEnds';
          if (!silent) standard = { ...himself, ...place, fleeing: false };
        }
      }
    }
    return { characters, general, standard };
  }
}

const person = { refused: false, verminousValour: false, wounds: 1 } as const;
const formation = (unit: FightingUnit) => ({ models: headcount(unit), wide: unit.wide });
