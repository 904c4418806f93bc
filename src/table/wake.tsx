import { hydrate } from 'preact';
import type { ExampleProps } from '../model/example-props.ts';
import { Example } from './Example.tsx';
import type { TableContext } from './game-table.ts';
import { playOn } from './play-on.tsx';
import { apparatus } from './Readings.tsx';

/** Gives a table told at build its scripts: from then on it can be stepped through. */
export const wake = (root: HTMLElement, props: ExampleProps, context: TableContext): void =>
  hydrate(<Example {...props} context={context} onPlayOn={playOn} apparatus={apparatus} />, root);
