import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { book } from '#engine/bots/books/snip-snap-snorum.ts';
import { firstPlayer, type Player, randomPlayer } from '#engine/bots/players.ts';
import { makeCard } from '#engine/cards.ts';
import { type Laid } from '#engine/game.ts';
import { gameOf } from '#engine/games.ts';
import { type Owners } from '#engine/hands.ts';
import { Witness } from '#engine/observation.ts';
import { randomFrom } from '#engine/random.ts';
import { Seating } from '../games/play.ts';
import { NAMED_GAMES, shortly } from '../games/random-play.ts';

/** Gives the cards that nobody at the seat can see to others, in the same numbers. */
const hiddenElsewhere = (
  owners: Owners,
  laid: Laid,
  seat: number,
  pack: readonly number[],
): { owners: Owners; laid: Laid } => {
  const faceUp = [...(laid.board ?? []), laid.turnUp];
  const hidden = pack.filter((card) => owners[card] !== seat && !faceUp.includes(card));
  const moved = owners.slice();
  const instead = new Map<number, number>();
  hidden.forEach((card, i) => {
    const next = hidden[(i + 1) % hidden.length]!;
    moved[card] = owners[next]!;
    instead.set(next, card);
  });
  return { owners: moved, laid: { ...laid, talon: laid.talon?.map((card) => instead.get(card)!) } };
};

describe.each(NAMED_GAMES)('%s', (_, game) => {
  test('shows a seat nothing that depends on what is hidden from it', () => {
    const seats = game.seatNumbers.at(-1)!;
    fc.assert(
      fc.property(fc.string(), fc.nat(seats - 1), (seed, seat) => {
        const readings = shortly(game);
        const dealt = game.table({ seats, readings, dealer: 0 });
        dealt.shuffleAndDeal(randomFrom(seed, 1));
        const { owner } = dealt.hands;
        const laid = dealt.laid ?? {};
        const hidden = hiddenElsewhere(owner, laid, seat, dealt.pack ?? game.pack(readings, seats));
        const seen = [{ owners: owner, laid }, hidden].map((set) => {
          const witness = new Witness();
          const table = game.table({ seats, readings, dealer: 0, listener: witness.listener });
          table.deal(set.owners, set.laid);
          return witness.observe(table, seat);
        });
        expect(seen[1]).toEqual(seen[0]);
        expect(seen[0]!.hand).toHaveLength(dealt.looked === false ? 0 : dealt.hands.size(seat));
      }),
      { seed: 1891, numRuns: 30 },
    );
  });

  test('is played to its end by players who see no more', () => {
    const witness = new Witness();
    const seats = game.seatNumbers.at(-1)!;
    const table = game.table({ seats, readings: shortly(game), dealer: 0, listener: witness.listener });
    const players: readonly Player[] = [randomPlayer, firstPlayer];
    const random = randomFrom('players');
    for (let moves = 0; !table.gameOver; moves++) {
      if (moves > 50_000) throw new Error('no end');
      if (table.dealOver) {
        table.shuffleAndDeal(randomFrom('pack', table.dealNumber + 1));
        continue; // a card turned up may end the game before anyone plays
      }
      const seen = witness.observe(table, table.toMove);
      const { move } = players[table.toMove % players.length]!(seen, random);
      expect(table.refuse(table.toMove, move)).toBeNull();
      table.play(move);
    }
    expect(table.winners.length).toBeGreaterThan(0);
  });
});

describe('by Peel’s advice', () => {
  const chosen = (hand: string, moves = ''): string => {
    const witness = new Witness();
    const seating = new Seating(gameOf('snip-snap-snorum')!, { seats: 'A B C' });
    const table = gameOf('snip-snap-snorum')!.table({ seats: 3, dealer: 0, listener: witness.listener });
    seating.dealFor(moves, hand);
    table.deal(seating.table.hands.owner.slice());
    for (const [card] of moves.matchAll(/(?<=\w )\w+/g)) {
      const legal = witness.observe(table, table.toMove).legal.find((move) => makeCard(move) === card);
      table.play(legal!);
    }
    return makeCard(book(witness.observe(table, table.toMove), randomFrom('advice')).move);
  };

  test('of two of a kind one is laid', () => {
    expect(chosen('B 2H 9S 4D 4C KH, C AS, A AH')).toMatch(/^4/);
  });

  test('a third knave is safe when two are gone', () => {
    expect(chosen('B 2H JS, C 8H, A 3H', 'B JH, C JD, A 6S')).toBe('JS');
  });
});
