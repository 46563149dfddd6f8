"""Exact answers in Python, the way of icepool's and dyce's maps: a step is evaluated for every combination of its dice, for
each state once a turn; weights are whole numbers over a common denominator, and equal states are put together."""
import json
import sys
import time
from collections import defaultdict
from fractions import Fraction
from itertools import product
from math import prod


def die(sides, read):
    ways = defaultdict(int)
    for thrown in product(*(range(1, n + 1) for n in sides)):
        ways[read(thrown)] += 1
    return list(ways.items())


TWO_D6, D3 = die((6, 6), sum), die((3,), sum)
BLOW = die((6, 6, 6), lambda t: (t[2] + 1) // 2 if t[0] >= 4 and t[1] < 5 else 0)


def map_states(step, states, dice_of):
    """Every state with every combination of the faces of its dice. Ends are numbers, states are tuples."""
    after = defaultdict(Fraction)
    for state, weight in states.items():
        dice = dice_of(state)
        total = prod(sum(ways for _, ways in one) for one in dice)
        found = defaultdict(int)
        for combination in product(*dice):
            found[step(state, *(face for face, _ in combination))] += prod(ways for _, ways in combination)
        for end, ways in found.items():
            after[end] += weight * Fraction(ways, total)
    return after


def settle(step, start, dice_of):
    ends, states = defaultdict(Fraction), {start: Fraction(1)}
    while states:
        after = map_states(step, states, dice_of)
        states = {state: weight for state, weight in after.items() if isinstance(state, tuple)}
        for end, weight in after.items():
            if not isinstance(end, tuple):
                ends[end] += weight
    return ends


def alone():
    def step(state, test, run, *blows):
        fled, turn = state
        if test <= 7:
            return 0 if turn == 1 else 4 + turn
        if turn == 1 and max(blows) > 0:
            return max(blows)
        return 20 + turn if fled + run >= 24 else (fled + run, turn + 1)

    return settle(step, (0, 1), lambda state: [TWO_D6, TWO_D6] + [BLOW] * 3 * (state[1] == 1))


def rout():
    def step(state, losses, first, second, test):
        standing, leadership, turn = state
        for picked in (first, second)[: losses - 1]:
            if standing > 0:
                # 0 is the leader, one of those who stand; the dice of one who stands alone, or of nobody, show only him.
                if leadership == 8 and picked == 0:
                    leadership = 7
                standing -= 1
        if standing == 0 or 4 * (12 - standing) >= 12 and test > leadership:
            return 13 * turn + standing
        return standing if turn == 10 else (standing, leadership, turn + 1)

    def one_of(standing):
        return [(0, 1), (1, standing - 1)] if standing > 1 else [(0, 1)]

    return settle(step, (12, 8, 1), lambda s: [D3, one_of(s[0]), one_of(s[0] - 1), TWO_D6])


works = {"alone": alone, "rout": rout}
for line in sys.stdin:
    name, repeats, _ = line.split()
    start = time.process_time()
    for _ in range(int(repeats)):
        ends = works[name]()
    seconds = time.process_time() - start
    shares = {str(k): f"{v.numerator}/{v.denominator}" for k, v in ends.items() if v}
    print(json.dumps({"seconds": seconds, "trials": int(repeats), "shares": shares}), flush=True)
