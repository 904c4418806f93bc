/**
 * Players of Pope Joan, Spin and Newmarket by Baxter-Wray's hints (1891, pp. 82–84), given for Pope Joan; the other two
 * games refer to them.
 */
import { chooseAdvisedMove, type Player, randomPlayer } from '../../bots/players.ts';
import { type Card, PACK_SIZE, rankOf } from '../../cards.ts';
import type { Observation } from '../../observation.ts';
import { KING } from './table.ts';

const ACE = 0;

/** The articles of the hints in one of the games. */
export interface HintArticles {
  /** A known stop is played early, or a lower card of its run is led towards it. */
  readonly stops: string;
  /** A card below one's own stop is led, to be followed by it. */
  readonly below: string;
  /** An ace is led, since no card leads up to it. */
  readonly ace: string;
  /** Of two cards, the one that is a stop is played first. */
  readonly last: string;
}

/** Additions of a game to the hints. */
export interface Hints {
  readonly articles: HintArticles;
  /** The cards missing from the pack. */
  absent(seen: Observation): readonly Card[];
  /** Cards to be led at once, whatever the rest of the hand, and the article of that advice. */
  readonly atOnce?: { readonly cite: string; cards(seen: Observation): readonly Card[] };
}

/** The parts of the hints that are followed. */
export interface FollowedHints {
  /** Lead certain cards at once. */
  readonly atOnce: boolean;
  /** Play one's own stops, or lead up to them. */
  readonly stops: boolean;
  /** Lead up to one's own stop from below, and play the lower cards of its run before it. */
  readonly below: boolean;
  /** Of two cards, play the stop first. */
  readonly last: boolean;
  /** Lead an ace if nothing leads up to a stop of one's own. */
  readonly aces: boolean;
}

/** All of the hints. */
export const ALL: FollowedHints = { atOnce: true, stops: true, below: true, last: true, aces: true };

/** Knows the stops, leads up to one of its own, and otherwise leads an ace; all other cards are random. */
export const createHintPlayer =
  ({ articles, absent, atOnce }: Hints, heeded: FollowedHints = ALL): Player =>
  (seen, random) => {
    const { hand } = seen;
    const leads = seen.legal.filter((move) => move < PACK_SIZE);
    if (leads.length < 2) return randomPlayer(seen, random);
    const gone = new Set([...seen.shown, ...seen.privy, ...absent(seen)]);
    const stops = (card: Card): boolean => rankOf(card) === KING || gone.has(card + 1);
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
