/**
 * CSL-JSON items: a historical source, at the place of an article if that place is known; the copy or retelling of an
 * article that is known only through it; our edition; an article of ours. The other citation formats are written from
 * these items.
 */
import { version } from '../../../package.json';
import { citingWords } from '../../i18n/citing.ts';
import { claimsWords } from '../../i18n/claims.ts';
import { pageWords } from '../../i18n/pages.ts';
import { PUNCTUATION } from '../../i18n/punctuation.ts';
import { type Language, pageHref } from '../../i18n/routes.ts';
import { statementWords } from '../../i18n/statements.ts';
import { getUiWords } from '../../i18n/ui.ts';
import { getEditionDate } from '../../model/changes.ts';
import { claimPath, FIGURES_DATE, getClaimOutcome, type TestedClaim, type UntestedClaim } from '../../model/claims.ts';
import {
  articleHref,
  type Edition,
  editionPath,
  getArticle,
  getArticleSlug,
  type NumberedArticle,
} from '../../model/editions.ts';
import {
  findBorrowedChapter,
  findWitnessPlace,
  formatWitnessPlace,
  getPlaceCitation,
  isInOriginalWork,
  type WitnessPlace,
} from '../../model/places.ts';
import {
  formatAuthorAndHolder,
  getGameCitation,
  getWitnessUrl,
  type Source,
  type Witness,
} from '../../model/sources.ts';
import { formatCellPlaces, listStatementTables } from '../../model/statements.ts';
import { getEditionText } from '../../text/editions.ts';
import { formatQuotation, formatReference, formatWitnessReference } from '../reference.ts';

/** A person in CSL; an organisation, or a name of one word, is `literal`. */
export type CslName = { readonly family: string; readonly given: string } | { readonly literal: string };

export interface CslDate {
  readonly 'date-parts': readonly (readonly number[])[];
  /** Set where the date is inferred. */
  readonly circa?: true;
}

/** A CSL-JSON item, with the variables used here. */
export interface CslItem {
  /** The citation key, such as `AC60`, `BW91-jig`, `snorum-AC60.bete-en`. */
  readonly id: string;
  readonly type: 'article-journal' | 'chapter' | 'book' | 'webpage';
  readonly title: string;
  readonly author?: readonly CslName[];
  readonly 'container-title'?: string;
  /** The edition of the book, as a number. */
  readonly edition?: string;
  readonly issue?: string;
  readonly volume?: string;
  /** Pages with a hyphen, as CSL requires: `90-94`. */
  readonly page?: string;
  readonly publisher?: string;
  readonly 'publisher-place'?: string;
  /** Absent if the date is unknown. */
  readonly issued?: CslDate;
  readonly language: string;
  readonly URL?: string;
  /** The day on which the URL was last seen to show the text. */
  readonly accessed?: CslDate;
  readonly version?: string;
  /** The siglum of a source, or the id of an article. */
  readonly 'citation-label': string;
  /**
   * Author of the text that our article restates, if the source itself has that text. Absent if the text is known only
   * through a retelling, which is then the text that we restate.
   */
  readonly 'original-author'?: readonly CslName[];
  readonly 'original-title'?: string;
  readonly 'original-date'?: CslDate;
  readonly note?: string;
  /** The key of the item that this item restates, in the same file; a custom variable, as CSL allows. */
  readonly custom?: { readonly restates: string };
}

const nameOf = (name: string): CslName => {
  const [family = '', given] = name.split(', ');
  return given === undefined ? { literal: name } : { family, given };
};

/** Converts an ISO date to a CSL date; two dates separated by a comma or a stroke are the first and the last day of publication. */
const dateOf = (iso: string): CslDate => ({
  'date-parts': iso.split(/, |\//).map((day) => day.split('-').map(Number)),
});

/** Drops undefined members, for JSON and for exact optional types. */
const given = <T extends object>(some: { [K in keyof T]: T[K] | undefined }): T =>
  Object.fromEntries(Object.entries(some).filter(([, value]) => value !== undefined)) as T;

const hyphened = (pages: string | undefined): string | undefined => pages?.replaceAll('–', '-');

/**
 * The bibliographic item of a work, from its citation: an article of a newspaper, a section of a book, or the whole
 * book.
 */
const workItem = (source: Source, citation: Source['citation'], id: string, lang: Language): CslItem => {
  const { author, title, container, edition, issue, volume, pages, publisher, place, date, type } = citation;
  // A section that bears the title of the book is a place in it outside every chapter that we cite.
  const whole = title === container;
  return given<CslItem>({
    id,
    type: whole ? 'book' : type === 'article' ? 'article-journal' : 'chapter',
    title,
    author: author.length > 0 ? author.map(nameOf) : undefined,
    'container-title': whole ? undefined : container,
    edition: edition === undefined ? undefined : String(edition),
    issue,
    volume,
    page: hyphened(pages),
    publisher,
    'publisher-place': place,
    issued: dateOf(date),
    language: source.language,
    'citation-label': source.siglum,
    note: citation.attributed?.[lang],
  });
};

/** The bibliographic item of the historical source of an edition: an article of a newspaper, or a section of a book. */
export const createSourceItem = ({ source, game }: Edition, lang: Language): CslItem =>
  workItem(
    source,
    getGameCitation(source, game.id),
    source.games.length > 1 ? `${source.siglum}-${game.id}` : source.siglum,
    lang,
  );

/**
 * The historical source at the place of an article. `undefined` if the article has no known place in the source: it is
 * editorial, inferred from a later author, or known from a copy with its own page numbers.
 */
export const createPassageItem = (article: NumberedArticle, lang: Language): CslItem | undefined => {
  const place = findWitnessPlace(article);
  if (!isInOriginalWork(place)) return undefined;
  const item = workItem(
    place.work,
    getPlaceCitation(place, article.edition.game.id),
    `${article.id}-${place.work.year}`,
    lang,
  );
  const notes = [place.number && citingWords(lang).statusNotes.number(place.number), item.note].filter(Boolean);
  return given<CslItem>({ ...item, note: notes.length > 0 ? notes.join(PUNCTUATION[lang].semicolon) : undefined });
};

/** The note on an author whom the copy does not name; `undefined` where it names one. */
const hedge = ({ inferredAuthor }: Witness, lang: Language): string | undefined =>
  inferredAuthor && citingWords(lang).statusNotes.inferredAuthor;

/**
 * The copy or retelling of an article that is known only through it: the reprint, Lalanne's page, the blog. `undefined`
 * for editorial articles, and for those that the source itself has.
 */
export const createWitnessItem = (article: NumberedArticle, lang: Language): CslItem | undefined => {
  const place = findWitnessPlace(article);
  if (!place || isInOriginalWork(place)) return undefined;
  const { witness, work } = place;
  const { author, siglum, kind, holder, shelfmark, date, inferredDate, language, accessed, title } = witness;
  // A reprint has the words of the author of the work; a retelling has its own.
  const authors = author === undefined ? (kind === 'retelling' ? [] : work.citation.author) : [author];
  return given<CslItem>({
    id: `${article.id}-${siglum}`,
    type: 'webpage',
    title: title ?? getPlaceCitation(place, article.edition.game.id).title,
    author: authors.length > 0 ? authors.map(nameOf) : undefined,
    'container-title': [holder, shelfmark].filter(Boolean).join(', ') || undefined,
    issued: date === undefined ? undefined : { ...dateOf(String(date)), ...(inferredDate && { circa: inferredDate }) },
    accessed: accessed === undefined ? undefined : dateOf(accessed),
    language: language ?? work.language,
    URL: getWitnessUrl(witness, place.seenAt),
    'citation-label': siglum,
    note:
      [formatWitnessPlace(place, lang), hedge(witness, lang)].filter(Boolean).join(PUNCTUATION[lang].semicolon) ||
      undefined,
  });
};

/**
 * Our edition in a language, as a page of this site. It is cited as a work of its own about the source, not as a copy.
 */
export const createEditionItem = (edition: Edition, lang: Language, site: URL): CslItem => {
  const { source, game } = edition;
  const statuses = Object.values(game.articles).map(({ status }) => status);
  const count = (status: string) => statuses.filter((each) => each === status).length;
  return given<CslItem>({
    id: `snorum-${source.siglum}-${game.id}-${lang}`,
    type: 'webpage',
    title: citingWords(lang).editionTitle(getEditionText(edition, lang).title, source[lang].short),
    author: [{ literal: getUiWords(lang).foot.authors }],
    'container-title': `Snorum, ${getUiWords(lang).tagline}`,
    issued: dateOf(getEditionDate(edition)),
    language: lang,
    URL: new URL(pageHref(lang, editionPath(edition)), site).href,
    version,
    'citation-label': `${source.siglum} ${game.id}`,
    note: citingWords(lang).editionNote(
      pageWords(lang).edition.statuses(count('stated'), count('inferred'), count('editorial')),
      formatReference(getGameCitation(source, game.id), lang),
    ),
  });
};

/** The reference of a work, and the number that the work gives to the rule. */
const numberedReference = ({ number }: WitnessPlace, citation: Source['citation'], lang: Language): string => {
  const reference = formatReference(citation, lang);
  return number === undefined
    ? reference
    : reference.replace(/\.$/, `, ${citingWords(lang).statusNotes.number(number)}.`);
};

/**
 * Formats what the texts have on the matter of an editorial article, by the tables of statements; `undefined` if they
 * are silent, or no table has the article.
 */
const mattersNote = ({ id, edition }: NumberedArticle, lang: Language): string | undefined => {
  const texts = listStatementTables(edition.game.id).flatMap(({ columns, points }) =>
    points
      .flatMap(({ rows }) => rows)
      .filter(({ article }) => article?.id === id)
      .flatMap(({ cells }) => cells.map((cell, i) => ({ cell, siglum: columns[i]!.text!.siglum })))
      .filter(({ cell }) => cell.places.length > 0)
      .map(
        ({ cell, siglum }) => `${siglum}, ${formatCellPlaces(cell, lang)} (${statementWords(lang).marks[cell.mark]})`,
      ),
  );
  return texts.length > 0 ? citingWords(lang).statusNotes.onMatter(texts.join(PUNCTUATION[lang].semicolon)) : undefined;
};

/**
 * Formats the note on an article's status: the place in the source, or the text from which the article is inferred, and
 * whether that text reports the source, or that it is editorial.
 */
const statusNote = (article: NumberedArticle, lang: Language): string => {
  const words = citingWords(lang).statusNotes;
  const place = findWitnessPlace(article);
  if (!place) return [words.editorial, mattersNote(article, lang)].filter(Boolean).join(' ');
  const { witness, work } = place;
  const citation = getPlaceCitation(place, article.edition.game.id);
  const reference = numberedReference(
    place,
    // A place that is not known is not given a page: that of the chapter would be taken for it.
    place.at === undefined ? { ...citation, pages: undefined } : citation,
    lang,
  );
  const read = [
    witness.siglum,
    witness.title && formatQuotation(witness.title, lang),
    formatAuthorAndHolder(witness) || work[lang].title,
    formatWitnessPlace(place, lang),
  ]
    .filter(Boolean)
    .join(', ');
  const from = findBorrowedChapter(article);
  return [
    (place.stated ? words.stated : words.inferred[witness.retells ?? 'reports'])(reference, read),
    place.stated && place.at === undefined && words.unknown,
    from && words.carried(pageWords(lang).games[from]!),
    witness.inferredAuthor && `${hedge(witness, lang)}.`,
  ]
    .filter(Boolean)
    .join(' ');
};

/**
 * The printed reference of the text that an article restates, at its place: of the work, or of the copy or retelling if
 * the article is known only through it. `undefined` for an editorial article, which no text has.
 */
export const restatedReference = (article: NumberedArticle, lang: Language): string | undefined => {
  const place = findWitnessPlace(article);
  if (isInOriginalWork(place)) return numberedReference(place, getPlaceCitation(place, article.edition.game.id), lang);
  const item = createWitnessItem(article, lang);
  return item && formatWitnessReference(item, lang);
};

/** One article of our edition, cited by its address on the page of the edition. */
export const createArticleItem = (article: NumberedArticle, lang: Language, site: URL): CslItem => {
  const { edition } = article;
  const { source } = edition;
  const original = createPassageItem(article, lang);
  const restated = original ?? createWitnessItem(article, lang);
  return given<CslItem>({
    ...createEditionItem(edition, lang, site),
    id: `snorum-${article.id}-${lang}`,
    title: citingWords(lang).articleTitle(
      getEditionText(edition, lang).title,
      source[lang].short,
      article.number,
      getArticleSlug(article.id),
    ),
    URL: new URL(articleHref(article.id, lang), site).href,
    'citation-label': article.id,
    'original-author': original?.author,
    'original-title': original?.title,
    'original-date': original?.issued,
    note: statusNote(article, lang),
    custom: restated && { restates: restated.id },
  });
};

/** The page of a claim, cited as a work of its own. */
export const createClaimItem = (claim: TestedClaim | UntestedClaim, lang: Language, site: URL): CslItem => ({
  id: `snorum-${claim.id}-${lang}`,
  type: 'webpage',
  title: claim[lang].claim.replace(/\.$/, ''),
  author: [{ literal: getUiWords(lang).foot.authors }],
  'container-title': `Snorum, ${getUiWords(lang).tagline}`,
  issued: dateOf(FIGURES_DATE),
  language: lang,
  URL: new URL(pageHref(lang, claimPath(claim)), site).href,
  version,
  'citation-label': claim.id,
  note: citingWords(lang).claimNote(
    claimsWords(lang).outcomes[getClaimOutcome(claim)].word,
    getArticle(claim.article).edition.source[lang].short,
    claim.article,
  ),
});

/**
 * Lists the items of an article's citation file: the article of our edition, and the source that it restates, if any.
 */
export const listArticleItems = (id: string, lang: Language, site: URL): readonly CslItem[] => {
  const article = getArticle(id);
  const restated = createPassageItem(article, lang) ?? createWitnessItem(article, lang);
  return [createArticleItem(article, lang, site), ...(restated ? [restated] : [])];
};

const MESSAGES: Readonly<Record<Language, string>> = { en: 'eng', fr: 'fra' };

/**
 * The canonical reference of an edition in a language, in the form of a CTS URN:
 * `urn:cts:snorum:huvier-1790.chat-qui-dort.hf90-eng`.
 */
export const formatEditionUrn = ({ source, game }: Edition, lang: Language): string =>
  `urn:cts:snorum:${source.slug}.${game.id}.${source.siglum.toLowerCase()}-${MESSAGES[lang]}`;

/** The canonical reference of an article: that of its edition, plus the slug, which is also the anchor on the page. */
export const formatArticleUrn = (id: string, lang: Language): string =>
  `${formatEditionUrn(getArticle(id).edition, lang)}:${getArticleSlug(id)}`;
