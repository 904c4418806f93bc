/** A bot for Cassino that follows Peel's advice (1891, pp. 99–100). */

import { chooseAdvisedMove, type Player, randomPlayer } from '../../bots/players.ts';
import { type Card, card, countSameRank, rankOf, suitOf } from '../../cards.ts';
import type { Move } from '../../game.ts';
import { CaptureFinder } from './captures.ts';
import { getCaptureCode, getPlayedCard, isCapture } from './moves.ts';

const CASSINOS: readonly Card[] = [card('10D'), card('2S')];
const ACE = rankOf(card('AS'));
const SPADES = suitOf(card('2S'));
const TEN_AND_TWO: readonly number[] = CASSINOS.map(rankOf);

const count = (cards: readonly Card[], is: (card: Card) => boolean): number => cards.filter(is).length;

/**
 * A goal when choosing a capture: `of` gives the value of a capture for this goal, `cite` is the article that advises
 * it.
 */
export interface CaptureGoal {
  readonly of: (laid: Card, taken: readonly Card[]) => number;
  readonly cite: string;
}

/** The goals advised by the book, the most important first. */
export const CAPTURE_GOALS: readonly CaptureGoal[] = [
  {
    of: (laid, taken) => count([laid, ...taken], (won) => CASSINOS.includes(won)),
    cite: 'BW91.cassino.advice.cassinos',
  },
  {
    of: (laid, taken) => count([laid, ...taken], (won) => rankOf(won) === ACE || suitOf(won) === SPADES),
    cite: 'BW91.cassino.advice.cassinos',
  },
  {
    of: (laid, taken) => (TEN_AND_TWO.includes(rankOf(laid)) ? countSameRank(taken, laid) : 0),
    cite: 'BW91.cassino.advice.ten-and-two',
  },
  {
    of: (laid, taken) => {
      const others = taken.filter((won) => rankOf(won) !== rankOf(laid));
      return others.reduce((sum, won) => sum + rankOf(won) + 1, 0) / (rankOf(laid) + 1);
    },
    cite: 'BW91.cassino.advice.combinations',
  },
  { of: (laid, taken) => countSameRank(taken, laid), cite: 'BW91.cassino.advice.combinations' },
];

/** Chooses the capture with the highest value for the first goal; among equals, for the second, and so on. */
export const createGoalPlayer =
  (aims: readonly CaptureGoal[]): Player =>
  (seen, random) => {
    const { board } = seen;
    const table = new CaptureFinder('union');
    table.lookAt(Uint8Array.from(board), board.length);
    /**
     * Lists the cards of the table that a move takes. If more than 25 cards lie there, the move is decoded as under the
     * practice `union`.
     */
    const takenBy = (move: Move): readonly Card[] =>
      isCapture(move) ? table.cardsOf(table.setOf(rankOf(getPlayedCard(move)), getCaptureCode(move))) : [];
    const captures = new Map(seen.legal.map((move) => [move, takenBy(move)]));
    let among = seen.legal;
    let cite: string | undefined;
    for (const { of, cite: its } of aims) {
      const much = (move: Move): number => (isCapture(move) ? of(getPlayedCard(move), captures.get(move)!) : 0);
      const most = Math.max(...among.map(much));
      const best = among.filter((move) => much(move) === most);
      if (best.length < among.length) cite ??= its;
      among = best;
    }
    return (cite && chooseAdvisedMove(seen.legal, among, random, () => cite)) || randomPlayer(seen, random);
  };

/**
 * Captures in this order of importance: the two Cassinos, aces and spades; pairs of tens and twos; as many combinations
 * as possible; pairs. The book does not say which card to lay if nothing can be captured.
 */
export const bookPlayer = createGoalPlayer(CAPTURE_GOALS);
