/** The hands of a deal, and what lies on the table besides, as a record writes them. */
import { FULL_PACK } from '../cards.ts';
import type { Dealt, Laid } from '../dealing.ts';
import type { Owners } from '../hands.ts';
import type { Place } from './faults.ts';
import { BOARD, type RecordedDeal, TALON, TURN_UP } from './record.ts';

const NOWHERE: Place = { line: 1, column: 1 };

/** The hands of a deal as they are held, supplied by no source. */
const handsHeld = (owners: Owners, names: readonly string[]): RecordedDeal['hands'] =>
  names
    .map((seat, i) => ({
      seat,
      cards: FULL_PACK.filter((card) => owners[card] === i).map((card) => ({ card, supplied: true, at: NOWHERE })),
      comments: [],
      at: NOWHERE,
    }))
    .filter(({ cards }) => cards.length > 0);

/** Every hand of a deal as a record writes it, and what lies on the table besides. */
export const handsOf = ({ owners, laid = {} }: Dealt, names: readonly string[]): RecordedDeal['hands'] => [
  ...handsHeld(owners, names),
  ...unheldOf(laid),
];

/** The cards that nobody holds, where the game gives them a place of their own. */
const unheldOf = (laid: Laid): RecordedDeal['hands'] => {
  const piles: [string, readonly number[]][] = [
    [BOARD, laid.board ?? []],
    [TURN_UP, laid.turnUp === undefined ? [] : [laid.turnUp]],
    [TALON, laid.talon ?? []],
  ];
  return piles
    .filter(([, cards]) => cards.length > 0)
    .map(([seat, cards]) => ({
      seat,
      cards: cards.map((card) => ({ card, supplied: true, at: NOWHERE })),
      comments: [],
      at: NOWHERE,
    }));
};
