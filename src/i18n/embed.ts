import type { Language } from './routes.ts';

/** The words of the tables that travel: their source line, and the page on which they are chosen. */
export interface EmbedWords {
  /** Before the source: “After L’Avantcoureur, 1760”. */
  source: string;
  /** The article within the source line. */
  article: (number: number) => string;
}

const WORDS: Record<Language, EmbedWords> = {
  en: {
    source: 'After',
    article: (number) => `article ${number}`,
  },
  fr: {
    source: 'D’après',
    article: (number) => `article ${number}`,
  },
};

/** The words of the tables that travel, in a language. */
export function embedWords(lang: Language): EmbedWords {
  return WORDS[lang];
}
