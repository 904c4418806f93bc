import type { PlacedCard } from '../../pack/cards.ts';
import { buildPoolGroup, type FigureInput, type TableFigure } from '../table-figure.ts';
import { getChatState } from './table-state.ts';
import type { ChatWords } from './words.ts';

/** Emblem of Le Chat qui dort: the sleeping cat (face down) among other cards. */
export const emblem: readonly PlacedCard[] = [
  { card: '2S', x: 52, y: 54, width: 52, lean: -16 },
  { card: '6D', x: 100, y: 44, width: 52, lean: 0 },
  { card: 'AH', x: 148, y: 54, width: 52, lean: 16 },
  { card: 'back', x: 100, y: 104, width: 48, lean: 90 },
];

/** Describes a table of Le Chat qui dort for a picture: its middle and its hands. */
export const buildTableFigure = (table: FigureInput<ChatWords>): TableFigure => {
  const { played, position, words } = table;
  const { shown, caller, asked, cat } = getChatState(played, position.step);
  const said = asked && `${asked.seat} ${words.table[asked.type === 'named' ? 'speaks' : 'called'](asked.rank!)}`;
  return {
    heaps: [
      {
        name: words.table[cat ? 'awake' : 'cat'],
        cards: [{ card: cat || 'back', under: said ?? '' }],
      },
      ...buildPoolGroup(table),
    ],
    handOf: (seat) => {
      const card = shown.get(played.seats[seat]!);
      return card ? [card] : position.hands[seat]!.map(() => 'back');
    },
    beside: (seat) => (played.seats[seat] === caller ? words.table.caller : ''),
  };
};
