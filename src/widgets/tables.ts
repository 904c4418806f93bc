/** Every game that has a table; for the build alone, since it takes them all in. */
import type { GameTable } from './game-table.ts';

const modules = import.meta.glob<{ table: GameTable<unknown> }>('../games/*/table.ts', { eager: true });

/** The tables by the id of their game. */
export const TABLES: ReadonlyMap<string, GameTable<unknown>> = new Map(
  Object.values(modules).map(({ table }) => [table.game.id, table]),
);
