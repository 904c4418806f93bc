/** Tests of Cassino: the legal moves. The sets that a card can take are tested in cassino-captures.test.ts. */
import { describe, expect, test } from 'vitest';
import { formatMove } from '#engine/game.ts';
import { setUpCassino } from './cassino-table.ts';
import { splitAtSpaces } from './play.ts';

describe('a move of Cassino', () => {
  type Row = [origin: string, hands: string, table: string, moves: string, legal: string, readings?: string];
  test.each<Row>([
    [
      'what can take must, the rest may be laid',
      'B 10D 6S 3S KC',
      '9S AH 8C 2D',
      '',
      'B: 6S | KC | 3S x AH 2D | 10D x 9S AH 8C 2D',
    ],
    [
      'the king stays',
      'B 8C KC 6S 4S, A 10D 2D 3S QC',
      '5S 5H 9S AH',
      'B 8C, A 2D, B KC',
      'A: 3S x AH 2D | 10D x 5S 5H 9S AH 8C 2D | QC',
      '',
    ],
    ['played-card', 'B 7D QS KC 4S', '7S 3H JC 10C', '', 'B: 4S | QS | KC | 7D x 7S'],
    ['strict: he who can take may not lay', 'B 7D QS KC 4S', '7S 3H JC 10C', '', 'B: 7D x 7S', 'capture=strict'],
    [
      'strict: he who cannot lays what he likes',
      'B 6D QS KC 2S',
      '7S 3H JC 10C',
      '',
      'B: 2S | QS | 6D | KC',
      'capture=strict',
    ],
    [
      'free: any card may be laid',
      'B 7D QS KC 4S',
      '7S 3H JC 10C',
      '',
      'B: 4S | QS | 7D | KC | 7D x 7S',
      'capture=free',
    ],
    ['union', 'B 5D QS KC 9S', '2S 3H 4C AD', '', 'B: QS | KC | 5D x 2S 3H 4C AD | 9S x 2S 3H 4C', 'combine=union'],
    [
      'any',
      'B 5D QS KC JH',
      '2S 3H 4C AD',
      '',
      'B: QS | JH | KC | 5D x 2S 3H | 5D x 4C AD | 5D x 2S 3H 4C AD',
      'combine=any',
    ],
    [
      'an empty table takes a card',
      'B 10D, A KC QC 6S 5S',
      '9S AH 8C 2D',
      'B 10D x 9S AH 8C 2D',
      'A: 5S | 6S | QC | KC',
    ],
  ])('is legal as in the case “%s”: %s on %s', (...[, hands, table, moves, legal, readings = '']) => {
    const sitting = setUpCassino(hands, moves, { table, readings });
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
    ['the dealer’s left begins', ...FIVE, 'A KD', 'not-your-turn BW91.cassino.lead'],
    ['then the next', 'B 5D QS KC 6S, A 9S', '2S 3H 4C AD', 'B QS', 'B KC', 'not-your-turn BW91.cassino.turn'],
    ['a card of another hand', ...FIVE, 'B KD', 'not-in-hand BW91.cassino.deal'],
    ['he must add a card', ...FIVE, 'B pass', 'no-pass BW91.cassino.laying'],
    ['played-card', ...FIVE, 'B 5D', 'must-capture BW91.cassino.capture'],
    ['played-card', ...FIVE, 'B QS', 'allowed'],
    ['strict', ...FIVE, 'B QS', 'must-capture BW91.cassino.capture', 'capture=strict'],
    ['free', ...FIVE, 'B 5D', 'allowed', 'capture=free'],
    ['two and four make six', ...FIVE, 'B 5D x 2S 4C', 'does-not-combine BW91.cassino.combining'],
    ['nine and two are no ten', 'B 10D', '9S 2H KC QC', '', 'B 10D x 9S 2H', 'does-not-combine BW91.cassino.combining'],
    [
      'with its pair what makes it',
      'B 5D',
      '5S 2S 3H KC',
      '',
      'B 5D x 5S',
      'must-take-all BW91.cassino.combining.overlap',
    ],
    ['with what makes it its pair', 'B 5D', '5S 2S 3H KC', '', 'B 5D x 2S 3H', 'must-take-all BW91.cassino.pairing'],
    ['all of it makes ten', ...FIVE, 'B 6S x 2S 3H 4C AD', 'does-not-combine BW91.cassino.combining'],
    ['union', ...FIVE, 'B 5D x 2S 3H', 'must-take-all BW91.cassino.combining.overlap'],
    ['family', ...FIVE, 'B 5D x 2S 3H', 'must-take-all BW91.cassino.combining.overlap', 'combine=family'],
    ['any', ...FIVE, 'B 5D x 2S 3H', 'allowed', 'combine=any'],
    ['every card of the denomination', 'B 5D', '5S 5H 9C 8C', '', 'B 5D x 5S', 'must-take-all BW91.cassino.pairing'],
    ['every card of the denomination', 'B 5D', '5S 5H 9C 8C', '', 'B 5D x 5S', 'allowed', 'combine=any'],
    ['a king is no ten and three', 'B KD', '10S 3H 9C 8C', '', 'B KD x 10S 3H', 'does-not-combine BW91.cassino.court'],
    [
      'a larger union contains it',
      'B 10D',
      '9S 9H AS AH',
      '',
      'B 10D x 9S AS',
      'must-take-all BW91.cassino.combining.overlap',
    ],
    [
      'the dealer ought not',
      'B 5D, A KD',
      '5S 5H 9C 8C',
      '',
      'A exposes 5D',
      'may-not-expose BW91.cassino.exposed.first ?',
    ],
    ['nobody else deals', 'B 5D, A KD', '5S 5H 9C 8C', '', 'B exposes KD', 'may-not-expose BW91.cassino.exposed.first'],
    [
      'nor when play has begun',
      'B 5D QC, A KD',
      '5S 5H 9C 8C',
      'B QC',
      'A exposes 5D',
      'may-not-expose BW91.cassino.exposed.first',
    ],
    [
      'the cards of the table lie open',
      'B 5D, A KD',
      '5S 5H 9C 8C',
      '',
      'A exposes 5S',
      'may-not-expose BW91.cassino.exposed.first',
    ],
  ])(
    'is refused in the case “%s”: %s on %s, after “%s” %s: %s',
    (...[, hands, table, moves, move, refusal, readings = '']) => {
      const sitting = setUpCassino(hands, moves, { table, readings });
      const before = [sitting.legal, sitting.board];
      expect(sitting.refusal(move)).toBe(refusal);
      expect([sitting.legal, sitting.board]).toEqual(before);
    },
  );

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
    'Z x 2S',
    '5D says 2S',
  ])('is never “%s” at this table', (said) => {
    expect(setUpCassino('B 5D', '', { table: '2S 3H 4C AD' }).table.parseMove!(splitAtSpaces(said))).toBeUndefined();
  });

  test('may name the cards taken in any order', () => {
    const sitting = setUpCassino('B 5D', '', { table: '2S 3H 4C AD' });
    expect(sitting.move('5d x ad 2s 4C 3h')).toBe(sitting.move('5D x 2S 3H 4C AD'));
    expect(formatMove(sitting.table, sitting.move('5d x ad 2s 4C 3h'))).toBe('5D x 2S 3H 4C AD');
  });

  test('is written as it is read when it exposes a card', () => {
    const sitting = setUpCassino('B 5D', '', { table: '2S 3H 4C AD' });
    expect(formatMove(sitting.table, sitting.move('exposes 5d'))).toBe('exposes 5D');
  });
});
