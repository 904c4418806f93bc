/**
 * `npm run numbers`: plays the deals for every game’s page of statistics, or only for the games named, and writes the
 * figures to `content/numbers/`. The result is always the same.
 */
import { writeFileSync } from 'node:fs';
import type { Game } from '#engine/game.ts';
import { GAMES } from '#engine/games.ts';
import {
  countChoicesPerDeal,
  countDeals,
  DEALS_PER_STRATEGY,
  type GameStatistics,
  getTableKey,
  listSimulatedStrategies,
  measureStrategyGains,
  SIMULATED_TABLES,
  type SimulatedTable,
  STATISTICS_SEED,
} from '#engine/lab/numbers.ts';

const named = process.argv.slice(2);
const unknown = named.find((id) => !(id in SIMULATED_TABLES));
if (unknown !== undefined) {
  process.stderr.write(`numbers: there is no game “${unknown}”\n`);
  process.exit(2);
}

/**
 * Counts the results of the seats and the events of a table; empty for a variation of the game, of which only the gains
 * are counted.
 */
const countedAt = (game: Game, table: SimulatedTable) =>
  table.variant === undefined
    ? Object.fromEntries(
        listSimulatedStrategies(game).map((strategy) => [
          strategy,
          countDeals(game, table, strategy, 0, DEALS_PER_STRATEGY[strategy]),
        ]),
      )
    : {};

for (const game of GAMES) {
  if (named.length > 0 && !named.includes(game.id)) continue;
  const choices = Object.fromEntries(game.seatNumbers().map((seats) => [seats, countChoicesPerDeal(game, seats)]));
  const tables = SIMULATED_TABLES[game.id]!.map((table) => [
    getTableKey(table),
    { counted: countedAt(game, table), gains: measureStrategyGains(game, table) },
  ]);
  const file = new URL(`../content/numbers/${game.id}.json`, import.meta.url);
  const figures: GameStatistics = { seed: STATISTICS_SEED, choices, tables: Object.fromEntries(tables) };
  writeFileSync(file, `${JSON.stringify(figures, undefined, 2)}\n`);
}
