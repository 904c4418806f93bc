/**
 * What is cited, as items of CSL-JSON: a historical source, at the place of an article where that is known; our edition
 * of it; an article of ours. The other formats are written from these items.
 */
import { version } from '../../package.json';
import { dateOfEdition } from '../changes.ts';
import { COUNTED, claimPath, type Tried, type Untried } from '../claims.ts';
import { articleHref, articleOf, type Edition, editionPath, type NumberedArticle, slugOf } from '../editions.ts';
import { citingWords } from '../i18n/citing.ts';
import { type Language, pageHref } from '../i18n/routes.ts';
import { ui } from '../i18n/ui.ts';
import { citationFor } from '../sources.ts';
import { textOf } from '../text/editions.ts';

/** A person as CSL has them; whoever is not a person has a literal name. */
export type CslName = { readonly family: string; readonly given: string } | { readonly literal: string };

export interface CslDate {
  readonly 'date-parts': readonly (readonly number[])[];
}

/** An item of CSL-JSON, with the variables that we use. */
export interface CslItem {
  /** The key by which a text cites it: `AC60`, `BW91-jig`, `snorum-AC60.bete-en`. */
  readonly id: string;
  readonly type: 'article-journal' | 'chapter' | 'book' | 'webpage';
  readonly title: string;
  readonly author?: readonly CslName[];
  readonly 'container-title'?: string;
  readonly issue?: string;
  readonly volume?: string;
  /** `90-94`, with a hyphen, as CSL wants it. */
  readonly page?: string;
  readonly publisher?: string;
  readonly 'publisher-place'?: string;
  readonly issued: CslDate;
  readonly language: string;
  readonly URL?: string;
  readonly version?: string;
  /** Our siglum for a source; the id of an article. */
  readonly 'citation-label': string;
  /** Of what we restate. */
  readonly 'original-author'?: readonly CslName[];
  readonly 'original-title'?: string;
  readonly 'original-date'?: CslDate;
  readonly note?: string;
}

const nameOf = (name: string): CslName => {
  const [family = '', given] = name.split(', ');
  return given === undefined ? { literal: name } : { family, given };
};

const dateOf = (iso: string): CslDate => ({ 'date-parts': [iso.split('-').map(Number)] });

/** What was given leaves out what is undefined, as JSON and the exact types want it. */
const given = <T extends object>(some: { [K in keyof T]: T[K] | undefined }): T =>
  Object.fromEntries(Object.entries(some).filter(([, value]) => value !== undefined)) as T;

const hyphened = (pages: string | undefined): string | undefined => pages?.replaceAll('–', '-');

/** The historical source of an edition, as a bibliography has it: the article of a paper, the section of a book. */
export const sourceItem = ({ source, game }: Edition): CslItem => {
  const citation = citationFor(source, game.id);
  const { author, title, container, issue, volume, pages, publisher, place, date } = citation;
  return given<CslItem>({
    id: source.games.length > 1 ? `${source.siglum}-${game.id}` : source.siglum,
    type: citation.type === 'article' ? 'article-journal' : 'chapter',
    title,
    author: author.length > 0 ? author.map(nameOf) : undefined,
    'container-title': container,
    issue,
    volume,
    page: hyphened(pages),
    publisher,
    'publisher-place': place,
    issued: dateOf(date),
    language: source.language,
    'citation-label': source.siglum,
  });
};

const within = (page: string, pages: string | undefined): boolean => {
  const [first = 0, last = first] = (pages ?? '').split('–').map(Number);
  return page.split(/[–,] ?/).every((each) => Number(each) >= first && Number(each) <= last);
};

/**
 * The historical source at the place of an article, or `undefined` where the article stands in no place of it that is
 * known: ours, a later author's, one known by a copy with pages of its own.
 */
export const placeItem = (article: NumberedArticle): CslItem | undefined => {
  const { edition, place } = article;
  const { source, game } = edition;
  const citation = citationFor(source, game.id);
  if (place === '' || citation.placesOf === 'copy') return undefined;
  const item = { ...sourceItem(edition), id: `${article.id}-${source.year}` };
  if (source.place_unit === 'issue') {
    const date = citation.issues[place];
    if (date === undefined) throw new Error(`content/sources/${source.slug}.yaml gives no date for issue ${place}`);
    return { ...item, issue: place, issued: dateOf(date) };
  }
  const [, page = place, number] = /^([^a-z]*\d)(?:, (no\. .*))?$/.exec(place) ?? [];
  const note = number === undefined ? {} : { note: number };
  if (within(page, citation.pages)) return { ...item, page: page.replaceAll('–', '-'), ...note };
  // A page outside the chapter belongs to another chapter of the same book.
  const { 'container-title': container = '', title: _, ...book } = item;
  return { ...book, type: 'book', title: container, page: page.replaceAll('–', '-') };
};

/** Our edition in a language, as a page of this site. */
export const editionItem = (edition: Edition, lang: Language, site: URL): CslItem => {
  const { source, game } = edition;
  const from = sourceItem(edition);
  return given<CslItem>({
    id: `snorum-${source.siglum}-${game.id}-${lang}`,
    type: 'webpage',
    title: citingWords(lang).editionTitle(textOf(edition, lang).title, source[lang].short),
    author: [{ literal: ui(lang).foot.authors }],
    'container-title': `Snorum, ${ui(lang).tagline}`,
    issued: dateOf(dateOfEdition(edition)),
    language: lang,
    URL: new URL(pageHref(lang, editionPath(edition)), site).href,
    version,
    'citation-label': `${source.siglum} ${game.id}`,
    'original-author': from.author,
    'original-title': from.title,
    'original-date': from.issued,
  });
};

/** An article of our edition, by its place on the page. */
export const articleItem = (article: NumberedArticle, lang: Language, site: URL): CslItem => {
  const { source } = article.edition;
  return {
    ...editionItem(article.edition, lang, site),
    id: `snorum-${article.id}-${lang}`,
    title: citingWords(lang).articleTitle(
      textOf(article.edition, lang).title,
      source[lang].short,
      article.number,
      slugOf(article.id),
    ),
    URL: new URL(articleHref(article.id, lang), site).href,
    'citation-label': article.id,
  };
};

/** The page of a claim, as a work of ours. */
export const claimItem = (claim: Tried | Untried, lang: Language, site: URL): CslItem => ({
  id: `snorum-${claim.id}-${lang}`,
  type: 'webpage',
  title: claim[lang].claim.replace(/\.$/, ''),
  author: [{ literal: ui(lang).foot.authors }],
  'container-title': `Snorum, ${ui(lang).tagline}`,
  issued: dateOf(COUNTED),
  language: lang,
  URL: new URL(pageHref(lang, claimPath(claim)), site).href,
  version,
  'citation-label': claim.id,
});

/** All that one file of citations holds: the article as we give it, and the place of the source, if it has one. */
export const itemsOfArticle = (id: string, lang: Language, site: URL): readonly CslItem[] => {
  const article = articleOf(id);
  const place = placeItem(article);
  return [articleItem(article, lang, site), ...(place ? [place] : [])];
};

const TONGUES: Readonly<Record<Language, string>> = { en: 'eng', fr: 'fra' };

/** The canonical reference of an edition in a language, in the manner of CTS: `urn:cts:snorum:huvier-1790.chat-qui-dort.hf90-eng`. */
export const urnOf = ({ source, game }: Edition, lang: Language): string =>
  `urn:cts:snorum:${source.slug}.${game.id}.${source.siglum.toLowerCase()}-${TONGUES[lang]}`;

/** The same of an article: that of its edition, and the slug, which is also its anchor on the page. */
export const urnOfArticle = (id: string, lang: Language): string =>
  `${urnOf(articleOf(id).edition, lang)}:${slugOf(id)}`;
