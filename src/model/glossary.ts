/**
 * The glossary, from `content/glossary/`: our terms, their meaning, and the words of each source for the same thing.
 */
import { z } from 'astro/zod';
import { type Language, pageHref } from '../i18n/routes.ts';
import { getArticle } from './editions.ts';
import { readYaml } from './yaml.ts';

const words = z.strictObject({
  /** Our term, in this language. */
  term: z.string(),
  /** Other names for the term, by which the search finds it too. */
  also: z.array(z.string()).default([]),
  /** One or two sentences, for the glossary and for the text beside a term. */
  definition: z.string(),
  /** A distinction: another sense of the same word, or another name elsewhere. */
  not: z.string().optional(),
});

const term = z.strictObject({
  /** The id of the term, and its anchor on the page, the same in both languages: `talon`. */
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  en: words,
  fr: words,
  /**
   * The words that sources use, each with the articles in which it occurs. `word` is absent if the articles show the
   * thing without a word for it.
   */
  sources: z
    .array(z.strictObject({ word: z.string().optional(), articles: z.array(z.string()).nonempty() }))
    .nonempty(),
  /** Ids of related terms. */
  see: z.array(z.string()).default([]),
});

export type GlossaryTerm = z.infer<typeof term>;

const files = import.meta.glob<string>('/content/glossary/*.yaml', { query: '?raw', import: 'default', eager: true });

const TERMS = new Map<string, GlossaryTerm>();
for (const [file, written] of Object.entries(files)) {
  for (const found of readYaml(z.array(term), file, written, 'a list of terms (src/model/glossary.ts)')) {
    if (TERMS.has(found.id))
      throw new Error(`${file.slice(1)} has the term ${found.id}, which the glossary has already`);
    for (const id of found.sources.flatMap(({ articles }) => articles)) getArticle(id);
    TERMS.set(found.id, found);
  }
}
for (const { id, see } of TERMS.values())
  for (const other of see)
    if (!TERMS.has(other)) throw new Error(`the term ${id} refers to ${other}, which is no term`);

/** The term with this id; an unknown id, for instance in a text, fails the build. */
export const getTerm = (id: string): GlossaryTerm => {
  const found = TERMS.get(id);
  if (!found) throw new Error(`there is no term ${id} in content/glossary`);
  return found;
};

/** All terms in the alphabetical order of a language. */
export const listTerms = (lang: Language): readonly GlossaryTerm[] => {
  const { compare } = new Intl.Collator(lang);
  return [...TERMS.values()].sort((a, b) => compare(a[lang].term, b[lang].term));
};

/** The address of a term: the glossary page, at the anchor of the term. */
export const termHref = (id: string, lang: Language): string => pageHref(lang, `glossary/#${id}`);

/** A source, and its articles that use a word or show the thing. */
export interface Attestation {
  readonly siglum: string;
  readonly articles: readonly string[];
  /**
   * True if the source is known only through a retelling, so that the word may have been chosen by the author of the
   * retelling.
   */
  readonly retold: boolean;
}

/** Groups articles by source, in the order of the sources' years. */
export const listAttestations = (articles: readonly string[]): readonly Attestation[] =>
  [...Map.groupBy(articles.map(getArticle), ({ edition }) => edition.source)]
    .sort(([a], [b]) => a.year - b.year)
    .map(([{ siglum }, found]) => ({
      siglum,
      articles: found.map(({ id }) => id),
      retold: found.every(({ status }) => status === 'inferred'),
    }));

/** The terms already explained on a page, stored under the request for the page. */
const explained = new WeakMap<Request, Set<string>>();

/** The term to be explained on a page; the build fails if the page has already explained it. */
export const explainTermOnPage = (page: Request, id: string): GlossaryTerm => {
  const terms = explained.get(page) ?? new Set();
  if (terms.has(id)) throw new Error(`${page.url} explains the term ${id} twice: leave the second <Term> plain text`);
  explained.set(page, terms.add(id));
  return getTerm(id);
};
