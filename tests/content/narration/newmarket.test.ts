/** Tests the sentences about Newmarket that no golden file covers. */
import { expect, test } from 'vitest';
import { newmarket } from '#engine/games/newmarket/index.ts';
import { getAccountName } from '../../../src/narration/accounts.ts';
import { describeMove } from '../../../src/narration/moves.ts';
import { NotationTable } from '../../games/play.ts';
import { LANGUAGES } from '../read.ts';
import { getTableContext, narrateMove, readExampleRecord } from './narrated.ts';

const FOUR = readExampleRecord('newmarket', 'The four cards that win');
const EIGHT = `[Snorum "1"][Game "newmarket"][Seats "A B C"][Dealer "A"][Deal "1"]
A: 2H 4H 6H 9H JH 2D 4D 6D 9D QD 2C 4C 6C 9C
B: 2S 4S 6S 9S JS KS AH 5H 8H KH 10D KD AC 5C 10C
C: 3S 5S 8S 10S QS 3H 10H AD 3D 5D 8D 3C 8C JC QC
`;

test.each([
  [
    'deal 1',
    'A deals 15 cards each to B and C, and 14 to A. Face up in the middle lie the knave of diamonds',
    'A donne 15 cartes à B et C, et 14 à A. Au milieu, à découvert : le valet de carreau',
  ],
  ['B chooses king', 'B puts 1 counter on the king of clubs.', 'B met 1 jeton sur le roi de trèfle.'],
])('uneven hands and a stake are narrated: %s', (move, english, french) => {
  const record = `${EIGHT}B chooses king\nC chooses ace`;
  expect(narrateMove(record, move, 'en')).toContain(english);
  expect(narrateMove(record, move, 'fr')).toContain(french);
});

test('payments for kings are narrated', () => {
  const paid = FOUR.replace('kings=unpaid', 'kings=paid').replace(/\[Expect ".*"\]\n/, '');
  expect(narrateMove(paid, 'B KH', 'en')).toBe(
    'B, who played the stop, leads the king of hearts, and each of the others pays 1 counter.',
  );
  expect(narrateMove(paid, 'B KH', 'fr')).toBe(
    'B, qui a posé l’arrêt, entame du roi de cœur, et chacun des autres lui paie 1 jeton.',
  );
});

test.each(LANGUAGES)('a stake is labelled as a button and a pool card as an account, %s', (lang) => {
  const { messages } = getTableContext('newmarket', lang);
  const { legal } = new NotationTable(newmarket, { seats: 'A B C' }).deal('A 2S, B 3S, C 4S');
  const moves = legal.split(': ')[1]!.split(' | ');
  expect(moves.map((move) => describeMove(move, lang, messages.table.move))).toEqual(
    {
      en: ['Stake on the knave', 'Stake on the queen', 'Stake on the king', 'Stake on the ace'],
      fr: ['Miser sur le valet', 'Miser sur la dame', 'Miser sur le roi', 'Miser sur l’as'],
    }[lang],
  );
  expect(getAccountName('box:queen', messages)).toBe({ en: 'queen', fr: 'dame' }[lang]);
});
