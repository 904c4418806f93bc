/** Tests the games saved on a device, when its storage works and when it fails. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findGame } from '#engine/games.ts';
import { createRandom } from '#engine/random.ts';
import { formatRecord } from '#engine/record/format-record.ts';
import { LiveGame } from '#engine/record/live-game.ts';
import {
  buildSavedGameFragment,
  createGameId,
  deleteSavedGame,
  findSavedGame,
  listSavedGames,
  MAX_SAVED_GAMES,
  parseSavedGameFragment,
  parseSavedRecord,
  type SavedGame,
  writeSavedGame,
} from '../../src/browser/saved-games.ts';
import { getSeatScore, saveGame } from '../../src/features/play/save-game.ts';
import { startGame } from '../engine/sat-down.ts';
import { FakeStorage } from './held.ts';

let storage: FakeStorage;
beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => void vi.unstubAllGlobals());

const game = (id: string, at: number): SavedGame => ({
  id,
  game: 'jig',
  record: '[Snorum "1"]',
  chairs: ['you', 'book'],
  at,
  deal: 2,
  holds: -3,
  over: false,
});

describe('games kept on the device', () => {
  test('are restored as they were, the last played first', () => {
    for (const [id, at] of [
      ['a', 1],
      ['b', 3],
      ['c', 2],
    ] as const)
      expect(writeSavedGame(game(id, at))).toBe(true);
    expect(listSavedGames()).toEqual([game('b', 3), game('c', 2), game('a', 1)]);
    writeSavedGame({ ...game('a', 4), deal: 3, over: true });
    expect(listSavedGames().map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(findSavedGame('a')).toEqual({ ...game('a', 4), deal: 3, over: true });
    deleteSavedGame('b');
    expect(listSavedGames().map(({ id }) => id)).toEqual(['a', 'c']);
  });

  test('are limited to the last ten', () => {
    for (let at = 0; at < MAX_SAVED_GAMES + 3; at++) writeSavedGame(game(at.toString(16), at));
    expect(listSavedGames().map(({ at }) => at)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    // Saving a stored game again displaces none.
    writeSavedGame(game('3', 99));
    expect(listSavedGames()).toHaveLength(MAX_SAVED_GAMES);
  });

  test.each([
    '{nonsense',
    'null',
    '[]',
    '3',
    '{"version":0,"game":"jig","record":"","chairs":[],"at":1,"deal":1}',
    '{"version":2,"game":"jig","record":"","chairs":[],"at":1,"deal":1}',
    '{"version":1,"game":"jig","record":"","chairs":"you","at":1,"deal":1}',
    '{"version":1,"game":"jig","record":"","chairs":[3],"at":1,"deal":1}',
    '{"version":1,"game":"jig","record":"","chairs":[],"at":"now","deal":1}',
    '{"version":1,"game":7,"record":"","chairs":[],"at":1,"deal":1}',
  ])('leave unreadable entries alone: %s', (spoilt) => {
    storage.setItem('snorum.game.bad', spoilt);
    storage.setItem('snorum.table', '{"speed":"quick"}');
    writeSavedGame(game('a', 1));
    expect(findSavedGame('bad')).toBeUndefined();
    expect(listSavedGames()).toEqual([game('a', 1)]);
    expect(storage.getItem('snorum.game.bad')).toBe(spoilt);
    expect(storage.getItem('snorum.table')).toBe('{"speed":"quick"}');
  });

  test('are not kept where the storage is full, and earlier ones stay', () => {
    writeSavedGame(game('a', 1));
    storage['setItem'] = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(writeSavedGame(game('b', 2))).toBe(false);
    Reflect.deleteProperty(storage, 'setItem');
    expect(listSavedGames()).toEqual([game('a', 1)]);
  });

  test('make room for a new one by their size, the oldest first', () => {
    const room = 4000;
    storage['setItem'] = (key: string, value: string) => {
      const used = Object.entries(storage).filter(([other, text]) => other !== key && typeof text === 'string');
      if (used.reduce((sum, [, text]) => sum + (text as string).length, value.length) > room)
        throw new DOMException('full', 'QuotaExceededError');
      storage[key] = value;
    };
    for (const [id, at] of [
      ['a', 1],
      ['b', 2],
      ['c', 3],
    ] as const)
      expect(writeSavedGame({ ...game(id, at), record: 'x'.repeat(1000) })).toBe(true);
    expect(writeSavedGame({ ...game('d', 4), record: 'x'.repeat(1800) })).toBe(true);
    expect(listSavedGames().map(({ id }) => id)).toEqual(['d', 'c']);
    // The game that grows takes the place of others, and never its own.
    expect(writeSavedGame({ ...game('c', 3), record: 'x'.repeat(2500) })).toBe(true);
    expect(listSavedGames().map(({ id }) => id)).toEqual(['c']);
    // Nothing is given up for one that would not fit all the same.
    expect(writeSavedGame({ ...game('e', 5), record: 'x'.repeat(4000) })).toBe(false);
    expect(listSavedGames().map(({ id }) => id)).toEqual(['c']);
  });

  test('of more than 100,000 characters are not kept', () => {
    expect(writeSavedGame({ ...game('a', 1), record: 'x'.repeat(99_000) })).toBe(true);
    expect(writeSavedGame({ ...game('a', 2), record: 'x'.repeat(100_000) })).toBe(false);
    expect(findSavedGame('a')?.at).toBe(1);
  });

  test('dated in the future give way to new ones, which are never removed as they are written', () => {
    const ahead = Date.now() + 1e12;
    for (let i = 0; i < MAX_SAVED_GAMES; i++) writeSavedGame(game(`f${i}`, ahead + i));
    for (const id of ['a', 'b', 'c']) {
      expect(writeSavedGame(game(id, Date.now()))).toBe(true);
      expect(findSavedGame(id)).toBeDefined();
    }
    expect(listSavedGames()).toHaveLength(MAX_SAVED_GAMES);
    expect(Math.max(...listSavedGames().map(({ at }) => at))).toBeLessThanOrEqual(Date.now());
  });

  test('in another form give no record', () => {
    expect(parseSavedRecord('{"record":"[Snorum]"}')).toBe('[Snorum]');
    for (const text of ['null', '3', '[]', '{', '{"record":3}', '']) expect(parseSavedRecord(text)).toBeUndefined();
  });

  test('are none where there is no storage', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(writeSavedGame(game('a', 1))).toBe(false);
    expect(listSavedGames()).toEqual([]);
    expect(findSavedGame('a')).toBeUndefined();
    expect(() => deleteSavedGame('a')).not.toThrow();
  });

  test('are named by an address', () => {
    const id = createGameId();
    expect(parseSavedGameFragment(buildSavedGameFragment(id))).toBe(id);
    expect(['', '#step-3', '#play=1.a', '#kept=', '#kept=../x'].map(parseSavedGameFragment)).toEqual(
      Array(5).fill(undefined),
    );
  });
});

describe('a game in play', () => {
  test.each([
    ['nain-jaune', 3],
    ['manille', 4],
    ['jig', 3],
  ] as const)('of %s is kept to the last card', (id, seats) => {
    const live = startGame(findGame(id)!, { seats, seed: 'kept' });
    const chairs = Array.from({ length: seats }, (_, seat) => (seat === 1 ? 'you' : 'book'));
    for (let moves = 0; moves < 9; moves++) {
      if (live.table.dealOver) break;
      live.play(live.legal()[0]!);
      expect(saveGame('aa', live, chairs as never)).toBe(true);
      const kept = findSavedGame('aa')!;
      expect(kept).toMatchObject({ game: id, chairs, deal: live.table.dealNumber, holds: getSeatScore(live, 1) });
      const again = LiveGame.from(kept.record, [findGame(id)!]);
      if (!again.ok) throw new Error('what was kept cannot be read');
      expect(formatRecord(again.value.record)).toBe(formatRecord(live.record));
      expect(again.value.played.steps).toEqual(live.played.steps);
    }
  });

  test('shows counters, or the points of its side', () => {
    const nain = startGame(findGame('nain-jaune')!, { seats: 3, seed: 'kept' });
    expect([0, 1, 2].map((seat) => getSeatScore(nain, seat))).toEqual([...nain.table.balance.slice(0, 3)]);
    const manille = startGame(findGame('manille')!, { seats: 4, seed: 'kept' });
    for (let deal = 2; deal < 9 && manille.table.scores![0] === manille.table.scores![1]; deal++) {
      while (!manille.table.dealOver) manille.play(manille.legal()[0]!);
      manille.deal(createRandom('kept', deal));
    }
    const [ac, bd] = manille.table.scores!;
    expect(ac).not.toBe(bd);
    expect([0, 1, 2, 3].map((seat) => getSeatScore(manille, seat))).toEqual([ac, bd, ac, bd]);
  });

  test('of several people at the device reveals nobody’s cards', () => {
    saveGame('bb', startGame(findGame('jig')!, { seats: 3, seed: 'kept' }), ['you', 'book', 'you']);
    expect(findSavedGame('bb')!.holds).toBeUndefined();
  });
});
