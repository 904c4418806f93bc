import { describe, expect, test } from 'vitest';
import { articles, type ChatArticle } from '#engine/games/chat-qui-dort/articles.ts';
import { LANGUAGES, readEdition } from './read.ts';

const SOURCE = 'huvier-1790';
const GAME = 'chat-qui-dort';

const edition = { en: readEdition(SOURCE, GAME, 'en'), fr: readEdition(SOURCE, GAME, 'fr') };

/** Phrases of the dialogue of 1790, in its own spelling; the edition must quote them unchanged. */
const PHRASES = [
  'et le chat qui dort',
  'c’est cette carte qui est le chat',
  'que le valet parle',
  'a réveillé le chat',
  'parce qu’il en coûte toujours',
  'on ne paye un jetton qu’en un tour',
  'parle',
];

describe.each(LANGUAGES)('the edition of Le Chat qui dort in %s', (language) => {
  const page = edition[language];

  test('quotes the dialogue and nothing of the modern page', () => {
    const quoted = [...page.body.matchAll(/<Q lang="([a-z]+)">(.*?)<\/Q>/gsu)];
    expect(new Set(quoted.map(([, lang]) => lang))).toEqual(new Set(['fr']));
    expect(quoted.map(([, , phrase]) => phrase!.toLowerCase())).toEqual(PHRASES);
  });

  test('keeps the two texts apart: stated first, then inferred, then ours', () => {
    const headings = page.body.split(/^## /gmu).slice(1);
    const kinds = headings.map((part) => [
      ...new Set(
        [...part.matchAll(/<Article slug="([^"]+)">/gu)].map((m) => articles[`HF90.${m[1]}` as ChatArticle].status),
      ),
    ]);
    expect(kinds.map((kind) => kind.length)).toEqual(kinds.map(() => 1));
    const order = kinds.flat();
    expect(order).toEqual(['stated', ...Array(order.length - 2).fill('inferred'), 'editorial']);
  });
});
