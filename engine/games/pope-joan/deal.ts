/**
 * Deal of Pope Joan: the hands, one card turned up, and the cards that nobody receives (a spare hand, or cards set
 * apart), which cause stops.
 */
import { DEALT_FACE_DOWN, DEALT_FACE_UP } from '../../dealing.ts';
import { PACK } from './board.ts';

/** The practices that affect the deal. */
export interface DealReadings {
  readonly stops: 'spare-hand' | 'remainder' | 'from-top' | 'from-bottom';
  readonly 'set-apart': string;
  readonly look: 'nobody' | 'dealer' | 'dealer-stands-out';
  readonly spare: 'after-dealer' | 'before-first';
  readonly turned: 'last-of-pack' | 'after-hands';
}

/** Returns the number of players who receive cards: all, or all but the dealer. */
const dealtTo = (seats: number, { look }: DealReadings): number => seats - (look === 'dealer-stands-out' ? 1 : 0);

/** Returns the number of cards set apart before the deal. */
const setApart = (readings: DealReadings): number =>
  readings.stops === 'from-top' || readings.stops === 'from-bottom' ? Number(readings['set-apart']) : 0;

// BW91.pope.deal: as equally as possible, one card being turned up; BW91.pope.deal.spare: with a spare hand;
// BW91.pope.limited-stops: or with so many set apart, or with what is over.
/** Returns the number of cards for each player who receives any. */
export const getHandSize = (seats: number, readings: DealReadings): number => {
  const hands = dealtTo(seats, readings) + (readings.stops === 'spare-hand' ? 1 : 0);
  return Math.floor((PACK.length - 1 - setApart(readings)) / hands);
};

/** Lists the destination of each card of the pack, from the top: a seat, the spare hand, or face up. */
export const buildDealOrder = (seats: number, dealer: number, readings: DealReadings): readonly number[] => {
  const spare = (count: number): number[] => Array.from({ length: count }, () => DEALT_FACE_DOWN);
  const round = Array.from({ length: dealtTo(seats, readings) }, (_, i) => (dealer + 1 + i) % seats);
  if (readings.stops === 'spare-hand') {
    if (readings.spare === 'after-dealer') round.push(DEALT_FACE_DOWN);
    else round.unshift(DEALT_FACE_DOWN);
  }
  const apart = setApart(readings);
  const top = spare(readings.stops === 'from-top' ? apart : 0);
  const bottom = spare(readings.stops === 'from-bottom' ? apart : 0);
  const hands = Array.from({ length: getHandSize(seats, readings) }, () => round).flat();
  // BW91.pope.deal.odd: cards that are over after the hands go to the spare hand.
  const over = spare(PACK.length - 1 - top.length - bottom.length - hands.length);
  const last = readings.turned === 'last-of-pack' ? [...over, DEALT_FACE_UP] : [DEALT_FACE_UP, ...over];
  return [...top, ...hands, ...last, ...bottom];
};
