// Units and what happens to them, and the table that the bench has written for all its programs.
#pragma once
#include <algorithm>
#include <vector>
#include "battle_line_geometry.hpp"

namespace battle_line {
/** `base`: width and depth in inches; `front`: the middle of the front edge; 0 turned: it faces the other side. */
struct Unit {
  int side, leadership, general, models, wide;
  double base_width, base_depth;
  Point front;
  double turned;
  bool swiftstride;

  double half_width(int left) const { return std::min(left, wide) * base_width / 2; }
  double half_depth(int left) const { return (left + wide - 1) / wide * base_depth / 2; }
  Box box() const {
    const double angle = (turned + 180 * side) * M_PI / 180;
    const Point facing{std::sin(angle), std::cos(angle)};
    return {front - facing * half_depth(models), facing, half_width(models), half_depth(models)};
  }
};

enum What { DESTROYED, LOSES, BREAKS };

/** In the order in which they happen. `half`: the player turn from 0; `by`: an enemy or -1; dice of one side are a number. */
struct Happening {
  int half, phase, unit;
  What what;
  int dice, sides, by;
};
}  // namespace battle_line

#include "battle_line_table.hpp"

namespace battle_line {
inline const std::vector<Box> START = [] {
  std::vector<Box> boxes;
  for (const Unit& unit : TABLE) boxes.push_back(unit.box());
  return boxes;
}();
}  // namespace battle_line
