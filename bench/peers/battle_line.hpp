// A battle line of Warhammer, 8th edition, played trial by trial: the same table and the same rules as the work of that
// name, written anew. Who must test, who runs where over whom, who leaves the table, and who rallies.
#pragma once
#include <vector>
#include "battle_line_units.hpp"
#include "dice.hpp"

namespace battle_line {
const int CLOSEST = -1, AS_IT_FACES = -2;
/** A length this close to a limit is at the limit. */
const double TOLERANCE = 1e-9;

/** Something that panics friends: those near the box, and those in `also` (bits) wherever they stand. */
struct Event {
  int victim;
  bool has_box;
  Box box;
  uint32_t also;
  int by;
  bool victim_runs;
};

struct Run { int unit, from; };

class Battle {
 public:
  explicit Battle(Dice& dice) : dice(dice) {}

  void play(const std::vector<Happening>& happenings, int turns) {
    set_up();
    auto next = happenings.begin();
    for (half = 0; half < 2 * turns; half++) {
      start_phase();
      rally_side(half % 2);
      for (int phase = 1; phase <= 3; phase++) {
        if (next == happenings.end() || next->half != half || next->phase != phase) continue;
        start_phase();
        for (; next != happenings.end() && next->half == half && next->phase == phase; next++) {
          happen(*next);
          settle();
        }
      }
    }
  }

  int count(int side, bool (Battle::*holds)(int) const) const {
    int n = 0;
    for (int unit = 0; unit < UNITS; unit++) n += TABLE[unit].side == side && (this->*holds)(unit);
    return n;
  }
  bool has_panicked(int unit) const { return panicked[unit]; }
  bool has_left(int unit) const { return left[unit]; }
  bool is_gone(int unit) const { return gone[unit]; }

 private:
  Dice& dice;
  Box box[UNITS];
  int models[UNITS], at_phase_start[UNITS], lost[UNITS], began[UNITS];
  bool gone[UNITS], left[UNITS], fleeing[UNITS], tested[UNITS], panicked[UNITS];
  bool standard_lost;
  int half;
  std::vector<Event> events;
  std::vector<Run> runs;

  void set_up() {
    for (int unit = 0; unit < UNITS; unit++) {
      box[unit] = START[unit];
      models[unit] = TABLE[unit].models;
      began[unit] = -1;
      gone[unit] = left[unit] = fleeing[unit] = panicked[unit] = false;
    }
    standard_lost = false;
  }

  void start_phase() {
    for (int unit = 0; unit < UNITS; unit++) {
      tested[unit] = false;
      lost[unit] = 0;
      at_phase_start[unit] = models[unit];
    }
  }

  // Tests.

  bool stands(int unit) const { return !gone[unit] && !fleeing[unit]; }

  int leadership_of(int unit) const {
    const int own = TABLE[unit].leadership, general = GENERAL[TABLE[unit].side];
    if (general < 0) return own;
    const int his = std::max(own, TABLE[general].general);
    if (general == unit) return his;
    return stands(general) && within(box[unit], box[general], 12 + TOLERANCE) ? his : own;
  }

  bool standard_is_near(int unit) const {
    const int standard = STANDARD[TABLE[unit].side];
    if (standard < 0 || standard_lost || !stands(standard)) return false;
    return unit == standard || within(box[unit], box[standard], 12 + TOLERANCE);
  }

  /** On 2D6; a double 1 always passes. The standard has a failed test rolled again. */
  bool passes(int unit, int leadership) {
    const int at_most = std::max(2, std::min(10, leadership));
    return dice.two_d6() <= at_most || (standard_is_near(unit) && dice.two_d6() <= at_most);
  }

  // Panic.

  /** Takes events one by one; what they cause waits behind them. */
  void settle() {
    for (size_t next = 0; next < events.size(); next++) {
      const Event event = events[next];
      runs.clear();
      if (event.victim_runs) runs.push_back({event.victim, event.by});
      const size_t failed = runs.size();
      for (int unit = 0; unit < UNITS; unit++) {
        if (TABLE[unit].side != TABLE[event.victim].side || gone[unit] || fleeing[unit] || tested[unit]) continue;
        const bool named = event.also >> unit & 1;
        const bool near = unit != event.victim && event.has_box && within(event.box, box[unit], 6 + TOLERANCE);
        if (!named && !near) continue;
        tested[unit] = true;
        if (passes(unit, leadership_of(unit))) continue;
        panicked[unit] = true;
        runs.push_back({unit, named ? event.by : CLOSEST});
      }
      for (size_t i = failed; i < runs.size(); i++) flee(runs[i].unit);
      for (const Run& due : runs) run(due);
    }
    events.clear();
  }

  void flee(int unit) {
    fleeing[unit] = true;
    began[unit] = half;
  }

  // Flight.

  /** It turns, runs straight on, goes on past whom it would end too close to, crosses others, or leaves the table. */
  void run(const Run& due) {
    const int unit = due.unit;
    if (gone[unit]) return;
    turn_to_flee(unit, due.from);
    const double inches = past_others(unit, flight_dice(unit));
    const double room = room_ahead(box[unit], WIDTH, HEIGHT);
    const bool leaves = room <= inches + TOLERANCE;
    const double ran = leaves ? room : inches;
    const Box swept = box[unit].swept(ran);
    uint32_t friends = 0;
    bool crossed_enemy = false;
    for (int other = 0; other < UNITS; other++) {
      if (other == unit || gone[other] || penetration(swept, box[other]) <= TOLERANCE) continue;
      if (TABLE[other].side == TABLE[unit].side) friends |= 1u << other;
      else crossed_enemy = true;
    }
    box[unit] = box[unit].moved(ran);
    if (friends) events.push_back({unit, false, {}, friends, CLOSEST, false});
    if (leaves) {
      left[unit] = true;
      remove(unit);
    } else if (crossed_enemy) {
      int dead = 0;
      for (int model = 0; model < models[unit]; model++) dead += dice.d6() == 1;
      lose(unit, dead);
    }
  }

  int flight_dice(int unit) {
    if (!TABLE[unit].swiftstride) return dice.two_d6();
    const int a = dice.d6(), b = dice.d6(), c = dice.d6();
    return a + b + c - std::min({a, b, c});
  }

  void turn_to_flee(int unit, int from) {
    if (from == AS_IT_FACES) return;
    const int enemy = from >= 0 && !gone[from] ? from : closest_enemy(unit);
    const Point away = enemy < 0 ? Point{0, 0} : box[unit].centre - box[enemy].centre;
    const double inches = length(away);
    if (inches > TOLERANCE) {
      box[unit].facing = away * (1 / inches);
    } else {
      const double angle = std::uniform_real_distribution<double>(0, 2 * M_PI)(dice.generator);
      box[unit].facing = {std::sin(angle), std::cos(angle)};
    }
  }

  /** Of equally close ones each is as likely; -1: there is none. */
  int closest_enemy(int unit) {
    double least = std::numeric_limits<double>::infinity();
    int closest = -1, ties = 0;
    for (int enemy = 0; enemy < UNITS; enemy++) {
      if (TABLE[enemy].side == TABLE[unit].side || gone[enemy]) continue;
      const double away = distance(box[unit], box[enemy]);
      if (away < least - TOLERANCE) {
        closest = enemy;
        ties = 1;
      } else if (away <= least + TOLERANCE && dice.of(++ties) == 1) {
        closest = enemy;
      }
      least = std::min(least, away);
    }
    return closest;
  }

  /** A run that would end an inch or less from somebody goes on until it is an inch clear of all. */
  double past_others(int unit, double inches) const {
    bool pushed = false;
    for (bool again = true; again;) {
      again = false;
      for (int other = 0; other < UNITS; other++) {
        if (other == unit || gone[other] || !within(box[unit].moved(inches), box[other], 1.001)) continue;
        const Stretch crowded = stretch_within(box[unit], box[other], 1);
        const double edge = pushed ? TOLERANCE : -TOLERANCE;
        if (inches <= crowded.from + edge || inches >= crowded.to - TOLERANCE) continue;
        inches = crowded.to;
        pushed = again = true;
      }
    }
    return inches;
  }

  void remove(int unit) {
    gone[unit] = true;
    events.push_back({unit, true, box[unit], 0, CLOSEST, false});
  }

  /** Models come off the rear, so that the front stays where it is. Answers whether any are left. */
  bool lose(int unit, int dead) {
    models[unit] -= dead;
    lost[unit] += dead;
    if (models[unit] == 0) {
      remove(unit);
      return false;
    }
    const double before = box[unit].half_depth;
    box[unit].half_width = TABLE[unit].half_width(models[unit]);
    box[unit].half_depth = TABLE[unit].half_depth(models[unit]);
    box[unit].centre = box[unit].centre + box[unit].facing * (before - box[unit].half_depth);
    return true;
  }

  // What happens from without, and rallying.

  void happen(const Happening& happening) {
    const int unit = happening.unit;
    if (gone[unit]) return;
    if (happening.what == DESTROYED) {
      remove(unit);
    } else if (happening.what == BREAKS) {
      if (fleeing[unit] || passes(unit, leadership_of(unit) - roll(happening))) return;
      if (unit == STANDARD[TABLE[unit].side]) standard_lost = true;
      flee(unit);
      events.push_back({unit, true, box[unit], 0, CLOSEST, true});
    } else {
      const bool was_heavy = 4 * lost[unit] >= at_phase_start[unit];
      if (!lose(unit, std::min(roll(happening), models[unit]))) return;
      if (was_heavy || 4 * lost[unit] < at_phase_start[unit]) return;
      events.push_back({unit, false, {}, 1u << unit, happening.by, false});
    }
  }

  int roll(const Happening& happening) {
    if (happening.sides == 1) return happening.dice;
    int sum = 0;
    for (int i = 0; i < happening.dice; i++) sum += dice.of(happening.sides);
    return sum;
  }

  /** A quarter of the models left: only a double 1 rallies them. Who fails runs on as it faces. */
  void rally_side(int side) {
    bool due[UNITS];
    for (int unit = 0; unit < UNITS; unit++)
      due[unit] = TABLE[unit].side == side && fleeing[unit] && !gone[unit] && began[unit] < half;
    for (int unit = 0; unit < UNITS; unit++) {
      if (!due[unit] || gone[unit]) continue;
      const bool few = 4 * models[unit] <= TABLE[unit].models;
      if (passes(unit, few ? 2 : leadership_of(unit))) {
        fleeing[unit] = false;
      } else {
        run({unit, AS_IT_FACES});
        settle();
      }
    }
  }
};

inline uint64_t play(const std::vector<Happening>& happenings, int turns, uint64_t trials, uint64_t seed,
                     std::vector<uint64_t>& counts) {
  Dice dice(seed);
  Battle battle(dice);
  for (uint64_t trial = 0; trial < trials; trial++) {
    battle.play(happenings, turns);
    const int panicked = battle.count(0, &Battle::has_panicked), left = battle.count(0, &Battle::has_left);
    counts[(panicked * CATEGORY_SIZE + left) * CATEGORY_SIZE + battle.count(0, &Battle::is_gone)]++;
  }
  return trials;
}
}  // namespace battle_line
