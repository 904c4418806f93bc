/**
 * Places of articles in their sources, for pages, citations, TEI and JSON-LD alike. The place in the original work is
 * kept apart from the place in the copy or retelling that was read.
 */
import type { Language } from '../i18n/routes.ts';
import type { NumberedArticle } from './editions.ts';
import { getGameCitation, listWitnesses, SOURCES, type Source, type Witness } from './sources.ts';

/** The place of an article in a text. */
export interface WitnessPlace {
  /** The work whose contents the article restates. Advice taken from another book has that book as its work. */
  readonly work: Source;
  /** The game whose chapter of the work contains the article; absent if the chapter is not known. */
  readonly chapter?: string;
  /** The page, the pages (`90–91`) or the issue in the work itself; absent if not known. */
  readonly at?: string;
  /** The number that the work gives to the rule: `8`. */
  readonly number?: string;
  readonly witness: Witness;
  /**
   * The place in the copy or retelling, if it has its own numbering: `p. 179` of a scan, `¶ 14`, `I.9.2`.
   */
  readonly seenAt?: string;
  /** True if the article was read in the words of the work; false if only in a retelling. */
  readonly stated: boolean;
  /** Set if the work is not the source of the edition that has the article. */
  readonly borrowed?: true;
}

/** Matches a `via` that names the reprint of Huvier’s dialogues, which has pages of its own. */
const REPRINT = /^(Huvier, )?Encyclopédie méthodique(?:, (p\. \d+))?$/;

const pagesOf = (place: string): readonly number[] => (place.match(/\d+/g) ?? []).map(Number);

/**
 * The chapter of a work that contains all the pages of a place; `undefined` for pages outside every chapter, or in two.
 */
const chapterAt = (work: Source, place: string): string | undefined =>
  work.games.find((game) => {
    const known = work.citation.chapters[game]?.pagesWithin ?? getGameCitation(work, game).pages ?? '';
    const [first = 0, last = first] = pagesOf(known);
    const pages = pagesOf(place);
    return pages.length > 0 && pages.every((page) => page >= first && page <= last);
  });

/** The chapter of a work to which a page of a copy belongs; `undefined` for a remark on several games. */
const chapterInCopy = (work: Source, page: string | undefined): string | undefined =>
  work.games.find((game) => {
    const [first = Number.NaN, last = first] = pagesOf(work.citation.chapters[game]?.pagesInCopy ?? '');
    const pages = pagesOf(page ?? '');
    return pages.length > 0 && pages.every((each) => each >= first && each <= last);
  });

const witnessIn = (work: Source, game: string, known: string): Witness | undefined =>
  listWitnesses(work).find(({ articles }) => articles[game]?.some((each) => known.startsWith(each)));

const given = (some: { [K in keyof WitnessPlace]: WitnessPlace[K] | undefined }): WitnessPlace =>
  Object.fromEntries(Object.entries(some).filter(([, value]) => value !== undefined)) as unknown as WitnessPlace;

/** The place of an article; `undefined` for an editorial article. Throws if no copy or retelling contains it. */
export const findWitnessPlace = (article: NumberedArticle): WitnessPlace | undefined => {
  const { id, status, place, via, edition } = article;
  const { source, game } = edition;
  if (status === 'editorial') return undefined;
  const witness = witnessIn(source, game.id, via ?? 'text');
  if (!witness) throw new Error(`content/sources/${source.slug}.yaml names no witness on which ${id} rests`);
  const stated = status === 'stated';
  const [reprint, another, page] = REPRINT.exec(via ?? '') ?? [];
  if (another) {
    // Advice from another book: its matter is that book’s, and so is the witness.
    const work = SOURCES.find(({ witnesses }) => witnesses.some(({ siglum }) => siglum === witness.siglum))!;
    return given({
      work,
      chapter: chapterInCopy(work, page),
      at: undefined,
      number: undefined,
      witness,
      seenAt: page,
      stated: false,
      borrowed: true,
    });
  }
  if (via !== undefined && !reprint)
    return given({
      work: source,
      chapter: game.id,
      at: place || undefined,
      number: undefined,
      witness,
      seenAt: via.replace(/^Lalanne(, )?/, '') || undefined,
      stated,
    });
  if (reprint)
    return given({
      work: source,
      chapter: chapterInCopy(source, page),
      at: undefined,
      number: undefined,
      witness,
      seenAt: page,
      stated,
    });
  if (getGameCitation(source, game.id).placesOf === 'copy')
    return given({
      work: source,
      chapter: chapterInCopy(source, place),
      at: undefined,
      number: undefined,
      witness,
      seenAt: `p. ${place}`,
      stated,
    });
  const [, at = place, number] = /^(.*?)(?:, no\. (.*))?$/.exec(place) ?? [];
  const chapter = source.place_unit === 'issue' ? game.id : chapterAt(source, at);
  return given({ work: source, chapter, at, number, witness, seenAt: undefined, stated });
};

/** The copy or retelling in which an article was read; `undefined` for an editorial article. */
export const findWitness = (article: NumberedArticle): Witness | undefined => findWitnessPlace(article)?.witness;

/** Copies a place to another page of the same work, in the chapter to which that page belongs. */
export const copyPlaceToPage = ({ chapter: _, number: __, ...place }: WitnessPlace, page: string): WitnessPlace => {
  const chapter = chapterAt(place.work, page);
  return { ...place, at: page, ...(chapter === undefined ? {} : { chapter }) };
};

/** True if an article is in the work’s own words, and at a known place in it. */
export const isInOriginalWork = (place: WitnessPlace | undefined): place is WitnessPlace & { readonly at: string } =>
  place?.stated === true && place.at !== undefined;

/**
 * The game whose chapter states the article, if the book refers the reader of this edition's chapter to that one; else
 * `undefined`.
 */
export const findBorrowedChapter = (article: NumberedArticle): string | undefined => {
  const { chapter } = findWitnessPlace(article) ?? {};
  return chapter === article.edition.game.id ? undefined : chapter;
};

/** The citation of the work reduced to a place: its chapter, its page, or its issue with the date of that issue. */
export const getPlaceCitation = (place: WitnessPlace, game: string): Source['citation'] => {
  const { work, chapter = game, at } = place;
  const citation = getGameCitation(work, work.games.includes(chapter) ? chapter : work.games[0]!);
  if (at === undefined)
    return place.chapter === undefined ? { ...work.citation, title: work.citation.container } : citation;
  if (work.place_unit === 'issue') {
    const date = citation.issues[at];
    if (date === undefined) throw new Error(`content/sources/${work.slug}.yaml gives no date for issue ${at}`);
    return { ...citation, issue: at, date };
  }
  return place.chapter === undefined
    ? { ...citation, title: citation.container, pages: at }
    : { ...citation, pages: at };
};

const UNIT = {
  en: { page: 'p.\u00a0', pages: 'pp.\u00a0', issue: 'no.\u00a0', reprint: 'reprint', retelling: 'retelling' },
  fr: { page: 'p.\u00a0', pages: 'p.\u00a0', issue: 'nº\u00a0', reprint: 'réimpression', retelling: 'récit' },
} as const;

/** Formats a place in the work: `p. 92`, `pp. 142–147, no. 8`, `no. 42`; empty if the place is not known. */
export const formatWorkPlace = ({ work, at, number }: WitnessPlace, lang: Language): string => {
  if (at === undefined) return '';
  const words = UNIT[lang];
  const unit = work.place_unit === 'issue' ? words.issue : /[–,]/.test(at) ? words.pages : words.page;
  return `${unit}${at}${number === undefined ? '' : `, ${words.issue}${number}`}`;
};

/**
 * Formats a place in the copy or retelling: `reprint, p. 179`, `retelling, ¶ 14`, `Lalanne I.9.2`; empty if
 * it is the same as in the work.
 */
export const formatWitnessPlace = ({ work, witness, seenAt, borrowed }: WitnessPlace, lang: Language): string => {
  const at = (seenAt ?? '').replace(/(¶|p\.) /, '$1\u00a0');
  if (witness.kind === 'scan')
    return [borrowed && work[lang].short.split(',')[0], UNIT[lang].reprint, at].filter(Boolean).join(', ');
  if (witness.kind !== 'retelling') return '';
  const by = witness.author?.split(', ')[0];
  return by ? [by, at].join(at.startsWith('¶') ? ', ' : ' ').trim() : `${UNIT[lang].retelling}, ${at}`;
};

/** Formats the place of an article for the margin: its place in the work or, if unknown, in the copy or retelling. */
export const formatArticlePlace = (article: NumberedArticle, lang: Language): string => {
  const place = findWitnessPlace(article);
  return place ? formatWorkPlace(place, lang) || formatWitnessPlace(place, lang) : '';
};
