/** Reads ten thousand hostile addresses and records in the way the pages do: nothing is trusted, and nothing hangs. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { parseHands } from '#engine/compare/written-hands.ts';
import { findGame as engineGame, GAMES } from '#engine/games.ts';
import { parseRecord } from '#engine/record/parse-record.ts';
import { TypedTokens } from '#engine/record/typed-tokens.ts';
import { parseReadings } from '../../src/browser/readings-query.ts';
import { EMBED_VIEWS, parseEmbedOptions, THEMES } from '../../src/embed/options.ts';
import { playRecord } from '../../src/embed/play-record.ts';
import { parseSecret } from '../../src/embed/report-height.ts';
import { formatSnippet, SNIPPET_KINDS, type SnippetOptions } from '../../src/embed/snippets.ts';
import { parseSeededDeal as askedOfPair, parseRequestedHands } from '../../src/features/compare/comparison-query.ts';
import { decodeGameLink } from '../../src/features/play/share-link.ts';
import { LANGUAGES } from '../../src/i18n/routes.ts';
import { formatFault } from '../../src/narration/faults.ts';
import { FOUR_NINES_RECORD } from '../engine/four-nines.ts';
import { hostileQuery, hostileRecord, hostileText, hostileWord } from '../hostile.ts';

// Ten thousand of them are slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

/** Longest time for a single answer on a busy machine, in milliseconds. */
const LONGEST = 2000;

/** Runs a function and returns its result; fails if it takes too long. */
const withinTime = <T>(act: () => T): T => {
  const from = performance.now();
  const answer = act();
  expect(performance.now() - from).toBeLessThan(LONGEST);
  return answer;
};

const plain = (text: string): boolean => /^[a-z0-9-]+$/.test(text);

describe('ten thousand hostile addresses', () => {
  test('set only known options on an embedded table', () => {
    fc.assert(
      fc.property(hostileQuery, (search) => {
        const parts = new URLSearchParams(search);
        const { step, view, theme, seat, readings } = withinTime(() => parseEmbedOptions((name) => parts.get(name)));
        if (step !== undefined) expect(step).toMatch(/^[1-9]\d{0,5}(\.[1-9]\d{0,2})?$/);
        expect([undefined, ...EMBED_VIEWS]).toContain(view);
        expect([undefined, ...THEMES]).toContain(theme);
        expect((seat ?? '').length).toBeLessThanOrEqual(100);
        expect(Object.entries(readings).flat().every(plain)).toBe(true);
        expect(Object.getPrototypeOf(readings)).toBe(Object.prototype);
      }),
      { numRuns: 3000 },
    );
  });

  test('set a comparison to a playable deal', () => {
    fc.assert(
      fc.property(hostileQuery, (search) => {
        const asked = withinTime(() => askedOfPair(search, [4, 5, 6], 5));
        if (!asked) return;
        expect([4, 5, 6]).toContain(asked.deal.seats);
        expect(asked.seed.length).toBeLessThanOrEqual(60);
        expect(new Set(asked.deal.pack).size).toBe(asked.deal.pack.length);
        expect(asked.deal.pack.every((card) => Number.isInteger(card) && card >= 0 && card < 52)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('set a comparison to hands that are dealt as written or reported as wrong', () => {
    const books = ['nain-jaune', 'lindor'].map((id) => ({ game: engineGame(id)! }));
    const hands = fc
      .array(fc.oneof(hostileText, fc.constantFrom('3S6S5HKH8DJDKDAC6C', 'ASAS', '10D')), { maxLength: 14 })
      .map((all) => `?${new URLSearchParams({ hands: ['1', ...all].join('.'), order: all[0] ?? '' })}`);
    let refused = 0;
    fc.assert(
      fc.property(fc.oneof(hands, hostileQuery), (search) => {
        const asked = withinTime(() => parseRequestedHands(search));
        if (!asked) return;
        expect(asked.by.order.every((move) => Number.isInteger(move))).toBe(true);
        const read = withinTime(() => parseHands(asked.text, books, 5));
        if (read.ok) return expect(new Set(read.value.pack).size).toBe(52);
        refused += 1;
        expect(read.faults.length).toBeGreaterThan(0);
        const lines = asked.text.split(/\r\n|[\r\n]/).length;
        for (const { line, column } of read.faults) expect(line >= 1 && line <= lines && column >= 1).toBe(true);
      }),
      { numRuns: 2000 },
    );
    expect(refused).toBeGreaterThan(500);
  });

  test('set an example to practices that are plain words', () => {
    fc.assert(
      fc.property(hostileQuery, (search) => {
        const readings = withinTime(() => parseReadings(search));
        expect(Object.getPrototypeOf(readings)).toBe(Object.prototype);
        expect(Object.values(readings).every((practice) => typeof practice === 'string')).toBe(true);
      }),
      { numRuns: 1500 },
    );
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  test('bring no invalid game', async () => {
    await fc.assert(
      fc.asyncProperty(hostileText, async (text) => {
        const from = performance.now();
        const found = await decodeGameLink(`#play=1.${text}`).catch((error: unknown) => error);
        expect(found instanceof Error || found === undefined || typeof found === 'object').toBe(true);
        expect(performance.now() - from).toBeLessThan(LONGEST);
      }),
      { numRuns: 1000 },
    );
  });

  test('pass on no secret but letters and figures', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const secret = withinTime(() => parseSecret(`#?secret=${text}`));
        expect(secret ?? 'x').toMatch(/^[a-zA-Z0-9]{1,64}$/);
      }),
      { numRuns: 1000 },
    );
  });

  test('are copied into a post as text, whatever they name', () => {
    const chosen = fc.record<SnippetOptions>({
      id: fc.constant('peel-four-nines'),
      room: fc.constantFrom('examples', 'compare'),
      lang: fc.constantFrom('en', 'fr'),
      title: hostileWord,
      step: fc.tuple(fc.integer({ min: 1, max: 99 }), fc.constantFrom('', '.2', '.10')).map((parts) => parts.join('')),
      view: fc.constantFrom(...EMBED_VIEWS),
      theme: fc.constantFrom(undefined, ...THEMES),
      seat: fc.option(hostileWord, { nil: undefined }),
      readings: hostileQuery.map(
        (search) => parseEmbedOptions((name) => new URLSearchParams(search).get(name)).readings,
      ),
      record: hostileWord,
    });
    const place = { site: 'https://host.example/', version: '0123456789ab', integrity: 'sha384-x' };
    fc.assert(
      fc.property(chosen, fc.constantFrom(...SNIPPET_KINDS), (example, form) => {
        const tags = formatSnippet(form, example, place).match(/<\/?[a-z-]+/gi) ?? [];
        expect(['a', 'iframe', 'script', 'snorum-example', 'Snorum', 'snorum', 'pre', 'img', 'div', 'p']).toEqual(
          expect.arrayContaining(tags.map((tag) => tag.replace(/^<\/?/, ''))),
        );
        expect(tags.filter((tag) => tag === '<script').length).toBe(Number(['element', 'record'].includes(form)));
      }),
      { numRuns: 1500 },
    );
  });
});

describe('hostile records in a frame', () => {
  const play = (text: string, readings: Readonly<Record<string, string>>) => {
    const parsed = parseRecord(text, TypedTokens);
    return parsed.ok ? playRecord(parsed.value, GAMES, readings) : parsed;
  };

  const wanted = hostileQuery.map(
    (search) => parseEmbedOptions((name) => new URLSearchParams(search).get(name)).readings,
  );

  test('are played or refused, each fault with its place and a sentence', () => {
    let played = 0;
    fc.assert(
      fc.property(hostileRecord, wanted, fc.constantFrom(...LANGUAGES), (text, readings, lang) => {
        const answer = withinTime(() => play(text, readings));
        if (answer.ok) {
          played += 1;
          expect(answer.value.played.steps.length).toBeGreaterThan(0);
        } else {
          expect(answer.faults.length).toBeGreaterThan(0);
          for (const fault of answer.faults) {
            const { line, column } = fault;
            expect(line >= 1 && column >= 1 && line <= text.split(/\r\n|[\r\n]/).length).toBe(true);
            expect(formatFault(fault, lang)).toMatch(
              { en: /; (expected|use it|put it|mend|remove) /, fr: /\u202f; il / }[lang],
            );
          }
        }
      }),
      { numRuns: 2000 },
    );
    expect(played).toBeGreaterThan(0);
  });

  test.each([
    ['deals without end', `${FOUR_NINES_RECORD}\n${'[Deal "2"]\n'.repeat(3000)}`],
    ['moves without end', `${FOUR_NINES_RECORD}\n${'A 9S\n'.repeat(7000)}`],
    ['nested signs', `${FOUR_NINES_RECORD}${'([{'.repeat(12_000)}`],
    ['a name of forty thousand letters', FOUR_NINES_RECORD.replace(/"A /, `"${'A'.repeat(40_000)} `)],
    [
      'a thousand seats',
      FOUR_NINES_RECORD.replace(
        /\[Seats "[^"]*"/,
        `[Seats "${Array.from({ length: 1000 }, (_, i) => `S${i}`).join(' ')}"`,
      ),
    ],
    ['counters beyond counting', FOUR_NINES_RECORD.replace(/\[Counters "5"\]/, '[Counters "999999999999999999999"]')],
    ['one line of quotes', `[${'"'.repeat(40_000)}`],
  ])('%s are answered in time', (_, text) => {
    const answer = withinTime(() => play(text.slice(0, 40_000), {}));
    expect(answer.ok || answer.faults.length > 0).toBe(true);
  });
});
