import { formatList } from './format-list.ts';

/** Texts of the page on the games in literature. */
export interface LiteratureWords {
  title: string;
  description: string;
  lede: string;
  /** Label of the list of authors, for screen readers. */
  authors: string;
  /** Link to the table of a game. */
  play: (game: string) => string;
  /** Note on a game that has no table here. */
  noTable: (game: string) => string;
  /** Closing note: what was read, and the games of which nothing was found. */
  read: (games: readonly string[]) => string;
  /** Link from the page of a game to its scene. */
  where: string;
}

export const literature: LiteratureWords = {
  title: 'I met it in a book',
  description:
    'Where Austen, Dickens, Andersen and others sit people down to these card games, and what happens at the table.',
  lede: 'Where novels and tales sit people down to these games, what happens there, and the same game on a table.',
  authors: 'Authors',
  play: (game) => `Play ${game}`,
  noTable: (game) => `${game} has no table here.`,
  read: (games) => `Each of these was read in the text itself. We have found no scene with ${formatList(games, 'or')}.`,
  where: 'Read where',
};
