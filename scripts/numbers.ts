/**
 * `npm run numbers`: plays the deals for every game’s page of statistics, or only for the games named, and writes the
 * figures to `content/numbers/`. The result is always the same.
 */
import { writeFileSync } from 'node:fs';
import type { Game } from '#engine/game.ts';
import { GAMES } from '#engine/games.ts';
import {
  COUNTED_TABLES,
  type CountedTable,
  countChoices,
  countDeals,
  DEALS,
  type GameFigures,
  gainsOf,
  keyOf,
  listCountedStrategies,
  NUMBERS_SEED,
} from '#engine/lab/numbers.ts';

const named = process.argv.slice(2);
const unknown = named.find((id) => !(id in COUNTED_TABLES));
if (unknown !== undefined) {
  process.stderr.write(`numbers: there is no game “${unknown}”\n`);
  process.exit(2);
}

/**
 * Counts the results of the seats and the events of a table; empty for a variation of the game, of which only the gains
 * are counted.
 */
const countedAt = (game: Game, table: CountedTable) =>
  table.variant === undefined
    ? Object.fromEntries(
        listCountedStrategies(game).map((strategy) => [
          strategy,
          countDeals(game, table, strategy, 0, DEALS[strategy]),
        ]),
      )
    : {};

for (const game of GAMES) {
  if (named.length > 0 && !named.includes(game.id)) continue;
  const choices = Object.fromEntries(game.seatNumbers().map((seats) => [seats, countChoices(game, seats)]));
  const tables = COUNTED_TABLES[game.id]!.map((table) => [
    keyOf(table),
    { counted: countedAt(game, table), gains: gainsOf(game, table) },
  ]);
  const file = new URL(`../content/numbers/${game.id}.json`, import.meta.url);
  const figures: GameFigures = { seed: NUMBERS_SEED, choices, tables: Object.fromEntries(tables) };
  writeFileSync(file, `${JSON.stringify(figures, undefined, 2)}\n`);
}
