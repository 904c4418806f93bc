/** Tests of Cassino: captures, sweeps, the cards gathered at the end, and the party that scores them. */
import { describe, expect, test } from 'vitest';
import { FULL_PACK, formatCard } from '#engine/cards.ts';
import { createRandom } from '#engine/random.ts';
import { CassinoTestTable, setUpCassino } from './cassino-table.ts';
import { parseCards, splitAtSpaces } from './play.ts';

describe('cards taken, swept and gathered', () => {
  test('are reported with their articles', () => {
    const sitting = setUpCassino('B 10D, A KC', '', { table: '9S AH 8C 2D' });
    const from = sitting.events.length;
    expect(sitting.play('B 10D x 9S AH 8C 2D, A KC').listEvents(from)).toEqual([
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

  test('pairs are told from combinations, and what is left lies as it lay', () => {
    const sitting = setUpCassino('B 5D', '', { table: '5S 4H KC AD' });
    const from = sitting.events.length;
    expect(sitting.play('B 5D x 5S 4H AD').listEvents(from)).toEqual([
      'took B 5D 3 play',
      'captured B 5S pairing',
      'captured B 4H combining',
      'captured B AD combining',
    ]);
    expect(sitting.board).toBe('KC');
    expect(sitting.scores).toBe('A 0 B 0');
  });

  test('partners’ sweeps are marked to their camp', () => {
    const sitting = setUpCassino('B 10D, C 9S, D 9H', 'B 10D x 9C AH 8C 2D, C 9S, D 9H x 9S', {
      seats: 'A B C D',
      table: '9C AH 8C 2D',
      readings: 'capture=free',
    });
    expect(sitting.scores).toBe('A+C 0 B+D 2');
  });

  // A deals and lays all but a king, which takes three at the end and so gathers the whole table.
  const lastTakes = (readings: string, table = '', moves = '', laid = 47): CassinoTestTable => {
    const board = table || 'AS 2S 3S 4S';
    const others = FULL_PACK.filter((card) => !parseCards(`${board} KD`).includes(card)).map(formatCard);
    const first = moves ? splitAtSpaces(moves)[1]! : others[0]!;
    const rest = others.filter((card) => card !== first);
    const hands = `B ${first} ${rest.slice(0, 3).join(' ')}, A ${rest.slice(3, 7).join(' ')}`;
    return new CassinoTestTable({ readings: `capture=free ${readings}` })
      .deal(hands, { table: board, talon: `${rest.slice(7).join(' ')} KD` })
      .play(moves)
      .lay(laid, 'KD')
      .play('A KD x KS KH KC');
  };

  test('past twenty-five are still taken by each card’s own sets, whatever was searched before', () => {
    const others = FULL_PACK.filter((card) => !parseCards('KS KH KC KD 2S 2C').includes(card)).map(formatCard);
    const some = (from: number, to?: number) => others.slice(from, to).join(' ');
    // A is dealt the king of diamonds and the two of clubs in the fourth round, when twenty-eight cards lie there.
    const sitting = new CassinoTestTable({ readings: 'capture=free' })
      .deal(`B ${some(0, 4)}, A ${some(4, 8)}`, {
        table: 'KS KH KC 2S',
        talon: `${some(8, 24)} ${some(24, 25)} KD ${some(25, 26)} 2C ${some(26)}`,
      })
      .lay(25, 'KD 2C');
    expect(splitAtSpaces(sitting.board)).toHaveLength(29);
    const king = sitting.move('KD x KS KH KC');
    expect(sitting.legal).toContain('2C x 2S');
    const from = sitting.events.length;
    sitting.table.play(king);
    expect(sitting.listEvents(from)).toEqual([
      'took A KD 3 play',
      ...['KS', 'KH', 'KC'].map((each) => `captured A ${each} pairing`),
    ]);
    expect(splitAtSpaces(sitting.board)).toHaveLength(26);
  });

  // All eleven points, and one for gathering: 12. B has nothing.
  test.each<[origin: string, readings: string, scores: string]>([
    ['scored', 'gather-point=scored', 'A 12 B 0'],
    ['unscored', 'gather-point=unscored', 'A 11 B 0'],
    ['in the count', 'sweeps=in-the-count', 'A 12 B 0'],
  ])('the last to take gathers the rest, %s', (_, readings, scores) => {
    const sitting = lastTakes(readings);
    expect(sitting.scores).toBe(scores);
    expect(sitting.listEvents()).toContain('gathered A 48 gather');
    expect(sitting.listEvents().filter((line) => line.startsWith('reckoned') && !line.endsWith('.count'))).toEqual([
      'reckoned A 2 points.great',
      'reckoned A 1 points.little',
      ...Array(4).fill('reckoned A 1 points.ace'),
      'reckoned A 1 points.spades',
      'reckoned A 3 points.cards',
    ]);
    expect(sitting.board).toBe('');
  });

  // B sweeps with the first card, an ace among the cards taken; A has the other ten points and the gathering. Outside:
  // the difference is 10 - 1 = 9, and 9 + 1 = 10 to 1. In the count: 11 - 2 = 9.
  test.each<[origin: string, readings: string, scores: string]>([
    ['outside the count', 'sweeps=outside-the-count', 'A 10 B 1'],
    ['in the count', 'sweeps=in-the-count', 'A 9 B 0'],
    ['unscored', 'gather-point=unscored', 'A 9 B 1'],
    ['unscored, in the count: 10 - 2', 'gather-point=unscored sweeps=in-the-count', 'A 8 B 0'],
  ])('score a sweep by the other player: %s', (_, readings, scores) => {
    const sitting = lastTakes(readings, 'AC 2C 3C 4C', 'B 10H x AC 2C 3C 4C', 46);
    expect(sitting.scores).toBe(scores);
    expect(sitting.listEvents()).toContain('gathered A 43 gather');
    expect(sitting.table.gameOver).toBe(false);
  });

  test.each([
    ['A B', '', 'A 0 B 0', 'scoring.level'],
    ['A B C', 'ties=all', 'A 0 B 0 C 0', 'scoring.three'],
  ])('if nobody ever captures, the table is nobody’s: %s %s', (seats, readings, scores, unscored) => {
    const sitting = new CassinoTestTable({ seats, readings: `capture=free ${readings}` });
    sitting.table.deal(sitting.table.shuffle(createRandom('nobody')));
    sitting.lay(48);
    expect(sitting.scores).toBe(scores);
    expect(sitting.listEvents().filter((line) => line.startsWith('reckoned'))).toEqual([]);
    expect(sitting.listEvents().slice(-2)).toEqual(['exhausted gather.nobody', `unscored ${unscored}`]);
    expect(splitAtSpaces(sitting.board)).toHaveLength(52);
  });

  /**
   * Plays a deal in which B only lays and A makes 22 sweeps and all eleven points. Twice his ten takes nine and ace,
   * then five, three and two; then twenty times he takes B’s card with one of its rank, to the last card of the deal.
   */
  const sweeper = (readings: string): CassinoTestTable => {
    const pairs: string[] = ['AH AD', '2D 2C', '3H 3D', '5H 5D', '9H 9D', '10H 10C'];
    for (const rank of ['4', '6', '7', '8', 'J', 'Q', 'K']) pairs.push(`${rank}S ${rank}H`, `${rank}D ${rank}C`);
    const sitting = new CassinoTestTable({ readings }).deal('B 2S 9S 5S 2H, A 10D AS 3S 10S', {
      table: '9C AC 5C 3C',
      talon: pairs.join(' '),
    });
    sitting.play('B 2S, A 10D x 9C AC 5C 3C 2S, B 9S, A AS, B 5S, A 3S, B 2H, A 10S x 9S AS 5S 3S 2H');
    for (const pair of pairs)
      sitting.play(`B ${splitAtSpaces(pair)[0]}, A ${splitAtSpaces(pair)[1]} x ${splitAtSpaces(pair)[0]}`);
    return sitting;
  };

  test.each<[readings: string, scores: string]>([
    ['', 'A 33 B 0'],
    ['gather-point=unscored', 'A 33 B 0'],
    ['sweeps=in-the-count', 'A 33 B 0'],
    ['game=21', 'A 33 B 0'],
  ])('a sweep by the last card is one point, not two %s', (readings, scores) => {
    const sitting = sweeper(readings);
    expect(sitting.scores).toBe(scores);
    const told = sitting.listEvents();
    expect(told.filter((line) => line === 'swept A sweep')).toHaveLength(22);
    expect(told.filter((line) => line.startsWith('gathered'))).toEqual([]);
    const last = readings.includes('in-the-count') ? 'reckoned A 1 sweep.count' : 'scored A 1 sweep.last';
    expect(told[told.indexOf('exhausted count') - 1]).toBe(last);
    expect(told.filter((line) => line.endsWith('sweep.last'))).toHaveLength(last.endsWith('sweep.last') ? 1 : 0);
    expect(told.at(-1)).toBe('won A game');
  });
});
