/** Questions that test the claims about Speculation. */

import type { Player } from '../../bots/players.ts';
import { type Card, rankOf, suitOf } from '../../cards.ts';
import { EVENT } from '../../events.ts';
import { computeAdvantage } from '../../lab/ahead.ts';
import { createAdviceQuestion, getSeatCounters } from '../../lab/one-seat.ts';
import {
  type ClaimQuestion,
  createTrialCells,
  MEAN_MEASURE,
  POSITIVE_MEAN,
  SHARE_MEASURE,
} from '../../lab/question.ts';
import { createTrialTable, playTrial, type TrialSetting } from '../../lab/trials.ts';
import { createPlayerOfTemper, readMarket } from './book-player.ts';
import { speculation } from './index.ts';
import { KEEPS, SALE, SELLS } from './moves.ts';
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

const calculating = createPlayerOfTemper('calculating');

/** A player who sells his own card before it is turned to whoever offers anything, or never does. */
const createUnseenSeller =
  (sells: boolean): Player =>
  (seen, random) => {
    if (seen.legal[0] !== SELLS || readMarket(seen).lot !== SALE.next) return calculating(seen, random);
    return { move: sells ? SELLS : KEEPS };
  };

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
    ask: (cell, seed, i) => {
      const { rank } = HIGH.find(({ population }) => population === cell.population)!;
      const table = createTrialTable(cell.setting, seed, i);
      const { turnUp, piles } = table.unheld!;
      if (rankOf(turnUp!) !== rank) return null;
      // A kept trial goes on to the end of the deal.
      if (cell.keep) playTrial(cell, seed, i);
      return Number(isBeaten(turnUp!, piles!, table.dealer));
    },
  },
  {
    id: 'SC-C5',
    article: 'BW91.speculation.stake',
    cells: [3, 5, 10].flatMap((seats) =>
      createTrialCells({ ...FIVE, seats }, { random: 4_000, book: 1_000 }, `${seats} players`),
    ),
    ...POSITIVE_MEAN,
    // Counters of the dealer when the pool to which he has paid two is taken.
    ask: (cell, seed, i) => {
      const { seats } = cell.setting;
      const dealer = i % seats;
      let counters = 0;
      let isTaken = false;
      playTrial(cell, seed, i, (kind, from, to, amount) => {
        if (isTaken || kind !== EVENT.paid) return;
        if (from === dealer) counters -= amount;
        if (to === dealer) counters += amount;
        isTaken = from === seats;
      });
      return counters;
    },
  },
  createAdviceQuestion({
    id: 'SC-C6',
    article: 'BW91.speculation.unseen',
    cells: createTrialCells(FIVE, { random: 1_000, book: 2_000 }),
    ways: () => ({ tried: createUnseenSeller(true), than: createUnseenSeller(false) }),
    worth: getSeatCounters,
  }),
  {
    id: 'SC-C7',
    article: 'BW91.speculation.chance',
    cells: createTrialCells(FIVE, { random: 20_000, book: 4_000 }),
    ...MEAN_MEASURE,
    unit: 1 / (FIVE.seats - 2),
    holds: 'within',
    bound: 1 / 2,
    // Counters of the first to turn, less the average of the three others who do not deal.
    ask: ({ setting, ...plan }, seed, i) => {
      const { balance, seats } = playTrial(
        { ...plan, setting: { ...setting, readings: { high: 'play-on' } } },
        seed,
        i,
      );
      const others = Array.from({ length: seats - 1 }, (_, k) => balance[(i + 1 + k) % seats]!);
      return computeAdvantage(others, 0);
    },
  },
];
