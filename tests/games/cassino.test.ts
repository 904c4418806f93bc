/**
 * Cassino, row by row. What a card can take is tried in cassino-captures.test.ts. CA-T… are the cases, CA-A… the
 * articles and CA-S… the silences of the book of 1891 as our dossier numbers them; A deals, so B begins.
 */
import { describe, expect, test } from 'vitest';
import { type Card, FULL_PACK, makeCard, parseCard, rankOf } from '#engine/cards.ts';
import { type GameEvent, type Listener, readEvent } from '#engine/events.ts';
import { moveList, PASS, type Table, writeMove } from '#engine/game.ts';
import { cassino as game } from '#engine/games/cassino/index.ts';
import { type CassinoReadings } from '#engine/games/cassino/readings.ts';
import { scoreOf } from '#engine/games/cassino/score.ts';
import { noOwners } from '#engine/hands.ts';
import { randomFrom } from '#engine/random.ts';
import { readingsOf } from './play.ts';

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);
const lines = (text: string): string[] =>
  text
    .split(',')
    .map((line) => line.trim())
    .filter(Boolean);
const cardsOf = (text: string): Card[] => words(text).map((word) => parseCard(word)!);

/** How a table of Cassino is set: seats, readings, the cards on the table and in the talon, what was scored before. */
interface Sat {
  readonly seats?: string;
  readonly readings?: string;
  readonly table?: string;
  readonly talon?: string;
  readonly scores?: readonly number[];
}

/** A table of Cassino in play, spoken to in notation. */
class Cassino {
  readonly names: readonly string[];
  readonly scorers: readonly string[];
  readonly table: Table;
  readonly events: GameEvent[] = [];

  constructor({ seats = 'A B', readings = '', scores }: Sat = {}) {
    this.names = words(seats);
    const chosen = readingsOf(readings);
    this.scorers = game.scoreAccounts!(this.names, chosen);
    const listener: Listener = (...heard) =>
      this.events.push(readEvent({ seats: this.names, accounts: [], scorers: this.scorers }, ...heard));
    this.table = game.table({ seats: this.names.length, readings: chosen, dealer: 0, listener });
    if (scores) this.table.scores!.set(scores);
  }

  /** Gives the seats these cards, `B 10D 3S, A KC`, and fills their hands and the table with the highest that are left. */
  deal(hands: string, { table = '', talon }: Sat = {}): this {
    const named = [...cardsOf(hands.replace(/[,]|\b[A-D]\s/g, ' ')), ...cardsOf(table), ...cardsOf(talon ?? '')];
    const left = FULL_PACK.filter((card) => !named.includes(card)).sort((a, b) => rankOf(a) - rankOf(b));
    const owners = noOwners();
    for (const [seat, name] of this.names.entries()) {
      const held = lines(hands)
        .filter((hand) => words(hand)[0] === name)
        .flatMap((hand) => cardsOf(words(hand).slice(1).join(' ')));
      while (held.length < 4) held.push(left.pop()!);
      for (const card of held) owners[card] = seat;
    }
    const board = cardsOf(table);
    while (board.length < 4) board.push(left.pop()!);
    this.table.deal(owners, { board, talon: talon === undefined ? undefined : [...cardsOf(talon), ...left] });
    return this;
  }

  /** The move that `10D x 9S AC` names. */
  move(said: string): number {
    const move = said === 'pass' ? PASS : this.table.read!(words(said));
    if (move === undefined) throw new Error(`no move: ${said}`);
    return move;
  }

  /** Plays `B 10D x 9S AC, A KC, A exposes 7H?`. */
  play(moves: string): this {
    for (const line of lines(moves)) {
      const [name = '', ...said] = words(line.replace('?', ''));
      const seat = this.names.indexOf(name);
      const move = this.move(said.join(' '));
      const refused = this.table.refuse(seat, move);
      if (refused ? !(line.endsWith('?') && refused.misplay) : line.endsWith('?'))
        throw new Error(`${line}: ${refused ? `${refused.reason} ${refused.cite}` : 'no misplay'}`);
      if (refused) this.table.misplay!(move, seat);
      else this.table.play(move);
    }
    return this;
  }

  /** Lays so many cards one after another, each the lowest that may be laid and is not kept. */
  lay(cards: number, keep = ''): this {
    const kept = cardsOf(keep);
    for (let i = 0; i < cards; i++) {
      const seat = this.table.toMove;
      const card = FULL_PACK.find((each) => this.table.hands.holds(seat, each) && !kept.includes(each))!;
      expect(this.table.refuse(seat, card)).toBeNull();
      this.table.play(card);
    }
    return this;
  }

  get legal(): string {
    if (this.table.toMove < 0) return 'nobody';
    const list = moveList();
    const legal = Array.from(list.subarray(0, this.table.legal(list)), (move) => writeMove(this.table, move));
    return `${this.names[this.table.toMove]}: ${legal.join(' | ')}`;
  }

  refusal(line: string): string {
    const [name = '', ...said] = words(line);
    const refused = this.table.refuse(this.names.indexOf(name), this.move(said.join(' ')));
    return refused ? `${refused.reason} ${refused.cite}${refused.misplay ? ' ?' : ''}` : 'allowed';
  }

  get board(): string {
    return this.table.laid!.board!.map(makeCard).join(' ');
  }

  /** The points of those who score, `A+C 12 B+D 0`. */
  get scores(): string {
    return this.scorers.map((name, i) => `${name} ${this.table.scores![i]}`).join(' ');
  }

  told(from = 0): string[] {
    return this.events
      .slice(from)
      .map(({ type, seat, scorer, card, cards, points, cite }) =>
        [type, seat, scorer, card, cards ?? points, cite.replace('BW91.cassino.', '')]
          .filter((word) => word !== undefined)
          .join(' '),
      );
  }
}

const sit = (hands: string, moves = '', sat: Sat = {}): Cassino => new Cassino(sat).deal(hands, sat).play(moves);

describe('what may be played', () => {
  type Row = [origin: string, hands: string, table: string, moves: string, legal: string, readings?: string];
  test.each<Row>([
    [
      'CA-A5 what can take must, the rest may be laid',
      'B 10D 6S 3S KC',
      '9S AH 8C 2D',
      '',
      'B: 6S | KC | 3S x AH 2D | 10D x 9S AH 8C 2D',
    ],
    [
      'CA-T4 the king stays',
      'B 8C KC 6S 4S, A 10D 2D 3S QC',
      '5S 5H 9S AH',
      'B 8C, A 2D, B KC',
      'A: 3S x AH 2D | 10D x 5S 5H 9S AH 8C 2D | QC',
      '',
    ],
    ['CA-S5 played-card', 'B 7D QS KC 4S', '7S 3H JC 10C', '', 'B: 4S | QS | KC | 7D x 7S'],
    ['CA-S5 strict: he who can take may not lay', 'B 7D QS KC 4S', '7S 3H JC 10C', '', 'B: 7D x 7S', 'capture=strict'],
    [
      'CA-S5 strict: he who cannot lays what he likes',
      'B 6D QS KC 2S',
      '7S 3H JC 10C',
      '',
      'B: 2S | QS | 6D | KC',
      'capture=strict',
    ],
    [
      'CA-S5 free: any card may be laid',
      'B 7D QS KC 4S',
      '7S 3H JC 10C',
      '',
      'B: 4S | QS | 7D | KC | 7D x 7S',
      'capture=free',
    ],
    [
      'CA-S6 union',
      'B 5D QS KC 9S',
      '2S 3H 4C AD',
      '',
      'B: QS | KC | 5D x 2S 3H 4C AD | 9S x 2S 3H 4C',
      'combine=union',
    ],
    [
      'CA-S6 any',
      'B 5D QS KC JH',
      '2S 3H 4C AD',
      '',
      'B: QS | JH | KC | 5D x 2S 3H | 5D x 4C AD | 5D x 2S 3H 4C AD',
      'combine=any',
    ],
    [
      'CA-A7 an empty table takes a card',
      'B 10D, A KC QC 6S 5S',
      '9S AH 8C 2D',
      'B 10D x 9S AH 8C 2D',
      'A: 5S | 6S | QC | KC',
    ],
  ])('%s: %s on %s', (...[, hands, table, moves, legal, readings = '']) => {
    const sitting = sit(hands, moves, { table, readings });
    const each = (text: string) => text.slice(3).split(' | ').sort();
    expect(each(sitting.legal)).toEqual(each(legal));
    expect(sitting.legal[0]).toBe(legal[0]);
  });

  type Refused = [
    origin: string,
    hands: string,
    table: string,
    moves: string,
    move: string,
    refusal: string,
    readings?: string,
  ];
  const FIVE = ['B 5D QS KC 6S', '2S 3H 4C AD', ''] as const;
  test.each<Refused>([
    ['CA-A5 the dealer’s left begins', ...FIVE, 'A KD', 'not-your-turn BW91.cassino.lead'],
    ['CA-A5 then the next', 'B 5D QS KC 6S, A 9S', '2S 3H 4C AD', 'B QS', 'B KC', 'not-your-turn BW91.cassino.turn'],
    ['CA-A4', ...FIVE, 'B KD', 'not-in-hand BW91.cassino.deal'],
    ['CA-A6 he must add a card', ...FIVE, 'B pass', 'no-pass BW91.cassino.laying'],
    ['CA-S5 played-card', ...FIVE, 'B 5D', 'must-capture BW91.cassino.capture'],
    ['CA-S5 played-card', ...FIVE, 'B QS', 'allowed'],
    ['CA-S5 strict', ...FIVE, 'B QS', 'must-capture BW91.cassino.capture', 'capture=strict'],
    ['CA-S5 free', ...FIVE, 'B 5D', 'allowed', 'capture=free'],
    ['CA-A5 two and four make six', ...FIVE, 'B 5D x 2S 4C', 'does-not-combine BW91.cassino.combining'],
    ['CA-A5 all of it makes ten', ...FIVE, 'B 6S x 2S 3H 4C AD', 'does-not-combine BW91.cassino.combining'],
    ['CA-S6 union', ...FIVE, 'B 5D x 2S 3H', 'must-take-all BW91.cassino.combining.overlap'],
    ['CA-S6 family', ...FIVE, 'B 5D x 2S 3H', 'must-take-all BW91.cassino.combining.overlap', 'combine=family'],
    ['CA-S6 any', ...FIVE, 'B 5D x 2S 3H', 'allowed', 'combine=any'],
    [
      'CA-A5 every card of the denomination',
      'B 5D',
      '5S 5H 9C 8C',
      '',
      'B 5D x 5S',
      'must-take-all BW91.cassino.pairing',
    ],
    ['CA-A5 every card of the denomination', 'B 5D', '5S 5H 9C 8C', '', 'B 5D x 5S', 'allowed', 'combine=any'],
    [
      'CA-S4 a king is no ten and three',
      'B KD',
      '10S 3H 9C 8C',
      '',
      'B KD x 10S 3H',
      'does-not-combine BW91.cassino.court',
    ],
    [
      'part 11 a larger union contains it',
      'B 10D',
      '9S 9H AS AH',
      '',
      'B 10D x 9S AS',
      'must-take-all BW91.cassino.combining.overlap',
    ],
    [
      'CA-A12 the dealer ought not',
      'B 5D, A KD',
      '5S 5H 9C 8C',
      '',
      'A exposes 5D',
      'may-not-expose BW91.cassino.exposed.first ?',
    ],
    [
      'CA-A12 nobody else deals',
      'B 5D, A KD',
      '5S 5H 9C 8C',
      '',
      'B exposes KD',
      'may-not-expose BW91.cassino.exposed.first',
    ],
    [
      'CA-A12 nor when play has begun',
      'B 5D QC, A KD',
      '5S 5H 9C 8C',
      'B QC',
      'A exposes 5D',
      'may-not-expose BW91.cassino.exposed.first',
    ],
    [
      'CA-A12 the cards of the table lie open',
      'B 5D, A KD',
      '5S 5H 9C 8C',
      '',
      'A exposes 5S',
      'may-not-expose BW91.cassino.exposed.first',
    ],
  ])('%s: %s on %s, after “%s” %s: %s', (...[, hands, table, moves, move, refusal, readings = '']) => {
    const sitting = sit(hands, moves, { table, readings });
    const before = [sitting.legal, sitting.board];
    expect(sitting.refusal(move)).toBe(refusal);
    expect([sitting.legal, sitting.board]).toEqual(before);
  });

  test.each([
    '5D x KC',
    '5D x 2S 2S',
    '5D x',
    '5D says S',
    'exposes',
    'exposes 1S',
    'exposes 5D 6D',
    'names 5',
    'x 5D',
  ])('“%s” is no move at this table', (said) => {
    expect(sit('B 5D', '', { table: '2S 3H 4C AD' }).table.read!(words(said))).toBeUndefined();
  });

  test('the order in which the cards taken are said does not matter', () => {
    const sitting = sit('B 5D', '', { table: '2S 3H 4C AD' });
    expect(sitting.move('5d x ad 2s 4C 3h')).toBe(sitting.move('5D x 2S 3H 4C AD'));
    expect(writeMove(sitting.table, sitting.move('5d x ad 2s 4C 3h'))).toBe('5D x 2S 3H 4C AD');
  });
});

describe('the players and the deal', () => {
  test('CA-T5 two, three, four, six and twelve; five, seven to eleven and thirteen do not divide forty-eight', () => {
    const refused = (seats: number) => game.refuseSeats(seats, {});
    for (const seats of [2, 3, 4, 6, 12]) expect(refused(seats)).toBeNull();
    for (const seats of [5, 7, 8, 9, 10, 11, 13]) expect(refused(seats)).toBe('BW91.cassino.players.rounds');
    for (const seats of [0, 1]) expect(refused(seats)).toBe('BW91.cassino.players');
  });

  test('CA-A11 is a way of scoring for three', () => {
    const refused = (seats: number, sides: string) =>
      game.refuseSeats(seats, readingsOf(`scoring=two-lowest-deducted sides=${sides}`));
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
  ])('CA-T5 %s: four cards each in %i rounds, the table in the first only', (seats, rounds) => {
    const sitting = new Cassino({ seats, readings: 'capture=free' });
    sitting.table.shuffleAndDeal(randomFrom('rounds'));
    sitting.lay(48);
    const told = sitting.told();
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

  test('CA-A4 one at a time from the dealer’s left, and one to the table after the dealer’s own', () => {
    // Each number below 52 - i is 0, so that the pack is dealt as it lies: a card to B, to A, to the table.
    const sitting = new Cassino();
    sitting.table.shuffleAndDeal({ below: () => 0 });
    const held = (seat: number) =>
      FULL_PACK.filter((card) => sitting.table.hands.holds(seat, card))
        .map(makeCard)
        .join(' ');
    expect(held(1)).toBe('AS 4S 7S 10S');
    expect(held(0)).toBe('2S 5S 8S JS');
    expect(sitting.board).toBe('3S 6S 9S QS');
    expect(sitting.table.laid!.talon!.slice(0, 3).map(makeCard)).toEqual(['KS', 'AH', '2H']);
  });

  test('CA-A4 the later rounds come from the talon in its order, one at a time from the dealer’s left', () => {
    const sitting = sit('B KS QS, A KC QC', '', { talon: 'AS 2S 3S 4S 5S 6S 7S 8S', readings: 'capture=free' }).lay(8);
    const held = (seat: number) =>
      FULL_PACK.filter((card) => sitting.table.hands.holds(seat, card))
        .map(makeCard)
        .join(' ');
    expect([held(1), held(0)]).toEqual(['AS 3S 5S 7S', '2S 4S 6S 8S']);
    expect(sitting.table.toMove).toBe(1);
  });

  // The cards in the order drawn; who drew each, and who deals.
  test.each<[origin: string, seats: string, readings: string, draw: string, drew: string, dealer: string]>([
    ['CA-S8 the lowest of two', 'A B', '', '9S 4H', 'A 9S draw.others, B 4H draw.others', 'B'],
    ['CA-A3 ace low', 'A B C', '', '2S KH AC', 'A 2S draw.others, B KH draw.others, C AC draw.others', 'C'],
    [
      'CA-A3 only the tied draw again',
      'A B C',
      '',
      '2S KH 2C 9S 8S',
      'A 2S draw.others, B KH draw.others, C 2C draw.others, A 9S draw.tie, C 8S draw.tie',
      'C',
    ],
    [
      'CA-A3 highest tied: no matter',
      'A B C',
      '',
      '2S KH KC',
      'A 2S draw.others, B KH draw.others, C KC draw.others',
      'A',
    ],
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
      'CA-A3 two lowest against two highest',
      'A B C D',
      '',
      '2S KH 3C 9D',
      'A 2S draw.partners, B KH draw.partners, C 3C draw.partners, D 9D draw.partners',
      'A',
    ],
    [
      'CA-A3 partners sit opposite',
      'A B C D',
      '',
      '2S 3C KH 9D',
      'A 2S draw.partners, C 3C draw.partners, B KH draw.partners, D 9D draw.partners',
      'A',
    ],
    [
      'CA-A3 the lowest deals',
      'A B C D',
      '',
      'KS 3C 2H 9D',
      'A KS draw.partners, B 3C draw.partners, D 2H draw.partners, C 9D draw.partners',
      'D',
    ],
    [
      'CA-A3 who is partner decides a tie',
      'A B C D',
      '',
      '2S 5C 5H 9D 7S 6S',
      'A 2S draw.partners, B 5C draw.partners, C 5H draw.partners, D 9D draw.partners, B 7S draw.tie, C 6S draw.tie',
      'A',
    ],
    [
      'CA-A3 so does who deals',
      'A B C D',
      '',
      '2S 9C 2H 9D 7S 6S',
      'A 2S draw.partners, B 9C draw.partners, C 2H draw.partners, D 9D draw.partners, A 7S draw.tie, C 6S draw.tie',
      'C',
    ],
    [
      'CA-A3 the two highest tied: no matter',
      'A B C D',
      '',
      '2S 9C 3H 9D',
      'A 2S draw.partners, B 9C draw.partners, C 3H draw.partners, D 9D draw.partners',
      'A',
    ],
  ])('%s: %s %s %s', (_, seats, readings, draw, drew, dealer) => {
    const sitting = new Cassino({ seats, readings });
    expect(sitting.table.drawForDeal(cardsOf(`${draw} KD QD`))).toBe(words(draw).length);
    expect(
      sitting.events.map(({ seat, card, cite }) => `${seat} ${card} ${cite.slice('BW91.cassino.'.length)}`).join(', '),
    ).toBe(drew);
    expect(sitting.names[sitting.table.dealer]).toBe(dealer);
    expect(new Cassino({ seats, readings }).table.drawForDeal(cardsOf(draw).slice(0, -1))).toBe(-1);
  });
});

describe('what is taken, swept and gathered', () => {
  test('CA-T4 told with its articles', () => {
    const sitting = sit('B 10D, A KC', '', { table: '9S AH 8C 2D' });
    const from = sitting.events.length;
    expect(sitting.play('B 10D x 9S AH 8C 2D, A KC').told(from)).toEqual([
      'took B 10D 4 play',
      'captured B 9S combining',
      'captured B AH combining',
      'captured B 8C combining',
      'captured B 2D combining',
      'swept B sweep',
      'scored B 1 sweep',
      'laid A KC sweep.new-board',
    ]);
    expect(sitting.board).toBe('KC');
  });

  test('CA-A5 pairs are told from combinations, and what is left lies as it lay', () => {
    const sitting = sit('B 5D', '', { table: '5S 4H KC AD' });
    const from = sitting.events.length;
    expect(sitting.play('B 5D x 5S 4H AD').told(from)).toEqual([
      'took B 5D 3 play',
      'captured B 5S pairing',
      'captured B 4H combining',
      'captured B AD combining',
    ]);
    expect(sitting.board).toBe('KC');
    expect(sitting.scores).toBe('A 0 B 0');
  });

  test('CA-A7 partners’ sweeps are marked to their camp', () => {
    const sitting = sit('B 10D, C 9S, D 9H', 'B 10D x 9C AH 8C 2D, C 9S, D 9H x 9S', {
      seats: 'A B C D',
      table: '9C AH 8C 2D',
      readings: 'capture=free',
    });
    expect(sitting.scores).toBe('A+C 0 B+D 2');
  });

  // A deals, and lays all but a king with which he takes three at the end; so he gathers all that is on the table.
  const lastTakes = (readings: string, table = '', moves = '', laid = 47): Cassino => {
    const board = table || 'AS 2S 3S 4S';
    const others = FULL_PACK.filter((card) => !cardsOf(`${board} KD`).includes(card)).map(makeCard);
    const first = moves ? words(moves)[1]! : others[0]!;
    const rest = others.filter((card) => card !== first);
    const hands = `B ${first} ${rest.slice(0, 3).join(' ')}, A ${rest.slice(3, 7).join(' ')}`;
    return new Cassino({ readings: `capture=free ${readings}` })
      .deal(hands, { table: board, talon: `${rest.slice(7).join(' ')} KD` })
      .play(moves)
      .lay(laid, 'KD')
      .play('A KD x KS KH KC');
  };

  // All the eleven points, and one for gathering: 12. B has nothing.
  test.each<[origin: string, readings: string, scores: string]>([
    ['CA-S2 scored', 'gather-point=scored', 'A 12 B 0'],
    ['CA-S2 unscored', 'gather-point=unscored', 'A 11 B 0'],
    ['CA-S1 in the count', 'sweeps=in-the-count', 'A 12 B 0'],
  ])('CA-A7 the last to take gathers the rest, %s', (_, readings, scores) => {
    const sitting = lastTakes(readings);
    expect(sitting.scores).toBe(scores);
    expect(sitting.told()).toContain('gathered A 48 gather');
    expect(sitting.told().filter((line) => line.startsWith('reckoned') && !line.endsWith('.count'))).toEqual([
      'reckoned A 2 points.great',
      'reckoned A 1 points.little',
      ...Array(4).fill('reckoned A 1 points.ace'),
      'reckoned A 1 points.spades',
      'reckoned A 3 points.cards',
    ]);
    expect(sitting.board).toBe('');
  });

  // B sweeps with his first card, an ace among what he takes; A has the other ten points and the gathering.
  // Outside: the difference is 10 - 1 = 9, and 9 + 1 = 10 to 1. In the count: 11 - 2 = 9.
  test.each<[origin: string, readings: string, scores: string]>([
    ['CA-S1 outside the count', 'sweeps=outside-the-count', 'A 10 B 1'],
    ['CA-S1 in the count', 'sweeps=in-the-count', 'A 9 B 0'],
    ['CA-S2 unscored', 'gather-point=unscored', 'A 9 B 1'],
    ['CA-S2 unscored, in the count: 10 - 2', 'gather-point=unscored sweeps=in-the-count', 'A 8 B 0'],
  ])('a sweep by the other, %s', (_, readings, scores) => {
    const sitting = lastTakes(readings, 'AC 2C 3C 4C', 'B 10H x AC 2C 3C 4C', 46);
    expect(sitting.scores).toBe(scores);
    expect(sitting.told()).toContain('gathered A 43 gather');
    expect(sitting.table.gameOver).toBe(false);
  });

  test('part 11: if nobody ever captures, the table is nobody’s', () => {
    const sitting = new Cassino({ readings: 'capture=free' });
    sitting.table.shuffleAndDeal(randomFrom('nobody'));
    sitting.lay(48);
    expect(sitting.scores).toBe('A 0 B 0');
    expect(sitting.told().slice(-2)).toEqual(['exhausted gather.nobody', 'unscored scoring.level']);
    expect(words(sitting.board)).toHaveLength(52);
  });

  /**
   * B lays and A sweeps: first with ten on nine and ace, five, three and two, twice over, then twenty times with
   * the like of B’s card; the last is the last card of the deal. Twenty-two sweeps, and all eleven points.
   */
  const sweeper = (readings: string): Cassino => {
    const pairs: string[] = ['AH AD', '2D 2C', '3H 3D', '5H 5D', '9H 9D', '10H 10C'];
    for (const rank of ['4', '6', '7', '8', 'J', 'Q', 'K']) pairs.push(`${rank}S ${rank}H`, `${rank}D ${rank}C`);
    const sitting = new Cassino({ readings }).deal('B 2S 9S 5S 2H, A 10D AS 3S 10S', {
      table: '9C AC 5C 3C',
      talon: pairs.join(' '),
    });
    sitting.play('B 2S, A 10D x 9C AC 5C 3C 2S, B 9S, A AS, B 5S, A 3S, B 2H, A 10S x 9S AS 5S 3S 2H');
    for (const pair of pairs) sitting.play(`B ${words(pair)[0]}, A ${words(pair)[1]} x ${words(pair)[0]}`);
    return sitting;
  };

  test.each<[readings: string, scores: string]>([
    ['', 'A 33 B 0'],
    ['gather-point=unscored', 'A 33 B 0'],
    ['sweeps=in-the-count', 'A 33 B 0'],
    ['game=21', 'A 33 B 0'],
  ])('part 11: a sweep by the last card is one point, not two %s', (readings, scores) => {
    const sitting = sweeper(readings);
    expect(sitting.scores).toBe(scores);
    const told = sitting.told();
    expect(told.filter((line) => line === 'swept A sweep')).toHaveLength(22);
    expect(told.filter((line) => line.startsWith('gathered'))).toEqual([]);
    const last = readings.includes('in-the-count') ? 'reckoned A 1 sweep.count' : 'scored A 1 sweep.last';
    expect(told[told.indexOf('exhausted count') - 1]).toBe(last);
    expect(told.at(-1)).toBe('won A game');
  });
});

describe('the points of a deal, scored to the game', () => {
  type Row = [
    origin: string,
    scoring: CassinoReadings['scoring'],
    partners: boolean,
    points: number[],
    scored: number[],
    cite: string,
  ];
  test.each<Row>([
    ['CA-T1 the book’s first', 'lowest-deducted', false, [1, 2, 3, 5], [0, 1, 2, 4], 'lowest-deducted'],
    ['CA-T1 the book’s second', 'lowest-deducted', false, [2, 2, 2, 5], [0, 0, 0, 3], 'lowest-deducted'],
    ['CA-T1 in another order', 'lowest-deducted', false, [5, 3, 1, 2], [4, 2, 0, 1], 'lowest-deducted'],
    ['CA-A10 of three', 'lowest-deducted', false, [6, 4, 1], [5, 3, 0], 'lowest-deducted'],
    ['CA-T2', 'own-points', true, [6, 5], [1, 0], 'scoring.partners'],
    ['CA-T2', 'own-points', true, [7, 4], [3, 0], 'scoring.partners'],
    ['CA-T2 the other camp', 'own-points', true, [4, 7], [0, 3], 'scoring.partners'],
    ['CA-A9 two players', 'own-points', false, [8, 3], [5, 0], 'scoring.two'],
    ['CA-A9 equal', 'own-points', false, [4, 4], [0, 0], 'scoring.level'],
    ['CA-A10 between two it is the difference', 'lowest-deducted', false, [8, 3], [5, 0], 'scoring.two'],
    ['CA-A11 between two it is the difference', 'two-lowest-deducted', true, [3, 8], [0, 5], 'scoring.partners'],
    ['CA-T3', 'two-lowest-deducted', false, [8, 2, 1], [5, 0, 0], 'two-lowest'],
    ['CA-T3', 'two-lowest-deducted', false, [5, 4, 2], [0, 0, 0], 'two-lowest.nobody'],
    ['CA-A11 they amount to it', 'two-lowest-deducted', false, [2, 3, 5], [0, 0, 0], 'two-lowest.nobody'],
    ['CA-A11 two highest', 'two-lowest-deducted', false, [4, 4, 0], [0, 0, 0], 'two-lowest.nobody'],
    ['CA-A1 each his own', 'own-points', false, [1, 2, 3, 5], [1, 2, 3, 5], 'independent'],
    ['CA-A1 three always for themselves', 'own-points', false, [1, 7, 3], [1, 7, 3], 'scoring.three'],
    ['CA-A1 so do six', 'own-points', false, [1, 0, 4, 3, 2, 1], [1, 0, 4, 3, 2, 1], 'players.more'],
    ['CA-A10 of six', 'lowest-deducted', false, [2, 1, 3, 1, 3, 1], [1, 0, 2, 0, 2, 0], 'lowest-deducted'],
  ])('%s: %s', (_, scoring, partners, points, scored, cite) => {
    const into = new Int32Array(points.length).fill(9);
    expect(scoreOf(Int32Array.from(points), scoring, partners, into)).toBe(`BW91.cassino.${cite}`);
    expect(Array.from(into)).toEqual(scored);
  });

  test('CA-T6 the book’s examples share out eleven points', () => {
    for (const points of [
      [1, 2, 3, 5],
      [2, 2, 2, 5],
      [6, 5],
      [7, 4],
    ])
      expect(points.reduce((sum, each) => sum + each)).toBe(11);
  });

  test('who scores: camps, or each for himself', () => {
    const scorers = (seats: string, sides: string) => game.scoreAccounts!(words(seats), { sides });
    expect(scorers('N E S W', 'partners')).toEqual(['N+S', 'E+W']);
    expect(scorers('N E S W', 'independent')).toEqual(['N', 'E', 'S', 'W']);
    expect(scorers('A B', 'partners')).toEqual(['A', 'B']);
    expect(scorers('A B C', 'partners')).toEqual(['A', 'B', 'C']);
    expect(scorers('A B C D E F', 'partners')).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
  });

  /** What is reckoned for the cards won, by the list of p. 99, from what was told of who took what. */
  const reckonedFor = (events: readonly GameEvent[], sitting: Cassino, half: boolean, all: boolean): number[] => {
    const partyOf = (seat: string) => sitting.names.indexOf(seat) % sitting.scorers.length;
    const piles: string[][] = sitting.scorers.map(() => []);
    const table = new Set<string>();
    for (const { type, seat, card } of events) {
      if (type === 'laid') table.add(card!);
      if (type === 'took') piles[partyOf(seat!)]!.push(card!);
      if (type === 'captured' && table.delete(card!)) piles[partyOf(seat!)]!.push(card!);
      if (type === 'gathered') piles[partyOf(seat!)]!.push(...table);
    }
    expect(piles.flat()).toHaveLength(52);
    expect(new Set(piles.flat()).size).toBe(52);
    const majority = (counts: number[], of: number): boolean[] => {
      const most = Math.max(...counts);
      const alone = counts.filter((count) => count === most).length === 1;
      return counts.map((count) => count === most && (half ? count > of / 2 : alone || all));
    };
    const spades = majority(
      piles.map((pile) => pile.filter((card) => card.endsWith('S')).length),
      13,
    );
    const cards = majority(
      piles.map((pile) => pile.length),
      52,
    );
    return piles.map(
      (pile, i) =>
        (pile.includes('10D') ? 2 : 0) +
        (pile.includes('2S') ? 1 : 0) +
        pile.filter((card) => card.startsWith('A')).length +
        (spades[i] ? 1 : 0) +
        (cards[i] ? 3 : 0),
    );
  };

  test.each<[seats: string, readings: string]>([
    ['A B', ''],
    ['A B', 'ties=all'],
    ['A B', 'majority=half'],
    ['A B C', ''],
    ['A B C', 'ties=all scoring=lowest-deducted'],
    ['A B C', 'majority=half scoring=two-lowest-deducted'],
    ['A B C D', ''],
    ['A B C D', 'ties=all capture=strict'],
    ['A B C D', 'sides=independent scoring=lowest-deducted gather-point=unscored'],
    ['A B C D', 'sides=independent majority=half capture=free'],
  ])('of whole deals, counted from who took what: %s %s', (seats, readings) => {
    const random = randomFrom(`${seats} ${readings}`);
    const list = moveList();
    const sums = new Set<number>();
    for (let deal = 0; deal < 60; deal++) {
      const sitting = new Cassino({ seats, readings });
      sitting.table.shuffleAndDeal(random);
      while (!sitting.table.dealOver) sitting.table.play(list[random.below(sitting.table.legal(list))]!);
      const { events } = sitting;
      if (!events.some(({ type }) => type === 'took')) continue;
      const expected = reckonedFor(events, sitting, readings.includes('half'), readings.includes('all'));
      const sum = (type: string, articles: RegExp) =>
        sitting.scorers.map((name) =>
          events
            .filter((event) => event.type === type && event.scorer === name && articles.test(event.cite))
            .reduce((total, { points }) => total + points!, 0),
        );
      expect(sum('reckoned', /points/)).toEqual(expected);
      // A point for every time the table was emptied, and for the last gathering.
      const emptied = events.filter(
        ({ type }) => type === 'swept' || (type === 'gathered' && !readings.includes('unscored')),
      );
      expect(sum('scored', /sweep|gather/).reduce((total, each) => total + each)).toBe(emptied.length);
      const into = new Int32Array(expected.length);
      const scoring = (/scoring=([a-z-]+)/.exec(readings)?.[1] ?? 'own-points') as CassinoReadings['scoring'];
      scoreOf(Int32Array.from(expected), scoring, seats === 'A B C D' && !readings.includes('sides'), into);
      expect(sum('scored', /scoring|independent|lowest/)).toEqual(Array.from(into));
      sums.add(expected.reduce((total, each) => total + each));
    }
    if (readings.includes('all')) expect(Math.min(...sums)).toBe(11);
    else expect(Math.max(...sums)).toBe(11); // CA-T6
  });

  test('CA-S7 no majority among three when none has half; a majority of the most', () => {
    // 52 cards in three piles are seldom more than half in one: the two readings must be seen to differ.
    const reckoned = (readings: string): number => {
      let cards = 0;
      const list = moveList();
      for (let deal = 0; deal < 30; deal++) {
        const sitting = new Cassino({ seats: 'A B C', readings });
        sitting.table.shuffleAndDeal(randomFrom('majority', deal));
        const random = randomFrom('majority, the players', deal);
        while (!sitting.table.dealOver) sitting.table.play(list[random.below(sitting.table.legal(list))]!);
        cards += sitting.events.filter(({ type, points }) => type === 'reckoned' && points === 3).length;
      }
      return cards;
    };
    expect(reckoned('majority=most')).toBeGreaterThan(reckoned('majority=half'));
    expect(reckoned('ties=all')).toBeGreaterThanOrEqual(30);
  });
});

describe('the game', () => {
  /** A deal in which nobody takes anything, on these scores. */
  const idle = (scores: readonly number[], readings = '', seats = 'A B'): Cassino => {
    const sitting = new Cassino({ seats, readings: `capture=free ${readings}`, scores });
    sitting.table.shuffleAndDeal(randomFrom('idle'));
    return sitting.lay(48);
  };

  test.each<[origin: string, scores: number[], readings: string, seats: string, winners: string]>([
    ['CA-S8 eleven', [11, 3], '', 'A B', 'A'],
    ['CA-S8 ten are not enough', [10, 3], '', 'A B', ''],
    ['CA-S8 game=21', [20, 3], 'game=21', 'A B', ''],
    ['CA-S8 game=21', [3, 21], 'game=21', 'A B', 'B'],
    ['part 11 the highest wins', [13, 12], '', 'A B', 'A'],
    ['part 11 equals play on', [12, 12], '', 'A B', ''],
    ['part 11 equals play on, a third below', [12, 12, 2], '', 'A B C', ''],
    ['part 11 the highest, two others level', [11, 12, 11], '', 'A B C', 'B'],
    ['partners win together', [4, 11], '', 'A B C D', 'B D'],
    ['each for himself', [4, 11, 0, 0], 'sides=independent', 'A B C D', 'B'],
    ['each of six for himself', [4, 9, 0, 0, 11, 2], '', 'A B C D E F', 'E'],
  ])('%s: %j %s', (_, scores, readings, seats, winners) => {
    const sitting = idle(scores, readings, seats);
    expect(sitting.table.gameOver).toBe(winners !== '');
    expect(sitting.table.winners.map((seat) => sitting.names[seat]).join(' ')).toBe(winners);
    const won = sitting.told().filter((line) => line.startsWith('won'));
    expect(won).toEqual(words(winners).map((name) => `won ${name} game`));
  });

  test('CA-S8 the deal passes to the left; after a level game too', () => {
    for (const [scores, cite] of [
      [[0, 0], 'dealer.next'],
      [[11, 11], 'game.level'],
    ] as const) {
      const sitting = idle(scores);
      sitting.table.shuffleAndDeal(randomFrom('next'));
      expect(sitting.told()).toContain(`took-deal B ${cite}`);
      expect(sitting.table.toMove).toBe(0);
    }
  });

  test('CA-A7 a game reached in the middle of a deal is looked at when it is counted', () => {
    const sitting = sit('B 10D', 'B 10D x 9S AH 8C 2D', { table: '9S AH 8C 2D', scores: [0, 10] });
    expect(sitting.scores).toBe('A 0 B 11');
    expect([sitting.table.gameOver, sitting.table.dealOver]).toEqual([false, false]);
  });
});

describe('a card exposed by the dealer', () => {
  test('CA-A12 in the first round forfeits the deal, which passes to the left', () => {
    const sitting = sit('B 5D, A KD', 'A exposes 5D?', { table: '9S AH 8C 2D', scores: [3, 4] });
    expect(sitting.told().slice(-2)).toEqual(['shown B 5D exposed.first', 'stopped exposed.first']);
    expect(sitting.legal).toBe('nobody');
    expect(sitting.scores).toBe('A 3 B 4');
    expect(sitting.table.gameOver).toBe(false);
    sitting.table.shuffleAndDeal(randomFrom('next'));
    expect(sitting.told()).toContain('took-deal B exposed.next');
  });

  test('CA-A12 in the first round one of the dealer’s own too', () => {
    expect(sit('B 5D, A KD', 'A exposes KD?', { table: '9S AH 8C 2D' }).legal).toBe('nobody');
  });

  test('CA-A12 later the player must take it, and the deal goes on', () => {
    const sitting = sit('', '', { talon: 'AS 2S 3S 4S 5S 6S 7S 8S', readings: 'capture=free' }).lay(8);
    expect(sitting.refusal('A exposes AS')).toBe('may-not-expose BW91.cassino.exposed.later ?');
    sitting.play('A exposes AS?');
    expect(sitting.told().at(-1)).toBe('shown B AS exposed.later');
    expect(sitting.table.hands.holds(1, parseCard('AS')!)).toBe(true);
    expect(sitting.table.toMove).toBe(1);
    expect(sitting.refusal('A exposes AS')).toBe('may-not-expose BW91.cassino.exposed.later');
    expect(sitting.refusal('A exposes 3S')).toBe('may-not-expose BW91.cassino.exposed.later ?');
    sitting.lay(1);
    expect(sitting.refusal('A exposes 3S')).toBe('may-not-expose BW91.cassino.exposed.later');
  });
});
