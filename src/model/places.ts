/**
 * Where an article stands: the one account from which pages, citations, TEI and JSON-LD take it. A place in the work that
 * is restated is told apart from one in the copy or the retelling in which it was seen.
 */
import type { Language } from '../i18n/routes.ts';
import type { NumberedArticle } from './editions.ts';
import { citationFor, SOURCES, type Source, textsOf, type Witness } from './sources.ts';

/** The place of an article that is known from a text. */
export interface WitnessPlace {
  /** The work whose matter it is: for advice taken from another book, that book. */
  readonly work: Source;
  /** The game whose chapter of the work has it; none where the chapter is not known. */
  readonly chapter?: string;
  /** The page, the pages (`90–91`) or the issue in the work itself; none where they are not known. */
  readonly at?: string;
  /** The number that the work gives to a rule: `8`. */
  readonly number?: string;
  readonly witness: Witness;
  /** The place in the witness, where that counts in its own way: `p. 179` of a scan, `¶ 14`, `I.9.2`. */
  readonly seenAt?: string;
  /** Whether the article was read in the words of the work, and not only in a retelling of it. */
  readonly stated: boolean;
}

/** How `via` names the reprint of Huvier’s dialogues, which has pages of its own. */
const REPRINT = /^(Huvier, )?Encyclopédie méthodique(?:, (p\. \d+))?$/;

const pagesOf = (place: string): readonly number[] => (place.match(/\d+/g) ?? []).map(Number);

/** The chapter of a work in which all the pages of a place lie; none for pages of another part of the book. */
const chapterAt = (work: Source, place: string): string | undefined =>
  work.games.find((game) => {
    const known = work.citation.chapters[game]?.pagesWithin ?? citationFor(work, game).pages ?? '';
    const [first = 0, last = first] = pagesOf(known);
    const pages = pagesOf(place);
    return pages.length > 0 && pages.every((page) => page >= first && page <= last);
  });

const witnessIn = (work: Source, game: string, known: string): Witness | undefined =>
  textsOf(work).find(({ articles }) => articles[game]?.some((each) => known.startsWith(each)));

const given = (some: { [K in keyof WitnessPlace]: WitnessPlace[K] | undefined }): WitnessPlace =>
  Object.fromEntries(Object.entries(some).filter(([, value]) => value !== undefined)) as unknown as WitnessPlace;

/** The place of an article; `undefined` for what is ours. Throws where no copy or retelling has it. */
export const placeOf = (article: NumberedArticle): WitnessPlace | undefined => {
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
    return { work, witness, stated: false };
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
    return given({ work: source, chapter: game.id, at: undefined, number: undefined, witness, seenAt: page, stated });
  if (citationFor(source, game.id).placesOf === 'copy')
    return { work: source, chapter: game.id, witness, seenAt: `p. ${place}`, stated };
  const [, at = place, number] = /^(.*?)(?:, no\. (.*))?$/.exec(place) ?? [];
  const chapter = source.place_unit === 'issue' ? game.id : chapterAt(source, at);
  return given({ work: source, chapter, at, number, witness, seenAt: undefined, stated });
};

/** The copy or the retelling in which an article was read; none for what is ours. */
export const witnessOf = (article: NumberedArticle): Witness | undefined => placeOf(article)?.witness;

/** The same text on another page of the work, in the chapter to which that page belongs. */
export const placeOnPage = ({ chapter: _, number: __, ...place }: WitnessPlace, page: string): WitnessPlace => {
  const chapter = chapterAt(place.work, page);
  return { ...place, at: page, ...(chapter === undefined ? {} : { chapter }) };
};

/** Whether an article is in the work’s own words, at a place of it that is known. */
export const isInWork = (place: WitnessPlace | undefined): place is WitnessPlace & { readonly at: string } =>
  place?.stated === true && place.at !== undefined;

/** The game from whose chapter an article is carried to this edition, since the book sends the reader there; else none. */
export const carriedFrom = (article: NumberedArticle): string | undefined => {
  const { chapter } = placeOf(article) ?? {};
  return chapter === article.edition.game.id ? undefined : chapter;
};

/** The citation of the work narrowed to a place: its chapter, its issue with that issue’s day, its page. */
export const citationAt = (place: WitnessPlace, game: string): Source['citation'] => {
  const { work, chapter = game, at } = place;
  const citation = citationFor(work, work.games.includes(chapter) ? chapter : work.games[0]!);
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

/** A place in the work, in words: `p. 92`, `pp. 142–147, no. 8`, `no. 42`; empty where it is not known. */
export const workLabel = ({ work, at, number }: WitnessPlace, lang: Language): string => {
  if (at === undefined) return '';
  const words = UNIT[lang];
  const unit = work.place_unit === 'issue' ? words.issue : /[–,]/.test(at) ? words.pages : words.page;
  return `${unit}${at}${number === undefined ? '' : `, ${words.issue}${number}`}`;
};

/** A place in the witness, in words: `reprint, p. 179`, `retelling, ¶ 14`, `Lalanne I.9.2`; empty where it is the work’s. */
export const seenLabel = ({ work, witness, seenAt, chapter }: WitnessPlace, lang: Language): string => {
  const at = (seenAt ?? '').replace(/(¶|p\.) /, '$1\u00a0');
  if (witness.kind === 'scan')
    return [chapter === undefined && work[lang].short.split(',')[0], UNIT[lang].reprint, at].filter(Boolean).join(', ');
  if (witness.kind !== 'retelling') return '';
  const by = witness.author?.split(', ')[0];
  return by ? [by, at].join(at.startsWith('¶') ? ', ' : ' ').trim() : `${UNIT[lang].retelling}, ${at}`;
};

/** Where an article stands, for the margin: the place in the work, or where that is not known the place where it was seen. */
export const placeLabel = (article: NumberedArticle, lang: Language): string => {
  const place = placeOf(article);
  return place ? workLabel(place, lang) || seenLabel(place, lang) : '';
};
