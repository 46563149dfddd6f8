// The histogram of 2D6 for AVX-512, half as fast again as comparing each vector with eleven limits: each byte is turned
// into one bit for its sum, and the bits of sixteen vectors are added up side by side before anything is counted.
#pragma once
#include "serve.hpp"
#include "wide.hpp"

namespace histogram_by_bits {
/**
 * The sums of 2D6, and 0 for the bytes that are rejected, in an order in which no sixteen bytes that share their upper
 * half hold more than one border. Which bytes stand for which sum is free; each gets seven for each of its ways.
 */
const int SUMS[12] = {9, 0, 7, 8, 11, 6, 10, 5, 2, 4, 3, 12};
inline int bytesOf(int sum) { return sum == 0 ? 4 : 7 * (sum <= 7 ? sum - 1 : 13 - sum); }

/** A bit for each place in SUMS: of the first eight, of the last four. */
struct Bits {
  V first, last;
};

struct Reader {
  V shifts, first, last;
  Reader() {
    alignas(64) uint8_t shift[64], low[64], high[64];
    for (int i = 0, place = 0, border = bytesOf(SUMS[0]); i < 16; i++) {
      // Afterwards the upper half of a byte is its place.
      shift[i] = 16 * place - 16 * i;
      if (border < 16 * i + 16) {
        shift[i] = 16 * (place + 1) - border;
        if (++place < 12) border += bytesOf(SUMS[place]);
      }
    }
    for (int i = 0; i < 64; i++) {
      const int place = i & 15;
      shift[i] = shift[place];
      low[i] = place < 8 ? 1 << place : 0;
      high[i] = place < 8 ? 0 : 1 << (place - 8);
    }
    shifts = _mm512_load_si512(shift);
    first = _mm512_load_si512(low);
    last = _mm512_load_si512(high);
  }
  inline Bits read(V x) const {
    // Tables repeat after sixteen bytes, so what the shift brings in from the neighbour does no harm.
    x = _mm512_add_epi8(x, _mm512_permutexvar_epi8(_mm512_srli_epi16(x, 4), shifts));
    x = _mm512_srli_epi16(x, 4);
    return {_mm512_permutexvar_epi8(x, first), _mm512_permutexvar_epi8(x, last)};
  }
};

inline V parity(V a, V b, V c) { return _mm512_ternarylogic_epi64(a, b, c, 0x96); }
inline V majority(V a, V b, V c) { return _mm512_ternarylogic_epi64(a, b, c, 0xe8); }

/** Adds 2^level vectors to binary counters, one digit a vector, and returns the carry: what counts 2^level. */
template <int level>
inline Bits carry(const Reader& reader, Generator& g1, Generator& g2, Bits* digits) {
  Bits x, y;
  if constexpr (level == 1) {
    x = reader.read(g1.next());
    y = reader.read(g2.next());
  } else {
    x = carry<level - 1>(reader, g1, g2, digits);
    y = carry<level - 1>(reader, g1, g2, digits);
  }
  Bits& digit = digits[level - 1];
  const Bits over = {majority(digit.first, x.first, y.first), majority(digit.last, x.last, y.last)};
  digit = {parity(digit.first, x.first, y.first), parity(digit.last, x.last, y.last)};
  return over;
}

inline void add(const Bits& bits, int weight, uint64_t* places) {
  for (int i = 0; i < 8; i++) places[i] += weight * ones(_mm512_test_epi8_mask(bits.first, all(1 << i)));
  for (int i = 0; i < 4; i++) places[8 + i] += weight * ones(_mm512_test_epi8_mask(bits.last, all(1 << i)));
}

inline uint64_t histogram(uint64_t trials, uint64_t seed, Counts& counts) {
  Generator g1(seed), g2(seed);
  const Reader reader;
  const V zero = _mm512_setzero_si512();
  Bits digits[4] = {{zero, zero}, {zero, zero}, {zero, zero}, {zero, zero}};
  uint64_t places[12] = {}, rolled = 0;
  do {
    // Of 64 bytes one is rejected on average.
    for (int64_t vectors = (trials - rolled) / 63 + 1; vectors > 0; vectors -= 16)
      add(carry<4>(reader, g1, g2, digits), 16, places);
    uint64_t now[12];
    for (int i = 0; i < 12; i++) now[i] = places[i];
    // What the counters still hold.
    for (int level = 0; level < 4; level++) add(digits[level], 1 << level, now);
    rolled = 0;
    for (int i = 0; i < 12; i++) {
      if (SUMS[i] == 0) continue;
      rolled += now[i];
      counts[SUMS[i] - 2] = now[i];
    }
  } while (rolled < trials);
  return rolled;
}
}  // namespace histogram_by_bits
