import { hydrate } from 'preact';
import type { ExampleProps } from '../model/example-props.ts';
import type { PlayContext } from './game-table.ts';
import { onPlayOn } from './play-on.ts';
import { readingsControls } from './Readings.tsx';
import { ReplayTable } from './ReplayTable.tsx';

/** Hydrates a table rendered at build time. */
export const hydrateRoot = (root: HTMLElement, props: ExampleProps, context: PlayContext): void =>
  hydrate(
    <ReplayTable {...props} context={context} rules={context} onPlayOn={onPlayOn} apparatus={readingsControls} />,
    root,
  );
