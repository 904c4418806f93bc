/** CSL items as BibTeX, in UTF-8. Our restatements have the biblatex fields that describe the original work. */
import type { CslDate, CslItem, CslName } from './items.ts';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const LANGUAGES: Readonly<Record<string, string>> = { en: 'english', fr: 'french' };

const SPECIAL: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  '&': '\\&',
  '%': '\\%',
  $: '\\$',
  '#': '\\#',
  _: '\\_',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** Escapes text for TeX. */
const escaped = (text: string): string => text.replace(/[\\{}&%$#_~^]/g, (special) => SPECIAL[special]!);

/** Escapes a title, and braces its capitalised words, whose capitals a style would otherwise take away. */
const titleOf = (title: string): string => escaped(title).replace(/[\p{L}\p{N}’'-]*\p{Lu}[\p{L}\p{N}’'-]*/gu, '{$&}');

/** A family name of several words is braced, or its small words would be taken for a particle. */
const familyOf = (family: string): string => (family.includes(' ') ? `{${escaped(family)}}` : escaped(family));

const nameOf = (name: CslName): string =>
  'literal' in name ? `{${escaped(name.literal)}}` : `${familyOf(name.family)}, ${escaped(name.given)}`;

/** A day, or two with a stroke between them, as biblatex has a stretch of time; a tilde after one that is inferred. */
const iso = ({ 'date-parts': days, circa }: CslDate): string =>
  days
    .map((day) => day.map((part, i) => String(part).padStart(i === 0 ? 4 : 2, '0')).join('-') + (circa ? '~' : ''))
    .join('/');

const KINDS: Readonly<Record<CslItem['type'], string>> = {
  'article-journal': 'article',
  chapter: 'incollection',
  book: 'book',
  webpage: 'online',
};

/** Formats one item as a BibTeX entry. URLs are not escaped. */
const entry = (item: CslItem): string => {
  const [[year, month, day] = [], until] = item.issued?.['date-parts'] ?? [];
  const container = item['container-title'];
  const pages = item.page?.replaceAll('-', '--');
  const fields: readonly (readonly [name: string, value: string | undefined, bare?: true])[] = [
    ['author', item.author?.map(nameOf).join(' and ')],
    ['title', titleOf(item.title)],
    [
      item.type === 'article-journal' ? 'journal' : item.type === 'chapter' ? 'booktitle' : 'organization',
      container && (item.type === 'webpage' ? escaped(container) : titleOf(container)),
    ],
    ['edition', item.edition],
    ['volume', item.volume],
    ['number', item.issue],
    ['publisher', item.publisher && escaped(item.publisher)],
    ['address', item['publisher-place'] && escaped(item['publisher-place'])],
    ['year', year === undefined ? undefined : String(year)],
    ['month', month === undefined || until ? undefined : MONTHS[month - 1], true],
    ['day', day === undefined || until ? undefined : String(day)],
    ['date', until && item.issued ? iso(item.issued) : undefined],
    ['pages', pages],
    ['version', item.version],
    ['url', item.URL],
    ['urldate', item.accessed && iso(item.accessed)],
    ['langid', LANGUAGES[item.language]],
    ['origdate', item['original-date'] && iso(item['original-date'])],
    ['origtitle', item['original-title'] && titleOf(item['original-title'])],
    ['shorthand', item['citation-label'] && escaped(item['citation-label'])],
    ['related', item.custom?.restates],
    ['note', item.note && escaped(item.note)],
  ];
  const lines = fields.flatMap(([name, value, bare]) =>
    value === undefined || value === '' ? [] : [`  ${name} = ${bare ? value : `{${value}}`}`],
  );
  return `@${KINDS[item.type]}{${item.id},\n${lines.join(',\n')}\n}\n`;
};

export const formatBibtex = (items: readonly CslItem[]): string => items.map(entry).join('\n');
