/** Who plays the games of stops by the book: what he is advised to lead, and why. */
import { expect, test } from 'vitest';
import { card, makeCard } from '#engine/cards.ts';
import type { Game } from '#engine/game.ts';
import { book as popeBook } from '#engine/games/pope-joan/book.ts';
import { popeJoan } from '#engine/games/pope-joan/index.ts';
import { noOwners } from '#engine/hands.ts';
import { Witness } from '#engine/observation.ts';
import { randomFrom } from '#engine/random.ts';
import { cardsOf, readingsOf } from './play.ts';

/** What the elder hand would lead from these cards, and the article that advises it; another holds `other`. */
const leads = (game: Game, hand: string, turnUp: string, played = '', readings = ''): string[] => {
  const witness = new Witness();
  const table = game.table({ seats: 3, dealer: 2, readings: readingsOf(readings), listener: witness.listener });
  const owners = noOwners();
  for (const each of cardsOf(hand)) owners[each] = 0;
  for (const each of cardsOf(played)) owners[each] = 0;
  table.deal({ owners, laid: { turnUp: card(turnUp) } });
  for (const each of cardsOf(played)) table.play(each);
  const chosen = new Set<string>();
  for (let i = 0; i < 40; i++) {
    const { move, cite } = popeBook(witness.observe(table, 0), randomFrom(`lead ${i}`));
    chosen.add(`${makeCard(move)} ${cite ?? 'any'}`);
  }
  return [...chosen].sort();
};

test.each([
  // The hand of the book: two stops, each with a lower card to clear.
  ['5D 7D 4H JH JS KS AC QC', '7H', '', ['5D BW91.pope.hand.knave', 'JS BW91.pope.hand.knave']],
  ['4H JH AC QC', '7H', '', ['AC BW91.pope.hand.ace']],
  ['4H JH', '7H', 'QH KH', ['JH BW91.pope.hand.end']],
  ['9D AH 3C KS', '7C', '', ['9D BW91.pope.lead-at-once']],
  ['AH 3C KS', '7H', '', ['AH BW91.pope.lead-at-once']],
  ['AH 3C KS', '7C', '', ['KS BW91.pope.known-stops']],
  ['3C 4H 9S', '7D', '', ['3C any', '4H any', '9S any']],
])('with %s, %s turned up and %s played: %j', (hand, turnUp, played, expected) => {
  expect(leads(popeJoan, hand, turnUp, played)).toEqual(expected);
});
