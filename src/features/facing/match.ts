/**
 * Finds the passages of an edition's articles in a text that the reader fetches or opens, and which of the edition's
 * books it is.
 */
import type { AlignedWitnessData, AlignedWitnessText } from './data.ts';
import { locateRuns, type RunLocation } from './locate.ts';
import { splitWords, type TokenizedText } from './words.ts';

/** A run (aligned passage) of an article, found in the reader's text. */
export interface MatchedRun {
  readonly located: Exclude<RunLocation, { is: 'missing' }>;
  /** Word indices of the run in the text we aligned: the first, and the one after the last. */
  readonly reference: readonly [number, number];
}

/** Result of matching a text with an edition: the articles found in it. */
export interface EditionMatch {
  readonly text: AlignedWitnessText;
  readonly words: TokenizedText;
  /** The runs found of each article, stored under the article's anchor. An article without any is absent. */
  readonly articles: ReadonlyMap<string, readonly MatchedRun[]>;
  /** Articles of which some runs were found and some were not. */
  readonly inPart: readonly string[];
  readonly notFound: readonly string[];
}

const matchText = (text: AlignedWitnessText, words: TokenizedText): EditionMatch => {
  const located = locateRuns(words, text.runs);
  const articles = new Map<string, readonly MatchedRun[]>();
  const inPart: string[] = [];
  const notFound: string[] = [];
  for (const [slug, runs] of Object.entries(text.articles)) {
    const found = runs.flatMap((run): readonly MatchedRun[] => {
      const place = located[run]!;
      return place.is === 'missing' ? [] : [{ located: place, reference: text.runs[run]!.words }];
    });
    if (found.length > 0) articles.set(slug, found);
    if (found.length === 0) notFound.push(slug);
    else if (found.length < runs.length) inPart.push(slug);
  }
  return { text, words, articles, inPart, notFound };
};

/** The share of its articles with which a text is that of an edition, or the share of the text where it is a part of one. */
const ENOUGH = { articles: 0.25, words: 0.5 };

/** Tells a text, or a part of it, from another in which a few words are the same by chance. */
const isOfEdition = ({ text, words, articles }: EditionMatch): boolean => {
  const own = new Set(
    [...articles.values()].flatMap((runs) =>
      runs.flatMap(({ located: { from, to } }) => Array.from({ length: to - from }, (_, i) => from + i)),
    ),
  );
  return (
    articles.size >= Object.keys(text.articles).length * ENOUGH.articles ||
    (own.size > 0 && own.size >= words.words.length * ENOUGH.words)
  );
};

/** The best match of a text with those of an edition; none where it is another text. */
export const matchEdition = ({ texts }: AlignedWitnessData, written: string): EditionMatch | undefined => {
  const words = splitWords(written);
  const [best] = texts
    .map((text) => matchText(text, words))
    .sort((a, b) => b.articles.size / b.text.runs.length - a.articles.size / a.text.runs.length);
  return best && isOfEdition(best) ? best : undefined;
};

/**
 * Lists the words that differ (each once, even if several articles contain it), and the articles that differ in more
 * than single words.
 */
export const listDifferences = ({ articles, words }: EditionMatch) => {
  const changed = new Map<number, string>();
  const splits: { readonly slug: string; readonly text: string }[] = [];
  const otherwise: string[] = [];
  for (const [slug, runs] of articles)
    for (const { located } of runs) {
      if (located.is === 'same') continue;
      if (located.is === 'changed' && located.places)
        for (const place of located.places) changed.set(place, changed.get(place) ?? slug);
      else if (located.is === 'longer' && located.split) {
        const [from, to] = located.split;
        splits.push({ slug, text: words.text.slice(words.words[from]!.from, words.words[to - 1]!.to) });
      } else if (!otherwise.includes(slug)) otherwise.push(slug);
    }
  return {
    changed: [...changed].map(([place, slug]) => {
      const { from, to } = words.words[place]!;
      return { slug, text: words.text.slice(from, to) };
    }),
    splits,
    otherwise,
  };
};
