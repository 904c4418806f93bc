/** Scores and ranks of the players: totals, gains in each deal, and the reasons of a deal's result. */
import type { GameEvent } from '#engine/events.ts';
import { openingBalance } from '#engine/record/gains.ts';
import type { Replay, Step } from '#engine/record/steps.ts';

/** A seat; or a side, if partners score together. */
export interface Party {
  /** Name of the account in records: `A`, `A+C`. */
  readonly account: string;
  /** Seats (0-based) of the party. */
  readonly seats: readonly number[];
  /** Gain in each deal that has begun, in the order of the deals. */
  readonly deals: readonly number[];
  /** Current total, in points or counters. If no counters were given out at the start, it is the gain. */
  readonly score: number;
  /** Rank, from 1; equal totals have the same rank. */
  readonly place: number;
}

/** Returns the last step of each deal; for the current deal, the last step played so far. */
const lastSteps = ({ steps }: Replay): readonly Step[] => steps.filter(({ deal }, i) => steps[i + 1]?.deal !== deal);

/** True if the game is scored in points, not in counters. */
export const isScored = ({ scorers }: Replay): boolean => scorers.length > 0;

/** Lists the parties in the order of play, with their scores after the last step. */
export const listParties = (played: Replay): readonly Party[] => {
  const { seats, scorers } = played;
  const scored = isScored(played);
  const ends = lastSteps(played);
  const first = scored ? scorers.map(() => 0) : openingBalance(played);
  const held = [first, ...ends.map(({ balance, scores }) => (scored ? scores : balance))];
  const has = held.at(-1)!;
  const accounts = scored ? scorers : seats;
  return accounts.map((account, i) => ({
    account,
    seats: account.split('+').map((seat) => seats.indexOf(seat)),
    deals: ends.map((_, deal) => held[deal + 1]![i]! - held[deal]![i]!),
    score: has[i]!,
    place: 1 + accounts.filter((_, other) => has[other]! > has[i]!).length,
  }));
};

/** Sorts parties by rank. */
export const sortByPlace = (parties: readonly Party[]): readonly Party[] =>
  [...parties].sort((a, b) => a.place - b.place);

/** Finds the party of a seat (0-based). */
export const findParty = (parties: readonly Party[], seat: number): Party | undefined =>
  parties.find(({ seats }) => seats.includes(seat));

/** Result of a deal, and the reasons for it. */
export interface DealOutcome {
  /** Parties that won the largest amount; empty if nobody won anything. */
  readonly best: readonly Party[];
  /** Party that lost the largest amount, and the articles of its largest payments; `undefined` if nobody paid. */
  readonly worst: Party | undefined;
  readonly worstCites: readonly string[];
  /**
   * Seat (0-based) that was the first without cards, and the article about it; `undefined` if every seat still had
   * cards.
   */
  readonly out: { readonly seat: number; readonly cite: string } | undefined;
  /**
   * Amounts that each party received and paid in the deal, in the order of the parties; empty if the game is scored in
   * points.
   */
  readonly flows: readonly { readonly got: number; readonly paid: number }[];
}

const paidBy = (events: readonly GameEvent[], seat: string): readonly GameEvent[] =>
  events.filter(({ type, from }) => type === 'paid' && from === seat);

const total = (events: readonly GameEvent[]): number => events.reduce((sum, { counters = 0 }) => sum + counters, 0);

/** Returns the articles of the payments of a seat, those with the largest sum first; at most two. */
const citesPaid = (events: readonly GameEvent[], seat: string): readonly string[] => {
  const sums = new Map<string, number>();
  for (const { cite, counters = 0 } of paidBy(events, seat)) sums.set(cite, (sums.get(cite) ?? 0) + counters);
  return [...sums]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 2)
    .map(([cite]) => cite);
};

/** Computes the result of a deal; `deal` is its number, from 1. */
export const computeDealOutcome = (played: Replay, deal: number, parties = listParties(played)): DealOutcome => {
  const events = played.steps.filter((step) => step.deal === deal).flatMap((step) => step.events);
  const scored = isScored(played);
  const won = (party: Party) => party.deals[deal - 1] ?? 0;
  const most = Math.max(...parties.map(won));
  const least = Math.min(...parties.map(won));
  const losers = parties.filter((party) => won(party) === least);
  const worst = !scored && least < 0 && losers.length === 1 ? losers[0] : undefined;
  const out = events.find(({ type }) => type === 'out');
  return {
    best: most > 0 ? parties.filter((party) => won(party) === most) : [],
    worst,
    worstCites: worst ? citesPaid(events, worst.account) : [],
    out: out?.seat === undefined ? undefined : { seat: played.seats.indexOf(out.seat), cite: out.cite },
    flows: scored
      ? []
      : parties.map(({ account }) => ({
          got: total(events.filter(({ type, to }) => type === 'paid' && to === account)),
          paid: total(paidBy(events, account)),
        })),
  };
};

/**
 * Lists the winners of a finished game: as its rules say. After an agreed number of deals they are the parties with the
 * highest total.
 */
export const listWinners = ({ gameOver, winners }: Replay, parties: readonly Party[]): readonly Party[] =>
  parties.filter(({ seats, place }) =>
    gameOver && winners.length > 0 ? seats.some((seat) => winners.includes(seat)) : place === 1,
  );
