// The peers' common form: lines `work trials seed` in, one line of JSON each out. See serve.ts.
#pragma once
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <functional>
#include <iostream>
#include <map>
#include <string>
#include <vector>

using Counts = std::vector<uint64_t>;
struct Work {
  int categories;
  /** Plays at least so many trials, adds to the counts and returns how many there were. */
  std::function<uint64_t(uint64_t trials, uint64_t seed, Counts& counts)> play;
};

inline double cpu_seconds() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec + 1e-9 * now.tv_nsec;
}

inline int serve(const std::map<std::string, Work>& works) {
  std::string name;
  uint64_t trials, seed;
  while (std::cin >> name >> trials >> seed) {
    const auto work = works.find(name);
    if (work == works.end()) return std::fprintf(stderr, "no work %s\n", name.c_str()), 1;
    Counts counts(work->second.categories);
    const double start = cpu_seconds();
    const uint64_t done = work->second.play(trials, seed, counts);
    const double seconds = cpu_seconds() - start;
    std::printf("{\"seconds\":%.9f,\"trials\":%llu,\"counts\":[", seconds, (unsigned long long)done);
    for (size_t i = 0; i < counts.size(); i++) std::printf("%s%llu", i ? "," : "", (unsigned long long)counts[i]);
    std::printf("]}\n");
    std::fflush(stdout);
  }
  return 0;
}
