/** The way from an example to a game: somebody takes a seat, and it goes on from the step he was shown. */
import type { JSX } from 'preact';
import type { Replay } from '#engine/record/replay.ts';
import { loadStylesheet } from '../browser/load-stylesheet.ts';
import type { ExampleProps } from '../model/example-props.ts';
import inPlay from '../styles/in-play.css?url';
import type { TableContext } from './game-table.ts';
import { apparatus } from './Readings.tsx';

/**
 * Who takes a seat at a table: what is drawn in its place while the game goes on from a step (from 0), until he leaves.
 * He takes the seat whose hand alone was `seen` (0-based), or, with -1, the one that is to play.
 */
export type PlayOn = (
  whole: Replay,
  at: number,
  seen: number,
  table: Pick<ExampleProps, 'articleBase' | 'prefix'> & { readonly context: TableContext },
  leave: () => void,
) => Promise<() => JSX.Element>;

/** The others are played for him: by the book, where the source gives advice, or else by who thinks ahead. */
export const playOn: PlayOn = async (whole, at, seen, { context, articleBase, prefix }, leave) => {
  const [{ Play, goOn }] = await Promise.all([import('../features/play/Play.tsx'), loadStylesheet(inPlay)]);
  const { live, chairs, id } = goOn(whole, at, context.game, seen, context.book ? 'book' : 'search');
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
      apparatus={apparatus}
      onLeave={leave}
    />
  );
};
