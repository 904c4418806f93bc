/** Searches deals, in a worker or, without one, on the page. */
import type { Book } from '#engine/compare/compare.ts';
import type { Game } from '#engine/game.ts';
import { besideOf, dealOf, differInWinners, RIVALS, searchFrom, seedOf, WANTED } from '#engine/lab/find.ts';

/** The pattern, and the word and number of the first deal to examine. */
export interface Sought {
  readonly id: string;
  readonly word: string;
  readonly from: number;
}

/** Progress of a search: the deal found, if any, and the next to examine. */
export interface Progress {
  readonly found: number | undefined;
  readonly next: number;
}

/** Milliseconds between progress reports. */
const EVERY = 250;

const GAMES = import.meta.glob<Readonly<Record<string, Game>>>('../../../engine/games/*/index.ts');

const gameOf = async (id: string): Promise<Game> => {
  const module = await GAMES[`../../../engine/games/${id}/index.ts`]!();
  return Object.values(module).find((each) => each.id === id)!;
};

/** Creates the test of a deal for a pattern. */
const testOf = async ({ id, word }: Sought): Promise<(i: number) => boolean> => {
  const rivals = RIVALS.find((each) => each.id === id);
  if (rivals) {
    const books: readonly Book[] = await Promise.all(
      rivals.books.map(async ({ game, readings }) => ({ game: await gameOf(game), readings })),
    );
    return (i) => differInWinners(besideOf(books, seedOf(word, i)));
  }
  const wanted = WANTED.find((each) => each.id === id)!;
  const game = await gameOf(wanted.game);
  return (i) => dealOf(wanted, game, seedOf(word, i)).step >= 0;
};

/** Searches until a deal is found, or `hear` returns false; `rest` yields between progress reports. */
export const seek = async (
  sought: Sought,
  hear: (progress: Progress) => boolean,
  rest: () => Promise<void>,
): Promise<void> => {
  const is = await testOf(sought);
  for (let from = sought.from; ; ) {
    const until = performance.now() + EVERY;
    const { found, next } = searchFrom(is, from, () => performance.now() >= until);
    if (!hear({ found, next }) || found !== undefined) return;
    from = next;
    await rest();
  }
};
