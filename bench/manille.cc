// Random play of La Manille, hand-written: `manille SEED STREAM PLAYOUTS` prints a checksum and processor seconds. Same
// generator, deals, order of choices and marks as the engine, by the default readings.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
typedef uint32_t u32;

static u32 stir(u32 v) { v = (v ^ v >> 16) * 0x85ebca6bu; v = (v ^ v >> 13) * 0xc2b2ae35u; return v ^ v >> 16; }
static u32 a, b, c, counter;
static u32 next() {
  u32 out = a + b + counter++;
  a = b ^ b >> 9; b = c + (c << 3); c = (c << 21 | c >> 11) + out;
  return out;
}
static void seed(const char* text, u32 stream) {
  u32 hash = 0x811c9dc5u;
  for (; *text; text++) hash = (hash ^ (u32)(unsigned char)*text) * 0x01000193u;
  a = stir(hash); b = stir(a ^ (stream + 1) * 0x9e3779b1u); c = stir(b + 0x6a09e667u); counter = 1;
  for (int i = 0; i < 12; i++) next();
}
static inline u32 below(u32 n) {
  u32 limit = 0x1000000 - 0x1000000 % n, drawn = next() >> 8;
  while (drawn >= limit) drawn = next() >> 8;
  return drawn % n;
}

// A card is suit * 8 + rank, 7 8 9 J Q K A 10; choices are counted in the order A 7 8 9 10 J Q K.
static const int AT[8] = {6, 0, 1, 2, 7, 3, 4, 5}, POINTS[8] = {0, 0, 0, 1, 2, 3, 4, 5};
static inline u32 suitOf(int suit) { return 255u << suit * 8; }
static inline u32 above(int card) { return suitOf(card >> 3) & (0xffffffffu << card << 1); }
static inline int pick(u32 m) {
  u32 p = (m >> 6 & 0x01010101) | (m & 0x07070707) << 1 | (m >> 3 & 0x10101010) | (m & 0x38383838) << 2;
  for (u32 n = below(__builtin_popcount(p)); n; n--) p &= p - 1;
  int place = __builtin_ctz(p);
  return (place & ~7) | AT[place & 7];
}
static inline u32 legal(u32 hand, int top, int best, bool partner, int trump) {
  if (u32 follow = hand & suitOf(top >> 3)) {
    if (partner || top != best) return follow;
    u32 over = follow & above(top);
    return over ? over : follow;
  }
  u32 trumps = hand & suitOf(trump);
  if (!trumps || partner) return hand;
  if (best >> 3 != trump) return trumps;
  u32 over = trumps & above(best);
  return over ? over : hand;
}

int main(int, char** args) {
  seed(args[1], atoi(args[2]));
  long playouts = atol(args[3]), sum = 0;
  int dealer = 3, score[2] = {0, 0}, games[2] = {0, 0};
  bool won = false;
  auto look = [&] {
    if ((score[0] < 34 && score[1] < 34) || score[0] == score[1]) return;
    won = true;
    games[score[1] > score[0]]++;
  };
  const std::clock_t start = std::clock();
  for (long i = 0; i < playouts; i++) {
    if (won) { score[0] = score[1] = 0; won = false; if (games[0] == 2 || games[1] == 2) games[0] = games[1] = 0; }
    dealer = (dealer + 1) & 3;
    int pack[32], taken[2] = {0, 0}, tricks[2] = {0, 0}, leader = (dealer + 1) & 3, turn = leader;
    u32 held[4] = {0, 0, 0, 0};
    for (int k = 0; k < 32; k++) pack[k] = (k & ~7) | AT[k & 7];
    for (int k = 0; k < 31; k++) { int j = k + below(32 - k), t = pack[j]; pack[j] = pack[k]; pack[k] = t; }
    for (int k = 0; k < 32; k++) held[(leader + (k >> 2)) & 3] |= 1u << pack[k];
    int trump = pack[31] >> 3;
    score[dealer & 1] += POINTS[pack[31] & 7];
    look();
    for (int t = 0; !won && t < 8; t++) {
      int top = 0, best = 0, master = turn, value = 1;
      for (int p = 0; p < 4; p++, turn = (turn + 1) & 3) {
        int card = pick(p ? legal(held[turn], top, best, master == (turn ^ 2), trump) : held[turn]);
        held[turn] ^= 1u << card;
        value += POINTS[card & 7];
        if (!p) top = best = card;
        else {
          if (card >> 3 == top >> 3 && card > top) top = card;
          if (card >> 3 == best >> 3 ? card > best : card >> 3 == trump) best = card, master = turn;
        }
      }
      turn = master; taken[master & 1] += value; tricks[master & 1]++;
    }
    if (!won) { int ahead = taken[0] > 34 ? 0 : 1; score[ahead] += tricks[ahead] == 8 ? 34 : taken[ahead] - 34; look(); }
    sum += taken[leader & 1] + score[0];
  }
  printf("%ld %.6f\n", sum, double(std::clock() - start) / CLOCKS_PER_SEC);
}
