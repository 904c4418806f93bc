/**
 * Loads the alignment files, each of which records the place of every article's words in one copy of a source. A
 * mistake in a file fails the build.
 */
import written from '#content/witnesses/unheld.yaml?raw';
import {
  type Alignment,
  type ArticleSpan,
  alignmentSchema,
  getSpanQuotation,
  getTextFragment,
  unheldArticlesSchema,
} from './alignment-file.ts';
import { type Edition, getArticle } from './editions.ts';
import { WITNESS_REGISTER } from './witnesses.ts';
import { readYaml } from './yaml.ts';

const files = import.meta.glob<string>('/content/witnesses/alignment/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** An alignment (the place of each article's words in one text), with the name of its file without `.yaml`. */
export interface NamedAlignment extends Alignment {
  readonly name: string;
}

/** All alignments, in the order of their file names. */
export const ALIGNMENTS: readonly NamedAlignment[] = Object.entries(files).map(([file, text]) => {
  const alignment = readYaml(alignmentSchema, file, text, 'an alignment (src/model/alignment-file.ts)');
  for (const siglum of alignment.sigla)
    if (!WITNESS_REGISTER.some((text) => text.siglum === siglum))
      throw new Error(`${file.slice(1)} is of ${siglum}, which is no witness`);
  for (const id of Object.keys(alignment.spans)) getArticle(id);
  return { ...alignment, name: file.replace(/^.*\/|\.yaml$/g, '') };
});

/** Articles that rest on a text of which the project had no copy, by their ids, with the reason. */
export const UNHELD_ARTICLES = readYaml(
  unheldArticlesSchema,
  'content/witnesses/unheld.yaml',
  written,
  'a list of articles without words (src/model/alignment-file.ts)',
);

/** A run of consecutive words of an article, with the alignment of the text that contains it. */
export interface AlignedSpan {
  readonly alignment: NamedAlignment;
  readonly span: ArticleSpan;
}

const spans = new Map<string, AlignedSpan[]>();
for (const alignment of ALIGNMENTS)
  for (const [id, own] of Object.entries(alignment.spans))
    spans.set(id, [...(spans.get(id) ?? []), ...own.map((span) => ({ alignment, span }))]);

/**
 * Returns the runs of words of an article, text by text; empty if the article is editorial or no copy of its text was
 * available.
 */
export const getArticleSpans = (id: string): readonly AlignedSpan[] => spans.get(id) ?? [];

/** Returns the alignments of the texts that contain words of at least one article of an edition. */
export const listEditionAlignments = ({ game }: Edition): readonly NamedAlignment[] =>
  ALIGNMENTS.filter((alignment) => Object.keys(game.articles).some((id) => id in alignment.spans));

/**
 * Returns the address of the page on which an article can be read, with a text fragment that scrolls to its words if
 * one works. `undefined` if the article's words are in no text.
 */
export const articlePassageHref = (id: string): string | undefined => {
  const found = getArticleSpans(id);
  const [first] = found;
  if (!first) return undefined;
  // If the article has several runs, the link leads to the first run that has a fragment.
  const fragment = found
    .map(({ alignment, span }) => getTextFragment(alignment, span))
    .find((each) => each !== undefined);
  return first.alignment.page + (fragment ?? '');
};

/**
 * Returns the W3C Web Annotation selectors of a run: a range from its first words to its last, a quotation of its first
 * words, and its position in characters.
 */
export const buildSpanSelectors = ({ alignment, span }: AlignedSpan): readonly Record<string, unknown>[] => {
  const { prefix: before, start, end, suffix } = getSpanQuotation(alignment, span);
  // If the quotation begins after the run's first word, the words before the run do not directly precede it.
  const prefix = start.startsWith(span.first.split(' ')[0]!) ? before : undefined;
  return [
    {
      type: 'RangeSelector',
      startSelector: { type: 'TextQuoteSelector', exact: start, ...(prefix ? { prefix: `${prefix} ` } : {}) },
      endSelector: { type: 'TextQuoteSelector', exact: end, ...(suffix ? { suffix: ` ${suffix}` } : {}) },
    },
    { type: 'TextQuoteSelector', exact: start, ...(prefix ? { prefix: `${prefix} ` } : {}) },
    { type: 'TextPositionSelector', start: span.chars[0], end: span.chars[1] },
  ];
};
