/** Questions that test the claims about Chnif-Chnof-Chnorum. */
import { playerToPolicy } from '../../bots/players.ts';
import { PACK_SIZE } from '../../cards.ts';
import { isCardPlayedEvent } from '../../events.ts';
import { leastPairablePlayer } from '../../lab/least-pairable.ts';
import { createOneSeatOverride, TESTED_SEAT } from '../../lab/one-seat.ts';
import {
  type ClaimQuestion,
  createTrialCells,
  POSITIVE_MEAN,
  SHARE_MEASURE,
  type TrialCell,
} from '../../lab/question.ts';
import { countTrialEvents, playTrial, type TrialPlan, type TrialSetting } from '../../lab/trials.ts';
import { snipSnapSnorum } from '../snip-snap-snorum/index.ts';
import { chnifChnofChnorum } from './index.ts';

/** Number of players: five is the smallest number that all retellings allow. */
const SEATS = 5;

const GAME: TrialSetting = { game: chnifChnofChnorum, seats: SEATS, whole: 'game' };

const withStake = (setting: TrialSetting, stake: number): TrialSetting => ({
  ...setting,
  readings: { stake: `${stake}` },
});

/**
 * Setting of a single deal. Each player has so many counters that nobody loses all of them before the end of the deal.
 */
const FIRST_DEAL: TrialSetting = withStake({ ...GAME, whole: 'deal' }, 20);
/** Setting of the English game, in which each player has five cards. */
const FIVE_CARDS: TrialSetting = { game: snipSnapSnorum, seats: SEATS, whole: 'deal' };

/** Number of cards dealt to all players together, in Chnif-Chnof-Chnorum and in Snip-Snap-Snorum. */
const DEALT = PACK_SIZE - (PACK_SIZE % SEATS);
const DEALT_FIVE = 5 * SEATS;
/** Factor meant by “much likelier” in the claim. */
const MUCH = 2;

/** Counts the cards in a deal that pair the card played before. */
const pairings = (played: TrialPlan, seed: string, i: number): number =>
  countTrialEvents(played, seed, i, 'followed').count;

/** Counts the cards played in a whole game. */
const laidIn = (played: TrialPlan, seed: string, i: number): number => {
  let laid = 0;
  playTrial(played, seed, i, (kind) => {
    if (isCardPlayedEvent(kind)) laid += 1;
  });
  return laid;
};

/** Cells for games with 5 or 10 counters for each player; the question compares each with a game with twice as many. */
const DOUBLED: readonly TrialCell[] = [SEATS, 8].flatMap((seats) =>
  [5, 10].flatMap((stake) =>
    createTrialCells(
      withStake({ ...GAME, seats }, stake),
      { random: 20_000 },
      `${seats} players, ${stake} counters doubled`,
    ),
  ),
);

export const questions: readonly ClaimQuestion[] = [
  {
    id: 'CC-C1',
    article: 'HF90.chnif.chance',
    cells: createTrialCells(GAME, { random: 40_000 }),
    ...SHARE_MEASURE,
    holds: 'above',
    bound: 1 / SEATS,
    // True if the player who reflects and remembers wins the game.
    ask: (cell, seed, i) =>
      playTrial(
        cell,
        seed,
        i,
        null,
        createOneSeatOverride(playerToPolicy(leastPairablePlayer), seed, i),
      ).winners.includes(TESTED_SEAT)
        ? 1
        : 0,
  },
  {
    id: 'CC-C3',
    article: 'HF90.chnif.stakes.length',
    cells: DOUBLED,
    ...SHARE_MEASURE,
    holds: 'above',
    bound: 9 / 10,
    // True if a game with twice the counters, dealt separately, is longer.
    ask: (cell, seed, i) => {
      const doubled = withStake(cell.setting, 2 * Number(cell.setting.readings!['stake']));
      const longer = laidIn({ ...cell, setting: doubled }, `${seed}, doubled`, i);
      return longer > laidIn(cell, seed, i) ? 1 : 0;
    },
  },
  {
    id: 'CC-C4',
    article: 'HF90.chnif.deal',
    cells: createTrialCells(FIRST_DEAL, { random: 100_000 }),
    ...POSITIVE_MEAN,
    unit: 1 / DEALT,
    // Share of cards that pair, minus MUCH times that share in the English game.
    ask: (cell, seed, i) =>
      pairings(cell, seed, i) - MUCH * (DEALT / DEALT_FIVE) * pairings({ ...cell, setting: FIVE_CARDS }, seed, i),
  },
];
