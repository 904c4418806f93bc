import { hydrate } from 'preact';
import type { TableContext } from '../../table/game-table.ts';
import { NewGame, type NewGameProps } from './NewGame.tsx';

/** Gives the form of a new game its scripts. */
export const wake = (root: HTMLElement, props: NewGameProps, context: TableContext): void =>
  hydrate(<NewGame {...props} context={context} />, root);
