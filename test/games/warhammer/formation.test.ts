import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formationQuestion } from '../../../src/games/warhammer/formation.ts';
import type { EnemyFront } from '../../../src/games/warhammer/formation-contact.ts';
import { afterCasualties } from '../../../src/games/warhammer/formation-removal.ts';
import { modelsOf, shapeOf } from '../../../src/games/warhammer/formation-shape.ts';
import { drawUp, everyRemoval, score } from './formation-oracle.ts';
import { posed, rulesWith, solved } from './solved.ts';

const base = '20 x 20 mm';
const twenty = { models: 20, wide: 5, base, leadership: 7 };
const orcs = { wide: 4, base: '25 x 25 mm' };

describe('formation', () => {
  it('takes casualties from the rear, so that the front rank keeps every enemy', () => {
    // 20 models less 7: two ranks of five and one of three; the third no longer counts as a rank.
    const answer = solved(formationQuestion, { unit: twenty, enemies: { Orcs: orcs }, casualties: 7 });
    expect(
      answer.share('keeps every enemy', {
        models: 13,
        ranks: 2,
        enemyUnits: 1,
        enemyModels: 4,
        leadership: 7,
      }),
    ).toBe('1');
    expect(answer.noted('heavy casualties')).toBe('1');
    expect(answer.noted('Orcs in contact')).toBe('1');
  });

  it('counts a quarter, and more only where the rules say more', () => {
    const noted = (casualties: number, changes = {}) =>
      solved(formationQuestion, { unit: twenty, casualties }, changes).noted('heavy casualties');
    expect([noted(4), noted(5), noted(5, { 'panic.heavyCasualties': 'more than 1/4' })]).toEqual([
      '0',
      '1',
      '0',
    ]);
    // With a joined character 5 of 21 are fewer than a quarter.
    const joined = { unit: twenty, characters: { Captain: { leadership: 8 } } };
    expect(solved(formationQuestion, { ...joined, casualties: 5 }).noted('heavy casualties')).toBe('0');
  });

  it('gives up the end where fewer enemies stand: units first, then models', () => {
    // Eight files of 20 mm. At the left end Orcs touch files 1 to 5; at the right end Goblins touch files 7 and 8.
    const unit = { models: 8, wide: 8, base, leadership: 7 };
    const enemies = { Orcs: orcs, Goblins: { from: 120 / 25.4, wide: 2, base } };
    const share = (casualties: number, keep = 'enemyUnits') => [
      ...solved(formationQuestion, { unit, enemies, casualties }, { 'formation.engagedKeep': keep }).names,
    ];
    expect(share(3)).toEqual(['keeps every enemy']);
    // One model left: Orcs end at 100 mm, Goblins begin at 120: the model between them touches both with its corners.
    expect(share(7)).toEqual(['keeps every enemy']);
    expect(share(7, 'nothing')).toEqual(['loses an enemy']);
  });

  it('keeps many enemy models before many enemy units only where the rules say so', () => {
    // One file may stay. Its place between two units of one model each, or before three models of one unit.
    const unit = { models: 6, wide: 6, base, leadership: 7 };
    const enemies = {
      Swarm: { from: 0, wide: 5, base: '10 x 10 mm' },
      Left: { from: 80 / 25.4, wide: 1, base },
      Right: { from: 100 / 25.4, wide: 1, base },
    };
    const result = (keep: string) =>
      posed(
        formationQuestion,
        { unit, enemies, casualties: 5 },
        { 'formation.engagedKeep': keep },
      ).notes.join(' ');
    expect(result('enemyUnits')).toContain(
      'Swarm: out of contact. Left: 1 model in contact. Right: 1 model in contact',
    );
    expect(result('enemyModels')).toContain('Swarm: 4 models in contact. Left: out of contact.');
  });

  it('does not count corners where they do not touch', () => {
    const unit = { models: 5, wide: 5, base, leadership: 7 };
    const enemies = { Orcs: { from: 20 / 25.4, wide: 1, base } };
    const models = (changes = {}) =>
      solved(formationQuestion, { unit, enemies, casualties: 4 }, changes).share('keeps every enemy', {
        enemyModels: 1,
      });
    expect(models()).toBe('1');
    expect(models({ 'formation.cornersTouch': false })).toBe('1');
    const two = { A: { from: 0, wide: 1, base }, B: { from: 20 / 25.4, wide: 1, base } };
    const both = (changes = {}) => [
      ...solved(formationQuestion, { unit, enemies: two, casualties: 4 }, changes).names,
    ];
    expect(both()).toEqual(['keeps every enemy']);
    expect(both({ 'formation.cornersTouch': false })).toEqual(['loses an enemy']);
  });

  it('replaces a fallen champion or character by a model of the rank and file and loses his Leadership', () => {
    const fields = {
      unit: { ...twenty, command: ['champion', 'musician', 'standard'], champion: 8, files: { Captain: 5 } },
      characters: { Captain: { leadership: 9 } },
      enemies: { Orcs: orcs },
    };
    const left = (falls: string[]) => solved(formationQuestion, { ...fields, falls });
    expect(left([]).share('keeps every enemy', { models: 21, leadership: 9 })).toBe('1');
    expect(left(['Captain']).share('keeps every enemy', { models: 20, leadership: 8 })).toBe('1');
    expect(left(['Captain', 'champion']).share('keeps every enemy', { models: 19, leadership: 7 })).toBe('1');
    expect(left(['champion']).notes).toContain(
      'After: 4 ranks of 5; front rank · musician standard · Captain.',
    );
  });

  it('says who with a name stays in contact', () => {
    const fields = {
      unit: {
        models: 5,
        wide: 5,
        base,
        leadership: 7,
        command: ['champion', 'standard'],
        files: { champion: 1, standard: 5 },
      },
      enemies: { Orcs: { wide: 1, base: '25 x 25 mm' } },
    };
    const whole = solved(formationQuestion, fields);
    expect(whole.noted('champion in contact')).toBe('1');
    expect(whole.noted('standard in contact')).toBe('0');
    // Three casualties leave two: both stand before the Orc of 25 mm.
    const two = solved(formationQuestion, { ...fields, casualties: 3 });
    expect(two.noted('standard in contact')).toBe('1');
  });

  it('lets command models fall last, and characters only by name', () => {
    const fields = {
      unit: {
        models: 4,
        wide: 5,
        base,
        leadership: 7,
        command: ['champion', 'musician', 'standard'],
        champion: 8,
      },
      characters: { Captain: { leadership: 9 } },
    };
    const fallen = (casualties: number) =>
      posed(formationQuestion, { ...fields, casualties }).notes.join(' ');
    expect(fallen(1)).not.toContain('Fallen');
    expect(fallen(2)).toContain('Fallen: musician.');
    expect(fallen(3)).toContain('Fallen: musician, standard.');
    expect(fallen(4)).toContain('Fallen: musician, standard, champion.');
    expect(fallen(4)).toContain('front rank Captain.');
  });

  it('is destroyed when everybody falls; more casualties on dice than models are capped', () => {
    const answer = solved(formationQuestion, { unit: { ...twenty, models: 7 }, casualties: '2d6' });
    expect(answer.share('is destroyed')).toBe('7/12');
    expect(answer.notes.join(' ')).toContain('More than 7 casualties count as 7');
  });

  it('keeps flanks in a single rank, and loses the ranks at a flank from the rear', () => {
    const flanked = (models: number, casualties: number) =>
      solved(formationQuestion, {
        unit: { ...twenty, models },
        enemies: { Wolves: { side: 'left', wide: 3, base } },
        casualties,
      });
    expect(flanked(15, 0).share('keeps every enemy', { enemyModels: 3 })).toBe('1');
    // Two ranks are 40 mm deep: the third Wolf still touches the corner at 40 mm; one rank: the second does.
    expect(flanked(15, 5).share('keeps every enemy', { enemyModels: 3 })).toBe('1');
    expect(flanked(15, 10).share('keeps every enemy', { enemyModels: 2 })).toBe('1');
    expect(flanked(15, 13).share('keeps every enemy', { enemyModels: 2 })).toBe('1');
  });

  it('follows an enemy at the rear', () => {
    const answer = solved(formationQuestion, {
      unit: twenty,
      enemies: { Wolves: { side: 'rear', wide: 5, base } },
      casualties: 8,
    });
    // Two casualties in the third rank leave it three wide, and they are taken from one end: four Wolves touch it.
    expect(answer.share('keeps every enemy', { models: 12, enemyModels: 4 })).toBe('1');
  });

  it('says which of those with a name touch enemies at the flanks and the rear', () => {
    const unit = { ...twenty, command: ['champion', 'standard'], files: { champion: 1, standard: 5 } };
    const noted = (side: string, casualties = 0, from = 0) => {
      const answer = solved(formationQuestion, {
        unit,
        enemies: { Wolves: { side, wide: 1, base, from } },
        casualties,
      });
      return [answer.noted('champion in contact'), answer.noted('standard in contact')];
    };
    expect(noted('left')).toEqual(['1', '0']);
    expect(noted('right')).toEqual(['0', '1']);
    expect(noted('left', 0, 60 / 25.4)).toEqual(['0', '0']);
    expect(noted('rear')).toEqual(['0', '0']);
    // Only the front rank is left: the one Wolf behind file 1 touches the champion.
    expect(noted('rear', 15)).toEqual(['1', '0']);
    // Three files are left, from the side that the Wolf touches.
    expect(noted('right', 17)).toEqual(['0', '1']);
    expect(noted('left', 17)).toEqual(['1', '0']);
  });

  it('loses every enemy where nothing need be kept', () => {
    const unit = { models: 5, wide: 5, base, leadership: 7 };
    const answer = solved(
      formationQuestion,
      { unit, enemies: { Wolves: { side: 'right', wide: 1, base } }, casualties: 1 },
      { 'formation.engagedKeep': 'nothing' },
    );
    expect(answer.share('keeps no enemy', { enemyUnits: 0, enemyModels: 0 })).toBe('1');
  });

  it('loses what a General and a battle standard in it lend when they fall', () => {
    const fields = {
      unit: twenty,
      general: { leadership: 9, joins: 'unit' },
      standard: { leadership: 8, joins: 'unit' },
    };
    const left = (falls: string[]) =>
      [...solved(formationQuestion, { ...fields, falls }).diagram.outcomes].map(
        ({ quantities }) => quantities.leadership,
      );
    expect(left([])).toEqual([9]);
    expect(left(['General'])).toEqual([8]);
    expect(left(['General', 'battle standard'])).toEqual([7]);
    expect(left(['battle standard'])).toEqual([9]);
    // Outside the unit they take no place in it.
    const outside = solved(formationQuestion, {
      unit: twenty,
      general: { leadership: 9, away: 5 },
      standard: { away: 5 },
    });
    expect(outside.share('is not engaged', { models: 20, leadership: 9 })).toBe('1');
  });

  it('counts a champion without a Leadership of his own as one of the rank and file', () => {
    const unit = { models: 1, wide: 1, base, leadership: 7, command: ['champion'] };
    expect(solved(formationQuestion, { unit }).share('is not engaged', { leadership: 7 })).toBe('1');
  });

  const enemyArbitrary = fc.record({
    side: fc.constantFrom('front', 'left', 'right', 'rear'),
    from: fc.integer({ min: -4, max: 12 }).map((tens) => tens * 10),
    wide: fc.integer({ min: 1, max: 4 }),
    base: fc.constantFrom({ width: 20, depth: 20 }, { width: 25, depth: 25 }, { width: 30, depth: 10 }),
  }) as fc.Arbitrary<EnemyFront>;

  it('chooses as well as the best of every way to take the casualties (oracle)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 6 }),
        fc.array(enemyArbitrary, { minLength: 0, maxLength: 4 }),
        fc.integer({ min: 0, max: 9 }),
        (models, wide, fronts, wanted) => {
          const casualties = Math.min(wanted, models - 1);
          const enemies = new Map(fronts.map((front, i) => [`enemy ${i}`, front]));
          const chosen = afterCasualties(
            shapeOf(models, wide),
            casualties,
            { width: 20, depth: 20 },
            enemies,
            rulesWith(),
          );
          const frontage = Math.min(models, wide);
          const scores = everyRemoval(drawUp(models, wide), casualties).map((ranks) =>
            score(ranks, frontage, fronts),
          );
          const best = scores.reduce((a, b) =>
            b.units > a.units || (b.units === a.units && b.models > a.models) ? b : a,
          );
          expect({ units: chosen.enemyUnits, models: chosen.enemyModels }).toEqual(best);
          expect(modelsOf(chosen.shape)).toBe(models - casualties);
        },
      ),
      { numRuns: 400, seed: 17 },
    );
  });
});
