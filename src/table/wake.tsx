import { hydrate } from 'preact';
import type { ExampleProps } from '../model/example-props.ts';
import { ReplayTable } from './Example.tsx';
import type { TableContext } from './game-table.ts';
import { takeSeat } from './play-on.tsx';
import { readingsControls } from './Readings.tsx';

/** Hydrates a table rendered at build time. */
export const hydrateRoot = (root: HTMLElement, props: ExampleProps, context: TableContext): void =>
  hydrate(<ReplayTable {...props} context={context} onPlayOn={takeSeat} apparatus={readingsControls} />, root);
