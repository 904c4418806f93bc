/**
 * Tests the rules of Snip-Snap-Snorum with the whole pack, and of the variation first-out, one case a row. Each player
 * holds the cards that he plays and those listed as kept. A deals, so B leads.
 */
import { describe, expect, test } from 'vitest';
import { snipSnapSnorum as game } from '#engine/games/snip-snap-snorum/index.ts';
import { createRandom } from '#engine/random.ts';
import { NotationTable, type TableSetup } from './play.ts';
import {
  expectVariationCase,
  parseReading,
  setUpVariation,
  type VariationCase,
  type VariationSetup,
} from './snip-variation-rows.ts';

describe('the whole pack', () => {
  const sit = setUpVariation('whole-pack');
  const QUEENS = 'B 3S, B 8S, B QS, C QH, D QD, E QC';
  const REST = 'A KS, B KH, C KD, D KC, E 2S';
  const PLAYED_ON = 'A KS, B KH, C KD, D KC, E 9S';
  const THREE: TableSetup = { seats: 'A B C' };

  /** Plays `before` and then `moves`; returns the events of `moves` only. */
  const toldOf = (before: string, moves: string, besides: string, readings = ''): string[] => {
    const seating = new NotationTable(game, { variant: 'whole-pack', readings }).dealFor(
      `${before}, ${moves}`,
      besides,
    );
    const from = seating.play(before).events.length;
    return seating.play(moves).listEvents(from);
  };

  describe('the counters', () => {
    test.each<VariationCase>([
      ['queens', QUEENS, 'A 5 B 4 C 3 D 2 E 5 pool 6', REST],
      ['D has no queen', 'B 3S, B 8S, B QS, C QH, C 5S, C 7S, D 7H', 'A 5 B 4 C 4 D 5 E 5 pool 2', REST],
      ['cards that are not paired cost nothing', 'B 3S, B 8S, B 10S', 'A 5 B 5 C 5 D 5 E 5', REST],
      [
        'it goes on past the dealer',
        `${QUEENS}, E 2S, A 2H`,
        'A 5 B 4 C 3 D 2 E 4 pool 7',
        'A KS, B KH, C KD, D KC, E 9S',
      ],
      [
        'who was paired may pair again',
        'B 9S, C 9H, C 5S, A 5H, A 7S, B 7H',
        'A 4 B 4 C 4 pool 3',
        'A 2S, B 2H, C 2D',
        THREE,
      ],
      ['who has no cards is passed over', 'B 9S, D 9H', 'A 5 B 4 C 5 D 5 E 5 pool 1', 'A KS, B KH, D KC, E KD'],
      ['Snip missed', 'B QS, C pass?', 'A 5 B 4 C 3 D 5 E 5 pool 3', `C QH, ${REST}`],
      ['Snap missed', 'B QS, C QH, D pass?', 'A 5 B 4 C 3 D 1 E 5 pool 7', `D QD, ${REST}`],
      ['Snorum missed', 'B QS, C QH, D QD, E pass?', 'A 5 B 4 C 3 D 2 pool 11', `E QC, ${REST}`],
      ['double=flat', 'B QS, C QH, D pass?', 'A 5 B 4 C 3 D 3 E 5 pool 5', `D QD, ${REST}`],
      ['claim=never', 'B QS, C pass?', 'A 5 B 5 C 5 D 5 E 5', `C QH, ${REST}`],
      ['claim=before-cut', 'B QS, C pass?', 'A 5 B 5 C 5 D 5 E 5', `C QH, ${REST}`],
      ['claim=before-cut and claimed', 'B QS, C pass?, B 2H, E claims', 'A 5 B 4 C 3 D 5 E 5 pool 3', `C QH, ${REST}`],
      ['two left, three owed', QUEENS, 'A 5 B 4 C 3 E 5 pool 8', REST, { leave: 'D 2' }],
      ['short=goes-negative', QUEENS, 'A 5 B 4 C 3 D -1 E 5 pool 9', REST, { leave: 'D 2' }],
      ['the last with counters takes the pool', 'B 9S, A 9H', 'A 10', 'A KS, B KH', { seats: 'A B', leave: 'B 1' }],
    ])('change in the case “%s” by %s to %s', (...row) => expectVariationCase(sit, row));
  });

  describe('the turn to play', () => {
    test.each<[string, string, string, string, VariationSetup?]>([
      ['the lead is free', '', 'B 9S KS, C 9H', 'B: 9S KS'],
      ['unpaired, he plays on', 'B 9S', 'B KS, C 8H', 'B: KS'],
      ['who can pair must, with which he likes', 'B 9S', 'B KS, C 9H 9D KD', 'C: 9H 9D'],
      ['only the card just laid', 'B 9S, B KS', 'B 2S, C KD', 'C: KD'],
      ['Snap', 'B 9S, C 9H', 'C 2S, D 9D 2D', 'D: 9D'],
      ['or C plays on', 'B 9S, C 9H', 'C 2S, D 2D', 'C: 2S'],
      ['after Snorum its caller plays on', QUEENS, REST, 'E: 2S'],
      ['after-snorum=plays-on', QUEENS, REST, 'E: 2S'],
      ['after-snorum=next-leads', QUEENS, REST, 'A: KS'],
      ['his last card unpaired, the lead goes left', 'B 9S', 'C 8H KH, D 2S', 'C: 8H KH'],
      ['lead-spent=next-leads', 'B 9S', 'C 8H KH, D 2S', 'C: 8H KH'],
      ['lead-spent=deal-ends', 'B 9S', 'C 8H KH, D 2S', 'nobody'],
      ['he pairs with his last card, and the lead goes left', 'B 9S, C 9H', 'B KS, D 2S', 'D: 2S'],
      ['cardless=passed-over', 'B 9S', 'B KS, D 9H', 'D: 9H'],
      ['cardless=plays-out', 'B 9S', 'B KS, D 9H', 'B: KS'],
      ['whole-pack-duty=must', 'B 9S', 'B KS, C 9H', 'C: 9H'],
      ['whole-pack-duty=may', 'B 9S', 'B KS, C 9H 2H', 'C: 9H pass'],
      ['whole-pack-duty=may, and he did not', 'B 9S, C pass', 'B KS, C 9H', 'B: KS'],
      ['pairable=last-card', 'B 9S, C pass, B KS', 'B 2S, C 9H', 'B: 2S', { readings: 'whole-pack-duty=may' }],
      [
        'pairable=any-since-lead',
        'B 9S, C pass, B KS',
        'B 2S, C 9H',
        'C: 9H pass',
        { readings: 'whole-pack-duty=may' },
      ],
      [
        'pairable=any-since-lead, a new lead',
        'B 9S, B KS, C KH, C 8H',
        'C 2S, D 9D',
        'C: 2S',
        { readings: 'whole-pack-duty=may' },
      ],
      ['inactive-part=no-lead', 'B 9S, C 9H, C 5S, A 5H, A 7S', 'A 2S, B 7H, C 2D', 'B: 7H', THREE],
      ['inactive-part=no-part', 'B 9S, C 9H, C 5S, A 5H, A 7S', 'A 2S, B 7H, C 2D', 'A: 2S', THREE],
      [
        'inactive-part=no-part until the lead comes to him',
        'B 9S, C 9H, C 5S, A 5H, A 7S, B 2H',
        'B 6S, C 2D',
        'C: 2D',
        THREE,
      ],
      ['inactive-part=no-part, his place passed', 'B 9S, C 9H, C 5S, A 5H, A 7S', 'A 2S, C 7H', 'C: 7H', THREE],
    ])('passes as in the case “%s” after “%s”: with %s, %s', (origin, moves, besides, legal, left) => {
      expect(sit(moves, besides, { ...left, readings: `${parseReading(origin)} ${left?.readings ?? ''}` }).legal).toBe(
        legal,
      );
    });

    test.each([
      ['the leader is paired', 'B 9S, C 9H', 'B', 'B KS, C 2S, D 8H, E 8C'],
      ['three are paired one after another', QUEENS, 'B C D', REST],
      ['play comes round to the first of them, who cannot pair', `${QUEENS}, E 2S, A 2H`, 'C D E', PLAYED_ON],
      ['that player pairs, and leads', `${QUEENS}, E 2S, A 2H, B 2D`, 'A D E', PLAYED_ON],
      ['the lead passes over the place of the first', 'B 9S, C 9H, C 5S, A 5H, A 7S', '', 'C 2D'],
      ['who is out is not among them', 'B 9S, C 9H', '', 'B KS, C 2S, D 8H, E 8C'],
    ])('has inactive players when %s: after “%s”, %s', (what, moves, inactive, besides) => {
      const left = { ...(what.startsWith('who is out') && { leave: 'B 1' }), ...(moves.includes('A 7S') && THREE) };
      const { table, names } = sit(moves, besides, left);
      expect(table.inactive!.map((seat) => names[seat]).join(' ')).toBe(inactive.split(' ').sort().join(' '));
    });

    test.each([
      ['the lead is another’s', 'B 9S', 'B KS, C 9H', 'B KS', 'not-your-turn BW91.snip.whole-pack.lead'],
      [
        'the lead is another’s',
        'B 9S, C 9H',
        'B KS, C 2S, D 2D',
        'B KS',
        'not-your-turn BW91.snip.whole-pack.inactive',
      ],
      ['the lead is another’s', 'B 9S', 'B KS, C 2S, D 9H', 'D 9H', 'not-your-turn BW91.snip.turn'],
      ['the lead is another’s', '', 'B 9S', 'B pass', 'no-pass BW91.snip.whole-pack.lead'],
      ['an unpaired card is not passed', 'B 9S, C 9H', 'C 2S', 'C pass', 'no-pass BW91.snip.whole-pack.unpaired'],
      ['whoever can pair must', 'B 9S', 'B KS, C 9H 2S', 'C pass', 'no-pass BW91.snip.duty ?'],
      ['whoever can pair must', 'B 9S', 'B KS, C 9H 2S', 'C 2S', 'must-pair BW91.snip.duty'],
      ['a card of another hand', 'B 9S', 'B KS, C 9H', 'C 9D', 'not-in-hand BW91.snip.whole-pack.deal'],
      ['the deal is over', 'B 9S', '', 'B 9S', 'deal-over BW91.snip.whole-pack.end'],
      ['nothing was missed', 'B 9S', 'B KS, C 9H', 'D claims', 'nothing-to-claim BW91.snip.missed.time'],
    ])('%s after “%s” with %s: %s is refused, %s', (_, moves, besides, move, refusal) => {
      const seating = sit(moves, besides);
      const before = seating.ledger;
      expect(seating.refusal(move)).toBe(refusal);
      expect(seating.ledger).toBe(before);
    });
  });

  describe('events are reported with their articles', () => {
    test('four queens are told with their articles', () => {
      const moves = 'B 3S, B QS, C QH, D QD, E QC, E 2S, A 2H';
      expect(toldOf('', moves, 'A KS')).toEqual([
        'led B 3S BW91.snip.whole-pack.lead',
        'led B QS BW91.snip.whole-pack.lead',
        'followed C QH snip BW91.snip.whole-pack.lead',
        'paid B pool 1 BW91.snip.whole-pack.lead',
        'followed D QD snap BW91.snip.whole-pack.chain',
        'paid C pool 2 BW91.snip.whole-pack.chain',
        'followed E QC snorum BW91.snip.whole-pack.chain',
        'paid D pool 3 BW91.snip.whole-pack.chain',
        'led E 2S BW91.snip.whole-pack.snorum',
        'followed A 2H snip BW91.snip.whole-pack.unpaired',
        'paid E pool 1 BW91.snip.whole-pack.unpaired',
      ]);
    });

    test('a last card that is not paired gives the lead to the left, and the first to be paired pays for a Snip', () => {
      expect(toldOf('B 9S', 'C 8H, D 8D', 'C KH, D 2S, E 3S')).toEqual([
        'led C 8H BW91.snip.whole-pack.spent',
        'followed D 8D snip BW91.snip.whole-pack.lead',
        'paid C pool 1 BW91.snip.whole-pack.lead',
      ]);
    });

    test('the last with counters wins by the article of the variation', () => {
      const told = sit('B 9S, A 9H', 'A KS, B KH', { seats: 'A B', leave: 'B 1' }).listEvents();
      expect(told.slice(-2)).toEqual(['won A BW91.snip.whole-pack.end', 'paid pool A 5 BW91.snip.whole-pack.end']);
    });

    test('a player who misses a pairing keeps the card, and the leader plays on', () => {
      expect(toldOf('B 9S', 'C pass?, B KS', 'B 2S, C 9H')).toEqual([
        'passed C BW91.snip.whole-pack.missed',
        'paid C pool 2 BW91.snip.missed',
        'paid B pool 1 BW91.snip.missed.paired',
        'led B KS BW91.snip.whole-pack.lead',
      ]);
    });

    test('the payment puts the leader out, and the lead goes left', () => {
      const seating = sit('B 9S, C pass?', 'B KS, C 9H, D 2S', { leave: 'B 1' });
      expect(seating.listEvents().slice(-3)).toEqual([
        'paid B pool 1 BW91.snip.missed.paired',
        'out B BW91.snip.out',
        'handed-in B 1 BW91.snip.out.cards',
      ]);
      expect(seating.legal).toBe('C: 9H');
    });

    test('whole-pack-duty=may: keeping the card costs nothing', () => {
      const told = toldOf('B 9S', 'C pass', 'B KS, C 9H', 'whole-pack-duty=may');
      expect(told).toEqual(['passed C BW91.snip.whole-pack.chain']);
    });

    test('after-snorum=next-leads: the next player leads any card', () => {
      const told = toldOf(QUEENS, 'A KS', 'B KH, E 2S', 'after-snorum=next-leads');
      expect(told).toEqual(['led A KS BW91.snip.after-snorum']);
    });

    test('lead-spent=deal-ends breaks the deal off; the last card of all does not', () => {
      const readings = 'lead-spent=deal-ends';
      expect(sit('B 9S', 'C 8H', { readings }).listEvents().at(-1)).toBe('stopped BW91.snip.whole-pack.spent');
      expect(sit('B 9S', '', { readings }).listEvents().at(-1)).toBe('exhausted BW91.snip.whole-pack.end');
    });

    test('elimination=stop-deal: a player who goes out breaks the deal off', () => {
      const seating = sit('B 9S, C 9H', 'B KS, C 2S', { readings: 'elimination=stop-deal', leave: 'B 1' });
      expect(seating.listEvents().at(-1)).toBe('stopped BW91.snip.out.deal');
      expect(seating.legal).toBe('nobody');
    });
  });

  describe('claims before the cut', () => {
    const LATE = 'claim=before-cut';

    test('may put out the player who is asked, and the next is asked', () => {
      const seating = sit('B 9S, C pass?, B KS', 'B 2S, C 9H KH, D KD', { readings: LATE, leave: 'C 2' });
      expect(seating.legal).toBe('C: KH');
      expect(seating.play('A claims').legal).toBe('D: KD');
    });

    test('may put out the leader while the led card can be paired, which then costs nobody', () => {
      const seating = sit('B 9S, C pass?, B KS', 'B 2S, C 9H KH 3H', { readings: LATE, leave: 'B 1' }).play('A claims');
      expect(seating.legal).toBe('C: KH');
      const before = seating.ledger;
      expect(seating.play('C KH').ledger).toBe(before);
      expect(seating.legal).toBe('C: 3H 9H');
    });

    test('may put out the leader in turn, and the lead goes left', () => {
      const seating = sit('B 9S, C pass?', 'B 2S, C 9H, D KD', { readings: LATE, leave: 'B 1' });
      expect(seating.legal).toBe('B: 2S');
      expect(seating.play('A claims').legal).toBe('C: 9H');
    });
  });

  describe('the deal', () => {
    test.each([
      ['A B', '26 26', ''],
      ['A B C', '17 18 17', ''],
      ['A B C D E', '10 11 11 10 10', ''],
      ['A B C D E F G', '7 8 8 8 7 7 7', ''],
      ['A B C D E F G H I L', '5 6 6 5 5 5 5 5 5 5', ''],
      ['A B C D E F', '5 6 6 5 5 5', 'pack=32'],
    ])('gives cards as equally as may be, from the dealer’s left: %s → %s %s', (seats, sizes, readings) => {
      const seating = new NotationTable(game, { seats, readings, variant: 'whole-pack' });
      expect(seating.table.layout().hands.join(' ')).toBe(sizes);
      seating.table.deal(seating.table.shuffle(createRandom('whole')));
      expect(seating.names.map((__, seat) => seating.table.hands.size(seat)).join(' ')).toBe(sizes);
      const dealt = seating.listEvents().filter((line) => line.startsWith('dealt'));
      expect(dealt[0]).toBe(`dealt B ${sizes.split(' ')[1]} BW91.snip.whole-pack.deal`);
    });

    test('after a player has gone out, the others share the pack', () => {
      const seating = sit('B 9S, C 9H, C 8S, D 2S, E 3S, A 4S', '', { leave: 'B 1' });
      expect(seating.table.dealOver).toBe(true);
      expect(seating.table.layout().hands).toEqual([13, 0, 13, 13, 13]);
      expect(seating.names[seating.table.nextDealer()]).toBe('C');
    });
  });
});

describe('the variation “first out”', () => {
  const sit = setUpVariation('first-out');

  test.each<VariationCase>([
    ['the fines are his', 'B 9S, C 9H', 'B -1 C 1', 'A 2S, B KS, D 2H, E 2D'],
    [
      'debts without limit',
      'B 9S, C 9H, D 9D, E 9C, E 4S, A 4H, A 5S',
      'A 7 B -1 C -2 D -3 E -1',
      'B KS, C KD, D KH, E KC',
    ],
    ['his last card cannot be paired', 'B 9S', 'nothing', 'A 2S, C 9H, D 2H, E 2D'],
    ['not yet: the hand is not empty', 'B 9S, C 9H', 'B -1 pool 1', 'A 2S, B KS, C 3S, D 2H, E 2D'],
    ['a pairing missed', 'B 9S, C pass?', 'B -1 C -2 pool 3', 'A 2S, B KS, C 9H, D 2H, E 2D'],
    ['first-out-pool=fines', 'B 9S, C 9H', 'B -1 C 1', 'A 2S, B KS, D 2H, E 2D'],
    ['first-out-pool=stakes', 'B 9S, C 9H', 'A -1 B -2 C 5 D -1 E -1', 'A 2S, B KS, D 2H, E 2D'],
  ])('changes the counters in the case “%s” by %s to %s', (...row) => expectVariationCase(sit, row));

  test('ends deal and game the instant a hand is empty', () => {
    const seating = sit('B 9S, C 9H', 'A 2S, B KS, D 9D, E 2D');
    expect(seating.listEvents().slice(-5)).toEqual([
      'followed C 9H snip BW91.snip.whole-pack.lead',
      'paid B pool 1 BW91.snip.whole-pack.lead',
      'out C BW91.snip.first-out.end',
      'won C BW91.snip.first-out.pool',
      'paid pool C 1 BW91.snip.first-out.pool',
    ]);
    expect(seating.table.winners).toEqual([2]);
    expect(seating.table.gameOver).toBe(true);
    expect(seating.refusal('D 9D')).toBe('deal-over BW91.snip.first-out.pool');
  });

  test('loses whatever was not claimed by then', () => {
    const readings = 'claim=before-cut';
    const seating = sit('B 9S, C pass?, B KS', 'A 2S, C 9H, D 9D, E 2D', { readings });
    expect(seating.table.gameOver).toBe(true);
    expect(seating.refusal('A claims')).toBe('nothing-to-claim BW91.snip.missed.time');
    expect(seating.ledger).toBe('nothing');
  });

  test('gives nobody counters, and reports a stake as such', () => {
    const seating = new NotationTable(game, { variant: 'first-out', readings: 'first-out-pool=stakes', seats: 'A B' });
    expect(seating.ledger).toBe('nothing');
    expect(seating.listEvents()).toEqual([]);
    expect(seating.deal('A 2S, B 9S').listEvents().slice(-2)).toEqual([
      'paid B pool 1 BW91.snip.first-out.pool',
      'paid A pool 1 BW91.snip.first-out.pool',
    ]);
  });
});
