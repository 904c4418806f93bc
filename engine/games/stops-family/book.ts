/**
 * Pope Joan, Spin and Newmarket as Baxter-Wray advises to play them (1891, pp. 82–84): the hints are given for Pope Joan, and
 * the other two refer to them.
 */
import { advised, type Player, randomPlayer } from '../../bots/players.ts';
import { type Card, PACK_SIZE, rankOf } from '../../cards.ts';
import type { Observation } from '../../observation.ts';
import { KING } from './table.ts';

const ACE = 0;

/** The articles of the hints in one of the games. */
export interface HintArticles {
  /** A stop one knows of goes out early, or a lower card of its run is led towards it. */
  readonly stops: string;
  /** A card below one's own stop is led to be followed by it. */
  readonly below: string;
  /** An ace is led, since no card leads up to it. */
  readonly ace: string;
  /** Of two cards the one that is a stop is played first. */
  readonly last: string;
}

/** What a game adds to the hints. */
export interface Hints {
  readonly articles: HintArticles;
  /** The cards that are not in the pack. */
  absent(seen: Observation): readonly Card[];
  /** Cards to be led at once, whatever else is in the hand, and the article that says so. */
  readonly atOnce?: { readonly cite: string; cards(seen: Observation): readonly Card[] };
}

/** How much of the hints is followed. */
export interface Heeded {
  /** The cards to be led at once are. */
  readonly atOnce: boolean;
  /** Stops of his own are played, or led up to. */
  readonly stops: boolean;
  /** A stop of his own is led up to from below, and not played before the lower cards of its run. */
  readonly below: boolean;
  /** Of two cards the one that is a stop goes first. */
  readonly last: boolean;
  /** An ace is led when nothing leads up to a stop of his own. */
  readonly aces: boolean;
}

/** All of the hints. */
export const ALL: Heeded = { atOnce: true, stops: true, below: true, last: true, aces: true };

/** He knows the stops, leads what brings him to one of his own, and when nothing does, an ace; the rest he plays at random. */
export const hinted =
  ({ articles, absent, atOnce }: Hints, heeded: Heeded = ALL): Player =>
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
      advised(
        seen.legal,
        leads.filter((card) => heeded.atOnce && atOnce?.cards(seen).includes(card)),
        random,
        () => atOnce!.cite,
      ) ??
      advised(seen.legal, two, random, () => articles.last) ??
      advised(seen.legal, lowest, random, why) ??
      advised(
        seen.legal,
        leads.filter((card) => heeded.aces && rankOf(card) === ACE),
        random,
        () => articles.ace,
      ) ??
      randomPlayer(seen, random)
    );
  };
