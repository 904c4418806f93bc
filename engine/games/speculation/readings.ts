import type { Readings } from '../../readings.ts';

/** The disputed points of the game; the first practice of each is the default. */
export const readings = {
  market: { values: ['bids', 'owner-asks', 'sealed'], article: 'BW91.speculation.market' },
  high: { values: ['passes', 'play-on'], article: 'BW91.speculation.high' },
  passed: { values: ['same-hands', 'fresh'], article: 'BW91.speculation.high.fresh' },
  price: { values: ['kept', 'returned'], article: 'BW91.speculation.price' },
  next: { values: ['buyers-left', 'sellers-left'], article: 'BW91.speculation.unseen' },
  'holder-cards': { values: ['at-last', 'any-time'], article: 'BW91.speculation.holder.sell' },
  tainted: { values: ['player', 'card'], article: 'BW91.speculation.peek.winner' },
  'turn-up': { values: ['dealers', 'pools'], article: 'BW91.speculation.pool-card' },
  spare: { values: ['none', 'dealt'], article: 'BW91.speculation.spare' },
  fines: { values: ['none', 'knave-and-five'], article: 'BW91.speculation.fine' },
  pack: { values: ['52', '32'], article: 'BW91.speculation.pack' },
  stake: { values: ['1', '5', '10'], article: 'BW91.speculation.stake' },
  rounds: { values: ['1', '2', '3'], article: 'BW91.speculation.rounds' },
  leftover: { values: ['shared', 'stay'], article: 'BW91.speculation.leftover' },
} as const satisfies Readings;
