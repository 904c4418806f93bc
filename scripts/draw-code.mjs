/**
 * `npm run -s draw -- SEED`: draws doc comments and exported names at random, for a reader who counts those not
 * understood the first time. The same seed draws the same ones while the code is unchanged.
 */
import { createRandom, shuffle } from '#engine/random.ts';
import { files, readText } from '../tests/house/files.ts';
import { listDocComments, listExports } from '../tests/house/names.ts';

const COMMENTS = 130;
const NAMES = 100;

const [seed] = process.argv.slice(2);
if (!seed) {
  process.stderr.write('draw: a seed is missing: npm run -s draw -- 45\n');
  process.exit(2);
}

const code = files.filter((path) => /^(?:engine|src|scripts|tests)\/.*\.(?:ts|tsx|mjs|astro)$/.test(path));

/**
 * Draws `count` different entries of a list at random. Draws of one seed with different values of `stream` are
 * independent.
 */
const draw = (list, count, stream) => {
  const order = list.map((_, i) => i);
  shuffle(order, createRandom(seed, stream), count);
  return order.slice(0, count).map((i) => list[i]);
};

const print = (title, list, count, stream, format) => {
  const drawn = draw(list, count, stream);
  console.log(`${drawn.length} of ${list.length} ${title}, seed ${seed}\n`);
  for (const [i, found] of drawn.entries()) console.log(`${i + 1}. ${found.path}:${found.line}\n${format(found)}\n`);
};

print('doc comments', code.flatMap(listDocComments), COMMENTS, 0, (found) => `${found.text}\n    ${found.code}`);

const exported = code.filter((path) => !path.endsWith('.astro')).flatMap(listExports);
print('exported names', exported, NAMES, 1, ({ path, line, text }) => {
  return `${text}\n    ${readText(path).split('\n')[line - 1].trim()}`;
});
