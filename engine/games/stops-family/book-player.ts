/**
 * Bots for Pope Joan, Spin and Newmarket that follow Baxter-Wray's hints (1891, pp. 82–84). The hints are given for
 * Pope Joan, and the chapters on the other two games refer to them.
 */
import { chooseAdvisedMove, type Player, randomPlayer } from '../../bots/players.ts';
import { type Card, PACK_SIZE, rankOf } from '../../cards.ts';
import type { Observation } from '../../observation.ts';
import { KING_RANK } from './table.ts';

const ACE = 0;

/** The articles of the hints, in one of the three games. */
export interface HintArticles {
  /** Article: play a known stop early, or lead a lower card of its run towards it. */
  readonly stops: string;
  /** Article: lead a card below a stop in one's own hand, so that the stop follows it. */
  readonly below: string;
  /** Article: lead an ace, since no other card leads up to it. */
  readonly ace: string;
  /** Article: of two cards left, play the one that is a stop first. */
  readonly last: string;
}

/** Hints and facts that a single game adds to the common hints. */
export interface GameHints {
  readonly articles: HintArticles;
  /** Lists the cards that are missing from the pack. */
  absent(seen: Observation): readonly Card[];
  /** Cards to lead at once, whatever else is in the hand, and the article that advises this. */
  readonly atOnce?: { readonly cite: string; cards(seen: Observation): readonly Card[] };
}

/** The hints that a bot follows; each can be switched off for a test. */
export interface EnabledHints {
  /** Lead certain cards at once. */
  readonly atOnce: boolean;
  /** Play one's own stops, or lead up to them. */
  readonly stops: boolean;
  /** Lead up to one's own stop from below, and play the lower cards of its run before it. */
  readonly below: boolean;
  /** Of two cards left, play the stop first. */
  readonly last: boolean;
  /** Lead an ace if no card leads up to a stop in one's own hand. */
  readonly aces: boolean;
}

/** All of the hints. */
export const ALL_HINTS: EnabledHints = { atOnce: true, stops: true, below: true, last: true, aces: true };

/**
 * Creates a bot that knows the stops. It leads up to a stop in its own hand, and otherwise leads an ace; it chooses all
 * other cards at random.
 */
export const createHintPlayer =
  ({ articles, absent, atOnce }: GameHints, heeded: EnabledHints = ALL_HINTS): Player =>
  (seen, random) => {
    const { hand } = seen;
    const leads = seen.legal.filter((move) => move < PACK_SIZE);
    if (leads.length < 2) return randomPlayer(seen, random);
    const gone = new Set([...seen.shown, ...seen.privy, ...absent(seen)]);
    const stops = (card: Card): boolean => rankOf(card) === KING_RANK || gone.has(card + 1);
    const stopAbove = (card: Card): Card => {
      let last = card;
      while (!stops(last)) last += 1;
      return last;
    };
    const own = leads.filter((card) => hand.includes(stopAbove(card)));
    const mine = heeded.stops ? own.filter((card) => heeded.below || stops(card)) : [];
    const lowest = mine.filter((card) => !mine.some((other) => other < card && stopAbove(other) === stopAbove(card)));
    const two = heeded.last && hand.length === 2 ? leads.filter(stops) : [];
    const why = (card: Card): string => (stops(card) ? articles.stops : articles.below);
    return (
      chooseAdvisedMove(
        seen.legal,
        leads.filter((card) => heeded.atOnce && atOnce?.cards(seen).includes(card)),
        random,
        () => atOnce!.cite,
      ) ??
      chooseAdvisedMove(seen.legal, two, random, () => articles.last) ??
      chooseAdvisedMove(seen.legal, lowest, random, why) ??
      chooseAdvisedMove(
        seen.legal,
        leads.filter((card) => heeded.aces && rankOf(card) === ACE),
        random,
        () => articles.ace,
      ) ??
      randomPlayer(seen, random)
    );
  };
