import { hydrate } from 'preact';
import type { TableContext } from '../../table/game-table.ts';
import { Compare, type CompareProps } from './Compare.tsx';
import { withPeriodNames } from './citing.tsx';

/** Hydrates a comparison rendered at build, so that another deal can be chosen. */
export const hydrateRoot = (root: HTMLElement, props: CompareProps, ...contexts: readonly TableContext[]): void =>
  hydrate(<Compare {...props} contexts={contexts.map(withPeriodNames)} />, root);
