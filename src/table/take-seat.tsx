/** Continues an example as a game: the reader takes a seat, and play goes on from the step shown. */
import type { JSX } from 'preact';
import type { Replay } from '#engine/record/steps.ts';
import { loadStylesheet } from '../browser/load-stylesheet.ts';
import type { ExampleProps } from '../model/example-props.ts';
import inPlay from '../styles/play-table.css?url';
import type { PlayContext } from './game-table.ts';
import { readingsControls } from './Readings.tsx';

/**
 * Creates the component of a game that continues from a step (0-based). It replaces the table until the reader calls
 * `leave`. The reader takes the seat `seen` (0-based), or, if it is -1, the seat to play.
 */
export type CreateContinuedGame = (
  whole: Replay,
  at: number,
  seen: number,
  table: Pick<ExampleProps, 'articleBase' | 'prefix'> & { readonly context: PlayContext },
  leave: () => void,
) => Promise<() => JSX.Element>;

/**
 * Creates the game; the engine plays the other seats. Its players follow the book's advice if there is any, and
 * otherwise search.
 */
export const createContinuedGame: CreateContinuedGame = async (
  whole,
  at,
  seen,
  { context, articleBase, prefix },
  leave,
) => {
  const [{ Play, continueGame }] = await Promise.all([import('../features/play/Play.tsx'), loadStylesheet(inPlay)]);
  const { live, chairs, id } = continueGame(whole, at, context.game, seen, context.loadBookPlayer ? 'book' : 'search');
  const title = document.querySelector('h1')?.textContent ?? '';
  return () => (
    <Play
      context={context}
      articleBase={articleBase}
      title={title}
      prefix={prefix}
      live={live}
      chairs={chairs}
      id={id}
      apparatus={readingsControls}
      onLeave={leave}
    />
  );
};
