/**
 * A bot for Le Nain jaune and Lindor that follows the advice of Huvier's Soirées amusantes (1790). The book describes
 * Lindor under the name nain jaune; no advice is known for the game of 1760.
 */

import { chooseAdvisedMove, type Player, randomPlayer } from '../../bots/players.ts';
import { PACK_SIZE, rankOf } from '../../cards.ts';
import type { Observation } from '../../observation.ts';
import { getBoxOfCard, getCardCost, NAIN } from './board.ts';

/** Cost of two big cards left in the hand. The book says nineteen or twenty. */
const TWO_BIG_CARDS = 20;

/**
 * The articles of the advice: on playing the cards of the board, on leading the seven of diamonds, and on choosing
 * between several sevens.
 */
export interface HuvierAdviceArticles {
  readonly board: string;
  readonly nain: string;
  readonly sevens: string;
}

/** True if the seven of diamonds, left in the hand, would cost more than two big cards. */
const isLoaded = ({ seats, balance }: Observation): boolean =>
  getCardCost(NAIN) + balance[seats + getBoxOfCard(NAIN)]! > TWO_BIG_CARDS;

/**
 * Creates a bot that plays the cards of the board before others. It plays the seven of diamonds first of all if it
 * would cost more than two big cards when left in the hand, or if another seven could be played in its place. The book
 * does not say which of the remaining cards to play.
 */
export const createHuvierPlayer =
  ({ board, nain, sevens }: HuvierAdviceArticles): Player =>
  (seen, random) => {
    const cards = seen.legal.filter((move) => move < PACK_SIZE);
    const leads = cards.some((card) => rankOf(card) !== rankOf(cards[0]!));
    const shed = cards.filter((card) => getBoxOfCard(card) >= 0);
    const first = shed.includes(NAIN) && isLoaded(seen) ? [NAIN] : shed;
    const why = (card: number): string => {
      if (card !== NAIN) return board;
      if (leads) return nain;
      return cards.length > 1 ? sevens : board;
    };
    return chooseAdvisedMove(seen.legal, first, random, why) ?? randomPlayer(seen, random);
  };
