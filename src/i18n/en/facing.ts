/** Texts about the words of the source beside ours: on the page of an edition, and in the messages of its script. */
export interface FacingWords {
  /** The links from an article to the passage that it restates, by kind of witness. */
  readonly link: Readonly<Record<'book' | 'paper' | 'retelling', string>>;
  /** The title of the panel: for the words of a book, or of a newspaper. */
  readonly show: Readonly<Record<'book' | 'paper', string>>;
  readonly lede: string;
  readonly why: string;
  /** Words before the names of the texts, each a link to the text's page. */
  readonly where: string;
  readonly fetch: string;
  /** Words beside the button that fetches a text: the host, and the origin of its copy. */
  readonly from: (host: string) => string;
  readonly open: string;
  readonly openHint: string;
  readonly paste: string;
  readonly place: string;
  readonly working: string;
  readonly notFetched: (host: string) => string;
  readonly notFound: string;
  /**
   * Result: the number of articles for which a passage was found, the number of all articles, and the library or site
   * that has the text.
   */
  readonly found: (found: number, all: number, holder: string) => string;
  /** The number of articles of which some words were found and some were not. */
  readonly inPart: (count: number) => string;
  readonly without: (count: number) => string;
  readonly same: string;
  readonly changed: (count: number) => string;
  readonly differently: (count: number) => string;
  readonly article: (number: string) => string;
  readonly split: string;
  readonly hide: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly print: string;
  readonly inBook: string;
  readonly page: (page: string) => string;
  readonly sic: (corr: string) => string;
  readonly differs: string;
  readonly leftOut: string;
  /** In TEI: how the words of a text are counted, how many there are, and the sum of them. */
  readonly aligned: (words: number, characters: number, sha256: string) => string;
}

export const facing: FacingWords = {
  link: { book: 'in the book’s words', paper: 'in the paper’s words', retelling: 'in the retelling’s words' },
  show: { book: 'Show the book’s words', paper: 'Show the newspaper’s words' },
  lede: 'Put the text beside ours here: it stays in your browser, and nothing of it is stored or sent.',
  why: 'why it is not printed here',
  where: 'Where it can be read:',
  fetch: 'Fetch the text',
  from: (host) =>
    `from ${host}, which has a copy of Project Gutenberg’s file (200 kB). Nothing is fetched until you ask.`,
  open: 'Open the page you saved',
  openHint: 'A text or a web page, in any edition of this text: differences are shown.',
  paste: 'Or paste its text',
  place: 'Put it beside ours',
  working: 'Looking for the words …',
  notFetched: (host) =>
    `${host} could not be reached, or does not allow it. Save the text from the page named above, and open it here.`,
  notFound:
    'That seems to be another text: it has none of this edition’s words, or too few. Check that it is the page named above, saved whole.',
  found: (found, all, holder) =>
    `${found} of ${all} articles ${found === 1 ? 'has its' : 'have their'} words beside them (${holder}).`,
  inPart: (count) =>
    count === 1
      ? '1 more article has only part of its words.'
      : `${count} more articles have only part of their words.`,
  without: (count) => (count === 1 ? '1 article was not found.' : `${count} articles were not found.`),
  same: 'They are word for word those that we worked from.',
  changed: (count) =>
    count === 1
      ? '1 word differs from the text that we worked from:'
      : `${count} words differ from the text that we worked from:`,
  differently: (count) =>
    count === 1
      ? 'In 1 article, words are added or missing, or several differ:'
      : `In ${count} articles, words are added or missing, or several differ:`,
  article: (number) => `article ${number}`,
  split: 'one word in ours',
  hide: 'Hide its words',
  copy: 'Copy both texts',
  copied: 'Both texts have been copied.',
  notCopied: 'They could not be copied. Select them and copy by hand.',
  print: 'Print both texts',
  inBook: 'The source',
  page: (page) => `page ${page}`,
  sic: (corr) => `[sic: read “${corr}”]`,
  differs: 'differs',
  leftOut: 'words of the source are left out here',
  aligned: (words, characters, sha256) =>
    `Each span gives the words of the witness that an article restates, from the first up to the one after the last, counted from 0. Page marks are taken out; a word is a run of letters and figures, in small letters, without accents. The ${words} words, with one space between two of them, make ${characters} characters, whose SHA-256 is ${sha256}.`,
};
