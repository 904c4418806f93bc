/**
 * `npm run find`: searches for the first deal of each pattern listed on the page “Find me a deal”, and writes its
 * record to `content/found/`. The result changes only if the rules or the shuffle change.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { findGame } from '#engine/games.ts';
import { DEAL_PATTERNS, formatSeed, PUBLISHED_SEED_WORD, playPatternDeal, searchDealsFrom } from '#engine/lab/find.ts';
import { formatRecord } from '#engine/record/format-record.ts';

const folder = new URL('../content/found/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const pattern of DEAL_PATTERNS) {
  const game = findGame(pattern.game)!;
  const { found } = searchDealsFrom(
    (i) => playPatternDeal(pattern, game, formatSeed(PUBLISHED_SEED_WORD, i)).step >= 0,
    0,
    () => false,
  );
  const { played, step } = playPatternDeal(pattern, game, formatSeed(PUBLISHED_SEED_WORD, found!));
  writeFileSync(new URL(`${pattern.id}.deal`, folder), formatRecord(played.record));
  console.log(`${pattern.id}: ${formatSeed(PUBLISHED_SEED_WORD, found!)}, step ${step + 1} of ${played.steps.length}`);
}
