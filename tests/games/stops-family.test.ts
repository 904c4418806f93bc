/** Who plays the games of stops by the book: what he is advised to lead, and why. */
import { expect, test } from 'vitest';
import type { Player } from '#engine/bots/players.ts';
import { card, makeCard } from '#engine/cards.ts';
import type { Game } from '#engine/game.ts';
import { book as newmarketBook } from '#engine/games/newmarket/book.ts';
import { newmarket } from '#engine/games/newmarket/index.ts';
import { book as popeBook } from '#engine/games/pope-joan/book.ts';
import { popeJoan } from '#engine/games/pope-joan/index.ts';
import { book as spinBook } from '#engine/games/spin/book.ts';
import { spin } from '#engine/games/spin/index.ts';
import { noOwners } from '#engine/hands.ts';
import { Witness } from '#engine/observation.ts';
import { randomFrom } from '#engine/random.ts';
import { cardsOf } from './play.ts';

interface Held {
  readonly game: Game;
  readonly book: Player;
  readonly hand: string;
  readonly turnUp?: string;
  /** What is done before, by whoever's turn it is; the cards of it are the elder hand's. */
  readonly before?: string;
}

/** What the elder hand would lead from these cards, and the article that advises it. */
const leads = ({ game, book, hand, turnUp, before = '' }: Held): string[] => {
  const witness = new Witness();
  const table = game.table({ seats: 3, dealer: 2, listener: witness.listener });
  const moves = before.split(', ').filter(Boolean);
  const owners = noOwners();
  for (const each of cardsOf(hand)) owners[each] = 0;
  for (const move of moves) if (!move.includes(' ')) owners[card(move)] = 0;
  table.deal({ owners, laid: turnUp === undefined ? {} : { turnUp: card(turnUp) } });
  for (const move of moves) table.play(table.read!(move.split(' '))!);
  const chosen = new Set<string>();
  for (let i = 0; i < 40; i++) {
    const { move, cite } = book(witness.observe(table, 0), randomFrom(`lead ${i}`));
    chosen.add(`${makeCard(move)} ${cite ?? 'any'}`);
  }
  return [...chosen].sort();
};

test.each([
  // The hand of the book: two stops, each with a lower card to clear.
  ['5D 7D 4H JH JS KS AC QC', '7H', '', ['5D BW91.pope.hand.knave', 'JS BW91.pope.hand.knave']],
  ['4H JH AC QC', '7H', '', ['AC BW91.pope.hand.ace']],
  ['4H JH', '7H', 'QH, KH', ['JH BW91.pope.hand.end']],
  ['9D AH 3C KS', '7C', '', ['9D BW91.pope.lead-at-once']],
  ['AH 3C KS', '7H', '', ['AH BW91.pope.lead-at-once']],
  ['AH 3C KS', '7C', '', ['KS BW91.pope.known-stops']],
  ['3C 4H 9S', '7D', '', ['3C any', '4H any', '9S any']],
])('Pope Joan, with %s, %s turned up and %s played: %j', (hand, turnUp, before, expected) => {
  expect(leads({ game: popeJoan, book: popeBook, hand, turnUp, before })).toEqual(expected);
});

test.each([
  // The six is a stop for want of a seven, the ten of diamonds for the knave in the middle.
  ['3S 6S 9H', ['3S BW91.newmarket.study']],
  ['8D 10D 4H', ['8D BW91.newmarket.study']],
  ['AH 4C 9H', ['AH BW91.newmarket.study']],
])('Newmarket, with %s: %j', (hand, expected) => {
  const before = 'chooses knave, chooses queen, chooses king, chooses ace';
  expect(leads({ game: newmarket, book: newmarketBook, hand, before })).toEqual(expected);
});

test('Spin, where the ace of hearts is a stop', () => {
  expect(leads({ game: spin, book: spinBook, hand: 'AH 4C 9H' })).toEqual(['AH BW91.spin.refer']);
});
