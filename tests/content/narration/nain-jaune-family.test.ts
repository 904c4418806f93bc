/** Tests the sentences that narrate Le Nain jaune and Lindor. */
import { expect, test } from 'vitest';
import { findGame } from '#engine/games.ts';
import { narrateMove, narrateMoves, playRecord, playSampleGames, readExampleRecord } from './narrated.ts';

const GOLDEN: readonly (readonly [record: string, move: string, english: string, french: string])[] = [
  [
    readExampleRecord('nain-jaune', 'Without six'),
    'C 5S',
    'C goes on with the five of spades; nobody has the six of spades: C makes a stop, a hoc, and each of the others pays C 1 counter.',
    'C continue par le cinq de pique ; le six de pique n’est dans aucune main : C fait hoc, et chacun des autres lui paie 1 jeton.',
  ],
  [
    readExampleRecord('lindor', 'The hands of 1760 under the rules of 1792'),
    'deal 1',
    'E deals 9 cards to each player; 7 are left in the stock. Each player stakes 15 counters: 4 on the king of hearts, 3 on the queen of spades, 2 on the knave of clubs, 1 on the ten of diamonds and 5 on the dwarf (the seven of diamonds).',
    'E donne 9 cartes à chacun ; il en reste 7 au talon. Chacun met 15 jetons au tableau : 4 sur le roi de cœur, 3 sur la dame de pique, 2 sur le valet de trèfle, 1 sur le dix de carreau et 5 sur le nain (le sept de carreau).',
  ],
];

test.each(GOLDEN.map((golden) => [golden[1], golden] as const))(
  '%s is narrated word for word',
  (_, [record, move, english, french]) => {
    expect(narrateMove(record, move, 'en')).toBe(english);
    expect(narrateMove(record, move, 'fr')).toBe(french);
  },
);

test('the end of a deal lists each hand, its cost, the reason and the bêtes', () => {
  const whole = playRecord(readExampleRecord('nain-jaune', 'The dwarf left in hand'));
  const told = narrateMoves(whole, 'en').at(-1)!;
  expect(told).toContain(
    'B has 20 points in hand (court cards ten each) and pays A 20\u00a0×\u00a02 = 40 counters, doubled for the dwarf kept in hand.',
  );
  expect(told).toContain(
    'C kept the queen of spades and puts a penalty, the bête, on its box: as much as lies there, 3 counters.',
  );
  expect(narrateMoves(whole, 'fr').at(-1)).toContain(
    'B a 20\u00a0points en main (les figures pour dix) et paie 20\u00a0×\u00a02\u00a0=\u00a040\u00a0jetons à A, doublés à cause du nain gardé en main.',
  );
});

test.each(['nain-jaune', 'lindor'])('the end of a game of %s is narrated', (id) => {
  const told = playSampleGames(findGame(id)!).map((whole) => narrateMoves(whole, 'en').at(-1)!);
  expect(told.some((text) => /That was the last deal\. What is left on the board is shared: /.test(text))).toBe(true);
});
