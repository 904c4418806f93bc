/**
 * Questions that test claims about Lindor. The claims come from authors who know both this game and that of 1760; the
 * list of differences contains none.
 */

import { randomPlayer } from '../../bots/players.ts';
import type { Game } from '../../game.ts';
import { createAdviceQuestion, getSeatCounters } from '../../lab/one-seat.ts';
import { type ClaimQuestion, createTrialCells, POSITIVE_MEAN, type TrialCell } from '../../lab/question.ts';
import { playTrial, type TrialSetting } from '../../lab/trials.ts';
import { nainJaune } from '../nain-jaune/index.ts';
import { bookPlayer } from './book-player.ts';
import { lindor } from './index.ts';

// The same number of players as in the game of 1760, so that the same cards can be dealt in both.
const DEAL: TrialSetting = { game: lindor, seats: 5, whole: 'deal' };

/** Counts the moves of a deal at which the player has a choice, in either of the two games. */
const choices = (cell: TrialCell, game: Game, seed: string, i: number): number => {
  let count = 0;
  playTrial({ ...cell, setting: { ...cell.setting, game } }, seed, i, null, () => {
    count += 1;
    return undefined;
  });
  return count;
};

export const questions: readonly ClaimQuestion[] = [
  {
    id: 'LI-C1',
    article: 'L92.run',
    cells: createTrialCells(DEAL, { random: 20_000, book: 20_000 }),
    ...POSITIVE_MEAN,
    ask: (cell, seed, i) => choices(cell, nainJaune, seed, i) - choices(cell, cell.setting.game, seed, i),
  },
  createAdviceQuestion({
    id: 'LI-C3',
    article: 'L92.advice.board',
    cells: createTrialCells(DEAL, { random: 40_000, book: 40_000 }),
    // Gain from following the advice over random play on the same deal.
    ways: () => ({ tried: bookPlayer, than: randomPlayer }),
    worth: getSeatCounters,
  }),
];
