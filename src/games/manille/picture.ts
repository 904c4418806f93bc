import { formatCounters } from '../../narration/accounts.ts';
import type { PlacedCard } from '../../pack/cards.ts';
import type { FigureInput, TableFigure } from '../table-figure.ts';
import { compareBySuit, getCoupState } from './table-state.ts';
import type { ManilleWords } from './words.ts';

/** Emblem of La Manille: a trick in which the ten beats the ace. */
export const emblem: readonly PlacedCard[] = [
  { card: 'KH', x: 154, y: 70, width: 42, lean: -90 },
  { card: 'AH', x: 100, y: 106, width: 42, lean: 0 },
  { card: '9H', x: 46, y: 70, width: 42, lean: 90 },
  { card: '10H', x: 100, y: 36, width: 46, lean: 0 },
];

/** Describes a table of La Manille for a picture: its middle and its hands. */
export const buildTableFigure = (table: FigureInput<ManilleWords>): TableFigure => {
  const { played, position, words } = table;
  const { trick, turnUp: up, lies, camps } = getCoupState(played, position.step);
  return {
    heaps: [
      {
        name: words.table.trick,
        cards: trick.flatMap(({ seat, cards, said }) =>
          cards.map((card) => ({ card, under: said ? `${seat} ${words.table.says(said)}` : seat })),
        ),
      },
      {
        name: words.table.turnUp,
        cards: [{ card: lies ? up : up.slice(-1), under: words.table.trumps(up.slice(-1)) }],
      },
      ...camps.map(({ name, marked }) => ({
        name: `${words.table.marked}, ${words.table.camp(name)}`,
        figure: formatCounters(marked),
      })),
    ],
    handOf: (seat) => {
      const before = trick.flatMap(({ cards }) => cards);
      return position.hands[seat]!.filter((card) => !before.includes(card)).sort(compareBySuit);
    },
  };
};
