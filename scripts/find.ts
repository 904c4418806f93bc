/**
 * `npm run find`: searches for the first deal of each pattern listed on the page “Find me a deal”, and writes its
 * record to `content/found/`. The result is the same as long as the rules and the shuffle are.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { gameOf } from '#engine/games.ts';
import { dealOf, searchFrom, seedOf, WANTED, WORD } from '#engine/lab/find.ts';
import { printRecord } from '#engine/record/record.ts';

const folder = new URL('../content/found/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const wanted of WANTED) {
  const game = gameOf(wanted.game)!;
  const { found } = searchFrom(
    (i) => dealOf(wanted, game, seedOf(WORD, i)).step >= 0,
    0,
    () => false,
  );
  const { played, step } = dealOf(wanted, game, seedOf(WORD, found!));
  writeFileSync(new URL(`${wanted.id}.deal`, folder), printRecord(played.record));
  console.log(`${wanted.id}: ${seedOf(WORD, found!)}, step ${step + 1} of ${played.steps.length}`);
}
