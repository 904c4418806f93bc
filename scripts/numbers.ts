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
  sampleTable,
} from '#engine/lab/numbers.ts';
import { createReceipt } from './receipts.ts';

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
  const tables = SIMULATED_TABLES[game.id]!.map(
    (table) =>
      [
        getTableKey(table),
        {
          counted: countedAt(game, table),
          gains: measureStrategyGains(game, table),
          sample: sampleTable(game, table),
        },
      ] as const,
  );
  const file = new URL(`../content/numbers/${game.id}.json`, import.meta.url);
  const games =
    Object.values(choices).reduce((sum, { n }) => sum + n, 0) +
    tables
      .flatMap(([, { counted, gains }]) => [
        ...Object.values(counted).map(({ places }) => places[0]!.n),
        ...gains.map(({ tally }) => tally.n),
      ])
      .reduce((sum, n) => sum + n, 0);
  const receipt = createReceipt(game.id, { command: `npm run numbers -- ${game.id}`, seed: STATISTICS_SEED, games });
  const figures: GameStatistics = { receipt, choices, tables: Object.fromEntries(tables) };
  // A tally on a line of its own.
  const tally = /\{\s+"n": (\d+),\s+"sum": (-?\d+),\s+"squares": (\d+)\s+\}/g;
  const text = JSON.stringify(figures, undefined, 2).replace(tally, '{ "n": $1, "sum": $2, "squares": $3 }');
  writeFileSync(file, `${text}\n`);
}
