/** Tests that what others may have written down of this site goes on to answer, and to mean the same. */
import { expect, test } from 'vitest';
import { builtPages } from './dist.ts';
import { formatPublished, listPresent, readPublished } from './published.ts';

const published = readPublished();
const present = new Set(listPresent().map(formatPublished));

test('no address, frame, article, term or disputed point that was listed has gone or means something else', () => {
  expect(published.length).toBeGreaterThan(1_000);
  expect(published.map(formatPublished).filter((line) => !present.has(line))).toEqual([]);
});

test('everything that others may write down is in the list', () => {
  const listed = new Set(published.map(formatPublished));
  expect([...present].filter((line) => !listed.has(line))).toEqual([]);
});

test('each page and each frame that is listed answers in both languages', () => {
  const paths = new Set(builtPages.map(({ path }) => path));
  for (const [kind, address] of published)
    for (const language of ['en', 'fr']) {
      if (kind === 'page') expect(paths).toContain(`/${language}/${address}`);
      if (kind === 'frame' || kind === 'article') expect(paths).toContain(`/embed/${language}/${address}/`);
    }
});
