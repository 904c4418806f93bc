import type { Language } from './routes.ts';

/** The words of the pages about the editions: the code of the articles, and how they are covered. */
export interface ApparatusWords {
  readonly code: {
    /** The link from an article to its code. */
    readonly link: string;
    readonly title: (game: string, page: number) => string;
    readonly description: (game: string, page: number) => string;
    readonly lede: string;
    readonly back: string;
    readonly page: (number: number) => string;
    readonly lines: (from: number, to: number) => string;
  };
}

const en: ApparatusWords = {
  code: {
    link: 'code',
    title: (game, page) => `${game}: the code of the articles${page > 1 ? `, ${page}` : ''}`,
    description: (game, page) =>
      `The lines of the engine that carry out each article of ${game}, cut from its files when this page was made${page > 1 ? ` (page ${page})` : ''}.`,
    lede: 'The passages of the engine that carry articles out, each under the articles it names. They are cut from its files when the site is built: what stands here is what the tables run. Whatever names no article is left out.',
    back: 'The articles themselves',
    page: (number) => `Page ${number}`,
    lines: (from, to) => (from === to ? `Line ${from}` : `Lines ${from}–${to}`),
  },
};

const fr: ApparatusWords = {
  code: {
    link: 'code',
    title: (game, page) => `${game} : le code des articles${page > 1 ? `, ${page}` : ''}`,
    description: (game, page) =>
      `Les lignes du moteur qui exécutent chaque article du jeu : ${game}. Elles sont découpées dans ses fichiers${page > 1 ? ` (page ${page})` : ''}.`,
    lede: 'Les passages du moteur qui exécutent des articles, chacun sous les articles qu’il nomme. Ils sont découpés dans ses fichiers quand le site se construit : ce qu’on lit ici est ce que les tables exécutent. Ce qui ne nomme aucun article est laissé de côté.',
    back: 'Les articles eux-mêmes',
    page: (number) => `Page ${number}`,
    lines: (from, to) => (from === to ? `Ligne ${from}` : `Lignes ${from} à ${to}`),
  },
};

const WORDS: Record<Language, ApparatusWords> = { en, fr };

/** The words of the apparatus in a language. */
export function apparatusWords(lang: Language): ApparatusWords {
  return WORDS[lang];
}
