/**
 * Whole examples told from the first step to the last, as one would read them aloud, in `tests/golden/`:
 * `<game>-<example>.<language>.txt`. Change one only after reading it as prose; `npx vitest --project unit -u` writes them.
 */
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gameOf } from '#engine/games.ts';
import { tagOf } from '#engine/record/record.ts';
import { LANGUAGES, type Language } from '../read.ts';
import { examplesById, played, sentencesOf, TOLD } from './telling.ts';

const GOLDEN = new URL('../../golden/', import.meta.url);
const examples = examplesById();

/** A file, and the example it tells. */
const golden = readdirSync(GOLDEN)
  .sort()
  .map((file) => {
    const [, name = '', lang] = /^(.+)\.(en|fr)\.txt$/.exec(file) ?? [];
    const example = examples.find(({ game, id }) => name === `${game}-${id}`);
    if (!example) throw new Error(`tests/golden/${file} names no example and language`);
    return { file, name, lang: lang as Language, whole: played(example.record) };
  });

/** An example as told: its title, every move with what is told of it, a line for each thing settled, the accounts at the end. */
const playthrough = (whole: ReturnType<typeof played>, lang: Language): string => {
  const told = sentencesOf(whole, lang);
  const steps = whole.steps.map(
    ({ move, part }, i) =>
      `${part === 1 ? `${move}\n` : ''}    ${told[i]!}\n${whole.steps[i + 1]?.part === part + 1 ? '' : '\n'}`,
  );
  const title = tagOf(whole.record.tags, 'Title', lang)!.value;
  const { balance, scores } = whole.steps.at(-1)!;
  const amounts = [...whole.accounts, ...whole.scorers].map((name, i) => `${name} ${[...balance, ...scores][i]}`);
  return `${`${title}\n\n${steps.join('')}${amounts.join('  ')}`.trimEnd()}\n`;
};

test.each(golden)('$file reads as it did', async ({ file, lang, whole }) => {
  await expect(playthrough(whole, lang)).toMatchFileSnapshot(new URL(file, GOLDEN).pathname);
});

test('each is told in both languages', () => {
  const names = [...new Set(golden.map(({ name }) => name))];
  expect(golden.map(({ name, lang }) => `${name} ${lang}`)).toEqual(
    names.flatMap((name) => LANGUAGES.map((lang) => `${name} ${lang}`)),
  );
});

describe.each(TOLD.map(({ id }) => id))('%s', (id) => {
  test.each(['', ...(gameOf(id)!.variants ?? [])])('has a whole example told (%s)', (variant) => {
    expect(golden.some(({ whole }) => whole.game === id && (whole.variant ?? '') === variant)).toBe(true);
  });
});
