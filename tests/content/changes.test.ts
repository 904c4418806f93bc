/** Tests the history of the articles, which begins with the first release of their editions. */
import { expect, test } from 'vitest';
import {
  findFirstRelease,
  getArticleChangeDate,
  listArticleChanges,
  listEditionChanges,
  listSourceChanges,
} from '../../src/model/changes.ts';
import { EDITIONS } from '../../src/model/editions.ts';
import { SOURCES } from '../../src/model/sources.ts';

const named = SOURCES.flatMap(listSourceChanges).flatMap(({ articles }) => articles);

test('the first release is the earliest heading with a day, and none where no heading has one', () => {
  expect(findFirstRelease('# Changelog\n\n## 0.1.0, not yet released\n')).toBeUndefined();
  expect(findFirstRelease('## 0.2.0, 2027-02-01\n\n## 0.1.0, 2026-12-01\n')).toBe('2026-12-01');
});

test('before the first release no article is marked as changed, and its edition has its first day', () => {
  expect(named.length).toBeGreaterThan(20);
  for (const id of named) {
    expect(getArticleChangeDate(id, undefined), id).toBeUndefined();
    expect(listArticleChanges(id, undefined).length, id).toBeGreaterThan(0);
  }
  for (const edition of EDITIONS)
    for (const { articles } of listEditionChanges(edition, undefined)) expect(articles).toEqual([]);
});

test('after the first release an article has the changes that came later, and no earlier ones', () => {
  const changed = named.filter((id) => getArticleChangeDate(id, '2026-11-22') !== undefined);
  expect(changed.length).toBeGreaterThan(20);
  for (const id of changed) expect(getArticleChangeDate(id, '2026-11-22')! > '2026-11-22', id).toBe(true);
  expect(named.filter((id) => getArticleChangeDate(id, '2027-01-01') !== undefined)).toEqual([]);
});
