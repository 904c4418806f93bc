import { describe, expect, test } from 'vitest';
import { cardName, getCardIndex, getRankPlural, isCourtCard, rankName } from '../../src/i18n/cards.ts';
import { pageHref, stripLanguage, toOtherLanguagePath } from '../../src/i18n/routes.ts';

describe('the names of the cards', () => {
  test.each([
    ['9S', 'en', 'bare', 'nine of spades'],
    ['9S', 'en', 'the', 'the nine of spades'],
    ['8D', 'en', 'a', 'an eight of diamonds'],
    ['10C', 'en', 'to', 'to the ten of clubs'],
    ['9S', 'fr', 'bare', 'neuf de pique'],
    ['9S', 'fr', 'the', 'le neuf de pique'],
    ['AH', 'fr', 'the', 'l’as de cœur'],
    ['QS', 'fr', 'the', 'la dame de pique'],
    ['8C', 'fr', 'the', 'le huit de trèfle'],
    ['KD', 'fr', 'of', 'du roi de carreau'],
    ['AD', 'fr', 'of', 'de l’as de carreau'],
    ['QH', 'fr', 'to', 'à la dame de cœur'],
    ['JC', 'fr', 'to', 'au valet de trèfle'],
    ['QC', 'fr', 'a', 'une dame de trèfle'],
  ] as const)('give %s in %s, form “%s”, as “%s”', (card, lang, form, name) => {
    expect(cardName(card, lang, form)).toBe(name);
  });

  test('exist for ranks alone', () => {
    expect(rankName('A', 'en', 'a')).toBe('an ace');
    expect(rankName('Q', 'fr', 'the')).toBe('la dame');
    expect(getRankPlural('6', 'en')).toBe('sixes');
    expect(getRankPlural('J', 'fr')).toBe('valets');
  });

  test('use the index letters of their language', () => {
    expect(['KS', 'QH', 'JD', 'AC', '10S'].map((card) => getCardIndex(card, 'fr'))).toEqual(['R', 'D', 'V', 'A', '10']);
    expect(['KS', 'QH', 'JD', 'AC', '10S'].map((card) => getCardIndex(card, 'en'))).toEqual(['K', 'Q', 'J', 'A', '10']);
  });

  test('call a court card king, queen or knave', () => {
    expect(['KS', 'QH', 'JD', 'AC', '10S'].map(isCourtCard)).toEqual([true, true, true, false, false]);
  });

  test.each(['1S', '9X', 'KSS', '', '9s'])('reject “%s”, which is no card', (text) => {
    expect(() => cardName(text, 'en')).toThrow(/no card is written/);
  });
});

describe('page addresses', () => {
  test('keep their place when the language changes', () => {
    expect(toOtherLanguagePath('/en/sources/AC60/nain-jaune/')).toBe('/fr/sources/AC60/nain-jaune/');
    expect(toOtherLanguagePath('/fr/')).toBe('/en/');
    expect(() => toOtherLanguagePath('/')).toThrow(/no language/);
  });

  test('end in a slash, before the fragment if there is one', () => {
    expect(pageHref('fr', 'sources/AC60')).toBe('/fr/sources/AC60/');
    expect(pageHref('en', 'sources/AC60#hoc.accidental')).toBe('/en/sources/AC60/#hoc.accidental');
    expect(pageHref('en')).toBe('/en/');
    expect(stripLanguage('/en/about/')).toBe('about/');
    expect(stripLanguage('/about/')).toBeUndefined();
  });
});
