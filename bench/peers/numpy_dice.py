"""NumPy, in two idioms: `int64` as its documentation writes dice, `uint8` as an expert would."""
import json
import sys
import time

import numpy as np

BATCH = 1 << 20
idiom = np.int64 if sys.argv[1] == "int64" else np.uint8


def two_d6(rng, n):
    if idiom is np.int64:
        return rng.integers(1, 7, size=(n, 2)).sum(axis=1)
    return rng.integers(1, 7, n, dtype=np.uint8) + rng.integers(1, 7, n, dtype=np.uint8)


def d6(rng, n):
    return rng.integers(1, 7, n, dtype=idiom)


def passes(rng, n, counts):
    passed = int(np.count_nonzero(two_d6(rng, n) <= 7))
    counts[0] += n - passed
    counts[1] += passed


def histogram(rng, n, counts):
    counts += np.bincount(two_d6(rng, n), minlength=13)[2:]


def reroll(rng, n, counts):
    failed = n - int(np.count_nonzero(two_d6(rng, n) <= 7))
    saved = int(np.count_nonzero(two_d6(rng, failed) <= 7))
    counts += np.array([failed - saved, n - failed, saved])


def alone(rng, n, counts):
    left = int(np.count_nonzero(two_d6(rng, n) > 7))
    counts[0] += n - left
    worst = np.zeros(left, dtype=idiom)
    for _ in range(3):
        hurt = (d6(rng, left) >= 4) & (d6(rng, left) < 5)
        worst = np.maximum(worst, np.where(hurt, (d6(rng, left) + 1) // 2, 0))
    injuries = np.bincount(worst, minlength=4)
    counts[1:4] += injuries[1:]
    distance = two_d6(rng, int(injuries[0]))
    turn = 2
    while distance.size:
        fleeing = distance[two_d6(rng, distance.size) > 7]
        counts[4 + turn] += distance.size - fleeing.size
        fleeing = fleeing + two_d6(rng, fleeing.size)
        distance = fleeing[fleeing < 24]
        counts[20 + turn] += fleeing.size - distance.size
        turn += 1


works = {"pass": (passes, 2), "histogram": (histogram, 11), "reroll": (reroll, 3), "alone": (alone, 36)}

for line in sys.stdin:
    name, trials, seed = line.split()
    work, categories = works[name]
    rng = np.random.default_rng(int(seed))
    counts = np.zeros(categories, dtype=np.int64)
    start = time.process_time()
    for done in range(0, int(trials), BATCH):
        work(rng, min(BATCH, int(trials) - done), counts)
    seconds = time.process_time() - start
    print(json.dumps({"seconds": seconds, "trials": int(trials), "counts": counts.tolist()}), flush=True)
