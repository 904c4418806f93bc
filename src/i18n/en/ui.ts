import type { Status } from '../ui.ts';

/** The words of the pages, one language. Words for the cards are in `cards.ts`, sentences of play in the narration. */
export interface Words {
  /** The language, in itself. */
  language: string;
  /** One line that says what Snorum is. */
  tagline: string;
  skip: string;
  /** The main places, at the head of every page or at the foot of a telephone’s window, and what they are called read aloud. */
  nav: { label: string; games: string; learn: string; compare: string; books: string; search: string };
  /** The row of links at the foot, to the pages that are not at the head, and its name read aloud. */
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
  /** The name, read aloud, of the pages above a page. */
  breadcrumbs: string;
  /** The link to the same page in the other language, written in that language. */
  inOtherLanguage: string;
  languages: string;
  /** The foot of the page. */
  foot: { code: string; texts: string; authors: string; licences: string };

  status: Record<Status, string>;
  statusGloss: Record<Status, string>;
  article: (number: string) => string;
  /** The link from an article to the step that carries it out. */
  seePlayed: string;
  /** The lines of the engine that carry out an article. */
  code: string;
  reading: { disputed: string; here: string; ours: string; witnesses: string };

  /** The links that draw the table up over the text and fold it away; what stands on it is in the narration. */
  table: { show: string; hide: string };
}

export const ui: Words = {
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
