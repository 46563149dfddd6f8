// Rectangles that stand at any angle, in inches.
#pragma once
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

struct Point { double x, y; };
inline Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
inline Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
inline Point operator*(Point a, double factor) { return {a.x * factor, a.y * factor}; }
inline double dot(Point a, Point b) { return a.x * b.x + a.y * b.y; }
inline double cross(Point a, Point b) { return a.x * b.y - a.y * b.x; }
inline double length(Point a) { return std::sqrt(dot(a, a)); }

/** The ground of a unit; it faces along `facing`, of length 1. */
struct Box {
  Point centre, facing;
  double half_width, half_depth;

  std::array<Point, 4> corners() const {
    const Point ahead = facing * half_depth, right = Point{facing.y, -facing.x} * half_width;
    return {centre + ahead - right, centre + ahead + right, centre - ahead + right, centre - ahead - right};
  }
  Box moved(double inches) const {
    Box box = *this;
    box.centre = centre + facing * inches;
    return box;
  }
  /** The ground that it covers while it moves so far ahead. */
  Box swept(double inches) const {
    Box box = moved(inches / 2);
    box.half_depth += inches / 2;
    return box;
  }
};

/** How deep two boxes reach into each other along the axis that parts them best; below 0 where they are apart. */
inline double penetration(const Box& a, const Box& b) {
  const Point between = b.centre - a.centre;
  const double cosine = std::abs(dot(a.facing, b.facing)), sine = std::abs(cross(a.facing, b.facing));
  return std::min({a.half_depth + b.half_depth * cosine + b.half_width * sine - std::abs(dot(between, a.facing)),
                   a.half_width + b.half_width * cosine + b.half_depth * sine - std::abs(cross(between, a.facing)),
                   b.half_depth + a.half_depth * cosine + a.half_width * sine - std::abs(dot(between, b.facing)),
                   b.half_width + a.half_width * cosine + a.half_depth * sine - std::abs(cross(between, b.facing))});
}

/** Squared distance of the nearest corner of `a` from `b`. */
inline double corners_to_box(const Box& a, const Box& b) {
  double least = std::numeric_limits<double>::infinity();
  for (const Point corner : a.corners()) {
    const Point to = corner - b.centre;
    const double across = std::max(0.0, std::abs(cross(to, b.facing)) - b.half_width);
    const double along = std::max(0.0, std::abs(dot(to, b.facing)) - b.half_depth);
    least = std::min(least, across * across + along * along);
  }
  return least;
}

/** The shortest distance, edge to edge; 0 where they touch or overlap. */
inline double distance(const Box& a, const Box& b) {
  if (penetration(a, b) >= 0) return 0;
  return std::sqrt(std::min(corners_to_box(a, b), corners_to_box(b, a)));
}

/** Boxes whose centres are far apart are not measured. */
inline bool within(const Box& a, const Box& b, double inches) {
  const Point between = a.centre - b.centre;
  const double reach = inches + a.half_width + a.half_depth + b.half_width + b.half_depth;
  return dot(between, between) <= reach * reach && distance(a, b) <= inches;
}

/** How far a box can move ahead before it touches the edge of the table; 0 where it touches it already. */
inline double room_ahead(const Box& box, double width, double height) {
  double room = std::numeric_limits<double>::infinity();
  const Point f = box.facing;
  for (const Point corner : box.corners()) {
    if (corner.x <= 0 || corner.y <= 0 || corner.x >= width || corner.y >= height) return 0;
    if (f.x != 0) room = std::min(room, (f.x > 0 ? width - corner.x : -corner.x) / f.x);
    if (f.y != 0) room = std::min(room, (f.y > 0 ? height - corner.y : -corner.y) / f.y);
  }
  return room;
}

/** The inches of a run during which something holds; empty where `from` is greater than `to`. */
struct Stretch {
  double from = std::numeric_limits<double>::infinity(), to = -std::numeric_limits<double>::infinity();
  void add(double start, double end) {
    if (start > end) return;
    from = std::min(from, start);
    to = std::max(to, end);
  }
};

/** While a place moves from (u, v) along (du, dv): the stretch inside a rectangle about the origin. */
inline void add_rectangle(Stretch& stretch, Point at, Point way, double half_u, double half_v) {
  double from = -std::numeric_limits<double>::infinity(), to = -from;
  for (const auto& [place, step, half] : {std::array{at.x, way.x, half_u}, std::array{at.y, way.y, half_v}}) {
    if (std::abs(step) < 1e-14) {
      if (std::abs(place) > half) return;
      continue;
    }
    const double a = (-half - place) / step, b = (half - place) / step;
    from = std::max(from, std::min(a, b));
    to = std::min(to, std::max(a, b));
  }
  stretch.add(from, to);
}

inline void add_disc(Stretch& stretch, Point at, Point way, double radius) {
  const double middle = -dot(at, way), across = cross(at, way), half = radius * radius - across * across;
  if (half >= 0) stretch.add(middle - std::sqrt(half), middle + std::sqrt(half));
}

/** The stretch in which a corner that moves along `way` is within `gap` of a box: two rectangles and four discs. */
inline void add_corner(Stretch& stretch, const Box& box, Point corner, Point way, double gap) {
  const Point from = corner - box.centre;
  const Point at{cross(from, box.facing), dot(from, box.facing)}, step{cross(way, box.facing), dot(way, box.facing)};
  add_rectangle(stretch, at, step, box.half_width + gap, box.half_depth);
  add_rectangle(stretch, at, step, box.half_width, box.half_depth + gap);
  for (const double side : {-1.0, 1.0})
    for (const double end : {-1.0, 1.0})
      add_disc(stretch, {at.x - side * box.half_width, at.y - end * box.half_depth}, step, gap);
}

/** For which inches of its run is a box within `gap` of another? The ends of the stretch are at corners of either. */
inline Stretch stretch_within(const Box& runner, const Box& other, double gap) {
  Stretch stretch;
  for (const Point corner : runner.corners()) add_corner(stretch, other, corner, runner.facing, gap);
  for (const Point corner : other.corners()) add_corner(stretch, runner, corner, runner.facing * -1, gap);
  return stretch;
}
