/** Tests the sentences on the levels of the computer's players. */
import { expect, test } from 'vitest';
import { findGame, GAMES } from '#engine/games.ts';
import { listLevelWorths } from '../../src/model/numbers.ts';

test('a level is offered only where it makes a difference that a player would notice', () => {
  const offered = GAMES.filter((game) => listLevelWorths(game).length > 0).map(({ id }) => id);
  expect(GAMES.map(({ id }) => id).filter((id) => !offered.includes(id))).toEqual([
    'chat-qui-dort',
    'snip-snap-snorum',
  ]);
});

test('the worth of a level is the mean of the counted figures, also where the book’s advice loses', () => {
  const [book, search] = listLevelWorths(findGame('nain-jaune')!);
  expect(book).toMatchObject({ level: 'book', over: 'random' });
  expect(book!.mean).toBeCloseTo(-1.749, 2);
  expect(search).toMatchObject({ level: 'search', over: 'book' });
  expect(search!.mean).toBeGreaterThan(30);
  expect(listLevelWorths(findGame('chnif-chnof-chnorum')!).map(({ level, over }) => `${level} ${over}`)).toEqual([
    'search random',
  ]);
});

test('a gain whose bounds include zero is open, and any other has its sign', () => {
  const signsOf = (game: string) => listLevelWorths(findGame(game)!).map(({ level, sign }) => [level, sign]);
  expect(signsOf('speculation')).toEqual([
    ['book', 'more'],
    ['search', 'open'],
  ]);
  expect(signsOf('nain-jaune')).toEqual([
    ['book', 'less'],
    ['search', 'more'],
  ]);
});
