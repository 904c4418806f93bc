import { describe, expect, test } from 'vitest';
import { search } from '#engine/bots/search.ts';
import { dealRecord } from '#engine/deal-record.ts';
import { GAMES, gameOf } from '#engine/games.ts';
import { type Going, LiveGame } from '#engine/live-game.ts';
import { randomFrom, shuffle } from '#engine/random.ts';
import { shortly, variantsOf } from '../games/random-play.ts';

/** A game from a seed, its first deal just dealt. */
const begun = (id: string, seats: number, seed: string, variant?: string): LiveGame => {
  const game = gameOf(id)!;
  const made = dealRecord(game, { seats, seed, variant, readings: shortly(game) });
  if (!made.ok) throw new Error('not set up');
  const live = LiveGame.from({ ...made.value, deals: [] }, [game]);
  if (!live.ok) throw new Error('not playable');
  live.value.deal(randomFrom(seed));
  return live.value;
};

/** The same game, the cards that a seat has not seen having changed places. */
const permuted = (live: LiveGame, seat: number, seed: string): Going => {
  const { going } = live;
  const course = going.courses.at(-1)!;
  const seen = live.observe(seat);
  const known = [...seen.hand, ...seen.shown, ...(course.laid.board ?? []), course.laid.turnUp ?? -1];
  const own = seen.hand.length > 0 || seen.shown.length > 0;
  const hidden = [...course.owners.keys()].filter(
    (card) => course.owners[card]! >= 0 && !known.includes(card) && !(own && course.owners[card] === seat),
  );
  const moved = [...hidden];
  shuffle(moved, randomFrom(seed));
  const owners = course.owners.slice();
  for (const [i, card] of hidden.entries()) owners[moved[i]!] = course.owners[card]!;
  return { ...going, courses: [...going.courses.slice(0, -1), { ...course, owners }] };
};

const thinks = (going: Going, live: LiveGame, worlds: number, seed: string): number =>
  search(going, live.observe(live.table.toMove), randomFrom(seed), (tried) => tried >= worlds).move;

describe.each(GAMES.flatMap((game) => variantsOf(game).map((variant) => [game.id, variant] as const)))(
  'thinking ahead in %s (%s)',
  (id, variant) => {
    const seats = gameOf(id)!.seatNumbers[0]!;

    test('makes legal moves, and knows no card it has not seen', () => {
      const live = begun(id, seats, 'hidden', variant);
      const random = randomFrom('others');
      for (let moves = 0; moves < 24 && !live.table.dealOver; moves++) {
        const seat = live.table.toMove;
        const move = thinks(live.going, live, 6, `search ${moves}`);
        expect(live.legal()).toContain(move);
        for (const seed of ['one', 'two'])
          expect(thinks(permuted(live, seat, seed), live, 6, `search ${moves}`)).toBe(move);
        const legal = live.legal();
        live.play(moves % 2 ? move : legal[random.below(legal.length)]!);
      }
    });
  },
);

/** Where a choice is made with knowledge: deals in which one seat thinks, the others playing at random. */
test.each([
  ['nain-jaune', 3],
  ['jig', 4],
  ['cassino', 4],
  ['manille', 4],
])('thinking ahead gains in %s', (id, seats) => {
  let gained = 0;
  for (let deal = 0; deal < 24; deal++) {
    const live = begun(id, seats, `gain ${deal}`);
    const { game, names, going } = live;
    const random = randomFrom(`players ${deal}`);
    const thinker = deal % seats;
    while (!live.table.dealOver) {
      const legal = live.legal();
      const think = live.table.toMove === thinker && legal.length > 1;
      live.play(think ? thinks(live.going, live, 16, `${deal}`) : legal[random.below(legal.length)]!);
    }
    const has = live.table.scores ?? live.table.balance.subarray(0, seats);
    const camps = live.table.scores ? game.scoreAccounts!(names, going.readings) : names;
    const own = camps.findIndex((camp) => camp.split('+').includes(names[thinker]!));
    const all = has.reduce((sum, counters) => sum + counters, 0);
    gained += has[own]! - (all - has[own]!) / (has.length - 1);
  }
  expect(gained / 24).toBeGreaterThan(1);
});
