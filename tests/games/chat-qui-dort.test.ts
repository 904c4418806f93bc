/**
 * Tests the rules of Le Chat qui dort, one case a row. D deals, P1 is first in cards; the five is the cat unless the
 * row deals otherwise.
 */
import { describe, expect, test } from 'vitest';
import { createEmptyOwners, formatCard, NO_OWNER, parseCard } from '#engine/cards.ts';
import { findGame } from '#engine/games.ts';
import { Observer } from '#engine/observation.ts';
import { createRandom } from '#engine/random.ts';
import { replay } from '#engine/record/replay.ts';
import { NotationTable, sortAccounts, type TableSetup } from './play.ts';

const game = findGame('chat-qui-dort')!;

const SEATS = 'P1 P2 P3 P4 D';
const DEALT = 'P1 2S, P2 4S, P3 AS, P4 6S, D 3S';

interface How {
  /** Counters of seats before the deal; all others are in the pool. */
  readonly leave?: string;
  readonly hands?: string;
  readonly readings?: string;
}

const setUp = (moves: string, { leave = '', hands = DEALT, readings = '' }: How = {}): NotationTable => {
  const sat: TableSetup = { seats: SEATS, dealer: 'D', readings };
  return new NotationTable(game, sat).limitCounters(leave).deal(hands).play(moves);
};

const namesOf = (seating: NotationTable): string => seating.names[seating.table.nextDealer()]!;

type Row = [origin: string, moves: string, ledger: string, how?: How];

describe('the counters of Le Chat qui dort', () => {
  test.each<Row>([
    ['the cat is named', 'P1 names 5', 'P1 2 P2 3 P3 3 P4 3 D 3 pool 1'],
    ['the cat is called', 'P1 names 4, P2 calls 6, P2 calls A, P2 calls 5', 'P1 3 P2 2 P3 2 P4 2 D 3 pool 3'],
    ['all but the cat', 'P1 names 4, P2 calls 2, P2 calls A, P2 calls 6, P2 calls 3', 'P1 2 P2 3 P3 2 P4 2 D 2 pool 4'],
    ['his own card is named: he calls', 'P1 names 2', 'P1 3 P2 3 P3 3 P4 3 D 3'],
    [
      'only two have counters, and one is called',
      'P1 names 4, P2 calls 6, P2 calls 2',
      'P2 15',
      { leave: 'P1 1, P2 1, P3 0, P4 0, D 0', readings: 'dead=dealt-in' },
    ],
    [
      'the same, of two who alone are dealt cards',
      'P1 names 3, P2 calls A',
      'P2 15',
      { leave: 'P1 1, P2 1, P3 0, P4 0, D 0', hands: 'P1 AS, P2 3S' },
    ],
    [
      'E4 the caller wakes the cat with his last: the other wins',
      'P1 names 3, P2 calls 2',
      'P1 15',
      { leave: 'P1 1, P2 1, P3 0, P4 0, D 0', hands: 'P1 AS, P2 3S' },
    ],
    [
      'E4 the first in cards wakes it with his last',
      'P1 names 2',
      'P2 15',
      { leave: 'P1 1, P2 1, P3 0, P4 0, D 0', hands: 'P1 AS, P2 3S' },
    ],
    ['the caller pays nothing for being named', 'P1 names 4', 'P1 3 P2 3 P3 3 P4 3 D 3'],
    ['the first in cards is called, having named another', 'P1 names 4, P2 calls 2', 'P1 2 P2 3 P3 3 P4 3 D 3 pool 1'],
    ['the caller who named himself wakes the cat', 'P1 names 2, P1 calls 5', 'P1 2 P2 3 P3 3 P4 3 D 3 pool 1'],
    [
      'out in mid-coup: it goes on',
      'P1 names 4, P2 calls 6, P2 calls A',
      'P1 3 P2 3 P3 2 D 3 pool 4',
      { leave: 'P4 1' },
    ],
    [
      'dead=dealt-in: the dead are shown, and pay nothing',
      'P1 names 4, P2 calls 6',
      'P1 3 P2 3 P3 3 D 3 pool 3',
      { leave: 'P4 0', readings: 'dead=dealt-in' },
    ],
    [
      'dead=dealt-in: a dead caller wakes the cat for nothing',
      'P1 names 6, P4 calls 5',
      'P1 3 P2 3 P3 3 D 3 pool 3',
      { leave: 'P4 0', readings: 'dead=dealt-in' },
    ],
    [
      'dead=dealt-in: so does a dead first in cards',
      'P1 names 5',
      'P2 3 P3 3 P4 3 D 3 pool 3',
      { leave: 'P1 0', readings: 'dead=dealt-in' },
    ],
    [
      'calls=one the holder of the card called pays',
      'P1 names 4, P2 calls 6',
      'P1 3 P2 3 P3 3 P4 2 D 3 pool 1',
      { readings: 'calls=one' },
    ],
    ['calls=one the card named is the cat', 'P1 names 5', 'P1 2 P2 3 P3 3 P4 3 D 3 pool 1', { readings: 'calls=one' }],
    [
      'calls=one the card called is the cat',
      'P1 names 4, P2 calls 5',
      'P1 3 P2 2 P3 3 P4 3 D 3 pool 1',
      { readings: 'calls=one' },
    ],
    [
      'calls=one with the dead dealt in, nothing at all',
      'P1 names 4, P2 calls 6',
      'P1 3 P2 3 P3 3 D 3 pool 3',
      { leave: 'P4 0', readings: 'calls=one dead=dealt-in' },
    ],
  ])('change in the case “%s” by %s to %s', (_, moves, ledger, how) => {
    const seating = setUp(moves, how);
    expect(seating.ledger).toBe(sortAccounts(seating.accounts, ledger));
  });

  test.each([
    ['stake=3', 3],
    ['stake=1', 1],
    ['stake=2', 2],
    ['stake=5', 5],
    ['stake=10', 10],
  ])('begin, by %s, at %i each', (readings, counters) => {
    const cite = counters === 3 ? 'HF90.chat.stakes.three' : 'HF90.chat.stakes';
    const seating = new NotationTable(game, { seats: SEATS, readings });
    expect(seating.listEvents()).toEqual(seating.names.map((seat) => `received ${seat} ${counters} ${cite}`));
    expect(Array.from(seating.table.balance)).toEqual([...Array(5).fill(counters), 0]);
  });
});

describe('the end of a coup', () => {
  test.each<[string, string, string, How?]>([
    ['the cat is named at once', 'P1 names 5', 'stopped HF90.chat.ends.named'],
    ['the cat is called', 'P1 names 4, P2 calls 6, P2 calls A, P2 calls 5', 'stopped HF90.chat.ends.called'],
    [
      'every rank of the hand is called',
      'P1 names 4, P2 calls 2, P2 calls A, P2 calls 6, P2 calls 3',
      'exhausted HF90.chat.ends.all',
    ],
    ['calls=one', 'P1 names 4, P2 calls 6', 'stopped HF90.chat.calls', { readings: 'calls=one' }],
  ])('comes in the case “%s” by %s', (_, moves, last, how) => {
    const seating = setUp(moves, how);
    expect(seating.listEvents().at(-1)).toBe(last);
    expect(seating.legal).toBe('nobody');
    expect(seating.table.gameOver).toBe(false);
  });

  test.each<[string, string, string, How?]>([
    ['the first in cards', 'P1 names 5', 'P1'],
    ['whoever called', 'P1 names 4, P2 calls 5', 'P1'],
    ['he has lost his last: the next', 'P1 names 5', 'P2', { leave: 'P1 1' }],
    [
      'the next who has one',
      'P1 names 6, P4 calls A, P4 calls 4, P4 calls 2, P4 calls 5',
      'P4',
      { leave: 'P1 1, P2 1, P3 1, P4 2' },
    ],
    ['with the dead dealt in', 'P1 names 5', 'P2', { leave: 'P1 0', readings: 'dead=dealt-in' }],
  ])('gives the next deal, in the case “%s” after %s, to %s', (_, moves, dealer, how) => {
    const seating = setUp(moves, how);
    expect(seating.legal).toBe('nobody');
    expect(namesOf(seating)).toBe(dealer);
  });

  test('E4: the last with counters takes the pool, and coup and game are over', () => {
    const leave = 'P1 1, P2 1, P3 0, P4 0, D 0';
    const seating = setUp('P1 names 3, P2 calls A', { leave, hands: 'P1 AS, P2 3S' });
    expect(seating.listEvents().slice(-7)).toEqual([
      'called-for P2 A HF90.chat.call',
      'shown P1 AS HF90.chat.pay',
      'paid P1 pool 1 HF90.chat.pay',
      'out P1 HF90.chat.until',
      'stopped HF90.chat.until.at-once',
      'won P2 HF90.chat.winner',
      'paid pool P2 14 HF90.chat.winner',
    ]);
    expect(seating.table.winners).toEqual([1]);
    expect(seating.table.gameOver).toBe(true);
  });
});

describe('the deal of Le Chat qui dort', () => {
  test('is reported with its articles, the cat last, and the first in cards names', () => {
    const seating = setUp('');
    expect(seating.listEvents(5)).toEqual([
      'took-deal D HF90.chat.draw',
      ...['P1', 'P2', 'P3', 'P4'].map((seat) => `dealt ${seat} 1 HF90.chat.deal`),
      'dealt D 1 HF90.chat.deal.dealer',
      'laid-aside 1 HF90.chat.cat',
    ]);
    expect(seating.table.unheld?.talon?.map(formatCard)).toEqual(['5S']);
  });

  test('leaves out a player without counters: the pack loses its highest card, and the turn passes over the dead player', () => {
    const hands = 'P1 AS, P2 2S, P4 3S, D 4S';
    const seating = setUp('P1 names 5', { leave: 'P1 1, P3 0', hands });
    const { table } = seating;
    expect(table.layout().hands).toEqual([0, 1, 0, 1, 1]);
    expect(table.layout().pack.map(formatCard)).toEqual(['AS', '2S', '3S', '4S']);
    const from = seating.events.length;
    expect(seating.deal('P2 AS, P4 2S, D 4S').listEvents(from)).toEqual([
      'took-deal P2 HF90.chat.dealer.broke',
      'dealt P3 0 HF90.chat.dead',
      'dealt P4 1 HF90.chat.deal',
      'dealt D 1 HF90.chat.deal',
      'dealt P1 0 HF90.chat.dead',
      'dealt P2 1 HF90.chat.deal.dealer',
      'laid-aside 1 HF90.chat.cat',
    ]);
    expect(seating.legal).toBe('P4: names A | names 2 | names 3 | names 4');
  });

  test('dead=dealt-in: the pack stays, and a dead player may be first in cards', () => {
    const seating = setUp('P1 names 5', { leave: 'P1 1, P3 0', readings: 'dead=dealt-in' });
    expect(seating.table.layout().hands).toEqual([1, 1, 1, 1, 1]);
    expect(seating.table.layout().pack.map(formatCard)).toEqual(['AS', '2S', '3S', '4S', '5S', '6S']);
    expect(seating.deal(DEALT).legal).toMatch(/^P3: names A/);
    expect(seating.names[seating.table.dealer]).toBe('P2');
  });

  test.each([
    ['the highest deals', '2S AS 6S 5S 3S', 5, 'P3'],
    ['the ace is low', 'AS 2S 3S 4S 5S', 5, 'D'],
    ['all must have drawn', '2S AS 6S 5S', -1, ''],
  ])('draws for the dealer in the case “%s”: %s', (_, cards, used, dealer) => {
    const { table, names } = new NotationTable(game, { seats: SEATS });
    expect(table.drawForDeal(cards.split(' ').map((text) => parseCard(text)!))).toBe(used);
    if (dealer) expect(names[table.dealer]).toBe(dealer);
  });

  test.each([
    [5, 'AS 2S 3S 4S 5S 6S'],
    [8, 'AS 2S 3S 4S 5S 6S 7S 8S 9S'],
    [12, 'AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS'],
  ])('uses, among %i players, %s', (seats, cards) => {
    expect(game.pack({}, seats).map(formatCard).join(' ')).toBe(cards);
  });

  test.each([
    [5, '8S 9S 10S JS QS KS'],
    [8, '5S 6S 7S 8S 9S 10S JS QS KS'],
    [12, 'AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS'],
  ])('uses, by ranks=king-down among %i players, %s', (seats, cards) => {
    expect(game.pack({ ranks: 'king-down' }, seats).map(formatCard).join(' ')).toBe(cards);
  });

  test('drops the lowest card of the pack by ranks=king-down', () => {
    const hands = 'P1 JS, P2 QS, P4 KS, D 9S';
    const seating = setUp('P1 names 10', { leave: 'P1 1, P3 0', hands, readings: 'ranks=king-down' });
    expect(seating.table.layout().pack.map(formatCard)).toEqual(['10S', 'JS', 'QS', 'KS']);
    const from = seating.events.length;
    expect(seating.deal('P2 10S, P4 QS, D KS').listEvents(from).at(-1)).toBe('laid-aside 1 HF90.chat.cat');
    expect(seating.legal).toBe('P4: names 10 | names J | names Q | names K');
    expect(seating.table.unheld?.talon?.map(formatCard)).toEqual(['JS']);
    expect(seating.refusal('P4 calls J')).toBe('must-name HF90.chat.blind');
    expect(seating.table.parseMove!(['names', '9'])).toBeUndefined();
  });

  test.each(['ace-up', 'king-down'] as const)(
    'gives out, by ranks=%s, every card of the shuffled pack, one to each',
    (ranks) => {
      const table = game.table({ seats: 6, dealer: 0, readings: { ranks } });
      table.deal(table.shuffle(createRandom('cat')));
      const held = game.pack({ ranks }, 6).filter((card) => table.hands.owner[card] !== NO_OWNER);
      expect(held.map((card) => table.hands.owner[card]!).sort()).toEqual([0, 1, 2, 3, 4, 5]);
      const cat = game.pack({ ranks }, 6).filter((card) => !held.includes(card));
      expect(table.unheld?.talon).toEqual(cat);
    },
  );

  test('accepts five to twelve players', () => {
    const may = Array.from({ length: 15 }, (_, seats) => seats).filter((seats) => !game.refuseSeats(seats, {}));
    expect(may).toEqual([5, 6, 7, 8, 9, 10, 11, 12]);
  });
});

describe('naming and calling', () => {
  test.each<[string, string, string]>([
    ['any card is named, before anyone looks', '', 'P1: names A | names 2 | names 3 | names 4 | names 5 | names 6'],
    ['any other, the cat too', 'P1 names 4', 'P2: calls A | calls 2 | calls 3 | calls 5 | calls 6'],
    ['none twice', 'P1 names 4, P2 calls 2', 'P2: calls A | calls 3 | calls 5 | calls 6'],
    ['the first in cards calls', 'P1 names 2', 'P1: calls A | calls 3 | calls 4 | calls 5 | calls 6'],
  ])('are limited in the case “%s” after “%s”', (_, moves, legal) => {
    expect(setUp(moves).legal).toBe(legal);
  });

  test.each([
    ['the first in cards names a rank, unseen', '', 'P2 names 4', 'not-your-turn HF90.chat.first'],
    ['the first in cards names a rank, unseen', '', 'P1 calls 4', 'must-name HF90.chat.blind'],
    ['the first in cards names a rank, unseen', '', 'P1 2S', 'must-name HF90.chat.blind'],
    ['the first in cards names a rank, unseen', '', 'P1 pass', 'must-name HF90.chat.blind'],
    ['whoever has the rank calls the next', 'P1 names 4', 'P1 calls 6', 'not-your-turn HF90.chat.caller'],
    ['whoever has the rank calls the next', 'P1 names 4', 'P2 names 6', 'must-call HF90.chat.caller'],
    ['whoever has the rank calls the next', 'P1 names 4', 'P2 4S', 'must-call HF90.chat.caller'],
    ['a call is compulsory', 'P1 names 4, P2 calls 6', 'P2 pass', 'no-pass HF90.chat.call.compulsory'],
    ['a rank is called once', 'P1 names 4', 'P2 calls 4', 'already-shown HF90.chat.call.new'],
    ['a rank is called once', 'P1 names 4, P2 calls 6', 'P2 calls 6', 'already-shown HF90.chat.call.new'],
    ['the deal is over', 'P1 names 5', 'P1 names 4', 'deal-over HF90.chat.dealer.next'],
  ])('%s after “%s”: %s is refused, %s', (_, moves, move, refusal) => {
    const seating = setUp(moves);
    const before = seating.ledger;
    expect(seating.refusal(move)).toBe(refusal);
    expect(seating.ledger).toBe(before);
  });

  test('nobody has seen a card before one is named', () => {
    const witness = new Observer();
    const table = game.table({ seats: 5, dealer: 4, listener: witness.listener });
    const owners = createEmptyOwners();
    for (const [seat, card] of ['2S', '4S', 'AS', '6S', '3S'].entries()) owners[parseCard(card)!] = seat;
    table.deal({ owners });
    expect([0, 1, 2, 3, 4].map((seat) => witness.observe(table, seat).hand)).toEqual([[], [], [], [], []]);
    table.play(table.parseMove!(['names', '4'])!);
    expect([0, 1, 2, 3, 4].map((seat) => witness.observe(table, seat).hand)).toEqual([[1], [], [0], [5], [2]]);
    expect(witness.observe(table, 0).shown.map(formatCard)).toEqual(['4S']);
    table.play(table.parseMove!(['calls', '5'])!);
    expect(witness.observe(table, 0).shown.map(formatCard)).toEqual(['4S', '5S']);
  });
});

describe('events are reported with their articles', () => {
  test('a cat that is called is told with its articles', () => {
    expect(setUp('P1 names 4, P2 calls 6, P2 calls A, P2 calls 5').listEvents(12)).toEqual([
      'named P1 4 HF90.chat.speak',
      'looked HF90.chat.look',
      'shown P2 4S HF90.chat.show',
      'called-for P2 6 HF90.chat.call',
      'shown P4 6S HF90.chat.pay',
      'paid P4 pool 1 HF90.chat.pay',
      'called-for P2 A HF90.chat.call.on',
      'shown P3 AS HF90.chat.pay',
      'paid P3 pool 1 HF90.chat.pay',
      'called-for P2 5 HF90.chat.call.on',
      'woke-cat P2 5S HF90.chat.woken.called',
      'paid P2 pool 1 HF90.chat.woken.called',
      'stopped HF90.chat.ends.called',
    ]);
  });

  test('a cat that is named at once is told with its articles', () => {
    expect(setUp('P1 names 5').listEvents(12)).toEqual([
      'named P1 5 HF90.chat.speak',
      'looked HF90.chat.look',
      'woke-cat P1 5S HF90.chat.woken.named',
      'paid P1 pool 1 HF90.chat.woken.named',
      'stopped HF90.chat.ends.named',
    ]);
  });

  test('dead=dealt-in: a dead player is called, and a dead caller wakes the cat', () => {
    const seating = setUp('P1 names 6, P4 calls 4, P4 calls 5', {
      leave: 'P2 0, P4 0',
      readings: 'dead=dealt-in',
    });
    expect(seating.listEvents().slice(-7)).toEqual([
      'called-for P4 4 HF90.chat.call',
      'shown P2 4S HF90.chat.pay',
      'let-off P2 HF90.chat.dead.free',
      'called-for P4 5 HF90.chat.call.on',
      'woke-cat P4 5S HF90.chat.woken.called',
      'let-off P4 HF90.chat.dead.free',
      'stopped HF90.chat.ends.called',
    ]);
  });

  test('the first in cards has named the card in hand', () => {
    expect(setUp('P1 names 2').listEvents().at(-1)).toBe('shown P1 2S HF90.chat.caller.first');
  });

  test('ranks=king-down the same among five; the ace is not among the cards', () => {
    const how = { hands: 'P1 9S, P2 JS, P3 QS, P4 KS, D 10S', readings: 'calls=one ranks=king-down' };
    const seating = setUp('P1 names J, P2 calls K', how);
    expect(seating.ledger).toBe(sortAccounts(seating.accounts, 'P1 3 P2 3 P3 3 P4 2 D 3 pool 1'));
    const asleep = setUp('P1 names J, P2 calls 8', how);
    expect(asleep.ledger).toBe(sortAccounts(asleep.accounts, 'P1 3 P2 2 P3 3 P4 3 D 3 pool 1'));
  });

  test('the knave speaks, and makes the king pay; a record of twelve', () => {
    const names = 'A B C D E F G H I L M N';
    const cards = 'JS KS AS 2S 3S 4S 5S 6S 7S 8S 9S 10S'.split(' ');
    const hands = names.split(' ').map((name, i) => `${name}: ${cards[i]}`);
    const text = `[Snorum "1"][Game "chat-qui-dort"][Source "HF90"][Seats "${names}"][Dealer "N"][Readings "calls=one"]
[Expect "A 3 B 2 pool 1"]
[Deal "1"]
${hands.join('\n')}
Talon: QS
A names J
A calls K`;
    const played = replay(text, [game]);
    expect(played.ok ? played.value.dealOver : played.faults).toBe(true);
  });
});
