import { hydrate } from 'preact';
import type { TableContext } from '../../table/game-table.ts';
import { NewGame, type NewGameProps } from './NewGame.tsx';

/** Hydrates the form for a new game. */
export const hydrateRoot = (root: HTMLElement, props: NewGameProps, context: TableContext): void =>
  hydrate(<NewGame {...props} context={context} />, root);
