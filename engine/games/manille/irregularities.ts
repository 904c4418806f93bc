/** The seventeen rules at the end: which of the faults they punish a seat can commit as the table stands, and by which of them. */
import { suitOf } from '../../cards.ts';
import type { ManilleArticle } from './articles.ts';
import { type Mask, RANKED_OF, type Ranked, suitMask } from './cards.ts';
import { type Coup, campOf, partnerOf } from './coup.ts';
import type { Done } from './moves.ts';
import type { ManilleReadings } from './readings.ts';

/** What of a table says whether a fault can be committed. */
export interface Position {
  readonly coup: Coup;
  readonly dealer: number;
  readonly toMove: number;
  readonly readings: ManilleReadings;
  /** The seats whose hands lie exposed, a bit each. */
  readonly exposed: number;
  /** The cards that the dealer has let be seen in this deal. */
  readonly shown: Mask;
  /** Whether the seat to play is asked for a card, and nothing else. */
  readonly plain: boolean;
}

/** The article of each act that is a fault. */
export const FAULTS = {
  says: 'B96.fault.announced',
  with: 'B96.fault.two-cards',
  redeals: 'B96.fault.faced',
  misdeals: 'B96.fault.misdeal',
  exposes: 'B96.fault.shown.adversary',
  miscounts: 'B96.fault.number',
  looks: 'B96.fault.looked',
  asks: 'B96.fault.asked',
  calls: 'B96.fault.false-statement',
  gathers: 'B96.fault.three-cards',
  leaves: 'B96.fault.two-tricks',
} as const satisfies Record<Exclude<Done['act'], 'chooses' | 'demands'>, ManilleArticle>;

/** Cards that a seat has laid in this coup. */
export const laidBy = ({ coup, dealer }: Position, seat: number): number =>
  8 - coup.size(seat) - (coup.lies && seat === dealer ? 1 : 0);

/** Whether a seat can commit this fault now. */
export const canErr = (position: Position, seat: number, { act, card, other }: Done): boolean => {
  const { coup, dealer, toMove, readings, plain } = position;
  const mayLay = (laid: number): boolean =>
    coup.holds(seat, laid) && ((coup.legal(seat, readings) >>> RANKED_OF[laid]!) & 1) === 1;
  const dealing = plain && seat === dealer && coup.count === 0;
  switch (act) {
    case 'says':
      return plain && seat === toMove && suitOf(card) !== other && mayLay(card);
    case 'with': {
      if (!plain || seat !== toMove || card === other || !coup.holds(seat, card) || !coup.holds(seat, other))
        return false;
      return mayLay(card) || (readings['two-cards'] === 'adversaries-choose' && mayLay(other));
    }
    case 'redeals':
    case 'misdeals':
      return dealing;
    case 'exposes':
      return (
        dealing &&
        [0, 1, 2, 3].some((owner) => coup.holds(owner, card)) &&
        ((position.shown >>> RANKED_OF[card]!) & 1) === 0
      );
    case 'miscounts':
      return true;
    case 'looks':
      return coup.tricks[0]! + coup.tricks[1]! > 0;
    case 'asks':
      return ((position.exposed >> partnerOf(seat)) & 1) === 0;
    case 'calls': {
      const lying = coup.lies && seat === dealer ? 1 << coup.turnUp : 0;
      return ((coup.held[seat]! | lying) & suitMask(other)) === 0;
    }
    case 'gathers':
      return plain && (coup.count & 3) === 3 && seat === coup.master && coup.holds(seat, card);
    case 'leaves': {
      // The last trick is his who is to lead; the one before, his who led the last.
      const before = coup.leaders[(coup.count >> 2) - 1]!;
      const twoTricks = coup.count >= 8 && (coup.count & 3) === 0 && campOf(before) === campOf(seat);
      return plain && twoTricks && seat === toMove && coup.holds(seat, card);
    }
    default:
      return false;
  }
};

/**
 * By which word of rule 9 a card that may not be played is punished: a suit renounced, a false ruff, or too low a card.
 * Not to trump when one must is a renounce; to ruff where one must discard is a false ruff.
 */
export const revokeOf = (coup: Coup, seat: number, card: Ranked): ManilleArticle => {
  const suit = card >> 3;
  const led = coup.top >> 3;
  if (suit === led) return 'B96.fault.under-force';
  if (suit !== coup.trump) return 'B96.fault.renounce';
  const void_ = (coup.held[seat]! & suitMask(led)) === 0;
  return void_ && coup.master !== partnerOf(seat) ? 'B96.fault.under-force' : 'B96.fault.false-ruff';
};
