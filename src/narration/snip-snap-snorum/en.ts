import { rankName } from '../../i18n/cards.ts';
import { cards, counters, the } from '../english.ts';
import { type SnipWords } from './words.ts';

/** Snip-Snap-Snorum in English. */
export const words: SnipWords = {
  afresh: (s, c) => `${s} starts afresh with ${the(c)}`,
  intervenes: (s, c) => `${s} cannot pair, and lays ${the(c)}`,
  pairs: (s, c, call) => `${s} lays ${the(c)} and says “${call}”`,
  misplays: (s, c, missed) => `${s} should have paired ${rankName(missed, 'en', 'the')}, but lays ${the(c)}`,
  claims: (s) => `${s} claims the penalty for the missed pair`,
  paysLast: (s, n) => `${s} cannot pay in full: the last ${n === 1 ? 'counter goes' : `${counters(n)} go`} to the pool`,
  owes: (s, n) => `${s} pays ${counters(n)} to the pool, more than was left`,
  paysDouble: (s, n) => `${s} pays double, ${counters(n)}, to the pool`,
  paysFlat: (s, n) => `${s} pays a fixed penalty of ${counters(n)} to the pool`,
  paysAsIf: (s, n) => `${s} pays ${counters(n)} to the pool, as if paired`,
  handsIn: (n) => `and hands in ${cards(n)}`,
  lastIn: (s) => `${s} alone has counters left, wins the game`,
};
