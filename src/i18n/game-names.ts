/** Names of the games, taken from each game’s own texts in `src/games/`. */
import type { Language } from './routes.ts';

const words = import.meta.glob<{ readonly name: string }>('/src/games/*/page-words/*.ts', {
  import: 'gamePageWords',
  eager: true,
});

export const getGameNames = (lang: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(words).flatMap(([path, { name }]) => {
      const [, game = '', written] = /^\/src\/games\/([^/]+)\/page-words\/(\w+)\.ts$/.exec(path) ?? [];
      return written === lang ? [[game, name]] : [];
    }),
  );
