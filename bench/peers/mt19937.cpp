// Plain C++, trial by trial: what a careful player would write.
#include <algorithm>
#include "battle_line.hpp"
#include "battlefield.hpp"
#include "dice.hpp"
#include "serve.hpp"

namespace {
uint64_t pass(uint64_t trials, uint64_t seed, Counts& counts) {
  Dice dice(seed);
  uint64_t passed = 0;
  for (uint64_t i = 0; i < trials; i++) passed += dice.two_d6() <= 7;
  counts[0] += trials - passed;
  counts[1] += passed;
  return trials;
}

uint64_t histogram(uint64_t trials, uint64_t seed, Counts& counts) {
  Dice dice(seed);
  for (uint64_t i = 0; i < trials; i++) counts[dice.two_d6() - 2]++;
  return trials;
}

uint64_t reroll(uint64_t trials, uint64_t seed, Counts& counts) {
  Dice dice(seed);
  for (uint64_t i = 0; i < trials; i++) counts[dice.two_d6() <= 7 ? 1 : dice.two_d6() <= 7 ? 2 : 0]++;
  return trials;
}

uint64_t alone(uint64_t trials, uint64_t seed, Counts& counts) {
  Dice dice(seed);
  for (uint64_t i = 0; i < trials; i++) {
    if (dice.two_d6() <= 7) { counts[0]++; continue; }
    int worst = 0;
    for (int enemy = 0; enemy < 3; enemy++)
      if (dice.d6() >= 4 && dice.d6() < 5) worst = std::max(worst, (dice.d6() + 1) / 2);
    if (worst) { counts[worst]++; continue; }
    int distance = dice.two_d6();
    for (int turn = 2;; turn++) {
      if (dice.two_d6() <= 7) { counts[4 + turn]++; break; }
      distance += dice.two_d6();
      if (distance >= 24) { counts[20 + turn]++; break; }
    }
  }
  return trials;
}

uint64_t rout(uint64_t trials, uint64_t seed, Counts& counts) {
  Dice dice(seed);
  for (uint64_t i = 0; i < trials; i++) {
    int standing = 12, leadership = 8;
    for (int turn = 1;; turn++) {
      for (int losses = dice.d3() - 1; losses > 0 && standing > 0; losses--) {
        if (leadership == 8 && dice.of(standing) == 1) leadership = 7;
        standing--;
      }
      if (4 * (12 - standing) >= 12 && (standing == 0 || dice.two_d6() > leadership)) { counts[13 * turn + standing]++; break; }
      if (turn == 10) { counts[standing]++; break; }
    }
  }
  return trials;
}

uint64_t warband(uint64_t trials, uint64_t seed, Counts& counts) {
  Dice dice(seed);
  for (uint64_t i = 0; i < trials; i++) {
    int leader = 1, champions = 4, warriors = 10;
    for (int turn = 1;; turn++) {
      for (int losses = dice.d3() - 1; losses > 0 && leader + champions + warriors > 0; losses--) {
        const int who = dice.of(leader + champions + warriors);
        if (who <= leader) leader--;
        else if (who <= leader + champions) champions--;
        else warriors--;
      }
      const int standing = leader + champions + warriors, leadership = leader ? 8 : champions ? 7 : 6;
      if (4 * (15 - standing) >= 15 && (standing == 0 || dice.two_d6() > leadership)) { counts[16 * turn + standing]++; break; }
      if (turn == 15) { counts[standing]++; break; }
    }
  }
  return trials;
}

uint64_t cascade(uint64_t trials, uint64_t seed, Counts& counts) {
  Dice dice(seed);
  for (uint64_t i = 0; i < trials; i++) {
    int tested = 1, to_test = PASSED_BY[0][dice.two_d6()], fled = 1;
    while (to_test) {
      const int unit = __builtin_ctz(to_test);
      tested |= 1 << unit;
      to_test &= to_test - 1;
      if (dice.two_d6() <= LEADERSHIP) continue;
      fled++;
      to_test |= PASSED_BY[unit][dice.two_d6()] & ~tested;
    }
    counts[fled]++;
  }
  return trials;
}

/** The first event of the battle line alone, and the whole of it. */
uint64_t battle_line_event(uint64_t trials, uint64_t seed, Counts& counts) {
  return battle_line::play({battle_line::HAPPENINGS.front()}, 1, trials, seed, counts);
}
uint64_t battle_line_whole(uint64_t trials, uint64_t seed, Counts& counts) {
  return battle_line::play(battle_line::HAPPENINGS, battle_line::TURNS, trials, seed, counts);
}
}  // namespace

int main() {
  return serve({{"pass", {2, pass}}, {"histogram", {11, histogram}}, {"reroll", {3, reroll}}, {"alone", {36, alone}},
                {"rout", {11 * 13, rout}}, {"warband", {16 * 16, warband}}, {"cascade", {UNITS + 1, cascade}},
                {"battle-line-event", {battle_line::CATEGORIES, battle_line_event}},
                {"battle-line", {battle_line::CATEGORIES, battle_line_whole}}});
}
