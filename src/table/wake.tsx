import { hydrate } from 'preact';
import type { ExampleProps } from '../model/example-props.ts';
import { Example } from './Example.tsx';
import type { TableContext } from './game-table.ts';
import { playOn } from './play-on.tsx';
import { apparatus } from './Readings.tsx';

/** Hydrates a table rendered at build time. */
export const wake = (root: HTMLElement, props: ExampleProps, context: TableContext): void =>
  hydrate(<Example {...props} context={context} onPlayOn={playOn} apparatus={apparatus} />, root);
