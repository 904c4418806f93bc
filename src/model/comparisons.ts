/** The pairs of rule-books that are set side by side, from `content/comparisons/`. */
import { z } from 'astro/zod';
import type { Language } from '../i18n/routes.ts';
import { readYaml } from './yaml.ts';

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
  /** The rows of the concordance that tell most of how the two books differ, in the order of the page. */
  main: z.array(z.string()).min(4).max(6),
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
  const read = readYaml(pair, file, written, 'a pair of rule-books (src/model/comparisons.ts)');
  return { id: file.replace(/^.*\/|\.yaml$/g, ''), ...read };
});

/** The path of a pair's page, without language. */
export const pairPath = ({ id }: Pair): string => `compare/${id}/`;

/** The books of a pair in a language: the game of each, how it is played there, and its name. */
export const booksOf = ({ books }: Pair, lang: Language) =>
  books.map(({ game, variant, readings, name }) => ({ game, variant, readings, name: name[lang] }));

/** The games of a pair, each once; the first is the elder. */
export const gamesOf = ({ books }: Pair): readonly string[] => [...new Set(books.map(({ game }) => game))];
