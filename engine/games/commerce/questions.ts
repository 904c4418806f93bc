/** Questions that test the claims about Commerce. */

import { EVENT } from '../../events.ts';
import { computeAdvantage } from '../../lab/ahead.ts';
import {
  type ClaimQuestion,
  createTrialCells,
  MEAN_MEASURE,
  POSITIVE_MEAN,
  SHARE_MEASURE,
} from '../../lab/question.ts';
import { createTrialTable, playTrial, type TrialPlan, type TrialSetting } from '../../lab/trials.ts';
import { completePractices } from '../../readings.ts';
import { type JudgedHand, judgeHand } from './combinations.ts';
import { COMMERCE_HAND_SIZE } from './deal.ts';
import { commerce } from './index.ts';

const DEAL: TrialSetting = { game: commerce, seats: 5, whole: 'deal' };
const BY_FIVE = createTrialCells(DEAL, { random: 40_000, book: 10_000 });

/** Numbers of players for which hands are compared as they are dealt. */
const DEALT = [5, 12].flatMap((seats) => createTrialCells({ ...DEAL, seats }, { random: 40_000 }, `${seats} players`));

const practices = completePractices(commerce.readings, {});

/** Judges the hands of a deal as they are dealt, by seat. */
const judgeDealt = (setting: TrialSetting, seed: string, i: number): readonly JudgedHand[] => {
  const table = createTrialTable(setting, seed, i);
  const hands: number[][] = Array.from({ length: table.seats }, () => []);
  for (const [card, seat] of table.hands.owner.entries()) if (seat >= 0) hands[seat]!.push(card);
  return hands.filter(({ length }) => length === COMMERCE_HAND_SIZE).map((hand) => judgeHand(hand, practices));
};

/** Lists the seats that have the best hand at the end of a deal. */
const listBest = (plan: TrialPlan, seed: string, i: number): readonly number[] => {
  const best: number[] = [];
  playTrial(plan, seed, i, (kind, who) => {
    if (kind === EVENT['had-best']) best.push(who);
  });
  return best;
};

/** 1 if the trade of a deal takes the best hand from all who had it as it was dealt, else 0. */
const isOvertaken = (plan: TrialPlan, seed: string, i: number): number => {
  const dealt = judgeDealt(plan.setting, seed, i).map(({ worth }) => worth);
  const most = Math.max(...dealt);
  return Number(!listBest(plan, seed, i).some((seat) => dealt[seat] === most));
};

const OLD: TrialSetting = { ...DEAL, variant: 'old' };
const POOL: TrialSetting = { game: commerce, seats: 5, whole: 'game', variant: 'pool' };
const EXTENDED: TrialSetting = { ...DEAL, variant: 'extended' };
const isTrade = (kind: number): boolean => kind === EVENT.threw || kind === EVENT.bartered;

export const questions: readonly ClaimQuestion[] = [
  {
    id: 'CM-C1',
    article: 'BW91.commerce.end',
    cells: BY_FIVE,
    ...POSITIVE_MEAN,
    unit: 1 / (DEAL.seats - 1),
    // Counters of the dealer, less the average of the others.
    ask: (cell, seed, i) => {
      const { dealer, balance, seats } = playTrial(cell, seed, i);
      return computeAdvantage(balance.subarray(0, seats), dealer);
    },
  },
  {
    id: 'CM-C2',
    article: 'BW91.commerce.dealer-beaten.bad',
    cells: BY_FIVE,
    share: false,
    unit: 1 / DEAL.seats,
    holds: 'within',
    bound: 2 / 100,
    // Best hands of the dealer, less a fair share of all best hands.
    ask: (cell, seed, i) => {
      const { seats } = cell.setting;
      const best = listBest(cell, seed, i);
      return best.length === 1 ? (best[0] === i % seats ? seats - 1 : -1) : null;
    },
  },
  {
    id: 'CM-C3',
    article: 'BW91.commerce.old',
    cells: BY_FIVE,
    ...POSITIVE_MEAN,
    // Deals of the modern way in which the best hand dealt is overtaken, less those of the old way.
    ask: (cell, seed, i) => isOvertaken(cell, seed, i) - isOvertaken({ manner: cell.manner, setting: OLD }, seed, i),
  },
  {
    id: 'CM-C4',
    article: 'BW91.commerce.tie.point',
    cells: DEALT,
    ...SHARE_MEASURE,
    holds: 'below',
    bound: 1 / 20,
    // Deals in which a point is the best hand: 1 if another has as many pips.
    ask: (cell, seed, i) => {
      const judged = judgeDealt(cell.setting, seed, i);
      const most = Math.max(...judged.map(({ worth }) => worth));
      const best = judged.find(({ worth }) => worth === most)!;
      if (best.combination !== 'point') return null;
      // A kept trial goes on to the end of the deal.
      if (cell.keep) playTrial(cell, seed, i);
      return judged.filter(({ combination, pips }) => combination === 'point' && pips === best.pips).length > 1 ? 1 : 0;
    },
  },
  {
    id: 'CM-C5',
    article: 'BW91.commerce.old.level',
    cells: createTrialCells(OLD, { random: 20_000, book: 20_000 }),
    ...SHARE_MEASURE,
    holds: 'below',
    bound: 1 / 200,
    // Deals of the old way that end with several best hands wholly level.
    ask: (cell, seed, i) => Number(listBest(cell, seed, i).length > 1),
  },
  {
    id: 'CM-C8',
    article: 'BW91.commerce.lives.tedious',
    cells: createTrialCells(POOL, { random: 2_000, book: 2_000 }),
    ...MEAN_MEASURE,
    holds: 'above',
    bound: 3,
    // Deals that the first player out has to watch.
    ask: (cell, seed, i) => {
      let isOut = false;
      let missed = 0;
      playTrial(cell, seed, i, (kind) => {
        isOut ||= kind === EVENT.out;
        if (isOut && kind === EVENT['took-deal']) missed += 1;
      });
      return missed;
    },
  },
  {
    id: 'CM-C9',
    article: 'BW91.commerce.dealer-beaten.bad',
    cells: BY_FIVE,
    ...MEAN_MEASURE,
    holds: 'above',
    bound: 1,
    // Counters that the tax costs the dealer of the same deal.
    ask: (cell, seed, i) => {
      const readings = { 'dealer-beaten': 'all' };
      const [taxed, free] = [{ ...cell, setting: { ...cell.setting, readings } }, cell].map((plan) => {
        const { balance, dealer } = playTrial(plan, seed, i);
        return balance[dealer]!;
      });
      return free! - taxed!;
    },
  },
  {
    id: 'CM-C10',
    article: 'BW91.commerce.extended.bad',
    cells: createTrialCells(EXTENDED, { random: 20_000, book: 4_000 }),
    ...MEAN_MEASURE,
    unit: 1 / (DEAL.seats - 1),
    holds: 'above',
    bound: 1,
    // Trades of the others after the first player stands, as rounds of them all.
    ask: (cell, seed, i) => {
      let stands = false;
      let trades = 0;
      playTrial(cell, seed, i, (kind) => {
        stands ||= kind === EVENT.stood;
        if (stands && isTrade(kind)) trades += 1;
      });
      return trades;
    },
  },
];
