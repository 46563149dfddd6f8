// What the machine can do: dice by hand for AVX-512 (with VBMI), the widest SIMD there is here. Each work has its own
// program; nothing is general. One random byte gives one 2D6 (252 = 7 * 36 of 256 values; the rest is rejected), as in
// the project itself: the limit has no better dice, only wider registers and no generality.
#include "battlefield.hpp"
#include "histogram.hpp"
#include "serve.hpp"
#include "wide.hpp"

namespace {
/** Limits of 2D6 out of 252: ways of 2, 3, ... 12, times 7, added up. */
const int BELOW[11] = {7, 21, 42, 70, 105, 147, 182, 210, 231, 245, 252};

/** Rolls at least n 2D6 and counts those of 7 or less. */
inline void tests(Generator& g1, Generator& g2, uint64_t n, uint64_t& rolled, uint64_t& passed) {
  const V used = all(252), pass = all(147);
  while (rolled < n) {
    const V x = g1.next(), y = g2.next();
    rolled += ones(_mm512_cmplt_epu8_mask(x, used)) + ones(_mm512_cmplt_epu8_mask(y, used));
    passed += ones(_mm512_cmplt_epu8_mask(x, pass)) + ones(_mm512_cmplt_epu8_mask(y, pass));
  }
}

uint64_t pass(uint64_t trials, uint64_t seed, Counts& counts) {
  Generator g1(seed), g2(seed);
  uint64_t rolled = 0, passed = 0;
  tests(g1, g2, trials, rolled, passed);
  counts[0] += rolled - passed;
  counts[1] += passed;
  return rolled;
}

uint64_t reroll(uint64_t trials, uint64_t seed, Counts& counts) {
  Generator g1(seed), g2(seed);
  uint64_t rolled = 0, passed = 0;
  tests(g1, g2, trials, rolled, passed);
  // The second roll of the failed ones; the last vector's surplus is dropped by counting a part of it.
  const uint64_t failed = rolled - passed;
  uint64_t again = 0, saved = 0;
  const V used = all(252), limit = all(147);
  while (again < failed) {
    const V x = g1.next();
    __mmask64 valid = _mm512_cmplt_epu8_mask(x, used);
    if (again + ones(valid) > failed) valid = _pdep_u64((1ull << (failed - again)) - 1, valid);
    again += ones(valid);
    saved += ones(_mm512_mask_cmplt_epu8_mask(valid, x, limit));
  }
  counts[0] += failed - saved;
  counts[1] += passed;
  counts[2] += saved;
  return rolled;
}

/** The sum that each byte shows; 0 where it is rejected. */
struct Sums {
  alignas(64) uint8_t of[256] = {};
  Sums() {
    for (int byte = 0, sum = 2; byte < 252; byte++) {
      while (byte >= BELOW[sum - 2]) sum++;
      of[byte] = sum;
    }
  }
};
const Sums sums;

const long BUFFER = 16384;
alignas(64) uint8_t distances[BUFFER + 256], testRolls[BUFFER + 256], runRolls[BUFFER + 256];

/** A stock of 2D6, one a byte. */
struct TwoD6 {
  Generator g1, g2;
  V table[4];
  explicit TwoD6(uint64_t& seed) : g1(seed), g2(seed) {
    for (int i = 0; i < 4; i++) table[i] = _mm512_load_si512(sums.of + 64 * i);
  }
  inline V read(V x) const {
    return _mm512_mask_blend_epi8(_mm512_movepi8_mask(x), _mm512_permutex2var_epi8(table[0], x, table[1]),
                                  _mm512_permutex2var_epi8(table[2], x, table[3]));
  }
  /** Writes at least n; there must be room for 128 more. */
  void fill(uint8_t* to, long n) {
    for (uint8_t* end = to + n; to < end;)
      for (Generator* g : {&g1, &g2}) {
        const V x = read(g->next());
        const __mmask64 used = _mm512_test_epi8_mask(x, x);
        _mm512_storeu_si512(to, _mm512_maskz_compress_epi8(used, x));
        to += ones(used);
      }
  }
};

inline __mmask64 first(long n) { return n >= 64 ? ~0ull : (1ull << n) - 1; }

/** All Alone: the first test of a batch by counting, blows in 16 bits, then the runners in bytes, turn by turn. */
uint64_t alone(uint64_t trials, uint64_t seed, Counts& counts) {
  TwoD6 dice(seed);
  Generator blows[3] = {Generator(seed), Generator(seed), Generator(seed)};
  // One of 216 ways each, 303 of 65536 numbers a way: 144 unhurt, 24 of each injury.
  const V blowLimit = _mm512_set1_epi16(static_cast<short>(216 * 303));
  V injuryLimits[3];
  for (int i = 0; i < 3; i++) injuryLimits[i] = _mm512_set1_epi16(static_cast<short>((144 + 24 * i) * 303));
  const V leadership = all(7), edge = all(24);
  uint64_t done = 0;
  while (done < trials) {
    uint64_t rolled = 0, passed = 0;
    tests(dice.g1, dice.g2, BUFFER, rolled, passed);
    done += rolled;
    counts[0] += passed;
    const long broken = rolled - passed;
    uint64_t upTo[3] = {};
    for (long i = 0; i < broken; i += 32) {
      __mmask32 worst[3];
      worst[0] = worst[1] = worst[2] = static_cast<__mmask32>(broken - i >= 32 ? ~0u : (1u << (broken - i)) - 1);
      for (Generator& g : blows) {
        V x;
        do x = g.next(); while (__builtin_expect(_mm512_cmpge_epu16_mask(x, blowLimit) != 0, 0));
        for (int k = 0; k < 3; k++) worst[k] = _mm512_mask_cmplt_epu16_mask(worst[k], x, injuryLimits[k]);
      }
      for (int k = 0; k < 3; k++) upTo[k] += __builtin_popcount(worst[k]);
    }
    counts[1] += upTo[1] - upTo[0];
    counts[2] += upTo[2] - upTo[1];
    counts[3] += broken - upTo[2];
    long running = upTo[0];
    dice.fill(distances, running);
    for (int turn = 2; running > 0; turn++) {
      dice.fill(testRolls, running);
      dice.fill(runRolls, running);
      uint8_t* kept = distances;
      uint64_t failed = 0, stillRunning = 0;
      for (long i = 0; i < running; i += 64) {
        const V test = _mm512_load_si512(testRolls + i), run = _mm512_load_si512(runRolls + i);
        const __mmask64 fails = _mm512_mask_cmpgt_epu8_mask(first(running - i), test, leadership);
        const V distance = _mm512_add_epi8(_mm512_load_si512(distances + i), run);
        const __mmask64 keep = _mm512_mask_cmplt_epu8_mask(fails, distance, edge);
        failed += ones(fails);
        stillRunning += ones(keep);
        _mm512_storeu_si512(kept, _mm512_maskz_compress_epi8(keep, distance));
        kept += ones(keep);
      }
      counts[4 + turn] += running - failed;
      counts[20 + turn] += failed - stillRunning;
      running = stillRunning;
    }
  }
  return done;
}

/** Panic among ten units, 64 battles side by side: who is to test, and who has, are bits in two bytes of each lane. */
uint64_t cascade(uint64_t trials, uint64_t seed, Counts& counts) {
  TwoD6 dice(seed);
  V low[UNITS], high[UNITS];
  for (int unit = 0; unit < UNITS; unit++) {
    alignas(64) uint8_t lows[64] = {}, highs[64] = {};
    for (int i = 0; i < 64; i++) {
      const int passed = (i & 15) <= 12 ? PASSED_BY[unit][i & 15] : 0;
      lows[i] = passed & 255;
      highs[i] = passed >> 8;
    }
    low[unit] = _mm512_load_si512(lows);
    high[unit] = _mm512_load_si512(highs);
  }
  const V leadership = all(LEADERSHIP), one = all(1);
  long at = BUFFER;
  const auto roll = [&] {
    if (at + 64 > BUFFER) {
      dice.fill(distances, BUFFER);
      at = 0;
    }
    const V rolled = _mm512_load_si512(distances + at);
    at += 64;
    return rolled;
  };
  uint64_t done = 0;
  for (; done < trials; done += 64) {
    const V first = roll();
    V to_test[2] = {_mm512_shuffle_epi8(low[0], first), _mm512_shuffle_epi8(high[0], first)};
    V tested[2] = {one, _mm512_setzero_si512()};
    V fled = one;
    for (bool any = true; any;) {
      any = false;
      for (int unit = 1; unit < UNITS; unit++) {
        const int half = unit >= 8;
        const V bit = all(1 << (unit - 8 * half));
        const __mmask64 now =
            _mm512_mask_testn_epi8_mask(_mm512_test_epi8_mask(to_test[half], bit), tested[half], bit);
        if (!now) continue;
        any = true;
        const __mmask64 fails = _mm512_mask_cmpgt_epu8_mask(now, roll(), leadership);
        const V flight = roll();
        tested[half] = _mm512_or_si512(tested[half], _mm512_maskz_mov_epi8(now, bit));
        fled = _mm512_mask_add_epi8(fled, fails, fled, one);
        to_test[0] = _mm512_or_si512(to_test[0], _mm512_maskz_shuffle_epi8(fails, low[unit], flight));
        to_test[1] = _mm512_or_si512(to_test[1], _mm512_maskz_shuffle_epi8(fails, high[unit], flight));
      }
    }
    for (int n = 1; n <= UNITS; n++) counts[n] += ones(_mm512_cmpeq_epi8_mask(fled, all(n)));
  }
  return done;
}
}  // namespace

// The limit of All Alone is the same however 2D6 is read: both names are one program.
int main() {
  return serve({{"pass", {2, pass}}, {"histogram", {11, histogram_by_bits::histogram}}, {"reroll", {3, reroll}}, {"alone", {36, alone}},
                {"alone-separate", {36, alone}}, {"cascade", {UNITS + 1, cascade}}});
}
