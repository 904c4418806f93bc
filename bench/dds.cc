// Solves random bridge deals with DDS, one after another: the most tricks of the side to lead, one thread. dds SEED
// DEALS: prints a checksum of the tricks, and the median and mean of processor milliseconds per deal.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>
#include <dds/dll.h>

static uint64_t state;
static uint32_t below(uint32_t n) {
  state = state * 6364136223846793005ull + 1442695040888963407ull;
  return (uint32_t)(((state >> 33) * n) >> 31);
}

int main(int, char** argv) {
  state = strtoull(argv[1], nullptr, 10);
  const int deals = atoi(argv[2]);
  SetMaxThreads(1);
  std::vector<double> times;
  double sum = 0;
  long tricks = 0;
  for (int i = 0; i < deals; i++) {
    int pack[52];
    for (int c = 0; c < 52; c++) pack[c] = c;
    for (int c = 51; c > 0; c--) std::swap(pack[c], pack[below(c + 1)]);
    deal dealt = {};
    dealt.trump = below(5);
    dealt.first = below(4);
    for (int c = 0; c < 52; c++) dealt.remainCards[c / 13][pack[c] / 13] |= 1u << (pack[c] % 13 + 2);
    futureTricks found;
    const std::clock_t start = std::clock();
    const int status = SolveBoard(dealt, -1, 1, 1, &found, 0);
    const double ms = 1000.0 * (std::clock() - start) / CLOCKS_PER_SEC;
    if (status != RETURN_NO_FAULT) return 1;
    tricks += found.score[0];
    times.push_back(ms);
    sum += ms;
  }
  std::sort(times.begin(), times.end());
  printf("%ld %f %f\n", tricks, times[deals / 2], sum / deals);
}
