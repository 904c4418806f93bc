import type { Readings } from '../../readings.ts';

/** Names of the variations, as used in the Variant tag. */
export const WHOLE_PACK_VARIANT = 'whole-pack';
export const FIRST_OUT_VARIANT = 'first-out';
export const TURN_UP_VARIANT = 'turn-up';

export type SnipVariant = typeof WHOLE_PACK_VARIANT | typeof FIRST_OUT_VARIANT | typeof TURN_UP_VARIANT;

const FIVE_COUNTERS = ['', TURN_UP_VARIANT, WHOLE_PACK_VARIANT] as const;
const ON_WHOLE_PACK = [WHOLE_PACK_VARIANT, FIRST_OUT_VARIANT] as const;

/** The disputed points of the game and of its variations; the first practice of each is the default. */
export const readings = {
  pack: { values: ['52', '32'], article: 'BW91.snip.players' },
  short: { values: ['pays-what-is-left', 'goes-negative'], article: 'BW91.snip.short', in: FIVE_COUNTERS },
  double: { values: ['level', 'flat'], article: 'BW91.snip.missed.double' },
  claim: { values: ['at-once', 'before-cut', 'never'], article: 'BW91.snip.missed.time' },
  elimination: { values: ['finish-hand', 'stop-deal'], article: 'BW91.snip.out.deal', in: FIVE_COUNTERS },
  pairable: { values: ['last-card', 'any-since-lead'], article: 'BW91.snip.whole-pack.lead', in: ON_WHOLE_PACK },
  'inactive-part': { values: ['no-lead', 'no-part'], article: 'BW91.snip.whole-pack.inactive', in: ON_WHOLE_PACK },
  'whole-pack-duty': { values: ['must', 'may'], article: 'BW91.snip.whole-pack.chain', in: ON_WHOLE_PACK },
  'after-snorum': { values: ['plays-on', 'next-leads'], article: 'BW91.snip.whole-pack.snorum', in: ON_WHOLE_PACK },
  'lead-spent': {
    values: ['next-leads', 'deal-ends'],
    article: 'BW91.snip.whole-pack.spent',
    in: [WHOLE_PACK_VARIANT],
  },
  cardless: { values: ['passed-over', 'plays-out'], article: 'BW91.snip.whole-pack.spent', in: [WHOLE_PACK_VARIANT] },
  'first-out-pool': { values: ['fines', 'stakes'], article: 'BW91.snip.first-out.pool', in: [FIRST_OUT_VARIANT] },
  'first-duty': { values: ['must', 'may'], article: 'BW91.snip.turn-up.as-laid', in: [TURN_UP_VARIANT] },
  payee: { values: ['pool', 'player'], article: 'BW91.snip.turn-up.dealer', in: [TURN_UP_VARIANT] },
  'paid-by': { values: ['pool', 'dealer'], article: 'BW91.snip.turn-up.pool', in: [TURN_UP_VARIANT] },
  'empty-pool': { values: ['counts', 'void'], article: 'BW91.snip.turn-up.empty', in: [TURN_UP_VARIANT] },
  chain: { values: ['snap', 'fresh'], article: 'BW91.snip.turn-up.as-laid', in: [TURN_UP_VARIANT] },
} as const satisfies Readings;
