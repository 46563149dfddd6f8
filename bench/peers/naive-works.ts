/**
 * The works as one would write them without this project: trial by trial, die by die, no tables. `roll(sides)` is a
 * die of the peer's. A second writing of the rules, for comparison only; checked by χ² before it is timed.
 */
export type NaiveWork = (roll: (sides: number) => number, trials: number, counts: number[]) => void;

export const naiveWorks: Readonly<Record<string, { categories: number; play: NaiveWork }>> = {
  pass: {
    categories: 2,
    play(roll, trials, counts) {
      for (let i = 0; i < trials; i++) counts[roll(6) + roll(6) <= 7 ? 1 : 0]!++;
    },
  },
  histogram: {
    categories: 11,
    play(roll, trials, counts) {
      for (let i = 0; i < trials; i++) counts[roll(6) + roll(6) - 2]!++;
    },
  },
  reroll: {
    categories: 3,
    play(roll, trials, counts) {
      for (let i = 0; i < trials; i++) {
        const passes = roll(6) + roll(6) <= 7;
        if (passes) counts[1]!++;
        else counts[roll(6) + roll(6) <= 7 ? 2 : 0]!++;
      }
    },
  },
  alone: { categories: 36, play: alone },
  rout: { categories: 11 * 13, play: rout },
  warband: { categories: 16 * 16, play: warband },
};

/** Ld 7, three opponents, wounds on 4+, save on 5+, 24 inches. Categories: works/alone.ts. */
function alone(roll: (sides: number) => number, trials: number, counts: number[]): void {
  for (let i = 0; i < trials; i++) {
    if (roll(6) + roll(6) <= 7) {
      counts[0]!++;
      continue;
    }
    let worst = 0;
    for (let enemy = 0; enemy < 3; enemy++) {
      if (roll(6) >= 4 && roll(6) < 5) worst = Math.max(worst, Math.ceil(roll(6) / 2));
    }
    if (worst > 0) {
      counts[worst]!++;
      continue;
    }
    let distance = roll(6) + roll(6);
    for (let turn = 2; ; turn++) {
      if (roll(6) + roll(6) <= 7) {
        counts[4 + turn]!++;
        break;
      }
      distance += roll(6) + roll(6);
      if (distance >= 24) {
        counts[20 + turn]!++;
        break;
      }
    }
  }
}

/** Twelve warriors, Leadership 8 and 7, D3-1 fall a turn, ten turns. Categories: 13 · turn + standing; turn 0: never. */
function rout(roll: (sides: number) => number, trials: number, counts: number[]): void {
  for (let i = 0; i < trials; i++) {
    let standing = 12;
    let leadership = 8;
    for (let turn = 1; ; turn++) {
      for (let losses = roll(3) - 1; losses > 0 && standing > 0; losses--) {
        if (leadership === 8 && roll(standing) === 1) leadership = 7;
        standing--;
      }
      if (4 * (12 - standing) >= 12 && (standing === 0 || roll(6) + roll(6) > leadership)) {
        counts[13 * turn + standing]!++;
        break;
      }
      if (turn === 10) {
        counts[standing]!++;
        break;
      }
    }
  }
}

/** A leader, four champions, ten warriors: Leadership 8, 7, 6; 15 turns. Categories: 16 · turn + standing; turn 0: never. */
function warband(roll: (sides: number) => number, trials: number, counts: number[]): void {
  for (let i = 0; i < trials; i++) {
    let leader = 1;
    let champions = 4;
    let warriors = 10;
    for (let turn = 1; ; turn++) {
      for (let losses = roll(3) - 1; losses > 0 && leader + champions + warriors > 0; losses--) {
        const who = roll(leader + champions + warriors);
        if (who <= leader) leader--;
        else if (who <= leader + champions) champions--;
        else warriors--;
      }
      const standing = leader + champions + warriors;
      const leadership = leader > 0 ? 8 : champions > 0 ? 7 : 6;
      if (4 * (15 - standing) >= 15 && (standing === 0 || roll(6) + roll(6) > leadership)) {
        counts[16 * turn + standing]!++;
        break;
      }
      if (turn === 15) {
        counts[standing]!++;
        break;
      }
    }
  }
}
