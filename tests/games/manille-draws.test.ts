/**
 * Tests of La Manille: drawing for partners and dealer, the deal, and moves in words. The results were worked out by
 * hand; `origin` names the case.
 */
import { describe, expect, test } from 'vitest';
import { card, createEmptyOwners, FULL_PACK, formatCard, PIQUET_PACK, SUITS, type Suit } from '#engine/cards.ts';
import { EVENT, type Listener, toGameEvent } from '#engine/events.ts';
import { createMoveBuffer, formatMove, PASS } from '#engine/game.ts';
import { CARD_TO_MANILLE, MANILLE_TO_CARD } from '#engine/games/manille/cards.ts';
import { decodeAction, MANILLE_MOVES_END } from '#engine/games/manille/moves.ts';
import { readings } from '#engine/games/manille/readings.ts';
import { createRandom } from '#engine/random.ts';
import { createManilleTable } from './manille-coups.ts';
import { parseCards } from './play.ts';

describe('the draws of La Manille', () => {
  /** The cards drawn, the seat that deals, and the seat that drew each card. */
  const rows: [origin: string, partners: string, cards: string, dealer: string, seats: string][] = [
    ['all different', 'agreed', '7S 10H AC KD', 'B', 'ABCD'],
    ['level', 'agreed', '7S AH AC KD 8D 9D', 'C', 'ABCDBC'],
    ['all level', 'agreed', '7S 7H 7D 7C KS QS 10S 9S', 'C', 'ABCDABCD'],
    ['two kings', 'two-kings', '7S KH 8S 9S JS QS KD 10H AC JD 7D', 'A', 'BADCBDCABCD'],
    ['four kings', 'four-kings', 'KH KS KD KC 10H AC JD 7D', 'A', 'ABCDABCD'],
    ['drawn again', 'four-kings', 'KH 7S 8S 9S KS KS KH KC KD 7D 10H AC JD', 'B', 'BADCBBADCABCD'],
  ];
  test.each(rows)('follow the case “%s”: %s, %s', (_, partners, cards, dealer, seats) => {
    const drew: string[] = [];
    const table = createManilleTable({
      seats: 4,
      readings: { partners },
      listener: (kind, who) => {
        if (kind === EVENT.drew) drew.push('ABCD'[who]!);
      },
    });
    const drawn = parseCards(cards);
    expect(table.drawForDeal([...drawn, card('7C')])).toBe(drawn.length);
    expect('ABCD'[table.dealer]).toBe(dealer);
    expect(drew.join('')).toBe(seats);
    expect(table.drawForDeal(drawn.slice(0, -1))).toBe(-1);
  });

  test('are cited by their articles, drawn again or not', () => {
    const cites = (partners: string, cards: string): string[] => {
      const heard: string[] = [];
      const listener: Listener = (kind, _seat, _card, _none, cite) => kind === EVENT.drew && heard.push(cite);
      createManilleTable({ seats: 4, readings: { partners }, listener }).drawForDeal(parseCards(cards));
      return heard;
    };
    const times = (n: number, cite: string): string[] => Array.from({ length: n }, () => cite);
    expect(cites('agreed', '7S AH AC KD 8D 9D')).toEqual([
      ...times(4, 'B96.deal.first'),
      ...times(2, 'B96.deal.first.level'),
    ]);
    expect(cites('four-kings', 'KH 7S 8S 9S KS KS KH KC KD 10H AC JD 7D')).toEqual([
      ...times(5, 'B96.partners.four-kings'),
      ...times(4, 'B96.partners.four-kings.again'),
      ...times(4, 'B96.deal.first'),
    ]);
    expect(cites('two-kings', 'KH KC 10H AC JD 7D')).toEqual([
      ...times(2, 'B96.partners.two-kings'),
      ...times(4, 'B96.deal.first'),
    ]);
  });

  test('B96.partners.opposite: players who drew for partners sit down before they draw for the deal', () => {
    const lines: string[] = [];
    const listener: Listener = (kind, seat, _card, _none, cite) =>
      lines.push(`${kind === EVENT['took-seat'] ? 'sat' : 'drew'} ${'ABCD'[seat]} ${cite.slice(4)}`);
    const table = createManilleTable({ seats: 4, readings: { partners: 'two-kings' }, listener });
    expect(table.drawForDeal(parseCards('KH KC 10H AC JD 7D'))).toBe(6);
    expect(lines).toEqual([
      'drew A partners.two-kings',
      'drew C partners.two-kings',
      ...[...'ABCD'].map((name) => `sat ${name} partners.opposite`),
      ...[...'ABCD'].map((name) => `drew ${name} deal.first`),
    ]);
    lines.length = 0;
    createManilleTable({ seats: 4, readings: { partners: 'agreed' }, listener }).drawForDeal(
      parseCards('10H AC JD 7D'),
    );
    expect(lines.filter((line) => line.startsWith('sat'))).toEqual(
      [...'ABCD'].map((name) => `sat ${name} partners.opposite`),
    );
  });

  test('shuffle the gathered pack again for the deal, and when two kings of four fall to one player', () => {
    // Each number below is 0, so that the pack keeps its order from the ace of spades to the king of clubs: D draws the
    // king of spades, eighth of all, then B, of three, the king of hearts.
    const table = createManilleTable({ seats: 4, readings: { partners: 'two-kings' } });
    const drawn = table.drawCards({ below: () => 0 }).map(formatCard);
    expect(drawn.join(' ')).toBe('AS 7S 8S 9S 10S JS QS KS AH 7H 8H 9H 10H JH QH KH AS 7S 8S 9S');
    let again = 0;
    for (let i = 0; i < 100; i++) {
      const heard: [cite: string, its: string][] = [];
      const listener: Listener = (kind, _seat, its, _none, cite) =>
        kind === EVENT.drew && heard.push([cite, formatCard(its)]);
      const four = createManilleTable({ seats: 4, readings: { partners: 'four-kings' }, listener });
      four.drawForDeal(four.drawCards(createRandom(`kings ${i}`)));
      const last = heard.filter(([cite]) => cite.startsWith('B96.partners')).filter(([, its]) => its.startsWith('K'));
      expect(new Set(last.slice(-4).map(([, its]) => its)).size).toBe(4);
      if (heard.some(([cite]) => cite.endsWith('.again'))) again += 1;
    }
    expect(again).toBeGreaterThan(50);
  });

  test('of a shuffled pack always settle, and repeat by the same seed', () => {
    for (const partners of readings.partners.values)
      for (let i = 0; i < 50; i++) {
        const table = createManilleTable({ seats: 4, readings: { partners } });
        const cards = table.drawCards(createRandom(`draw ${i}`));
        expect(table.drawForDeal(cards)).toBe(cards.length);
        expect(table.drawCards(createRandom(`draw ${i}`))).toEqual(cards);
        expect(cards.every((its) => PIQUET_PACK.includes(its))).toBe(true);
        if (partners === 'agreed') expect(new Set(cards.slice(0, 4)).size).toBe(4);
      }
  });
});

describe('moves in words', () => {
  test('parse back for every legal or irregular move above the cards', () => {
    const table = createManilleTable({ seats: 4, dealer: 0 });
    table.deal(table.shuffle(createRandom('words')));
    let seen = 0;
    for (let step = 0; step < 6; step++) {
      for (let seat = 0; seat < 4; seat++)
        for (let move = PASS + 1; move < MANILLE_MOVES_END; move++) {
          if (!table.getRefusal(seat, move)?.misplay) continue;
          seen += 1;
          const words = formatMove(table, move);
          expect(table.parseMove(words.split(' ')), words).toBe(move);
          expect(table.parseMove(words.toLowerCase().split(' ')), words).toBe(move);
        }
      const legal = createMoveBuffer();
      table.legal(legal);
      table.play(legal[0]!);
    }
    expect(seen).toBeGreaterThan(100);
  });

  test('exist for no number between the moves or beyond them', () => {
    for (const move of [0, 51, PASS, PASS + 1, 63, 492, 511, MANILLE_MOVES_END, MANILLE_MOVES_END + 1])
      expect([move, decodeAction(move)]).toEqual([move, undefined]);
  });

  const nonsense = [
    'says',
    '9S says',
    '9S says X',
    '9S with',
    '9S with X',
    'calls X',
    'misdeals',
    'misdeals twice',
    'chooses',
    'gathers X',
    'demands S',
    '9S shows H',
    'with',
    'with 9S',
    'sings',
  ];
  test.each(nonsense)('do not include %s', (words) => {
    expect(createManilleTable({ seats: 4 }).parseMove(words.split(' '))).toBeUndefined();
  });
});

test('the cards of the game are the thirty-two, once each', () => {
  expect([...MANILLE_TO_CARD].sort((a, b) => a - b)).toEqual([...PIQUET_PACK]);
  for (const its of FULL_PACK) expect(CARD_TO_MANILLE[its]! >= 0).toBe(PIQUET_PACK.includes(its));
  const suits = [...MANILLE_TO_CARD].map((its) => formatCard(its).slice(-1) as Suit);
  expect(suits.map((suit) => SUITS.indexOf(suit))).toEqual([...MANILLE_TO_CARD.keys()].map((i) => i >> 3));
});

test('the pack is dealt four by four from the dealer’s right, and the last card is turned', () => {
  // Each number below is 0, so that the pack is dealt in its order: from the ace of spades to the king of clubs.
  const table = createManilleTable({ seats: 4, dealer: 3 });
  table.deal(table.shuffle(createRandom('before')));
  expect(PIQUET_PACK.slice(0, 4).every((its) => table.hands.holds(0, its))).toBe(false);
  table.misplay(PIQUET_PACK.find((its) => table.hands.holds(1, its))!, 1);
  expect(table.nextDealer()).toBe(0);
  expect(table.layout().hands).toEqual([7, 8, 8, 8]);
  table.deal(table.shuffle({ below: () => 0 }));
  const held = (seat: number) =>
    PIQUET_PACK.filter((its) => table.hands.holds(seat, its))
      .map(formatCard)
      .join(' ');
  expect([1, 2, 3, 0].map(held)).toEqual([
    'AS 7S 8S 9S AD 7D 8D 9D',
    '10S JS QS KS 10D JD QD KD',
    'AH 7H 8H 9H AC 7C 8C 9C',
    '10H JH QH KH 10C JC QC',
  ]);
  expect(formatCard(table.unheld.turnUp!)).toBe('KC');
  for (const its of FULL_PACK)
    expect(table.hands.owner[its]).toBe([0, 1, 2, 3].find((seat) => table.hands.holds(seat, its)) ?? -1);
});

test('before the first deal nobody plays, and the dealer is drawn for or named', () => {
  const table = (dealer?: number) => createManilleTable({ seats: 4, ...(dealer !== undefined && { dealer }) });
  expect([table().nextDealer(), table(0).nextDealer(), table(2).nextDealer()]).toEqual([-1, 0, 2]);
  const { toMove, dealOver, gameOver, winners } = table(2);
  expect([toMove, dealOver, gameOver, winners]).toEqual([-1, true, false, []]);
  expect(table(2).legal(createMoveBuffer())).toBe(0);
  expect(table(2).unheld).toEqual({});
});

test('a deal keeps nothing of a stopped one before it', () => {
  const table = createManilleTable({ seats: 4, dealer: 3 });
  for (const dealer of [3, 0]) {
    const owners = createEmptyOwners();
    for (const [i, its] of PIQUET_PACK.slice(0, -1).entries()) owners[its] = (dealer + 1 + (i >> 3)) & 3;
    table.deal({ owners, unheld: { talon: PIQUET_PACK.slice(-1) } });
    expect([0, 1, 2, 3].map((seat) => table.hands.size(seat))).toEqual(
      [0, 1, 2, 3].map((seat) => (seat === dealer ? 7 : 8)),
    );
    table.misplay(table.parseMove(['misdeals', 'unturned'])!, dealer);
  }
});

test('a deal without a card to turn up throws', () => {
  const table = createManilleTable({ seats: 4, dealer: 0 });
  const owners = createEmptyOwners();
  for (const [i, its] of PIQUET_PACK.entries()) owners[its] = i & 3;
  expect(() => table.deal({ owners })).toThrow('turned up');
  owners[card('7S')] = -1;
  expect(() => table.deal({ owners, unheld: { turnUp: card('8S') } })).toThrow('lies face up');
});

test('events carry the names of the camps', () => {
  const names = { seats: [...'ABCD'], accounts: [], scorers: ['A+C', 'B+D'] };
  expect(toGameEvent(names, EVENT.announced, 0, card('8D'), 3, 'B96.fault.announced')).toEqual({
    type: 'announced',
    seat: 'A',
    card: '8D',
    suit: 'C',
    cite: 'B96.fault.announced',
  });
  expect(toGameEvent(names, EVENT['struck-off'], 1, 0, 34, 'B96.fault.penalty')).toMatchObject({
    scorer: 'B+D',
    points: 34,
  });
});
