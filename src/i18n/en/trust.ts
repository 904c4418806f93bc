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
    lede: 'What has changed here for readers, and why; latest first.',
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
    current: '(an archived release: go to the current pages)',
    text: (version) =>
      `These pages are version ${version}; each shows its number at the foot. Every release is kept for good, whole, under its own address: /v/, its number, then the address as it is today. There you can read what an article said on the day you cited it. From the first release on, the page on how to cite an edition lists every change to its articles, with the reason; earlier changes are on the page of the source.`,
    doi: 'A DOI is made when a release is deposited. The maintainer links the code’s repository to Zenodo once; every release tagged after that is archived there, described by the file .zenodo.json, which says the same as CITATION.cff (the editions, as a separate work, by .zenodo.editions.json). It receives two DOIs: one for that version, which is the one to cite, and one for all versions. The first is then written into CITATION.cff, and appears here.',
    named: (doi) => (doi === undefined ? 'This version has none yet.' : `This version: https://doi.org/${doi}.`),
  },
  files: {
    title: 'Cite and download',
    tei: 'The whole source as TEI P5',
    data: 'The data: articles, readings, witnesses, events and claims as CSV and JSON-LD',
    cite: (game) => `How to cite ${game}, with files for reference managers`,
  },
};
