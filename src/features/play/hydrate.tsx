import { hydrate } from 'preact';
import type { PlayContext } from '../../table/game-table.ts';
import { NewGame, type NewGameProps } from './NewGame.tsx';

/** Hydrates the form for a new game. */
export const hydrateRoot = (root: HTMLElement, props: NewGameProps, context: PlayContext): void =>
  hydrate(<NewGame {...props} context={context} />, root);
