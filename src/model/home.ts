/** The texts of the home page, and a short description of each game, from `content/home/`. */
import { z } from 'astro/zod';
import { pageWords } from '../i18n/pages.ts';
import { LANGUAGES, type Language } from '../i18n/routes.ts';
import { EDITIONS } from './editions.ts';
import { readYaml } from './yaml.ts';

const home = z.strictObject({
  tagline: z.string(),
  lede: z.string(),
  /** The three ways in. */
  doors: z
    .array(
      z.strictObject({ to: z.string(), icon: z.enum(['play', 'books', 'search']), name: z.string(), text: z.string() }),
    )
    .length(3),
  /** The printed boards. */
  board: z.strictObject({ name: z.string(), text: z.string() }),
  games: z.record(z.string(), z.string()),
  /** Pages beside the books, for the page of the books. */
  ways: z.array(z.strictObject({ to: z.string(), link: z.string(), text: z.string() })),
});

export type HomeText = z.infer<typeof home>;

const files = import.meta.glob<string>('/content/home/*.yaml', { query: '?raw', import: 'default', eager: true });

const texts = new Map<Language, HomeText>(
  LANGUAGES.map((lang) => {
    const file = `/content/home/${lang}.yaml`;
    const read = readYaml(home, file, files[file], 'the texts of the home page (src/model/home.ts)');
    for (const { game } of EDITIONS)
      if (!read.games[game.id]) throw new Error(`${file.slice(1)} says nothing of ${game.id}`);
    const games = pageWords(lang).home.numbers[EDITIONS.length];
    if (!games) throw new Error(`src/i18n/${lang}/pages.ts has no word for ${EDITIONS.length} games`);
    return [lang, { ...read, tagline: read.tagline.replace('{games}', games) }];
  }),
);

export const homeText = (lang: Language): HomeText => texts.get(lang)!;

/** Description of a game, in one or two lines. */
export const getGameDescription = (game: string, lang: Language): string => homeText(lang).games[game]!;
