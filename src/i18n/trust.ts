import type { Language } from './routes.ts';

/** The words by which a reader may check us: what was changed and why, how a mistake is reported, what is kept of a visit. */
export interface TrustWords {
  readonly changes: {
    readonly title: string;
    readonly lede: string;
    /** Of the whole edition of a game. */
    readonly edition: (game: string) => string;
    /** Of the page of the source. */
    readonly page: string;
  };
  readonly mistake: { readonly title: string; readonly text: string; readonly how: string };
  /** The line at the foot of every page, and where it is explained. */
  readonly privacy: string;
  /** Versions and their addresses, and the DOI of one. */
  readonly versions: {
    readonly title: string;
    /** In a release that is kept: the way to the pages of today. */
    readonly current: string;
    readonly text: (version: string) => string;
    readonly doi: string;
    /** The DOI of this version, or that it has none. */
    readonly named: (doi: string | undefined) => string;
  };
  /** The files of a source. */
  readonly files: {
    readonly title: string;
    readonly tei: string;
    readonly data: string;
    readonly cite: (game: string) => string;
  };
}

const en: TrustWords = {
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
      `These pages are version ${version}; the number stands at the foot of each. A release is kept for good, whole, under an address of its own: /v/, its number, then the address as it is today. What an article said on the day you cited it can be read there when the current page says something better. The history of each article, with the reason for every change, stands on the page that tells how its edition is cited.`,
    doi: 'A DOI is made when a release is deposited. Whoever keeps the code joins its repository to Zenodo, once; every release tagged after that is archived there, described by the file .zenodo.json, which says the same as CITATION.cff, and receives two DOIs: one of that version, which is the one to cite, and one of all versions together. The first is then written into CITATION.cff, and appears here.',
    named: (doi) => (doi === undefined ? 'This version has none yet.' : `This version: https://doi.org/${doi}.`),
  },
  files: {
    title: 'To cite and to take away',
    tei: 'The whole source as TEI P5',
    data: 'The data: articles, readings, witnesses, events and claims as CSV and JSON-LD',
    cite: (game) => `How to cite ${game}, with files for reference managers`,
  },
};

const fr: TrustWords = {
  changes: {
    title: 'Changements',
    lede: 'Ce qui a changé ici pour un lecteur, et pourquoi ; le plus récent d’abord.',
    edition: (game) => game,
    page: 'Cette page',
  },
  mistake: {
    title: 'Une erreur ?',
    text: 'Envoyez l’identifiant de l’article, la page, ce que porte le livre et ce que nous en disons.',
    how: 'Comment signaler une erreur',
  },
  privacy: 'Rien n’est recueilli sur vous',
  versions: {
    title: 'Les versions, et un DOI',
    current: '(une version gardée ; les pages d’aujourd’hui)',
    text: (version) =>
      `Ces pages sont la version ${version} ; le numéro est au pied de chacune. Une version publiée se garde pour toujours, entière, à une adresse à elle : /v/, son numéro, puis l’adresse d’aujourd’hui. On y lit ce que disait un article le jour où vous l’avez cité, quand la page du moment dit mieux. L’histoire de chaque article, avec la raison de chaque changement, est sur la page qui dit comment citer son édition.`,
    doi: 'Un DOI se fait au dépôt d’une version. Qui garde le code relie son dépôt à Zenodo, une fois ; toute version marquée ensuite y est archivée, décrite par le fichier .zenodo.json, qui dit la même chose que CITATION.cff, et reçoit deux DOI : celui de cette version, qui est celui à citer, et celui de toutes les versions ensemble. Le premier s’écrit alors dans CITATION.cff, et paraît ici.',
    named: (doi) =>
      doi === undefined ? 'Cette version n’en a pas encore.' : `Cette version : https://doi.org/${doi}.`,
  },
  files: {
    title: 'Pour citer et pour emporter',
    tei: 'La source entière en TEI P5',
    data: 'Les données : articles, lectures, témoins, événements et affirmations, en CSV et en JSON-LD',
    cite: (game) => `Comment citer ${game}, avec des fichiers pour logiciels bibliographiques`,
  },
};

const WORDS: Record<Language, TrustWords> = { en, fr };

/** The words of trust in a language. */
export const trustWords = (lang: Language): TrustWords => WORDS[lang];
