/** Tests the printable papers: for their own game, well typeset in both languages, and with the book’s own figures. */
import { describe, expect, test } from 'vitest';
import { GAMES } from '#engine/games.ts';
import { completePractices } from '#engine/readings.ts';
import { findEnglishFaults, findFrenchFaults, LANGUAGES, readYaml } from './read.ts';

interface BilingualText {
  readonly en: string;
  readonly fr: string;
  readonly articles?: readonly string[];
  readonly value?: string;
}

interface Papers {
  readonly board?: BilingualText;
  readonly score: {
    readonly how: BilingualText;
    readonly key: readonly BilingualText[];
    readonly down: readonly BilingualText[] | object;
    readonly rings?: number;
  };
}

const papersOf = (game: string) => readYaml(`papers/${game}.yaml`) as Papers;

/** Collects everything that is written in both languages in a file. */
const collectTexts = (part: unknown): readonly BilingualText[] => {
  if (typeof part !== 'object' || part === null) return [];
  const own = 'en' in part ? [part as BilingualText] : [];
  return [...own, ...Object.values(part).flatMap(collectTexts)];
};

describe.each(GAMES.map((game) => [game.id, game] as const))('the printed papers of %s', (id, game) => {
  const said = collectTexts(papersOf(id));

  test('include a board exactly where counters lie on one', () => {
    const boxes = game.tableAccounts?.some((account) => account.startsWith('box:')) ?? false;
    expect(papersOf(id).board !== undefined).toBe(boxes);
  });

  test('cite articles of their own game for each line of the board and score sheet', () => {
    const { board, score } = papersOf(id);
    for (const line of [score.how, ...score.key, ...(board ? [board] : [])])
      expect(line.articles?.length, line.en).toBeGreaterThan(0);
    const unknown = said.flatMap(({ articles = [] }) => articles).filter((id) => !Object.hasOwn(game.articles, id));
    expect(unknown).toEqual([]);
  });

  test.each(LANGUAGES)('are well typeset in %s', (language) => {
    const faults = language === 'fr' ? findFrenchFaults : findEnglishFaults;
    expect(said.flatMap((line) => faults(line[language]))).toEqual([]);
  });
});

test('the sheet of Cassino counts the eleven points, four of them for the aces', () => {
  const rows = papersOf('cassino').score.down as readonly BilingualText[];
  const points = rows
    .filter(({ articles = [] }) => articles.some((id) => id.startsWith('BW91.cassino.points.')))
    .map(({ articles, value }) => Number(value) * (articles!.includes('BW91.cassino.points.ace') ? 4 : 1));
  expect(points.reduce((a, b) => a + b, 0)).toBe(11);
});

test.each(['snip-snap-snorum', 'chnif-chnof-chnorum', 'chat-qui-dort'])(
  'a player of %s has as many rings as starting counters',
  (id) => {
    const game = GAMES.find((each) => each.id === id)!;
    // Snip has no choice of stake: BW91.snip.counters gives five.
    const { stake = '5' } = completePractices(game.readings, {}) as Readonly<Record<string, string>>;
    expect(papersOf(id).score.rings).toBe(Number(stake));
  },
);
