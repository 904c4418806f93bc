import { describe, expect, test } from 'vitest';
import { drawSprite } from '../../src/pack/draw.ts';

const sprite = drawSprite();
const drawn = new Map(
  [...sprite.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs)].map((found) => [found[1], found[2]] as const),
);

describe('the sprite of the pack', () => {
  test('holds every card of the pack and the other drawings', () => {
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

  test('has no two identical drawings', () => {
    expect(new Set(drawn.values()).size).toBe(drawn.size);
  });

  test('contains no style, script or text, which a strict policy or another font would change', () => {
    expect(sprite).not.toMatch(/<(style|script|text|use)\b|\sstyle=|NaN|undefined/);
  });
});
