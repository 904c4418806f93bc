/**
 * Tests the audit of citations: its published counts are of the present rules, nearly all changes are told by the article
 * of their line, and lines that belong to a wrong article are found.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { GAMES } from '#engine/games.ts';
import { AUDIT_OUTCOMES, type GameAudit } from '#engine/lab/audit.ts';
import { EQUIVALENTS } from '../audit/equivalents.ts';
import { REASONS } from '../audit/reasons.ts';
import { selectInstances } from '../instances.ts';

const read = (id: string): GameAudit =>
  JSON.parse(readFileSync(new URL(`../../content/audit/${id}.json`, import.meta.url), 'utf8')) as GameAudit;

/** Runs a program of the audit; returns what it prints. */
const run = (program: string, ...args: readonly string[]): string =>
  spawnSync(process.execPath, [fileURLToPath(new URL(`../audit/${program}`, import.meta.url)), ...args], {
    encoding: 'utf8',
  }).stdout;

describe.each(GAMES)('the audit of $id', (game) => {
  const { counts, articles, elsewhere, equivalent, unseen } = read(game.id);

  test('names the changes of which another article tells, and those that are not seen', () => {
    expect(elsewhere).toHaveLength(counts.explained + counts.other);
    expect(elsewhere.filter(({ why }) => why)).toHaveLength(counts.explained);
    expect(equivalent).toHaveLength(counts.equivalent);
    expect(unseen).toHaveLength(counts.none);
  });

  test('counts the articles of the edition', () => {
    expect(Object.keys(game.articles)).toEqual(expect.arrayContaining(Object.keys(articles)));
    for (const [shown, own] of Object.values(articles)) expect(own).toBeLessThanOrEqual(shown);
  });
});

test('in all games together 95 of 100 changes that an article tells of are told by their own, or for a reason', () => {
  const sum = (outcome: (typeof AUDIT_OUTCOMES)[number]): number =>
    GAMES.reduce((all, { id }) => all + read(id).counts[outcome], 0);
  expect((sum('own') + sum('explained')) / (sum('own') + sum('explained') + sum('other'))).toBeGreaterThanOrEqual(0.95);
});

test('each reason explains a change', () => {
  const given = new Set(GAMES.flatMap(({ id }) => read(id).elsewhere.map(({ file, why }) => `${file}: ${why}`)));
  for (const { file, why } of REASONS) expect(given).toContain(`${file}: ${why}`);
});

test('each equivalence is that of a change which nothing shows', () => {
  const given = GAMES.flatMap(({ id }) => read(id).equivalent.map(([change, why]) => `${change} ${why}`));
  for (const { file, changes, why } of EQUIVALENTS)
    for (const each of changes ?? [''])
      expect(
        given.some((one) => one.startsWith(`${file}:`) && one.includes(each) && one.endsWith(why)),
        `${file} ${each}: ${why}`,
      ).toBe(true);
});

test('in all games together fewer than one change in twenty is still open', () => {
  const all = GAMES.map(({ id }) => read(id).counts);
  const sum = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((a, b) => a + b);
  expect(all.reduce((open, { none }) => open + none, 0)).toBeLessThan(all.reduce((n, each) => n + sum(each), 0) / 20);
});

test.each(selectInstances(GAMES, (all) => all.filter(({ id }) => id === 'jig')))(
  'the audit of $id gives the same again, from the present rules',
  { timeout: 300_000 },
  ({ id }) => {
    expect(run('audit.ts', '--check', id)).toBe(`${id}: as published\n`);
  },
);

test('the published audits are of the present rules', () => {
  expect(run('audit.ts', '--hash')).toBe(GAMES.map(({ id }) => `${id} ${read(id).rules}\n`).join(''));
});

test('ten lines that belong to a wrong article are found', { timeout: 120_000 }, () => {
  expect(run('misbound.ts')).toMatch(/^10 of 10 found$/m);
});
