/**
 * `npm run shares`: plays games of every kind, or only of those named, counts what rests on which article, and writes
 * the counts to `content/shares/`. The result is always the same.
 */
import { writeFileSync } from 'node:fs';
import { GAMES, isGameId } from '#engine/games.ts';
import {
  addCounts,
  countArticles,
  countPracticeEffects,
  type GameShares,
  getShareSeats,
  listShareStrategies,
  SAMPLED_GAMES,
  SHARED_GAMES,
  SHARES_SEED,
  SWITCHED_DEALS,
} from '#engine/lab/shares.ts';
import { createReceipt } from './receipts.ts';

const named = process.argv.slice(2);
const unknown = named.find((id) => !isGameId(id));
if (unknown !== undefined) {
  process.stderr.write(`shares: there is no game “${unknown}”\n`);
  process.exit(2);
}

for (const game of GAMES) {
  if (named.length > 0 && !named.includes(game.id)) continue;
  const strategies = listShareStrategies(game);
  const shares: GameShares = {
    receipt: createReceipt(game.id, {
      command: `npm run shares -- ${game.id}`,
      seed: SHARES_SEED,
      games: strategies.length * SHARED_GAMES + SWITCHED_DEALS,
    }),
    seats: getShareSeats(game),
    games: SHARED_GAMES,
    counts: Object.fromEntries(
      strategies.map((strategy) => {
        const sample = countArticles(game, strategy, 0, SAMPLED_GAMES);
        const all = addCounts(sample, countArticles(game, strategy, SAMPLED_GAMES, SHARED_GAMES));
        return [strategy, { all, sample }];
      }),
    ),
    deals: SWITCHED_DEALS,
    practices: countPracticeEffects(game, strategies.at(-1)!, 0, SWITCHED_DEALS),
  };
  const file = new URL(`../content/shares/${game.id}.json`, import.meta.url);
  writeFileSync(file, `${JSON.stringify(shares, undefined, 1)}\n`);
}
