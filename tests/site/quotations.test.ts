/** Tests the quotations of every built page: each `<q>` stands in one of the texts beside the project. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listPassages, SOURCE_TEXTS_AVAILABLE } from '../content/held-texts.ts';
import { correctCopy, normalize } from '../content/phrases.ts';
import { PHRASE_WITNESSES } from '../content/quoted-otherwise.ts';
import { root } from '../house/files.ts';
import { builtPages } from './dist.ts';

const plain = (html: string): string =>
  normalize(
    html
      .replace(/<[^>]+>/gu, '')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'"),
  );

test.skipIf(!SOURCE_TEXTS_AVAILABLE)(
  'every quotation of every page is in a text, but for a capital in the glossary',
  () => {
    const folder = join(root, '../shared/sources');
    const copies = normalize(
      readdirSync(folder)
        .map((file) => readFileSync(join(folder, file), 'utf8'))
        .join(' ¦ '),
    );
    const mended = listPassages().map(([, text]) => normalize(text));
    const whole = [copies, correctCopy(copies), ...mended].join(' ¦ ');
    const elsewhere = new Set(Object.keys(PHRASE_WITNESSES).map(normalize));
    const isQuoted = (phrase: string, glossary: boolean): boolean =>
      whole.includes(phrase) ||
      elsewhere.has(phrase) ||
      (glossary && whole.includes(phrase.charAt(0).toUpperCase() + phrase.slice(1)));
    const phrases = new Set<string>();
    const wrong = new Set<string>();
    // The novels are not among the texts: `content/literature/` has the places of its phrases.
    for (const { path, kind, html } of builtPages.filter((page) => page.kind !== 'literature'))
      for (const [, inside = ''] of html.matchAll(/<q\b[^>]*>(.*?)<\/q>/gsu)) {
        const phrase = plain(inside);
        phrases.add(phrase);
        if (!isQuoted(phrase, kind === 'glossary')) wrong.add(`${path}: ${phrase}`);
      }
    expect(phrases.size).toBeGreaterThan(300);
    expect([...wrong]).toEqual([]);
    expect([isQuoted('the cards in the pool', true), isQuoted('those in the pool', true)]).toEqual([false, true]);
  },
);
