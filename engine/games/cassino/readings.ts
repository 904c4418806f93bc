import type { ChosenPractices, Readings } from '../../readings.ts';

/**
 * The disputed points of the game, and those that the book leaves to the players; the first practice of each is the
 * default.
 */
export const readings = {
  sides: { values: ['partners', 'independent'], article: 'BW91.cassino.independent' },
  scoring: {
    values: ['own-points', 'lowest-deducted', 'two-lowest-deducted'],
    article: 'BW91.cassino.lowest-deducted',
  },
  capture: { values: ['played-card', 'strict', 'free'], article: 'BW91.cassino.capture' },
  combine: { values: ['union', 'family', 'any'], article: 'BW91.cassino.combining.overlap' },
  'gather-point': { values: ['scored', 'unscored'], article: 'BW91.cassino.gather.point' },
  sweeps: { values: ['outside-the-count', 'in-the-count'], article: 'BW91.cassino.sweep.count' },
  ties: { values: ['nobody', 'all'], article: 'BW91.cassino.points.ties' },
  majority: { values: ['most', 'half'], article: 'BW91.cassino.points.majority' },
  game: { values: ['11', '21'], article: 'BW91.cassino.game' },
} as const satisfies Readings;

export type CassinoReadings = ChosenPractices<typeof readings>;

/**
 * Returns the number of parties. BW91.cassino.partners: four play as two camps, A and C against B and D, unless each
 * plays alone. Any other number of players play alone.
 */
export const countParties = (seats: number, sides: string): number => (seats === 4 && sides === 'partners' ? 2 : seats);
