/**
 * `npm run claims`: tests the claims of the sources by simulated deals, or only those named by `--claim`, and writes
 * the figures to `content/claims/figures/`.
 *
 * With `--seed`, `--from` or `--to` nothing is written; the counts are printed as a shard: the trials from A to B
 * (exclusive) of every cell, or of those with the strategies named by `--manner`. `--merge FILE …` adds shards up and
 * prints the sum. `--workers N` divides the work among N threads, which changes only the time.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { GAMES } from '#engine/games.ts';
import { CLAIM_QUESTIONS, CLAIMS_SEED, findClaimQuestion } from '#engine/lab/questions.ts';
import {
  CHECKED_TRIAL_COUNT,
  joinPartialTallies,
  mergeShards,
  type PublishedFigures,
  ShardMismatchError,
  type TallyShard,
} from '#engine/lab/shards.ts';
import { STRATEGIES } from '#engine/lab/strategies.ts';
import { countChunk, countChunks, type TrialChunk } from './claims/chunks.ts';

/** An error in the command line: its message is printed and the run ends. */
class Misused extends Error {}

const parseWholeNumber = (option: string, text: string): number => {
  const number = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(number))
    throw new Misused(`--${option} ${text}: not a whole number`);
  return number;
};

const parseChoice = (
  option: string,
  known: readonly string[],
  given: readonly string[] | undefined,
): readonly string[] => {
  for (const each of given ?? [])
    if (!known.includes(each)) throw new Misused(`--${option} ${each}: not one of ${known.join(', ')}`);
  return given ?? known;
};

const run = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    options: {
      claim: { type: 'string', multiple: true },
      manner: { type: 'string', multiple: true },
      seed: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      workers: { type: 'string', default: '1' },
      merge: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  if (values.merge) {
    const shards = positionals.map((file) => JSON.parse(readFileSync(file, 'utf8')) as TallyShard);
    return void process.stdout.write(text(mergeShards(shards)));
  }
  if (positionals.length > 0) throw new Misused(`${positionals[0]}: a file is only read with --merge`);
  const ids = parseChoice(
    'claim',
    CLAIM_QUESTIONS.map(({ id }) => id),
    values.claim,
  );
  const strategies = parseChoice('manner', STRATEGIES, values.manner);
  const workers = Math.max(1, parseWholeNumber('workers', values.workers));
  const from = parseWholeNumber('from', values.from ?? '0');
  const seed = values.seed ?? CLAIMS_SEED;
  const chunksOf = (id: string): readonly TrialChunk[] =>
    findClaimQuestion(id)!
      .cells.filter(({ manner }) => strategies.includes(manner))
      .map(({ key, trials }) => ({ id, key, seed, from, to: values.to ? parseWholeNumber('to', values.to) : trials }));
  const prints = values.seed ?? values.from ?? values.to ?? values.manner;
  const all: Record<string, TallyShard['counted'][string]> = {};
  for (const id of ids) {
    const chunks = chunksOf(id);
    for (const { key, from, to } of chunks)
      if (from >= to) throw new Misused(`${id}, ${key}: no trials from ${from} to ${to}`);
    const parts = await countChunks(workers, chunks);
    all[id] = Object.fromEntries(chunks.map(({ key }, i) => [key, joinPartialTallies(parts[i]!, `${id}, ${key}`)]));
    if (prints !== undefined) continue;
    const file = new URL(`../content/claims/figures/${id}.json`, import.meta.url);
    const first = chunks.map((chunk) => [
      chunk.key,
      countChunk({ ...chunk, to: Math.min(CHECKED_TRIAL_COUNT, chunk.to) }),
    ]);
    // Only the published figures have a receipt, which needs a package; a shard needs none.
    const { createReceipt } = await import('./receipts.ts');
    const { article, cells } = findClaimQuestion(id)!;
    const receipt = createReceipt(GAMES.find(({ articles }) => articles[article])!.id, {
      command: `npm run claims -- --claim ${id}`,
      seed,
      games: cells.reduce((sum, { trials }) => sum + trials, 0),
    });
    writeFileSync(file, text({ receipt, counted: { [id]: all[id]! }, first: Object.fromEntries(first) }));
  }
  if (prints !== undefined) process.stdout.write(text({ seed, version, counted: all }));
};

const text = (shard: TallyShard | PublishedFigures): string => `${JSON.stringify(shard, undefined, 2)}\n`;

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as TallyShard;

try {
  await run();
} catch (error) {
  if (!(error instanceof Misused || error instanceof ShardMismatchError)) throw error;
  process.stderr.write(`claims: ${error.message}\n`);
  process.exitCode = 1;
}
