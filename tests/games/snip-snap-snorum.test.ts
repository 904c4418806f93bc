/**
 * Tests the rules of Snip-Snap-Snorum, one case a row. Each player holds the cards that he plays and those listed as
 * kept. A deals, so B leads.
 */
import { describe, expect, test } from 'vitest';
import { formatCard } from '#engine/cards.ts';
import { findGame } from '#engine/games.ts';
import { createRandom } from '#engine/random.ts';
import { NotationTable, parsePractices, sortAccounts, type TableSetup } from './play.ts';
import { playRandomGame } from './random-play.ts';

const game = findGame('snip-snap-snorum')!;

const NINES = 'B 9S, C 9H, D 9D, E 9C';

type Row = [origin: string, moves: string, ledger: string, besides?: string, sat?: TableSetup & { leave?: string }];

const setUp = (moves: string, besides = '', sat: TableSetup & { leave?: string } = {}): NotationTable =>
  new NotationTable(game, sat)
    .dealFor(moves, besides)
    .limitCounters(sat.leave ?? '')
    .play(moves);

const playRow = ([, moves, , besides, sat]: Row): NotationTable => setUp(moves, besides, sat);

describe('the counters of Snip-Snap-Snorum', () => {
  const TWO: TableSetup = { seats: 'A B' };
  test.each<Row>([
    ['full chain', `${NINES}, A KS`, 'A 5 B 4 C 3 D 2 E 5 pool 6'],
    ['a ten intervenes', 'B 9S, C 9H, D 10D, E 9D, A 9C', 'A 5 B 4 C 5 D 5 E 4 pool 2'],
    ['Snip missed', 'B 9S, C 10H?', 'A 5 B 4 C 3 D 5 E 5 pool 3', 'C 9H'],
    ['Snap missed', 'B 9S, C 9H, D 10H?', 'A 5 B 4 C 3 D 1 E 5 pool 7', 'D 9D'],
    ['Snorum missed, six are not to be had', 'B 9S, C 9H, D 9D, E 10H?', 'A 5 B 4 C 3 D 2 pool 11', 'E 9C'],
    ['two left, three owed', NINES, 'A 5 B 4 C 3 E 5 pool 8', 'A KS', { leave: 'D 2' }],
    ['three left, three owed', NINES, 'A 5 B 4 C 3 E 5 pool 8', 'A KS', { leave: 'D 3' }],
    ['two players', 'B 9S, A 9H, B 9D, A 9C', 'A 3 B 1 pool 6', '', TWO],
    ['pairing goes on past a lead', 'B 9S, C 2H, D 2S, E 2C, A 9H', 'A 5 B 5 C 4 D 3 E 5 pool 3'],
    ['the turn comes round to a fourth nine', `B 9S, C 9H, D 9D, E 2C, A 9C`, 'A 5 B 4 C 3 D 5 E 5 pool 3'],
    [
      'to the pool across the dealer’s seat',
      'B 2S, C 3S, D 4S, E 9S, A 9H, B 9D',
      'A 3 B 5 C 5 D 5 E 4 pool 3',
      'C 9C',
    ],
    ['the last with counters takes the pool', 'B 9S, A 9H', 'A 10', 'A 2S, B 2H', { ...TWO, leave: 'B 1' }],
    [
      'out is out: his card costs him no more',
      'B 9S, C 10H?, D 10S',
      'A 5 B 4 D 5 E 5 pool 6',
      'C 9H 10C',
      {
        leave: 'C 2',
      },
    ],
    ['the wrong card stands and may be paired', 'B 9S, C 10H?, D 10S', 'A 5 B 4 C 2 D 5 E 5 pool 4', 'C 9H'],
    ['it is a fresh lead, so Snip and Snap again', 'B 9S, C 9H, D 8H?, E 8S, A 8C', 'A 5 B 4 C 3 E 3 pool 10', 'D 9D'],
    ['the offender pays first, which ends it', 'B 9S, A 10H?', 'B 10', 'A 9H 2S, B 3S', { ...TWO, leave: 'A 2, B 1' }],
  ])('change in the case “%s” by %s to %s', (...row) => {
    const seating = playRow(row);
    expect(seating.ledger).toBe(sortAccounts(seating.accounts, row[2]));
  });
});

describe('a reading of Snip-Snap-Snorum', () => {
  test.each<Row>([
    ['short=pays-what-is-left', NINES, 'A 5 B 4 C 3 E 5 pool 8', 'A KS', { leave: 'D 2' }],
    ['short=goes-negative', NINES, 'A 5 B 4 C 3 D -1 E 5 pool 9', 'A KS', { leave: 'D 2' }],
    [
      'short=goes-negative, and the winner takes the debt',
      'B 9S, A 9H, B 9D, A 9C',
      'A 12 B -2',
      'A 2S, B 2H',
      {
        seats: 'A B',
        leave: 'A 3, B 2',
      },
    ],
    ['double=level at Snap', 'B 9S, C 9H, D 10H?', 'A 5 B 4 C 3 D 1 E 5 pool 7', 'D 9D'],
    ['double=flat at Snap', 'B 9S, C 9H, D 10H?', 'A 5 B 4 C 3 D 3 E 5 pool 5', 'D 9D'],
    ['double=flat at Snip', 'B 9S, C 10H?', 'A 5 B 4 C 3 D 5 E 5 pool 3', 'C 9H'],
    ['double=flat at Snorum', 'B 9S, C 9H, D 9D, E 10H?', 'A 5 B 4 C 3 D 2 E 3 pool 8', 'E 9C'],
    ['claim=at-once', 'B 9S, C 10H?, D 2S', 'A 5 B 4 C 3 D 5 E 5 pool 3', 'C 9H'],
    ['claim=before-cut, unclaimed', 'B 9S, C 10H?, D 2S', 'A 5 B 5 C 5 D 5 E 5', 'C 9H'],
    ['claim=before-cut, claimed later', 'B 9S, C 10H?, D 2S, E claims', 'A 5 B 4 C 3 D 5 E 5 pool 3', 'C 9H'],
    ['claim=never', 'B 9S, C 10H?, D 2S', 'A 5 B 5 C 5 D 5 E 5', 'C 9H'],
  ])('changes the counters: %s by %s to %s', (...[reading, moves, ledger, besides, sat]) => {
    const named = reading.split(/[ ,]/)[0]!;
    const seating = setUp(moves, besides, { ...sat, readings: named });
    expect(seating.ledger).toBe(sortAccounts(seating.accounts, ledger));
  });

  test('limits the pack to aces and sevens to kings, for up to six players: pack=32', () => {
    const short = game.pack(parsePractices('pack=32')).map(formatCard);
    expect(short).toHaveLength(32);
    expect(new Set(short.map((card) => card.slice(0, -1)))).toEqual(new Set(['A', '7', '8', '9', '10', 'J', 'Q', 'K']));
    expect(game.pack({})).toHaveLength(52);
    const seating = new NotationTable(game, { seats: 'A B C D E F', readings: 'pack=32' });
    seating.table.deal(seating.table.shuffle(createRandom('thirty-two')));
    const dealt = Array.from({ length: 52 }, (_, card) => card).filter((card) => seating.table.hands.owner[card]! >= 0);
    expect(dealt).toHaveLength(30);
    expect(dealt.map(formatCard).filter((card) => !short.includes(card))).toEqual([]);
  });

  test('elimination=finish-hand: the others play on, passing over the player who is out', () => {
    const seating = setUp(NINES, 'A KS, B 2S, C 3S, D 4S 5S, E 6S', { leave: 'D 3' });
    expect(seating.listEvents().slice(-3)).toEqual([
      'paid D pool 3 BW91.snip.penalty',
      'out D BW91.snip.out',
      'handed-in D 2 BW91.snip.out.cards',
    ]);
    expect(seating.play('A KS, B 2S, C 3S').legal).toBe('E: 6S');
    expect(seating.play('E 6S').legal).toBe('nobody');
  });

  test('elimination=stop-deal: a player who goes out breaks the deal off', () => {
    const seating = setUp(NINES, 'A KS, B 2S', { leave: 'D 3', readings: 'elimination=stop-deal' });
    expect(seating.legal).toBe('nobody');
    expect(seating.listEvents().at(-1)).toBe('stopped BW91.snip.out.deal');
    expect(seating.table.gameOver).toBe(false);
  });

  test('elimination=stop-deal: the player spared still pays', () => {
    const seating = setUp('B 9S, C 10H?', 'C 9H, D 2S', { leave: 'C 2', readings: 'elimination=stop-deal' });
    expect(seating.ledger).toBe('A 5 B 4 D 5 E 5 pool 6');
    expect(seating.legal).toBe('nobody');
  });
});

describe('a move of Snip-Snap-Snorum', () => {
  test.each([
    ['the lead is free', '', 'B 9S KS 2D, C 9H', 'B: 9S KS 2D'],
    ['who can pair must, with which he likes', 'B 9S', 'B 2S, C 9H 9D KS', 'C: 9H 9D'],
    ['who cannot plays what he likes', 'B 9S', 'B 2S, C 8H KS', 'C: KS 8H'],
    ['after Snorum the next begins anew', NINES, 'A 2S KS 3D, B 4S', 'A: 2S KS 3D'],
    ['only the card just laid is paired', 'B 9S, C 2H', 'B 3S, D 9H KS', 'D: KS 9H'],
    ['a pair of one’s own is no duty', 'B 9S, C 2H, D 3H, E 4H, A 5H', 'B 9H KD', 'B: 9H KD'],
  ])('is legal as in the case “%s”', (_, moves, besides, legal) => {
    expect(setUp(moves, besides).legal).toBe(legal);
  });

  test.each([
    ['whoever can pair must', 'B 9S', 'C 9H 10H', 'C 10H', 'must-pair BW91.snip.duty ?'],
    ['whoever can pair must', 'B 9S', 'C 9H 10H', 'C pass', 'no-pass BW91.snip.duty'],
    ['the next player has the turn', 'B 9S', 'C 10H, D 9H', 'D 9H', 'not-your-turn BW91.snip.turn'],
    ['a card of another hand', 'B 9S', 'C 10H', 'C 9C', 'not-in-hand BW91.snip.deal'],
    ['a card of another hand', 'B 9S', 'B 8S, C 10H', 'C 9S', 'not-in-hand BW91.snip.deal'],
    ['the deal is over', 'B 9S, C 2S, D 3S, E 4S, A 5S', '', 'B 9S', 'deal-over BW91.snip.next-deal'],
    ['nothing was missed', 'B 9S', 'C 10H', 'B claims', 'nothing-to-claim BW91.snip.missed.time'],
    ['paid at once', 'B 9S, C 10H?', 'C 9H, D 2S', 'B claims', 'nothing-to-claim BW91.snip.missed.time'],
  ])('%s after “%s” with %s: %s is refused, %s', (_, moves, besides, move, refusal) => {
    const seating = setUp(moves, besides);
    const before = seating.ledger;
    expect(seating.refusal(move)).toBe(refusal);
    expect(seating.ledger).toBe(before);
  });

  test('eleven cannot sit down to fifty-two cards, nor seven to thirty-two', () => {
    const refused = (seats: number, readings: string) => game.refuseSeats(seats, parsePractices(readings));
    expect([1, 2, 10, 11].map((seats) => refused(seats, ''))).toEqual([
      'BW91.snip.players',
      null,
      null,
      'BW91.snip.players',
    ]);
    expect([6, 7].map((seats) => refused(seats, 'pack=32'))).toEqual([null, 'BW91.snip.players']);
  });

  test.each([
    ['52', '2:42 3:37 4:32 5:27 6:22 7:17 8:12 9:7 10:2'],
    ['32', '2:22 3:17 4:12 5:7 6:2'],
  ])('the deal of %s cards leaves undealt, by the number of players, %s', (pack, undealt) => {
    for (const pair of undealt.split(' ')) {
      const [seats, left] = pair.split(':').map(Number);
      const table = game.table({ seats: seats!, readings: { pack } });
      const dealt = table.layout().hands.reduce((sum, size) => sum + size, 0);
      expect(game.pack({ pack }).length - dealt).toBe(left);
    }
  });
});

describe('events are reported with their articles', () => {
  test('a full chain is told with its articles', () => {
    const seating = new NotationTable(game).dealFor(`${NINES}, A KS`);
    const from = seating.events.length;
    expect(seating.play(`${NINES}, A KS`).listEvents(from)).toEqual([
      'led B 9S BW91.snip.lead',
      'followed C 9H snip BW91.snip.pairing',
      'paid B pool 1 BW91.snip.penalty',
      'followed D 9D snap BW91.snip.pairing',
      'paid C pool 2 BW91.snip.penalty',
      'followed E 9C snorum BW91.snip.pairing',
      'paid D pool 3 BW91.snip.penalty',
      'led A KS BW91.snip.after-snorum',
      'exhausted BW91.snip.next-deal',
    ]);
  });

  test('the ten intervenes, and the ninth nine is a Snip again', () => {
    const moves = 'B 9S, C 9H, D 10D, E 9D, A 9C';
    expect(
      setUp(moves)
        .listEvents()
        .filter((line) => /^(led|followed)/.test(line)),
    ).toEqual([
      'led B 9S BW91.snip.lead',
      'followed C 9H snip BW91.snip.pairing',
      'led D 10D BW91.snip.intervening',
      'led E 9D BW91.snip.intervening',
      'followed A 9C snip BW91.snip.pairing',
    ]);
  });

  test('the offender pays first, then the player spared', () => {
    expect(setUp('B 9S, C 9H, D 10H?', 'D 9D, E 2S').listEvents().slice(-3)).toEqual([
      'misplayed D 10H BW91.snip.missed.card',
      'paid D pool 4 BW91.snip.missed',
      'paid C pool 2 BW91.snip.missed.paired',
    ]);
  });

  test('a payment of the counters left has an article of its own', () => {
    const told = setUp(NINES, '', { leave: 'D 2' }).listEvents();
    expect(told).toContain('paid D pool 2 BW91.snip.short');
    expect(told).toContain('out D BW91.snip.out');
  });

  test('the game ends, and nobody deals', () => {
    const seating = setUp('B 9S, A 9H', 'A 2S, B 2H', { seats: 'A B', leave: 'B 1' });
    expect(seating.listEvents().slice(-5)).toEqual([
      'paid B pool 1 BW91.snip.penalty',
      'out B BW91.snip.out',
      'handed-in B 1 BW91.snip.out.cards',
      'won A BW91.snip.winner',
      'paid pool A 5 BW91.snip.winner',
    ]);
    expect(seating.table.gameOver).toBe(true);
    expect(seating.table.winners).toEqual([0]);
    expect(seating.legal).toBe('nobody');
  });

  test('each of several players goes out in turn', () => {
    const seating = setUp('B 9S, C 9H, A 2S, C 3S, A 3H', 'A 4S, B 4H, C 5S', { seats: 'A B C', leave: 'B 1, C 1' });
    expect(
      seating
        .listEvents()
        .filter((line) => /^(out|won|took-deal)/.test(line))
        .slice(-3),
    ).toEqual(['out B BW91.snip.out', 'out C BW91.snip.out', 'won A BW91.snip.winner']);
  });

  test('a game the offender’s payment ends does not charge the other', () => {
    const seating = setUp('B 9S, A 10H?', 'A 9H 2S, B 3S', { seats: 'A B', leave: 'A 2, B 1' });
    expect(seating.listEvents().some((line) => line.startsWith('paid B'))).toBe(false);
    expect(seating.table.winners).toEqual([1]);
  });
});

describe('claims before the cut', () => {
  const LATE: TableSetup = { readings: 'claim=before-cut' };
  const OVER = 'B 9S, C 10H?, D 2S, E 3S, A 4S';

  test('hold after the last card, and are lost with the next cut', () => {
    const seating = setUp(OVER, 'C 9H', LATE);
    expect(seating.legal).toBe('nobody');
    expect(seating.play('B claims').ledger).toBe('A 5 B 4 C 3 D 5 E 5 pool 3');

    const lost = setUp(OVER, 'C 9H', LATE).deal('A 2S, B 3S, C 4S, D 5S, E 6S');
    expect(lost.refusal('B claims')).toBe('nothing-to-claim BW91.snip.missed.time');
    expect(lost.ledger).toBe('A 5 B 5 C 5 D 5 E 5');
  });

  test('are paid oldest first, each once', () => {
    const seating = setUp('B 9S, C 10H?, D 10S, E 2S?', 'C 9H, E 10C, A 3S', LATE);
    const from = seating.events.length;
    expect(seating.play('A claims, A claims').listEvents(from)).toEqual([
      'claimed A BW91.snip.missed.time',
      'paid C pool 2 BW91.snip.missed',
      'paid B pool 1 BW91.snip.missed.paired',
      'claimed A BW91.snip.missed.time',
      'paid E pool 4 BW91.snip.missed',
      'paid D pool 2 BW91.snip.missed.paired',
    ]);
    expect(seating.refusal('A claims')).toMatch(/^nothing-to-claim/);
  });

  test('may put out the player whose turn it is: the turn goes on', () => {
    const moves = 'B 9S, C 9H, D 10H?, E 2S, A 3S, B 4S, C 5S';
    const seating = setUp(moves, 'D 9D KS, E KH', { ...LATE, leave: 'D 4' });
    expect(seating.legal).toBe('D: KS 9D');
    expect(seating.play('C claims').legal).toBe('E: KH');
    expect(seating.ledger).toBe('A 5 B 4 C 3 E 5 pool 8');
  });

  test('may end the game after the last card', () => {
    const seating = setUp('B 9S, A 10H?', 'A 9H', { seats: 'A B', ...LATE, leave: 'A 2' });
    expect(seating.play('B claims').table.gameOver).toBe(true);
    expect(seating.ledger).toBe('B 10');
    expect(seating.refusal('B claims')).toMatch(/^nothing-to-claim/);
  });

  test('may put a player out when the deal is over, which breaks nothing off', () => {
    const readings = 'claim=before-cut elimination=stop-deal';
    const seating = setUp(OVER, 'C 9H', { readings, leave: 'C 2' });
    expect(seating.play('B claims').listEvents().slice(-4)).toEqual([
      'paid C pool 2 BW91.snip.missed',
      'out C BW91.snip.out',
      'handed-in C 1 BW91.snip.out.cards',
      'paid B pool 1 BW91.snip.missed.paired',
    ]);
  });

  test('cannot be made at all where they are never made', () => {
    const seating = setUp('B 9S, C 10H?', 'C 9H, D 2S', { readings: 'claim=never' });
    expect(seating.refusal('B claims')).toBe('nothing-to-claim BW91.snip.missed.time');
  });
});

describe('the deal of Snip-Snap-Snorum', () => {
  test.each([
    ['the first knave', '2S 3H JC', 3, 'C'],
    ['the first card', 'JS', 1, 'A'],
    ['round the table', '2S 3S 4S 5S 6S JH', 6, 'A'],
    ['no knave, no dealer', '2S 3S KS', -1, ''],
  ])('draws for the dealer in the case “%s”: %s', (_, cards, used, dealer) => {
    const { table, names } = new NotationTable(game);
    const turned = cards.split(' ').map((text) => game.pack({}).find((card) => formatCard(card) === text)!);
    expect(table.drawForDeal(turned)).toBe(used);
    if (dealer) expect(names[table.dealer]).toBe(dealer);
  });

  test('passes to the next in order, who deals five cards from the left', () => {
    const seating = setUp('B 9S, C 2S, D 3S, E 4S, A 5S');
    const from = seating.events.length;
    seating.deal('A 2S, B 3S, C 4S, D 5S, E 6S');
    expect(seating.listEvents(from)).toEqual([
      'took-deal B BW91.snip.next-deal',
      ...['C', 'D', 'E', 'A', 'B'].map((seat) => `dealt ${seat} 5 BW91.snip.deal`),
    ]);
    expect(seating.legal).toBe('C: 4S');
  });

  test('passes over players who are out, and they get no cards', () => {
    const seating = setUp('B 9S, C 9H, D 2S, E 3S, A 4S', '', { leave: 'B 1' });
    const from = seating.events.length;
    expect(seating.names[seating.table.nextDealer()]).toBe('C');
    expect(seating.table.layout().hands).toEqual([5, 0, 5, 5, 5]);
    expect(seating.deal('A 2S, C 4S, D 5S, E 6S').listEvents(from)).toEqual([
      'took-deal C BW91.snip.out.dealer',
      'dealt D 5 BW91.snip.deal',
      'dealt E 5 BW91.snip.deal',
      'dealt A 5 BW91.snip.deal',
      'dealt B 0 BW91.snip.out.no-cards',
      'dealt C 5 BW91.snip.deal',
    ]);
    expect(seating.play('D 5S, E 6S, A 2S').legal).toBe('C: 4S');
  });
});

test.each([
  [2, undefined],
  [5, undefined],
  [10, undefined],
  [5, 'whole-pack'],
  [5, 'turn-up'],
])('the counters of %i players and the pool are five a player, from first to last (%s)', (seats, variant) => {
  let winners = 0;
  playRandomGame({ game, seats, variant, readings: {}, seed: 'five each' }, null, ({ balance, winners: won }) => {
    expect(balance.reduce((sum, has) => sum + has, 0)).toBe(5 * seats);
    for (const seat of won) expect(balance[seat]).toBe(5 * seats);
    winners = won.length;
  });
  expect(winners).toBe(1);
});
