/** Data of a game for the site, in `games/<game>/room.ts`. */
import type { Language } from '../i18n/routes.ts';
import type { PlacedCard } from '../pack/cards.ts';
import type { GameTable } from '../table/game-table.ts';
import type { FigureInput, TableFigure } from './table-figure.ts';

/** Texts about a game on its pages, in one language. */
export interface GamePageWords {
  readonly name: string;
  /** Recommended number of players by its source, restated, and its article. */
  readonly players: { readonly article: string; readonly text: string };
  /** Names of the events counted in its deals, by the ids of `engine/lab/numbers.ts`. */
  readonly happenings: Readonly<Record<string, string>>;
  /** Source of the advice for book players, if the game's own source gives none. */
  readonly adviser?: string;
}

/** Presentation of a game, complete: for the build only, since a page loads only the parts that it needs. */
export interface GamePresentation<Words> {
  /** Table of the game in the browser. */
  readonly table: GameTable<Words>;
  /** A few of its cards as in play, the uppermost last, within the size of all emblems. */
  readonly emblem: readonly PlacedCard[];
  /** Middle of its table and order of its hands, for a picture of the table. */
  readonly inPlay: (table: FigureInput<Words>) => TableFigure;
  readonly pageWords: Readonly<Record<Language, GamePageWords>>;
}

/** Erases the type of a game's words, which are only passed to its own narrator and its own cloth. */
export const definePresentation = <Words>(room: GamePresentation<Words>): GamePresentation<unknown> =>
  room as GamePresentation<unknown>;
