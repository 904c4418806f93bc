import { hydrate } from 'preact';
import type { TableContext } from '../../table/game-table.ts';
import { Compare, type CompareProps } from './Compare.tsx';
import { namedTable } from './citing.tsx';

/** Gives a comparison told at build its scripts: from then on another deal can be asked for. */
export const wake = (root: HTMLElement, props: CompareProps, ...contexts: readonly TableContext[]): void =>
  hydrate(<Compare {...props} contexts={contexts.map(namedTable)} />, root);
