import tray from '../styles/tray.css?url';
import type { PlayOn } from './Example.tsx';
import { apparatus } from './Readings.tsx';
import { wear } from './wear.ts';

/** Somebody takes a seat: the game goes on from this step, the others being played for him. */
export const playOn: PlayOn = async (whole, at, seen, { laying, articleBase, prefix }, leave) => {
  const [{ Play, goOn }] = await Promise.all([import('./play/Play.tsx'), wear(tray)]);
  const { live, chairs } = goOn(whole, at, laying.game, seen, laying.book ? 'book' : 'search');
  return () => (
    <Play
      laying={laying}
      articleBase={articleBase}
      prefix={prefix}
      live={live}
      chairs={chairs}
      apparatus={apparatus}
      onLeave={leave}
    />
  );
};
