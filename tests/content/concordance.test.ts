/** Tests the words of the concordance: each must be found in its edition, in the article named with it. */
import { describe, expect, test } from 'vitest';
import { findGame } from '#engine/games.ts';
import { concordanceWords } from '../../src/i18n/concordance.ts';
import { extractArticleText, findFrenchFaults, LANGUAGES, listStrings, readEdition, readYaml } from './read.ts';

const EDITIONS: Readonly<Record<string, readonly [source: string, language: 'en' | 'fr']>> = {
  AC60: ['avantcoureur-1760', 'fr'],
  L92: ['lacombe-1792', 'fr'],
  HF90: ['huvier-1790', 'fr'],
  BW91: ['round-games-1891', 'en'],
  B96: ['boussac-1896', 'fr'],
};

const words = readYaml('concordance/words.yaml') as Record<string, Record<string, { word: string; article: string }>>;
const rows = Object.entries(words).flatMap(([row, games]) =>
  Object.entries(games).map(([game, { word, article }]) => ({ row, game, word, article })),
);

describe('the words of the sources', () => {
  test.each(rows)('include “$word” of $game in $article', ({ game, word, article }) => {
    expect(Object.keys(findGame(game)!.articles)).toContain(article);
    const [source, language] = EDITIONS[findGame(game)!.source]!;
    const slug = article.slice(article.indexOf('.') + 1);
    const text = extractArticleText(readEdition(source, game, language), slug).replace(/<Note>.*?<\/Note>/gsu, '');
    expect(text.toLowerCase()).toContain(word.toLowerCase().replace(/s$/u, ''));
  });

  test('have their rows, and no others, named in both languages', () => {
    for (const language of LANGUAGES)
      expect(Object.keys(concordanceWords(language).words).sort()).toEqual(Object.keys(words).sort());
  });

  test('follow French typography where they name practices', () => {
    const said = listStrings(concordanceWords('fr')).map(({ string }) => string);
    expect(said.length).toBeGreaterThan(50);
    expect(said.flatMap((text) => findFrenchFaults(text))).toEqual([]);
  });
});
