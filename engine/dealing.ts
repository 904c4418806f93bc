/** What is dealt: how a deal is laid out, and the cards of one. */
import { type Card, makeCard, PACK_SIZE } from './cards.ts';
import { NOBODY, type Owners } from './hands.ts';

/** How a deal is laid out, before chance or a record says where each card goes. */
export interface Layout {
  /** How many cards each seat is dealt; 0 for a seat that is out. */
  readonly hands: readonly number[];
  /** The cards that are dealt from. */
  readonly pack: readonly Card[];
  /** How many cards are dealt face up on the table. */
  readonly board: number;
  /** Whether a card that nobody holds is turned up, so that a record must write it out. */
  readonly turnUp: boolean;
}

/** The cards of a deal that nobody holds, where the rules give them a place of their own. */
export interface Laid {
  /** The card turned up. */
  readonly turnUp?: Card | undefined;
  /** The cards dealt face up on the table, in the order in which they lie. */
  readonly board?: readonly Card[] | undefined;
  /** The cards left over, in the order in which they would be taken; in the order of the integers if none is written. */
  readonly talon?: readonly Card[] | undefined;
}

/** A deal: who is given each card, and where those lie that nobody is given. */
export interface Dealt {
  readonly owners: Owners;
  readonly laid?: Laid;
}

/** What a table says of itself when a deal is to begin. */
interface BetweenDeals {
  readonly dealer: number;
  readonly dealOver: boolean;
  layout(): Layout;
}

/**
 * Throws where a deal cannot begin now, or does not fit the layout: a hand too long or too short, a card that is not in the
 * pack, too many or too few face up. What the table shuffled itself (`own`) fits.
 */
export const checkDeal = (table: BetweenDeals, dealt: Dealt, own: Dealt): void => {
  if (!table.dealOver) throw new Error('a deal is going on: the next begins when it is over');
  if (table.dealer < 0) throw new Error('nobody deals: name the dealer in the setup, or draw for the deal');
  if (dealt !== own) checkFit(table.layout(), dealt);
};

const checkFit = ({ hands, pack, board, turnUp }: Layout, { owners, laid = {} }: Dealt): void => {
  const sizes = hands.map(() => 0);
  for (let card = 0; card < PACK_SIZE; card++) {
    const seat = owners[card] ?? NOBODY;
    if (seat === NOBODY) continue;
    if (sizes[seat] === undefined)
      throw new RangeError(`${makeCard(card)} is dealt to seat ${seat} of ${hands.length}`);
    if (!pack.includes(card)) throw new RangeError(`${makeCard(card)} is not in the pack of ${pack.length}`);
    sizes[seat] += 1;
  }
  const wrong = sizes.findIndex((size, seat) => size !== hands[seat]);
  if (wrong >= 0) throw new RangeError(`seat ${wrong} is dealt ${sizes[wrong]} cards; expected ${hands[wrong]}`);
  const faceUp = [...(laid.board ?? []), ...(laid.turnUp === undefined ? [] : [laid.turnUp])];
  for (const card of faceUp)
    if (!pack.includes(card) || owners[card] !== NOBODY)
      throw new RangeError(`a card lies face up that is in a hand, or not in the pack: ${card}`);
  if ((laid.board?.length ?? 0) !== board)
    throw new RangeError(`${laid.board?.length ?? 0} cards lie on the table; expected ${board}`);
  if (!turnUp && laid.turnUp !== undefined) throw new RangeError('no card is turned up in this game');
};
