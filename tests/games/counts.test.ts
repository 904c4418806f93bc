/**
 * Counts the possible lines of play in small deals of each game, at each depth, as chess programs do (perft). Each
 * number is counted in two ways: with the legal moves of a table and copies of it; and by testing for every writable
 * move whether the table refuses it, in a deal replayed from its first card.
 */
import { describe, expect, test } from 'vitest';
import { createEmptyOwners, FULL_PACK, formatCard, parseCard, RANKS } from '#engine/cards.ts';
import type { DealtCards } from '#engine/dealing.ts';
import { createMoveBuffer, type Game, type Move, PASS, type Table } from '#engine/game.ts';
import { parsePractices } from './play.ts';
import { NAMED_GAMES } from './random-play.ts';

interface SmallDeal {
  readonly game: string;
  readonly variant?: string;
  readonly readings?: string;
  readonly seats: number;
  /**
   * One hand for each seat, beginning with the first dealer’s left or right neighbour; `board` has the cards face up.
   */
  readonly hands: readonly string[];
  readonly board?: string;
  readonly talon?: string;
  readonly turnUp?: string;
}

const gameOf = (id: string): Game => NAMED_GAMES.find(([name]) => name === id)![1];

const cardsOf = (text: string): number[] => text.split(' ').map((notation) => parseCard(notation)!);

const dealtOf = ({ hands, board, talon, turnUp }: SmallDeal): DealtCards => {
  const owners = createEmptyOwners();
  for (const [seat, hand] of hands.entries()) for (const card of cardsOf(hand)) owners[card] = seat;
  return {
    owners,
    unheld: {
      ...(board !== undefined && { board: cardsOf(board) }),
      ...(talon !== undefined && { talon: cardsOf(talon) }),
      ...(turnUp !== undefined && { turnUp: cardsOf(turnUp)[0]! }),
    },
  };
};

/** Sets up a table and deals the small deal; the last seat is the dealer. */
const startDeal = (small: SmallDeal, game: Game): Table => {
  const { seats, readings = '', variant } = small;
  const table = game.table({ seats, variant, readings: parsePractices(readings), dealer: seats - 1 });
  table.deal(dealtOf(small));
  return table;
};

/** Counts the lines of play of each length up to `depth`, with the legal moves and copies of the table. */
const countByLegalMoves = (small: SmallDeal, depth: number): number[] => {
  const game = gameOf(small.game);
  const stack = Array.from({ length: depth + 1 }, () => ({ table: startDeal(small, game), moves: createMoveBuffer() }));
  const counts = Array.from({ length: depth }, () => 0);
  const walk = (at: number): void => {
    const { table, moves } = stack[at]!;
    const count = table.legal(moves);
    counts[at]! += count;
    if (at + 1 === depth) return;
    for (let i = 0; i < count; i++) {
      stack[at + 1]!.table.copyFrom(table);
      stack[at + 1]!.table.play(moves[i]!);
      walk(at + 1);
    }
  };
  walk(0);
  return counts;
};

/** Lists every move that can be written at a table, with every set of the cards that lie on it. */
const listMoveTexts = (table: Table): string[] => {
  const board = table.unheld?.board ?? [];
  const sets = Array.from({ length: 2 ** board.length }, (_, set) => board.filter((__, i) => (set >> i) & 1));
  const cards = FULL_PACK.map(formatCard);
  const takes = cards.flatMap((card) =>
    sets.filter(({ length }) => length > 0).map((set) => `${card} x ${set.map(formatCard).join(' ')}`),
  );
  const ranks = RANKS.flatMap((rank) => [`names ${rank}`, `calls ${rank}`]);
  const boxes = ['pope', 'matrimony', 'intrigue', 'ace', 'king', 'queen', 'knave', 'game'];
  const ofBoxes = boxes.flatMap((box) => [`chooses ${box}`, `declares ${box}`]);
  const withSpin = cards.map((card) => `${card} with AD`);
  const trades = ['throws', 'barters', 'gives'].flatMap((verb) => cards.map((card) => `${verb} ${card}`));
  const exchanges = cards.flatMap((card) => board.map((taken) => `${card} for ${formatCard(taken)}`));
  const amounts = table.amountsFrom === undefined ? [] : Array.from({ length: 10 }, (_, n) => n);
  const offers = amounts.flatMap((n) =>
    ['turn-up', 'next', 'rest', ...cards].flatMap((lot) => [`offers ${n} for ${lot}`, `wants ${n} for ${lot}`]),
  );
  const answers = ['stands', 'passes', 'keeps', 'buys', 'declines', 'sells', 'takes', 'demands'];
  const taking = board.length > 0 ? takes : [];
  return [
    'pass',
    ...cards,
    ...taking,
    ...ranks,
    ...ofBoxes,
    ...withSpin,
    ...trades,
    ...exchanges,
    ...offers,
    ...answers,
  ];
};

/** Counts the lines of play of each length up to `depth`, by asking for each move whether it is refused. */
const countByRefusals = (small: SmallDeal, depth: number): number[] => {
  const game = gameOf(small.game);
  const counts = Array.from({ length: depth }, () => 0);
  const walk = (line: readonly Move[]): void => {
    const again = (): Table => {
      const table = startDeal(small, game);
      for (const move of line) table.play(move);
      return table;
    };
    const table = again();
    if (table.dealOver) return;
    const said = listMoveTexts(table).map((words) =>
      words === 'pass'
        ? PASS
        : (table.parseMove?.(words.split(' ')) ?? (words.includes(' ') ? undefined : parseCard(words))),
    );
    const moves = new Set(said.filter((move) => move !== undefined && table.getRefusal(table.toMove, move) === null));
    counts[line.length]! += moves.size;
    if (line.length + 1 < depth) for (const move of moves) walk([...line, move!]);
  };
  walk([]);
  return counts;
};

const ROWS: readonly [small: SmallDeal, counts: string][] = [
  [
    { game: 'nain-jaune', seats: 3, hands: ['3D 6D 9S KC', '4D 7D 10S JC', '5D 8D JS 2H'] },
    '4 7 14 23 33 58 91 107 116 140 156 150',
  ],
  [
    {
      game: 'nain-jaune',
      seats: 3,
      readings: 'supply=optional nain-turn=anyone',
      hands: ['3D 6D 9S KC', '4D 7D 10S JC', '5D 8D JS 2H'],
    },
    '4 9 22 45 94 170 268 424 622 778 859 838',
  ],
  [{ game: 'lindor', seats: 3, hands: ['3D 6D 9S KC', '4D 7D 10S JC', '5D 8D JS 2H'] }, '4 6 6 7 8 10 13 13 10 4 0 0'],
  [
    {
      game: 'lindor',
      seats: 3,
      readings: 'passing=allowed stop=skip',
      hands: ['3D 6D 9S KC', '4D 7D 10S JC', '5D 8D JS 2H'],
    },
    '4 9 18 36 74 155 311 614 1147 2149',
  ],
  [{ game: 'jig', seats: 3, hands: ['3D 6D 9S KC', '4D 7D 10S JC', '5D 8D JS 2H'] }, '4 6 6 10 19 25 18 11 10 4 0 0'],
  [{ game: 'jig', seats: 4, hands: ['AS 3S 5S', '2S 4S KH', '6S QH 9C', '7S 8S 10C'] }, '3 3 3 3 3 2 2 0 0 0 0 0'],
  [
    { game: 'snip-snap-snorum', seats: 3, hands: ['9S KS 2D 4C 7H', '9H KH 3D 4S 7D', '9D KD 2C 5S 8C'] },
    '5 9 29 74 122 320 668 976 2048',
  ],
  [
    { game: 'snip-snap-snorum', seats: 4, readings: 'pack=32', hands: ['9S 7S', '9H 7H', '9D KD', '9C AC'] },
    '2 2 3 4 4 4 4 4',
  ],
  [
    {
      game: 'snip-snap-snorum',
      variant: 'turn-up',
      seats: 3,
      hands: ['9S KS 2D 4C 7H', '9H KH 3D 4S 7D', '9D KD 2C 5S 8C'],
      turnUp: '9C',
    },
    '1 1 1 4 7 22 50 80 181',
  ],
  [
    { game: 'snip-snap-snorum', variant: 'whole-pack', seats: 3, hands: ['9S KS 2D 7H', '9H KH 3D 4S', '9D 2H 2C 7D'] },
    '4 8 12 20 32 47 55 66 74',
  ],
  [
    {
      game: 'snip-snap-snorum',
      variant: 'whole-pack',
      readings: 'whole-pack-duty=may',
      seats: 3,
      hands: ['9S KS 2D 7H', '9H KH 3D 4S', '9D 2H 2C 7D'],
    },
    '4 10 23 50 93 171 395 860 1846',
  ],
  [
    { game: 'snip-snap-snorum', variant: 'first-out', seats: 3, hands: ['9S KS 2D 7H', '9H KH 3D 4S', '9D 2H 2C 7D'] },
    '4 8 12 20 32 45 49 34 6',
  ],
  [
    { game: 'chnif-chnof-chnorum', seats: 4, hands: ['9S KS 2D', '9H KH 2S', '9D 3D 8H', '9C 4C 8S'] },
    '3 3 7 11 18 18 28 38',
  ],
  [{ game: 'chat-qui-dort', seats: 5, hands: ['AS', '3S', '4S', '6S', '2S'] }, '6 25 80 180 240 0'],
  [{ game: 'chat-qui-dort', seats: 5, readings: 'calls=one', hands: ['AS', '3S', '4S', '6S', '2S'] }, '6 25 0'],
  [{ game: 'cassino', seats: 2, hands: ['9S 5H AC KD', '10D 9C 4S 2S'], board: 'AS 3D 6H 9H' }, '4 19 60 184'],
  [
    {
      game: 'cassino',
      seats: 2,
      readings: 'capture=free combine=any',
      hands: ['9S 5H AC KD', '10D 9C 4S 2S'],
      board: 'AS 3D 6H 9H',
    },
    '8 76 397',
  ],
  [
    {
      game: 'cassino',
      seats: 2,
      readings: 'capture=strict combine=family',
      hands: ['8S 7H AC KD', '10D 9C 4S 2S'],
      board: 'AS 3D 4H 5H',
    },
    '4 11 20 49',
  ],
  [{ game: 'newmarket', seats: 3, hands: ['9D KH 9S', '10D 10S KS', '5D JC 2H'] }, '4 12 24 24 72 96 144 192'],
  [
    {
      game: 'newmarket',
      seats: 3,
      readings: 'pool-cards=second-pack later-pools=dealer-only',
      hands: ['9D JD KS', '10D QD', '4D 6H'],
    },
    '4 12 24 24 72 96 96 72 0',
  ],
  [
    { game: 'spin', seats: 3, hands: ['3D 6D AD KC 4S', '4D KD QD 10S', '5D JD 2S 9C'] },
    '5 17 41 66 73 71 113 123 110',
  ],
  [
    {
      game: 'spin',
      seats: 3,
      readings: 'spin-beside=any declare=once-stopped spin-led=stop pair=shown-or-played',
      hands: ['3D 6D AD KC 4S', '4D KD QD 10S', '5D JD 2S 9C'],
    },
    '9 38 92 123 92 112 158 166 136',
  ],
  [
    { game: 'pope-joan', seats: 3, hands: ['3D 9D QS KC', '4D JS KS 10S', '5D JD 2S 9C'], turnUp: '4S' },
    '4 8 12 19 34 53 66 60 36',
  ],
  [
    {
      game: 'pope-joan',
      seats: 3,
      readings: 'in-lieu=stands-in penalties=pool first-dress=dealer-only board=five',
      hands: ['3D 9D QS KC', '4D JS KS 10S', '5D JD 2S 9C'],
      turnUp: '4S',
    },
    '1 4 8 12 18 34 58 119',
  ],
  [
    {
      game: 'manille',
      seats: 4,
      hands: [
        '10H AH 7H KC QC 7C 8D JS',
        'KH QH 9H 10C 9C AD QD 10S',
        'JH 8H AC JC 10D 9D AS KS',
        'KD JD 7D 8C QS 8S 7S',
      ],
      turnUp: '9S',
    },
    '8 16 29 106 742',
  ],
  [
    { game: 'commerce', seats: 3, hands: ['7S 8S KH', '9S 2D 2C', 'QD 9H 4D'], talon: 'KS 3C 5D JC' },
    '7 18 39 117 279 702',
  ],
  [
    {
      game: 'commerce',
      seats: 3,
      readings: 'after-barter=turn-used dealer-turn=barters-only',
      hands: ['7S 8S KH', '9S 2D 2C', 'QD 9H 4D'],
      talon: 'KS 3C 5D JC',
    },
    '7 18 39 72 126',
  ],
  [
    {
      game: 'commerce',
      variant: 'extended',
      seats: 3,
      hands: ['7S 8S KH', '9S 2D 2C', 'QD 9H 4D'],
      talon: 'KS 3C 5D JC',
    },
    '7 25 103 402',
  ],
  [
    { game: 'commerce', variant: 'old', seats: 3, hands: ['7S 8S KH', '9S 2D 2C', 'QD 9H 4D'], board: '6H 10C 2S' },
    '11 121 1330 14436',
  ],
];

const SPECULATION: Omit<SmallDeal, 'readings'> = {
  game: 'speculation',
  seats: 3,
  hands: ['4C 7D', '10H 5S', 'KS QH'],
  turnUp: '9H',
};

/** Of a market: offers up to twice the pool of four, sales, and the cards that are turned after the last word. */
const MARKET_ROWS: readonly [small: SmallDeal, counts: string][] = [
  [SPECULATION, '9 45 137'],
  [{ ...SPECULATION, readings: 'market=owner-asks' }, '9 17 33 113 449'],
  [{ ...SPECULATION, readings: 'market=sealed' }, '9 81 161'],
  [{ ...SPECULATION, readings: 'turn-up=pools' }, '1 9 45 137'],
];

describe('lines of play', () => {
  test.each([...ROWS, ...MARKET_ROWS])('are counted for %j: %s', (small, counts) => {
    const depth = counts.split(' ').length;
    expect(countByLegalMoves(small, depth).join(' ')).toBe(counts);
    expect(countByRefusals(small, depth).join(' ')).toBe(counts);
  });

  test('are counted for every game and variation', () => {
    const counted = new Set(ROWS.map(([{ game, variant = '' }]) => `${game} ${variant}`.trim()));
    expect(counted.size).toBeGreaterThan(10);
  });
});
