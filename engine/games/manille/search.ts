/**
 * Search bot for La Manille. It samples hands for the other players in which all cards played so far were legal. In
 * each sample it computes the value of every card it may play: early in the deal by simulated play, in the last tricks
 * exactly, with all hands known. It plays the card with the best total.
 */

import { type Search, genericSearch as searchAtRandom } from '../../bots/search.ts';
import { PACK_SIZE } from '../../cards.ts';
import { EVENT, type EventType, isCardPlayedEvent } from '../../events.ts';
import type { Observation } from '../../observation.ts';
import type { Random } from '../../random.ts';
import { completePractices } from '../../readings.ts';
import { CARD_TO_MANILLE, getLowestCard } from './cards.ts';
import { CARD_COUNT, Coup, getCamp } from './coup.ts';
import { createEndgameState } from './double-dummy/ending.ts';
import { HiddenHandSampler } from './double-dummy/hidden-hands.ts';
import { playOutHeuristically } from './double-dummy/playout.ts';
import { Solver, TOTAL_DEAL_POINTS } from './double-dummy/solver.ts';
import { type ManilleReadings, readings } from './readings.ts';

/**
 * Maximum number of cards in hand for solving each sampled world exactly. With more cards, solving takes so long that
 * too few worlds could be sampled.
 */
const SOLVED = 4;
/** Number of simulated deals that take as much time as one exact solution. */
export const ROLLOUTS_PER_SOLVE = 16;
/** Size of the solver's table of positions, in bits (2^14 entries). Endings are short, and small tables are faster. */
const TABLE_BITS = 14;
/** Value of a game won, added to the points scored. */
const GAME = 40;

/** Events of a deal in which a fault was committed. */
const IRREGULAR: ReadonlySet<number> = new Set(
  (['misplayed', 'faulted', 'announced', 'demanded', 'took-back', 'let-stand', 'chose', 'shown'] as EventType[]).map(
    (type) => EVENT[type],
  ),
);

/** Writes the value of each legal card in the sampled world: the points that the first camp takes from here on. */
type Valuing = (found: Int32Array) => void;

export const search: Search = (state, seen, random, enough) => {
  const { seat, dealer, legal, hand, events, scores } = seen;
  if (legal.some((move) => move >= PACK_SIZE) || events.some(({ kind }) => IRREGULAR.has(kind)))
    return searchAtRandom(state, seen, random, enough);
  const practices = completePractices(readings, state.readings);
  const worlds = new HiddenHandSampler(coupSeen(seen), practices, random);
  const exactly = hand.length <= SOLVED;
  const value = exactly ? solved(worlds, dealer, practices) : playedOut(worlds, seat, practices, random);
  const worth = worthTo(getCamp(seat), scores, practices, worlds.coup.taken[0]!);
  const sums = legal.map(() => 0);
  const found = new Int32Array(CARD_COUNT);
  for (let asked = 0; legal.length > 1 && !enough(asked); asked++)
    for (let i = exactly ? 1 : ROLLOUTS_PER_SOLVE; i > 0; i--) {
      if (!worlds.imagine()) continue;
      value(found);
      for (const [at, move] of legal.entries()) sums[at]! += worth(found[CARD_TO_MANILLE[move]!]!);
    }
  const most = Math.max(...sums);
  const best = legal.filter((_, at) => sums[at] === most);
  return { move: best[random.below(best.length)]! };
};

const coupSeen = ({ seat, dealer, turnUp, hand, events }: Observation) => ({
  seat,
  dealer,
  turnUp: CARD_TO_MANILLE[turnUp!]!,
  hand: hand.reduce((mask, card) => mask | (1 << CARD_TO_MANILLE[card]!), 0),
  played: events.filter(({ kind }) => isCardPlayedEvent(kind)).map(({ what }) => CARD_TO_MANILLE[what]!),
});

const solved = ({ coup }: HiddenHandSampler, dealer: number, practices: ManilleReadings): Valuing => {
  const solver = new Solver(practices, TABLE_BITS);
  return (found) => {
    solver.deal(coup.trump);
    solver.values(createEndgameState(coup, dealer), found);
  };
};

const playedOut = ({ coup }: HiddenHandSampler, seat: number, practices: ManilleReadings, random: Random): Valuing => {
  const trial = new Coup();
  return (found) => {
    for (let rest = coup.legal(seat, practices); rest !== 0; rest &= rest - 1) {
      const card = getLowestCard(rest);
      trial.copyFrom(coup);
      trial.lay(seat, card);
      playOutHeuristically(trial, seat, practices, random);
      found[card] = trial.taken[0]! - coup.taken[0]!;
    }
  };
};

/**
 * Converts the points that the first camp still takes to a value for a camp: the points it scores minus those of the
 * adversaries, plus a bonus for a game won, or minus it for a game lost.
 */
const worthTo = (
  camp: number,
  scores: readonly number[],
  { game }: ManilleReadings,
  taken: number,
): ((points: number) => number) => {
  const goal = Number.parseInt(game, 10);
  return (points) => {
    const ahead = taken + points - TOTAL_DEAL_POINTS / 2;
    const marks = camp === 0 ? ahead : -ahead;
    const [own, others] = [scores[camp]! + Math.max(0, marks), scores[1 - camp]! + Math.max(0, -marks)];
    if (own === others || Math.max(own, others) < goal) return marks;
    return marks + (own > others ? GAME : -GAME);
  };
};
