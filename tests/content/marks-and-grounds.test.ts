/** What each article and each statement rests on: its mark agrees with its witness, and nothing is said without one. */
import { describe, expect, test } from 'vitest';
import { articleOf, EDITIONS, type NumberedArticle } from '../../src/model/editions.ts';
import { EVENTS } from '../../src/model/history.ts';
import { witnessOf } from '../../src/model/places.ts';
import { groundsOf, SOURCES, textsOf } from '../../src/model/sources.ts';
import { articleText, LANGUAGES, quotesIn, readEdition, slugOf } from './read.ts';

const articles: readonly NumberedArticle[] = EDITIONS.flatMap(({ game }) => Object.keys(game.articles).map(articleOf));

/** Whether an article quotes its source, in both languages. */
const quotes = ({ id, edition: { source, game } }: NumberedArticle): boolean =>
  LANGUAGES.every((lang) => quotesIn(articleText(readEdition(source.slug, game.id, lang), slugOf(id))).length > 0);

describe('the mark of an article', () => {
  test.each(articles.map((article) => [article.id, article] as const))('%s agrees with its witness', (_, article) => {
    const { status, via, place } = article;
    if (status === 'editorial') {
      expect([via, place]).toEqual([undefined, '']);
      return;
    }
    if (status === 'inferred') {
      expect(via).toMatch(/\S/u);
      return;
    }
    // A later author’s telling states nothing of the old text, but for the words that he quotes with their page.
    if (witnessOf(article)!.kind === 'retelling') {
      expect(place).toMatch(/^\d+$/u);
      expect(quotes(article)).toBe(true);
    } else expect(`${place}${via ?? ''}`).toMatch(/\d/u);
  });

  test('is one for all that is taken from one passage', () => {
    const passages = articles
      .filter(({ status }) => status !== 'editorial')
      .flatMap((article) => {
        const { holder, id } = witnessOf(article)!;
        const { place, via = '' } = article;
        // The reprint is cited by its page wherever it is cited: in the place of one edition, after a name in another.
        const at = /p\. (\d+)$/u.exec(via)?.[1] ?? (via || place);
        return at.split(', ').map((part) => ({ passage: `${holder ?? id}: ${part}`, article }));
      });
    const grouped = Map.groupBy(passages, ({ passage }) => passage);
    const divided = [...grouped].filter(([, found]) => new Set(found.map(({ article }) => article.status)).size > 1);
    expect(divided.map(([passage, found]) => [passage, ...found.map(({ article }) => article.id)])).toEqual([]);
    // Two editions take from the page on stakes.
    const onStakes = [...grouped].find(([passage]) => passage.endsWith('méthodique: 180'))![1];
    expect(new Set(onStakes.map(({ article }) => article.edition.game.id)).size).toBe(2);
  });

  test('of advice is that of the book it comes from', () => {
    const advice = articles.filter(({ carried }) => carried === 'advice');
    expect(advice.length).toBeGreaterThan(5);
    expect(advice.filter(({ status }) => status === 'editorial').map(({ id }) => id)).toEqual([]);
  });
});

/** Where the history may have a thing from: a witness of a source, a page of our day, our notes; or that nobody here knows. */
const KNOWN_WITNESSES =
  /Lalanne|history page|reprint|scan|Project Gutenberg|jouerenlignefr\.org|Wikipedia|Wikisource|Bibliothèque nationale de France|collection of research|our notes|nobody here has seen/u;

describe('the history', () => {
  test.each(EVENTS.map((event) => [event.en.short, event] as const))('says from where it has “%s”', (_, event) => {
    for (const each of event.en.witness.split('; ')) expect(each).toMatch(KNOWN_WITNESSES);
    // As many witnesses in either language.
    expect(event.fr.witness.split('\u202f; ').length).toBe(event.en.witness.split('; ').length);
  });

  test('gives as seen nothing that it has from a page of our day alone, and its editions by their witnesses', () => {
    for (const { known, en } of EVENTS)
      if (known === 'seen') expect(en.witness, en.short).not.toMatch(/^(the French )?Wikipedia|our notes|nobody/u);
  });
});

describe('the page of a source', () => {
  test.each(SOURCES.map((source) => [source.slug, source] as const))(
    '%s says what each paragraph rests on',
    (_, source) => {
      for (const lang of LANGUAGES) {
        expect(source.grounds.length).toBe(source[lang].description.length);
        for (const i of source.grounds.keys()) expect(groundsOf(source, i, lang).length).toBeGreaterThan(0);
      }
      // A work of reference that nothing rests on has no place there.
      const used = new Set(source.grounds.flat());
      expect(source.references.filter(({ id }) => !used.has(id))).toEqual([]);
    },
  );

  test('has no paragraph that rests on nothing, or on a copy nobody has seen', () => {
    for (const source of SOURCES)
      for (const id of source.grounds.flat()) {
        const witness = textsOf(source).find((each) => each.id === id);
        expect(witness?.kind, `${source.slug}: ${id}`).not.toBe('primary');
        expect(witness ?? source.references.find((each) => each.id === id), id).toBeDefined();
      }
  });
});
