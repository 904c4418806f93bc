import type { Retelling } from '../../model/sources.ts';

/** Texts about citing: titles of cited works, and an edition's citation page. */
export interface CitingWords {
  /** Title of an edition of ours, from the name of its game and the short name of its source. */
  readonly editionTitle: (game: string, source: string) => string;
  /** Title of an article of ours, from the name of its game, the short name of its source, its number and its slug. */
  readonly articleTitle: (game: string, source: string, number: number, slug: string) => string;
  /** Note on an edition: that it is no copy, then the number of articles by status, and the work it is about. */
  readonly editionNote: (statuses: string, about: string) => string;
  /** Note on an article, by its status; from the reference of the source, the place, and the copy that was read. */
  readonly statusNotes: {
    readonly stated: (reference: string, read: string) => string;
    /** By how the text that was read stands to the work: it says that it reports it, or as {@link Retelling}. */
    readonly inferred: Readonly<Record<'reports' | Retelling, (reference: string, read: string) => string>>;
    readonly editorial: string;
    /** For an editorial article on whose matter some texts say something: the texts, each with its place and what it does. */
    readonly onMatter: (texts: string) => string;
    /** For a stated article whose page in the source is not known. */
    readonly unknown: string;
    /** For an article that the book states for another of its games (`game`), and that also applies to this one. */
    readonly carried: (game: string) => string;
    readonly number: (number: string) => string;
    /** Note on a copy that names no author, so that the author is our inference. */
    readonly inferredAuthor: string;
    /** Note on a date that is our inference, for a format that cannot mark it. */
    readonly inferredDate: (years: string) => string;
  };
  /** Note on a claim: its outcome, and the source and the article that make the claim. */
  readonly claimNote: (outcome: string, source: string, article: string) => string;
  /** The link from an article to its citation page. */
  readonly cite: string;
  /** The link from the head of an edition to its citation page. */
  readonly citeEdition: string;
  readonly title: (game: string) => string;
  readonly description: (game: string, source: string) => string;
  readonly lede: string;
  readonly source: string;
  readonly sourceLede: string;
  readonly edition: string;
  readonly editionLede: string;
  /** The day on which an address was last seen to show the text: “accessed on 26 November 2026”. */
  readonly accessed: (day: string) => string;
  /** Version of our edition: “version 1.2”, in its reference. */
  readonly version: (number: string) => string;
  readonly articles: string;
  readonly articlesLede: string;
  readonly article: string;
  readonly id: string;
  readonly place: string;
  readonly files: string;
  /** Label for screen readers of the link to a citation file: its format, and the work cited. */
  readonly file: (format: string, of: string) => string;
  readonly urn: string;
  readonly urnLede: string;
  readonly tei: string;
  readonly teiLede: string;
  /** The date of an article's last change, beside the article. */
  readonly changed: (day: string) => string;
  /** Section about this version of the site, and its permanent address. */
  readonly kept: { readonly title: string; readonly text: (version: string) => string; readonly how: string };
  readonly changes: {
    readonly title: string;
    readonly lede: string;
    /** The link to the page of the source, which has every change. */
    readonly earlier: string;
    readonly whole: string;
  };
  readonly back: string;
  /** Texts of the page with a single article, which sites show as a preview when its link is pasted. */
  readonly slip: {
    /** Heading of the addresses to paste; `link` is the label of each address for screen readers. */
    readonly paste: string;
    readonly link: string;
    readonly address: (id: string) => string;
    readonly pasteLede: string;
    readonly toEdition: string;
    readonly references: string;
    /** Link to the example that plays the article, with the name of its step. */
    readonly played: (title: string, step: string) => string;
  };
}

export const citing: CitingWords = {
  editionTitle: (game, source) => `${game} (${source}), article by article`,
  articleTitle: (game, source, number, slug) => `${game} (${source}), article ${number}: ${slug}`,
  editionNote: (statuses, about) => `A restatement, not the original. ${statuses} About: ${about}`,
  statusNotes: {
    stated: (reference, read) => `Stated by the text. Restates: ${reference} Read in ${read}.`,
    inferred: {
      reports: (reference, read) =>
        `Inferred: known through ${read}, which reports: ${reference} The original was not seen.`,
      own: (reference, read) =>
        `Inferred: taken from ${read}, a rule of the author’s own for the game of 1760, and not in so many words in: ${reference} The original was not seen.`,
      referred: (reference, read) =>
        `Inferred: known through ${read}, to which his list of differences refers for: ${reference} The original was not seen.`,
      presumed: (reference, read) =>
        `Inferred: known through ${read}, which, we suppose, goes back to: ${reference} The original was not seen.`,
    },
    editorial: 'Editorial: the source does not say it outright, and the rule is ours.',
    onMatter: (texts) => `On the matter: ${texts}.`,
    unknown: 'Its page in the book itself is not known.',
    carried: (game) => `Said there of ${game}, and carried to this game.`,
    number: (number) => `no. ${number}`,
    inferredAuthor: 'Author inferred: the copy names none',
    inferredDate: (years) => `Date inferred: ${years}`,
  },
  claimNote: (outcome, source, article) => `${outcome}. A verdict of ours on a claim of ${source}, article ${article}.`,
  cite: 'cite',
  citeEdition: 'How to cite it',
  title: (game) => `Citing ${game}`,
  description: (game, source) =>
    `References for ${game} (${source}): the book itself, our edition, and each of its articles, with files for reference managers.`,
  lede: 'Cite the book for what its author wrote, and our edition for how we restate, translate, divide or complete it. The files hold both: each reference of ours brings with it the place in the book, where there is one.',
  source: 'The source',
  sourceLede:
    'The reference of the historical text. We restate its sense, not its sentences: quote from the book itself.',
  edition: 'Our edition',
  editionLede: 'Dated by its last change, which the page of the source records. Add the day on which you read it.',
  accessed: (day) => `accessed on ${day}`,
  version: (number) => `version ${number}`,
  articles: 'One article',
  articlesLede:
    'The id of an article never changes, whatever becomes of the text, the number or the page. In a footnote the id is enough, once the edition has been cited in full.',
  article: 'Article',
  id: 'Id',
  place: 'Place in the source',
  files: 'Files',
  file: (format, of) => `${format}, ${of}`,
  urn: 'Canonical reference',
  urnLede:
    'For programs: a name in the style of Canonical Text Services for the edition in this language, then a colon and the article. The part after the colon is also the anchor on the page.',
  tei: 'The text as TEI',
  teiLede: 'The whole source as TEI P5: both languages, the phrases quoted, the witnesses, the disputed points.',
  changed: (day) => `changed on ${day}`,
  kept: {
    title: 'This version',
    text: (version) => `You are reading version ${version}. Once it is released, this edition stays as it is now under`,
    how: 'How versions are kept, and how a DOI is made',
  },
  changes: {
    title: 'The history of the articles',
    lede: 'What has changed in this edition since its first release, when and why; latest first.',
    earlier: 'Earlier changes',
    whole: 'the whole edition',
  },
  back: 'Back to the text',
  slip: {
    paste: 'To paste',
    link: 'address',
    address: (id) => `address to paste, ${id}`,
    pasteLede:
      'The address to paste is a page with one article on it. A blog, a forum or a network that shows links will show its text, its status, its source and a picture.',
    toEdition: 'Read it in its edition',
    references: 'How to cite it',
    played: (title, step) => `See it played: ${title}, step ${step}`,
  },
};
