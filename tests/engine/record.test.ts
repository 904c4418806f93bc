import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAMES } from '#engine/games.ts';
import { createDealRecord } from '#engine/record/deal-record.ts';
import { formatFaultMessage } from '#engine/record/fault-sentences.ts';
import { formatRecord } from '#engine/record/format-record.ts';
import { parseRecord } from '#engine/record/parse-record.ts';
import { type DealRecord } from '#engine/record/record.ts';
import { getBalances, listHandCards, listTalonCards, replay } from '#engine/record/replay.ts';
import { arbitraryRecord } from './arbitrary-record.ts';
import { FOUR_NINES_RECORD } from './four-nines.ts';

/** Parses a text to a record, without positions. */
const read = (text: string): unknown => {
  const result = parseRecord(text);
  if (!result.ok)
    throw new Error(result.faults.map(({ line, column, code }) => `${line}:${column} ${code}`).join('\n'));
  return placeless(result.value);
};

const placeless = (record: DealRecord): unknown =>
  JSON.parse(JSON.stringify(record, (key, value: unknown) => (key === 'at' ? undefined : value)));

describe('a record', () => {
  test('parses back to the same record after printing', () => {
    fc.assert(
      fc.property(arbitraryRecord, (record) => {
        const printed = formatRecord(record);
        expect(read(printed)).toEqual(placeless(record));
      }),
      { seed: 1792, numRuns: 1000 },
    );
  });

  test('prints unchanged from its canonical text', () => {
    const result = parseRecord(FOUR_NINES_RECORD);
    expect(result.ok && formatRecord(result.value)).toBe(FOUR_NINES_RECORD);
    fc.assert(
      fc.property(arbitraryRecord, (record) => {
        const printed = formatRecord(record);
        const again = parseRecord(printed);
        expect(again.ok && formatRecord(again.value)).toBe(printed);
      }),
      { seed: 1792, numRuns: 200 },
    );
  });

  test.each<[string, (text: string) => string]>([
    ['in small letters', (text) => text.replace(/^[A-E].*$/gm, (line) => line.toLowerCase())],
    ['in capitals', (text) => text.replace(/^[A-E].*$/gm, (line) => line.toUpperCase())],
    ['with small letters in its tags', (text) => text.replace(/^\[(\w+)/gm, (head) => head.toLowerCase())],
    ['with the lines of another system', (text) => text.replaceAll('\n', '\r\n')],
    ['with the lines of an old one', (text) => text.replaceAll('\n', '\r')],
    ['with the lines of an old one, and remarks', (text) => text.replaceAll('\n', ' ; so it is\r')],
    ['with a mark before it', (text) => `\uFEFF${text}`],
    ['with tabs and blank lines', (text) => text.replaceAll(' ', ' \t ').replaceAll('\n', '\n\n  ')],
    [
      'with its tags’ values in small letters',
      (text) => text.replace(/^\[(Game|Source|Dealer|Readings|Expect).*$/gm, (tag) => tag.toLowerCase()),
    ],
    [
      'with room in its tags’ values',
      (text) => text.replace(/"(.*)"\]/g, '"  $1 "]').replaceAll('[Deal "  1 "]', '[Deal "1"]'),
    ],
    ['with room in its tags', (text) => text.replace(/\[(\w+) (".*")\]/g, '[ $1   $2 ]')],
    ['with its moves on one line', (text) => text.replace(/\n(?=[A-E] )/g, ' ')],
    ['with its tags on one line', (text) => text.replaceAll('"]\n[', '"][')],
    ['without the signs’ room', (text) => text.replaceAll(': ', ':').replaceAll(' (', '(')],
    ['with comments of both kinds', (text) => text.replaceAll('"]\n', '"] {a remark} ; another\n')],
    ['without its last line’s end', (text) => text.trimEnd()],
  ])('%s plays alike', (_, change) => {
    const [plain, changed] = [replay(FOUR_NINES_RECORD, GAMES), replay(change(FOUR_NINES_RECORD), GAMES)];
    expect(changed.ok ? [] : changed.faults).toEqual([]);
    if (!plain.ok || !changed.ok) throw new Error('not played');
    expect(changed.value.steps.map(({ events }) => events)).toEqual(plain.value.steps.map(({ events }) => events));
    expect(getBalances(changed.value)).toEqual({ A: 5, B: 4, C: 3, D: 2, E: 5, pool: 6 });
  });

  test('keeps unknown tags and words, quotation marks and backslashes too', () => {
    const text = '[Snorum "1"]\n[Collector "the \\"great\\" \\\\ trunk"]\n[Collector:fr "« malle »"]\n';
    expect(read(text)).toMatchObject({
      tags: [
        { name: 'Snorum', value: '1' },
        { name: 'Collector', lang: '', value: 'the "great" \\ trunk' },
        { name: 'Collector', lang: 'fr', value: '« malle »' },
      ],
    });
    const result = parseRecord(text);
    expect(result.ok && formatRecord(result.value)).toBe(text);
  });

  test('keeps each comment with what stands before it', () => {
    const text =
      '{of all}[Seats "A B"] [Deal "1"] {of the deal} A: 9S {of a hand} KS ; and a } brace\nA 9S {of {a move} {?} B KS';
    expect(read(text)).toMatchObject({
      comments: ['of all'],
      deals: [
        {
          comments: ['of the deal'],
          hands: [{ seat: 'A', cards: [{}, {}], comments: ['of a hand', 'and a } brace'] }],
          moves: [{ seat: 'A', misplay: false, comments: ['of {a move', '?'] }, { seat: 'B' }],
        },
      ],
    });
  });

  test('distinguishes supplied cards, misplays, calls, passes and claims', () => {
    const text = '[Seats "A B"][Deal "1"] a: 9s (ks 2d) 10H talon: (3C)\nB 10h? A claims B pass A 9S SNIP';
    expect(read(text)).toMatchObject({
      deals: [
        {
          hands: [
            { seat: 'a', cards: [{ supplied: false }, { supplied: true }, { supplied: true }, { supplied: false }] },
            { seat: 'Talon', cards: [{ supplied: true }] },
          ],
          moves: [
            { seat: 'B', what: 22, misplay: true, call: '' },
            { seat: 'A', what: 'claims' },
            { seat: 'B', what: 'pass' },
            { seat: 'A', what: 8, call: 'SNIP' },
          ],
        },
      ],
    });
  });

  test('does not exhaust the machine by its length', () => {
    for (const [count, faults] of [
      [200_000, 1],
      [100_000, 100],
    ] as const) {
      const words = Array(count).fill('nonsense').join(' ');
      const result = parseRecord(`[Seats "A B"][Deal "1"] A: ${words}`);
      expect(result.ok ? 0 : result.faults.length).toBe(faults);
    }
  });
});

describe('a replay', () => {
  const played = () => {
    const result = replay(FOUR_NINES_RECORD, GAMES);
    if (!result.ok) throw new Error(formatFaultMessage(result.faults[0]!));
    return result.value;
  };

  test('has a step for the deal and one for each move, with hands and accounts', () => {
    const { steps } = played();
    expect(steps.map(({ move }) => move)).toEqual(['deal 1', 'B 9S', 'C 9H', 'D 9D', 'E 9C', 'A KS']);
    expect(steps.map(({ toMove }) => toMove)).toEqual([1, 2, 3, 4, 0, 1]);
    expect(listHandCards(steps[0]!, 1)).toEqual(['5S', '9S', '8H', '3D', 'JC']);
    expect(listHandCards(steps[1]!, 1)).toEqual(['5S', '8H', '3D', 'JC']);
    expect(listTalonCards(played(), steps[5]!)).toHaveLength(27);
    expect(getBalances(played(), 2)).toEqual({ A: 5, B: 4, C: 5, D: 5, E: 5, pool: 1 });
    expect(steps[2]!.events).toEqual([
      { type: 'followed', seat: 'C', card: '9H', call: 'snip', cite: 'BW91.snip.pairing' },
      { type: 'paid', from: 'B', to: 'pool', counters: 1, cite: 'BW91.snip.penalty' },
    ]);
  });

  test('names every reading, even those the record leaves out', () => {
    expect(played().readings).toEqual({
      pack: '52',
      short: 'pays-what-is-left',
      double: 'level',
      claim: 'at-once',
      elimination: 'finish-hand',
    });
  });

  test('of a parsed record equals that of its text', () => {
    const record = parseRecord(FOUR_NINES_RECORD);
    if (!record.ok) throw new Error('not read');
    const again = replay(record.value, GAMES);
    expect(again.ok && again.value.steps).toEqual(played().steps);
  });
});

describe('a record dealt from a seed', () => {
  const requests = GAMES.flatMap((game) =>
    [undefined, ...(game.variants ?? [])].flatMap((variant) =>
      game.seatNumbers().map((seats) => [game.id, variant ?? 'itself', seats, { game, variant }] as const),
    ),
  );

  test.each(requests)('of %s (%s) by %i replays from its hands or from its seed', (...request) => {
    const [, , seats, { game, variant }] = request;
    const made = createDealRecord(game, { seats, variant, seed: `the "${seats}"`, play: 'random', deals: 4 });
    if (!made.ok) throw new Error(formatFaultMessage(made.faults[0]!));
    const text = formatRecord(made.value);
    const fromHands = replay(text, GAMES);
    expect(fromHands.ok ? [] : fromHands.faults).toEqual([]);
    const fromSeed = replay({ ...made.value, deals: made.value.deals.map((deal) => ({ ...deal, hands: [] })) }, GAMES);
    if (!fromHands.ok || !fromSeed.ok) throw new Error('not played');
    expect(fromSeed.value.steps.map(({ owners }) => owners)).toEqual(fromHands.value.steps.map(({ owners }) => owners));
    expect(getBalances(fromSeed.value)).toEqual(getBalances(fromHands.value));
    expect(fromHands.value.record.deals).toHaveLength(made.value.deals.length);
  });

  test('draws the same dealer and lot whether the record writes them out or not', () => {
    const made = createDealRecord(GAMES[0]!, { seats: 5, seed: 'draw', play: 'first' });
    if (!made.ok) throw new Error('not made');
    const tags = made.value.tags.filter(({ name }) => name !== 'Draw' && name !== 'Lot');
    expect(tags).toHaveLength(made.value.tags.length - 2);
    const [full, bare] = [replay(made.value, GAMES), replay({ ...made.value, tags }, GAMES)];
    expect(bare.ok && bare.value.steps).toEqual(full.ok && full.value.steps);
  });

  test('is refused when its table would be', () => {
    const made = createDealRecord(GAMES[0]!, { seats: 4, seed: 's', readings: { tours: '4' } });
    expect(made.ok ? [] : made.faults.map(({ code }) => code)).toEqual(['unknown-practice', 'wrong-seats']);
  });
});
