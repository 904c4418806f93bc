/** Tests of Speculation: the cases of the dossier by hand, then properties of every deal. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Card, createEmptyOwners, formatCard, parseCard, suitOf } from '#engine/cards.ts';
import { createMoveBuffer, PASS } from '#engine/game.ts';
import { speculation as game } from '#engine/games/speculation/index.ts';
import { TURN } from '#engine/games/speculation/moves.ts';
import { heightOf } from '#engine/games/speculation/rules.ts';
import { createRandom } from '#engine/random.ts';
import { HANDS, SpeculationSeating } from './speculation-table.ts';

/** A whole deal: the moves that matter, and the accounts once all other cards have been turned without a sale. */
interface DealCase {
  readonly hands?: string;
  readonly seats?: string;
  readonly turnUp?: string;
  readonly talon?: string;
  readonly readings?: string;
  readonly moves?: string;
  /** Cards in the order in which they are turned, as far as the case has them. */
  readonly turned?: string;
  readonly ledger: string;
}

const KNAVE_SOLD = 'A 9H, B 4C, C JH, A offers 2 for JH, C sells';
const LAST_HIGH = 'B 4C 7D 2S, C JH 5S 3C, D KS QH AH, A 6H 10C AD';
const TEN_LEADS = 'B 4C 7D 2S, C 5H 5S 3C, D KS QC 8D, A 6H KH 2C';
const BY_THREE = 'B 2H 10H 3S, C 9H KD 4D, A 8H 7C 6D';
const ALL_ROUND = 'B 4C, C JH, D KS, A 6H, B 7D, D QH, A 10C, B 2S, C 5S, A AD, C 3C, D 8D';

const CASES: readonly (readonly [title: string, deal: DealCase])[] = [
  ['T3: nobody sells', { turned: ALL_ROUND, ledger: 'A -2 B -1 C -1 D +4' }],
  [
    'T4: the turn-up is sold unseen to C',
    {
      moves: 'C offers 1 for turn-up, A sells, A 9H',
      turned: 'D KS, A 6H, B 4C, D QH, A 10C, B 7D, C JH',
      ledger: 'A -1 B -1 C -2 D +4',
    },
  ],
  [
    'T5: a king is turned up, and the deal passes',
    { turnUp: 'KH', talon: '9H', moves: 'A KH', ledger: 'A +2 B -3 C -2 D -2 pool 5', turned: '' },
  ],
  [
    'T6: the king was sold unseen to D',
    {
      turnUp: 'KH',
      talon: '9H',
      moves: 'D offers 3 for turn-up, A sells, A KH',
      ledger: 'A 0 B -3 C -2 D 0 pool 5',
      turned: '',
    },
  ],
  [
    'T7: C sells the knave to A',
    {
      moves: KNAVE_SOLD,
      turned: 'B 4C, C JH, B 7D, C 5S, D KS, B 2S, C 3C, D QH, A 6H, A 10C, A AD, D 8D',
      ledger: 'A -4 B -1 C +1 D +4',
    },
  ],
  [
    'T8: the knave is sold three times',
    {
      moves: `${KNAVE_SOLD}, D offers 3 for JH, A sells, B offers 2 for JH, D sells`,
      turned: 'B 4C, C JH, C 5S, D KS, A 6H, C 3C, D QH, A 10C, B 7D',
      ledger: 'A -1 B -3 C +1 D +3',
    },
  ],
  [
    'T9: B sells his first card unseen to D',
    { moves: 'A 9H, D offers 1 for next, B sells, B 4C, C JH', turned: 'B 4C, C JH', ledger: 'A -2 B 0 C -1 D +3' },
  ],
  [
    'T9 with the price returned',
    {
      readings: 'price=returned',
      moves: 'A 9H, D offers 1 for next, B sells, B 4C, C JH',
      ledger: 'A -2 B -1 C -1 D +4',
    },
  ],
  [
    'T10: C sells his first card unseen to A',
    {
      moves: 'A 9H, B 4C, A offers 2 for next, C sells, C JH',
      turned: 'B 4C, C JH, B 7D, C 5S',
      ledger: 'A -4 B -1 C +1 D +4',
    },
  ],
  [
    'T10: to B',
    {
      moves: 'A 9H, B 4C, B offers 1 for next, C sells, C JH',
      turned: 'B 4C, C JH, C 5S, D KS',
      ledger: 'A -2 B -2 C 0 D +4',
    },
  ],
  [
    'T10, the seller’s left being next',
    {
      readings: 'next=sellers-left',
      moves: 'A 9H, B 4C, A offers 2 for next, C sells, C JH',
      turned: 'B 4C, C JH, D KS, B 7D',
      ledger: 'A -4 B -1 C +1 D +4',
    },
  ],
  [
    'T11: the last card is kept',
    { hands: LAST_HIGH, turned: ALL_ROUND.replace('8D', 'AH'), ledger: 'A -2 B -1 C -1 D +4' },
  ],
  [
    'T11: the last card is sold to B',
    { hands: LAST_HIGH, moves: 'C 3C, B offers 1 for next, D sells, D AH', ledger: 'A -2 B +3 C -1 D 0' },
  ],
  ['T12: the turn-up is not beaten', { hands: TEN_LEADS, turnUp: '10H', ledger: 'A +3 B -1 C -1 D -1' }],
  [
    'T12: his three cards are sold together',
    { hands: TEN_LEADS, turnUp: '10H', moves: 'A 10H, B offers 2 for rest, A sells', ledger: 'A 0 B +2 C -1 D -1' },
  ],
  [
    'T12: two are sold singly',
    {
      hands: TEN_LEADS,
      turnUp: '10H',
      moves: 'D 8D, C offers 1 for next, A sells, A 6H, B offers 1 for next, A sells, A KH',
      ledger: 'A 0 B +3 C -2 D -1',
    },
  ],
  ['T13: D looks at his card', { moves: 'D looks?', ledger: 'A -2 B -1 C -1 D -2 pool 6' }],
  [
    'T13: he looks, and sells his queen',
    {
      moves: 'D looks?, A 9H, D QH, B offers 3 for QH, D sells',
      turned: 'B 4C, C JH, D KS, A 6H, B 7D, D QH, C 5S',
      ledger: 'A -2 B +2 C -1 D +1',
    },
  ],
  ['T13: B looks', { moves: 'B looks?', ledger: 'A -2 B -2 C -1 D +5' }],
  [
    'T13 by the card: his queen was not looked at',
    { readings: 'tainted=card', moves: 'D looks?', ledger: 'A -2 B -1 C -1 D +4' },
  ],
  [
    'by the card: he looked at his queen, and B has bought it',
    {
      readings: 'tainted=card',
      moves: 'A 9H, D KS, D looks?, D QH, B offers 3 for QH, D sells',
      ledger: 'A -2 B -4 C -1 D +1 pool 6',
    },
  ],
  [
    'T14: the turn-up is the pool’s, and wins',
    {
      hands: 'B 4C 7D 2S, C 5H 5S 3C, D KS QC 8D, A 6H 9C AD',
      turnUp: '10H',
      readings: 'turn-up=pools',
      turned: 'B 4C, C 5H, D KS, A 6H',
      ledger: 'A -2 B -1 C -1 D -1 pool 5',
    },
  ],
  [
    'T14: the pool’s card is beaten',
    { readings: 'turn-up=pools', turned: 'B 4C, C JH, D KS, A 6H', ledger: 'A -2 B -1 C -1 D +4' },
  ],
  [
    'T14: a king of the pool’s',
    {
      turnUp: 'KH',
      talon: '9H',
      readings: 'turn-up=pools',
      moves: 'A KH',
      turned: '',
      ledger: 'A -3 B -3 C -2 D -2 pool 10',
    },
  ],
  [
    'T15: the spare hand has the king',
    { readings: 'spare=dealt', talon: '2C KH 3D', ledger: 'A -2 B -1 C -1 D -1 pool 5' },
  ],
  [
    'T15: the spare hand has only the ten',
    { readings: 'spare=dealt', talon: '2C 10H 3D', ledger: 'A -2 B -1 C -1 D +4' },
  ],
  [
    'a last sale precedes the spare hand',
    {
      readings: 'spare=dealt',
      talon: '2C KH 3D',
      moves: 'A 9H, D 8D, B offers 2 for QH, D sells',
      ledger: 'A -2 B -3 C -1 D +1 pool 5',
    },
  ],
  ['T16: C pays for a knave and a five', { readings: 'fines=knave-and-five', ledger: 'A -2 B -1 C -3 D +6' }],
  [
    'T16: the knave was sold unseen to A',
    {
      readings: 'fines=knave-and-five',
      moves: 'A 9H, B 4C, A offers 2 for next, C sells, C JH',
      ledger: 'A -5 B -1 C 0 D +6',
    },
  ],
  [
    'T16: a five turned up was sold to C',
    {
      readings: 'fines=knave-and-five',
      turnUp: '5H',
      moves: 'C offers 1 for turn-up, A sells',
      ledger: 'A -1 B -1 C -5 D +7',
    },
  ],
  [
    'T16: a knave turned up was sold to D',
    {
      readings: 'fines=knave-and-five',
      turnUp: 'JC',
      talon: '9H',
      moves: 'D offers 2 for turn-up, A sells, A JC',
      turned: '',
      ledger: 'A -1 B -3 C -2 D +1 pool 5',
    },
  ],
  ['T17: two high cards, then a nine', { turnUp: 'KD', talon: 'AC 9H', ledger: 'A +1 B +1 C -4 D +2' }],
  [
    'T18: three players',
    { seats: 'A B C', hands: BY_THREE, turnUp: '7H', turned: 'B 2H, C 9H, A 8H, B 10H', ledger: 'A -2 B +3 C -1' },
  ],
  [
    'T18: C sells the nine to B',
    {
      seats: 'A B C',
      hands: BY_THREE,
      turnUp: '7H',
      moves: 'A 7H, B 2H, C 9H, B offers 2 for 9H, C sells',
      turned: 'B 2H, C 9H, C KD, A 8H',
      ledger: 'A -2 B +1 C +1',
    },
  ],
  ['T19: the deal does not pass for a king', { readings: 'high=play-on', turnUp: 'KH', ledger: 'A +3 B -1 C -1 D -1' }],
  [
    'T20: D offers, A offers more, C sells',
    { moves: 'A 9H, B 4C, C JH, D offers 1 for JH, A offers 2 for JH, C sells', ledger: 'A -4 B -1 C +1 D +4' },
  ],
  [
    'T20: C keeps',
    {
      moves: 'A 9H, B 4C, C JH, D offers 1 for JH, A offers 2 for JH, C keeps',
      turned: ALL_ROUND,
      ledger: 'A -2 B -1 C -1 D +4',
    },
  ],
  [
    'the owner asks a price, and the first from his left takes',
    {
      readings: 'market=owner-asks',
      moves: 'A 9H, B 4C, C JH, C wants 2 for JH, A takes',
      ledger: 'A -4 B -1 C +1 D +4',
    },
  ],
  [
    'the owner asks a price, and nobody takes',
    {
      readings: 'market=owner-asks',
      moves: 'A 9H, B 4C, C JH, C wants 2 for JH',
      turned: ALL_ROUND,
      ledger: 'A -2 B -1 C -1 D +4',
    },
  ],
  [
    'of two level sealed offers that of the first from his left is the best',
    {
      readings: 'market=sealed',
      moves: 'A 9H, B 4C, C JH, D offers 1 for JH, A offers 2 for JH, B offers 2 for JH, C sells',
      ledger: 'A -4 B -1 C +1 D +4',
    },
  ],
  ['stakes of five', { readings: 'stake=5', ledger: 'A -10 B -5 C -5 D +20' }],
];

describe('a deal of Speculation', () => {
  test.each(CASES)('is settled as in case %s', (_, deal) => {
    const seating = new SpeculationSeating(deal.seats, deal.readings).deal(
      deal.hands ?? HANDS,
      deal.turnUp ?? '9H',
      deal.talon,
    );
    // Moves of a case may leave out cards turned without a sale between them.
    for (const move of (deal.moves ?? '').split(', ').filter(Boolean)) turnUntil(seating, move);
    if (deal.turned !== '') seating.finish();
    expect(seating.ledger).toBe(deal.ledger);
    const turned = (deal.turned ?? '').split(', ').filter(Boolean);
    expect(seating.turned.slice(0, turned.length)).toEqual(turned);
  });
});

/** Plays a move; before it, turns cards until it can be made. */
const turnUntil = (seating: SpeculationSeating, move: string): void => {
  for (let tries = 0; ; tries++)
    try {
      seating.play(move);
      return;
    } catch (problem) {
      if (tries > 20 || seating.table.getRefusal(seating.table.toMove, TURN)) throw problem;
      seating.table.play(TURN);
    }
};

test.each([
  ['A B C', 4],
  ['A B C D E F', 7],
  ['A B C D E F G H I J', 11],
])('the pool of %s is %i, one more than the players (T1)', (seats, pool) => {
  const seating = new SpeculationSeating(seats);
  seating.table.deal(seating.table.shuffle(createRandom('T1', 1)));
  const { balance } = seating.table;
  expect(balance[seats.split(' ').length]).toBe(pool);
  expect([...balance].slice(0, 3)).toEqual([-2, -1, -1]);
});

test.each([
  ['52', 4, 39],
  ['52', 10, 21],
  ['32', 6, 13],
])('from %s cards, with %i players, %i are left undealt (T2)', (pack, seats, left) => {
  const table = game.table({ seats, dealer: 0, readings: { pack: pack as '52' } });
  table.deal(table.shuffle(createRandom('T2', 1)));
  expect(table.unheld!.talon!.length).toBe(left);
});

test('the pool that stays is added to the next stakes (T13)', () => {
  const seating = new SpeculationSeating().deal(HANDS, '9H').play('D looks?').finish();
  seating.deal(HANDS, '9H');
  expect(seating.table.balance[4]).toBe(11);
});

describe('moves of Speculation that are refused (T25)', () => {
  test.each([
    ['', 'D KS', 'not-your-turn market'],
    ['A 9H, B 4C, C JH', 'B sells', 'not-your-turn market'],
    ['A 9H, B 4C, C JH', 'C offers 1 for JH', 'not-your-turn market'],
    ['A 9H, B 4C, C JH', 'D offers 1 for next', 'not-for-sale market.lots'],
    ['A 9H, B 4C, C JH, D offers 1 for JH', 'A offers 1 for JH', 'bad-offer market.limit'],
    ['A 9H, B 4C, C JH', 'D offers 11 for JH', 'bad-offer market.limit'],
    ['A 9H, B 4C, C JH', 'D offers 10 for JH', 'allowed'],
    ['A 9H, B 4C, C JH, D offers 1 for JH, A pass, B pass', 'C pass', 'must-answer-offer market'],
    ['D looks?', 'D looks', 'no-fault blind'],
    ['', 'B looks', 'irregular peek'],
  ])('after “%s”: %s', (moves, tried, why) => {
    expect(new SpeculationSeating().deal(HANDS, '9H').play(moves).refusal(tried)).toBe(why);
  });

  test.each([
    ['A 9H', 'D KS', 'not-your-turn turn'],
    ['A 9H', 'A 6H', 'not-your-turn holder'],
    ['A 9H, B 4C', 'D KS', 'not-your-turn round'],
    ['A 9H', 'B 7D', 'not-on-top blind'],
    ['A 9H', 'B pass', 'no-pass turn'],
    ['A 9H', 'B offers 1 for 9H', 'not-for-sale market.lots'],
  ])('after “%s” and the silences: %s', (moves, tried, why) => {
    expect(new SpeculationSeating().deal(HANDS, '9H').play(moves).hush().refusal(tried)).toBe(why);
  });
});

test('a seat that has sold the best trump may not buy it back before a card is turned', () => {
  const seating = new SpeculationSeating().deal(HANDS, '9H').play(KNAVE_SOLD);
  expect(seating.legal).toMatch(/^B: pass \| offers 1 for JH/);
  expect(seating.play('B pass').legal).toMatch(/^D: pass \| offers 1 for JH/);
  expect(seating.play('D pass').legal).toMatch(/^C: pass \| offers 1 for next/);
  expect(seating.hush().play('B 7D').legal).toMatch(/^B: pass \| offers 1 for JH/);
});

test('the holder’s cards together are cried before each card, if they may be sold at any time', () => {
  const seating = new SpeculationSeating('A B C D', 'holder-cards=any-time').deal(HANDS, '9H').play('A 9H');
  expect(seating.legal).toMatch(/^B: pass \| offers 1 for rest/);
  seating.play('B offers 2 for rest, A sells').finish();
  expect(seating.ledger).toBe('A 0 B -3 C -1 D +4');
});

test('hands are dealt anew after a high card, if that is agreed or the pack is spent', () => {
  const seating = new SpeculationSeating('A B C D', 'passed=fresh').deal(HANDS, 'KH', '9H').hush().play('A KH');
  expect(seating.table.dealOver).toBe(true);
  expect(seating.table.nextDealer()).toBe(1);
  expect(seating.ledger).toBe('A +3 B -1 C -1 D -1');
});

test('when the last of the dealers turns up a high card nobody pays again', () => {
  const seating = new SpeculationSeating('A B C').deal('B 2H 10H 3S, C 9H KD 4D, A 8H 7C 6D', 'KS', 'QS JS');
  seating.finish();
  expect(seating.table.gameOver).toBe(true);
  expect(seating.ledger).toBe('A 0 B 0 C 0');
});

/** Plays a deal without a bargain; returns the seats dealt the highest trump and paid. */
const playWithoutBargain = (seats: number, seed: string) => {
  const table = game.table({ seats, dealer: 0, readings: { high: 'play-on' } });
  table.deal(table.shuffle(createRandom(seed, 1)));
  const { turnUp, piles } = table.unheld!;
  const trumps = piles!.flatMap((pile, seat) => pile.map((card) => ({ seat, card })));
  const [best] = [...trumps, { seat: 0, card: turnUp! }]
    .filter(({ card }) => suitOf(card) === suitOf(turnUp!))
    .sort((a, b) => heightOf(b.card) - heightOf(a.card));
  const legal = createMoveBuffer();
  while (!table.dealOver) {
    table.legal(legal);
    table.play(legal[0]!);
  }
  const gains = [...table.balance].slice(0, seats).map((has, seat) => has + (seat === 0 ? 2 : 1));
  return { best: best!.seat, gains };
};

test('without bargains whoever was dealt the highest trump wins, the turn-up being the dealer’s (T21)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 10 }), fc.string({ minLength: 1 }), (seats, seed) => {
      const { best, gains } = playWithoutBargain(seats, seed);
      expect(gains).toEqual(gains.map((_, seat) => (seat === best ? seats + 1 : 0)));
    }),
    { seed: 1891, numRuns: 200 },
  );
});

describe('chances of Speculation', () => {
  /** The chance that one of the cards dealt beats a turn-up with this many higher trumps. */
  const beaten = (pack: number, seats: number, higher: number): number => {
    let none = 1;
    for (let i = 0; i < 3 * seats; i++) none *= (pack - 1 - higher - i) / (pack - 1 - i);
    return 1 - none;
  };

  test.each([
    [52, 3, '.32 .22 .12'],
    [52, 5, '.56 .42 .24'],
    [52, 6, '.66 .51 .29'],
    [52, 10, '.90 .78 .53'],
    [32, 6, '.88 .74 .48'],
  ])('of a knave, queen or king to be beaten, with %i cards and %i players, are %s (T22)', (pack, seats, chances) => {
    const found = [3, 2, 1].map((higher) =>
      beaten(pack, seats - 1, higher)
        .toFixed(2)
        .slice(1),
    );
    expect(found.join(' ')).toBe(chances);
  });

  /** The mean of the dealer without bargains; `passes` if a knave or better takes the pool at once. */
  const dealerOf = (ranks: number, seats: number, passes: boolean) => {
    const pack = 4 * ranks - 1;
    let wins = 0;
    for (let higher = 0; higher < ranks; higher++) {
      // The cards above the turn-up from the highest: none before this one has been dealt, and this one is the dealer's.
      let noneAbove = 1;
      let won = 0;
      for (let k = 0; k < higher; k++) {
        won += noneAbove * (3 / (pack - k));
        noneAbove *= (pack - 3 * seats - k) / (pack - k);
      }
      wins += (passes && higher < 4 ? 1 : won + noneAbove) / ranks;
    }
    return { wins, mean: wins * (seats + 1) - 2 };
  };

  test.each([
    [13, 3, false, 0.59, 0.36],
    [13, 5, false, 0.4, 0.4],
    [13, 6, false, 0.34, 0.39],
    [13, 10, false, 0.22, 0.38],
    [13, 3, true, undefined, 0.55],
    [13, 5, true, undefined, 0.93],
    [13, 6, true, undefined, 1.15],
    [13, 10, true, undefined, 2.17],
    [8, 6, true, undefined, 2.11],
  ])(
    'of the dealer, with %i ranks and %i players (the deal passes: %s), are as reckoned (T23)',
    (ranks, seats, passes, wins, mean) => {
      const dealer = dealerOf(ranks, seats, passes);
      expect(dealer.mean).toBeCloseTo(mean, 2);
      if (wins !== undefined) expect(dealer.wins).toBeCloseTo(wins, 2);
    },
  );

  test('of the dealer are met in play without bargains (T23)', () => {
    const deals = 4_000;
    let won = 0;
    for (let i = 0; i < deals; i++) won += playWithoutBargain(5, `T23 ${i}`).best === 0 ? 1 : 0;
    expect(Math.abs(won / deals - dealerOf(13, 5, false).wins)).toBeLessThan(0.025);
  });

  test('a card of thirteen ranks passes the deal in four ranks, of eight in four (T24)', () => {
    const passes = (pack: '52' | '32') => {
      const cards = game.pack({ pack });
      return cards.filter((card) => heightOf(card) >= heightOf(parseCard('JS')!)).length / cards.length;
    };
    expect(passes('52')).toBeCloseTo(4 / 13);
    expect(passes('32')).toBe(0.5);
  });
});

test('a pile is turned from its top, and a card that is not on top is no move', () => {
  const seating = new SpeculationSeating().deal(HANDS, '9H').play('A 9H').hush();
  const { table } = seating;
  expect(table.parseMove!(['4C'])).toBe(TURN);
  expect(table.parseMove!(['7D'])).toBeUndefined();
  expect(table.unheld!.piles!.map((pile) => pile.map(formatCard).join(' '))).toContain('4C 7D 2S');
});

test('no seat sees a card of its own before it is turned', () => {
  const table = game.table({ seats: 4, dealer: 0 });
  const owners = createEmptyOwners();
  const cards: Card[] = [0, 1, 2];
  for (const card of cards) owners[card] = 1;
  table.deal({ owners, unheld: { turnUp: 20 } });
  expect(table.handsLookedAt).toBe(false);
  expect(table.privateCards!(1)).toEqual([]);
  table.misplay!(table.parseMove!(['looks'])!, 1);
  expect(table.privateCards!(1)).toEqual([0]);
  expect(table.getRefusal(1, PASS)).toBeNull();
});
