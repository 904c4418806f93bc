/** Questions that test the claims about Snip-Snap-Snorum. */

import { type Policy } from '../../bots/players.ts';
import { countSameRank } from '../../cards.ts';
import { EVENT, isCardPlayedEvent } from '../../events.ts';
import { computeAdvantage } from '../../lab/ahead.ts';
import { createAdviceQuestion, getSeatCounters } from '../../lab/one-seat.ts';
import {
  type ClaimQuestion,
  createTrialCells,
  MEAN_MEASURE,
  POSITIVE_MEAN,
  SHARE_MEASURE,
  type TrialCell,
} from '../../lab/question.ts';
import { getPolicy } from '../../lab/strategies.ts';
import { playTrial, type TrialPlan, type TrialSetting } from '../../lab/trials.ts';
import type { Observation } from '../../observation.ts';
import { type AdvicePart, createSnipBookPlayer } from './book-player.ts';
import { snipSnapSnorum } from './index.ts';
import { FIRST_OUT_VARIANT } from './readings.ts';

const FIRST_DEAL: TrialSetting = { game: snipSnapSnorum, seats: 5, whole: 'deal' };

/** True if two cards of the card's rank have been seen, and the fourth is not in the same hand. */
const isThird = (card: number, { hand, shown }: Observation): boolean =>
  countSameRank(shown.slice(-1), card) === 0 && countSameRank(shown, card) === 2 && countSameRank(hand, card) === 1;

/**
 * Returns 1 if the next player pairs the first such card that is played by choice, 0 if not; `null` if none is played.
 * Such a card is one for which {@link isThird} is true.
 */
const firstThirdIsPaired = (cell: TrialCell, seed: string, i: number): number | null => {
  const { manner, setting } = cell;
  const usual = getPolicy(manner, setting.game);
  let third = -1;
  let paired: number | null = null;
  const watched: Policy = (state, seen, random) => {
    const chosen = usual(state, seen, random);
    if (third < 0 && isThird(chosen.move, seen)) third = chosen.move;
    return chosen;
  };
  let laid = false;
  const hear = (kind: number, _who: number, card: number): void => {
    if (!isCardPlayedEvent(kind)) return;
    if (laid) paired ??= kind === EVENT.followed ? 1 : 0;
    laid ||= card === third;
  };
  playTrial(cell, seed, i, hear, () => watched);
  return paired;
};

/**
 * Returns how many deals the first player to go out must wait for the end of the game, not counting the deal of going
 * out.
 */
const waitOf = (played: TrialPlan, seed: string, i: number): number => {
  let deals = 0;
  let out = 0;
  const { dealNumber } = playTrial(played, seed, i, (kind) => {
    if (kind === EVENT['took-deal']) deals += 1;
    if (kind === EVENT.out && out === 0) out = deals;
  });
  return dealNumber - out;
};

/** Creates the setting of a whole game with this many players, with 52 or 32 cards. */
const gameBy = (seats: number, pack: '52' | '32'): TrialSetting => ({
  game: snipSnapSnorum,
  seats,
  whole: 'game',
  readings: { pack },
});

/**
 * BW91.snip.players.best: the highest number of players that the book calls best, for each size of the pack. A higher
 * number counts as many.
 */
const BEST = { '52': 6, '32': 4 } as const;
const MANY = [
  ['52', 7],
  ['52', 8],
  ['52', 9],
  ['52', 10],
  ['32', 5],
  ['32', 6],
] as const;

/** Cells for whole games with more players than the best number. */
const BY_MANY: readonly TrialCell[] = MANY.flatMap(([pack, seats]) =>
  createTrialCells(gameBy(seats, pack), { random: 20_000, book: 20_000 }, `${seats} players, ${pack} cards`),
);

/** “Several” deals are three or more. */
const SEVERAL = 3;

export const questions: readonly ClaimQuestion[] = [
  {
    id: 'SS-C1',
    article: 'BW91.snip.advice.lead',
    cells: createTrialCells(FIRST_DEAL, { random: 40_000, book: 40_000 }),
    share: false,
    unit: 1 / 4,
    holds: 'below',
    bound: 0,
    // Four times the gain or loss of the leader, minus that of the four others.
    ask: (cell, seed, i) => {
      const { balance, dealer, seats } = playTrial(cell, seed, i);
      const leader = (dealer + 1) % seats;
      return computeAdvantage(balance.subarray(0, seats), leader);
    },
  },
  {
    id: 'SS-C2',
    article: 'BW91.snip.advice.third',
    cells: createTrialCells(FIRST_DEAL, { random: 100_000, book: 100_000 }),
    ...SHARE_MEASURE,
    holds: 'below',
    bound: 1 / 20,
    ask: firstThirdIsPaired,
  },
  createAdviceQuestion({
    id: 'SS-C3',
    article: 'BW91.snip.advice.pair',
    cells: createTrialCells(FIRST_DEAL, { random: 100_000, book: 100_000 }),
    ways: ({ manner }) => {
      const other: readonly AdvicePart[] = manner === 'book' ? ['third'] : [];
      return { tried: createSnipBookPlayer('pair', ...other), than: createSnipBookPlayer(...other) };
    },
    worth: getSeatCounters,
  }),
  {
    id: 'SS-C4',
    article: 'BW91.snip.players.best',
    cells: BY_MANY,
    ...POSITIVE_MEAN,
    ask: (cell, seed, i) => {
      const best = BEST[cell.setting.readings?.['pack'] === '32' ? '32' : '52'];
      return waitOf(cell, seed, i) - waitOf({ ...cell, setting: { ...cell.setting, seats: best } }, seed, i);
    },
  },
  {
    id: 'SS-C5',
    article: 'BW91.snip.players.waiting',
    cells: BY_MANY,
    ...MEAN_MEASURE,
    holds: 'above',
    bound: SEVERAL,
    ask: waitOf,
  },
  {
    id: 'SS-C6',
    article: 'BW91.snip.first-out.opinion',
    cells: [7, 8, 9, 10].flatMap((seats) =>
      createTrialCells(
        { game: snipSnapSnorum, seats, whole: 'deal', variant: FIRST_OUT_VARIANT },
        { random: 40_000, book: 40_000 },
        `${seats} players`,
      ),
    ),
    ...SHARE_MEASURE,
    holds: 'above',
    bound: 1 / 2,
    // True if a hand is cleared before all players have played a card.
    ask: (cell, seed, i) => {
      const laid = new Set<number>();
      playTrial(cell, seed, i, (kind, seat) => {
        if (isCardPlayedEvent(kind)) laid.add(seat);
      });
      return laid.size < cell.setting.seats ? 1 : 0;
    },
  },
];
