/** Formats the reference of a source for a bibliography, in one line. */

import { citingWords } from '../i18n/citing.ts';
import type { Language } from '../i18n/routes.ts';
import type { Source } from '../model/sources.ts';
import type { CslDate, CslItem } from './citing/items.ts';

/** Puts a text into the quotation marks of its language. */
export const formatQuotation = (text: string, lang: Language): string =>
  lang === 'fr' ? `«\u202f${text}\u202f»` : `“${text}”`;

const MONTHS = {
  en: 'January February March April May June July August September October November December'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
};

/** Formats a date for a sentence: `1891`, `27 October 1760`. Several dates keep their separator, a slash or a comma. */
export const formatDate = (date: string, lang: Language): string =>
  date.replace(
    /(\d{4})-(\d{2})-(\d{2})/g,
    (_, year, month, day) => `${Number(day)} ${MONTHS[lang][Number(month) - 1]} ${year}`,
  );

/** Which edition of a book it is, the second or a later one, in the short form of bibliographies. */
const editionLabel = (edition: number, lang: Language): string => {
  if (lang === 'fr') return `${edition}e\u00a0éd.`;
  const ordinal = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
  const rule = new Intl.PluralRules('en', { type: 'ordinal' }).select(edition) as keyof typeof ordinal;
  return `${edition}${ordinal[rule]}\u00a0ed.`;
};

/** The date of a text, in brackets where it is our inference; undefined where none is known. */
export const formatSourceDate = (
  { date, inferredDate }: { date?: string | number | undefined; inferredDate?: true | undefined },
  lang: Language,
): string | undefined => {
  if (date === undefined) return undefined;
  const label = formatDate(String(date), lang).replace(/^(\d{4})\/(\d{4})$/, '$1–$2');
  return inferredDate ? `[${label}]` : label;
};

/** The reference of a citation, in the order author, title, work, edition, number, place, publisher, date, pages. */
export const formatReference = (citation: Source['citation'], lang: Language): string => {
  const { author, title, container, edition, volume, issue, place, publisher, date, pages } = citation;
  const unit = issue?.includes(',') ? (lang === 'fr' ? 'nos' : 'nos.') : lang === 'fr' ? 'nº' : 'no.';
  const several = lang === 'fr' ? 'p.' : /[–,-]/.test(pages ?? '') ? 'pp.' : 'p.';
  const parts = [
    author.join('; '),
    title === container ? undefined : formatQuotation(title, lang),
    container,
    edition && editionLabel(edition, lang),
    volume && `vol. ${volume}`,
    issue && `${unit}\u00a0${issue}`,
    place,
    publisher,
    formatDate(date, lang),
    pages && `${several}\u00a0${pages}`,
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
};

/** Formats the reference of an edition of ours: authors, title, site, version, date, address. */
export const formatEditionReference = (item: CslItem, lang: Language): string => {
  const authors = (item.author ?? []).map((name) => ('literal' in name ? name.literal : name.family)).join(', ');
  const iso = (item.issued?.['date-parts'][0] ?? []).map((part) => String(part).padStart(2, '0')).join('-');
  const parts = [
    authors.charAt(0).toUpperCase() + authors.slice(1),
    formatQuotation(item.title, lang),
    item['container-title'],
    item.version && citingWords(lang).version(item.version),
    formatDate(iso, lang),
    item.URL,
  ];
  return parts.filter(Boolean).join(', ');
};

/** The years or days of a date, in brackets where they are inferred. */
const spanOf = ({ 'date-parts': days, circa }: CslDate, lang: Language): string =>
  formatSourceDate(
    {
      date: days.map((day) => day.map((part) => String(part).padStart(2, '0')).join('-')).join('/'),
      inferredDate: circa,
    },
    lang,
  )!;

/** Formats the reference of a copy or retelling: author, title, holder, date, place in it, address, day of access. */
export const formatWitnessReference = (item: CslItem, lang: Language): string => {
  const authors = (item.author ?? []).map((name) =>
    'literal' in name ? name.literal : `${name.family}, ${name.given}`,
  );
  // The place may begin with the name of the author, which stands in front already.
  const [name = ''] = authors[0]?.split(/[ ,]/) ?? [];
  const place =
    name !== '' && item.note?.startsWith(name) ? item.note.slice(name.length).replace(/^,? /, '') : item.note;
  const parts = [
    authors.join('; '),
    formatQuotation(item.title, lang),
    item['container-title'],
    item.issued && spanOf(item.issued, lang),
    place,
    item.URL,
    item.accessed && citingWords(lang).accessed(spanOf(item.accessed, lang)),
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
};
