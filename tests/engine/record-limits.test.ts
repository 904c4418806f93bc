/**
 * Tests records of any size and shape, damaged ones and noise: nothing throws, at most a hundred faults are listed, and
 * every answer comes in time.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { formatCard } from '#engine/cards.ts';
import { parseHandsForAuthor } from '#engine/compare/written-hands.ts';
import { findGame, GAMES } from '#engine/games.ts';
import { createRandom, type Random } from '#engine/random.ts';
import { createDealRecord } from '#engine/record/deal-record.ts';
import { isFaultListFull } from '#engine/record/faults.ts';
import { formatRecord } from '#engine/record/format-record.ts';
import { MAX_FAULTS, MAX_RECORD_CHARACTERS } from '#engine/record/limits.ts';
import { parseRecord } from '#engine/record/parse-record.ts';
import { replay } from '#engine/record/replay.ts';
import { RUNS_LONG_TESTS } from '../instances.ts';
import { runWithinLimit } from '../thread-time.ts';
import { startGame } from './sat-down.ts';

vi.setConfig({ testTimeout: RUNS_LONG_TESTS ? 3_600_000 : 120_000 });

const contents = join(import.meta.dirname, '../../content');
const KEPT = ['examples', 'found'].flatMap((room) =>
  readdirSync(join(contents, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.deal'))
    .sort()
    .map((file) => readFileSync(join(contents, room, file), 'utf8')),
);

/** Returns a text of a given length: a head, and one piece repeated. */
const repeatToLength = (length: number, head: string, piece: string, tail = ''): string =>
  head + piece.repeat(Math.floor((length - head.length - tail.length) / piece.length)) + tail;

/**
 * Returns a text of about this length in which one letter has very many accents, which Unicode normalisation has to
 * sort.
 */
const makeAccented = (length: number, around: (name: string) => string): string => {
  const half = Math.floor(length / 2);
  return around(`a${'\u0300'.repeat(half)}${'\u0316'.repeat(half)}`);
};

const HEAD = '[Snorum "1"]\n[Game "snip-snap-snorum"]\n[Seats "A B"]\n[Dealer "A"]\n';
const DEAL = '[Deal "1"]\nA: 9H KS QS JS 2H\nB: 9S 2D 3D 4D 5D\n';

const answered = (text: string): void => {
  const answer = runWithinLimit(() => replay(text, GAMES));
  if (answer.ok) return;
  const { faults } = answer;
  expect(faults.length).toBeGreaterThan(0);
  expect(faults.length).toBeLessThanOrEqual(MAX_FAULTS);
  expect(faults.some(({ code }) => code === 'more-faults')).toBe(isFaultListFull(faults));
  expect(faults.every(({ line, column }) => line >= 1 && column >= 1)).toBe(true);
  // In a text beyond the limit only the first line is named.
  const lines = text.length > MAX_RECORD_CHARACTERS ? 1 : text.split(/\r\n|\r|\n/).length;
  expect(Math.max(...faults.map(({ line }) => line))).toBeLessThanOrEqual(lines);
};

describe('a record beyond the limits', () => {
  test('is reported as too long above a million characters, and as nothing else', () => {
    expect(replay(repeatToLength(1_000_000, HEAD + DEAL, ' '), GAMES).ok).toBe(true);
    const longer = replay(repeatToLength(1_000_001, HEAD + DEAL, ' '), GAMES);
    expect(longer.ok ? [] : longer.faults.map(({ code }) => code)).toEqual(['too-long']);
  });

  const long = MAX_RECORD_CHARACTERS - 100;
  test.each<[string, string]>([
    ['opening brackets', repeatToLength(long, '', '(')],
    ['opening brackets in a hand', repeatToLength(long, `${HEAD}[Deal "1"]\nA: `, '(')],
    ['tags that are not closed', repeatToLength(long, '', '[')],
    ['lines that open a tag', repeatToLength(long, '', '[\n')],
    ['comments', repeatToLength(long, HEAD + DEAL, '{a}')],
    ['comments that close no brace', repeatToLength(long, `${HEAD}${DEAL}B 9S `, '; }\n')],
    ['braces', repeatToLength(long, '', '{')],
    ['seats', HEAD.replace('A B', repeatToLength(long - 100, '', 'S1 '))],
    ['a name', HEAD.replace('A B', repeatToLength(long - 100, 'A ', 'B'))],
    ['tags', HEAD + Array.from({ length: 60_000 }, (_, i) => `[T${'x'.repeat(1 + (i % 9))} "${i}"]`).join('\n')],
    ['a title', repeatToLength(long, `${HEAD}[Title "`, 'a', '"]')],
    ['a title of backslashes', repeatToLength(long, `${HEAD}[Title "`, '\\a', '"]')],
    ['a tag’s name', repeatToLength(long, '[', 'a', ' "b"]')],
    ['blanks in a tag', repeatToLength(long, '[Title "a"', ' ', 'x]')],
    ['blanks', repeatToLength(long, HEAD, '\r')],
    ['cards', repeatToLength(long, `${HEAD}[Deal "1"]\nA: `, '9S ')],
    ['hands', repeatToLength(long, `${HEAD}[Deal "1"]\n`, 'Z: ')],
    ['deals', repeatToLength(long, HEAD, '[Deal "1"]\n')],
    ['moves', repeatToLength(long, HEAD + DEAL, 'B 9S ')],
    ['cards taken', repeatToLength(long, `${HEAD}${DEAL}B 9S x `, '9S ')],
    ['words', repeatToLength(long, HEAD + DEAL, 'a ')],
    ['words before a deal', repeatToLength(long, HEAD, 'a ')],
    ['one word', repeatToLength(long, HEAD + DEAL, 'B')],
    ['accounts', repeatToLength(long, `${HEAD}[Expect "`, 'A 5 ', '"]')],
    ['accounts that are none', repeatToLength(long, `${HEAD}[Expect "`, 'Z 5 ', '"]')],
    ['cards drawn', repeatToLength(long, `${HEAD.replace('[Dealer "A"]', '')}[Draw "`, '2S ', '"]')],
    ['lots', repeatToLength(long, `${HEAD}[Lot "`, 'A ', '"]')],
    ['readings', repeatToLength(long, `${HEAD}[Readings "`, 'a=b ', '"]')],
    ['signs of equality', repeatToLength(long, `${HEAD}[Readings "`, '=', '"]')],
    ['a seed', repeatToLength(long, `${HEAD.replace('Dealer "A"', 'Seed "')}`.replace('"]\n', ''), 'x', '"]')],
    ['closing brackets above a deal', repeatToLength(long, HEAD, ']')],
    ['opening brackets above a deal', repeatToLength(long, `${HEAD}a`, '(')],
    ['empty remarks above a deal', repeatToLength(long, `${HEAD}a`, '{}')],
    ['empty brackets in a hand', repeatToLength(long, `${HEAD}[Deal "1"]\nA: `, '()')],
    ['empty remarks', repeatToLength(long, HEAD + DEAL, '{}')],
    ['remarks to the end of their lines', repeatToLength(long, HEAD + DEAL, ';\n')],
    ['a line that means nothing', repeatToLength(long, `${HEAD}${DEAL}B foo `, 'x ')],
    ['remarks', repeatToLength(long, HEAD + DEAL, '{so it is}\n')],
    ['accents out of their order', makeAccented(long - 200, (name) => HEAD.replace('A B', `A B ${name}`))],
    ['accents on who deals', makeAccented(long - 200, (name) => HEAD.replace('Dealer "A"', `Dealer "${name}"`))],
    ['accents on who is taught', makeAccented(long - 200, (name) => `${HEAD}[Lesson "${name}"]\n${DEAL}`)],
    ['accents in an account', makeAccented(long - 200, (name) => `${HEAD}[Expect "${name} 5"]\n${DEAL}`)],
    ['accents in a lot', makeAccented(long - 200, (name) => `${HEAD}[Lot "${name} B"]\n${DEAL}`)],
    ['accents on a hand', makeAccented(long - 200, (name) => `${HEAD}${DEAL}${name}: 9S`)],
    ['accents in a move', makeAccented(long - 200, (name) => `${HEAD}${DEAL}${name} 9S`)],
    ['accents in a call', makeAccented(long - 200, (name) => `${HEAD}${DEAL}B 9S ${name}`)],
    ['names of ligatures', repeatToLength(long, `${HEAD}${DEAL}`, `${'\ufdfa'.repeat(99)} 9S\n`)],
    [
      'names full of accents',
      repeatToLength(long, `${HEAD}${DEAL}`, `a${'\u0300'.repeat(49)}${'\u0316'.repeat(49)} 9S\n`),
    ],
    ['ten million characters', repeatToLength(10_000_000, `${HEAD}[Title "`, 'a', '"]')],
  ])('is answered in time: %s', (_, text) => {
    answered(text);
  });

  test('is printed in time too, of any kind', () => {
    const read = parseRecord(repeatToLength(long, `${HEAD}${DEAL}B 9S `, '{; }'));
    if (!read.ok) throw new Error('not read');
    runWithinLimit(() => formatRecord(read.value));
  });

  test('is answered in time when it is hands for a comparison', () => {
    const books = [{ game: findGame('nain-jaune')! }];
    for (const piece of ['a', 'a ', 'a:', 'a \t', ':', '('])
      runWithinLimit(() => parseHandsForAuthor(repeatToLength(long, 'A: 9S ', piece), books, 3));
  });
});

describe('the longest games', () => {
  test.each(GAMES.map((game) => [game.id, game] as const))('of %s are replayed in time', (_, game) => {
    for (const seats of [game.seatNumbers()[0]!, game.seatNumbers().at(-1)!]) {
      const made = createDealRecord(game, { seats, seed: 'long', play: 'random', deals: 500 });
      if (!made.ok) throw new Error('not made');
      answered(formatRecord(made.value));
    }
  });

  test('with one forfeited deal after another are replayed in time', () => {
    const live = startGame(findGame('cassino')!, { seats: 12, seed: 'forfeited' });
    for (let deal = 0; deal < 500; deal++) {
      live.deal(createRandom('forfeited'));
      const { dealer, hands } = live.table;
      const card = formatCard(hands.owner.indexOf(dealer));
      expect(live.misplay(live.table.parseMove!(['exposes', card])!, dealer)).toBeNull();
    }
    const text = formatRecord(live.record);
    expect(replay(text, GAMES).ok).toBe(true);
    answered(text);
  });
});

describe('spoilt samples', () => {
  /** Length of the longest text tried, in characters. */
  const MOST_TRIED = 10_000_000;
  const SIGNS = [
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    '"',
    '\\',
    ';',
    ':',
    '?',
    '=',
    '\r',
    '\n',
    '\0',
    '\u202e',
    '\ud800',
    '\u0300\u0316',
    '\ufdfa',
    '🂡',
    ' x ',
  ];
  const any = <T>(from: readonly T[], random: Random): T => from[random.below(from.length)]!;

  /** Damages a text once: inserts, cuts or doubles a part, or copies one from another text; sometimes many times. */
  const spoil = (text: string, random: Random): string => {
    const [a, b] = [random.below(text.length + 1), random.below(text.length + 1)].sort((x, y) => x - y) as [
      number,
      number,
    ];
    const other = any(KEPT, random);
    const from = random.below(other.length);
    const often =
      random.below(RUNS_LONG_TESTS ? 200 : 20) === 0
        ? 1 + random.below(RUNS_LONG_TESTS ? MOST_TRIED : 300_000)
        : 1 + random.below(3);
    const put = (what: string) => text.slice(0, a) + what + text.slice(a);
    switch (random.below(6)) {
      case 0:
        return put(any(SIGNS, random).repeat(often));
      case 1:
        return text.slice(0, a) + text.slice(b);
      case 2:
        return put(text.slice(a, Math.min(b, a + 40)).repeat(Math.ceil(often / 40)));
      case 3:
        return put(other.slice(from, from + 60));
      case 4:
        return text.slice(0, a) + text.slice(a, b).split(' ').reverse().join(' ') + text.slice(b);
      default:
        return text.slice(0, a) + any(SIGNS, random) + text.slice(a + 1);
    }
  };

  /** Texts tried: 1,500, or 200,000 in the long tests. */
  test.each(Array.from({ length: RUNS_LONG_TESTS ? 20 : 1 }, (_, i) => i + 1))(
    'are played or refused in time: part %i',
    (part) => {
      const random = createRandom('spoilt', part);
      let played = 0;
      const tries = RUNS_LONG_TESTS ? 10_000 : 1500;
      for (let i = 0; i < tries; i++) {
        let text = any(KEPT, random);
        for (let times = 1 + random.below(3); times > 0; times--) text = spoil(text, random).slice(0, MOST_TRIED);
        answered(text);
        if (replay(text.slice(0, 20_000), GAMES).ok) played += 1;
      }
      expect(played).toBeGreaterThan(0);
      expect(played).toBeLessThan(tries);
    },
  );
});
