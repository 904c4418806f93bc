/**
 * `npm run claims`: plays every trial of every question and writes what was counted to `content/claims/figures.json`.
 * `--from A --to B` plays only those trials and prints what they counted; `--merge FILE …` adds such parts up.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Tally, together } from '#engine/lab/estimate.ts';
import { count, QUESTIONS, SEED } from '#engine/lab/questions.ts';
import { mannersOf } from '#engine/lab/trials.ts';

/** What was counted, by claim and by manner of playing. */
type Counted = Record<string, Record<string, Tally>>;

const { values, positionals } = parseArgs({
  options: {
    from: { type: 'string' },
    to: { type: 'string' },
    seed: { type: 'string', default: SEED },
    merge: { type: 'boolean', default: false },
    claim: { type: 'string' },
  },
  allowPositionals: true,
});

const counted = (): Counted => {
  const all: Counted = {};
  for (const question of QUESTIONS) {
    if (values.claim && question.id !== values.claim) continue;
    const from = Number(values.from ?? 0);
    const to = Math.min(Number(values.to ?? question.trials), question.trials);
    const each = mannersOf(question.setting.game).map(
      (manner) => [manner, count(question, manner, values.seed, from, to)] as const,
    );
    all[question.id] = Object.fromEntries(each);
  }
  return all;
};

const merged = (parts: readonly Counted[]): Counted => {
  const all: Counted = {};
  for (const part of parts)
    for (const [id, manners] of Object.entries(part))
      for (const [manner, tally] of Object.entries(manners)) {
        const ours = all[id] ?? {};
        all[id] = ours;
        ours[manner] = ours[manner] ? together(ours[manner], tally) : tally;
      }
  return all;
};

const text = (what: Counted): string => `${JSON.stringify({ seed: values.seed, counted: what }, undefined, 2)}\n`;

if (values.merge) {
  const parts = positionals.map((file) => (JSON.parse(readFileSync(file, 'utf8')) as { counted: Counted }).counted);
  process.stdout.write(text(merged(parts)));
} else if (values.from !== undefined || values.to !== undefined || values.claim !== undefined)
  process.stdout.write(text(counted()));
else writeFileSync(new URL('../content/claims/figures.json', import.meta.url), text(counted()));
