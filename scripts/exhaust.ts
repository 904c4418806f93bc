/**
 * `npm run exhaust`: plays every line of small deals of each game, or of those named, and prints a line for each; `--budget`
 * limits the positions of a game. The status is 1 if any position breaks a rule that always holds.
 */
import { parseArgs } from 'node:util';
import { GAMES } from '#engine/games.ts';
import { exhaust, listExhaustPlans } from '#engine/lab/exhaust.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { budget: { type: 'string', default: '1000000' } },
});
let wrong = 0;
for (const game of GAMES) {
  if (positionals.length > 0 && !positionals.includes(game.id)) continue;
  for (const plan of listExhaustPlans(game)) {
    const since = performance.now();
    const { deals, positions, ends, cut, broken, silences } = exhaust({ ...plan, budget: Number(values.budget) });
    const seconds = ((performance.now() - since) / 1000).toFixed(1);
    const readings = Object.entries(plan.readings ?? {}).map((pair) => pair.join('='));
    process.stdout.write(
      `${[game.id, `${plan.seats} players`, `${plan.cards} cards`, readings.join(' ') || 'usual practices', `${deals} deals`, `${positions} positions`, `${ends} ends${cut ? ', cut' : ''}`, `${silences.size} silences`, `${broken.length} broken`, `${seconds} s`].join(' · ')}\n`,
    );
    for (const { what, deal, moves } of broken) process.stdout.write(`  ${what}: ${deal} | ${moves.join(', ')}\n`);
    wrong += broken.length;
  }
}
process.exitCode = wrong > 0 ? 1 : 0;
