/** Tests that an order of card preferences survives being stored in an address or a saved file. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildMoveOrder, CARD_PREFERENCES } from '#engine/compare/compare.ts';
import { parseHands } from '#engine/compare/written-hands.ts';
import { findGame } from '#engine/games.ts';
import { MAX_SEED_LENGTH } from '../../src/browser/seeds.ts';
import {
  formatStoredPreference,
  parsePreference,
  parseRequestedHands,
  parseStoredPreference,
} from '../../src/features/compare/comparison-query.ts';

const BOOKS = ['nain-jaune', 'lindor'].map((id) => ({ game: findGame(id)! }));

test('a stored preference reads back with the seed of its lot', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CARD_PREFERENCES), fc.string({ maxLength: MAX_SEED_LENGTH }), (policy, seed) => {
      const kept = parsePreference(policy, seed);
      expect(parseStoredPreference(formatStoredPreference(kept))).toEqual(kept);
      expect(kept.order).toEqual(buildMoveOrder(policy, policy === 'by-lot' ? seed : ''));
    }),
  );
});

test('a written-out order is kept unchanged', () => {
  const order = buildMoveOrder('by-lot', 'written out');
  expect(parseStoredPreference(formatStoredPreference({ seed: '', policy: '', order }))).toEqual({
    seed: '',
    policy: '',
    order,
  });
});

test('hands in a form of another version are reported as unsound', () => {
  const hands = 'AS2S3S4S5S6S7S8S9S.AH2H3H4H5H6H7H8H9H.AD2D3D4D5D6D7D8D9D.AC2C3C4C5C6C7C8C9C.10S10H10D10CJSJHJDJCQS';
  const readOf = (version: string) => parseHands(parseRequestedHands(`?hands=${version}.${hands}`)!.text, BOOKS, 5);
  expect(readOf('1').ok).toBe(true);
  for (const version of ['2', '', 'x']) {
    const read = readOf(version);
    expect([version, read.ok]).toEqual([version, version === '']);
  }
});
