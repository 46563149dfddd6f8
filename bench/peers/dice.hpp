// What a careful player would write: one mt19937, one uniform_int_distribution a die.
#pragma once
#include <cstdint>
#include <random>

struct Dice {
  std::mt19937 generator;
  std::uniform_int_distribution<int> six{1, 6}, three{1, 3};
  explicit Dice(uint64_t seed) : generator(static_cast<uint32_t>(seed)) {}
  int d3() { return three(generator); }
  int d6() { return six(generator); }
  int two_d6() { const int first = d6(); return first + d6(); }
  int of(int sides) { return std::uniform_int_distribution<int>(1, sides)(generator); }
};
