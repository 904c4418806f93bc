/** Tests the files made from each example: plain text, and its table as SVG and as PNG. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findTag } from '#engine/record/record.ts';
import { formatStepName } from '#engine/record/replay.ts';
import { listExampleRecords, narrateSteps, playRecord } from '../content/narration/narrated.ts';
import { builtPages, DIST_FOLDER } from './dist.ts';
import { pngSize } from './png.ts';

const forms = (['en', 'fr'] as const).flatMap((lang) =>
  listExampleRecords().map(({ id, record }) => ({ lang, id, record, stem: join(DIST_FOLDER, lang, 'examples', id) })),
);

/** Puts a text in one line and removes the article numbers that the plain text adds. */
const oneLine = (text: string): string => text.replace(/[ \n]+/g, ' ').replace(/ \[[\d, ]+\]/g, '');

const unescaped = (text: string): string => text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));

const site = /<loc>(https?:\/\/[^/]+)/.exec(readFileSync(join(DIST_FOLDER, 'sitemap-index.xml'), 'utf8'))![1]!;

test('every example has each form in each language, linked from its page', () => {
  expect(forms.length).toBeGreaterThan(140);
  for (const { lang, id, stem } of forms)
    for (const form of ['txt', 'svg', 'png']) {
      expect(existsSync(`${stem}.${form}`), `${stem}.${form}`).toBe(true);
      const { html } = builtPages.find(({ path }) => path === `/${lang}/examples/${id}/`)!;
      expect(html, id).toContain(`href="/${lang}/examples/${id}.${form}"`);
    }
});

describe.each(forms)('the example $lang $id', ({ lang, id, record, stem }) => {
  const whole = playRecord(record);
  const title = findTag(whole.record.tags, 'Title', lang)!.value;
  const told = narrateSteps(whole, lang);

  test('is told in plain text step by step, with its articles, its address and its accounts', () => {
    const file = readFileSync(`${stem}.txt`, 'utf8');
    // A host may omit its character set.
    expect(file.startsWith('\uFEFF')).toBe(true);
    const text = file.slice(1);
    expect(text).toContain(`CC BY 4.0\n${site}/${lang}/about/#licence\n`);
    expect(text.startsWith(`${title}\n${'='.repeat(title.length)}\n`)).toBe(true);
    expect(text).toContain(`\n${site}/${lang}/examples/${id}/\n`);
    const line = oneLine(text);
    let at = 0;
    for (const [i, sentence] of told.entries()) {
      const found = line.indexOf(` ${formatStepName(whole, i)} ${oneLine(sentence)}`, at);
      expect(found, `${formatStepName(whole, i)} ${sentence}`).toBeGreaterThan(0);
      at = found;
    }
    // Every citing clause has as many numbers as it cites articles.
    expect(text).toMatch(/\[\d+(?:, \d+)*\]/);
    const { balance, scores } = whole.steps.at(-1)!;
    const [accounts = ''] = text.split('\n\n').slice(-1);
    const ends = accounts.split('\n').map((row) => row.split(/ {2,}/).at(-1)!.replace('−', '-'));
    expect(ends.slice(1, 1 + balance.length + scores.length).map(Number)).toEqual([...balance, ...scores]);
    const long = text.split('\n').filter((each) => each.length > 72 && each.includes(' '));
    expect(long).toEqual([]);
  });

  test('is drawn at one of its steps, in a self-contained file of matching size', () => {
    const svg = readFileSync(`${stem}.svg`, 'utf8');
    expect(unescaped(/<title>([^<]*)/.exec(svg)![1]!)).toBe(title);
    expect(told).toContain(unescaped(/<desc>([^<]*)/.exec(svg)![1]!));
    expect(svg).toContain('<metadata>CC BY 4.0');
    expect(svg).not.toMatch(/var\(|url\(|NaN|undefined|href="(?!#)/);
    const letters = new Set([...svg.matchAll(/<path id="([^"]+)"/g)].map(([, letter]) => letter));
    const set = [...svg.matchAll(/<use href="#([^"]+)"/g)].map(([, letter]) => letter);
    expect(set.length).toBeGreaterThan(title.length);
    expect(set.filter((letter) => !letters.has(letter))).toEqual([]);
    expect(pngSize(`${stem}.png`)?.join(' ')).toBe(/viewBox="0 0 ([\d ]+)"/.exec(svg)![1]);
    expect(readFileSync(`${stem}.png`).length).toBeLessThan(160_000);
  });
});
