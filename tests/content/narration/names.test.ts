import { expect, test } from 'vitest';
import { accountName } from '../../../src/narration/accounts.ts';
import { narrateStep, plainText } from '../../../src/narration/narrate.ts';
import { displayName, getMarkPath } from '../../../src/table/players.ts';
import { contextOf, examplesOf, NARRATED_GAMES, playRecord } from './narrated.ts';

const LETTERS = [...'ABCDEFGHIJKL'];

test('every seat of a record has its own name, beginning with its letter, and its own mark', () => {
  for (const letter of LETTERS) {
    const name = displayName(letter);
    expect(name.normalize('NFD').startsWith(letter)).toBe(true);
    expect(name.length).toBeGreaterThan(1);
  }
  expect(displayName('Rose')).toBe('Rose');
  expect(displayName('M')).toBe('M');
  expect(new Set(LETTERS.map((_, chair) => getMarkPath(chair))).size).toBe(12);
});

test.each(NARRATED_GAMES.map(({ id }) => id))('every step of %s uses the names of the table and no others', (game) => {
  for (const lang of ['en', 'fr'] as const) {
    const context = contextOf(game, lang);
    const named = { ...context, messages: { ...context.messages, names: (seat: string) => `Nom${seat}` } };
    const letter = /(?<![\p{L}\d’-])[B-L](?![\p{L}\d’-])/u;
    let told = 0;
    for (const record of examplesOf(game)) {
      const whole = playRecord(record);
      if (whole.seats.some((seat) => seat.length > 1)) continue;
      for (const step of whole.steps) {
        const text = plainText(narrateStep(step, whole, named));
        if (text.includes('Nom')) told++;
        const plain = plainText(narrateStep(step, whole, context));
        // Apart from names the sentence is the same.
        expect(text.replace(/Nom([A-L])/g, '$1')).toBe(plain);
        expect(text).not.toMatch(letter);
      }
    }
    expect(told).toBeGreaterThan(10);
  }
});

test('accounts use the names of the table too', () => {
  const { messages } = contextOf('manille', 'en');
  const named = { ...messages, names: displayName };
  expect(accountName('A+C', named)).toBe('Agathe and Céleste');
  expect(accountName('pool', named)).toBe(messages.table.pool);
  expect(accountName('box:7D', named)).toBe(accountName('box:7D', messages));
  expect(accountName('E', named)).toBe('Émilie');
});
