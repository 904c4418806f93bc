import type { ArticleStatus } from '../ui.ts';

/** Texts of the pages, in one language. Names of cards are in `cards.ts`, sentences of play in the narration. */
export interface Words {
  /** The language, in itself. */
  language: string;
  /** One-line description of Snorum. */
  tagline: string;
  skip: string;
  /** The main links, at the head of every page or at the bottom of a phone’s window, and their name read aloud. */
  nav: { label: string; games: string; learn: string; compare: string; books: string; search: string };
  /** The row of links at the foot, to pages that are not at the head, and its name read aloud. */
  more: {
    label: string;
    examples: string;
    about: string;
    readings: string;
    history: string;
    claims: string;
    cards: string;
    glossary: string;
    coverage: string;
    developers: string;
  };
  /** The name of the breadcrumbs, read aloud. */
  breadcrumbs: string;
  /** The link to the same page in the other language, written in that language. */
  inOtherLanguage: string;
  languages: string;
  /** The foot of the page. */
  foot: { code: string; texts: string; authors: string; licences: string };

  status: Record<ArticleStatus, string>;
  statusGloss: Record<ArticleStatus, string>;
  article: (number: string) => string;
  /** The link from an article to the step that executes it. */
  seePlayed: string;
  /** The lines of the engine that execute an article. */
  code: string;
  reading: { disputed: string; here: string; ours: string; witnesses: string };

  /** The links that open the table above the text and close it; the texts on it are in the narration. */
  table: { show: string; hide: string };
}

export const uiWords: Words = {
  language: 'English',
  tagline: 'a rulebook you can play',
  skip: 'Skip to the text',
  nav: {
    label: 'Main',
    games: 'Games',
    learn: 'Learn',
    compare: 'Compare',
    books: 'Books',
    search: 'Search',
  },
  more: {
    label: 'More',
    examples: 'Examples',
    about: 'Principles',
    readings: 'Disputed points',
    history: 'History',
    claims: 'Claims on trial',
    cards: 'The cards',
    glossary: 'Glossary',
    coverage: 'Rules coverage',
    developers: 'Developers',
  },
  breadcrumbs: 'Where this page stands',
  inOtherLanguage: 'Français',
  languages: 'Language:',
  foot: {
    code: 'Code under the MIT licence',
    texts: 'texts and drawings under CC BY 4.0',
    authors: 'the Snorum contributors',
    licences: 'licences of others’ work',
  },
  status: { stated: 'stated', inferred: 'inferred', editorial: 'editorial' },
  statusGloss: {
    stated: 'The primary text says so.',
    inferred: 'Another author says so, who is named beside it.',
    editorial: 'The source is silent; the choice is ours.',
  },
  article: (number) => `Article ${number}`,
  seePlayed: 'see it played',
  code: 'The code of this article',
  reading: { disputed: 'Disputed', here: 'Here:', ours: 'our choice', witnesses: 'Witnesses:' },
  table: { show: 'See the table', hide: 'Back to the text' },
};
