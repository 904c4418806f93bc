/** Data that each game provides for the site, in `games/<game>/presentation.ts`. */
import type { Language } from '../i18n/routes.ts';
import type { PlacedCard } from '../pack/cards.ts';
import type { GameTable } from '../table/game-table.ts';
import type { FigureInput, TableFigure } from './table-figure.ts';

/** Texts about a game on its pages, in one language. */
export interface GamePageWords {
  readonly name: string;
  /** The game in about six words. */
  readonly short: string;
  /** Number of players that the source recommends, in our words, and the article that says so. */
  readonly players: { readonly article: string; readonly text: string };
  /** Names of events that are counted in simulated deals, stored under their ids in `engine/lab/numbers.ts`. */
  readonly happenings: Readonly<Record<string, string>>;
  /** Source of the advice that the engine's players follow, if the game's own source gives none. */
  readonly adviser?: string;
}

/**
 * All data of a game for its pages. Only the build uses it, since a page in the browser loads only the parts that it
 * needs.
 */
export interface GamePresentation<Words> {
  /** Table of the game in the browser. */
  readonly table: GameTable<Words>;
  /** Emblem: a few cards of the game as they lie in play, the uppermost last. All emblems have the same size. */
  readonly emblem: readonly PlacedCard[];
  /** Describes the game's table for a picture: the middle, and the order of the hands. */
  readonly inPlay: (table: FigureInput<Words>) => TableFigure;
  readonly pageWords: Readonly<Record<Language, GamePageWords>>;
  /** A newcomer's best start: the lesson, or, if that is easier than reading, a game. */
  readonly startWith: 'lesson' | 'game';
  /** Set if the source plays it on a board, not only on boxes that are cards or saucers. */
  readonly board?: true;
}

/** Erases the type of a game's words. This is safe, since they are only passed to the game's own narrator and cloth. */
export const definePresentation = <Words>(room: GamePresentation<Words>): GamePresentation<unknown> =>
  room as GamePresentation<unknown>;
