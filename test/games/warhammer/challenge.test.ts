import { describe, expect, it } from 'vitest';
import { playScript } from '../../../src/engine/scripted-dice.ts';
import { challengeQuestion } from '../../../src/games/warhammer/challenge.ts';
import { posed, solved } from './solved.ts';

const base = '20 x 20 mm';
const captain = { leadership: 9, move: 4, file: 3 };
const sergeant = { is: 'champion', leadership: 7, move: 4, file: 4 };
const halberdiers = { leadership: 7, models: 20, base, figures: { Captain: captain } };
const boss = { leadership: 8, move: 4, file: 3 };
const orcs = { leadership: 7, models: 20, base, figures: { Boss: boss } };
const scene = {
  turn: 'theirs',
  ours: { Halberdiers: halberdiers },
  theirs: { Orcs: orcs },
  challenger: 'Boss',
  margin: { refused: 2, won: -1, lost: 4 },
};
const ask = (fields: object = {}, changes = {}) =>
  solved(challengeQuestion, { ...scene, ...fields }, changes);
const notes = (fields: object = {}, changes = {}) =>
  posed(challengeQuestion, { ...scene, ...fields }, changes).notes.join(' ');
const ours = (change: object) => ({ ours: { Halberdiers: { ...halberdiers, ...change } } });
const holds = (fields: object = {}, changes = {}): string =>
  ask(fields, changes).share('both sides fight on');

describe('a challenge is refused', () => {
  it('and the unit may not use the Leadership of the one who is sent to the rear', () => {
    // 7 less the margin of 2: 5 or less with 10 of 36 throws. With his 9 it would be 7 or less.
    expect(holds()).toBe('5/18');
    expect(holds({ challenger: 'none' })).toBe('7/12');
    expect(notes()).toContain('Captain goes to the rear');
    expect(notes()).toContain('Not used: Leadership 9 from Captain, who has refused a challenge');
  });

  it('but a General outside still lends his own', () => {
    expect(holds(ours({ general: { leadership: 9, away: 10 } }))).toBe('7/12');
    expect(holds(ours({ general: { leadership: 9, away: 13 } }))).toBe('5/18');
    expect(holds(ours({ general: { leadership: 9, away: 3, fleeing: true } }))).toBe('5/18');
    expect(holds(ours({ standard: { away: 3 } }))).toBe('155/324');
  });

  it('names the character of the highest Leadership, or the one that the challenger names', () => {
    const two = ours({ figures: { Captain: captain, Wizard: { leadership: 8, move: 4, file: 1 } } });
    expect(holds(two)).toBe('5/12');
    expect(holds({ ...two, names: 'Wizard' })).toBe('7/12');
    const weakFirst = ours({ figures: { Wizard: { leadership: 8, move: 4, file: 1 }, Captain: captain } });
    expect(holds(weakFirst)).toBe('5/12');
  });

  it('sends nobody away where only champions could have accepted', () => {
    const only = ours({ figures: { Sergeant: { ...sergeant, leadership: 8 } } });
    expect(holds(only)).toBe('5/12');
    expect(notes(only)).toContain('Only champions could have accepted: nobody is sent to the rear.');
  });

  it('only where he has a rear rank, under such rules; else he must accept', () => {
    const line = ours({ models: 4 });
    const strict = { 'challenge.refusalNeedsRearRank': true };
    expect(notes(line)).toContain('The challenge is refused');
    expect(notes(line, strict)).toContain('Captain has no rear rank to go to and must accept.');
    expect(notes({}, strict)).toContain('The challenge is refused');
  });

  it('ends his ban with the round, the turn or the combat', () => {
    const later = { rounds: 2, margin: { ...scene.margin, refused: 0, later: 2 } };
    expect(holds(later)).toBe('7/12');
    expect(holds(later, { 'challenge.refusedLdUntil': 'turn' })).toBe('7/12');
    expect(holds(later, { 'challenge.refusedLdUntil': 'combatEnds' })).toBe('5/18');
    // The Orcs lose by 6 and break on 1 or less, surely; the Halberdiers, free then, must take a panic test.
    const free = { margin: { ...scene.margin, refused: -8 }, panicAfter: true };
    const panics = (until: string) =>
      ask(free, { 'challenge.refusedLdUntil': until }).noted('Halberdiers panic');
    expect(['round', 'turn', 'combatEnds'].map(panics)).toEqual(['1/6', '5/12', '5/12']);
  });

  it('takes from a General his unit, and under some rules the others', () => {
    const general = {
      ours: {
        Halberdiers: { ...halberdiers, figures: { Captain: { ...captain, is: 'general' } } },
        Spearmen: { leadership: 7, models: 20, base, from: 4 },
      },
    };
    // Halberdiers on 5, Spearmen on his 9 less 2: 5/18 · 7/12.
    expect(holds(general)).toBe('35/216');
    expect(holds(general, { 'leadership.refusedGeneralAura': 'off' })).toBe('25/324');
  });

  it('leaves the re-roll of a battle standard, and what he makes stubborn, unless the ban lasts for the combat', () => {
    const bearer = ours({ figures: { Bearer: { ...captain, leadership: 7, is: 'standard' } } });
    expect(holds(bearer)).toBe('155/324');
    expect(holds(bearer, { 'challenge.refusedLdUntil': 'combatEnds' })).toBe('5/18');
    const stubborn = ours({ figures: { Captain: { ...captain, stubborn: true } } });
    expect(holds(stubborn)).toBe('7/12');
    expect(holds(stubborn, { 'challenge.refusedLdUntil': 'combatEnds' })).toBe('5/18');
  });
});

describe('a challenge is accepted', () => {
  const accepted = { answer: 'Captain', duel: { won: '1/4', lost: '1/2' } };
  it('and the loser of the duel is slain, with his Leadership', () => {
    const answer = ask(accepted);
    expect(answer.noted('the duel is lost')).toBe('1/2');
    expect(answer.noted('the duel is drawn')).toBe('1/4');
    // Lost: 7 − 4 = 3, passed by 3 of 36. Drawn: as refused, 9 − 2 = 7, 21/36: 1/2 · 33/36 + 1/4 · 15/36 = 9/16.
    expect(answer.noted('Halberdiers break')).toBe('9/16');
    // Won: the Orcs on 7 − 1 = 6, without their Boss: 1/4 · 21/36.
    expect(answer.noted('Orcs break')).toBe('7/48');
  });

  it('by a champion, whose Leadership goes with him', () => {
    const fields = {
      ...ours({ leadership: 6, figures: { Sergeant: sergeant } }),
      answer: 'Sergeant',
      margin: { refused: 2, won: 0, lost: 2 },
    };
    expect(holds({ ...fields, duel: { won: 0, lost: 1 } })).toBe('1/6');
    expect(holds({ ...fields, duel: { won: 0, lost: 0 } })).toBe('5/18');
    expect(holds({ ...fields, duel: { won: 1, lost: 0 } })).toBe('1');
  });

  it('with margins of its own for a drawn duel', () => {
    expect(holds({ answer: 'Captain', margin: { ...scene.margin, drawn: 0 } })).toBe('1');
  });

  it('by nobody who cannot be reached: then it is refused or not made', () => {
    const apart = (move: number, width: number, changes = {}) =>
      notes(
        {
          ours: {
            Halberdiers: {
              ...halberdiers,
              wide: width,
              models: width * 2,
              figures: { Captain: { ...captain, move, file: width } },
            },
          },
          theirs: {
            Orcs: { ...orcs, wide: width, models: width * 2, figures: { Boss: { ...boss, move, file: 1 } } },
          },
          answer: 'Captain',
        },
        changes,
      );
    // Files 1 and 12 of 20 mm: 200 mm between the two are 7.87 inches, and they reach four times the Movement.
    expect(apart(2, 12)).toContain(
      'Captain accepts: the accepter moves.'.replace('the accepter moves', 'both move'),
    );
    expect(apart(4, 12)).toContain('Captain accepts: the accepter moves.');
    expect(apart(1, 12)).toContain('Captain cannot accept: he is 7.87 inches away, and they reach 4.');
    expect(apart(1, 12)).toContain('Boss may not challenge: no enemy could accept.');
    expect(apart(1, 12, { 'challenge.challengeReach': 'inContact' })).toContain(
      'they cannot be moved into base contact',
    );
    expect(
      apart(1, 12, {
        'challenge.challengeReach': 'inContact',
        'challenge.cannotBePlaced': 'countsAsInContact',
      }),
    ).toContain('Captain accepts: they count as in contact.');
    expect(apart(2, 12, { 'challenge.movements': 1 })).toContain('cannot accept');
  });

  it('by moving the challenger where the accepter is a model alone', () => {
    const monster = {
      leadership: 8,
      models: 1,
      wide: 1,
      base: '50 x 50 mm',
      figures: { Ogre: { is: 'champion', leadership: 8, move: 6, file: 1 } },
    };
    const meets = (file: number, move = 4) =>
      notes({
        ours: {
          Ogre: { ...monster, figures: { Hero: { is: 'champion', leadership: 8, move: 6, file: 1 } } },
        },
        theirs: { Orcs: { ...orcs, wide: 10, figures: { Boss: { ...boss, file, move } } } },
        answer: 'Hero',
      });
    expect(meets(2)).toContain('Hero accepts: they are in contact.');
    expect(meets(10)).toContain('Hero accepts: the challenger moves.');
    expect(meets(10, 1)).toContain('they cannot be moved into base contact');
  });

  it('not by a place that another character holds', () => {
    const crowd = { A: { leadership: 7, move: 4, file: 1 }, B: { leadership: 7, move: 4, file: 2 } };
    const fields = {
      ours: { Halberdiers: { ...halberdiers, wide: 2, models: 2, figures: crowd } },
      theirs: { Orcs: { ...orcs, wide: 6, from: -80 / 25.4, figures: { Boss: { ...boss, file: 1 } } } },
      answer: 'B',
    };
    // A and B fill their front rank; only the Boss can move, to touch B.
    expect(notes(fields)).toContain('B accepts: the challenger moves.');
  });

  it('only by units in contact with the challenger’s', () => {
    const far = {
      ours: {
        Halberdiers: halberdiers,
        Spearmen: { leadership: 7, models: 10, base, from: 4, figures: { Sergeant: sergeant } },
      },
    };
    expect(notes(far)).toContain('Sergeant cannot accept: Spearmen are not in contact with Orcs.');
    // Corner to corner: the Orcs end where the Spearmen begin.
    const corner = { ours: { ...far.ours, Spearmen: { ...far.ours.Spearmen, from: 100 / 25.4 } } };
    expect(notes(corner)).toContain('Captain, Sergeant could accept.');
  });
});

describe('the order of challenges', () => {
  it('lets the side whose turn it is go first', () => {
    expect(notes()).toContain('Their side may challenge first.');
    expect(notes()).toContain('It is the turn of his side: Boss challenges.');
    expect(notes({ turn: 'ours' })).toContain('The side whose turn it is does not challenge; Boss does.');
    expect(notes({ turn: 'ours', challenger: 'Captain' })).toContain('Our side may challenge first.');
    expect(notes({ challenger: 'none' })).toContain('Nobody challenges.');
  });

  it('takes the margin of a combat without a challenge', () => {
    expect(holds({ challenger: 'none', margin: { ...scene.margin, without: 0 } })).toBe('1');
    const alone = { theirs: { Orcs: { ...orcs, from: 30 } }, margin: { ...scene.margin, without: 1 } };
    expect(holds(alone)).toBe('13/18');
  });
});

describe('break tests after a challenge', () => {
  it('are taken by each unit of the side that has lost, and none by the unbreakable', () => {
    expect(holds(ours({ unbreakable: true }))).toBe('1');
    expect(ask({ margin: { ...scene.margin, refused: -3 } }).share('their side breaks')).toBe('13/18');
  });

  it('are without the margin for the stubborn and the steadfast', () => {
    expect(holds(ours({ stubborn: true }))).toBe('7/12');
    expect(holds(ours({ models: 40 }))).toBe('7/12');
    expect(holds(ours({ models: 40 }), { 'break.steadfast': false })).toBe('5/18');
  });

  it('come again each round', () => {
    const twice = ask({ rounds: 2, margin: { ...scene.margin, later: 2 } });
    expect(twice.share('our side breaks', { round: 1 })).toBe('13/18');
    expect(twice.share('our side breaks', { round: 2 })).toBe('25/216');
    const same = ask({ rounds: 2 });
    expect(same.share('our side breaks', { round: 2 })).toBe('25/216');
  });

  it('end with a panic test of those who are free, unless they are immune', () => {
    const free = { margin: { ...scene.margin, refused: -8 }, panicAfter: true };
    expect(ask({ ...free, ...ours({ immuneToPsychology: true }) }).noted('Halberdiers panic')).toBe('0');
    expect(ask({ ...free, ...ours({ unbreakable: true }) }).noted('Halberdiers panic')).toBe('0');
    const two = {
      ours: { Halberdiers: halberdiers, Spearmen: { leadership: 7, models: 20, base, from: 4 } },
      ...free,
    };
    expect(ask(two).noted('Spearmen panic')).toBe('5/12');
    const lateRound = { ...free, rounds: 2, margin: { ...scene.margin, refused: 0, later: -8 } };
    expect(ask(lateRound).noted('Halberdiers panic')).toBe('1/6');
  });

  it('follow the dice of the margin', () => {
    const { rule } = posed(challengeQuestion, { ...scene, margin: { ...scene.margin, refused: 'd3' } });
    expect(playScript(rule, [3, 4]).outcome.key).toBe('both sides fight on');
    expect(playScript(rule, [3, 5]).outcome.key).toBe('our side breaks round=1');
  });
});

describe('challenge: faults', () => {
  it.each([
    [{ challenger: 'Chief' }, 'there is no "Chief" among Captain, Boss'],
    [{ answer: 'Boss' }, '"Boss" is no enemy of the challenger'],
    [{ answer: 'Sergeant' }, 'write refuse or one of Captain'],
    [{ names: 'Boss' }, '"Boss" is no enemy of the challenger'],
    [{ names: 'Nobody' }, '"Nobody" is no enemy of the challenger'],
    [
      { ...ours({ figures: { Captain: captain, Sergeant: sergeant } }), names: 'Sergeant' },
      'a champion cannot be named',
    ],
    [ours({ figures: { Captain: { ...captain, file: 6 } } }), 'the front rank has only 5 files'],
    [ours({ figures: { Captain: captain, Wizard: captain } }), 'somebody stands in file 3 already'],
    [ours({ figures: { Boss: captain } }), 'the name "Boss" is taken'],
    [
      ours({ figures: { A: { ...captain, is: 'general' }, B: { ...captain, file: 1, is: 'general' } } }),
      'there is a general already',
    ],
    [ours({ figures: { A: sergeant, B: { ...sergeant, file: 1 } } }), 'there is a champion already'],
    [
      ours({ figures: { A: { ...captain, is: 'general' } }, general: { leadership: 9, away: 3 } }),
      'the general is in the combat; there is no second one outside it',
    ],
    [{ duel: { won: '1/2', lost: '2/3' } }, 'expected won and lost to be at most 1 together'],
  ])('%j: %s', (fields, message) => {
    expect(() => posed(challengeQuestion, { ...scene, ...fields })).toThrow(message);
  });
});
