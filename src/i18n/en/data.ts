import type { DataTableName } from '../../exports/data/tables.ts';
import type { Language } from '../routes.ts';

/**
 * Description of a data table: its name, the meaning of a row, and the meaning of each column. A column that exists in
 * two languages is described once.
 */
interface TableWords {
  readonly title: string;
  readonly row: string;
  readonly columns: Readonly<Record<string, string>>;
}

/** Texts of the data pages, including the meanings of all columns. */
export interface DataWords {
  readonly title: string;
  /** The name of all data together, for catalogues. */
  readonly name: string;
  readonly description: string;
  readonly lede: string;
  readonly rows: (count: number) => string;
  /** Label for screen readers of the link to a data file: its table and its format. */
  readonly file: (format: string, of: string) => string;
  readonly tables: Readonly<Record<DataTableName, TableWords>>;
  /** Words after the meaning of a column that exists once for each language. */
  readonly inLanguage: Readonly<Record<Language, string>>;
  readonly annotations: {
    readonly title: string;
    readonly text: string;
    /** Remark in the file for a copy whose text has no known address. */
    readonly unanchored: string;
  };
  readonly more: { readonly title: string; readonly text: string };
}

const tables: DataWords['tables'] = {
  articles: {
    title: 'Articles',
    row: 'A row is an article of an edition.',
    columns: {
      id: 'The id, which never changes: the siglum of the source, then a slug.',
      source: 'The siglum of the source.',
      game: 'The game, by its name in addresses.',
      number: 'The number in the margin of the edition, from 1; it may change.',
      status:
        'stated (the primary text says so), inferred (a later author reports it: the inference, if any, is that author’s; in Witnesses and Links, “inferred” is ours) or editorial (ours).',
      carried: 'How a table carries it out: played, refused, set-up, example, remark, advice, handling, or not-yet.',
      work: 'The siglum of the source it comes from; for advice borrowed from another book, that book’s.',
      place:
        'The page or pages of that source itself, or the number of the paper; with the number of a rule where it has one. Empty where that place is not known, even if a page of a copy is.',
      chapter:
        'The game in whose chapter of the source that place is; another game than its own if the article is carried over from there.',
      via: 'The place in the copy or retelling where it was read, if numbered differently: a page of a scan, a paragraph, a numbered rule.',
      witness: 'The siglum of the text in which it was read; empty for what is ours.',
      changed: 'The day of the last change to it since the first release; empty where there is none.',
      readings: 'The disputed points beside it, separated by semicolons.',
      urn: 'The canonical reference',
      url: 'The address',
      text: 'What it says, without the editors’ notes',
    },
  },
  readings: {
    title: 'Readings',
    row: 'A row is one practice of a disputed point. The point with all its practices is a reading; pages call it a rule option.',
    columns: {
      id: 'The game, the point and the practice.',
      point: 'The game and the point.',
      practice: 'The value by which a record names it.',
      game: 'The game.',
      article: 'The article to which the point belongs.',
      ours: 'yes for the practice that is followed here.',
      played: 'Whether the engine plays this practice: yes or no.',
      witnesses:
        'The sigla of the texts it rests on, separated by semicolons; “by inference”, “by analogy”, “by silence” where a text does not say it; “usage” where no text was noted; empty where it is ours alone.',
      question: 'What is asked',
      label: 'The practice in a few words',
      argument: 'What is argued for it',
      support: 'Its witnesses in words, with their places',
      url: 'The address of the point',
    },
  },
  witnesses: {
    title: 'Witnesses',
    row: 'A row is a text that we rely on or name.',
    columns: {
      siglum: 'The siglum.',
      source: 'The source of which it is the original or a copy; empty for other texts.',
      kind: 'primary, copy, scan, retelling; period (a period text) or modern (a text of today).',
      title: 'Its own title, where it has another than the source.',
      seen: 'whole or part (kept beside the project), noted (read, no copy kept), reported (others tell of it) or not.',
      date: 'The day, the year, or two years separated by a slash.',
      inferred: 'yes where the date is our inference.',
      language: 'The language, as a code of two letters.',
      holder: 'Who holds it or shows it.',
      shelfmark: 'The number by which the holder keeps it.',
      address: 'Where one can see it.',
      exact: 'yes where the address is that of the text, no where it is a whole site’s; empty where there is none.',
      accessed: 'The day on which the address was last seen to have the text.',
      points: 'How many disputed points rest on it.',
      url: 'Its entry in the register',
      text: 'What it is, and which part was seen',
    },
  },
  events: {
    title: 'Events',
    row: 'A row is an entry of the time line of texts and games.',
    columns: {
      year: 'The year.',
      until: 'The last year of a period.',
      about: 'yes where the year is approximate.',
      lane: 'The family of games: pairing, pools, runs, fishing or tricks.',
      known: 'seen (a copy of the text was read) or reported (other writers say so).',
      edition: 'The path of the edition that gives the text.',
      sigla: 'The texts of the register from which it is known, separated by semicolons.',
      short: 'Its name on the time line',
      text: 'What happened',
      witness: 'How it is known',
    },
  },
  links: {
    title: 'Links',
    row: 'A row is a line of the genealogy, from one text or game to another.',
    columns: {
      from: 'The earlier text or game, by its name in the drawing.',
      to: 'The later one.',
      kind: 'book (the later text says so), reported (another writer does), likeness (we see one), name (the later text says that only the name is shared), inferred (a reprint, we infer), retold or copied.',
      sigla: 'The texts of the register on which it rests, separated by semicolons.',
      from_name: 'The earlier one as pages name it',
      to_name: 'The later one as pages name it',
      witness: 'The witnesses with their places',
      text: 'Why they are joined',
    },
  },
  corrections: {
    title: 'Corrections',
    row: 'A row is a place where a copy is corrected.',
    columns: {
      source: 'The siglum of the source.',
      place: 'The page or the issue.',
      copy: 'The siglum of the copy that is corrected.',
      sic: 'The letters of the copy.',
      corr: 'What is read for them.',
      supplied: 'The letters that the copy lacks altogether; empty where it has others.',
      by: 'editors, or the siglum of the text whose author made the correction.',
    },
  },
  statements: {
    title: 'Statements',
    row: 'A row is one cell of a table of statements: what one text says on an article, or on a point.',
    columns: {
      table: 'The name of the table in addresses.',
      article: 'The article the row is about; empty where chapters are compared.',
      text: 'The siglum of the text; the name of the column where chapters are compared.',
      column: 'The column of the comparison, by its name.',
      mark: 'says, part, adds, differs, refers, silent, or lost (not in our copy of the text).',
      place: 'Where the text has it, separated by semicolons.',
      articles: 'The articles of the chapter on the point, separated by semicolons.',
      carried_over:
        'Those of them that are carried over: the book states them of another game, and they count here only by reference.',
      point: 'The point',
    },
  },
  claims: {
    title: 'Claims',
    row: 'A row is a claim about a game, and the result of trying it.',
    columns: {
      id: 'The id.',
      game: 'The game.',
      article: 'The article that makes it or that it concerns.',
      outcome:
        'holds, fails (does not hold), depends-on-players, depends-on-number (of players), depends-on-reading (on the rules), depends-on-case (with the same rules: on the card turned up, for instance), undecided (the sample was too small) or untried.',
      by: 'Who makes it: source, editors, saying (repeated without an author), or the name of another author.',
      quotation: 'The words of the source, where they are quoted.',
      claim: 'The claim',
      url: 'The address',
    },
  },
  changes: {
    title: 'Changes',
    row: 'A row is a change that readers can see: the history of the articles.',
    columns: {
      date: 'The day.',
      source: 'The siglum of the source.',
      game: 'The edition concerned; empty for the page of the source.',
      articles: 'The articles concerned, separated by semicolons; empty where the whole edition is.',
      what: 'What was changed',
      why: 'Why',
    },
  },
};

export const data: DataWords = {
  title: 'Data to download',
  name: 'Snorum: articles, readings, witnesses, events and claims of old card games',
  description:
    'Nine tables as CSV and JSON-LD with a dictionary of every column, and the places of the articles as Web Annotations.',
  lede: 'What these pages say, as data files. Each comes as CSV (UTF-8, with a line of column names) and as JSON-LD, under CC BY 4.0; the column names do not change. Below: what a row is, and what each column means.',
  rows: (count) => `${count} rows:`,
  file: (format, of) => `${of}, as ${format}`,
  tables,
  inLanguage: { en: ', in English', fr: ', in French' },
  annotations: {
    title: 'Web Annotations',
    unanchored:
      'No address of the text itself is known: the source is its entry in the register, to which the selectors cannot be anchored.',
    text: 'Every article found in a text, as an annotation of the W3C’s model: its body is our article in both languages, its target the copy in which it was read, with the page and the phrases quoted. One file per source:',
  },
  more: {
    title: 'Everything else',
    text: 'The sources, the articles, the readings, the examples and the terms of the glossary in one file of JSON, and each source as TEI:',
  },
};
