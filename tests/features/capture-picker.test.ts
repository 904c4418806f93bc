/** Tests which captures fit the cards that the player has touched. */
import { expect, test } from 'vitest';
import { matchCaptures, parseTakenCards } from '../../src/features/play/capture-picker.ts';

const CAPTURES = [
  { move: 1, cards: ['9S', 'AC'] },
  { move: 2, cards: ['9S', 'AC', '10D'] },
  { move: 3, cards: ['7H', '3C'] },
];
const touched = (...cards: string[]) => new Set(cards);
const moves = (...cards: string[]) => matchCaptures(CAPTURES, touched(...cards)).fitting.map(({ move }) => move);

test('a move names the cards it takes', () => {
  expect(parseTakenCards('10D x 9S AC')).toEqual(['9S', 'AC']);
  expect(parseTakenCards('10D')).toEqual([]);
  expect(parseTakenCards('names 4')).toEqual([]);
});

test('touching cards leaves the captures that include them all', () => {
  expect(moves()).toEqual([1, 2, 3]);
  expect(moves('9S')).toEqual([1, 2]);
  expect(moves('7H')).toEqual([3]);
  expect(moves('7H', '9S')).toEqual([]);
});

test('a capture is taken when no larger one remains possible', () => {
  expect(matchCaptures(CAPTURES, touched('9S', 'AC')).whole).toBeUndefined();
  expect(matchCaptures(CAPTURES, touched('9S', 'AC', '10D')).whole?.move).toBe(2);
  expect(matchCaptures(CAPTURES, touched('7H')).whole).toBeUndefined();
  expect(matchCaptures(CAPTURES, touched('7H', '3C')).whole?.move).toBe(3);
});
