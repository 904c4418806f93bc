/**
 * Searches for deals that contain something of interest. Deals are numbered under a word, such as `snorum`. Word and
 * number form the seed from which the pack and the random moves are derived, so that deal `i` is always the same.
 */
import {
  buildMoveOrder,
  type CardPreference,
  type Comparison,
  compare,
  type RuleBook,
  shufflePack,
} from '../compare/compare.ts';
import type { GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import { createDealRecord } from '../record/deal-record.ts';
import { replay } from '../record/replay.ts';
import type { Replay } from '../record/steps.ts';

/** A pattern that may occur in a deal. */
export interface DealPattern {
  readonly id: string;
  /** The game to search, its number of players, and the chosen practices that are not defaults. */
  readonly game: string;
  readonly seats: number;
  readonly readings?: Readonly<Record<string, string>>;
  /** The article that the pattern illustrates. */
  readonly article: string;
  /**
   * Returns the index (0-based) of the event that completes the pattern, among all events of a deal; -1 if there is
   * none.
   */
  readonly comes: (events: readonly GameEvent[]) => number;
}

/** Builds a function that finds the first event of one of these types. */
const first =
  (...types: readonly GameEvent['type'][]) =>
  (events: readonly GameEvent[]): number =>
    events.findIndex(({ type }) => types.includes(type));

/** Builds a function that finds the first payment according to one of these articles. */
const paidBy =
  (...articles: readonly string[]) =>
  (events: readonly GameEvent[]): number =>
    events.findIndex(({ type, cite }) => type === 'paid' && articles.includes(cite));

/** Builds a function that finds the `nth` call of a word. */
const called =
  (word: string, nth = 1) =>
  (events: readonly GameEvent[]): number => {
    let times = 0;
    return events.findIndex(({ call }) => call === word && ++times === nth);
  };

/** Builds a function that finds the `nth` event of a type. */
const repeated =
  (wanted: GameEvent['type'], nth: number) =>
  (events: readonly GameEvent[]): number => {
    let times = 0;
    return events.findIndex(({ type }) => type === wanted && ++times === nth);
  };

/** Builds a function that finds the first hand shown whose combination is that of an article. */
const shownHand =
  (article: string) =>
  (events: readonly GameEvent[]): number =>
    events.findIndex(({ type, cite }) => type === 'showed-hand' && cite === article);

/** Patterns to be found in a single game, in display order. */
export const DEAL_PATTERNS: readonly DealPattern[] = [
  {
    id: 'bete',
    game: 'nain-jaune',
    seats: 5,
    article: 'AC60.bete',
    comes: paidBy('AC60.bete', 'AC60.bete.nain'),
  },
  {
    id: 'nain-kept',
    game: 'nain-jaune',
    seats: 5,
    article: 'AC60.nain.double',
    comes: paidBy('AC60.nain.double', 'AC60.opera.nain'),
  },
  { id: 'opera', game: 'lindor', seats: 8, article: 'L92.opera', comes: first('made-opera') },
  {
    id: 'chnorum',
    game: 'chnif-chnof-chnorum',
    seats: 6,
    article: 'HF90.chnif.chnorum',
    comes: called('chnorum'),
  },
  {
    id: 'three-snorums',
    game: 'snip-snap-snorum',
    seats: 6,
    readings: { pack: '32' },
    article: 'BW91.snip.penalty',
    comes: called('snorum', 3),
  },
  {
    id: 'tricon',
    game: 'commerce',
    seats: 5,
    article: 'BW91.commerce.tricon',
    comes: shownHand('BW91.commerce.tricon'),
  },
  {
    id: 'passed-thrice',
    game: 'speculation',
    seats: 5,
    article: 'BW91.speculation.high',
    comes: repeated('deal-passed', 3),
  },
  { id: 'woken-cat', game: 'chat-qui-dort', seats: 5, article: 'HF90.chat.woken.named', comes: first('woke-cat') },
  { id: 'vole', game: 'manille', seats: 4, article: 'B96.vole', comes: first('made-vole') },
  { id: 'null-coup', game: 'manille', seats: 4, article: 'B96.count.null', comes: first('null-coup') },
  { id: 'sweep', game: 'cassino', seats: 4, article: 'BW91.cassino.sweep', comes: first('swept') },
];

/** The word under which the published deals are numbered. */
export const PUBLISHED_SEED_WORD = 'snorum';

/** Formats the seed of deal `i` under a word. */
export const formatSeed = (word: string, i: number): string => `${word}-${i}`;

/** Splits a seed into its word and number; `undefined` if the text is not such a seed. */
export const parseSeed = (seed: string): { readonly word: string; readonly i: number } | undefined => {
  const [, word, i] = /^(.{1,40})-(0|[1-9]\d{0,8})$/.exec(seed) ?? [];
  return word === undefined ? undefined : { word, i: Number(i) };
};

/** A replayed deal. */
export interface PatternReplay {
  readonly played: Replay;
  /** The step (0-based) that completes the pattern; -1 if it does not occur. */
  readonly step: number;
}

/** Finds the step (0-based) of a deal that completes the pattern; -1 if it does not occur. */
export const findPatternStep = ({ comes }: DealPattern, { steps }: Replay): number => {
  const of = steps.flatMap(({ events }, step) => events.map(() => step));
  return of[comes(steps.flatMap(({ events }) => events))] ?? -1;
};

/** Deals and plays the deal of a seed, in the game and with the players of a pattern. */
export const playPatternDeal = (wanted: DealPattern, game: Game, seed: string): PatternReplay => {
  const { seats, readings } = wanted;
  const made = createDealRecord(game, { seats, seed, play: 'random', deals: 1, ...(readings && { readings }) });
  const played = made.ok ? replay(made.value, [game]) : made;
  if (!played.ok) throw new Error(`${wanted.id} is looked for where nobody can sit down to it`);
  return { played: played.value, step: findPatternStep(wanted, played.value) };
};

/**
 * Two books by which the same deal has different winners. This is the second kind of pattern, besides {@link
 * DEAL_PATTERNS}.
 */
export interface RivalBooks {
  readonly id: string;
  /** Name of the page on which these two books are compared. */
  readonly pair: string;
  readonly books: readonly [RivalBook, RivalBook];
  /** The article of the later book that causes most of the difference. */
  readonly article: string;
}

interface RivalBook {
  readonly game: string;
  readonly variant?: string;
  readonly readings?: Readonly<Record<string, string>>;
}

/** Number of players and card preference for comparing two books. */
export const RIVAL_SETUP = { seats: 5, order: 'by-lot' } as const satisfies { seats: number; order: CardPreference };

const rivals = (
  pair: string,
  one: RivalBook,
  other: RivalBook,
  article: string,
  id = `winners-${pair}`,
): RivalBooks => ({
  id,
  pair,
  books: [one, other],
  article,
});

/** Every pair of books, in display order. The first pair has an id of an older form. */
export const RIVAL_BOOKS: readonly RivalBooks[] = [
  rivals('nain-jaune-lindor', { game: 'nain-jaune' }, { game: 'lindor' }, 'L92.stakes', 'different-winners'),
  rivals('nain-jaune-pope-joan', { game: 'nain-jaune' }, { game: 'pope-joan' }, 'BW91.pope.settle.cards'),
  rivals('lindor-pope-joan', { game: 'lindor' }, { game: 'pope-joan' }, 'BW91.pope.follow'),
  rivals('commerce-old', { game: 'commerce' }, { game: 'commerce', variant: 'old' }, 'BW91.commerce.old.last'),
  rivals('spin-pope-joan', { game: 'spin' }, { game: 'pope-joan' }, 'BW91.pope.take.pope'),
  rivals('jig-newmarket', { game: 'jig', readings: { pool: 'equal' } }, { game: 'newmarket' }, 'BW91.newmarket.take'),
  rivals('chnif-snip', { game: 'chnif-chnof-chnorum' }, { game: 'snip-snap-snorum' }, 'BW91.snip.penalty'),
];

/** Lists the seats (0-based) with the most counters at the end of a deal. */
export const listLeaders = ({ seats, steps }: Replay): readonly number[] => {
  const counters = steps.at(-1)!.balance.slice(0, seats.length);
  const most = Math.max(...counters);
  return counters.flatMap((has, seat) => (has === most ? [seat] : []));
};

/** True if no seat wins by both books. */
export const haveDifferentWinners = ({ played: [one, other] }: Comparison): boolean => {
  const ahead = listLeaders(other!);
  return !listLeaders(one!).some((seat) => ahead.includes(seat));
};

/** Plays one deal by two books. The last seat is the dealer. */
export const compareRivals = (books: readonly RuleBook[], seed: string): Comparison => {
  const { seats, order } = RIVAL_SETUP;
  const made = compare(books, {
    seats,
    dealer: seats - 1,
    pack: shufflePack(seed),
    order: buildMoveOrder(order, seed),
  });
  if (!made.ok) throw new Error('two books are set side by side at a table that one of them does not have');
  return made.value;
};

/** Result of a search: the number of the deal found, if any, and the number of the first deal not yet examined. */
export interface SearchOutcome {
  readonly found: number | undefined;
  readonly next: number;
}

/**
 * Examines deals from number `from` on, until one satisfies `is` or `enough` returns true. At least one deal is
 * examined.
 */
export const searchDealsFrom = (is: (i: number) => boolean, from: number, enough: () => boolean): SearchOutcome => {
  for (let i = from; ; i++) {
    if (is(i)) return { found: i, next: i + 1 };
    if (enough()) return { found: undefined, next: i + 1 };
  }
};
