/** Players who choose by what they may know. Each takes its own source of chance, never that of the pack. */
import { PACK_SIZE, rankOf } from '../cards.ts';
import { type Move } from '../game.ts';
import { type Observation } from '../observation.ts';
import { type Random } from '../random.ts';

/** Chooses one of the legal moves it sees. */
export type Player = (seen: Observation, random: Random) => Move;

/** Any legal move. */
export const randomPlayer: Player = ({ legal }, random) => legal[random.below(legal.length)]!;

/** The first legal move in the order of the pack: nobody's advice, but the same every time. */
export const firstPlayer: Player = ({ legal }) => legal[0]!;

/**
 * Snip-Snap-Snorum by Peel's advice: of two cards of a rank lay one (BW91.snip.advice.pair), else a card of a
 * rank of which most have been seen (BW91.snip.advice.third); between equals, any.
 */
export const snipPlayer: Player = ({ legal, hand, shown }, random) => {
  const gone = (card: Move): number =>
    hand.filter((held) => rankOf(held) === rankOf(card)).length +
    shown.filter((seen) => rankOf(seen) === rankOf(card)).length;
  const safest = Math.max(...legal.filter((card) => card < PACK_SIZE).map(gone));
  const best = legal.filter((card) => gone(card) === safest);
  return best[random.below(best.length)]!;
};
