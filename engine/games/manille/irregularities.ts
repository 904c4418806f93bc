/**
 * Conditions for the seventeen rules at the end (pp. 146–147), in their order: which of their faults a seat can commit
 * now. Their consequences are in `faults.ts`.
 */
import { suitOf } from '../../cards.ts';
import type { ManilleArticle } from './articles.ts';
import { CARD_TO_MANILLE, type CardMask, type ManilleCard, suitMask } from './cards.ts';
import { type Coup, getCamp, getPartner } from './coup.ts';
import type { ManilleAction, ManilleActionName } from './moves.ts';
import type { ManilleReadings } from './readings.ts';

/** The parts of a table on which it depends whether a fault can be committed. */
export interface FaultContext {
  readonly coup: Coup;
  readonly dealer: number;
  readonly toMove: number;
  readonly readings: ManilleReadings;
  /** True once the last card has been turned up. */
  readonly turned: boolean;
  /** True if the only decision of the seat to play is to play a card. */
  readonly plain: boolean;
  /** The cards that the dealer has shown by mistake in this deal, as a bit mask. */
  readonly shown: CardMask;
  /** The seats whose hands are exposed, one bit for each. */
  readonly exposed: number;
}

/** The actions that are faults. */
export type FaultName = Exclude<ManilleActionName, 'turns' | 'chooses' | 'demands'>;

/** The article that penalises each fault. */
export const FAULT_ARTICLES: Readonly<Record<FaultName, ManilleArticle>> = {
  redeals: 'B96.fault.faced',
  exposes: 'B96.fault.shown.adversary',
  says: 'B96.fault.announced',
  with: 'B96.fault.two-cards',
  misdeals: 'B96.fault.misdeal',
  miscounts: 'B96.fault.number',
  gathers: 'B96.fault.three-cards',
  leaves: 'B96.fault.two-tricks',
  looks: 'B96.fault.looked',
  asks: 'B96.fault.asked',
  calls: 'B96.fault.false-statement',
};

export const isFaultName = (name: ManilleActionName): name is FaultName => name in FAULT_ARTICLES;

/** True if a seat can commit this fault now. */
export const canCommitFault = (table: FaultContext, seat: number, act: ManilleAction): boolean =>
  isFaultName(act.name) && WHEN[act.name](table, seat, act);

/** Condition under which each fault can be committed. */
const WHEN: Readonly<Record<FaultName, (table: FaultContext, seat: number, act: ManilleAction) => boolean>> = {
  // 1. B96.fault.faced: when the last card has been turned, no pack is left in which one could lie face up.
  redeals: ({ dealer, turned }, seat) => seat === dealer && !turned,

  // 2. B96.fault.shown.own, .shown.adversary: a card that was dealt, and has not been seen before.
  exposes: (table, seat, { card }) => {
    const { coup, shown } = table;
    const isDealt = [0, 1, 2, 3].some((owner) => coup.holds(owner, card));
    return isDealing(table, seat) && isDealt && ((shown >>> CARD_TO_MANILLE[card]!) & 1) === 0;
  },

  // 3. B96.fault.announced: with a card that may be laid.
  says: (table, seat, { card, other: suit }) =>
    table.plain && seat === table.toMove && suitOf(card) !== suit && mayLay(table, seat, card),

  // 5. B96.fault.two-cards: with one that may be laid; by `under-card` it must be the one beneath (.under).
  with: (table, seat, { card: under, other: upper }) => {
    const { coup, plain, readings, toMove } = table;
    if (!plain || seat !== toMove || under === upper || !coup.holds(seat, under) || !coup.holds(seat, upper))
      return false;
    return mayLay(table, seat, under) || (readings['two-cards'] === 'adversaries-choose' && mayLay(table, seat, upper));
  },

  // 6. B96.fault.misdeal: seen before the turn-up; .misdeal.turned: after it. 17. B96.fault.bottom.misdeal: whenever it is seen.
  misdeals: (table, seat, { other: kind }) => isDealing(table, seat) && (kind === 2 || table.turned === (kind === 1)),

  // 7, 8. B96.fault.number, .number.noticed: hands are counted when they are all there.
  miscounts: ({ turned }) => turned,

  // 11. B96.fault.three-cards: his trick, for which one has still to play; he takes it up and leads.
  gathers: ({ coup, plain }, seat, { card }) =>
    plain && (coup.count & 3) === 3 && seat === coup.master && coup.holds(seat, card),

  // 12. B96.fault.two-tricks: the last is his who is to lead; the one before, his who led the last.
  leaves: ({ coup, plain, toMove }, seat, { card }) => {
    const before = coup.leaders[(coup.count >> 2) - 1]!;
    const twoTricks = coup.count >= 8 && (coup.count & 3) === 0 && getCamp(before) === getCamp(seat);
    return plain && twoTricks && seat === toMove && coup.holds(seat, card);
  },

  // 13. B96.fault.looked: his own or the adversaries’.
  looks: ({ coup }) => coup.tricks[0]! + coup.tricks[1]! > 0,

  // 15. B96.fault.asked: for a hand that does not lie open already.
  asks: ({ exposed }, seat) => ((exposed >> getPartner(seat)) & 1) === 0,

  // 16. B96.fault.false-statement: that he has a suit. The turn-up is the dealer’s while it lies.
  calls: ({ coup, dealer, turned }, seat, { other: suit }) => {
    const lying = coup.lies && seat === dealer ? 1 << coup.turnUp : 0;
    return turned && ((coup.held[seat]! | lying) & suitMask(suit)) === 0;
  },
};

/** True if this seat is the dealer, and no card has been played yet. */
const isDealing = ({ coup, dealer, plain, turned }: FaultContext, seat: number): boolean =>
  seat === dealer && coup.count === 0 && (plain || !turned);

/** True if a seat holds a card that it may play, as if it were its turn. */
const mayLay = ({ coup, readings }: FaultContext, seat: number, card: number): boolean =>
  coup.holds(seat, card) && ((coup.legal(seat, readings) >>> CARD_TO_MANILLE[card]!) & 1) === 1;

/** Returns the number of cards that a seat has played in this deal. */
export const countPlayedCards = ({ coup, dealer }: FaultContext, seat: number): number =>
  8 - coup.size(seat) - (coup.lies && seat === dealer ? 1 : 0);

/**
 * Returns the part of rule 9 that penalises an illegal card. B96.fault.renounce: not to follow suit, or not to trump
 * when one must. B96.fault.false-ruff: to trump when one must not. B96.fault.under-force: to play too low a card when
 * one must beat.
 */
export const findRevokeArticle = (coup: Coup, seat: number, card: ManilleCard): ManilleArticle => {
  const suit = card >> 3;
  const led = coup.top >> 3;
  if (suit === led) return 'B96.fault.under-force';
  if (suit !== coup.trump) return 'B96.fault.renounce';
  const void_ = (coup.held[seat]! & suitMask(led)) === 0;
  return void_ && coup.master !== getPartner(seat) ? 'B96.fault.under-force' : 'B96.fault.false-ruff';
};
