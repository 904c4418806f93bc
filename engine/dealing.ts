/** Layout of a deal, the cards dealt, and the checks before a deal begins. */

import { type Card, type CardOwners, createEmptyOwners, formatCard, NO_OWNER, PACK_SIZE } from './cards.ts';
import { type Hands } from './hands.ts';
import { type Random, shuffle } from './random.ts';

/** Layout of a deal, before chance or a record assigns the cards. */
export interface DealLayout {
  /** Number of cards for each seat; 0 for a seat that takes no part in the deal. */
  readonly hands: readonly number[];
  /** The cards to deal from. */
  readonly pack: readonly Card[];
  /** Number of cards dealt face up on the table. */
  readonly board: number;
  /** True if one of the cards left over after the deal is turned face up. */
  readonly turnUp: boolean;
  /** True if each hand is a pile whose order matters, from the top card down. */
  readonly piles?: boolean;
}

/** Values that stand for a seat when a card is dealt to nobody: face down (-1), or face up (-2). */
export const DEALT_FACE_DOWN = -1;
export const DEALT_FACE_UP = -2;

/** Cards of a deal that no player holds, in games where their position matters. */
export interface UnheldCards {
  /** The card turned up. */
  readonly turnUp?: Card | undefined;
  /** The cards dealt face up on the table, in table order. */
  readonly board?: readonly Card[] | undefined;
  /** The cards left over, in the order in which they would be drawn; in integer order if the order does not matter. */
  readonly talon?: readonly Card[] | undefined;
  /** The hands as piles, each from the top card down, where their order matters. */
  readonly piles?: readonly (readonly Card[])[] | undefined;
}

/** A deal: the owner of each card, and the positions of the cards that no player holds. */
export interface DealtCards {
  readonly owners: CardOwners;
  readonly unheld?: UnheldCards;
}

/**
 * A deal shuffled by a table: the cards in dealing order, and the seat that receives each. Hands are filled directly
 * from these two lists; the owner of each card is computed only on demand.
 */
export class ShuffledDeal implements DealtCards {
  /** The cards: first the dealt ones, then those left over. */
  readonly pack: Uint8Array;
  /** The seat of each dealt card. */
  readonly seats: Uint8Array;
  unheld?: UnheldCards;
  #dealt = 0;

  /** `cards`: the size of the largest pack used at the table. */
  constructor(cards: number) {
    this.pack = new Uint8Array(cards);
    this.seats = new Uint8Array(cards);
  }

  /** Loads these cards and shuffles the first `dealt` of them, for dealing, and `spare` more. */
  shuffle(cards: ArrayLike<Card>, random: Random, dealt: number, spare = 0): void {
    this.pack.set(cards);
    this.#dealt = dealt;
    shuffle(this.pack, random, dealt + spare, cards.length);
  }

  /** Gives the dealt cards to the hands. */
  giveOut(hands: Hands): void {
    hands.clear();
    for (let i = 0; i < this.#dealt; i++) hands.give(this.seats[i]!, this.pack[i]!);
  }

  get owners(): CardOwners {
    const owners = createEmptyOwners();
    for (let i = 0; i < this.#dealt; i++) owners[this.pack[i]!] = this.seats[i]!;
    return owners;
  }
}

/** State of a table that decides whether a deal may begin. */
interface BetweenDeals {
  readonly dealer: number;
  readonly dealOver: boolean;
  layout(): DealLayout;
}

/**
 * Throws if a deal cannot begin now, or if a card has no valid position: a seat that does not exist, a card outside the
 * pack, a card both face up and in a hand. Hands may be shorter than in the layout, so that an endgame can be set up.
 * The table's own shuffle (`own`) is not checked.
 */
export const assertValidDeal = (table: BetweenDeals, dealt: DealtCards, own: DealtCards): void => {
  if (!table.dealOver) throw new Error('a deal is going on: the next begins when it is over');
  if (table.dealer < 0) throw new Error('nobody deals: name the dealer in the setup, or draw for the deal');
  if (dealt !== own) checkFit(table.layout(), dealt);
};

/** Checks a deal with {@link assertValidDeal}, then fills the hands. */
export const dealCards = (
  table: BetweenDeals & { readonly hands: Hands },
  dealt: DealtCards,
  own: ShuffledDeal,
): void => {
  assertValidDeal(table, dealt, own);
  if (dealt === own) own.giveOut(table.hands);
  else table.hands.setOut(dealt.owners);
};

const checkFit = ({ hands, pack, board, turnUp }: DealLayout, { owners, unheld = {} }: DealtCards): void => {
  for (let card = 0; card < PACK_SIZE; card++) {
    const seat = owners[card] ?? NO_OWNER;
    if (seat === NO_OWNER) continue;
    if (seat < 0 || seat >= hands.length)
      throw new RangeError(
        `${formatCard(card)} is dealt to seat ${seat}; expected a seat from 0 to ${hands.length - 1}`,
      );
    if (!pack.includes(card))
      throw new RangeError(`${formatCard(card)} is dealt; expected a card of the pack of ${pack.length}`);
  }
  const { board: lies = [], turnUp: turned } = unheld;
  if (lies.length !== board) throw new RangeError(`${lies.length} cards lie on the table; expected ${board}`);
  if (turned !== undefined && !turnUp)
    throw new RangeError(`${formatCard(turned)} is turned up; expected none in this game`);
  for (const card of turned === undefined ? lies : [...lies, turned])
    if (!pack.includes(card) || owners[card] !== NO_OWNER)
      throw new RangeError(`${formatCard(card)} lies face up; expected a card of the pack that nobody is dealt`);
};
