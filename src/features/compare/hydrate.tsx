import { hydrate } from 'preact';
import type { PlayContext } from '../../table/game-table.ts';
import { addPeriodNames } from './book-context.tsx';
import { Compare, type CompareProps } from './Compare.tsx';

/** Hydrates a comparison that was rendered at build time, so that the reader can choose another deal. */
export const hydrateRoot = (root: HTMLElement, props: CompareProps, ...contexts: readonly PlayContext[]): void =>
  hydrate(<Compare {...props} contexts={contexts.map(addPeriodNames)} />, root);
