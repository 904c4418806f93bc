/** What is asked of Snip-Snap-Snorum. */
import { snipSnapSnorum } from '../../games/snip-snap-snorum/index.ts';
import { cellsOf, type Question } from '../question.ts';
import { playTrial, type Setting } from '../trials.ts';

const FIRST_DEAL: Setting = { game: snipSnapSnorum, seats: 5, whole: 'deal' };

export const questions: readonly Question[] = [
  {
    id: 'SS-C1',
    article: 'BW91.snip.advice.lead',
    cells: cellsOf(FIRST_DEAL, { random: 40_000, book: 40_000 }),
    share: false,
    unit: 1 / 4,
    holds: 'below',
    bound: 0,
    // Four times what the leader won or lost, less what the four others did.
    ask: (cell, seed, i) => {
      const { balance, dealer, seats } = playTrial(cell, seed, i);
      const leader = (dealer + 1) % seats;
      let others = 0;
      for (let seat = 0; seat < seats; seat++) if (seat !== leader) others += balance[seat]!;
      return (seats - 1) * balance[leader]! - others;
    },
  },
];
