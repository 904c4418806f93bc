import { describe, expect, test } from 'vitest';
import { articles, type ManilleArticle } from '#engine/games/manille/articles.ts';
import { extractArticleText, getSlug, LANGUAGES, readEdition } from './read.ts';

const SOURCE = 'boussac-1896';
const GAME = 'manille';

const ids = Object.keys(articles) as ManilleArticle[];
const edition = { en: readEdition(SOURCE, GAME, 'en'), fr: readEdition(SOURCE, GAME, 'fr') };

describe('the two editions of 1896', () => {
  // Rules 6 (if noticed late), 7, 8, 9 (three faults), 10, 11, 12, 13, 16 and 17 (for a following misdeal).
  const FINED =
    'misdeal.turned number number.noticed renounce false-ruff under-force turn three-cards two-tricks looked false-statement bottom.misdeal';

  test.each(LANGUAGES)('set a fine of thirty-four points where the seventeen rules do, %s', (language) => {
    const fine = language === 'fr' ? /trente-quatre/u : /thirty-four/u;
    const rules = ids.filter((id) => articles[id].place.includes('no.'));
    const fined = rules.filter((id) => fine.test(extractArticleText(edition[language], getSlug(id))));
    expect(fined.map((id) => id.slice('B96.fault.'.length)).join(' ')).toBe(FINED);
  });
});
