/** Tests the labels on the move buttons. */
import { describe, expect, test } from 'vitest';
import { parseCard } from '#engine/cards.ts';
import { createMoveBuffer, formatMove } from '#engine/game.ts';
import { GAMES } from '#engine/games.ts';
import { describeMove } from '../../../src/narration/moves.ts';
import { listPracticeGames, playRandomGame } from '../../games/random-play.ts';
import { findEnglishFaults, findFrenchFaults, LANGUAGES } from '../read.ts';
import { getTableContext } from './narrated.ts';

describe.each(GAMES.map((game) => [game.id, game] as const))('the moves of %s', (id, game) => {
  const written = new Set<string>();
  const legal = createMoveBuffer();
  const plays = listPracticeGames(game);
  for (const play of plays.filter((__, i) => i % Math.ceil(plays.length / 12) === 0))
    playRandomGame(play, null, (table) => {
      for (const move of legal.subarray(0, table.legal(legal))) written.add(formatMove(table, move));
    });

  test.each(LANGUAGES)('are described in words (%s)', (lang) => {
    const faults = { en: findEnglishFaults, fr: findFrenchFaults }[lang];
    const wrong = [...written]
      .map((words) => [words, describeMove(words, lang, getTableContext(id, lang).messages.table.move)])
      .filter(([words, told]) => told === words || /undefined|\b\d*[SHDC]\b/.test(told!) || faults(told!).length > 0);
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(written.size).toBeGreaterThan(10);
  });

  test('name the card they lay, and no two of one card read alike', () => {
    const byCard = Map.groupBy(written, (words) => words.split(' ')[0]!);
    for (const [card, moves] of byCard)
      if (parseCard(card) !== undefined)
        expect(
          new Set(moves.map((words) => describeMove(words, 'en', getTableContext(id, 'en').messages.table.move))).size,
          card,
        ).toBe(moves.length);
  });
});
