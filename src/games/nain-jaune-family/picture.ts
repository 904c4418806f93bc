import { figure } from '../../narration/accounts.ts';
import { type InPlay, type Pictured, run } from '../in-play.ts';
import type { NainWords } from './words.ts';

/** Middle of a table with the board of the dwarf, and its hands. */
export const inPlay = ({ played, position, words }: Pictured<NainWords>): InPlay => ({
  heaps: [
    {
      name: words.table.board,
      cards: played.accounts.flatMap((account, i) =>
        account.startsWith('box:') ? [{ card: account.slice(4), under: figure(position.step.balance[i]!) }] : [],
      ),
    },
    { name: words.table.run, cards: run(position), overlapping: true },
  ],
  handOf: (seat) => position.hands[seat]!,
});
