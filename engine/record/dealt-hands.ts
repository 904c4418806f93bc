/** Converts the hands of a deal, and the cards on the table, to the form of a record. */

import { FULL_PACK } from '../cards.ts';
import type { DealtCards, UnheldCards } from '../dealing.ts';
import type { TextPosition } from './faults.ts';
import { type RecordedDeal } from './record.ts';
import { BOARD_NAME, TALON_NAME, TURN_UP_NAME } from './unheld-groups.ts';

const PLACEHOLDER_PLACE: TextPosition = { line: 1, column: 1 };

/** Converts the hands of a deal, piles in their order. No card is marked as supplied (added by an editor). */
const handsHeld = ({ owners, unheld }: DealtCards, names: readonly string[]): RecordedDeal['hands'] =>
  names
    .map((seat, i) => ({
      seat,
      cards: (unheld?.piles?.[i] ?? FULL_PACK.filter((card) => owners[card] === i)).map((card) => ({
        card,
        supplied: true,
        at: PLACEHOLDER_PLACE,
      })),
      comments: [],
      at: PLACEHOLDER_PLACE,
    }))
    .filter(({ cards }) => cards.length > 0);

/** Converts all hands of a deal, and the cards on the table, to the form of a record. */
export const recordDealtHands = (dealt: DealtCards, names: readonly string[]): RecordedDeal['hands'] => [
  ...handsHeld(dealt, names),
  ...unheldOf(dealt.unheld ?? {}),
];

/** Converts the cards that no player holds, if their position matters in the game. */
const unheldOf = (laid: UnheldCards): RecordedDeal['hands'] => {
  const piles: [string, readonly number[]][] = [
    [BOARD_NAME, laid.board ?? []],
    [TURN_UP_NAME, laid.turnUp === undefined ? [] : [laid.turnUp]],
    [TALON_NAME, laid.talon ?? []],
  ];
  return piles
    .filter(([, cards]) => cards.length > 0)
    .map(([seat, cards]) => ({
      seat,
      cards: cards.map((card) => ({ card, supplied: true, at: PLACEHOLDER_PLACE })),
      comments: [],
      at: PLACEHOLDER_PLACE,
    }));
};
