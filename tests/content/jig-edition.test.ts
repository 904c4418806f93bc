import { describe, expect, test } from 'vitest';
import { RANKS } from '#engine/cards.ts';
import { articles, type JigArticle } from '#engine/games/jig/articles.ts';
import { extractArticleText, LANGUAGES, type Language, readEdition, readSource } from './read.ts';

const SOURCE = 'round-games-1891';
const ids = Object.keys(articles) as JigArticle[];
const edition = { en: readEdition(SOURCE, 'jig', 'en'), fr: readEdition(SOURCE, 'jig', 'fr') };

describe('the list of Jigs', () => {
  const NAMES: Readonly<Record<Language, readonly string[]>> = {
    en: 'ace two three four five six seven eight nine ten knave queen king'.split(' '),
    fr: 'as deux trois quatre cinq six sept huit neuf dix valet dame roi'.split(' '),
  };
  // Four cards further on, or the king, who is last: the rows of the rules have it.
  const jigTo = RANKS.slice(0, -1).map((_, i) => [i, Math.min(i + 4, RANKS.length - 1)]);

  test.each(LANGUAGES)('matches the rules, %s', (language) => {
    const rows = extractArticleText(edition[language], 'jig.table').match(/^\|.*\|$/gmu)!;
    const listed = rows.slice(2).flatMap((row) => {
      const [led, jig] = row.split('|').slice(1, 3);
      return led!.split(',').map((card) => [card, jig!].map((name) => NAMES[language].indexOf(name.trim())));
    });
    expect(listed).toEqual(jigTo);
  });
});

test('the source places Jig after Snip-Snap-Snorum, with the pages of its chapter', () => {
  const { games, citation } = readSource(SOURCE);
  expect(games.indexOf('jig')).toBe(games.indexOf('snip-snap-snorum') + 1);
  const [first, last] = citation.chapters!.jig!.pages.split('–');
  const pages = ids.flatMap((id) => articles[id].place.split('–')).filter((page) => page && page >= '90');
  expect([pages.sort()[0], pages.at(-1)]).toEqual([first, last]);
});
