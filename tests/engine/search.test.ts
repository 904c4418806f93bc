import { describe, expect, test } from 'vitest';
import { SEARCH_PLAYERS } from '#engine/bots/registry.ts';
import { genericSearch } from '#engine/bots/search.ts';
import { type Game, PASS } from '#engine/game.ts';
import { findGame, GAMES } from '#engine/games.ts';
import { createRandom, shuffle } from '#engine/random.ts';
import { pickApplicablePractices } from '#engine/record/chosen-practices.ts';
import { type GameState, LiveGame } from '#engine/record/live-game.ts';
import { getShortReadings, listVariants } from '../games/random-play.ts';
import { listHiddenCards, permuteDeal } from './hidden.ts';
import { startGame } from './sat-down.ts';

/** Starts a game from a seed and deals its first deal. */
const startDeal = (id: string, seats: number, seed: string, variant?: string): LiveGame => {
  const game = findGame(id)!;
  const readings = pickApplicablePractices(game.readings, getShortReadings(game), variant);
  const live = startGame(game, { seats, seed, variant, readings });
  live.deal(createRandom(seed));
  return live;
};

/** Returns the same game, but with the cards that a seat cannot see exchanged, in the hands and in the talon. */
const permuteHidden = (live: LiveGame, seat: number, seed: string): GameState => {
  const { state } = live;
  const course = state.dealHistories.at(-1)!;
  const pack = packBefore(state);
  const hidden = listHiddenCards(course, live.observe(seat), pack);
  const moved = [...hidden];
  shuffle(moved, createRandom(seed));
  const places = new Map(hidden.map((card, i) => [card, moved[i]!]));
  return {
    ...state,
    dealHistories: [...state.dealHistories.slice(0, -1), { ...course, ...permuteDeal(course, places) }],
  };
};

/** Lists the cards of the pack from which the first deal is dealt. */
const packBefore = ({ game, seats, readings, variant }: GameState): readonly number[] =>
  game.table({ seats, readings, variant }).layout().pack;

const thinks = (state: GameState, live: LiveGame, worlds: number, seed: string): number =>
  (SEARCH_PLAYERS[state.game.id] ?? genericSearch)(
    state,
    live.observe(live.table.toMove),
    createRandom(seed),
    (tried) => tried >= worlds,
  ).move;

describe.each(GAMES.flatMap((game) => listVariants(game).map((variant) => [game.id, variant] as const)))(
  'thinking ahead in %s (%s)',
  (id, variant) => {
    const seats = findGame(id)!.seatNumbers()[0]!;

    test('makes legal moves and knows no unseen card', () => {
      const live = startDeal(id, seats, 'hidden', variant);
      const random = createRandom('others');
      for (let moves = 0; moves < 24 && !live.table.dealOver; moves++) {
        const seat = live.table.toMove;
        const move = thinks(live.state, live, 6, `search ${moves}`);
        expect(live.legal()).toContain(move);
        for (const seed of ['one', 'two'])
          expect(thinks(permuteHidden(live, seat, seed), live, 6, `search ${moves}`)).toBe(move);
        const legal = live.legal();
        live.play(moves % 2 ? move : legal[random.below(legal.length)]!);
      }
    });
  },
);

/** Games in which knowledge matters: one seat searches for the best move, the others play at random. */
test.each([
  ['nain-jaune', 3],
  ['jig', 4],
  ['cassino', 4],
  ['manille', 4],
])('thinking ahead gains in %s', (id, seats) => {
  let gained = 0;
  for (let deal = 0; deal < 24; deal++) {
    const live = startDeal(id, seats, `gain ${deal}`);
    const { game, names, state } = live;
    const random = createRandom(`players ${deal}`);
    const thinker = deal % seats;
    while (!live.table.dealOver) {
      const legal = live.legal();
      const think = live.table.toMove === thinker && legal.length > 1;
      live.play(think ? thinks(live.state, live, 16, `${deal}`) : legal[random.below(legal.length)]!);
    }
    const has = live.table.scores ?? live.table.balance.subarray(0, seats);
    const camps = live.table.scores ? game.scoreAccounts!(names, state.readings) : names;
    const own = camps.findIndex((camp) => camp.split('+').includes(names[thinker]!));
    const all = has.reduce((sum, counters) => sum + counters, 0);
    gained += has[own]! - (all - has[own]!) / (has.length - 1);
  }
  expect(gained / 24).toBeGreaterThan(1);
});

test('keeping the dwarf does not reveal its holder to the search', () => {
  // The six of spades lies in the talon; C, who is asked before A, has the dwarf and keeps it, and B leads again.
  const begins = `[Snorum "1"]
[Game "nain-jaune"]
[Seats "A B C"]
[Dealer "A"]
[Readings "tours=1"]

[Deal "1"]
A: 2S 3S 4S 7S 8S 9S 10S JS QS KS AC 2C 3C 4C 5C
B: 5S AH 3H 5H 7H 9H JH KH AD 3D 5D 9D JD KD KC
C: 7D AS 2H 4H 6H 8H 10H QH 2D 4D 6D 8D 10D QD QC
B 5S
`;
  const [kept, elsewhere] = [`${begins}C pass\n`, begins.replace('A: 2S', 'A: 7D').replace('C: 7D', 'C: 2S')].map(
    (record) => {
      const live = LiveGame.from(record, GAMES);
      if (!live.ok) throw new Error(live.faults.map(({ code }) => code).join());
      return live.value;
    },
  );
  elsewhere!.play(PASS);
  for (const live of [kept!, elsewhere!]) expect(live.names[live.table.toMove]).toBe('B');
  for (const seed of ['one', 'two', 'three'])
    expect(thinks(elsewhere!.state, elsewhere!, 20, seed)).toBe(thinks(kept!.state, kept!, 20, seed));
});

test('earlier deals are replayed only once, however many worlds are imagined', () => {
  const live = startDeal('jig', 8, 'long');
  const random = createRandom('players');
  while (live.table.dealNumber < 6 || live.legal().length < 2) {
    if (live.table.dealOver) live.deal(createRandom('long', live.table.dealNumber));
    const legal = live.legal();
    if (live.table.dealNumber < 6 || legal.length < 2) live.play(legal[random.below(legal.length)]!);
  }
  const earlier = live.state.dealHistories.slice(0, -1);
  const dealt: unknown[] = [];
  const game: Game = {
    ...live.game,
    table: (setup) => {
      const table = live.game.table(setup);
      const { deal } = table;
      table.deal = (given) => {
        dealt.push(given.owners);
        deal.call(table, given);
      };
      return table;
    },
  };
  const seen = live.observe(live.table.toMove);
  genericSearch({ ...live.state, game }, seen, createRandom('thinks'), (worlds) => worlds >= 10);
  expect(earlier).toHaveLength(5);
  for (const { owners } of earlier) expect(dealt.filter((each) => each === owners)).toHaveLength(1);
  // Each world is dealt once too, however many moves are tried in it.
  expect(dealt).toHaveLength(5 + 10);
});
