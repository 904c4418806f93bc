/**
 * `npm run exhaust`: plays every line of small deals of each game, or of those named, prints a line for each plan, and
 * writes what the book leaves open in them to `content/silences/`. `--budget` limits the positions of a plan, and writes
 * nothing. The status is 1 if any position breaks a rule that always holds.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { GAMES } from '#engine/games.ts';
import { EXHAUST_SEED, listSilences, PUBLISHED_BUDGET } from '#engine/lab/exhaust.ts';
import { createReceipt } from './receipts.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { budget: { type: 'string' } } });
let wrong = 0;
for (const game of GAMES) {
  if (positionals.length > 0 && !positionals.includes(game.id)) continue;
  let since = performance.now();
  const found = listSilences(game, Number(values.budget ?? PUBLISHED_BUDGET), (plan, { broken, silences }) => {
    const seconds = ((performance.now() - since) / 1000).toFixed(1);
    since = performance.now();
    const readings = Object.entries(plan.readings).map((pair) => pair.join('='));
    process.stdout.write(
      `${[game.id, `${plan.seats} players`, `${plan.cards} cards`, readings.join(' ') || 'usual practices', `${plan.deals} deals`, `${plan.positions} positions`, `${plan.ends} ends${plan.cut ? ', cut' : ''}`, `${silences.size} silences`, `${broken.length} broken`, `${seconds} s`].join(' · ')}\n`,
    );
    for (const { what, deal, moves } of broken) process.stdout.write(`  ${what}: ${deal} | ${moves.join(', ')}\n`);
    wrong += broken.length;
  });
  if (values.budget !== undefined) continue;
  const receipt = createReceipt(game.id, {
    command: `npm run exhaust -- ${game.id}`,
    seed: EXHAUST_SEED,
    games: found.plans.reduce((sum, { deals }) => sum + deals, 0),
  });
  const file = new URL(`../content/silences/${game.id}.json`, import.meta.url);
  writeFileSync(file, `${JSON.stringify({ receipt, ...found }, undefined, 1)}\n`);
}
process.exitCode = wrong > 0 ? 1 : 0;
