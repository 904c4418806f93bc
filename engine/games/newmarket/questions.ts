/** Questions that test the claims about Newmarket. */

import { randomPlayer } from '../../bots/players.ts';
import { EVENT } from '../../events.ts';
import { createAdviceQuestion, getSeatCounters } from '../../lab/one-seat.ts';
import { type ClaimQuestion, createTrialCells, POSITIVE_MEAN, type TrialCell } from '../../lab/question.ts';
import { playTrial, type TrialSetting } from '../../lab/trials.ts';
import { BOX_COUNT } from './board.ts';
import { bookPlayer } from './book-player.ts';
import { newmarket } from './index.ts';

const DEAL: TrialSetting = { game: newmarket, seats: 5, whole: 'deal' };
const BY_FIVE = createTrialCells(DEAL, { random: 40_000, book: 40_000 });

const [KNAVE_BOX, ACE_BOX] = [0, BOX_COUNT - 1];

/** Plays a deal and returns, for each box, true if it was taken. */
const takenIn = (cell: TrialCell, seed: string, i: number): readonly boolean[] => {
  const taken = Array.from({ length: BOX_COUNT }, () => false);
  playTrial(cell, seed, i, (kind, from) => {
    if (kind === EVENT.paid && from >= cell.setting.seats) taken[from - cell.setting.seats] = true;
  });
  return taken;
};

export const questions: readonly ClaimQuestion[] = [
  {
    id: 'NM-C4',
    article: 'BW91.newmarket.stake.dealer',
    cells: BY_FIVE,
    ...POSITIVE_MEAN,
    // Loss of the dealer in a deal.
    ask: (cell, seed, i) => {
      const { dealer, balance } = playTrial(cell, seed, i);
      return -balance[dealer]!;
    },
  },
  {
    id: 'NM-C2',
    article: 'BW91.newmarket.carry',
    cells: BY_FIVE,
    ...POSITIVE_MEAN,
    ask: (cell, seed, i) => takenIn(cell, seed, i).filter(Boolean).length - BOX_COUNT / 2,
  },
  {
    id: 'NM-C3',
    article: 'BW91.newmarket.take.example',
    cells: BY_FIVE,
    ...POSITIVE_MEAN,
    ask: (cell, seed, i) => {
      const taken = takenIn(cell, seed, i);
      return Number(taken[KNAVE_BOX]) - Number(taken[ACE_BOX]);
    },
  },
  createAdviceQuestion({
    id: 'NM-C1',
    article: 'BW91.newmarket.study',
    cells: BY_FIVE,
    ways: () => ({ tried: bookPlayer, than: randomPlayer }),
    worth: getSeatCounters,
  }),
];
