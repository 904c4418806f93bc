/**
 * Runs README.md: draws its picture, executes its program, and compares its HTML frame with that of the site’s builder.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PICTURE_FILE, PICTURE_SVG } from '../../scripts/picture/table-in-play.ts';
import { PLACEHOLDER_ORIGIN } from '../../scripts/site-address.mjs';
import { INITIAL_FRAME_SIZE } from '../../src/embed/frame.ts';
import { formatSnippet } from '../../src/embed/snippets.ts';
import { embedBuilder } from '../../src/i18n/en/builder.ts';
import { getExample, getExampleText } from '../../src/model/examples.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const README = read('README.md');
const [firstScreen] = README.split(/^## /mu);
/** Returns the text of the only code block of a kind in a section. */
const findCodeBlock = (kind: string, section: string): string => {
  const [, rest] = README.split(`## ${section}\n`);
  return new RegExp(`^\`\`\`${kind}\n([\\s\\S]*?)^\`\`\`$`, 'mu').exec(rest!)![1]!;
};

describe('the picture of the README', () => {
  test('is drawn by `npm run picture` as it is stored', () => {
    expect(read(PICTURE_FILE)).toBe(PICTURE_SVG);
  });

  test('is on the first screen, with the words and payments of its step as its alternative', () => {
    const [, source, alt] = /<img src="([^"]+)" width="\d+" alt="([^"]+)">/u.exec(firstScreen!)!;
    expect(source).toBe(PICTURE_FILE);
    const [, happened] = /<desc>([^<]+)<\/desc>/u.exec(PICTURE_SVG)!;
    expect(happened).toContain('D pays 3 counters to the pool');
    for (const words of ['“Snip”', '“Snap”', '“Snorum”', 'D pays three counters to the pool', 'holds six'])
      expect(alt).toContain(words);
  });

  test('needs nothing from elsewhere: no file, font, style or script', () => {
    const references = [...PICTURE_SVG.matchAll(/\b(?:href|src)="([^"]*)"|url\(([^)]*)\)/gu)].map(
      ([, link, url]) => link ?? url!,
    );
    expect(references.length).toBeGreaterThan(50);
    for (const reference of references) {
      expect(reference.startsWith('#'), reference).toBe(true);
      expect(PICTURE_SVG.includes(`id="${reference.slice(1)}"`), reference).toBe(true);
    }
    const foreign = /<(?:text|image|style|script|foreignObject)\b|var\(--|font-family/u;
    expect(foreign.exec(PICTURE_SVG)?.[0]).toBeUndefined();
    // Light and dark pages have the same picture: its paper covers all of it.
    const paper = /<svg [^>]*width="(\d+)" height="(\d+)"[\s\S]*?<rect width="\1" height="\2" fill="#fbf7ec"\/>/u;
    expect(paper.test(PICTURE_SVG)).toBe(true);
  });
});

test('the templates for other programs have the height of a frame from the builder', () => {
  const { height } = INITIAL_FRAME_SIZE;
  const templates = {
    'astro/Snorum.astro': /height = (\d+)/,
    'hugo/snorum.html': /default "(\d+)"/,
    'jekyll/snorum.html': /default: (\d+)/,
    'wordpress/snorum/block.json': /"height": \{ "type": "integer", "default": (\d+) \}/,
  };
  for (const [file, pattern] of Object.entries(templates)) {
    expect(Number(pattern.exec(read(`clients/${file}`))?.[1]), file).toBe(height);
  }
});

test('the frame of the README is the one the builder gives', () => {
  const example = getExample('peel-four-nines');
  const chosen = {
    id: example.id,
    room: 'examples',
    lang: 'en',
    title: getExampleText(example, 'Title', 'en'),
    step: '5',
  } as const;
  const options = { ...chosen, view: 'cloth', theme: undefined, seat: undefined, readings: {}, record: '' } as const;
  const given = formatSnippet('frame', options, { site: `${PLACEHOLDER_ORIGIN}/` });
  const lines = findCodeBlock('html', 'A table on your page');
  // A `<div>` keeps Markdown off; a page has no need of it.
  expect(`<div>\n${lines}</div>`).toBe(given);
  expect(lines.trimEnd().split('\n').length).toBe(4);
  expect(README).toContain(`“${embedBuilder.title}”`);
});

test('the program of the README prints what stands below it', () => {
  const program = findCodeBlock('js', 'The engine in a program');
  expect(program.split('\n').filter(Boolean).length).toBe(10);
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr + stdout).toBe(findCodeBlock('text', 'The engine in a program'));
});
