/**
 * Tests the hands that a computer player of La Manille imagines for the others: possible, complete and evenly
 * distributed.
 */
import { describe, expect, test } from 'vitest';
import { createMoveBuffer } from '#engine/game.ts';
import { CARD_TO_MANILLE, countCards, getLowestCard } from '#engine/games/manille/cards.ts';
import { createEndgameState } from '#engine/games/manille/double-dummy/ending.ts';
import { HiddenHandSampler } from '#engine/games/manille/double-dummy/hidden-hands.ts';
import { manille } from '#engine/games/manille/index.ts';
import { readings } from '#engine/games/manille/readings.ts';
import type { ManilleTable } from '#engine/games/manille/rules.ts';
import { createRandom } from '#engine/random.ts';

const DUTIES = ['overruff', 'undertrump', 'follow-after-ruff', 'partner-master-void'] as const;

/** Returns a table of random practices after a number of random cards. */
const tableAfter = (count: number, i: number): ManilleTable => {
  const random = createRandom('worlds', i);
  const practices = Object.fromEntries(
    DUTIES.map((point) => [point, readings[point].values[random.below(readings[point].values.length)]!]),
  );
  const table = manille.table({ seats: 4, dealer: i & 3, readings: practices }) as ManilleTable;
  table.deal(table.shuffle(random));
  const legal = createMoveBuffer();
  while (table.coup.count < count) table.play(legal[random.below(table.legal(legal))]!);
  return table;
};

/** Returns the generator of hands that the seat to play may imagine for the others. */
const worldsOf = ({ coup, dealer, toMove, readings: duties }: ManilleTable, seed: string): HiddenHandSampler => {
  const hand = createEndgameState(coup, dealer).held[toMove]!;
  const played = coup.played.slice(0, coup.count);
  return new HiddenHandSampler({ seat: toMove, dealer, turnUp: coup.turnUp, hand, played }, duties, createRandom(seed));
};

describe('the worlds of La Manille', () => {
  test('give each seat as many cards as it has, none seen before, and only hands that allow its moves', () => {
    let denied = 0;
    for (let i = 0; i < 300; i++) {
      const table = tableAfter(i % 28, i);
      const { coup, dealer, toMove } = table;
      const worlds = worldsOf(table, `${i}`);
      const { held: real } = createEndgameState(coup, dealer);
      const all = real[0]! | real[1]! | real[2]! | real[3]!;
      // The real hands must stay possible.
      expect(worlds.couldBe(real)).toBe(true);
      for (let n = 0; n < 20; n++) {
        if (!worlds.imagine()) {
          denied += 1;
          continue;
        }
        const { held } = worlds.coup;
        expect(held[toMove]).toBe(real[toMove]);
        expect([...held].map(countCards)).toEqual([...Array.from(real)].map(countCards));
        expect(held[0]! | held[1]! | held[2]! | held[3]!).toBe(all);
        expect(worlds.couldBe(held)).toBe(true);
        if (coup.lies) expect((held[dealer]! >>> coup.turnUp) & 1).toBe(1);
      }
    }
    // A world is imagined in vain only where a low trump binds just the player without an overruff.
    expect(denied).toBeLessThan(60);
  });

  test('exclude the cards that duties rule out', () => {
    const table = manille.table({ seats: 4, dealer: 0 }) as ManilleTable;
    const random = createRandom('denied');
    let seen = 0;
    for (let deal = 0; seen < 20; deal++) {
      table.deal(table.shuffle(random));
      const legal = createMoveBuffer();
      while (!table.dealOver && table.coup.count < 24) {
        const { coup, toMove } = table;
        const led = coup.count & 3 ? coup.top >> 3 : -1;
        const card = CARD_TO_MANILLE[legal[random.below(table.legal(legal))]!]!;
        table.play(legal[Array.from(legal).findIndex((move) => CARD_TO_MANILLE[move] === card)]!);
        if (led < 0 || card >> 3 === led || table.toMove === toMove || table.dealOver) continue;
        // The player did not follow: in no world is there a card of the suit in that hand.
        const worlds = worldsOf(table, `${deal}`);
        for (let n = 0; n < 10; n++) {
          expect(worlds.imagine()).toBe(true);
          expect((worlds.coup.held[toMove]! >>> (led << 3)) & 255).toBe(0);
        }
        seen += 1;
      }
      while (!table.dealOver) table.play(legal[random.below(table.legal(legal))]!);
    }
  });

  test('are complete and equally likely', () => {
    for (const i of [0, 1, 2, 3, 4, 5]) {
      const table = tableAfter(23, i);
      const { coup, dealer, toMove } = table;
      const worlds = worldsOf(table, `even ${i}`);
      const real = createEndgameState(coup, dealer).held;
      const could = new Set(
        dealings(Array.from(real), toMove)
          // Everybody saw the card turned up.
          .filter((held) => (real[dealer]! & (1 << coup.turnUp)) === (held[dealer]! & (1 << coup.turnUp)))
          .filter((held) => worlds.couldBe(held))
          .map((held) => held.join()),
      );
      const found = new Map<string, number>();
      const tries = 400 * could.size;
      for (let n = 0; n < tries; n++) {
        if (!worlds.imagine()) continue;
        const key = worlds.coup.held.join();
        found.set(key, (found.get(key) ?? 0) + 1);
      }
      expect(new Set(found.keys())).toEqual(could);
      const total = [...found.values()].reduce((sum, times) => sum + times, 0);
      const expected = total / could.size;
      for (const times of found.values()) expect(Math.abs(times - expected)).toBeLessThan(5 * Math.sqrt(expected));
    }
  });
});

/** Lists every way to distribute the cards of the other three seats among them. */
const dealings = (held: readonly number[], own: number): readonly number[][] => {
  const others = [0, 1, 2, 3].filter((seat) => seat !== own);
  let hands: number[][] = [held.map((hand, seat) => (seat === own ? hand : 0))];
  for (let rest = others.reduce((mask, seat) => mask | held[seat]!, 0); rest !== 0; rest &= rest - 1) {
    const card = 1 << getLowestCard(rest);
    hands = hands.flatMap((some) =>
      others
        .filter((seat) => countCards(some[seat]!) < countCards(held[seat]!))
        .map((seat) => some.map((hand, who) => (who === seat ? hand | card : hand))),
    );
  }
  return hands;
};
