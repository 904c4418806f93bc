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
