/**
 * The sources, from `content/sources/`: description of each book and of its copies. A mistake there fails the build.
 */
import { z } from 'astro/zod';
import { LANGUAGES, type Language } from '../i18n/routes.ts';
import { readYaml } from './yaml.ts';

const words = z.object({
  title: z.string(),
  /** Short name for lists: « L’Avantcoureur, 1760 ». */
  short: z.string(),
  /** The author of the source, as a page shows it. */
  who: z.string(),
  description: z.array(z.string()),
  rights: z.string(),
  corrections: z.array(z.object({ what: z.string(), why: z.string() })).default([]),
  note: z.string().optional(),
});

/**
 * Extent to which a text was available: the `whole`, or `part` of it, is saved beside the project; `noted`: it was read
 * and facts were noted, but there is no copy; `reported`: others describe its content; `not`: it was not seen.
 */
export const INSPECTION_LEVELS = ['whole', 'part', 'noted', 'reported', 'not'] as const;

/** Fields that the copies of the sources share with the other texts that support a reading. */
export const inspectedTextSchema = z.object({
  /** The siglum (short name) of the text in readings, pages and TEI. It begins with a letter, as element ids must. */
  siglum: z.string().regex(/^[A-Z][A-Z0-9-]*$/),
  seen: z.enum(INSPECTION_LEVELS),
  date: z.union([z.string(), z.number()]).optional(),
  language: z.string().optional(),
  /** The title of the copy, if it differs from the title of the source: the article of an encyclopaedia. */
  title: z.string().optional(),
  /** The author of this text, if it is not the author of the source: `Lalanne, Philippe`. */
  author: z.string().optional(),
  /** The library, site or publisher that has the text. */
  holder: z.string().optional(),
  /** The shelf-mark or number under which the library or site keeps the text. */
  shelfmark: z.string().optional(),
  url: z.url().optional(),
  /** The address of one page of it, with `{page}` for its number: each page of a scan has its own. */
  pageUrl: z.string().includes('{page}').optional(),
  /** Set where the date is our inference, and stands on no title page that was seen. */
  inferredDate: z.literal(true).optional(),
  /** Set where the copy names no author, and that of the work is our inference. */
  inferredAuthor: z.literal(true).optional(),
  /** Set if the URL is only the home page of a site, where the reader must search for the text. */
  home: z.literal(true).optional(),
  /** The day on which the URL was last seen to show the text. */
  accessed: z.iso.date().optional(),
  en: z.string(),
  fr: z.string(),
});

/**
 * Relation of the rules of a retelling to the work: they are the reteller's `own`; the retelling of the work refers to them
 * for what it leaves out (`referred`); or they name no source in what was read of them, and that they are from the work is
 * our inference (`presumed`). Absent where the text says from which work it reports.
 */
const retells = z.enum(['own', 'referred', 'presumed']).optional();

/** A work about a source, not a witness of its text. */
const reference = z.object({ id: z.string(), en: z.string(), fr: z.string() });

const witness = inspectedTextSchema.extend({
  id: z.string(),
  kind: z.enum(['primary', 'retelling', 'scan', 'copy']),
  retells,
  /**
   * For each game, the articles based on this witness: `text` for those that the text itself states, otherwise the
   * beginning of their `via` or place.
   */
  articles: z.record(z.string(), z.array(z.string())).default({}),
});

/** A witness that belongs to another source, but on which some articles of this one are based. It keeps its siglum. */
const borrowed = z.object({
  id: z.string(),
  siglum: z.string(),
  retells,
  articles: z.record(z.string(), z.array(z.string())),
  /** Description of the passages that are used here. */
  en: z.string(),
  fr: z.string(),
});

const text = z.union([z.string(), z.number()]).transform(String);

const source = z.object({
  siglum: z.string(),
  slug: z.string(),
  year: z.number(),
  language: z.enum(LANGUAGES),
  games: z.array(z.string()),
  citation: z.object({
    type: z.enum(['article', 'chapter', 'entry']),
    title: z.string(),
    /** The authors named on the title page. */
    author: z.array(z.string()).default([]),
    /** The supposed author, if the title page names another or none, and the authority for this attribution. */
    attributed: z.object({ en: z.string(), fr: z.string() }).optional(),
    container: z.string(),
    /** Which edition of the book, if not the first: `2`. */
    edition: z.int().min(2).optional(),
    issue: text.optional(),
    volume: text.optional(),
    pages: text.optional(),
    /** The date of each issue, stored under its number, if the articles are from several issues. */
    issues: z.record(z.string(), z.string()).default({}),
    /** The numbering of pages in the places of the articles: that of the book, or that of a copy with its own pages. */
    placesOf: z.enum(['book', 'copy']).default('book'),
    /** For each game with a chapter of its own, the title and pages of the chapter. */
    chapters: z
      .record(
        z.string(),
        z.object({
          title: z.string(),
          pages: text.optional(),
          /** The pages known to be in it, where the first and the last are not: no pages of the chapter in a citation. */
          pagesWithin: text.optional(),
          placesOf: z.enum(['book', 'copy']).optional(),
          /** The pages of the copy that have it, if the copy has other passages of the work too, of no known chapter. */
          pagesInCopy: text.optional(),
        }),
      )
      .default({}),
    publisher: z.string().optional(),
    place: z.string().optional(),
    date: text,
  }),
  place_unit: z.enum(['page', 'issue']),
  /**
   * Corrections of a copy: `sic`, the letters of the copy, and `corr`, the corrected ones. The correction is ours, or
   * stands in a copy (`by`), which may be the one that is corrected.
   */
  emendations: z
    .array(
      z.object({
        place: z.string(),
        copy: z.string(),
        sic: z.string(),
        corr: z.string(),
        by: z.string().optional(),
        /** The part of `corr` that the copy omits. */
        supplied: z.string().optional(),
      }),
    )
    .default([]),
  /**
   * Places at which two copies differ in letters: the letters of the better copy first, then of the other, stored under
   * their sigla.
   */
  variants: z.array(z.object({ place: z.string(), readings: z.record(z.string(), z.string()) })).default([]),
  witnesses: z.array(witness),
  borrowed: z.array(borrowed).default([]),
  references: z.array(reference).default([]),
  /** For each paragraph of the description, the ids of the witnesses and references on which it is based. */
  grounds: z.array(z.array(z.string()).min(1)),
  en: words,
  fr: words,
});

/** A source: its citation, its copies and retellings, and its description in both languages. */
export type Source = z.infer<typeof source>;
export type Witness = z.infer<typeof witness>;
/** Relation to the work of a retelling that does not report it by name. */
export type Retelling = NonNullable<Witness['retells']>;

const files = import.meta.glob<string>('/content/sources/*.yaml', { query: '?raw', import: 'default', eager: true });

/** Every source, in the order of their years. */
export const SOURCES: readonly Source[] = Object.entries(files)
  .map(([file, written]) => {
    const read = readYaml(source, file, written, 'a source (src/model/sources.ts)');
    const copies = read.witnesses.map(({ siglum }) => siglum);
    for (const { readings } of read.variants)
      for (const siglum of Object.keys(readings))
        if (!copies.includes(siglum))
          throw new Error(`${file.slice(1)} has letters of ${siglum}, which is no copy of this source`);
    for (const { copy, by = copy } of read.emendations)
      for (const siglum of [copy, by])
        if (!copies.includes(siglum))
          throw new Error(`${file.slice(1)} corrects ${siglum}, which is no copy of this source`);
    return read;
  })
  .sort((a, b) => a.year - b.year);

/** The witnesses on which the articles of a source are based: its own, and those that belong to another source. */
export const listWitnesses = ({ slug, witnesses, borrowed }: Source): readonly Witness[] => [
  ...witnesses,
  ...borrowed.map(({ siglum, ...here }) => {
    const found = SOURCES.flatMap((source) => source.witnesses).find((each) => each.siglum === siglum);
    if (!found) throw new Error(`content/sources/${slug}.yaml borrows ${siglum}, which no source has`);
    return { ...found, ...here };
  }),
];

/** Puts a name into the order of a sentence: “Philippe Lalanne” for `Lalanne, Philippe`. */
export const formatPersonName = (name: string): string => name.split(', ').toReversed().join(' ');

/**
 * The author of a text, and the library, site or publisher that has it, as pages name them; empty if neither is known.
 */
export const formatAuthorAndHolder = ({
  author,
  holder,
}: {
  author?: string | undefined;
  holder?: string | undefined;
}): string => [author && formatPersonName(author), holder].filter(Boolean).join(', ');

/**
 * The address of a place in a text. Where each page has its own, it is that of the page (`p. 179`), and `undefined` for
 * a place whose page is not known.
 */
export const getWitnessUrl = ({ url, pageUrl }: Witness, place = ''): string | undefined => {
  if (pageUrl === undefined) return url;
  const page = /^p\. (\d+)$/.exec(place)?.[1];
  return page === undefined ? undefined : pageUrl.replace('{page}', page);
};

/** The names of the texts on which a paragraph of a source’s description is based; an unknown id fails the build. */
export const listSupportingTexts = (found: Source, paragraph: number, lang: Language): readonly string[] => {
  const named = (found.grounds[paragraph] ?? []).map((id) => {
    const witness = listWitnesses(found).find((each) => each.id === id);
    const name = witness ? formatAuthorAndHolder(witness) : found.references.find((each) => each.id === id)?.[lang];
    if (name === undefined)
      throw new Error(`content/sources/${found.slug}.yaml: paragraph ${paragraph + 1} rests on ${id}`);
    return name;
  });
  return [...new Set(named)];
};

/** The path of a source's page, without language. */
export const sourcePath = (found: Source): string => `sources/${found.slug}/`;

/** The citation of a source for one game: that of its chapter if it has one, otherwise that of the whole source. */
export const getGameCitation = ({ citation }: Source, game: string): Source['citation'] => {
  const {
    title = citation.title,
    pages = citation.pages,
    placesOf = citation.placesOf,
  } = citation.chapters[game] ?? {};
  return { ...citation, title, pages, placesOf };
};

export const getSourceTexts = (found: Source, lang: Language) => found[lang];
