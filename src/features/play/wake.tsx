import { hydrate } from 'preact';
import type { Laying } from '../../table/game-table.ts';
import { NewGame, type NewGameProps } from './NewGame.tsx';

/** Gives the form of a new game its scripts. */
export const wake = (root: HTMLElement, props: NewGameProps, laying: Laying): void =>
  hydrate(<NewGame {...props} laying={laying} />, root);
