/** How those at a table stand: what each has and won in each deal, who is before whom, and why a deal came out as it did. */
import type { GameEvent } from '#engine/events.ts';
import type { Replay, Step } from '#engine/record/replay.ts';

/** One of those who win and lose: a seat, or, where partners score together, a camp. */
export interface Party {
  /** Its name in records: `A`, `A+C`. */
  readonly account: string;
  /** Its seats (0-based). */
  readonly seats: readonly number[];
  /** What it won or lost in each deal begun, the first deal first. */
  readonly deals: readonly number[];
  /** What it has now: the points it scored, or its counters; where nobody was given any, what it won or lost. */
  readonly has: number;
  /** Its place, from 1; those who are level have the same. */
  readonly place: number;
}

/** The steps with which the deals of a game ended, or stand. */
const lastSteps = ({ steps }: Replay): readonly Step[] => steps.filter(({ deal }, i) => steps[i + 1]?.deal !== deal);

/** What each account of a list held before the first deal, the counters given out among it. */
const atFirst = ({ steps, accounts }: Replay): readonly number[] => {
  const balance = [...(steps[0]?.balance ?? [])];
  for (const { type, from, to, counters = 0 } of steps[0]?.events ?? []) {
    if (type !== 'paid') continue;
    balance[accounts.indexOf(from!)]! += counters;
    balance[accounts.indexOf(to!)]! -= counters;
  }
  return balance;
};

/** Whether points are scored, and not counters paid. */
export const isScored = ({ scorers }: Replay): boolean => scorers.length > 0;

/** Those who win and lose, in the order of play, as they stand after the last step. */
export const partiesOf = (played: Replay): readonly Party[] => {
  const { seats, scorers } = played;
  const scored = isScored(played);
  const ends = lastSteps(played);
  const first = scored ? scorers.map(() => 0) : atFirst(played);
  const held = [first, ...ends.map(({ balance, scores }) => (scored ? scores : balance))];
  const has = held.at(-1)!;
  const accounts = scored ? scorers : seats;
  return accounts.map((account, i) => ({
    account,
    seats: account.split('+').map((seat) => seats.indexOf(seat)),
    deals: ends.map((_, deal) => held[deal + 1]![i]! - held[deal]![i]!),
    has: has[i]!,
    place: 1 + accounts.filter((_, other) => has[other]! > has[i]!).length,
  }));
};

/** Those who win and lose, who has most standing first. */
export const byPlace = (parties: readonly Party[]): readonly Party[] => [...parties].sort((a, b) => a.place - b.place);

/** The party in which a seat (0-based) plays. */
export const partyOf = (parties: readonly Party[], seat: number): Party | undefined =>
  parties.find(({ seats }) => seats.includes(seat));

/** Why a deal came out as it did. */
export interface Outcome {
  /** Those who won most in it; none where nobody won anything. */
  readonly best: readonly Party[];
  /** Who lost most, where somebody paid, and the articles by which he paid most. */
  readonly worst: Party | undefined;
  readonly worstCites: readonly string[];
  /** The seat (0-based) that was the first to have no more cards, and the article; nothing where nobody was. */
  readonly out: { readonly seat: number; readonly cite: string } | undefined;
  /** What each party was paid and what it paid in the deal, in their order; nothing where points are scored. */
  readonly flows: readonly { readonly got: number; readonly paid: number }[];
}

const paidBy = (events: readonly GameEvent[], seat: string): readonly GameEvent[] =>
  events.filter(({ type, from }) => type === 'paid' && from === seat);

const total = (events: readonly GameEvent[]): number => events.reduce((sum, { counters = 0 }) => sum + counters, 0);

/** The articles by which a seat paid, that by which it paid most first, two at most. */
const citesPaid = (events: readonly GameEvent[], seat: string): readonly string[] => {
  const sums = new Map<string, number>();
  for (const { cite, counters = 0 } of paidBy(events, seat)) sums.set(cite, (sums.get(cite) ?? 0) + counters);
  return [...sums]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 2)
    .map(([cite]) => cite);
};

/** What came of a deal, by its number. */
export const outcomeOf = (played: Replay, deal: number, parties = partiesOf(played)): Outcome => {
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

/** The parties that won a game that is over: those its rules name, or, where fewer deals were agreed on, those who have most. */
export const winnersOf = ({ gameOver, winners }: Replay, parties: readonly Party[]): readonly Party[] =>
  parties.filter(({ seats, place }) =>
    gameOver && winners.length > 0 ? seats.some((seat) => winners.includes(seat)) : place === 1,
  );
