/** What the site knows of a game: `games/<game>/room.ts` says it of each. */
import type { Language } from '../i18n/routes.ts';
import type { Lying } from '../pack/cards.ts';
import type { GameTable } from '../table/game-table.ts';
import type { InPlay, Pictured } from './in-play.ts';

/** What the pages about a game say of it in one language. */
export interface PageWords {
  readonly name: string;
  /** What its source says of how many should play, restated, and its article. */
  readonly players: { readonly article: string; readonly text: string };
  /** What is counted of its deals, by the ids that `engine/lab/numbers.ts` gives. */
  readonly happenings: Readonly<Record<string, string>>;
  /** Whose advice its players by the book follow, where its own source gives none. */
  readonly adviser?: string;
}

/** How a game looks and speaks, all together: for the build alone, since a page fetches no more than it needs. */
export interface Room<Words> {
  /** What its table is made of in the browser. */
  readonly table: GameTable<Words>;
  /** A few of its cards as they lie in play, the uppermost last, within the measures of every emblem. */
  readonly emblem: readonly Lying[];
  /** What lies in the middle of its table, and how its hands are held, when the table is drawn as a picture. */
  readonly inPlay: (table: Pictured<Words>) => InPlay;
  readonly pageWords: Readonly<Record<Language, PageWords>>;
}

/** The room of a game, whatever its words are: they never leave it but to its own teller and its own cloth. */
export const roomOf = <Words>(room: Room<Words>): Room<unknown> => room as Room<unknown>;
