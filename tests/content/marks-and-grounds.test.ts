/**
 * Tests the witnesses named for articles and statements: each mark must agree with its witness, and every statement
 * must have one.
 */
import { describe, expect, test } from 'vitest';
import { EDITIONS, getArticle, type NumberedArticle } from '../../src/model/editions.ts';
import { HISTORY_EVENTS } from '../../src/model/history.ts';
import { findWitness } from '../../src/model/places.ts';
import { listSupportingTexts, listWitnesses, SOURCES } from '../../src/model/sources.ts';
import { extractArticleText, getSlug, LANGUAGES, listQuotations, readEdition } from './read.ts';

const articles: readonly NumberedArticle[] = EDITIONS.flatMap(({ game }) => Object.keys(game.articles).map(getArticle));

/** True if the article quotes its source in both languages. */
const isQuoted = ({ id, edition: { source, game } }: NumberedArticle): boolean =>
  LANGUAGES.every(
    (lang) => listQuotations(extractArticleText(readEdition(source.slug, game.id, lang), getSlug(id))).length > 0,
  );

describe('the mark of an article', () => {
  test.each(articles.map((article) => [article.id, article] as const))(
    'agrees with the witness of %s',
    (_, article) => {
      const { status, via, place } = article;
      if (status === 'editorial') {
        expect([via, place]).toEqual([undefined, '']);
        return;
      }
      if (status === 'inferred') {
        expect(via).toMatch(/\S/u);
        return;
      }
      // A later author’s retelling states nothing of the old text, except the words quoted with their page.
      if (findWitness(article)!.kind === 'retelling') {
        expect(place).toMatch(/^\d+$/u);
        expect(isQuoted(article)).toBe(true);
      } else expect(`${place}${via ?? ''}`).toMatch(/\d/u);
    },
  );

  test('is one for all articles taken from one passage', () => {
    const passages = articles
      .filter(({ status }) => status !== 'editorial')
      .flatMap((article) => {
        const { holder, id } = findWitness(article)!;
        const { place, via = '' } = article;
        // The reprint is cited by page everywhere: in the place of one edition, after a name in another.
        const at = /p\. (\d+)$/u.exec(via)?.[1] ?? (via || place);
        return at.split(', ').map((part) => ({ passage: `${holder ?? id}: ${part}`, article }));
      });
    const grouped = Map.groupBy(passages, ({ passage }) => passage);
    const divided = [...grouped].filter(([, found]) => new Set(found.map(({ article }) => article.status)).size > 1);
    expect(divided.map(([passage, found]) => [passage, ...found.map(({ article }) => article.id)])).toEqual([]);
    // Two editions draw on the page on stakes.
    const onStakes = [...grouped].find(([passage]) => passage.endsWith('méthodique: 180'))![1];
    expect(new Set(onStakes.map(({ article }) => article.edition.game.id)).size).toBe(2);
  });

  test('is, for advice, that of the book the advice comes from', () => {
    const advice = articles.filter(({ carried }) => carried === 'advice');
    expect(advice.length).toBeGreaterThan(5);
    expect(advice.filter(({ status }) => status === 'editorial').map(({ id }) => id)).toEqual([]);
  });
});

/** Possible evidence for a fact in the history: a witness of a source, a modern page, our notes, or “unknown”. */
const KNOWN_WITNESSES =
  /Lalanne|history page|reprint|scan|Project Gutenberg|jouerenlignefr\.org|Wikipedia|Wikisource|Bibliothèque nationale de France|collection of research|we keep notes|we have not traced/u;

describe('the history', () => {
  test.each(HISTORY_EVENTS.map((event) => [event.en.short, event] as const))(
    'names its witness for “%s”',
    (_, event) => {
      for (const each of event.en.witness.split('; ')) expect(each).toMatch(KNOWN_WITNESSES);
      // Both languages name equally many witnesses.
      expect(event.fr.witness.split('\u202f; ').length).toBe(event.en.witness.split('; ').length);
    },
  );

  test('marks nothing as seen that only a modern page reports, and cites editions by their witnesses', () => {
    for (const { known, en } of HISTORY_EVENTS)
      if (known === 'seen') expect(en.witness, en.short).not.toMatch(/^(the French )?Wikipedia|our notes|nobody/u);
  });
});

describe('the page of a source', () => {
  test.each(SOURCES.map((source) => [source.slug, source] as const))(
    'says what each paragraph of %s rests on',
    (_, source) => {
      for (const lang of LANGUAGES) {
        expect(source.grounds.length).toBe(source[lang].description.length);
        for (const i of source.grounds.keys()) expect(listSupportingTexts(source, i, lang).length).toBeGreaterThan(0);
      }
      // A work of reference on which nothing rests does not belong there.
      const used = new Set(source.grounds.flat());
      expect(source.references.filter(({ id }) => !used.has(id))).toEqual([]);
    },
  );

  test('has no paragraph without a ground, or on an unseen copy', () => {
    for (const source of SOURCES)
      for (const id of source.grounds.flat()) {
        const witness = listWitnesses(source).find((each) => each.id === id);
        expect(witness?.kind, `${source.slug}: ${id}`).not.toBe('primary');
        expect(witness ?? source.references.find((each) => each.id === id), id).toBeDefined();
      }
  });
});
