/** Tests the list of examples against the examples as the engine plays them. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES } from '#engine/games.ts';
import { replay } from '#engine/record/replay.ts';
import { builtPages } from './dist.ts';

const EXAMPLES = new URL('../../content/examples/', import.meta.url);
const played = new Map(
  readdirSync(EXAMPLES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.deal'))
    .map((file) => {
      const result = replay(readFileSync(new URL(file, EXAMPLES), 'utf8'), GAMES);
      if (!result.ok) throw new Error(file);
      return [/([^/\\]+)\.deal$/.exec(file)![1]!, result.value];
    }),
);
const htmlOf = (path: string): string => builtPages.find((page) => page.path === path)?.html ?? '';

describe.each(['en', 'fr'] as const)('the list of examples, %s', (lang) => {
  const entries = new Map(
    [...htmlOf(`/${lang}/examples/`).matchAll(/<li[^>]*data-example="?([a-z\d-]+)"?[^>]*>(.*?)<\/li>/gs)].map(
      ([, id, entry]) => [id!, entry!],
    ),
  );

  test('has every example, with its players and its steps', () => {
    expect([...entries.keys()].sort()).toEqual([...played.keys()].sort());
    for (const [id, { seats, steps }] of played) {
      const said = /class="?quiet"?[^>]*>([^<]*)/.exec(entries.get(id)!)?.[1] ?? '';
      expect(said.match(/\d+/g)?.slice(0, 2).map(Number), id).toEqual([seats.length, steps.length]);
    }
  });

  test('links every example to the table of its game', () => {
    for (const [id, { game }] of played)
      expect(htmlOf(`/${lang}/examples/${id}/`), id).toContain(`/${lang}/games/${game}/#new-game`);
  });
});
