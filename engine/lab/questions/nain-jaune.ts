/** What is asked of Le Nain jaune. */
import { nainJaune } from '../../games/nain-jaune/index.ts';
import { cellsOf, type Question } from '../question.ts';
import { hearIn, type Setting } from '../trials.ts';

/** The bête of a box is considerable when it costs more than the board asks for in a whole deal. */
const CONSIDERABLE = 16;

const TEN_TOURS: Setting = { game: nainJaune, seats: 5, whole: 'game', readings: { tours: '10' } };

export const questions: readonly Question[] = [
  {
    id: 'NJ-C1',
    article: 'AC60.bete.grows',
    cells: cellsOf(TEN_TOURS, { random: 2_000, book: 2_000 }),
    share: true,
    unit: 1,
    holds: 'above',
    bound: 1 / 20,
    ask: (cell, seed, i) =>
      hearIn(cell, seed, i, 'paid', (_, cite) => cite.startsWith('AC60.bete')).most >= CONSIDERABLE ? 1 : 0,
  },
];
