/** The pairs of rule-books that are set side by side, from `content/comparisons/`. */
import { z } from 'astro/zod';
import { parse } from 'yaml';
import type { Card } from '#engine/cards.ts';
import { packBehind, readOrder } from '#engine/compare/compare.ts';
import { asked } from '../features/compare/asked.ts';
import type { BookProps, DealProps, LaidProps } from '../features/compare/Compare.tsx';
import { roomOfGame } from '../games/rooms.ts';
import { type Language, pageHref } from '../i18n/routes.ts';
import { en } from '../narration/en.ts';
import { fr } from '../narration/fr.ts';
import { lay } from '../table/game-table.ts';
import { editionOf, editionPath } from './editions.ts';
import { exampleOf } from './examples.ts';

const said = z.object({ title: z.string(), description: z.string(), lede: z.string(), letter: z.string() });
const pair = z.object({
  books: z
    .array(
      z.object({
        game: z.string(),
        variant: z.string().optional(),
        readings: z.record(z.string(), z.string()).optional(),
        name: z.object({ en: z.string(), fr: z.string() }),
      }),
    )
    .min(2),
  seats: z.array(z.number()),
  deal: z.union([
    z.object({ example: z.string(), order: z.string() }),
    z.object({ seed: z.string(), seats: z.number(), order: z.string() }),
  ]),
  en: said,
  fr: said,
});

/** Two rule-books side by side, with any that stand beside them. */
export type Pair = z.infer<typeof pair> & { readonly id: string };

const files = import.meta.glob<string>('/content/comparisons/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every pair, by the names of their pages. */
export const PAIRS: readonly Pair[] = Object.entries(files).map(([file, written]) => {
  const read = pair.safeParse(parse(written));
  if (!read.success)
    throw new Error(
      `${file.slice(1)} is not as src/model/comparisons.ts describes it:\n${z.prettifyError(read.error)}`,
    );
  return { id: file.replace(/^.*\/|\.yaml$/g, ''), ...read.data };
});

/** The path of a pair's page, without language. */
export const pairPath = ({ id }: Pair): string => `compare/${id}/`;

/** The books of a pair in a language. */
export const booksOf = ({ books }: Pair, lang: Language): readonly BookProps[] =>
  books.map(({ game, variant, readings, name }) => ({ game, variant, readings, name: name[lang] }));

/** The games of a pair, each once; the first is the elder. */
export const gamesOf = ({ books }: Pair): readonly string[] => [...new Set(books.map(({ game }) => game))];

/** The deal with which the page of a pair opens. */
export const dealOf = ({ deal }: Pair): DealProps => {
  if ('seed' in deal) return asked(deal.seed, deal.seats, deal.order);
  const { record, seats } = exampleOf(deal.example).played;
  const hands = seats.map(
    (seat): readonly Card[] =>
      record.deals[0]!.hands.find((hand) => hand.seat === seat)?.cards.map(({ card }) => card) ?? [],
  );
  const order = readOrder(deal.order);
  if (!order) throw new Error(`content/comparisons: the order of ${deal.example} is not one of cards`);
  return {
    seed: '',
    policy: '',
    deal: { seats: seats.length, dealer: seats.length - 1, order, pack: packBehind(hands, seats.length - 1) },
  };
};

/** What a pair is set side by side from, in a language. */
export const comparedOf = async (pair: Pair, lang: Language): Promise<LaidProps> => {
  const games = gamesOf(pair);
  return {
    books: booksOf(pair, lang),
    seats: pair.seats,
    deal: dealOf(pair),
    articleBase: Object.fromEntries(
      games.map(editionOf).map((edition) => [edition.source.siglum, pageHref(lang, editionPath(edition))]),
    ),
    layings: await Promise.all(games.map((game) => lay(roomOfGame(game).table, { en, fr }[lang]))),
  };
};
