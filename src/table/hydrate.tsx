import { hydrate } from 'preact';
import type { ExampleProps } from '../model/example-props.ts';
import type { PlayContext } from './game-table.ts';
import { readingsControls } from './Readings.tsx';
import { ReplayTable } from './ReplayTable.tsx';
import { createContinuedGame } from './take-seat.tsx';

/** Hydrates a table rendered at build time. */
export const hydrateRoot = (root: HTMLElement, props: ExampleProps, context: PlayContext): void =>
  hydrate(
    <ReplayTable
      {...props}
      context={context}
      rules={context}
      onPlayOn={createContinuedGame}
      apparatus={readingsControls}
    />,
    root,
  );
