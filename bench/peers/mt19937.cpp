// Plain C++: one mt19937, one uniform_int_distribution a die, trial by trial. What a careful player would write.
#include <algorithm>
#include <random>
#include "battlefield.hpp"
#include "serve.hpp"

namespace {
struct Dice {
  std::mt19937 generator;
  std::uniform_int_distribution<int> six{1, 6}, three{1, 3};
  explicit Dice(uint64_t seed) : generator(static_cast<uint32_t>(seed)) {}
  int d3() { return three(generator); }
  int d6() { return six(generator); }
  int two_d6() { const int first = d6(); return first + d6(); }
  int of(int sides) { return std::uniform_int_distribution<int>(1, sides)(generator); }
};

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

bool is_passed(double x, double y, double way, double from, double to) {
  const double nearest = y < to ? to : y > from ? from : y, dx = x - way, dy = y - nearest;
  return dx * dx + dy * dy <= REACH * REACH;
}

/** The same battle as works/battle.ts, line by line. */
uint64_t battle(uint64_t trials, uint64_t seed, Counts& counts) {
  Dice dice(seed);
  double y[UNITS];
  for (uint64_t i = 0; i < trials; i++) {
    std::copy(Y, Y + UNITS, y);
    int fleeing = 1, steady = (1 << UNITS) - 2;
    for (int turn = 0; turn <= TURNS; turn++) {
      int tested = 0;
      for (int left = fleeing; left; left = fleeing & ~tested) {
        const int unit = left & -left;
        tested |= unit;
        if (turn > 0 && dice.two_d6() <= LEADERSHIP) {
          fleeing &= ~unit;
          steady |= unit;
          continue;
        }
        for (int due = unit; due;) {
          const int runner = due & -due, number = __builtin_ctz(runner);
          due &= ~runner;
          const double way = X[number], from = y[number], to = from - dice.two_d6();
          y[number] = to;
          if (to > 0) fleeing |= runner;
          else fleeing &= ~runner;
          for (int others = steady & ~tested; others; others &= others - 1) {
            const int other = others & -others, at = __builtin_ctz(other);
            if (!is_passed(X[at], y[at], way, from, to)) continue;
            tested |= other;
            if (dice.two_d6() <= LEADERSHIP) continue;
            steady &= ~other;
            due |= other;
          }
        }
      }
    }
    counts[(UNITS + 1) * (UNITS - __builtin_popcount(steady | fleeing)) + __builtin_popcount(fleeing)]++;
  }
  return trials;
}
}  // namespace

int main() {
  return serve({{"pass", {2, pass}}, {"histogram", {11, histogram}}, {"reroll", {3, reroll}}, {"alone", {36, alone}},
                {"rout", {11 * 13, rout}}, {"warband", {16 * 16, warband}}, {"cascade", {UNITS + 1, cascade}},
                {"battle", {(UNITS + 1) * (UNITS + 1), battle}}});
}
