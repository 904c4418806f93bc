import { describe, expect, test } from 'vitest';
import { articles, type CassinoArticle } from '#engine/games/cassino/articles.ts';
import { extractArticleText, extractProse, getSlug, LANGUAGES, readEdition } from './read.ts';

const SOURCE = 'round-games-1891';
const GAME = 'cassino';

const ids = Object.keys(articles) as CassinoArticle[];
const edition = { en: readEdition(SOURCE, GAME, 'en'), fr: readEdition(SOURCE, GAME, 'fr') };

describe.each(LANGUAGES)('the edition of Cassino in %s', (language) => {
  const page = edition[language];

  // The web copy ends with the line for Little Cassino, p. 99.
  test('marks where the web copy breaks off and where the supplied text ends', () => {
    const supplied = ids.filter((id) => articles[id].status === 'stated').slice(ids.indexOf('BW91.cassino.points.ace'));
    const noted = { en: /copy on the web has broken off/u, fr: /copie du Web s’est arrêtée/u }[language];
    expect(ids.filter((id) => noted.test(extractArticleText(page, getSlug(id))))).toEqual(['BW91.cassino.points.ace']);
    const ended = { en: /from the complete book, come to an end/u, fr: /d’après le livre complet/u }[language];
    expect(supplied.at(-1)).toBe('BW91.cassino.exposed.penalty');
    expect(extractArticleText(page, getSlug(supplied.at(-1)!))).toMatch(ended);
    const heading = { en: /from the complete book$/mu, fr: /d’après le livre complet$/mu }[language];
    const [, section] = page.body.split('slug="cassino.points.little"')[1]!.split('\n## ');
    expect(section!.split('\n')[0]).toMatch(heading);
    expect(section).toContain('slug="cassino.points.ace"');
  });

  test('gives the points of p. 99, eleven in all', () => {
    const points = (name: string) =>
      Number(/(\d) points?/u.exec(extractProse(extractArticleText(page, `cassino.points.${name}`), language))![1]);
    const each = ['great', 'little', 'ace', 'spades', 'cards'].map(points);
    expect(each).toEqual([2, 1, 1, 1, 3]);
    expect(each.reduce((sum, n) => sum + n) + 3 * points('ace')).toBe(11);
  });
});

describe('the two editions of Cassino', () => {
  const numbersIn = (text: string) => (text.match(/\d+/gu) ?? []).sort();

  test.each(ids)('give the same numbers in %s', (id) => {
    const [en, fr] = [extractArticleText(edition.en, getSlug(id)), extractArticleText(edition.fr, getSlug(id))];
    expect(numbersIn(fr)).toEqual(numbersIn(en));
  });
});
