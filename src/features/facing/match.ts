/** Finds the articles of an edition in a text at hand, whichever of the edition’s texts it is. */
import type { FacingData, FacingText } from './data.ts';
import { type Located, locateRuns } from './locate.ts';
import { splitWords, type TokenizedText } from './words.ts';

/** A run of an article that was found. */
export interface FoundRun {
  readonly located: Exclude<Located, { is: 'missing' }>;
  /** Its first word and the one after its last in the aligned text. */
  readonly reference: readonly [number, number];
}

/** The articles of an edition that were found in a text. */
export interface EditionMatch {
  readonly text: FacingText;
  readonly words: TokenizedText;
  /** The runs of each article, by its anchor; articles without any were not found. */
  readonly articles: ReadonlyMap<string, readonly FoundRun[]>;
  /** Articles of which some runs were found and some were not. */
  readonly inPart: readonly string[];
  readonly notFound: readonly string[];
}

const matchText = (text: FacingText, words: TokenizedText): EditionMatch => {
  const located = locateRuns(words, text.runs);
  const articles = new Map<string, readonly FoundRun[]>();
  const inPart: string[] = [];
  const notFound: string[] = [];
  for (const [slug, runs] of Object.entries(text.articles)) {
    const found = runs.flatMap((run): readonly FoundRun[] => {
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
export const matchEdition = ({ texts }: FacingData, written: string): EditionMatch | undefined => {
  const words = splitWords(written);
  const [best] = texts
    .map((text) => matchText(text, words))
    .sort((a, b) => b.articles.size / b.text.runs.length - a.articles.size / a.text.runs.length);
  return best && isOfEdition(best) ? best : undefined;
};

/** Words that differ, each once though several articles have it; and articles that differ in more. */
export const differencesIn = ({ articles, words }: EditionMatch) => {
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
