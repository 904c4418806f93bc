import { formatCounters } from '../../narration/accounts.ts';
import { type CardGroup, type FigureInput, listRunCards, type TableFigure } from '../table-figure.ts';
import type { StopsWords } from './words.ts';

/**
 * Creates the function that describes a table with boxes for a picture; `card` returns the card of a box, if it has
 * exactly one.
 */
export const buildTableFigure =
  (card: (box: string, table: FigureInput<StopsWords>) => string | undefined) =>
  (table: FigureInput<StopsWords>): TableFigure => {
    const { played, position, words } = table;
    const boxes = played.accounts.flatMap((account, i) =>
      account.startsWith('box:') ? [[account.slice(4), formatCounters(position.step.balance[i]!)] as const] : [],
    );
    const cards = boxes.flatMap(([box, under]) => {
      const its = card(box, table);
      return its === undefined ? [] : [{ card: its, under }];
    });
    const named = boxes.flatMap(([box, on]): CardGroup[] =>
      card(box, table) === undefined ? [{ name: words.boxes[box]!.name, figure: on, counter: true }] : [],
    );
    return {
      heaps: [
        ...(cards.length > 0 ? [{ name: words.table.board, cards }] : []),
        ...named,
        { name: words.table.run, cards: listRunCards(position), overlapping: true },
      ],
      handOf: (seat) => position.hands[seat]!,
    };
  };
