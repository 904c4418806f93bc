/** Tests the links from a deal that has been played to the same cards in two books. */
import { expect, test } from 'vitest';
import { BOOK_PLAYERS } from '#engine/bots/registry.ts';
import { compare, type RuleBook } from '#engine/compare/compare.ts';
import { parseHands } from '#engine/compare/written-hands.ts';
import { findGame } from '#engine/games.ts';
import { chooseAsOpponent } from '#engine/lab/exchange.ts';
import { createRandom } from '#engine/random.ts';
import type { LiveGame } from '#engine/record/live-game.ts';
import { buildWrittenDeal, parseRequestedHands } from '../../src/features/compare/comparison-query.ts';
import { listTwoBooksLinks, type PairOfGame } from '../../src/features/play/two-books.ts';
import { COMPARISON_PAIRS, listPairGames, listPairsOfPlayedDeals } from '../../src/model/comparisons.ts';
import { startGame } from '../engine/sat-down.ts';

const pairs: readonly (PairOfGame & { readonly id: string })[] = COMPARISON_PAIRS.filter(
  (pair) => listPairGames(pair).length > 1,
).map(({ id, books, seats }) => ({
  id,
  href: `/en/compare/${id}/`,
  label: id,
  books,
  seats,
}));

const loadGame = async (id: string) => findGame(id)!;

/** Plays deals by the book, or at random where it advises nothing. */
const playDeals = (id: string, seats: number, deals: number): LiveGame => {
  const live = startGame(findGame(id)!, { seats, seed: `two books ${deals}` });
  for (let deal = 0; deal < deals && !live.table.gameOver; deal++) {
    live.deal(createRandom('two'));
    while (!live.table.dealOver)
      live.play(
        chooseAsOpponent(BOOK_PLAYERS[id] ? 'book' : 'random', live.state, live.observe(live.table.toMove), 'salt'),
      );
  }
  return live;
};

test.each(pairs.flatMap((pair) => pair.books.slice(0, 2).map(({ game }, own) => [game, pair.id, pair, own] as const)))(
  'a deal of %s is played alike in its own book of %s, from the address alone',
  async (id, _, pair, own) => {
    let links = 0;
    for (const seats of pair.seats.filter((number) => findGame(id)!.seatNumbers().includes(number)))
      for (const deals of [1, 2, 3]) {
        const live = playDeals(id, seats, deals);
        const [link] = await listTwoBooksLinks(live, 0, [pair], loadGame);
        if (!link) continue;
        links += 1;
        const books: readonly RuleBook[] = pair.books.map(({ game, ...book }) => ({ game: findGame(game)!, ...book }));
        const asked = parseRequestedHands(new URL(link.href, 'https://snorum.example').search)!;
        const read = parseHands(asked.text, books, seats);
        if (!read.ok) throw new Error(read.faults.map(({ code, found }) => [code, ...found].join(' ')).join());
        const found = compare(books, buildWrittenDeal(read.value, asked.by, books).deal);
        if (!found.ok) throw new Error(found.faults.map(({ code }) => code).join());
        const cardsOf = (moves: readonly { readonly what: unknown }[]) =>
          moves.flatMap(({ what }) => (typeof what === 'number' ? [what] : []));
        const played = found.value.played[own]!;
        expect(cardsOf(played.record.deals[0]!.moves)).toEqual(cardsOf(live.record.deals.at(-1)!.moves));
        // The letter is that of the same hand.
        const hand = played.steps[0]!.owners;
        const seat = 'ABCDEFGHIJKL'.indexOf(link.letter);
        const { owners } = live.state.dealHistories.at(-1)!;
        for (let card = 0; card < owners.length; card++)
          if (owners[card] === 0) expect(hand[card], `${id} ${seats}`).toBe(seat);
      }
    expect(links).toBeGreaterThan(0);
  },
);

test('a deal has no such link in another number of players, in a variation or without a pair', async () => {
  const two = pairs.find(({ id }) => id === 'nain-jaune-lindor')!;
  expect(await listTwoBooksLinks(playDeals('lindor', 4, 1), 0, [two], loadGame)).toEqual([]);
  expect(await listTwoBooksLinks(playDeals('cassino', 4, 1), 0, pairs, loadGame)).toEqual([]);
});

test('two ways of one game, whose players follow a plan, give no link', () => {
  expect(listPairsOfPlayedDeals('commerce')).toEqual([]);
  expect(listPairsOfPlayedDeals('jig').map(({ id }) => id)).toEqual(['jig-newmarket']);
});
