/** Tests the archive of the WordPress plugin. */
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { writeWordPressPlugin } from '../../scripts/clients.mjs';

test('the plugin’s archive holds its files under one folder, with the address of the site', () => {
  const files = unzipSync(writeWordPressPlugin('https://cards.example/'));
  expect(Object.keys(files)).toContain('snorum/snorum.php');
  expect(Object.keys(files).every((path) => path.startsWith('snorum/'))).toBe(true);
  const texts = Object.values(files).map((file) => strFromU8(file));
  expect(texts.some((text) => text.includes('https://cards.example/'))).toBe(true);
  expect(texts.filter((text) => text.includes('snorum.example'))).toEqual([]);
});

test('the same plugin gives the same archive', () => {
  expect(writeWordPressPlugin('https://cards.example/')).toEqual(writeWordPressPlugin('https://cards.example/'));
});
