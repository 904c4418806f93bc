import { describe, expect, test } from 'vitest';
import { drawSprite } from '../../src/pack/draw.ts';

const sprite = drawSprite();
const drawn = new Map(
  [...sprite.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs)].map((found) => [found[1], found[2]] as const),
);

describe('the sprite of the pack', () => {
  test('holds the pack, card by card, and what goes with it', () => {
    const pack = ['S', 'H', 'D', 'C'].flatMap((suit) =>
      'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ').map((rank) => rank + suit),
    );
    const letters = 'A 2 3 4 5 6 7 8 9 10 J Q K V D R'.split(' ');
    const small = ['S', 'H', 'D', 'C'].flatMap((suit) => letters.map((name) => `s${name}${suit}`));
    const underFigures = ['S', 'H', 'D', 'C'].flatMap((suit) => [...'JQKVDR'].map((name) => `m${name}${suit}`));
    const indices = letters.map((name) => `i${name}`);
    expect([...drawn.keys()].sort()).toEqual(
      [...pack, ...small, ...underFigures, ...indices, 'S', 'H', 'D', 'C', 'back', 'blank', 'counter'].sort(),
    );
  });

  test('has no two drawings alike', () => {
    expect(new Set(drawn.values()).size).toBe(drawn.size);
  });

  test('carries no style, no script and no text, which a strict policy or another face would change', () => {
    expect(sprite).not.toMatch(/<(style|script|text|use)\b|\sstyle=|NaN|undefined/);
  });
});
