import type { ArticleStatus } from '../ui.ts';

/**
 * Texts common to many pages, in one language. Names of cards are in `cards.ts`, sentences of play in the narration.
 */
export interface UiWords {
  /** The name of the language, in that language. */
  language: string;
  /** Description of Snorum in a few words. */
  tagline: string;
  skip: string;
  /**
   * The main links, in the header of every page or at the bottom of a phone’s window. `label`: their name for screen
   * readers.
   */
  nav: { label: string; games: string; learn: string; compare: string; books: string; search: string };
  /** The links in the footer, to pages that the header does not link to. `label`: their name for screen readers. */
  more: {
    label: string;
    glossary: string;
    claims: string;
    about: string;
    developers: string;
  };
  /** Label of the breadcrumbs for screen readers. */
  breadcrumbs: string;
  /** Name of the other language, in that language: the link to the same page. */
  inOtherLanguage: string;
  languages: string;
  /** The texts of the footer. */
  foot: { code: string; texts: string; authors: string; licences: string };

  status: Record<ArticleStatus, string>;
  statusGloss: Record<ArticleStatus, string>;
  article: (number: string) => string;
  /** The link from an article to the example step that plays it. */
  seePlayed: string;
  /** Label for screen readers of the link to the code of an article. */
  code: string;
  reading: { disputed: string; here: string; ours: string; witnesses: string };

  /**
   * The button that opens the table over the text, and the one that closes it; the texts of the table itself are in the
   * narration.
   */
  table: { show: string; hide: string };
}

export const uiWords: UiWords = {
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
    glossary: 'Glossary',
    claims: 'Claims on trial',
    about: 'How the editions are made',
    developers: 'Developers',
  },
  breadcrumbs: 'Breadcrumb',
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
    editorial: 'Not said outright; the choice is ours.',
  },
  article: (number) => `Article ${number}`,
  seePlayed: 'see it played',
  code: 'The code of this article',
  reading: { disputed: 'Disputed', here: 'Here:', ours: 'our choice', witnesses: 'Witnesses:' },
  table: { show: 'See the table', hide: 'Back to the text' },
};
