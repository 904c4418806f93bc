/** Texts about trust: changes and their reasons, reporting mistakes, privacy. */
export interface TrustWords {
  readonly changes: {
    readonly title: string;
    readonly lede: string;
    /** Name of a change that concerns the whole edition of a game. */
    readonly edition: (game: string) => string;
    /** Name of a change that concerns the page of the source. */
    readonly page: string;
  };
  readonly mistake: { readonly title: string; readonly text: string; readonly how: string };
  /** The link to the privacy page in the footer of every page. */
  readonly privacy: string;
  /** Section about versions: their permanent addresses, and the DOI. */
  readonly versions: {
    readonly title: string;
    /** Link to the current pages, on the pages of an archived release. */
    readonly current: string;
    readonly text: (version: string) => string;
    readonly doi: string;
    /** Sentence with the DOI of this version; another sentence if it has none. */
    readonly named: (doi: string | undefined) => string;
  };
  /** Section with the files of a source for download. */
  readonly files: {
    readonly title: string;
    readonly tei: string;
    readonly data: string;
    readonly cite: (game: string) => string;
  };
}

export const trust: TrustWords = {
  changes: {
    title: 'Changes',
    lede: 'What has been altered here for a reader, and why; the latest first.',
    edition: (game) => game,
    page: 'This page',
  },
  mistake: {
    title: 'A mistake?',
    text: 'Send the id of the article, the page, what the book has and what we have.',
    how: 'How a mistake is reported',
  },
  privacy: 'Nothing is collected about you',
  versions: {
    title: 'Versions, and a DOI',
    current: '(a release that is kept; the pages of today)',
    text: (version) =>
      `These pages are version ${version}; the number stands at the foot of each. A release is kept for good, whole, under an address of its own: /v/, its number, then the address as it is today. What an article said on the day you cited it can be read there when the current page says something better. From the first release on, the history of each article, with the reason for every change, stands on the page that tells how its edition is cited; what was changed before it stands, with the rest, on the page of the source.`,
    doi: 'A DOI is made when a release is deposited. Whoever keeps the code joins its repository to Zenodo, once; every release tagged after that is archived there, described by the file .zenodo.json, which says the same as CITATION.cff (the editions, as a work of their own, by .zenodo.editions.json), and receives two DOIs: one of that version, which is the one to cite, and one of all versions together. The first is then written into CITATION.cff, and appears here.',
    named: (doi) => (doi === undefined ? 'This version has none yet.' : `This version: https://doi.org/${doi}.`),
  },
  files: {
    title: 'To cite and to take away',
    tei: 'The whole source as TEI P5',
    data: 'The data: articles, readings, witnesses, events and claims as CSV and JSON-LD',
    cite: (game) => `How to cite ${game}, with files for reference managers`,
  },
};
