/**
 * Names and symbols of players if the record gives no names: a name of the period for each seat letter, and a small
 * symbol.
 */
import type { SeatNamer } from '../narration/seat-names.ts';

/** Names in the order of play; each begins with the letter of its seat in records. */
const NAMES = [
  'Agathe',
  'Basile',
  'Céleste',
  'Damon',
  'Émilie',
  'Firmin',
  'Gillette',
  'Hector',
  'Isaure',
  'Jasmin',
  'Kitty',
  'Lubin',
] as const;

const LETTERS = 'ABCDEFGHIJKL';

/**
 * Returns the name shown for a seat: a name of the period for a letter (`A` … `L`), otherwise the seat's own name. It
 * is the same in both languages.
 */
export const getDisplayName: SeatNamer = (seat) => (seat.length === 1 && NAMES[LETTERS.indexOf(seat)]) || seat;

/** Outlines of each symbol, in a box of 24 by 24 units. */
const MARKS = [
  // A sun, a bell, a star, an anchor.
  'M12 7.8a4.2 4.2 0 1 0 .01 0zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1',
  'M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 1.8h-14zM12 5.5V3.5M10.3 20.6a1.8 1.8 0 0 0 3.4 0',
  'M12 3l2.7 5.8 6.3.7-4.7 4.3 1.3 6.3L12 17l-5.6 3.1 1.3-6.3L3 9.5l6.3-.7z',
  'M12 3a2 2 0 1 0 .01 0zM12 7v13.5M4.5 13.5c.3 4.5 3.5 7 7.5 7s7.2-2.5 7.5-7M8.5 10.5h7',
  // A tulip, a key, a moon, a fish.
  'M12 13.5c-4 0-6-2.5-6-9l3 2.5 3-3.5 3 3.5 3-2.5c0 6.5-2 9-6 9zM12 13.5v7.5M12 20.5c-2.8 0-4.3-1.5-5-4.3M12 20.5c2.8 0 4.3-1.5 5-4.3',
  'M8 3.5a4.5 4.5 0 1 0 .01 0zM11.2 11.2L20.5 20.5M16.5 16.5l2.8-2.8M18.8 18.8l2-2',
  'M14.5 3.5a8.8 8.8 0 1 0 6 11.5a7.3 7.3 0 0 1-6-11.5z',
  'M2.5 12c4-6.5 11-6.5 14.5 0-3.5 6.5-10.5 6.5-14.5 0zM17 12l4.5-4.5v9zM7 10.8v.4',
  // A leaf, a boat, a cup, a house.
  'M5 19C3.5 9.5 9.5 4 20.5 3.5 21 14 16 20.5 5 19zM3.5 20.5l9-9',
  'M3 15.5h18l-3 5H6zM12 15.5V3l7 9.5h-7M10 6l-5 6.5h5',
  'M5 5h12v5.5a6 6 0 0 1-12 0zM17 6.5h3v2.5a3 3 0 0 1-3 3M11 16.5v4M7 20.5h8',
  'M3.5 11.5L12 4l8.5 7.5M5.5 10v10.5h13V10M10 20.5v-6h4v6',
] as const;

/** Returns the path data (`d`) of the symbol of a seat (0-based). */
export const getMarkPath = (chair: number): string => MARKS[chair % MARKS.length]!;
