/** The alignments of the witnesses, and the words of each article in them. A mistake in a file fails the build. */
import written from '#content/witnesses/unheld.yaml?raw';
import { type Alignment, alignmentFile, getTextFragment, quoteOf, type Span, unheldFile } from './alignment-file.ts';
import { articleOf, type Edition } from './editions.ts';
import { REGISTER } from './witnesses.ts';
import { readYaml } from './yaml.ts';

const files = import.meta.glob<string>('/content/witnesses/alignment/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** An alignment by the name of its file. */
export interface NamedAlignment extends Alignment {
  readonly name: string;
}

/** Every alignment, in the order of the names of their files. */
export const ALIGNMENTS: readonly NamedAlignment[] = Object.entries(files).map(([file, text]) => {
  const alignment = readYaml(alignmentFile, file, text, 'an alignment (src/model/alignment-file.ts)');
  for (const siglum of alignment.sigla)
    if (!REGISTER.some((text) => text.siglum === siglum))
      throw new Error(`${file.slice(1)} is of ${siglum}, which is no witness`);
  for (const id of Object.keys(alignment.spans)) articleOf(id);
  return { ...alignment, name: file.replace(/^.*\/|\.yaml$/g, '') };
});

/** Articles whose words were not held, with the reason. */
export const UNHELD_ARTICLES = readYaml(
  unheldFile,
  'content/witnesses/unheld.yaml',
  written,
  'a list of articles without words (src/model/alignment-file.ts)',
);

/** A run of words of an article, with the text it is in. */
export interface AlignedSpan {
  readonly alignment: NamedAlignment;
  readonly span: Span;
}

const spans = new Map<string, AlignedSpan[]>();
for (const alignment of ALIGNMENTS)
  for (const [id, own] of Object.entries(alignment.spans))
    spans.set(id, [...(spans.get(id) ?? []), ...own.map((span) => ({ alignment, span }))]);

/** The words of an article, in their order; none for what is ours, or of which no text was held. */
export const spansOf = (id: string): readonly AlignedSpan[] => spans.get(id) ?? [];

/** The texts in which articles of an edition have words. */
export const alignmentsFor = ({ game }: Edition): readonly NamedAlignment[] =>
  ALIGNMENTS.filter((alignment) => Object.keys(game.articles).some((id) => id in alignment.spans));

/** The address of an article’s very words: a text fragment, or the page where none leads to them. */
export const wordsHref = (id: string): string | undefined => {
  const found = spansOf(id);
  const [first] = found;
  if (!first) return undefined;
  // Of several runs the first one with a fragment is led to.
  const fragment = found
    .map(({ alignment, span }) => getTextFragment(alignment, span))
    .find((each) => each !== undefined);
  return first.alignment.page + (fragment ?? '');
};

/** The selectors of a Web Annotation for a run: the quotation of its first words with those around, and its position. */
export const selectorsOf = ({ alignment, span }: AlignedSpan): readonly Record<string, unknown>[] => {
  const { prefix: before, start, end, suffix } = quoteOf(alignment, span);
  // A fragment may begin after the first word: then what is before the run is not before its quotation.
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
