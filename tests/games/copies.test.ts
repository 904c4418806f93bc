/** A copy of a table, taken at any moment, plays on as its original does, and leaves it as it is. */
import { describe, expect, test } from 'vitest';
import type { Listener } from '#engine/events.ts';
import { type Game, moveList, PASS, type Table } from '#engine/game.ts';
import { cassino } from '#engine/games/cassino/index.ts';
import { jig } from '#engine/games/jig/index.ts';
import { snipSnapSnorum } from '#engine/games/snip-snap-snorum/index.ts';
import { randomFrom } from '#engine/random.ts';
import { act, everyTwoPractices, type Play, playOut, sitDown, variantsOf } from './random-play.ts';

type Copied = Table & { copyFrom(other: Table): void };
type Heard = readonly (number | string)[];

/** How many things a copy does after its original. */
const AHEAD = 6;

/** A table that hears itself: what happened since it was last asked. */
const overheard = (sit: (listener: Listener) => Table): { table: Copied; heard: () => Heard[] } => {
  let told: Heard[] = [];
  const table = sit((...event) => told.push(event)) as Copied;
  const heard = (): Heard[] => {
    const all = told;
    told = [];
    return all;
  };
  return { table, heard };
};

/** What is refused to every seat, a line each: every card, the pass, and the moves next above it. */
const refusedBy = (table: Table): string =>
  Array.from({ length: table.seats * (2 * PASS + 1) }, (_, i) =>
    table.refuse(i % table.seats, Math.floor(i / table.seats)),
  )
    .map((refusal) => (refusal ? `${refusal.reason} ${refusal.cite} ${refusal.misplay}` : 'allowed'))
    .join('\n');

/** Plays a game through, and from each position on with a copy that stood elsewhere before; returns how many positions. */
const copyThrough = (play: Play): number => {
  const { game, seats, readings, variant, seed } = play;
  const actions = playOut(play);
  const legal = moveList();
  const random = randomFrom(`${seed}, astray`);
  const first = overheard((listener) => sitDown(play, listener));
  const copy = overheard((listener) => game.table({ seats, readings, variant, listener, dealer: 0 }));
  first.heard();
  const happened = actions.map((action) => {
    act(first.table, action, seed);
    return first.heard();
  });
  const original = overheard((listener) => sitDown(play, listener));
  original.heard();
  for (const [i, action] of actions.entries()) {
    copy.table.copyFrom(original.table);
    copy.heard();
    expect(refusedBy(copy.table)).toBe(refusedBy(original.table));
    for (const [ahead, next] of actions.slice(i, i + AHEAD).entries()) {
      act(copy.table, next, seed);
      expect(copy.heard()).toEqual(happened[i + ahead]);
    }
    if (!copy.table.dealOver) copy.table.play(legal[random.below(copy.table.legal(legal))]!);
    expect(original.heard()).toEqual([]);
    act(original.table, action, seed);
    expect(original.heard()).toEqual(happened[i]);
  }
  copy.table.copyFrom(original.table);
  expect(copy.table.balance).toEqual(original.table.balance);
  expect(copy.table.scores).toEqual(original.table.scores);
  expect(copy.table.winners).toEqual(original.table.winners);
  expect(copy.table.gameOver).toBe(true);
  return actions.length;
};

describe.each<[string, Game]>([snipSnapSnorum, jig, cassino].map((game) => [game.id, game]))('%s', (_, game) => {
  test('at every position of games in which every two practices meet', () => {
    let positions = 0;
    for (const variant of variantsOf(game))
      for (const play of everyTwoPractices(game, variant)) positions += copyThrough(play);
    expect(positions).toBeGreaterThan(1000);
  });
});
