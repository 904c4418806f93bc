/**
 * Tests of La Manille: the points of a deal, the turn-up, the game and the match. The results were worked out by hand;
 * `origin` is the rule, the article or the case.
 */
import { describe, expect, test } from 'vitest';
import { type CardOwners, card, createEmptyOwners, PIQUET_PACK, SUITS } from '#engine/cards.ts';
import { EVENT, type Listener } from '#engine/events.ts';
import { createMoveBuffer } from '#engine/game.ts';
import type { ManilleTable } from '#engine/games/manille/rules.ts';
import { createRandom } from '#engine/random.ts';
import {
  createManilleTable,
  DEAL_OF_28_TO_40,
  DEAL_OF_34_TO_34,
  DEAL_WITH_ACE_TURNED_UP,
  dealWithTurnUp,
  formatEvents,
  formatManilleTags,
  formatScores,
  MANILLE_DEAL,
  playRecord,
  VOLE_DEAL,
  VOLE_DEAL_WITH_MANILLE,
} from './manille-coups.ts';
import { parsePractices } from './play.ts';

describe('the marking of a coup', () => {
  const rows: [origin: string, record: string, scores: string][] = [
    ['forty to nothing', formatManilleTags('', 'A') + DEAL_OF_28_TO_40, 'A+C 0 B+D 6'],
    ['equal but for the turn-up', formatManilleTags() + DEAL_OF_34_TO_34, 'A+C 0 B+D 2'],
    ['vole', formatManilleTags() + VOLE_DEAL, 'A+C 34 B+D 4'],
    ['a vole', formatManilleTags() + VOLE_DEAL_WITH_MANILLE, 'A+C 0 B+D 39'],
    ['the turn-up counts three', formatManilleTags('turn-up-points=three') + VOLE_DEAL_WITH_MANILLE, 'A+C 0 B+D 37'],
    ['the turn-up counts three', formatManilleTags('turn-up-points=three') + VOLE_DEAL, 'A+C 34 B+D 3'],
  ];
  test.each(rows)('follows the case %s', (_, record, expected) => {
    expect(formatScores(playRecord(record))).toBe(expected);
  });

  test('counts twenty-eight against forty, by values and by tricks', () => {
    expect(
      formatEvents(playRecord(formatManilleTags('', 'A') + DEAL_OF_28_TO_40)).filter((line) =>
        line.includes('counted'),
      ),
    ).toEqual([
      'counted-camp A+C 25 B96.values',
      'counted-camp A+C 3 B96.values.trick',
      'counted-camp A+C 28 B96.count',
      'counted-camp B+D 35 B96.values',
      'counted-camp B+D 5 B96.values.trick',
      'counted-camp B+D 40 B96.count',
    ]);
  });

  test.each([
    ['forty to nothing', formatManilleTags('', 'A') + DEAL_OF_28_TO_40, ['scored B+D 6 B96.count.excess']],
    [
      'a vole',
      formatManilleTags() + VOLE_DEAL,
      ['made-vole A+C B96.vole', 'scored A+C 34 B96.vole', 'won-game A+C B96.game'],
    ],
  ])('is reported with its articles: %s', (_, record, expected) => {
    const lines = formatEvents(playRecord(record)).filter((line) => !line.startsWith('counted-camp'));
    expect(lines.slice(lines.indexOf('exhausted B96.play-out'))).toEqual(['exhausted B96.play-out', ...expected]);
  });

  test('a coup nul marks nothing', () => {
    expect(formatEvents(playRecord(formatManilleTags() + DEAL_OF_34_TO_34)).slice(-1)).toEqual([
      'null-coup B96.count.null',
    ]);
  });

  test('the eight tricks are worth 68 points together, and what is marked is the excess', () => {
    const table = createManilleTable({ seats: 4, dealer: 0, readings: { count: 'coup-end' } });
    const random = createRandom('sixty-eight');
    const legal = createMoveBuffer();
    for (let deal = 0; deal < 500; deal++) {
      table.deal(table.shuffle(random));
      const marked = [...table.scores];
      while (!table.dealOver) table.play(legal[random.below(table.legal(legal))]!);
      const [first, second] = table.coup.taken;
      expect(first! + second!).toBe(68);
      expect(table.coup.tricks[0]! + table.coup.tricks[1]!).toBe(8);
      expect(table.scores[0]! - marked[0]!).toBe(Math.max(0, first! - 34));
      expect(table.scores[1]! - marked[1]!).toBe(Math.max(0, second! - 34));
    }
  });

  test('the turn-up lies on the table until the dealer’s right neighbour has played', () => {
    const { steps } = playRecord(`${formatManilleTags()}${MANILLE_DEAL}A 7H B KH`);
    expect(steps.map(({ owners }) => owners[card('9S')])).toEqual([-1, 3, 3]);
    expect(steps[1]!.events.map(({ type }) => type)).toEqual(['led', 'took-up']);
  });

  test('follows cards dealt four by four, beginning on the dealer’s right', () => {
    const [dealt] = playRecord(formatManilleTags() + MANILLE_DEAL).steps;
    expect(
      dealt!.events.filter(({ type }) => type === 'dealt').map(({ seat, cards, cite }) => [seat, cards, cite]),
    ).toEqual([...'ABCDABCD'].map((seat, i) => [seat, 4, i === 0 ? 'B96.deal.right' : 'B96.deal.four']));
  });

  test('the right of the dealer leads, then who took the trick', () => {
    const record = playRecord(`${formatManilleTags()}${MANILLE_DEAL}A 7H B KH C 8H D 7S D 8C`);
    expect(record.steps.map(({ toMove }) => 'ABCD'[toMove])).toEqual(['A', 'B', 'C', 'D', 'D', 'A']);
    expect(formatEvents(record).slice(-3)).toEqual([
      'followed D 7S B96.partner-master',
      'took-trick D 4 B96.order',
      'led D 8C B96.winner-leads',
    ]);
  });
});

/** Sets up a table with this card turned up; the other cards are dealt in the order of the pack. */
const turning = (
  notation: string,
  readings_: string,
  before: readonly [number, number] = [0, 0],
  listener: Listener | null = null,
): ManilleTable => {
  const table = createManilleTable({ seats: 4, dealer: 3, readings: parsePractices(readings_), listener });
  table.scores.set(before);
  const owners: CardOwners = createEmptyOwners();
  const rest = PIQUET_PACK.filter((its) => its !== card(notation));
  for (const [i, its] of rest.entries()) owners[its] = i >> 3;
  table.deal({ owners, unheld: { turnUp: card(notation) } });
  return table;
};

describe('the turn-up marks', () => {
  const rows: [rank: string, five: number, three: number][] = [
    ['10', 5, 3],
    ['A', 4, 3],
    ['K', 3, 3],
    ['Q', 2, 2],
    ['J', 1, 1],
    ['9', 0, 0],
    ['8', 0, 0],
    ['7', 0, 0],
  ];
  test.each(rows)('by its rank: %s', (rank, five, three) => {
    for (const suit of SUITS) {
      expect([...turning(`${rank}${suit}`, '').scores]).toEqual([0, five]);
      expect([...turning(`${rank}${suit}`, 'turn-up-points=three').scores]).toEqual([0, three]);
    }
  });
});

test.each([
  ['', 'scored B+D 4 B96.turn-up.points'],
  ['turn-up-points=three', 'scored B+D 3 B96.attack.turn-up'],
])('the turn-up is told with its articles %s', (readings_, marked) => {
  expect(formatEvents(playRecord(formatManilleTags(readings_) + DEAL_WITH_ACE_TURNED_UP)).slice(-2)).toEqual([
    'turned-up D AS B96.turn-up',
    marked,
  ]);
});

describe('a turn-up that makes the game', () => {
  test('ends it before a card is played', () => {
    const lines: string[] = [];
    const table = turning('10H', '', [33, 30], (kind, _who, _what, _amount, cite) => {
      if (kind === EVENT['won-game']) lines.push(cite);
    });
    expect([table.dealOver, table.toMove, ...table.games]).toEqual([true, -1, 0, 1]);
    expect(table.gameOver).toBe(false);
    expect(lines).toEqual(['B96.game.marked']);
  });
  test('ends the match when it is one game', () => {
    const table = turning('10H', 'game=34-single', [33, 30]);
    expect([table.gameOver, table.winners]).toEqual([true, [1, 3]]);
  });
  test('ends nothing by coup-end until the coup is over', () => {
    const table = turning('10H', 'count=coup-end game=34-single', [33, 30]);
    expect([table.dealOver, ...table.scores]).toEqual([false, 33, 35]);
    table.misplay(card('AS'), 1); // B out of turn: A and C mark 34
    expect([table.gameOver, table.winners, ...table.scores]).toEqual([true, [0, 2], 67, 35]);
  });
  test('lets level camps play on by coup-end', () => {
    const table = turning('10H', 'count=coup-end game=34-single', [1, 30]);
    table.misplay(card('AS'), 1);
    expect([table.gameOver, table.dealOver, ...table.scores]).toEqual([false, true, 35, 35]);
  });
});

describe('the game of La Manille', () => {
  /** Seats that play out of turn, one after another; each time their camp loses 34 points. */
  const rows: [origin: string, readings: string, faults: string, games: string, winners: string][] = [
    ['a game of one coup of thirty-four', 'game=34-single', 'B', '1 0', 'A C'],
    ['a rubber of thirty-four', 'game=34', 'B', '1 0', ''],
    ['a rubber of thirty-four', 'game=34', 'B D', '2 0', 'A C'],
    ['a rubber of thirty-four', 'game=34', 'B A', '1 1', ''],
    ['a rubber of thirty-four', 'game=34', 'B A C', '1 2', 'B D'],
    ['a longer game', 'game=44', 'B', '0 0', ''],
    ['a longer game', 'game=44', 'B D', '1 0', 'A C'],
    ['a longer game', 'game=64', 'A C', '0 1', 'B D'],
  ];
  const losing = (readings_: string, faults: string, listener: Listener | null = null): ManilleTable => {
    const table = createManilleTable({ seats: 4, dealer: 0, readings: parsePractices(readings_), listener });
    const random = createRandom('faults');
    const owners = createEmptyOwners();
    for (const name of faults.split(' ')) {
      const seat = 'ABCD'.indexOf(name);
      do table.deal({ owners: dealWithTurnUp(table.nextDealer(), random, owners) });
      while (table.dealOver);
      // Plays at most two cards, until another seat is to play.
      const legal = createMoveBuffer();
      while (table.toMove === seat) {
        table.legal(legal);
        table.play(legal[0]!);
      }
      const held = PIQUET_PACK.find((its) => table.hands.holds(seat, its))!;
      expect(table.getRefusal(seat, held)).toEqual({ reason: 'not-your-turn', cite: 'B96.turn', misplay: true });
      table.misplay(held, seat);
    }
    return table;
  };
  test.each(rows)('ends or goes on in the case %s %s: %s lose 34', (_, readings_, faults, games, winners) => {
    const table = losing(readings_, faults);
    expect([...table.games].join(' ')).toBe(games);
    expect(table.winners.map((seat) => 'ABCD'[seat]).join(' ')).toBe(winners);
    expect(table.gameOver).toBe(winners !== '');
    expect(table.legal(createMoveBuffer())).toBe(0);
    expect(table.getRefusal(0, card('7S'))).toEqual({ reason: 'deal-over', cite: 'B96.deal.passes' });
  });

  test.each<[origin: string, readings: string, faults: string, won: string[]]>([
    ['a game of one coup of thirty-four', 'game=34-single', 'B', ['won-game A+C game', 'won A game', 'won C game']],
    ['a rubber of thirty-four', 'game=34', 'B', ['won-game A+C game']],
    [
      'a rubber of thirty-four',
      'game=34',
      'B D',
      ['won-game A+C game', 'won-game A+C game', 'won A game.rubber', 'won C game.rubber'],
    ],
    ['a longer game', 'game=44', 'B D', ['won-game A+C game.longer', 'won A game.longer', 'won C game.longer']],
    ['a longer game', 'game=64', 'A C', ['won-game B+D game.longer', 'won B game.longer', 'won D game.longer']],
  ])('is reported in the case %s %s: %s lose 34', (_, readings_, faults, won) => {
    const lines: string[] = [];
    losing(readings_, faults, (kind, who, _what, _amount, cite) => {
      if (kind === EVENT['won-game']) lines.push(`won-game ${['A+C', 'B+D'][who]} ${cite.slice(4)}`);
      if (kind === EVENT.won) lines.push(`won ${'ABCD'[who]} ${cite.slice(4)}`);
    });
    expect(lines).toEqual(won);
  });

  test('B96.game.beyond: nothing is carried to the next game', () => {
    const record = playRecord(
      `${formatManilleTags()}${DEAL_WITH_ACE_TURNED_UP}A 7H B 9C?\n${DEAL_WITH_ACE_TURNED_UP.replace('"1"', '"2"').replace('D: KD', 'D: 8D KD').replace('7C 8D', '7C')}`,
    );
    expect(formatScores(record)).toBe('A+C 4 B+D 0');
    expect(formatEvents(record).filter((line) => line.startsWith('struck-off'))).toEqual([
      'struck-off A+C 34 B96.game.beyond',
      'struck-off B+D 4 B96.game.beyond',
    ]);
  });

  test('the deal passes to the right after every coup, from one game to the next too', () => {
    const table = createManilleTable({ seats: 4, dealer: 2 });
    const dealers: number[] = [];
    while (!table.gameOver) {
      table.deal({ owners: dealWithTurnUp(table.nextDealer(), createRandom('dealers'), createEmptyOwners()) });
      dealers.push(table.dealer);
      table.misplay(PIQUET_PACK.find((its) => table.hands.holds((table.toMove + 1) & 3, its))!, (table.toMove + 1) & 3);
    }
    expect(dealers).toEqual([2, 3, 0].slice(0, dealers.length));
  });

  test('may begin again with the same four after a match', () => {
    const table = createManilleTable({ seats: 4, dealer: 0, readings: { game: '34-single' } });
    table.deal({ owners: dealWithTurnUp(0, createRandom('again'), createEmptyOwners()) });
    table.misplay(PIQUET_PACK.find((its) => table.hands.holds(2, its))!, 2);
    expect([table.gameOver, ...table.scores]).toEqual([true, 0, 34]);
    table.deal({ owners: dealWithTurnUp(1, createRandom('again'), createEmptyOwners()) });
    expect([table.gameOver, table.winners.length, ...table.scores, ...table.games]).toEqual([false, 0, 0, 0, 0, 0]);
  });
});
