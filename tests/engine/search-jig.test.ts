/** Tests the search player of Jig: the leads that it expects of the other players. */
import { expect, test } from 'vitest';
import { parseCard } from '#engine/cards.ts';
import { rolloutPreference } from '#engine/games/jig/search.ts';
import { observePosition, type Position } from './position.ts';

/** Lists the leader’s cards, best first; equally good ones share one entry. */
const ranked = (position: Position): string[] => {
  const { table, seen } = observePosition('jig', { seats: 3, ...position });
  const much = (card: string) => rolloutPreference(table, parseCard(card)!);
  const cards = position.hands.split(',')[0]!.trim().split(' ').slice(1);
  expect(seen.seat).toBe(1);
  return [...new Set(cards.map(much))]
    .sort((a, b) => b - a)
    .map((each) => cards.filter((card) => much(card) === each).join(' '));
};

test.each<[string, Position, string[]]>([
  [
    'the lowest card of a run that comes back, before a higher one of it',
    { hands: 'B 4S 5S 8S 2H, C 6S 7S 3H, A JS 4H 5H' },
    ['4S', '5S', '8S', '2H'],
  ],
  ['an ace where nothing comes back', { hands: 'B AS 9H 2D, C 2S 10H 3D, A 3S 4D 5D' }, ['AS', '9H 2D']],
  ['the king, which stops its run itself', { hands: 'B KS 2H AD, C 3H 2D, A 4H 3D' }, ['KS', 'AD', '2H']],
])('the search player of Jig leads %s', (_, position, liked) => {
  expect(ranked(position)).toEqual(liked);
});
