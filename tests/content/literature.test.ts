/** Tests the scenes of literature against what was read of them. */
import { describe, expect, test } from 'vitest';
import { GAMES } from '#engine/games.ts';
import { LANGUAGES } from '../../src/i18n/routes.ts';
import { AUTHORS, findSceneOfGame, GAMES_WITHOUT_SCENE, getSceneId } from '../../src/model/literature.ts';

const scenes = AUTHORS.flatMap(({ scenes: own }) => own);

describe('the scenes of literature', () => {
  test('were printed before 1900, and quote twelve words at most', () => {
    expect(scenes.length).toBeGreaterThanOrEqual(12);
    for (const { year, phrase } of scenes) {
      expect(year).toBeLessThan(1900);
      expect(phrase.split(/\s+/).length).toBeLessThanOrEqual(12);
    }
  });

  test('have ids of their own, which do not change with the language', () => {
    const ids = scenes.map(getSceneId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('dickens-1');
  });

  test('are told on the page of a game if it has one, in both languages', () => {
    const told = GAMES.map(({ id }) => findSceneOfGame(id)).filter((scene) => scene !== undefined);
    expect(told.length).toBe(6);
    for (const scene of told) for (const lang of LANGUAGES) expect(scene[lang].brief).toMatch(/\.$/);
    expect(GAMES_WITHOUT_SCENE.length + new Set(scenes.flatMap(({ game }) => game ?? [])).size).toBe(GAMES.length);
  });
});
