/**
 * Tests the published audit of citations: its counts are of the present rules, and nearly all changes are told by the
 * article of their line.
 */
import { describe, expect, test } from 'vitest';
import { GAMES } from '#engine/games.ts';
import { AUDIT_OUTCOMES } from '#engine/lab/audit.ts';
import { EQUIVALENTS } from '../audit/equivalents.ts';
import { readAudit, runAudit } from '../audit/published.ts';
import { REASONS } from '../audit/reasons.ts';

describe.each(GAMES)('the audit of $id', (game) => {
  const { counts, articles, elsewhere, equivalent, unseen } = readAudit(game.id);

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
    GAMES.reduce((all, { id }) => all + readAudit(id).counts[outcome], 0);
  expect((sum('own') + sum('explained')) / (sum('own') + sum('explained') + sum('other'))).toBeGreaterThanOrEqual(0.95);
});

test('each reason explains a change', () => {
  const given = new Set(GAMES.flatMap(({ id }) => readAudit(id).elsewhere.map(({ file, why }) => `${file}: ${why}`)));
  for (const { file, why } of REASONS) expect(given).toContain(`${file}: ${why}`);
});

test('each equivalence is that of a change which nothing shows', () => {
  const given = GAMES.flatMap(({ id }) => readAudit(id).equivalent.map(([change, why]) => `${change} ${why}`));
  for (const { file, changes, why } of EQUIVALENTS)
    for (const each of changes ?? [''])
      expect(
        given.some((one) => one.startsWith(`${file}:`) && one.includes(each) && one.endsWith(why)),
        `${file} ${each}: ${why}`,
      ).toBe(true);
});

test('in all games together fewer than one change in twenty is still open', () => {
  const all = GAMES.map(({ id }) => readAudit(id).counts);
  const sum = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((a, b) => a + b);
  expect(all.reduce((open, { none }) => open + none, 0)).toBeLessThan(all.reduce((n, each) => n + sum(each), 0) / 20);
});

test('the published audits are of the present rules', () => {
  expect(runAudit('audit.ts', '--hash')).toBe(GAMES.map(({ id }) => `${id} ${readAudit(id).rules}\n`).join(''));
});
