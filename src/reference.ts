/** How a source is cited: one line for a bibliography. */
import type { Language } from './i18n/routes.ts';
import type { Source } from './sources.ts';

const quoted = (text: string, lang: Language): string => (lang === 'fr' ? `«\u202f${text}\u202f»` : `“${text}”`);

const MONTHS = {
  en: 'January February March April May June July August September October November December'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
};

/** A date as it stands in a sentence: `1891`, `27 October 1760`; several, parted by a slash or a comma, as they are. */
export const dateOf = (date: string, lang: Language): string =>
  date.replace(
    /(\d{4})-(\d{2})-(\d{2})/g,
    (_, year, month, day) => `${Number(day)} ${MONTHS[lang][Number(month) - 1]} ${year}`,
  );

/** The reference of what is cited of a source, in the order author, title, work, number, place, publisher, date, pages. */
export const referenceOf = (citation: Source['citation'], lang: Language): string => {
  const { author, title, container, volume, issue, place, publisher, date, pages } = citation;
  const unit = lang === 'fr' ? 'nº' : 'no.';
  const several = lang === 'fr' ? 'p.' : /[–,-]/.test(pages ?? '') ? 'pp.' : 'p.';
  const parts = [
    author.join('; '),
    quoted(title, lang),
    container,
    volume && `vol. ${volume}`,
    issue && `${unit}\u00a0${issue}`,
    place,
    publisher,
    dateOf(date, lang),
    pages && `${several}\u00a0${pages}`,
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
};
