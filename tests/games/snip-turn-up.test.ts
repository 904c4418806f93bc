/**
 * Tests the rules of Turn-up Snip, one case a row, and records of the variations. Each player holds the cards that he
 * plays and those listed as kept. A deals, so B plays first to the card turned up.
 */
import { describe, expect, test } from 'vitest';
import { formatCard, rankOf } from '#engine/cards.ts';
import { EVENT_TYPES, isCardPlayedEvent, type Listener } from '#engine/events.ts';
import { createMoveBuffer } from '#engine/game.ts';
import { snipSnapSnorum as game } from '#engine/games/snip-snap-snorum/index.ts';
import { createRandom } from '#engine/random.ts';
import { replay } from '#engine/record/replay.ts';
import { NotationTable } from './play.ts';
import { expectVariationCase, setUpVariation, type VariationCase } from './snip-variation-rows.ts';

describe('Turn-up Snip', () => {
  const sit = setUpVariation('turn-up');
  const NINE = 'Turn-up 9S';
  const REST = `${NINE}, A KS, C 2H, D 2D, E 2C`;

  test.each<VariationCase>([
    ['the pool has three', 'B 9H', 'A 5 B 6 C 3 D 4 E 5 pool 2', REST, { leave: 'C 3, D 4' }],
    ['the pool is empty', 'B 9H', 'A 5 B 5 C 5 D 5 E 5', REST],
    ['paid-by=pool', 'B 9H', 'A 5 B 6 C 4 D 5 E 5', REST, { leave: 'C 4' }],
    ['paid-by=dealer', 'B 9H', 'A 4 B 5 C 5 D 5 E 5 pool 1', REST],
    ['payee=player', 'B 9H', 'A 4 B 6 C 5 D 5 E 5', REST, { readings: 'paid-by=dealer' }],
    ['payee=pool', 'B 9H', 'A 4 B 5 C 5 D 5 E 5 pool 1', REST, { readings: 'paid-by=dealer' }],
    ['paid-by=dealer, his last', 'B 9H', 'B 5 C 5 D 5 E 5 pool 5', REST, { leave: 'A 1' }],
    ['Snap and Snorum', 'B 9H, C 9D, D 9C', 'A 5 B 3 C 2 D 5 E 5 pool 5', REST],
    ['chain=snap', 'B 9H, C 9D', 'A 5 B 3 C 5 D 5 E 5 pool 2', REST],
    ['chain=fresh', 'B 9H, C 9D', 'A 5 B 4 C 5 D 5 E 5 pool 1', REST],
    ['chain=fresh, and then a Snap', 'B 9H, C 9D, D 9C', 'A 5 B 4 C 3 D 5 E 5 pool 3', REST],
    ['chain=snap, counted though nothing was paid', 'B 9H, C 9D', 'A 5 B 3 C 5 D 5 E 5 pool 2', REST],
    ['B has no nine: C pairs B’s card, not the turn-up', 'B 8H, C 9D', 'A 5 B 5 C 5 D 5 E 5', REST],
    ['not matched, Snip missed; the pool pays nobody', 'B 8H?', 'A 5 B 3 C 5 D 5 E 5 pool 2', `B 9H, ${REST}`],
    ['double=flat', 'B 8H?', 'A 5 B 3 C 5 D 5 E 5 pool 2', `B 9H, ${REST}`],
    ['paid-by=dealer, Snip missed: the dealer pays too', 'B 8H?', 'A 4 B 3 C 5 D 5 E 5 pool 3', `B 9H, ${REST}`],
    [
      'payee=player, Snip missed: the offender has nothing by it',
      'B 8H?',
      'A 4 B 3 C 5 D 5 E 5 pool 3',
      `B 9H, ${REST}`,
      { readings: 'paid-by=dealer' },
    ],
    ['the wrong card is a fresh lead', 'B 8H?, C 8S', 'A 5 B 2 C 5 D 5 E 5 pool 3', `B 9H, ${REST}`],
    ['first-duty=may', 'B 8H, C 8S', 'A 5 B 4 C 5 D 5 E 5 pool 1', `B 9H, ${REST}`],
    ['first-duty=may, and matched', 'B 9H', 'A 5 B 6 C 4 D 5 E 5', `B 8H, ${REST}`, { leave: 'C 4' }],
    ['empty-pool=counts', 'B 9H, C 9D', 'A 5 B 3 C 5 D 5 E 5 pool 2', REST],
    ['empty-pool=void', 'B 9H, C 9D', 'A 5 B 4 C 5 D 5 E 5 pool 1', REST],
    [
      'empty-pool=void, when the dealer pays',
      'B 9H, C 9D',
      'A 4 B 3 C 5 D 5 E 5 pool 3',
      REST,
      { readings: 'paid-by=dealer' },
    ],
  ])('pays in the case “%s” by %s: %s', (...row) => expectVariationCase(sit, row));

  test('pays by empty-pool=void while the pool is not empty', () => {
    const seating = new NotationTable(game, { variant: 'turn-up', readings: 'empty-pool=void' }).limitCounters('C 4');
    seating.dealFor('B 9H, C 9D', REST).play('B 9H, C 9D');
    expect(seating.ledger).toBe('A 5 B 4 C 4 D 5 E 5 pool 2');
  });

  test.each([
    ['who can match it must', '', 'B: 9H 9D'],
    ['first-duty=must', 'first-duty=must', 'B: 9H 9D'],
    ['first-duty=may', 'first-duty=may', 'B: 9H KH 9D'],
    ['empty-pool=void, there is nothing to match', 'empty-pool=void', 'B: 9H KH 9D'],
  ])('limits the first player in the case “%s” (%s)', (_, readings, legal) => {
    expect(sit('', `${NINE}, B 9H KH 9D, C 2S`, { readings }).legal).toBe(legal);
  });

  test('is refused as in the main game', () => {
    const seating = sit('', `${NINE}, B 9H KH, C 2S`);
    expect(seating.refusal('B KH')).toBe('must-pair BW91.snip.turn-up.as-laid ?');
    expect(seating.refusal('B 9S')).toBe('not-in-hand BW91.snip.deal');
  });

  test.each([
    ['', 'BW91.snip.turn-up.pool', ['paid pool B 1 BW91.snip.turn-up.pool']],
    ['paid-by=dealer', 'BW91.snip.turn-up.dealer', ['paid A pool 1 BW91.snip.turn-up.dealer']],
    ['paid-by=dealer payee=player', 'BW91.snip.turn-up.dealer', ['paid A B 1 BW91.snip.turn-up.dealer']],
  ])('is reported with its articles (%s)', (readings, cite, paid) => {
    const seating = new NotationTable(game, { variant: 'turn-up', readings })
      .deal(`B 9H, C KH, ${NINE}`)
      .limitCounters('D 4');
    expect(seating.listEvents().at(-1)).toBe('turned-up A 9S BW91.snip.turn-up.dealer');
    const from = seating.events.length;
    expect(seating.play('B 9H').listEvents(from)).toEqual([`followed B 9H snip ${cite}`, ...paid]);
  });

  test('with an empty pool the Snip counts, by an article of ours', () => {
    const seating = new NotationTable(game, { variant: 'turn-up' }).deal(`B 9H, C KH, ${NINE}`);
    const from = seating.events.length;
    expect(seating.play('B 9H').listEvents(from)).toEqual(['followed B 9H snip BW91.snip.turn-up.empty']);
  });

  test('reports a match that is missed, and the same fault later in the deal', () => {
    const seating = sit('', `${NINE}, B 9H KH, C KD QS, D QD`);
    const from = seating.events.length;
    expect(seating.play('B KH?, C QS?').listEvents(from)).toEqual([
      'misplayed B KH BW91.snip.turn-up.missed',
      'paid B pool 2 BW91.snip.missed',
      'misplayed C QS BW91.snip.missed.card',
      'paid C pool 2 BW91.snip.missed',
      'paid B pool 1 BW91.snip.missed.paired',
    ]);
    expect(sit('B 9H, C QS?', `${NINE}, C 9D, D QD`).listEvents().slice(-3)).toEqual([
      'misplayed C QS BW91.snip.missed.card',
      'paid C pool 4 BW91.snip.missed',
      'paid B pool 2 BW91.snip.missed.paired',
    ]);
  });

  test('treats a lead that does not match like any other lead', () => {
    expect(sit('B 8H, C 7H', REST).listEvents().slice(-2)).toEqual([
      'led B 8H BW91.snip.lead',
      'led C 7H BW91.snip.intervening',
    ]);
  });

  test('turns up the top of the undealt cards, anew in every deal', () => {
    const seen = new Set<number>();
    for (let deal = 1; deal <= 30; deal++) {
      const table = game.table({ seats: 10, variant: 'turn-up', dealer: 0 });
      expect(table.unheld?.turnUp).toBeUndefined();
      table.deal(table.shuffle(createRandom('turned', deal)));
      expect(table.hands.owner[table.unheld!.turnUp!]).toBe(-1);
      seen.add(table.unheld!.turnUp!);
    }
    expect(seen.size).toBeGreaterThan(15);
  });
});

describe('a record of a variation', () => {
  const record = (variant: string, deal: string): ReturnType<typeof replay> =>
    replay(
      `[Snorum "1"][Game "snip-snap-snorum"][Variant "${variant}"][Seats "A B"][Dealer "A"]\n[Deal "1"]\n${deal}`,
      [game],
    );

  test('writes out the card turned up', () => {
    const played = record('turn-up', 'Turn-up: 9D\nA: 2S 3S 4S 5S 6S\nB: 9H 7S 8S 10S JS\nB 9H Snip');
    expect(played.ok && played.value.steps.at(-1)!.events.map(({ type }) => type)).toEqual(['followed']);
  });

  test('names the readings that apply to it, and no others', () => {
    const played = record('turn-up', 'Turn-up: 9D\nA: 2S 3S 4S 5S 6S\nB: 9H 7S 8S 10S JS');
    expect(played.ok && Object.keys(played.value.readings)).toEqual([
      ...['pack', 'short', 'double', 'claim', 'elimination'],
      ...['first-duty', 'payee', 'paid-by', 'empty-pool', 'chain'],
    ]);
  });

  test('of the whole pack has all its cards and marks a missed pairing', () => {
    const pack = game.pack({}).map(formatCard);
    const hand = (suits: RegExp): string => pack.filter((card) => suits.test(card)).join(' ');
    const played = record('whole-pack', `A: ${hand(/[SH]/)}\nB: ${hand(/[DC]/)}\nB 9D\nA pass?\nB 8D\nA 8S Snip`);
    expect(played.ok && played.value.steps.at(-1)!.balance).toEqual([3, 3, 4]);
  });
});

describe('a second deal', () => {
  /**
   * Finds a second deal that begins with the rank of the last card of the first deal, and plays this card; returns its
   * events.
   */
  const firstOfSecond = (variant: string | undefined, readings: Record<string, string> = {}): string[] => {
    for (let seed = 0; seed < 400; seed++) {
      const told: string[] = [];
      let last = -1;
      const listener: Listener = (kind, _who, what, _amount, cite) => {
        if (isCardPlayedEvent(kind)) last = what;
        told.push(`${EVENT_TYPES[kind]} ${cite}`);
      };
      const table = game.table({ seats: 3, variant, readings, dealer: 0, listener });
      const legal = createMoveBuffer();
      table.deal(table.shuffle(createRandom(`first ${seed}`, 1)));
      while (!table.dealOver) table.play(legal[table.legal(legal) - 1]!);
      if (table.gameOver) continue;
      table.deal(table.shuffle(createRandom(`second ${seed}`, 2)));
      const count = table.legal(legal);
      const again = Array.from(legal.subarray(0, count)).find((card) => rankOf(card) === rankOf(last));
      if (again === undefined || rankOf(table.unheld?.turnUp ?? 0) === rankOf(again)) continue;
      told.length = 0;
      table.play(again);
      return told;
    }
    throw new Error('no such deal among four hundred');
  };

  test.each([
    [undefined, {}, 'led BW91.snip.lead'],
    ['turn-up', { 'first-duty': 'may' }, 'led BW91.snip.lead'],
    ['whole-pack', {}, 'led BW91.snip.whole-pack.lead'],
  ] as const)('of %s leads its first card, though the last one before was of its rank', (variant, readings, led) => {
    expect(firstOfSecond(variant, readings)).toEqual([led]);
  });
});

test('a record of Turn-up Snip without the card turned up is refused', () => {
  const record = `[Snorum "1"][Game "snip-snap-snorum"][Variant "turn-up"][Seats "A B"][Dealer "A"]
[Deal "1"]
A: 2S 3S 4S 5S 6S
B: 2H 3H 4H 5H 6H`;
  const played = replay(record, [game]);
  expect(played.ok ? [] : played.faults.map(({ code }) => code)).toEqual(['bad-turn-up']);
});

test('a missed pairing at Turn-up Snip is claimed as in the main game', () => {
  const sit = setUpVariation('turn-up');
  const seating = sit('B 2H, C 3H?, B claims', 'C 2C, Turn-up 9S', { seats: 'A B C', readings: 'claim=before-cut' });
  expect(seating.ledger).toBe('A 5 B 4 C 3 pool 3');
});
