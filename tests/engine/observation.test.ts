import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstMovePlayer, type Player, randomPlayer } from '#engine/bots/players.ts';
import { card, formatCard } from '#engine/cards.ts';
import { EVENT } from '#engine/events.ts';
import { type Game, type Move, PASS, type Table } from '#engine/game.ts';
import { type Observation, Observer } from '#engine/observation.ts';
import { createRandom } from '#engine/random.ts';
import { getShortReadings, NAMED_GAMES } from '../games/random-play.ts';
import { cycleCards, type DealSnapshot, listHiddenCards, permuteDeal } from './hidden.ts';
import { observePosition } from './position.ts';

/** Returns what a seat has observed of a deal and its moves so far; `undefined` if the moves are impossible. */
const seenBy = (
  game: Game,
  seats: number,
  { owners, unheld }: DealSnapshot,
  moves: readonly Move[],
  seat: number,
): Observation | undefined => {
  const witness = new Observer();
  const table = game.table({ seats, readings: getShortReadings(game), dealer: 0, listener: witness.listener });
  table.deal({ owners, unheld });
  for (const move of moves) {
    if (table.toMove < 0 || table.getRefusal(table.toMove, move)) return undefined;
    table.play(move);
  }
  return table.toMove === seat ? witness.observe(table, seat) : undefined;
};

describe.each(NAMED_GAMES)('an observation in %s', (_, game) => {
  const dealt = (seats: number, seed: string): { table: Table; deal: DealSnapshot; pack: readonly number[] } => {
    const table = game.table({ seats, readings: getShortReadings(game), dealer: 0 });
    const { pack } = table.layout();
    table.deal(table.shuffle(createRandom(seed, 1)));
    return { table, deal: { owners: table.hands.owner.slice(), unheld: table.unheld ?? {} }, pack };
  };

  test('shows a seat nothing that depends on cards hidden from it', () => {
    const seats = game.seatNumbers().at(-1)!;
    fc.assert(
      fc.property(fc.string(), fc.nat(seats - 1), (seed, seat) => {
        const { table, deal, pack } = dealt(seats, seed);
        const look = ({ owners, unheld }: DealSnapshot): Observation => {
          const witness = new Observer();
          const other = game.table({ seats, readings: getShortReadings(game), dealer: 0, listener: witness.listener });
          other.deal({ owners, unheld });
          return witness.observe(other, seat);
        };
        const seen = look(deal);
        const hidden = listHiddenCards(deal, seen, pack);
        expect(hidden.length).toBeGreaterThan(1);
        expect(look(permuteDeal(deal, cycleCards(hidden)))).toEqual(seen);
        expect(seen.hand).toHaveLength(table.handsLookedAt === false ? 0 : table.hands.size(seat));
      }),
      { seed: 1891, numRuns: 30 },
    );
  });

  test('reveals nothing of them later either, as long as all could have played as they did', () => {
    const seats = game.seatNumbers()[0]!;
    const random = createRandom(`later ${game.id}`);
    let compared = 0;
    for (let deal = 0; deal < 12; deal++) {
      const { table, deal: cards, pack } = dealt(seats, `later ${deal}`);
      const moves: Move[] = [];
      while (!table.dealOver) {
        const seen = seenBy(game, seats, cards, moves, table.toMove)!;
        const hidden = listHiddenCards(cards, seen, pack);
        for (let i = 0; i < 4 && hidden.length > 1; i++) {
          const two = [hidden[random.below(hidden.length)]!, hidden[random.below(hidden.length)]!];
          const otherwise = permuteDeal(cards, cycleCards(two));
          if (otherwise.owners.join() === cards.owners.join() && !cards.unheld.talon) continue;
          const again = seenBy(game, seats, otherwise, moves, seen.seat);
          // If another hand would have had other legal moves, the table shows the difference, and the player may see
          // it.
          if (!again || again.legal.length !== seen.legal.length) continue;
          expect(again).toEqual(seen);
          compared += 1;
        }
        const move = seen.legal[random.below(seen.legal.length)]!;
        moves.push(move);
        table.play(move);
      }
    }
    expect(compared).toBeGreaterThan(40);
  });

  test('suffices to play a deal to its end', () => {
    const witness = new Observer();
    const seats = game.seatNumbers().at(-1)!;
    const table = game.table({ seats, readings: getShortReadings(game), dealer: 0, listener: witness.listener });
    const players: readonly Player[] = [randomPlayer, firstMovePlayer];
    const random = createRandom('players');
    for (let moves = 0; !table.gameOver; moves++) {
      if (moves > 50_000) throw new Error('no end');
      if (table.dealOver) {
        table.deal(table.shuffle(createRandom('pack', table.dealNumber + 1)));
        continue; // a card turned up may end the game before anyone plays
      }
      const seen = witness.observe(table, table.toMove);
      const { move } = players[table.toMove % players.length]!(seen, random);
      expect(table.getRefusal(table.toMove, move)).toBeNull();
      table.play(move);
    }
    expect(table.winners.length).toBeGreaterThan(0);
  });
});

describe('the table as observed', () => {
  test('shows the turn-up, and the trick with the player of each card', () => {
    const { seen } = observePosition('manille', {
      hands:
        'B 7S 8S 9S JS QS KS 7H 8H, C 9H JH QH KH 7C 8C 9C JC, D QC KC AC 10C 7D 8D 9D JD, A QD KD AD 10D AS 10S AH, Turn-up 10H',
      moves: 'B 7H, C 9H',
    });
    expect(formatCard(seen.turnUp!)).toBe('10H');
    expect(seen.trick.map(({ seat, card: laid }) => `${seat} ${formatCard(laid)}`)).toEqual(['1 7H', '2 9H']);
  });

  test('shows no trick once it has been taken', () => {
    const { seen } = observePosition('manille', {
      hands:
        'B 7S 8S 9S JS QS KS 7H 8H, C 9H JH QH KH 7C 8C 9C JC, D QC KC AC 10C 7D 8D 9D JD, A QD KD AD 10D AS 10S AH, Turn-up 10H',
      moves: 'B 7H, C 9H, D QC, A 10H',
    });
    expect(seen.trick).toEqual([]);
    expect(formatCard(seen.turnUp!)).toBe('10H');
  });

  test('shows the board as it has become', () => {
    const { seen } = observePosition('cassino', {
      seats: 2,
      hands: 'B 7S KS 2H 3H, A 4S 5S 8C 9C, Table 7D 10H QH JC',
      moves: 'B 7S x 7D, A 4S',
    });
    expect(seen.board.map(formatCard)).toEqual(['10H', 'QH', 'JC', '4S']);
  });
});

test('a player who keeps the dwarf in silence is the only one to know it', () => {
  // The six of spades is in the talon. A, who is asked first after the leader, may lay the dwarf for it, and does not.
  const hands = 'B 5S 7H 8H, C 9H JH QH, A 7D 2C 3C';
  const { seen, table, witness } = observePosition('nain-jaune', { seats: 3, hands, moves: 'B 5S, A pass' });
  expect(table.toMove).toBe(seen.seat);
  const heard = (seat: number) => witness.observe(table, seat).events.filter(({ kind }) => kind === EVENT.passed);
  expect([0, 1, 2].map((seat) => heard(seat).length)).toEqual([1, 0, 0]);
  // With the dwarf in the hand of C, B sees the same.
  const other = observePosition('nain-jaune', {
    seats: 3,
    hands: 'B 5S 7H 8H, C 7D JH QH, A 9H 2C 3C',
    moves: 'B 5S, C pass',
  });
  expect(other.seen).toEqual(seen);
  expect(seen.legal).not.toContain(PASS);
  expect(seen.hand).toContain(card('7H'));
});
