/**
 * Tests foreign input in the device’s storage or in a link, of up to ten million characters: nothing throws, only our
 * own data is accepted, and the page never waits.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseHands } from '#engine/compare/written-hands.ts';
import { findGame as engineGame } from '#engine/games.ts';
import { createRandom, type Random } from '#engine/random.ts';
import { parseBookReadings, parseReadings } from '../../src/browser/readings-query.ts';
import {
  deleteSavedGame,
  findSavedGame,
  listSavedGames,
  MAX_SAVED_GAMES,
  type SavedGame,
  writeSavedGame,
} from '../../src/browser/saved-games.ts';
import { readPlayerNames, writePlayerNames } from '../../src/browser/saved-player-names.ts';
import {
  ANIMATION_SPEEDS,
  applySettings,
  CARD_INDEX_LANGUAGES,
  getSettings,
  SUIT_COLOURS,
} from '../../src/browser/settings.ts';
import { parseEmbedOptions } from '../../src/embed/options.ts';
import { parseSeededDeal as askedOfPair, parseRequestedHands } from '../../src/features/compare/comparison-query.ts';
import { parseDealAddress } from '../../src/features/deal-finder/deal-address.ts';
import { PLAYER_KINDS } from '../../src/features/play/players.ts';
import { decodeGameLink, encodeGameLink } from '../../src/features/play/share-link.ts';
import { parseSearchQuery as askedOfSearch } from '../../src/features/search/search-query.ts';
import { FOUR_NINES_RECORD } from '../engine/four-nines.ts';
import { RUNS_LONG_TESTS, selectInstances } from '../instances.ts';
import { MAX_TASK_MS, measureSlowdown, measureThreadTimeAsync, runWithinLimit } from '../thread-time.ts';
import { FakeStorage } from './held.ts';

vi.setConfig({ testTimeout: RUNS_LONG_TESTS ? 3_600_000 : 60_000 });

const MOST = 10_000_000;
/** Length of the longest address that a browser keeps, in characters. */
const LONGEST_ADDRESS = 2_000_000;
const BOOKS = ['nain-jaune', 'lindor'].map((id) => ({ game: engineGame(id)! }));
/**
 * Number of tries for each of the three kinds of input; records have their own test in
 * tests/engine/record-limits.test.ts.
 */
const TRIES = RUNS_LONG_TESTS ? 70_000 : 500;

let storage: FakeStorage;
beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('document', { documentElement: { classList: { toggle: () => {} } } });
});
afterEach(() => void vi.unstubAllGlobals());

const SIGNS = ['"', '{', '}', '[', ']', ',', ':', '\\', '\0', '\ud800', '1e999', 'null', '__proto__', '%', '&', '='];
const any = <T>(from: readonly T[], random: Random): T => from[random.below(from.length)]!;

/** Changes a text once: inserts, cuts or overwrites a part; sometimes the text becomes as long as allowed. */
const mutate = (text: string, random: Random): string => {
  const [a, b] = [random.below(text.length + 1), random.below(text.length + 1)].sort((x, y) => x - y) as [
    number,
    number,
  ];
  const often = random.below(RUNS_LONG_TESTS ? 200 : 60) === 0 ? random.below(MOST) : 1 + random.below(3);
  switch (random.below(4)) {
    case 0:
      return text.slice(0, a) + any(SIGNS, random).repeat(often).slice(0, MOST) + text.slice(a);
    case 1:
      return text.slice(0, a) + text.slice(b);
    case 2:
      return text.slice(0, a) + any(SIGNS, random) + text.slice(a + 1);
    default:
      return text.slice(0, a) + any(['0', '-1', '99', '"x"', 'true', '[]', '{}', 'null'], random) + text.slice(b);
  }
};

const GAME: Omit<SavedGame, 'id'> = {
  game: 'snip-snap-snorum',
  record: FOUR_NINES_RECORD,
  chairs: ['you', 'book', 'random'],
  at: 1_700_000_000_000,
  deal: 1,
  holds: 3,
  over: false,
};

describe('a tampered storage', () => {
  test('sets nothing that cannot be chosen', () => {
    const random = createRandom('settings');
    let usual = 0;
    for (let i = 0; i < TRIES; i++) {
      let text = JSON.stringify({ speed: any(ANIMATION_SPEEDS, random), suits: 'four', indices: 'fr' });
      for (let times = 1 + random.below(2); times > 0; times--) text = mutate(text, random);
      storage['snorum.table'] = text;
      runWithinLimit(applySettings);
      const { speed, suits, indices } = getSettings();
      expect([
        ANIMATION_SPEEDS.includes(speed),
        SUIT_COLOURS.includes(suits),
        CARD_INDEX_LANGUAGES.includes(indices),
      ]).toEqual([true, true, true]);
      if (speed === 'usual' && suits === 'two' && indices === 'page') usual += 1;
    }
    expect(usual).toBeGreaterThan(TRIES / 10);
    expect(usual).toBeLessThan(TRIES);
  });

  test('brings no incomplete game', () => {
    const random = createRandom('kept games');
    let found = 0;
    for (let i = 0; i < TRIES; i++) {
      const id = `a${(i % 12).toString(16)}`;
      let text = JSON.stringify({ version: 1, ...GAME });
      for (let times = 1 + random.below(2); times > 0; times--) text = mutate(text, random);
      storage[`snorum.game.${id}`] = text;
      const games =
        i % 20 === 0
          ? runWithinLimit(listSavedGames)
          : [runWithinLimit(() => findSavedGame(id))].flatMap((one) => one ?? []);
      for (const game of games) {
        found += 1;
        expect([typeof game.game, typeof game.record, Number.isFinite(game.at), Number.isInteger(game.deal)]).toEqual([
          'string',
          'string',
          true,
          true,
        ]);
        expect(game.chairs.every((chair) => typeof chair === 'string')).toBe(true);
        expect(game.holds === undefined || Number.isInteger(game.holds)).toBe(true);
        expect(typeof game.over).toBe('boolean');
      }
    }
    expect(found).toBeGreaterThan(0);
    // In a storage full of such entries a game is still kept, and the oldest make room.
    expect(writeSavedGame({ id: 'b', ...GAME })).toBe(true);
    expect(findSavedGame('b')?.record).toBe(FOUR_NINES_RECORD);
    expect(listSavedGames().length).toBeLessThanOrEqual(MAX_SAVED_GAMES);
    deleteSavedGame('b');
    expect(findSavedGame('b')).toBeUndefined();
  });

  test('gives nobody an invalid name', () => {
    const random = createRandom('names');
    let found = 0;
    for (let i = 0; i < TRIES; i++) {
      let text = JSON.stringify(['Marie', '', 'Old Tom']);
      for (let times = 1 + random.below(2); times > 0; times--) text = mutate(text, random);
      storage['snorum.names'] = text;
      const names = runWithinLimit(readPlayerNames);
      found += names.length;
      expect(names.length).toBeLessThanOrEqual(12);
      expect(names.every((name) => typeof name === 'string' && name.length <= 24)).toBe(true);
    }
    expect(found).toBeGreaterThan(0);
    writePlayerNames(['', 'Tom']);
    expect(readPlayerNames()).toEqual(['', 'Tom']);
    writePlayerNames(['', '']);
    expect(storage.getItem('snorum.names')).toBeNull();
  });

  test('of ten million characters keeps nobody waiting', () => {
    for (const text of ['['.repeat(MOST), `"${'a'.repeat(MOST)}"`, `{"record":"${'\\n'.repeat(MOST / 2)}"}`]) {
      storage['snorum.table'] = text;
      storage['snorum.game.a'] = text;
      storage['snorum.names'] = text;
      runWithinLimit(applySettings);
      expect(runWithinLimit(listSavedGames)).toEqual([]);
      expect(runWithinLimit(readPlayerNames)).toEqual([]);
    }
  });
});

describe('a tampered link', () => {
  test('brings a game or none, and the page does not wait for it', async () => {
    const random = createRandom('links');
    const sound = await encodeGameLink(FOUR_NINES_RECORD, ['you', 'book', 'random', 'search']);
    const kinds = { game: 0, none: 0, spoilt: 0 };
    for (let i = 0; i < TRIES; i++) {
      let text = `#${sound}`;
      for (let times = random.below(3); times > 0; times--) text = mutate(text, random);
      const read = () => measureThreadTimeAsync(() => decodeGameLink(text).catch((error: unknown) => error));
      const { value: answer, ms } = await read();
      if (ms >= MAX_TASK_MS) expect((await read()).ms).toBeLessThan(MAX_TASK_MS * measureSlowdown());
      if (answer === undefined) kinds.none += 1;
      else if (answer instanceof Error) kinds.spoilt += 1;
      else {
        const { record, chairs } = answer as { record: string; chairs: readonly (typeof PLAYER_KINDS)[number][] };
        kinds.game += 1;
        expect(record.length).toBeLessThanOrEqual(2_000_000);
        expect(chairs.every((kind) => PLAYER_KINDS.includes(kind))).toBe(true);
      }
    }
    expect(Math.min(kinds.game, kinds.none, kinds.spoilt)).toBeGreaterThan(0);
  });

  test('of ten million characters is not read', async () => {
    for (const piece of ['A', '%41', '&play=1.A', '_-'])
      await expect(decodeGameLink(`#play=1.${piece.repeat(MOST / piece.length)}&chairs=y`)).rejects.toThrow('too long');
  });

  test('yields practices that are plain words, however long it is', () => {
    for (const piece of ['a', 'a=b+', '=', 'readings=a=b&', '%']) {
      const query = `?readings=${piece.repeat(LONGEST_ADDRESS / piece.length)}`;
      const practices = runWithinLimit(() => parseReadings(query));
      expect(Object.getPrototypeOf(practices)).toBe(Object.prototype);
    }
  });

  const READERS: Readonly<Record<string, (query: string) => unknown>> = {
    'an embed': (query) => {
      const parts = new URLSearchParams(query);
      return parseEmbedOptions((name) => parts.get(name));
    },
    'a comparison of a seed': (query) => askedOfPair(query, [3, 4, 5], 5),
    'a comparison of hands': (query) => {
      const wanted = parseRequestedHands(query);
      return wanted && parseHands(wanted.text, BOOKS, 5);
    },
    'a comparison by readings': (query) => parseBookReadings(query, 2),
    'an example': parseReadings,
    'a deal that was found': parseDealAddress,
    'the search': askedOfSearch,
  };
  const NAMES = 'seed seats order hands books readings step view theme seat want deal q game source kind'.split(' ');
  const PIECES = selectInstances(
    ['a', ' ', '.', '9S.', '%41', '+', '=', ';', ',', 'a=b;', '\u0300\u0316', '\ufdfa', '(', '\\', '%'],
    (all) => all.slice(3, 5),
  );

  test.each(Object.keys(READERS))('of two million characters is read at once by %s', (reader) => {
    for (const name of NAMES)
      for (const piece of PIECES) {
        const query = `?${name}=${piece.repeat(LONGEST_ADDRESS / piece.length)}`;
        runWithinLimit(() => READERS[reader]!(query));
        if (name !== 'seed') runWithinLimit(() => READERS[reader]!(`?seed=1&${query.slice(1)}`));
      }
  });
});
