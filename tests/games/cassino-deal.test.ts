/** Tests of Cassino: the seats, the dealer, the rounds of a deal, and the cards that the dealer exposes. */
import { describe, expect, test } from 'vitest';
import { createEmptyOwners, FULL_PACK, formatCard, parseCard } from '#engine/cards.ts';
import { createMoveBuffer } from '#engine/game.ts';
import { cassino as game } from '#engine/games/cassino/index.ts';
import { createRandom } from '#engine/random.ts';
import { CassinoTestTable, setUpCassino } from './cassino-table.ts';
import { parseCards, parsePractices, splitAtSpaces } from './play.ts';

describe('the players and the deal of Cassino', () => {
  test('allow two, three, four, six and twelve; five, seven to eleven and thirteen do not divide forty-eight', () => {
    const refused = (seats: number) => game.refuseSeats(seats, {});
    for (const seats of [2, 3, 4, 6, 12]) expect(refused(seats)).toBeNull();
    for (const seats of [5, 7, 8, 9, 10, 11, 13]) expect(refused(seats)).toBe('BW91.cassino.players.rounds');
    for (const seats of [0, 1]) expect(refused(seats)).toBe('BW91.cassino.players');
  });

  test('allow two-lowest-deducted to two or three, or to partners', () => {
    const refused = (seats: number, sides: string) =>
      game.refuseSeats(seats, parsePractices(`scoring=two-lowest-deducted sides=${sides}`));
    expect([refused(2, 'partners'), refused(3, 'partners'), refused(4, 'partners')]).toEqual([null, null, null]);
    expect(refused(4, 'independent')).toBe('BW91.cassino.two-lowest');
    expect(refused(6, 'partners')).toBe('BW91.cassino.two-lowest');
  });

  test.each<[string, number]>([
    ['A B', 6],
    ['A B C', 4],
    ['A B C D', 3],
    ['A B C D E F', 2],
    ['A B C D E F G H I J K L', 1],
  ])('%s: every player gets four cards in %i rounds, the table in the first only', (seats, rounds) => {
    const sitting = new CassinoTestTable({ seats, readings: 'capture=free' });
    sitting.table.deal(sitting.table.shuffle(createRandom('rounds')));
    sitting.lay(48);
    const told = sitting.listEvents();
    for (const name of sitting.names) {
      expect(told.filter((line) => line === `dealt ${name} 4 deal`)).toHaveLength(1);
      expect(told.filter((line) => line === `dealt ${name} 4 next-round`)).toHaveLength(rounds - 1);
    }
    expect(told.filter((line) => line.endsWith('deal.table'))).toHaveLength(4);
    const why = sitting.names.length === 4 ? 'draw.dealer' : 'draw.others';
    expect(told.filter((line) => line.startsWith('took-deal'))).toEqual([`took-deal A ${why}`]);
    expect(sitting.legal).toBe('nobody');
    expect(sitting.refusal('B KS')).toBe('deal-over BW91.cassino.rounds');
  });

  test('give cards one at a time from the dealer’s left, and one to the table after the dealer’s own', () => {
    // Each number below 52 - i is 0, so that the pack keeps its order: a card to B, to A, to the table.
    const sitting = new CassinoTestTable();
    sitting.table.deal(sitting.table.shuffle({ below: () => 0 }));
    const held = (seat: number) =>
      FULL_PACK.filter((card) => sitting.table.hands.holds(seat, card))
        .map(formatCard)
        .join(' ');
    expect(held(1)).toBe('AS 4S 7S 10S');
    expect(held(0)).toBe('2S 5S 8S JS');
    expect(sitting.board).toBe('3S 6S 9S QS');
    expect(sitting.table.unheld!.talon!.slice(0, 3).map(formatCard)).toEqual(['KS', 'AH', '2H']);
  });

  test('have as talon the remaining cards, where none is named', () => {
    const table = game.table({ seats: 2, dealer: 0 });
    const owners = createEmptyOwners();
    for (const [seat, hand] of ['AS 3S 5S 7S', '9S JS KS 2H'].entries())
      for (const card of parseCards(hand)) owners[card] = seat;
    expect(() => table.deal({ owners })).toThrow('0 cards lie on the table; expected 4');
    table.deal({ owners, unheld: { board: parseCards('2S 4S 6S 8S') } });
    const { board, talon } = table.unheld!;
    expect(board!.map(formatCard).join(' ')).toBe('2S 4S 6S 8S');
    expect(talon!.slice(0, 4).map(formatCard).join(' ')).toBe('10S QS AH 3H');
    expect(talon).toHaveLength(40);
  });

  test('allow no play before the first deal, and the dealer is drawn for or named', () => {
    const dealing = (dealer?: number) => game.table({ seats: 3, ...(dealer !== undefined && { dealer }) });
    expect([dealing().nextDealer(), dealing(0).nextDealer(), dealing(2).nextDealer()]).toEqual([-1, 0, 2]);
    expect(dealing(2).toMove).toBe(-1);
  });

  test('the later rounds come from the talon in its order, one at a time from the dealer’s left', () => {
    const sitting = setUpCassino('B KS QS, A KC QC', '', {
      talon: 'AS 2S 3S 4S 5S 6S 7S 8S',
      readings: 'capture=free',
    }).lay(8);
    const held = (seat: number) =>
      FULL_PACK.filter((card) => sitting.table.hands.holds(seat, card))
        .map(formatCard)
        .join(' ');
    expect([held(1), held(0)]).toEqual(['AS 3S 5S 7S', '2S 4S 6S 8S']);
    expect(sitting.table.toMove).toBe(1);
  });

  // The cards in the order drawn; the player who drew each, and the dealer.
  test.each<[origin: string, seats: string, readings: string, draw: string, drew: string, dealer: string]>([
    ['the lowest of two', 'A B', '', '9S 4H', 'A 9S draw.others, B 4H draw.others', 'B'],
    ['ace low', 'A B C', '', '2S KH AC', 'A 2S draw.others, B KH draw.others, C AC draw.others', 'C'],
    [
      'only the tied draw again',
      'A B C',
      '',
      '2S KH 2C 9S 8S',
      'A 2S draw.others, B KH draw.others, C 2C draw.others, A 9S draw.tie, C 8S draw.tie',
      'C',
    ],
    ['highest tied: no matter', 'A B C', '', '2S KH KC', 'A 2S draw.others, B KH draw.others, C KC draw.others', 'A'],
    [
      'of twelve only the two that are level draw again',
      'A B C D E F G H I J K L',
      '',
      '5S 9S 2H KS KH KD KC QS QH QD 2D QC 8S 7S',
      'A 5S draw.others, B 9S draw.others, C 2H draw.others, D KS draw.others, E KH draw.others, F KD draw.others, ' +
        'G KC draw.others, H QS draw.others, I QH draw.others, J QD draw.others, K 2D draw.others, L QC draw.others, ' +
        'C 8S draw.tie, K 7S draw.tie',
      'K',
    ],
    [
      'four for themselves',
      'A B C D',
      'sides=independent',
      '5S 4H 3C 2D',
      'A 5S draw.others, B 4H draw.others, C 3C draw.others, D 2D draw.others',
      'D',
    ],
    [
      'two lowest against two highest',
      'A B C D',
      '',
      '2S KH 3C 9D',
      'A 2S draw.partners, B KH draw.partners, C 3C draw.partners, D 9D draw.partners',
      'A',
    ],
    [
      'partners sit opposite',
      'A B C D',
      '',
      '2S 3C KH 9D',
      'A 2S draw.partners, C 3C draw.partners, B KH draw.partners, D 9D draw.partners',
      'A',
    ],
    [
      'the lowest deals',
      'A B C D',
      '',
      'KS 3C 2H 9D',
      'A KS draw.partners, B 3C draw.partners, D 2H draw.partners, C 9D draw.partners',
      'D',
    ],
    [
      'who is partner decides a tie',
      'A B C D',
      '',
      '2S 5C 5H 9D 7S 6S',
      'A 2S draw.partners, B 5C draw.partners, C 5H draw.partners, D 9D draw.partners, B 7S draw.tie, C 6S draw.tie',
      'A',
    ],
    [
      'so does who deals',
      'A B C D',
      '',
      '2S 9C 2H 9D 7S 6S',
      'A 2S draw.partners, B 9C draw.partners, C 2H draw.partners, D 9D draw.partners, A 7S draw.tie, C 6S draw.tie',
      'C',
    ],
    [
      'the two highest tied: no matter',
      'A B C D',
      '',
      '2S 9C 3H 9D',
      'A 2S draw.partners, B 9C draw.partners, C 3H draw.partners, D 9D draw.partners',
      'A',
    ],
  ])('draw for the dealer in the case “%s”: %s %s %s', (_, seats, readings, draw, drew, dealer) => {
    const sitting = new CassinoTestTable({ seats, readings });
    expect(sitting.table.drawForDeal(parseCards(`${draw} KD QD`))).toBe(splitAtSpaces(draw).length);
    expect(
      sitting.events.map(({ seat, card, cite }) => `${seat} ${card} ${cite.slice('BW91.cassino.'.length)}`).join(', '),
    ).toBe(drew);
    expect(sitting.names[sitting.table.dealer]).toBe(dealer);
    expect(new CassinoTestTable({ seats, readings }).table.drawForDeal(parseCards(draw).slice(0, -1))).toBe(-1);
  });
});

test('a deal is played without a listener', () => {
  const table = game.table({ seats: 2, dealer: 0, readings: { capture: 'free' } });
  table.deal(table.shuffle(createRandom('idle')));
  const legal = createMoveBuffer();
  while (!table.dealOver) {
    table.legal(legal);
    table.play(legal[0]!);
  }
  expect([...table.scores!]).toEqual([0, 0]);
  table.deal(table.shuffle(createRandom('next')));
  const card = FULL_PACK.find((each) => table.hands.holds(0, each))!;
  table.misplay!(table.parseMove!(['exposes', formatCard(card)])!, table.dealer);
  expect([table.dealOver, table.nextDealer()]).toEqual([true, 0]);
});

describe('a card exposed by the dealer', () => {
  test('in the first round forfeits the deal, which passes to the left', () => {
    const sitting = setUpCassino('B 5D, A KD', 'A exposes 5D?', { table: '9S AH 8C 2D', scores: [3, 4] });
    expect(sitting.listEvents().slice(-2)).toEqual(['shown B 5D exposed.first', 'stopped exposed.first']);
    expect(sitting.legal).toBe('nobody');
    expect(sitting.table.legal(createMoveBuffer())).toBe(0);
    expect(sitting.scores).toBe('A 3 B 4');
    expect(sitting.table.gameOver).toBe(false);
    sitting.table.deal(sitting.table.shuffle(createRandom('next')));
    expect(sitting.listEvents()).toContain('took-deal B exposed.next');
    expect([0, 1].map((seat) => sitting.table.hands.size(seat))).toEqual([4, 4]);
  });

  test('forfeits it in the first round even if it is the dealer’s own', () => {
    expect(setUpCassino('B 5D, A KD', 'A exposes KD?', { table: '9S AH 8C 2D' }).legal).toBe('nobody');
  });

  test('must later be taken by its player, and the deal goes on', () => {
    const sitting = setUpCassino('', '', { talon: 'AS 2S 3S 4S 5S 6S 7S 8S', readings: 'capture=free' }).lay(8);
    expect(sitting.refusal('A exposes AS')).toBe('may-not-expose BW91.cassino.exposed.later ?');
    expect(sitting.refusal('A 2S')).toBe('not-your-turn BW91.cassino.turn');
    sitting.play('A exposes AS?');
    expect(sitting.listEvents().at(-1)).toBe('shown B AS exposed.later');
    expect(sitting.table.hands.holds(1, parseCard('AS')!)).toBe(true);
    expect(sitting.table.toMove).toBe(1);
    expect(sitting.refusal('A exposes AS')).toBe('may-not-expose BW91.cassino.exposed.later');
    expect(sitting.refusal('A exposes 3S')).toBe('may-not-expose BW91.cassino.exposed.later ?');
    sitting.lay(1);
    expect(sitting.refusal('A exposes 3S')).toBe('may-not-expose BW91.cassino.exposed.later');
  });
});
