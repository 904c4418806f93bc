/**
 * Compares the narration of whole examples with the files `<game>-<example>.<language>.txt` in `tests/golden/`. Change
 * a file only after reading it as prose; `npx vitest --project unit -u` writes all of them.
 */
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findGame } from '#engine/games.ts';
import { findTag } from '#engine/record/record.ts';
import { LANGUAGES, type Language } from '../read.ts';
import { listExampleRecords, NARRATED_GAMES, narrateSteps, playRecord } from './narrated.ts';

const GOLDEN = new URL('../../golden/', import.meta.url);
const examples = listExampleRecords();

/** The golden files, each with the example that it narrates. */
const golden = readdirSync(GOLDEN)
  .sort()
  .map((file) => {
    const [, name = '', lang] = /^(.+)\.(en|fr)\.txt$/.exec(file) ?? [];
    const example = examples.find(({ game, id }) => name === `${game}-${id}`);
    if (!example) throw new Error(`tests/golden/${file} names no example and language`);
    return { file, name, lang: lang as Language, whole: playRecord(example.record) };
  });

/**
 * Formats an example as narrated: its title, every move with its sentence, a line for each settlement, and the final
 * accounts.
 */
const playthrough = (whole: ReturnType<typeof playRecord>, lang: Language): string => {
  const told = narrateSteps(whole, lang);
  const steps = whole.steps.map(
    ({ move, part }, i) =>
      `${part === 1 ? `${move}\n` : ''}    ${told[i]!}\n${whole.steps[i + 1]?.part === part + 1 ? '' : '\n'}`,
  );
  const title = findTag(whole.record.tags, 'Title', lang)!.value;
  const { balance, scores } = whole.steps.at(-1)!;
  const amounts = [...whole.accounts, ...whole.scorers].map((name, i) => `${name} ${[...balance, ...scores][i]}`);
  return `${`${title}\n\n${steps.join('')}${amounts.join('  ')}`.trimEnd()}\n`;
};

test.each(golden)('the narration in $file is unchanged', async ({ file, lang, whole }) => {
  await expect(playthrough(whole, lang)).toMatchFileSnapshot(new URL(file, GOLDEN).pathname);
});

test('every narration kept exists in both languages', () => {
  const names = [...new Set(golden.map(({ name }) => name))];
  expect(golden.map(({ name, lang }) => `${name} ${lang}`)).toEqual(
    names.flatMap((name) => LANGUAGES.map((lang) => `${name} ${lang}`)),
  );
});

describe.each(NARRATED_GAMES.map(({ id }) => id))('the game %s', (id) => {
  test.each(['', ...(findGame(id)!.variants ?? [])])(
    'has a kept narration of a whole example (variation “%s”)',
    (variant) => {
      expect(golden.some(({ whole }) => whole.game === id && (whole.variant ?? '') === variant)).toBe(true);
    },
  );
});
