import { expect, test } from 'vitest';
import { getAccountName } from '../../../src/narration/accounts.ts';
import { formatClauses, narrateStep } from '../../../src/narration/narrate.ts';
import { getDisplayName, getMarkPath } from '../../../src/table/players.ts';
import { getTableContext, NARRATED_GAMES, playRecord, readExampleRecords } from './narrated.ts';

const LETTERS = [...'ABCDEFGHIJKL'];

test('every seat of a record has its own name, beginning with its letter, and its own mark', () => {
  for (const letter of LETTERS) {
    const name = getDisplayName(letter);
    expect(name.normalize('NFD').startsWith(letter)).toBe(true);
    expect(name.length).toBeGreaterThan(1);
  }
  expect(getDisplayName('Rose')).toBe('Rose');
  expect(getDisplayName('M')).toBe('M');
  expect(new Set(LETTERS.map((_, chair) => getMarkPath(chair))).size).toBe(12);
});

test.each(NARRATED_GAMES.map(({ id }) => id))('every step of %s uses the names of the table and no others', (game) => {
  for (const lang of ['en', 'fr'] as const) {
    const context = getTableContext(game, lang);
    const named = { ...context, messages: { ...context.messages, names: (seat: string) => `Nom${seat}` } };
    const letter = /(?<![\p{L}\d’-])[B-L](?![\p{L}\d’-])/u;
    let told = 0;
    for (const record of readExampleRecords(game)) {
      const whole = playRecord(record);
      if (whole.seats.some((seat) => seat.length > 1)) continue;
      for (const step of whole.steps) {
        const text = formatClauses(narrateStep(step, whole, named));
        if (text.includes('Nom')) told++;
        const plain = formatClauses(narrateStep(step, whole, context));
        // Apart from names the sentence is the same.
        expect(text.replace(/Nom([A-L])/g, '$1')).toBe(plain);
        expect(text).not.toMatch(letter);
      }
    }
    expect(told).toBeGreaterThan(10);
  }
});

test('accounts use the names of the table too', () => {
  const { messages } = getTableContext('manille', 'en');
  const named = { ...messages, names: getDisplayName };
  expect(getAccountName('A+C', named)).toBe('Agathe and Céleste');
  expect(getAccountName('pool', named)).toBe(messages.table.pool);
  expect(getAccountName('box:7D', named)).toBe(getAccountName('box:7D', messages));
  expect(getAccountName('E', named)).toBe('Émilie');
});
