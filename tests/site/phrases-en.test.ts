/** Tests the English of the built pages and scripts: no condemned phrase outside quotations, no table left as Markdown. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CONDEMNED_ENGLISH } from './condemned-phrases-en.ts';
import { builtPages, DIST_FOLDER, escapePattern } from './dist.ts';

const SPACE = '[\\s\\u00a0\\u202f]+';
const patterns = CONDEMNED_ENGLISH.map((phrase) =>
  typeof phrase === 'string'
    ? new RegExp(`(?<!\\p{L})${escapePattern(phrase).replaceAll(' ', SPACE)}(?!\\p{L})`, 'iu')
    : phrase,
);

/** Elements left out: code and data, quotations, and text in another language. */
const LEFT_OUT = [
  /<(script|style|pre|code)\b[^>]*>[\s\S]*?<\/\1>/gu,
  /<(q|blockquote)\b[^>]*>[\s\S]*?<\/\1>/gu,
  /<(\w+)\b[^>]*\slang="fr"[^>]*>[\s\S]*?<\/\1>/gu,
];
/** Words between quotation marks, which are those of a source. */
const QUOTED = /“[^“”]*”/gu;

const decode = (text: string): string =>
  text
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&#39;', '’')
    .replace(/&#(\d+);/gu, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Stands for a tag within a line, so that a number in one element is not read with the word in the next. */
const JOINT = '\u2060';

/** The words of a page, its labels for screen readers among them; each block is a text of its own. */
const readText = (html: string): string => {
  const kept = LEFT_OUT.reduce((text, pattern) => text.replace(pattern, ' '), html);
  const labels = [...kept.matchAll(/\s(?:aria-label|alt|title|placeholder|content)="([^"]*)"/gu)].map(
    ([, label]) => label!,
  );
  const blocks = kept.replace(
    /<\/?(?:p|li|td|th|h\d|dt|dd|div|section|option|button|summary|figcaption)\b[^>]*>/gu,
    '\n',
  );
  return decode(`${blocks.replace(/<[^>]+>/gu, JOINT)}\n${labels.join('\n')}`);
};

const findCondemned = (text: string): string[] => {
  const joined = text.replace(QUOTED, '“…”');
  const own = joined.replaceAll(JOINT, '');
  return patterns.flatMap((pattern, i) => {
    const searched = typeof CONDEMNED_ENGLISH[i] === 'string' ? own : joined;
    const found = pattern.exec(searched);
    const context = found && searched.slice(Math.max(0, found.index - 40), found.index + 60).replace(/\s+/gu, ' ');
    return found ? [`“${found[0]}” in …${context}…`] : [];
  });
};

const english = builtPages.filter(({ language, path }) => language === 'en' || path.startsWith('/embed/en/'));

describe('the English of the built site', () => {
  test('has enough pages to be tested', () => {
    expect(english.length).toBeGreaterThan(500);
  });

  test('has no condemned phrase on any page', () => {
    const faults = english.flatMap(({ path, html }) =>
      findCondemned(readText(html)).map((fault) => `${path} ${fault}`),
    );
    expect(faults.slice(0, 40), `${faults.length} condemned phrases`).toEqual([]);
  });

  test('has no condemned phrase in any script', () => {
    const folder = join(DIST_FOLDER, '_astro');
    const faults = readdirSync(folder)
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) =>
        [
          ...readFileSync(join(folder, file), 'utf8').matchAll(
            /(["'`])((?:(?!\1)[^\\\n]|\\.)*\s(?:(?!\1)[^\\\n]|\\.)*)\1/gu,
          ),
        ]
          .map(([, , literal]) => literal!)
          .filter((literal) => literal.length < 600)
          .flatMap((literal) => findCondemned(literal).map((fault) => `${file} ${fault}`)),
      );
    expect(faults.slice(0, 40), `${faults.length} condemned phrases`).toEqual([]);
  });
});

test('no paragraph of any page begins with the stroke of a table in Markdown', () => {
  const raw = builtPages.filter(({ html }) => /<p\b[^>]*>\s*\|/u.test(html)).map(({ path }) => path);
  expect(raw).toEqual([]);
});
