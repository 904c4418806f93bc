import type { GameTable } from '../table/game-table.ts';

const TABLES = import.meta.glob<{ table: GameTable<unknown> }>('../games/*/table.ts');

/** Loads the table of a game with its rules, without what only pages of this site offer: the cost of each card. */
export const loadTable = async (game: string): Promise<GameTable<unknown>> => {
  const { table } = await TABLES[`../games/${game}/table.ts`]!();
  return { ...table, costEvaluation: undefined };
};
