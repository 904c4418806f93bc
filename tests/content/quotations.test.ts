/**
 * Tests quotations: each is in an old text to the letter, capitals included, or listed in `quoted-otherwise.ts`. The
 * old texts are not part of the project: the check runs only where they are in a folder beside it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../house/files.ts';
import { SOURCE_TEXTS_AVAILABLE } from './held-texts.ts';
import { correctCopy, hasPhrase, normalize, readSourceTexts } from './phrases.ts';
import { MENTIONED_WORDS, PHRASE_WITNESSES, QUOTATION_CORRECTIONS, TRANSLATIONS } from './quoted-otherwise.ts';
import { listQuotations, listStrings, readYaml, SOURCES } from './read.ts';

interface Quotation {
  readonly where: string;
  readonly phrase: string;
  /** The entry or the paragraph in which the phrase is quoted. */
  readonly context: string;
}

const BETWEEN = /«\s([^»]*)\s»|“([^”]*)”/gu;
const marked = (where: string, context: string): Quotation[] =>
  [...context.replace(/<Q [^>]*>.*?<\/Q>/gsu, '').matchAll(BETWEEN)].map(([, french, english]) => ({
    where,
    phrase: (french ?? english)!.replace(/<[^>]+>/gu, ''),
    context,
  }));

const content = (folder: string, ending: string): string[] =>
  readdirSync(join(root, 'content', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file}`);

const editions = content('editions', '.mdx').map((file) => ({
  file,
  source: file.split('/')[1]!,
  articles: readFileSync(join(root, 'content', file), 'utf8').split('</Article>'),
}));

/** All quotations in the editions, the disputed points, the glossary, the history and the sources. */
const quoted: readonly Quotation[] = [
  ...editions.flatMap(({ file, articles }) => articles.flatMap((article) => marked(file, article))),
  ...['readings', 'glossary', 'history', 'sources'].flatMap((folder) =>
    content(folder, '.yaml').flatMap((file) =>
      (Object.values(readYaml(file) as object) as object[]).flatMap((entry) => {
        const context = listStrings(entry).map(({ string }) => string);
        return context.flatMap((string) =>
          marked(file, string).map((each) => ({ ...each, context: context.join(' ') })),
        );
      }),
    ),
  ),
];

const listed = [...Object.keys(TRANSLATIONS), ...Object.keys(PHRASE_WITNESSES), ...MENTIONED_WORDS].map(normalize);

test('every listed exception stands between quotation marks, and is listed once', () => {
  const phrases = new Set([
    ...quoted.map(({ phrase }) => normalize(phrase)),
    ...editions.flatMap(({ articles }) => articles.flatMap(listQuotations).map(([, phrase]) => normalize(phrase))),
  ]);
  expect(listed.filter((phrase) => !phrases.has(phrase))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});

test('a phrase from a text we do not hold names its witness beside it', () => {
  for (const [phrase, witness] of Object.entries(PHRASE_WITNESSES))
    for (const { where, context } of [
      ...quoted.filter((each) => normalize(each.phrase) === normalize(phrase)),
      ...editions.flatMap(({ file, articles }) =>
        articles.filter((article) => article.includes(`>${phrase}</Q>`)).map((context) => ({ where: file, context })),
      ),
    ])
      expect(context, `${where}: ${phrase}`).toMatch(witness);
});

test('a correction inside a quotation is listed for its source in both languages', () => {
  const corrections = SOURCES.map(
    (slug) => readYaml(`sources/${slug}.yaml`) as Record<string, { corrections: { what: string }[] }>,
  );
  for (const language of ['en', 'fr']) {
    const told = corrections
      .flatMap((source) => source[language]!.corrections.map(({ what }) => normalize(what)))
      .join(' ');
    for (const [copy, ours] of Object.entries(QUOTATION_CORRECTIONS)) {
      expect(told, language).toContain(copy);
      expect(told, language).toContain(ours);
    }
  }
});

describe.skipIf(!SOURCE_TEXTS_AVAILABLE)('compared with the texts', () => {
  const bySource = SOURCE_TEXTS_AVAILABLE ? readSourceTexts() : {};
  const whole = Object.values(bySource).join(' ¦ ');
  const inSome = (phrase: string) => hasPhrase(phrase, whole) || hasPhrase(phrase, correctCopy(whole));

  test.each(editions)('$file quotes its source to the letter', ({ source, articles }) => {
    const text = bySource[source] ?? '';
    const wrong = articles
      .flatMap(listQuotations)
      .map(([, phrase]) => phrase)
      .filter(
        (phrase) => !hasPhrase(phrase, text) && !hasPhrase(phrase, correctCopy(text)) && !(phrase in PHRASE_WITNESSES),
      );
    expect(wrong).toEqual([]);
  });

  test('every quotation is exact, or named as something else', () => {
    const wrong = quoted.filter(({ phrase }) => !inSome(phrase) && !listed.includes(normalize(phrase)));
    expect(wrong.map(({ where, phrase }) => `${where}: ${phrase}`)).toEqual([]);
  });

  test('every translated phrase has its original in the texts', () => {
    expect(Object.values(TRANSLATIONS).filter((original) => !inSome(original))).toEqual([]);
  });

  test('every phrase of the claims is in the texts', () => {
    const claims = content('claims', '.yaml').flatMap((file) => readYaml(file) as { quote?: { text: string } }[]);
    const phrases = claims.flatMap(({ quote }) => quote?.text ?? []);
    expect(phrases.length).toBeGreaterThan(10);
    expect(phrases.filter((phrase) => !inSome(phrase) && !(phrase in PHRASE_WITNESSES))).toEqual([]);
  });

  test('a changed capital or letter is detected', () => {
    expect(inSome('fait hoc partout')).toBe(false);
    expect(inSome('faire hoc partout')).toBe(true);
    expect(inSome('Faire hoc partout')).toBe(false);
    expect(inSome('sont chargées')).toBe(true);
  });
});
