// What the programs for AVX-512 share: vectors, and a generator of random ones.
#pragma once
#include <immintrin.h>
#include <cstdint>

using V = __m512i;

inline int ones(__mmask64 mask) { return __builtin_popcountll(mask); }
inline V all(int byte) { return _mm512_set1_epi8(static_cast<char>(byte)); }

inline uint64_t splitmix(uint64_t& state) {
  uint64_t z = (state += 0x9e3779b97f4a7c15ull);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
  return z ^ (z >> 31);
}

/** xoroshiro128++ in eight lanes: the fastest of the well-tested generators at this width. */
struct Generator {
  V a, b;
  explicit Generator(uint64_t& seed) {
    uint64_t words[16];
    for (auto& word : words) word = splitmix(seed);
    a = _mm512_loadu_si512(words);
    b = _mm512_loadu_si512(words + 8);
  }
  inline V next() {
    const V result = _mm512_add_epi64(_mm512_rol_epi64(_mm512_add_epi64(a, b), 17), a);
    b = _mm512_xor_si512(b, a);
    a = _mm512_ternarylogic_epi64(_mm512_rol_epi64(a, 49), b, _mm512_slli_epi64(b, 21), 0x96);
    b = _mm512_rol_epi64(b, 28);
    return result;
  }
};
