import { rankName } from '../../i18n/cards.ts';
import { formatCardCount, formatCount, formatCounterCount, formatList, withThe } from '../../narration/english.ts';
import type { SnipWords } from './words.ts';

const rank = (r: string) => rankName(r, 'en', 'the');

export const words: SnipWords = {
  table: { turnUp: 'Turn-up', inactive: 'inactive' },

  firstKnave: (s, c, n) =>
    n === 1
      ? `the first card turned up for the deal is ${withThe(c)}, and falls to ${s}`
      : `cards are turned up for the deal until a knave comes: ${withThe(c)}, after ${formatCount(n - 1, 'other card')}, falls to ${s}`,
  dealsAll: (s, most, first, rest) =>
    rest.length === 0
      ? `${s} deals out the whole pack, ${formatCardCount(most)} to each player`
      : `${s} deals out the whole pack: ${formatCardCount(most)} to ${formatList(first)}, ${most - 1} to ${rest.length > 2 ? 'each of the others' : formatList(rest)}`,

  afresh: (s, c) => `${s} leads ${withThe(c)}`,
  intervenes: (s, c) => `${s} cannot pair, and plays ${withThe(c)}`,
  unpaired: (s, c) => `nobody pairs ${s}, who leads ${withThe(c)}`,
  saidSnorum: (s, c) => `${s}, having said Snorum, leads ${withThe(c)}`,
  takesLead: (s, c) => `the lead passes to ${s}, who plays ${withThe(c)}`,
  goesOn: (s, c) => `${s} goes on with ${withThe(c)}`,
  pairs: (s, c, call) => `${s} plays ${withThe(c)} and says “${call}”`,
  matches: (s, c, call) => `${s} matches the turn-up with ${withThe(c)} and says “${call}”`,
  matchesUnpaid: (s, c, call) =>
    `${s} matches the turn-up with ${withThe(c)} and says “${call}”, but the pool has nothing to pay`,

  misplays: (s, c, missed) => `${s} should have paired ${rank(missed)}, but plays ${withThe(c)}`,
  misses: (s, c, missed) => `${s} should have matched ${rank(missed)} turned up, but plays ${withThe(c)}`,
  keepsBack: (s, missed) => `${s} should have paired${missed && ` ${rank(missed)}`}, but keeps the card back`,
  declines: (s) => `${s} could pair, but keeps the card back`,
  claims: (s) => `${s} claims the penalty for the missed pairing`,

  paysLast: (s, n) =>
    `${s} cannot pay in full: the last ${n === 1 ? 'counter goes' : `${formatCounterCount(n)} go`} to the pool`,
  owes: (s, n) => `${s} pays ${formatCounterCount(n)} to the pool, more than was left`,
  paysDouble: (s, n) => `${s} pays double, ${formatCounterCount(n)}, to the pool`,
  paysFlat: (s, n) => `${s} pays a fixed penalty of ${formatCounterCount(n)} to the pool`,
  paysAsIf: (s, n) => `${s} pays ${formatCounterCount(n)} to the pool, as if paired`,
  poolPays: (s, n) => `the pool pays ${formatCounterCount(n)} to ${s}`,
  stake: (n) => `each player puts ${formatCounterCount(n)} into the pool`,

  handsIn: (n) => `and hands in ${formatCardCount(n)}`,
  lastIn: (s) => `${s}, the only player with counters left, wins the game`,
  firstOut: (s) => `${s} wins the game`,
  firstOutUnpaid: (s) => `${s} wins the game, but there is nothing in the pool`,
};
