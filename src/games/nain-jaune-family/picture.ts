import { formatCounters } from '../../narration/accounts.ts';
import { type FigureInput, listRunCards, type TableFigure } from '../table-figure.ts';
import type { NainWords } from './words.ts';

/** Describes a table with the board of the dwarf for a picture: its middle and its hands. */
export const buildTableFigure = ({ played, position, words }: FigureInput<NainWords>): TableFigure => ({
  heaps: [
    {
      name: words.table.board,
      cards: played.accounts.flatMap((account, i) =>
        account.startsWith('box:')
          ? [{ card: account.slice(4), under: formatCounters(position.step.balance[i]!) }]
          : [],
      ),
    },
    { name: words.table.run, cards: listRunCards(position), overlapping: true },
  ],
  handOf: (seat) => position.hands[seat]!,
});
