/** Questions that test the claims about Commerce. */

import { EVENT } from '../../events.ts';
import { computeAdvantage } from '../../lab/ahead.ts';
import { type ClaimQuestion, createTrialCells, POSITIVE_MEAN, SHARE_MEASURE } from '../../lab/question.ts';
import { createTrialTable, playTrial, type TrialSetting } from '../../lab/trials.ts';
import { completePractices } from '../../readings.ts';
import { type JudgedHand, judgeHand } from './combinations.ts';
import { COMMERCE_HAND_SIZE } from './deal.ts';
import { commerce } from './index.ts';

const DEAL: TrialSetting = { game: commerce, seats: 5, whole: 'deal' };
const BY_FIVE = createTrialCells(DEAL, { random: 40_000, book: 10_000 });

/** Numbers of players for which hands are compared as they are dealt. */
const DEALT = [5, 12].flatMap((seats) => createTrialCells({ ...DEAL, seats }, { random: 40_000 }, `${seats} players`));

/** Judges the hands of a deal as they are dealt. */
const judgeDealt = (setting: TrialSetting, seed: string, i: number): readonly JudgedHand[] => {
  const table = createTrialTable(setting, seed, i);
  const practices = completePractices(commerce.readings, {});
  const hands: number[][] = Array.from({ length: table.seats }, () => []);
  for (const [card, seat] of table.hands.owner.entries()) if (seat >= 0) hands[seat]!.push(card);
  return hands.filter(({ length }) => length === COMMERCE_HAND_SIZE).map((hand) => judgeHand(hand, practices as never));
};

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
      const best: number[] = [];
      const { dealer, seats } = playTrial(cell, seed, i, (kind, who) => {
        if (kind === EVENT['had-best']) best.push(who);
      });
      return best.length === 1 ? (best[0] === dealer ? seats - 1 : -1) : null;
    },
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
];
