/** What is asked of Lindor: nothing that its list of differences says, but what is said of the game by those who know both. */

import { randomPlayer } from '../../bots/players.ts';
import type { Game } from '../../game.ts';
import { counters, isGood } from '../../lab/one-seat.ts';
import { type Cell, cellsOf, MORE, type Question } from '../../lab/question.ts';
import { playTrial, type Setting } from '../../lab/trials.ts';
import { nainJaune } from '../nain-jaune/index.ts';
import { book } from './book.ts';
import { lindor } from './index.ts';

// As many as in the game of 1760, so that the same cards can be dealt in both.
const DEAL: Setting = { game: lindor, seats: 5, whole: 'deal' };

/** How often somebody could choose what to do, in a deal of one game or the other. */
const choices = (cell: Cell, game: Game, seed: string, i: number): number => {
  let count = 0;
  playTrial({ ...cell, setting: { ...cell.setting, game } }, seed, i, null, () => {
    count += 1;
    return undefined;
  });
  return count;
};

export const questions: readonly Question[] = [
  {
    id: 'LI-C1',
    article: 'L92.run',
    cells: cellsOf(DEAL, { random: 20_000, book: 20_000 }),
    ...MORE,
    ask: (cell, seed, i) => choices(cell, nainJaune, seed, i) - choices(cell, cell.setting.game, seed, i),
  },
  isGood({
    id: 'LI-C3',
    article: 'L92.advice.board',
    cells: cellsOf(DEAL, { random: 40_000, book: 40_000 }),
    // What one gains who follows the advice over what he has on the same deal by playing at random.
    ways: () => ({ tried: book, than: randomPlayer }),
    worth: counters,
  }),
];
