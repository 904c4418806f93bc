/** What is dealt: how a deal is laid out, and the cards of one. */
import { type Card, makeCard, PACK_SIZE } from './cards.ts';
import { type Hands, NOBODY, noOwners, type Owners } from './hands.ts';
import { type Random, shuffle } from './random.ts';

/** How a deal is laid out, before chance or a record says where each card goes. */
export interface Layout {
  /** How many cards each seat is dealt; 0 for a seat that is out. */
  readonly hands: readonly number[];
  /** The cards that are dealt from. */
  readonly pack: readonly Card[];
  /** How many cards are dealt face up on the table. */
  readonly board: number;
  /** Whether a card that nobody is dealt is turned up. */
  readonly turnUp: boolean;
}

/** Where a card of the pack goes that is dealt to no seat: out of sight, or face up. */
export const SPARE = -1;
export const TURNED = -2;

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

/**
 * A deal as a table shuffles it: the cards in the order in which they are dealt, and whom each is dealt to. The hands are given
 * out from these; whose each card of the pack is, is written down only when it is asked.
 */
export class Shuffled implements Dealt {
  /** The cards, the first that are dealt before those left over. */
  readonly pack: Uint8Array;
  /** The seat that each of the cards dealt goes to. */
  readonly seats: Uint8Array;
  laid?: Laid;
  #dealt = 0;

  /** At a table where no pack has more cards. */
  constructor(cards: number) {
    this.pack = new Uint8Array(cards);
    this.seats = new Uint8Array(cards);
  }

  /** Gathers these cards and shuffles them, of which so many are to be dealt; `spare` cards of those left are shuffled too. */
  shuffle(cards: ArrayLike<Card>, random: Random, dealt: number, spare = 0): void {
    this.pack.set(cards);
    this.#dealt = dealt;
    shuffle(this.pack, random, dealt + spare, cards.length);
  }

  /** Gives out the hands. */
  giveOut(hands: Hands): void {
    hands.clear();
    for (let i = 0; i < this.#dealt; i++) hands.give(this.seats[i]!, this.pack[i]!);
  }

  get owners(): Owners {
    const owners = noOwners();
    for (let i = 0; i < this.#dealt; i++) owners[this.pack[i]!] = this.seats[i]!;
    return owners;
  }
}

/** What a table says of itself when a deal is to begin. */
interface BetweenDeals {
  readonly dealer: number;
  readonly dealOver: boolean;
  layout(): Layout;
}

/**
 * Throws where a deal cannot begin now, or where a card lies in no place of this table: with a seat that is not there, out of
 * another pack, face up and in a hand. Hands may be shorter than the layout's, as an ending is set out. What the table shuffled
 * itself (`own`) is right.
 */
export const checkDeal = (table: BetweenDeals, dealt: Dealt, own: Dealt): void => {
  if (!table.dealOver) throw new Error('a deal is going on: the next begins when it is over');
  if (table.dealer < 0) throw new Error('nobody deals: name the dealer in the setup, or draw for the deal');
  if (dealt !== own) checkFit(table.layout(), dealt);
};

/** Gives out the hands of a deal that can begin ({@link checkDeal}). */
export const giveOut = (table: BetweenDeals & { readonly hands: Hands }, dealt: Dealt, own: Shuffled): void => {
  checkDeal(table, dealt, own);
  if (dealt === own) own.giveOut(table.hands);
  else table.hands.setOut(dealt.owners);
};

const checkFit = ({ hands, pack, board, turnUp }: Layout, { owners, laid = {} }: Dealt): void => {
  for (let card = 0; card < PACK_SIZE; card++) {
    const seat = owners[card] ?? NOBODY;
    if (seat === NOBODY) continue;
    if (seat < 0 || seat >= hands.length)
      throw new RangeError(`${makeCard(card)} is dealt to seat ${seat}; expected a seat from 0 to ${hands.length - 1}`);
    if (!pack.includes(card))
      throw new RangeError(`${makeCard(card)} is dealt; expected a card of the pack of ${pack.length}`);
  }
  const { board: lies = [], turnUp: turned } = laid;
  if (lies.length !== board) throw new RangeError(`${lies.length} cards lie on the table; expected ${board}`);
  if (turned !== undefined && !turnUp)
    throw new RangeError(`${makeCard(turned)} is turned up; expected none in this game`);
  for (const card of turned === undefined ? lies : [...lies, turned])
    if (!pack.includes(card) || owners[card] !== NOBODY)
      throw new RangeError(`${makeCard(card)} lies face up; expected a card of the pack that nobody is dealt`);
};
