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
import { createTrialTable, playTrial, type TrialPlan, type TrialSetting } from '../../lab/trials.ts';
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

/** Copies a plan with other readings. */
const withReadings = ({ setting, ...plan }: TrialPlan, readings: Readonly<Record<string, string>>): TrialPlan => ({
  ...plan,
  setting: { ...setting, readings: { ...setting.readings, ...readings } },
});

const PLAYED_ON = { high: 'play-on' };

/** Settings in which little or much of the pack is dealt, by the name of the population. */
const PARTS: Readonly<Record<string, TrialSetting>> = {
  'three players': { ...FIVE, seats: 3, readings: PLAYED_ON },
  'five players': { ...FIVE, readings: PLAYED_ON },
  'ten players': { ...FIVE, seats: 10, readings: PLAYED_ON },
  'six players, small pack': { ...FIVE, seats: 6, readings: { ...PLAYED_ON, pack: '32' } },
};

/** Both packs, with five players. */
const PACKS: Readonly<Record<string, TrialSetting>> = {
  '52 cards': { ...FIVE, readings: { pack: '52' } },
  '32 cards': { ...FIVE, readings: { pack: '32' } },
};

const createCellsOf = (
  settings: Readonly<Record<string, TrialSetting>>,
  trials: Parameters<typeof createTrialCells>[1],
): ClaimQuestion['cells'] =>
  Object.entries(settings).flatMap(([population, setting]) => createTrialCells(setting, trials, population));

const CARDS_OF_A_HAND = 3;

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
    id: 'SC-C2',
    article: 'BW91.speculation.players.most',
    cells: createCellsOf(PARTS, { random: 4_000, book: 1_000 }),
    ...SHARE_MEASURE,
    holds: 'above',
    bound: 1 / 10,
    // Deals in which one of the last third of the cards turned takes the lead.
    ask: (cell, seed, i) => {
      const leads: boolean[] = [];
      playTrial(cell, seed, i, (kind, _seat, _card, _amount, cite) => {
        if (kind === EVENT.shown) leads.push(cite !== 'BW91.speculation.no-value');
      });
      return Number(leads.slice(Math.ceil((leads.length * 2) / 3)).includes(true));
    },
  },
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
    id: 'SC-C4',
    article: 'BW91.speculation.high',
    cells: createCellsOf(PACKS, { random: 10_000, book: 4_000 }),
    ...MEAN_MEASURE,
    unit: 1 / (CARDS_OF_A_HAND * FIVE.seats),
    holds: 'above',
    bound: 1 / 4,
    // Cards of the players that need not be turned before the pool is taken.
    ask: (cell, seed, i) => {
      const { seats } = cell.setting;
      let isTaken = false;
      let turned = 0;
      playTrial(cell, seed, i, (kind, from) => {
        isTaken ||= kind === EVENT.paid && from === seats;
        if (kind === EVENT.shown && !isTaken) turned += 1;
      });
      return CARDS_OF_A_HAND * seats - turned;
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
    ask: (cell, seed, i) => {
      const { balance, seats } = playTrial(withReadings(cell, PLAYED_ON), seed, i);
      const others = Array.from({ length: seats - 1 }, (_, k) => balance[(i + 1 + k) % seats]!);
      return computeAdvantage(others, 0);
    },
  },
  {
    id: 'SC-C8',
    article: 'BW91.speculation.fine',
    cells: createCellsOf(PACKS, { random: 10_000, book: 2_000 }),
    ...MEAN_MEASURE,
    unit: 1 / (FIVE.seats + 1),
    holds: 'above',
    bound: 1 / 2,
    // Fines in the pool when it is taken, as a part of the stakes.
    ask: (cell, seed, i) => {
      let isTaken = false;
      let fines = 0;
      playTrial(withReadings(cell, { fines: 'knave-and-five' }), seed, i, (kind, from, _to, amount, cite) => {
        if (kind !== EVENT.paid || isTaken) return;
        isTaken = from === cell.setting.seats;
        if (cite === 'BW91.speculation.fine') fines += amount;
      });
      return fines;
    },
  },
  {
    id: 'SC-C9',
    article: 'BW91.speculation.high.why',
    cells: HIGH.filter(({ seats }) => seats === FIVE.seats).flatMap(({ population }) =>
      createTrialCells(FIVE, { random: 10_000, book: 6_000 }, population),
    ),
    ...MEAN_MEASURE,
    holds: 'below',
    bound: 1,
    // Sales after such a turn-up, in deals that are played on.
    ask: (cell, seed, i) => {
      const { rank } = HIGH.find(({ population }) => population === cell.population)!;
      if (rankOf(createTrialTable(cell.setting, seed, i).unheld!.turnUp!) !== rank) return null;
      let isTurnedUp = false;
      let sales = 0;
      playTrial(withReadings(cell, PLAYED_ON), seed, i, (kind) => {
        isTurnedUp ||= kind === EVENT['turned-up'];
        if (kind === EVENT.sold && isTurnedUp) sales += 1;
      });
      return sales;
    },
  },
];
