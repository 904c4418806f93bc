/**
 * Tests the rules of Chnif-Chnof-Chnorum, one case a row. Each player holds the cards that he plays and those listed as
 * kept. P4 deals, so P1 leads; P2 sits to the right of P1.
 */
import { describe, expect, test } from 'vitest';
import { formatCard } from '#engine/cards.ts';
import { chnifChnofChnorum as game } from '#engine/games/chnif-chnof-chnorum/index.ts';
import { createRandom } from '#engine/random.ts';
import { NotationTable, sortAccounts, type TableSetup } from './play.ts';
import { createRandomTable, playRandomGame } from './random-play.ts';

const NINES = 'P1 9S, P2 9H, P3 9D, P4 9C';

type Left = TableSetup & { leave?: string };
type Row = [origin: string, moves: string, ledger: string, left?: Left, besides?: string];

const FOUR: TableSetup = { seats: 'P1 P2 P3 P4', dealer: 'P4' };

const setUp = (moves: string, { leave = '', ...sat }: Left = {}, besides = ''): NotationTable =>
  new NotationTable(game, { ...FOUR, ...sat }).dealFor(moves, besides).limitCounters(leave).play(moves);

describe('the counters of the Chnif', () => {
  test.each<Row>([
    ['the full succession', NINES, 'P1 4 P2 3 P3 1 P4 7 pool 5'],
    ['four left', NINES, 'P1 4 P2 3 P4 7 pool 6', { leave: 'P3 4' }],
    ['three left', NINES, 'P1 4 P2 3 P4 7 pool 6', { leave: 'P3 3' }],
    ['two left', NINES, 'P1 4 P2 3 P4 7 pool 6', { leave: 'P3 2' }],
    ['one left', NINES, 'P1 4 P2 3 P4 6 pool 7', { leave: 'P3 1' }],
    ['none left', NINES, 'P1 4 P2 3 P4 5 pool 8', { leave: 'P3 0' }],
    ['a Chnof owed with one', 'P1 9S, P2 9H, P3 9D', 'P1 4 P3 5 P4 5 pool 6', { leave: 'P2 1' }],
    ['a Chnif owed with none', 'P1 9S, P2 9H', 'P2 5 P3 5 P4 5 pool 5', { leave: 'P1 0' }],
    ['a king breaks it', 'P1 9S, P2 KH, P3 9D, P4 9C', 'P1 5 P2 5 P3 4 P4 5 pool 1'],
    ['back by a Chnorum', NINES, 'P1 4 P2 3 P4 2 pool 11', { leave: 'P3 3, P4 0' }],
    ['the sudden end', 'P1 9S, P2 9H', 'P2 20', { leave: 'P1 1, P2 4, P3 0, P4 0' }, 'P1 2S, P2 3S, P3 9D'],
    ['the Chnorum saves its caller, and the game goes on', NINES, 'P1 4 P4 2 pool 14', { leave: 'P2 0, P3 2, P4 0' }],
    ['the Chnof costs two, not three of the English', 'P1 9S, P2 9H, P3 9D', 'P1 4 P2 3 P3 5 P4 5 pool 3'],
    ['a fourth nine round the table', 'P1 9S, P2 9H, P3 KS, P4 9D, P1 9C', 'P1 4 P2 5 P3 5 P4 4 pool 2'],
    // The nines leave 4, 3, 1, 7; a king costs P1 one; the twos P3 one, P4 two, P1 two to P2 and the last one; the fives P4 two.
    [
      'a long deal: all four ranks, one after another',
      `${NINES}, P1 KS, P2 KH, P3 2S, P4 2H, P1 2D, P2 2C, P3 5S, P4 5H, P1 5D, P2 5C`,
      'P2 5 P4 3 pool 12',
    ],
    ['a Chnorum on a player who has none', NINES, 'P1 4 P2 3 pool 13', { leave: 'P3 0, P4 0' }],
    ['a Chnof on a player who has none', 'P1 9S, P2 9H, P3 9D', 'P1 4 P3 5 P4 5 pool 6', { leave: 'P2 0' }],
    ['the chain across the dealer', 'P1 2S, P2 3S, P3 9S, P4 9H, P1 9D, P2 9C', 'P1 1 P2 7 P3 4 P4 3 pool 5'],
  ])('change in the case “%s” by %s to %s', (_, moves, ledger, left, besides) => {
    const seating = setUp(moves, left, besides);
    expect(seating.ledger).toBe(sortAccounts(seating.accounts, ledger));
  });

  test('leave the next player free to lay any card', () => {
    expect(setUp(NINES, {}, 'P1 KS 2D').legal).toBe('P1: KS 2D');
  });

  test('counters are never made or lost, and the winner ends with all', () => {
    for (const [seats, stake] of [
      [4, '5'],
      [6, '3'],
      [9, '10'],
      [12, '2'],
    ] as const) {
      const total = seats * Number(stake);
      const play = { game, seats, readings: { stake }, seed: `all ${seats}` };
      let last = createRandomTable(play, null);
      playRandomGame(play, null, (table) => {
        last = table;
        expect(table.balance.reduce((sum, has) => sum + has, 0)).toBe(total);
      });
      expect(last.balance[last.winners[0]!]).toBe(total);
    }
  });
});

describe('a move of the Chnif', () => {
  test.each([
    ['the lead is free', '', 'P1 9S KS 2D, P2 9H', 'P1: 9S KS 2D'],
    ['who can pair must, with which he likes', 'P1 7D', 'P1 2S, P2 7S 7H KS', 'P2: 7S 7H'],
    ['who cannot lays any', 'P1 7D', 'P1 2S, P2 8S KS', 'P2: 8S KS'],
    ['a Chnof is a duty too', 'P1 7D, P2 7S', 'P1 2S, P3 7H KS', 'P3: 7H'],
    ['only the card just laid', 'P1 7D, P2 KS', 'P1 2S, P3 7H 2D', 'P3: 7H 2D'],
  ])('is legal as in the case “%s”', (_, moves, besides, legal) => {
    expect(setUp(moves, {}, besides).legal).toBe(legal);
  });

  test.each([
    ['must', 'P4: 9C'],
    ['may', 'P4: 2S 9C'],
  ])('is limited by chnorum-duty=%s, after a Chnof, to %s', (practice, legal) => {
    const readings = `chnorum-duty=${practice}`;
    expect(setUp('P1 9S, P2 9H, P3 9D', { readings }, 'P4 2S 9C').legal).toBe(legal);
  });

  test('a Chnorum withheld spares the Chnof, and the fourth card begins anew', () => {
    const readings = 'chnorum-duty=may';
    const withheld = setUp('P1 9S, P2 9H, P3 9D, P4 2S', { readings }, 'P4 9C, P1 KS');
    expect(withheld.ledger).toBe(sortAccounts(withheld.accounts, 'P1 4 P2 3 P3 5 P4 5 pool 3'));
    expect(withheld.listEvents(withheld.events.length - 1)).toEqual(['led P4 2S HF90.chnif.chain']);
    // The duty of the Chnif and of the Chnof, which the retelling names, is unchanged.
    expect(setUp('P1 9S', { readings }, 'P2 9H KS').legal).toBe('P2: 9H');
    expect(setUp('P1 9S, P2 9H', { readings }, 'P3 9D KS').refusal('P3 KS')).toBe('must-pair HF90.chnif.duty');
  });

  test.each([
    ['whoever can pair must', 'P1 9S', 'P2 9H 10H', 'P2 10H', 'must-pair HF90.chnif.duty'],
    ['whoever can pair must', 'P1 9S', 'P2 9H 10H', 'P2 pass', 'no-pass HF90.chnif.duty.unpunished'],
    ['the first in cards leads', '', 'P1 9S, P2 9H', 'P2 9H', 'not-your-turn HF90.chnif.first'],
    ['the next player has the turn', 'P1 9S', 'P2 KH, P3 9D', 'P3 9D', 'not-your-turn HF90.chnif.turn'],
    ['a card of another hand', 'P1 9S', 'P2 KH', 'P2 9C', 'not-in-hand HF90.chnif.deal'],
    ['the deal is over', NINES, '', 'P1 9S', 'deal-over HF90.chnif.redeal'],
  ])('%s after “%s” with %s: %s is refused, %s', (_, moves, besides, move, refusal) => {
    const seating = setUp(moves, {}, besides);
    expect(seating.refusal(move)).toBe(refusal);
    expect(seating.table.misplay).toBeUndefined();
  });

  test('nothing is laid after the end of the game', () => {
    const seating = setUp('P1 9S, P2 9H', { leave: 'P1 1, P3 0, P4 0' }, 'P3 9D');
    expect(seating.table.gameOver).toBe(true);
    expect(seating.refusal('P3 9D')).toBe('deal-over HF90.chnif.end');
  });

  test('four to twelve sit down', () => {
    expect([3, 4, 12, 13].map((seats) => game.refuseSeats(seats, {}))).toEqual([
      'HF90.chnif.players',
      null,
      null,
      'HF90.chnif.players',
    ]);
  });
});

describe('events are reported with their articles', () => {
  const since = (seating: NotationTable, moves: string): string[] => {
    const from = seating.events.length;
    return seating.play(moves).listEvents(from);
  };
  const seated = (moves: string, besides: string, left: Left = {}): NotationTable => {
    const { leave = '', ...sat } = left;
    return new NotationTable(game, { ...FOUR, ...sat }).dealFor(moves, besides).limitCounters(leave);
  };

  test('a full chain is told with its articles', () => {
    const moves = `${NINES}, P1 KS`;
    expect(since(seated(moves, 'P2 2H'), moves)).toEqual([
      'led P1 9S HF90.chnif.lead',
      'followed P2 9H chnif HF90.chnif.chnif',
      'paid P1 pool 1 HF90.chnif.chnif',
      'followed P3 9D chnof HF90.chnif.chnof',
      'paid P2 pool 2 HF90.chnif.chnof',
      'followed P4 9C chnorum HF90.chnif.chnorum',
      'paid P3 P4 2 HF90.chnif.chnorum.caller',
      'paid P3 pool 2 HF90.chnif.chnorum',
      'led P1 KS HF90.chnif.chain',
    ]);
  });

  test('the neighbour is paid first, then the pool', () => {
    const told = since(seated(NINES, '', { leave: 'P3 3' }), NINES);
    expect(told.slice(-3)).toEqual([
      'paid P3 P4 2 HF90.chnif.chnorum.caller',
      'paid P3 pool 1 HF90.chnif.short',
      'exhausted HF90.chnif.redeal',
    ]);
    expect(since(seated(NINES, '', { leave: 'P3 1' }), NINES)).toContain('paid P3 P4 1 HF90.chnif.short');
  });

  test('a payment that goes to the neighbour leaves nothing for the pool', () => {
    expect(since(seated(NINES, '', { leave: 'P3 2' }), NINES).slice(-3)).toEqual([
      'paid P3 P4 2 HF90.chnif.chnorum.caller',
      'let-off P3 HF90.chnif.short',
      'exhausted HF90.chnif.redeal',
    ]);
    expect(since(seated(NINES, '', { leave: 'P3 1' }), NINES).slice(-3, -1)).toEqual([
      'paid P3 P4 1 HF90.chnif.short',
      'let-off P3 HF90.chnif.short',
    ]);
  });

  test.each([
    ['a Chnif', 'P1 9S, P2 9H', 'P1'],
    ['a Chnof', 'P1 9S, P2 9H, P3 9D', 'P2'],
    ['a Chnorum', NINES, 'P3'],
  ])('a player without counters is let off %s', (_, moves, payer) => {
    const told = since(seated(moves, 'P2 2S, P3 2H, P4 2D, P1 2C', { leave: `${payer} 0` }), moves);
    expect(told.at(-1)).toBe(`let-off ${payer} HF90.chnif.broke`);
  });

  test('the pool has what is left', () => {
    const moves = 'P1 9S, P2 9H, P3 9D';
    expect(since(seated(moves, '', { leave: 'P2 1' }), moves)).toContain('paid P2 pool 1 HF90.chnif.short.pool');
  });

  test('a player without counters comes back when paid, and is dealt cards before', () => {
    const seating = seated(NINES, '', { leave: 'P3 3, P4 0' });
    expect(since(seating, NINES)).toContain('paid P3 P4 2 HF90.chnif.revival');
    const rest = 'P1 2S, P2 4H, P3 6D, P4 8C';
    const broke = seated(NINES, rest, { leave: 'P2 0' }).play(`${NINES}, ${rest}`);
    const from = broke.events.length;
    broke.deal('P1 3S, P2 3H, P3 3D, P4 3C');
    expect(broke.listEvents(from)).toEqual([
      'took-deal P1 HF90.chnif.dealer.next',
      'dealt P2 13 HF90.chnif.broke',
      'dealt P3 13 HF90.chnif.deal',
      'dealt P4 13 HF90.chnif.deal',
      'dealt P1 13 HF90.chnif.deal',
    ]);
  });

  test('the game ends with cards in hand', () => {
    const moves = 'P1 9S, P2 9H';
    const seating = seated(moves, 'P1 2S, P2 3S, P3 9D', { leave: 'P1 1, P2 4, P3 0, P4 0' });
    expect(since(seating, moves).slice(-3)).toEqual([
      'paid P1 pool 1 HF90.chnif.chnif',
      'won P2 HF90.chnif.end',
      'paid pool P2 16 HF90.chnif.winner',
    ]);
    expect(seating.legal).toBe('nobody');
    expect(seating.table.winners).toEqual([1]);
    expect(seating.table.hands.size(2)).toBe(1);
  });

  test('each lead that breaks the succession has its article', () => {
    const moves = 'P1 9S, P2 8H, P3 8D, P4 7C, P1 6S, P2 6H, P3 6D, P4 5C';
    expect(since(seated(moves, ''), moves).filter((line) => line.startsWith('led'))).toEqual([
      'led P1 9S HF90.chnif.lead',
      'led P2 8H HF90.chnif.free',
      'led P4 7C HF90.chnif.chnof.free',
      'led P1 6S HF90.chnif.free',
      'led P4 5C HF90.chnif.chain',
    ]);
  });

  test('nothing of a deal is paired in the next', () => {
    const seating = setUp('P1 2S, P2 3S, P3 4S, P4 9S').deal('P2 9H 3H, P3 9D');
    expect(seating.legal).toBe('P2: 3H 9H');
    expect(seating.play('P2 9H').ledger).toBe('P1 5 P2 5 P3 5 P4 5');
  });
});

describe('the deal of the Chnif', () => {
  test.each([
    [4, 13, 0],
    [5, 10, 2],
    [6, 8, 4],
    [7, 7, 3],
    [8, 6, 4],
    [9, 5, 7],
    [10, 5, 2],
    [11, 4, 8],
    [12, 4, 4],
  ])('gives %i players %i cards each, and leaves %i in the talon', (seats, each, talon) => {
    const names = Array.from({ length: seats }, (_, seat) => `P${seat + 1}`).join(' ');
    const seating = new NotationTable(game, { seats: names });
    seating.table.deal(seating.table.shuffle(createRandom('talon')));
    expect(seating.table.layout().hands).toEqual(Array.from({ length: seats }, () => each));
    const left = seating.listEvents().filter((line) => line.startsWith('laid-aside'));
    expect(left).toEqual(talon === 0 ? [] : [`laid-aside ${talon} HF90.chnif.talon`]);
  });

  test.each([
    ['the highest', '', 'QS KH 2D 3C', 4, 'P2'],
    ['king high, ace low', '', 'AS KH QD 3C', 4, 'P2'],
    ['the level draw again, and they alone', '', 'KS 2H KD 3C 4S 9H', 6, 'P3'],
    ['and again', '', 'KS 2H KD 3C 4S 4H 5D 3H', 8, 'P1'],
    ['too few', '', 'KS 2H KD 3C 4S', -1, ''],
    ['ace=low', 'ace=low', 'AS KH QD 3C', 4, 'P2'],
    ['ace=high', 'ace=high', 'AS KH QD 3C', 4, 'P1'],
  ])('draws for the dealer in the case “%s” (%s): %s', (_, readings, cards, used, dealer) => {
    const { table, names } = new NotationTable(game, { ...FOUR, readings });
    const drawn = cards.split(' ').map((text) => game.pack({}).find((card) => formatCard(card) === text)!);
    expect(table.drawForDeal(drawn)).toBe(used);
    if (dealer) expect(names[table.dealer]).toBe(dealer);
  });

  test('a second draw is told as such', () => {
    const seating = new NotationTable(game, FOUR);
    const drawn = 'KS 2H KD 3C 4S 9H'
      .split(' ')
      .map((text) => game.pack({}).find((card) => formatCard(card) === text)!);
    const from = seating.events.length;
    seating.table.drawForDeal(drawn);
    expect(seating.listEvents(from).slice(-3)).toEqual([
      'drew P4 3C HF90.chnif.dealer.first',
      'drew P1 4S HF90.chnif.dealer.level',
      'drew P3 9H HF90.chnif.dealer.level',
    ]);
  });

  test.each([
    ['next-dealer=right', 'P1', 'P2'],
    ['next-dealer=same', 'P4', 'P1'],
  ])('%s: %s deals, %s leads', (readings, dealer, leader) => {
    const seating = setUp(NINES, { readings, leave: 'P1 0' });
    expect(seating.names[seating.table.nextDealer()]).toBe(dealer);
    seating.deal('P1 2S, P2 3S, P3 4S, P4 5S');
    expect(seating.names[seating.table.toMove]).toBe(leader);
  });

  test.each(['5', '2', '3', '10', '20'])('gives as many counters to each player as stake=%s says', (stake) => {
    const { ledger } = new NotationTable(game, { ...FOUR, readings: `stake=${stake}` });
    expect(ledger).toBe(`P1 ${stake} P2 ${stake} P3 ${stake} P4 ${stake}`);
  });
});
