/** Tests the audit of citations by doing it again: with the same result, and on lines that belong to a wrong article. */
import { expect, test } from 'vitest';
import { GAMES } from '#engine/games.ts';
import { runAudit } from '../audit/published.ts';
import { selectInstances } from '../instances.ts';

test.each(selectInstances(GAMES, (all) => all.filter(({ id }) => id === 'jig')))(
  'the audit of $id gives the same again, from the present rules',
  { timeout: 300_000 },
  ({ id }) => {
    expect(runAudit('audit.ts', '--check', id)).toBe(`${id}: as published\n`);
  },
);

test('ten lines that belong to a wrong article are found', { timeout: 120_000 }, () => {
  expect(runAudit('misbound.ts')).toMatch(/^10 of 10 found$/m);
});
