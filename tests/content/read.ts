/** Functions that read the content for the tests: editions, disputed points, sources, and typography checks. */
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Languages in which every page exists. */
export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

const CONTENT = new URL('../../content/', import.meta.url);
const text = (path: string) => readFileSync(new URL(path, CONTENT), 'utf8');

/** An MDX page: its front matter, and the text after it. */
export interface Page {
  readonly front: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Reads an MDX page of `content/` from its path there. */
export function readPage(path: string): Page {
  const found = /^---\n(.*?)\n---\n(.*)$/su.exec(text(path));
  if (!found) throw new Error(`content/${path}: no frontmatter between two lines of ---`);
  return { front: parse(found[1]!), body: found[2]! };
}

/** Reads the pages for developers, joined into one. */
export const readDeveloperPages = (language: Language): Page => {
  const [first, ...more] = ['', 'commands/', 'engine/'].map((folder) =>
    readPage(`developers/${folder}${language}.mdx`),
  );
  return { front: first!.front, body: [first!, ...more].map(({ body }) => body).join('\n') };
};

/** Reads the text of an edition, found by the slug of its source and the id of its game. */
export const readEdition = (source: string, game: string, language: Language): Page =>
  readPage(`editions/${source}/${game}/${language}.mdx`);

/** Parses a YAML file of `content/` from its path there. */
export const readYaml = (path: string): unknown => parse(text(path));

/** A practice of a disputed point, as described to the reader. */
export interface PracticeText {
  readonly label: string;
  readonly argument: string;
  readonly witnesses: string;
}

/** A disputed point in one language. */
export interface ReadingText {
  readonly question: string;
  readonly why: string;
  readonly choices: Readonly<Record<string, PracticeText>>;
}

/** A disputed point; `switch: false` if the engine has no option for it. */
export interface ReadingEntry {
  readonly name: string;
  readonly article: string;
  readonly default: string;
  readonly switch?: false;
  readonly witnesses: Readonly<Record<string, readonly string[]>>;
  readonly en: ReadingText;
  readonly fr: ReadingText;
}

/** Reads the disputed points of a game, in the order of its articles. */
export const readReadings = (game: string): readonly ReadingEntry[] =>
  readYaml(`readings/${game}.yaml`) as readonly ReadingEntry[];

/** Description of a source in one language. */
interface SourceText {
  readonly description: readonly string[];
  readonly corrections: readonly { readonly what: string; readonly why: string }[];
}

/** A source: its bibliography, its witnesses, and the text lost in each copy. */
export interface Source extends Readonly<Record<Language, SourceText>> {
  readonly siglum: string;
  readonly slug: string;
  readonly language: Language;
  readonly games: readonly string[];
  readonly citation: {
    readonly date: string;
    readonly chapters?: Readonly<Record<string, { readonly pages: string }>>;
  };
  readonly witnesses: readonly {
    readonly id: string;
    readonly kind: string;
    readonly date: string;
    readonly author?: string;
    readonly holder?: string;
  }[];
}

/** The slugs of the sources. */
export const SOURCES: readonly string[] = readdirSync(new URL('sources/', CONTENT))
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => file.slice(0, -'.yaml'.length));

/** Reads a source from its slug. */
export const readSource = (slug: string): Source => readYaml(`sources/${slug}.yaml`) as Source;

/** Returns the part of an article’s id after the siglum: `run` of `L92.run`. */
export const getSlug = (id: string): string => id.slice(id.indexOf('.') + 1);

/** Lists the slugs of an edition’s articles, in order. */
export const listSlugs = ({ body }: Page): string[] =>
  [...body.matchAll(/<Article slug="([^"]+)">/gu)].map((m) => m[1]!);

/** Returns the text between an article’s tags, found by its slug. */
export function extractArticleText({ body }: Page, slug: string): string {
  const start = `<Article slug="${slug}">`;
  const from = body.indexOf(start);
  if (from < 0) throw new Error(`no article ${slug}`);
  return body.slice(from + start.length, body.indexOf('</Article>', from));
}

/** Lists the articles of other editions to which a page refers with `See`. */
export const listReferences = ({ body }: Page): string[] =>
  [...body.matchAll(/<See article="([^"]+)">/gu)].map((m) => m[1]!);

/** Lists the quoted phrases of a text, each with its language. */
export const listQuotations = (text: string): [lang: string, phrase: string][] =>
  [...text.matchAll(/<Q lang="([a-z]+)">(.*?)<\/Q>/gsu)].map(([, lang, phrase]) => [lang!, phrase!]);

/** Lists the cards drawn in a text, each with the words that name it. */
export const listMentionedCards = (text: string): [card: string, words: string][] =>
  [...text.matchAll(/<Card c="([^"]+)">([^<]*)<\/Card>/gu)].map(([, card, words]) => [card!, words!]);

/** Removes tags, and quotations in other languages, from the text of a page. */
export const extractProse = (body: string, language: Language): string =>
  body
    .replace(/<(Q|i) lang="([a-z]+)">.*?<\/\1>/gsu, (whole, _tag, lang) => (lang === language ? whole : ''))
    .replace(/<[^>]+>/gu, '')
    .replace(/https?:\/\/\S+/gu, '');

/** Lists all strings in a YAML value, each with its path. */
export function listStrings(value: unknown, path = ''): { path: string; string: string }[] {
  if (typeof value === 'string') return [{ path, string: value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) => listStrings(part, path ? `${path}.${key}` : key));
}

const NARROW = '\u202f';
const NO_BREAK = '\u00a0';

const FAULTS: readonly (readonly [RegExp, string])[] = [
  [/['"“”]/u, 'an apostrophe or a quotation mark that is not French'],
  [new RegExp(`[^${NARROW}][;!?](?![\\w&])`, 'u'), 'no narrow no-break space before ; ! or ?'],
  [new RegExp(`[^${NO_BREAK}\\d]:(?!\\d)`, 'u'), 'no no-break space before a colon'],
  [new RegExp(`«(?!${NARROW})`, 'u'), 'no narrow no-break space after an opening guillemet'],
  [new RegExp(`[^${NARROW}]»`, 'u'), 'no narrow no-break space before a closing guillemet'],
  [new RegExp(`[ \\n][${NARROW}${NO_BREAK}]|[${NARROW}${NO_BREAK}][ \\n]`, 'u'), 'a no-break space beside a plain one'],
];

/** Lists the typography faults in French prose, each with its context; empty if there are none. */
export const findFrenchFaults = (prose: string): string[] =>
  FAULTS.flatMap(([fault, what]) => {
    const at = prose.search(fault);
    return at < 0 ? [] : [`${what}: …${prose.slice(Math.max(0, at - 30), at + 30)}…`];
  });

/** Lists the typography faults in English prose; empty if there are none. */
export const findEnglishFaults = (prose: string): string[] => {
  const at = prose.search(/['"]/u);
  return at < 0 ? [] : [`a straight quotation mark: …${prose.slice(Math.max(0, at - 30), at + 30)}…`];
};
