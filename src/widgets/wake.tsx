import { type FunctionComponent, hydrate } from 'preact';
import { type Game } from '#engine/game.ts';
import { type Tongue } from '../narration/tongue.ts';
import { Example, type ExampleProps } from './Example.tsx';
import { type ClothProps } from './Seats.tsx';

/** What each game needs on a table: its rules and its cloth. */
export interface GameTable {
  readonly game: Game;
  readonly Cloth: FunctionComponent<ClothProps>;
}

/** Gives a table told at build its scripts: from then on it can be stepped through. */
export const wake = (root: HTMLElement, props: ExampleProps, table: GameTable, tongue: Tongue): void =>
  hydrate(<Example {...props} {...table} tongue={tongue} />, root);
