import { describe, expect, it } from 'vitest';
import { solve } from './solved.ts';

// Every fraction here comes from a program apart that plays all dice of the game, warrior by warrior and turn by turn,
// and puts nothing together. It shares no text with the rules that are tested.

describe('the exact shares of an enumeration', () => {
  it('of a lone warrior with two wounds, a save and a helmet, charged in every enemy turn', () => {
    const shares = solve('all-alone', {
      warrior: { leadership: 7, toughness: 3, wounds: 2, save: '5+', helmet: true },
      enemies: { Two: { strength: 4, count: 2 }, One: { strength: 3 } },
      edge: 14,
      turns: 2,
      followed: 3,
      charges: 1,
    });
    expect(shares.of('holds')).toBe('49/144');
    expect(shares.of('knocked down', { turn: 1 })).toBe('1025/11664');
    expect(shares.of('stunned', { turn: 2 })).toBe('25025/1259712');
    expect(shares.of('out of action', { turn: 1 })).toBe('1975/26244');
    expect(shares.of('leaves the table', { turn: 2 })).toBe('5700265/51018336');
    expect(shares.of('leaves the table', { turn: 5 })).toBe('56875/1028294561267712');
    expect(shares.of('rallies', { turn: 4 })).toBe('2043252575/85691213438976');
  });

  it('of a game of nerves with losses, injuries, warriors caught alone, flights and rallies', () => {
    const shares = solve('nerves', {
      turns: 2,
      warband: {
        Leader: { leadership: 8, role: 'leader', save: '5+' },
        Men: { leadership: 6, count: 2, save: '5+' },
        Zealot: { leadership: 7, immune: true, save: '5+' },
      },
      losses: { eachTurn: 'd2-1', become: 'injured' },
      alone: {
        chance: '1/6',
        opponents: { Thugs: { strength: 3, count: 2 } },
        edge: 9,
        leaderNear: true,
      },
    });
    expect(shares.of('fights on', { standing: 1, losses: 1, gone: 2 })).toBe(
      '8445773632113565205927/38244708649188234523312128',
    );
    expect(shares.of('fights on', { standing: 2, losses: 0, gone: 2 })).toBe(
      '82900396021422202223/69949169911638289022976',
    );
    expect(shares.of('fights on', { standing: 2, losses: 1, gone: 1 })).toBe(
      '138467920484840235950093/11331765525685402821722112',
    );
    expect(shares.of('fights on', { standing: 4, losses: 0, gone: 0 })).toBe(
      '1470790113990166420187/2590709996727344037888',
    );
    expect(shares.of('routs', { turn: 2, standing: 1, losses: 1, gone: 2 })).toBe(
      '173092783675/6940988288557056',
    );
    expect(shares.of('routs', { turn: 2, standing: 1, losses: 2, gone: 1 })).toBe(
      '1886999239165/6940988288557056',
    );
    expect(shares.of('routs', { turn: 2, standing: 1, losses: 3, gone: 0 })).toBe(
      '10864896714769/27763953154228224',
    );
    expect(shares.of('routs', { turn: 2, standing: 2, losses: 1, gone: 1 })).toBe(
      '5688462599765/2313662762852352',
    );
    expect(shares.of('routs', { turn: 2, standing: 2, losses: 2, gone: 0 })).toBe(
      '101218983130825/9254651051409408',
    );
    expect(shares.of('routs', { turn: 2, standing: 3, losses: 1, gone: 0 })).toBe(
      '520028393277157/6169767367606272',
    );
    expect(shares.noted('a warrior breaks', { turn: 1 })).toBe('47555729/241864704');
    expect(shares.noted('a warrior breaks', { turn: 2 })).toBe('156579242549393872723/971516248772754014208');
    expect(shares.noted('still fighting', { turn: 1 })).toBe('91/96');
    expect(shares.noted('still fighting', { turn: 2 })).toBe('194124603145177/228509902503936');
  });
});
