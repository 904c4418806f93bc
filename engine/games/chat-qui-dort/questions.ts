/** Questions that test the claims about Le Chat qui dort. */

import { type Player, playerToPolicy, randomPlayer } from '../../bots/players.ts';
import { EVENT } from '../../events.ts';
import { computeAdvantage } from '../../lab/ahead.ts';
import {
  type ClaimQuestion,
  createTrialCells,
  MEAN_MEASURE,
  POSITIVE_MEAN,
  type TrialCell,
} from '../../lab/question.ts';
import { playTrial, type SeatOverride, type TrialPlan, type TrialSetting } from '../../lab/trials.ts';
import { chatQuiDort } from './index.ts';

/** Two groups of trials (populations). HF90.chat.calls: the player whose card is named calls until the deal ends, or only once. */
const CALLED = [
  { population: 'many calls', readings: { calls: 'many' } },
  { population: 'one call', readings: { calls: 'one' } },
] as const;

const COUP: TrialSetting = { game: chatQuiDort, seats: 5, whole: 'deal' };
const GAME: TrialSetting = { ...COUP, whole: 'game' };

/** Orders in which the player who calls may choose the remaining ranks. */
const ORDERS: readonly (readonly [name: string, order: Player])[] = [
  ['lowest first', ({ legal }) => ({ move: legal[0]! })],
  ['highest first', ({ legal }) => ({ move: legal.at(-1)! })],
  ['middle first', ({ legal }) => ({ move: legal[legal.length >> 1]! })],
];

/** Populations with each of the orders. */
const ORDERED = CALLED.flatMap(({ population, readings }) =>
  ORDERS.map(([name, order]) => ({ population: `${population}, ${name}`, readings, order })),
);

/** Result of a deal in which somebody called: the loss of each seat, and the seat that called. */
interface Called {
  readonly caller: number;
  readonly lost: readonly number[];
}

/** Plays a deal; `null` if the card named was the cat, so that nobody called. */
const coup = (played: TrialPlan, seed: string, i: number, otherwise?: SeatOverride): Called | null => {
  const lost = Array.from({ length: played.setting.seats }, () => 0);
  let caller = -1;
  const hear = (kind: number, who: number, _what: number, amount: number): void => {
    if (kind === EVENT.shown && caller < 0) caller = who;
    if (kind === EVENT.paid) lost[who]! += amount;
  };
  playTrial(played, seed, i, hear, otherwise);
  return caller < 0 ? null : { caller, lost };
};

/** Lets all players name a card at random, and use this order if they become the one who calls. */
const callingIn = (order: Player): SeatOverride => {
  const policy = playerToPolicy((seen, random) => {
    const called = seen.events.some(({ kind }) => kind === EVENT.named);
    return (called ? order : randomPlayer)(seen, random);
  });
  return () => policy;
};

/** Creates the cells of a setting: one for each population (group of trials), with its readings and this number of random trials. */
const cellsAmong = (
  setting: TrialSetting,
  all: readonly { readonly population: string; readonly readings?: Readonly<Record<string, string>> }[],
  trials: number,
): readonly TrialCell[] =>
  all.flatMap(({ population, readings }) =>
    createTrialCells({ ...setting, ...(readings && { readings }) }, { random: trials }, population),
  );

/** Numbers of counters at the beginning of a game. Each is compared with the next. */
const STAKES = [1, 2, 3, 5, 10] as const;

/** Plays a game with this number of counters at the beginning, and returns the number of deals. */
const coupsOf = (cell: TrialCell, stake: number, seed: string, i: number): number => {
  const { setting } = cell;
  const readings = { ...setting.readings, stake: `${stake}` };
  return playTrial({ ...cell, setting: { ...setting, readings } }, seed, i).dealNumber;
};

/** Finds the population (group of trials) to which a cell belongs. */
const populationOf = <P extends { readonly population: string }>(all: readonly P[], { population }: TrialCell): P =>
  all.find((each) => each.population === population)!;

/** Populations that compare the length of games: many calls or one, and two successive numbers of counters. */
const LENGTHS = CALLED.flatMap(({ population, readings }) =>
  STAKES.slice(1).map((stake, i) => ({
    population: `${population}, ${STAKES[i]} and ${stake} counters`,
    readings,
    stakes: [STAKES[i]!, stake] as const,
  })),
);

/**
 * Populations for each distance from the first dealer, in the order of play: 1 for the first player; for the dealer,
 * the number of players.
 */
const PLACES = Array.from({ length: GAME.seats }, (_, i) => ({ population: `place ${i + 1}`, place: i + 1 }));

export const questions: readonly ClaimQuestion[] = [
  {
    id: 'CQ-C1',
    article: 'HF90.chat.chance',
    cells: cellsAmong(COUP, ORDERED, 200_000),
    ...MEAN_MEASURE,
    holds: 'within',
    bound: 1 / 100,
    // Extra loss of the caller from calling in this order, not at random, in the same coup.
    ask: (cell, seed, i) => {
      const { order } = populationOf(ORDERED, cell);
      const ordered = coup(cell, seed, i, callingIn(order));
      if (!ordered) return null;
      const { caller, lost } = coup(cell, seed, i)!;
      return ordered.lost[caller]! - lost[caller]!;
    },
  },
  {
    id: 'CQ-C3',
    article: 'HF90.chat.stakes.length',
    cells: cellsAmong(GAME, LENGTHS, 20_000),
    ...POSITIVE_MEAN,
    // Extra coups in a game with the larger number of counters.
    ask: (cell, seed, i) => {
      const [fewer, more] = populationOf(LENGTHS, cell).stakes;
      return coupsOf(cell, more, seed, i) - coupsOf(cell, fewer, seed, i);
    },
  },
  {
    id: 'CQ-C4',
    article: 'HF90.chat.first',
    cells: cellsAmong(GAME, PLACES, 100_000),
    share: false,
    unit: 1 / GAME.seats,
    holds: 'within',
    bound: 1 / 100,
    // Games won at this place, minus a fair share.
    ask: (cell, seed, i) => {
      const { seats } = cell.setting;
      const seat = (i + populationOf(PLACES, cell).place) % seats;
      return playTrial(cell, seed, i).winners.includes(seat) ? seats - 1 : -1;
    },
  },
  {
    id: 'CQ-C5',
    article: 'HF90.chat.caller.free',
    cells: cellsAmong(COUP, CALLED, 100_000),
    share: false,
    unit: 1 / (COUP.seats - 1),
    holds: 'above',
    bound: 1 / 10,
    // Loss of the caller, minus the average of the others.
    ask: (cell, seed, i) => {
      const called = coup(cell, seed, i);
      return called && computeAdvantage(called.lost, called.caller);
    },
  },
];
