/** CSL items as RIS, a format that every reference manager reads. */
import { citingWords } from '../../i18n/citing.ts';
import { PUNCTUATION } from '../../i18n/punctuation.ts';
import type { Language } from '../../i18n/routes.ts';
import type { CslItem, CslName } from './items.ts';

const KINDS: Readonly<Record<CslItem['type'], string>> = {
  'article-journal': 'JOUR',
  chapter: 'CHAP',
  book: 'BOOK',
  webpage: 'ELEC',
};

const nameOf = (name: CslName): string => ('literal' in name ? name.literal : `${name.family}, ${name.given}`);

/** Formats one item: its tags in the order of the format, `TY` first and `ER` last. */
const entry = (item: CslItem, lang: Language): string => {
  const [[year, month, day] = [], until] = item.issued?.['date-parts'] ?? [];
  const [first, last] = item.type === 'book' ? [] : (item.page?.split('-') ?? []);
  const two = (part: number | undefined) => (part === undefined ? '' : String(part).padStart(2, '0'));
  // The year is a plain number in this format; that it is inferred stands after the empty month and day, and in a note.
  const inferred = item.issued?.circa
    ? citingWords(lang).statusNotes.inferredDate([year, until?.[0]].filter(Boolean).join('–'))
    : undefined;
  const pages = item.type === 'book' && item.page ? `p. ${item.page.replaceAll('-', '–')}` : undefined;
  const from = item['original-date']?.['date-parts'][0]?.[0];
  const tags: readonly (readonly [string, string | undefined])[] = [
    ['TY', KINDS[item.type]],
    ['ID', item.id],
    ...(item.author ?? []).map((name): [string, string] => ['AU', nameOf(name)]),
    ['TI', item.title],
    ['T2', item['container-title']],
    ['IS', item.issue],
    ['VL', item.volume],
    ['SP', first],
    ['EP', last],
    ['PB', item.publisher],
    ['CY', item['publisher-place']],
    ['PY', year === undefined ? undefined : String(year)],
    [
      'DA',
      inferred
        ? `${year}///${inferred}`
        : month === undefined
          ? undefined
          : `${year}/${two(month)}/${two(day)}/${until ? [[year, month, day], until].map((each) => each.map(two).join('-')).join(', ') : ''}`,
    ],
    ['ET', item.edition ?? item.version],
    ['LA', item.language],
    ['UR', item.URL],
    ['Y2', item.accessed?.['date-parts'][0]?.map(two).join('/')],
    ['OP', from === undefined ? undefined : `${item['original-title']}, ${from}`],
    ['ST', item['citation-label']],
    ['N1', [pages, item.note, inferred].filter(Boolean).join(PUNCTUATION[lang].semicolon) || undefined],
    ['ER', ''],
  ];
  return tags.flatMap(([tag, value]) => (value === undefined ? [] : [`${tag}  - ${value}\r\n`])).join('');
};

export const formatRis = (items: readonly CslItem[], lang: Language): string =>
  items.map((item) => entry(item, lang)).join('\r\n');
