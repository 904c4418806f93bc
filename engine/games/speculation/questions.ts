/** Questions that test the claims about Speculation. */
import { type Card, rankOf, suitOf } from '../../cards.ts';
import { createAdviceQuestion, getSeatCounters } from '../../lab/one-seat.ts';
import { type ClaimQuestion, createTrialCells, SHARE_MEASURE } from '../../lab/question.ts';
import { createTrialTable, type TrialSetting } from '../../lab/trials.ts';
import { createPlayerOfTemper } from './book-player.ts';
import { speculation } from './index.ts';
import { heightOf } from './rules.ts';

const FIVE: TrialSetting = { game: speculation, seats: 5, whole: 'deal' };

/** The cards at which the deal passes, each with its number of seats, by the name of the population. */
const HIGH = [
  { population: 'knave, five players', rank: 10, seats: 5 },
  { population: 'queen, five players', rank: 11, seats: 5 },
  { population: 'king, five players', rank: 12, seats: 5 },
  { population: 'knave, ten players', rank: 10, seats: 10 },
] as const;

/** True if a card of another player than the dealer is a higher trump than the turn-up. */
const isBeaten = (turnUp: Card, piles: readonly (readonly Card[])[], dealer: number): boolean =>
  piles.some(
    (pile, seat) =>
      seat !== dealer && pile.some((card) => suitOf(card) === suitOf(turnUp) && heightOf(card) > heightOf(turnUp)),
  );

export const questions: readonly ClaimQuestion[] = [
  createAdviceQuestion({
    id: 'SC-C1',
    article: 'BW91.speculation.skill',
    cells: createTrialCells(FIVE, { random: 1_000, book: 1_000 }),
    ways: () => ({ tried: createPlayerOfTemper('calculating'), than: createPlayerOfTemper('silent') }),
    worth: getSeatCounters,
  }),
  {
    id: 'SC-C3',
    article: 'BW91.speculation.high.why',
    cells: HIGH.flatMap(({ population, seats }) =>
      createTrialCells({ ...FIVE, seats }, { random: 20_000 }, population),
    ),
    ...SHARE_MEASURE,
    holds: 'below',
    bound: 1 / 2,
    // Deals with such a turn-up in which another player was dealt a better trump.
    ask: ({ population, setting }, seed, i) => {
      const { rank } = HIGH.find((each) => each.population === population)!;
      const table = createTrialTable(setting, seed, i);
      const { turnUp, piles } = table.unheld!;
      return rankOf(turnUp!) === rank ? Number(isBeaten(turnUp!, piles!, table.dealer)) : null;
    },
  },
];
