/** The pairs of rule books that are compared, from `content/comparisons/`. */
import { z } from 'astro/zod';
import { findGame, GAMES } from '#engine/games.ts';
import type { Language } from '../i18n/routes.ts';
import { getArticle } from './editions.ts';
import { readYaml } from './yaml.ts';

const said = z.object({
  title: z.string(),
  description: z.string(),
  lede: z.string(),
  /** Text on the differences that remain if both books deal the same pack. */
  dealt: z.string().optional(),
  /** Text on the books of the pair after the first two, if any. */
  letter: z.string().optional(),
});
const both = z.object({ en: z.string(), fr: z.string() });
const difference = z.object({
  name: both,
  /** The rule in each of the first two books, with the articles that state it. */
  books: z.tuple([0, 1].map(() => both.extend({ articles: z.array(z.string()).min(1) })) as [Says, Says]),
});
type Says = z.ZodObject<{ en: z.ZodString; fr: z.ZodString; articles: z.ZodArray<z.ZodString> }>;
const pair = z.object({
  books: z
    .array(
      z.object({
        game: z.string(),
        variant: z.string().optional(),
        readings: z.record(z.string(), z.string()).optional(),
        name: both,
        /** Words added to the name of the book above a table. */
        of: both.optional(),
      }),
    )
    .min(2),
  seats: z.array(z.number()),
  /** Ids of examples whose pages and tables have a link to the same deal played by these books. */
  examples: z.array(z.string()).optional(),
  /** Pairs of corresponding accounts of the first two books, for accounts that have different names. */
  boxes: z.array(z.tuple([z.string(), z.string()])).optional(),
  /** The five most important differences, in the order in which the page shows them. */
  differences: z.array(difference).length(5),
  deal: z.union([
    z.object({ example: z.string(), order: z.string() }),
    z.object({ seed: z.string(), seats: z.number(), order: z.string() }),
  ]),
  en: said,
  fr: said,
});

/** Two or more rule books that are compared; the page compares mainly the first two. */
export type ComparisonPair = z.infer<typeof pair> & { readonly id: string };

const files = import.meta.glob<string>('/content/comparisons/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Message about a fault of a stored pair; `undefined` if it has none. */
const wrongIn = ({ books, boxes = [], differences, en, fr }: z.infer<typeof pair>): string | undefined => {
  for (const said of [en, fr])
    if (books.length > 2 !== (said.letter !== undefined)) return 'a letter is for the books beside the first two';
  const stray = boxes.flat().find((box, i) => !findGame(books[i % 2]!.game)!.tableAccounts?.includes(box));
  if (stray) return `${stray} is no account of its book`;
  const said = differences.flatMap((each) =>
    each.books.flatMap(({ articles }, i) => articles.map((id) => ({ id, i }))),
  );
  const strange = said.find(({ id, i }) => getArticle(id).edition.game.id !== books[i]!.game);
  return strange && `${strange.id} is no article of ${books[strange.i]!.game}`;
};

const placeOf = ({ books }: ComparisonPair, book: number): number =>
  GAMES.findIndex(({ id }) => id === books[book]!.game);

/** Every pair, in the order of the games. */
export const COMPARISON_PAIRS: readonly ComparisonPair[] = Object.entries(files)
  .map(([file, written]): ComparisonPair => {
    const read = readYaml(pair, file, written, 'a pair of rule-books (src/model/comparisons.ts)');
    const wrong = wrongIn(read);
    if (wrong) throw new Error(`${file.slice(1)}: ${wrong}`);
    return { id: file.replace(/^.*\/|\.yaml$/g, ''), ...read };
  })
  .sort((a, b) => placeOf(a, 0) - placeOf(b, 0) || placeOf(a, 1) - placeOf(b, 1));

/**
 * Lists the pairs in which a deal of a game that somebody has played can be played again by its own book: not those of
 * two ways of one game, whose players follow a plan.
 */
export const listPairsOfPlayedDeals = (game: string): readonly ComparisonPair[] =>
  COMPARISON_PAIRS.filter((pair) => listPairGames(pair).length > 1).filter(({ books }) =>
    books.slice(0, 2).some((book) => book.game === game),
  );

/** The path of a pair's page, without language. */
export const comparisonPath = ({ id }: ComparisonPair): string => `compare/${id}/`;

/** The books of a pair in a language: for each the game, the readings and the name. */
export const listPairBooks = ({ books, boxes }: ComparisonPair, lang: Language) =>
  books.map(({ game, variant, readings, name, of }) => ({
    game,
    variant,
    readings,
    name: name[lang],
    ...(of && { of: of[lang] }),
    ...(boxes && game === books[1]!.game && { boxes: Object.fromEntries(boxes.map(([one, own]) => [own, one])) }),
  }));

/** The games of a pair, each once, in the order of the books. */
export const listPairGames = ({ books }: ComparisonPair): readonly string[] => [
  ...new Set(books.map(({ game }) => game)),
];
