import type { DATE_CERTAINTIES, LINK_KINDS } from '../../model/history.ts';

/** Texts of the history page; the events are in `content/history/`. */
export interface HistoryWords {
  readonly title: string;
  readonly description: string;
  readonly lede: string;
  readonly line: string;
  readonly lineTitle: string;
  readonly lineDesc: string;
  readonly lineText: string;
  readonly about: string;
  readonly known: Readonly<Record<(typeof DATE_CERTAINTIES)[number], string>>;
  readonly read: string;
  readonly tree: string;
  readonly treeLede: string;
  readonly treeTitle: string;
  readonly treeDesc: string;
  readonly treeText: string;
  /** Label for screen readers of the arrow from a text or game to the one that comes from it. */
  readonly leadsTo: string;
  /** Kinds of evidence that one text or game comes from another. */
  readonly kinds: Readonly<Record<(typeof LINK_KINDS)[number], string>>;
  /** Texts of the page with the words of the games, each at its first place in print. */
  readonly words: {
    readonly title: string;
    readonly description: string;
    readonly lede: string;
    readonly back: string;
    /** The link from the history page to this page. */
    readonly link: string;
    /** The year of a source, and in brackets that of the reprint in which it was read, if it was. */
    readonly year: (year: number, reprint: string | undefined) => string;
    /** Words before the letters of the copy, beside a phrase that is corrected. */
    readonly copied: string;
    /** The word, the year, the phrase, the place, our term. */
    readonly columns: readonly [string, string, string, string, string];
  };
  readonly keys: Readonly<Record<'changed' | 'kin' | 'retold', string>>;
}

export const history: HistoryWords = {
  title: 'History of the texts and games',
  description:
    'A time line from 1650 to 1902 and a genealogy of the books and games on this site: what came from what, and how the texts reached us.',
  lede: 'Card games leave few papers. Here are the dates we know, each with its witness, and how the games and the books are related. Dates read in the texts are marked separately from second-hand dates.',
  line: 'Time line, 1650–1902',
  lineTitle: 'Time line from 1650 to 1902',
  lineDesc:
    'Five lanes, one for each kind of play, with the dates of texts and games; the same is told as a list below.',
  lineText: 'The time line as a list',
  about: 'c. ',
  known: { seen: 'from the text or a copy of it', reported: 'at second hand' },
  read: 'the edition',
  tree: 'Genealogy',
  treeLede:
    'Heavy frames are our editions; a thin one holds the games of one book. A broken line is a likeness that we or others see, our inference, or a name that two games share, and does not prove that one game comes from the other. Below, each line has its kind, its reason and its witness.',
  treeTitle: 'Genealogy of the texts and games',
  treeDesc:
    'Boxes for texts and games, the oldest above, joined by lines that say how one came to another; the same is told as a list below.',
  treeText: 'The genealogy as a list',
  leadsTo: 'leads to',
  kinds: {
    book: 'the book says so',
    reported: 'another writer says so',
    likeness: 'we see a likeness',
    name: 'one name, the book says, and two games',
    inferred: 'a reprint, we infer',
    retold: 'retold in other words',
    copied: 'copied',
  },
  words: {
    title: 'Where each word first occurs',
    description:
      'The words of the card table in the texts we hold, from 1760 to 1896, each at the oldest place that has it, with our term beside it.',
    lede: 'Where each word of the card table first occurs in the texts that we hold, with the phrase around it. Singular and plural count as one word, and headings are skipped. Texts that we do not hold are not counted: every one of these words may be older. Words of modern retellings are left out.',
    back: 'Back to the history',
    link: 'Where each word of the card table first occurs',
    year: (year, reprint) => (reprint === undefined ? String(year) : `${year}, read in a reprint ${reprint}`),
    copied: 'our copy has',
    columns: ['Word', 'Year', 'In the text', 'Place', 'Our term'],
  },
  keys: {
    changed: 'the later text says so',
    kin: 'another writer says so, or we infer it or see a likeness, or only the name is shared',
    retold: 'retold or copied in our own time',
  },
};
