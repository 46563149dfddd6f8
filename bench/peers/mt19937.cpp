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

/** The same battle as works/battle.ts, line by line. */
struct Battle {
  enum Status : uint8_t { STEADY, FLEEING, GONE };
  Dice dice;
  double y[UNITS];
  Status status[UNITS];
  bool tested[UNITS];
  explicit Battle(uint64_t seed) : dice(seed) {}

  static bool is_passed(double x, double y, double way_x, double from, double to) {
    const double nearest = std::min(std::max(y, to), from), dx = x - way_x, dy = y - nearest;
    return dx * dx + dy * dy <= REACH * REACH;
  }
  void settle(int first) {
    uint8_t to_flee[2 * UNITS];
    int due = 1;
    to_flee[0] = first;
    for (int next = 0; next < due; next++) {
      const int unit = to_flee[next];
      const double from = y[unit], to = from - dice.two_d6();
      y[unit] = to;
      status[unit] = to <= 0 ? GONE : FLEEING;
      for (int other = 0; other < UNITS; other++) {
        if (status[other] != STEADY || tested[other] || !is_passed(X[other], y[other], X[unit], from, to)) continue;
        tested[other] = true;
        if (dice.two_d6() > LEADERSHIP) {
          status[other] = FLEEING;
          to_flee[due++] = other;
        }
      }
    }
  }
  void fight(Counts& counts) {
    std::copy(Y, Y + UNITS, y);
    std::fill(status, status + UNITS, STEADY);
    std::fill(tested, tested + UNITS, false);
    settle(0);
    for (int turn = 1; turn <= TURNS; turn++) {
      std::fill(tested, tested + UNITS, false);
      for (int unit = 0; unit < UNITS; unit++) {
        if (status[unit] != FLEEING || tested[unit]) continue;
        tested[unit] = true;
        if (dice.two_d6() <= LEADERSHIP) status[unit] = STEADY;
        else settle(unit);
      }
    }
    int gone = 0, fleeing = 0;
    for (int unit = 0; unit < UNITS; unit++) {
      gone += status[unit] == GONE;
      fleeing += status[unit] == FLEEING;
    }
    counts[(UNITS + 1) * gone + fleeing]++;
  }
};

uint64_t battle(uint64_t trials, uint64_t seed, Counts& counts) {
  Battle fought(seed);
  for (uint64_t i = 0; i < trials; i++) fought.fight(counts);
  return trials;
}
}  // namespace

int main() {
  return serve({{"pass", {2, pass}}, {"histogram", {11, histogram}}, {"reroll", {3, reroll}}, {"alone", {36, alone}},
                {"rout", {11 * 13, rout}}, {"warband", {16 * 16, warband}}, {"cascade", {UNITS + 1, cascade}},
                {"battle", {(UNITS + 1) * (UNITS + 1), battle}}});
}
