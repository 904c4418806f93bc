/** Snip-Snap-Snorum as Peel advises to play it (1891, pp. 92–93). */
import { PACK_SIZE, rankOf } from '../../cards.ts';
import { type Move } from '../../game.ts';
import { type Player } from '../players.ts';

/**
 * Of two cards of a rank lay one (BW91.snip.advice.pair), else a card of a rank of which most have been seen
 * (BW91.snip.advice.third); between equals, any.
 */
export const book: Player = ({ legal, hand, shown }, random) => {
  const held = (card: Move): number => hand.filter((other) => rankOf(other) === rankOf(card)).length;
  const gone = (card: Move): number => held(card) + shown.filter((seen) => rankOf(seen) === rankOf(card)).length;
  const cards = legal.filter((card) => card < PACK_SIZE);
  const safest = Math.max(...cards.map(gone));
  const best = legal.filter((card) => gone(card) === safest);
  const move = best[random.below(best.length)]!;
  if (held(move) > 1) return { move, cite: 'BW91.snip.advice.pair' };
  return safest > 1 ? { move, cite: 'BW91.snip.advice.third' } : { move };
};
