/** Functions that play and narrate records for the tests, and sample games to narrate. */
import { readdirSync, readFileSync } from 'node:fs';
import { GAMES } from '#engine/games.ts';
import { formatFaultMessage } from '#engine/record/fault-sentences.ts';
import { type Replay, replay } from '#engine/record/replay.ts';
import { getPresentation } from '../../../src/games/presentations.ts';
import { en } from '../../../src/narration/en.ts';
import { fr } from '../../../src/narration/fr.ts';
import { formatClauses, narrateStep } from '../../../src/narration/narrate.ts';
import { createTable, type PlayContext } from '../../../src/table/game-table.ts';
import { listPracticeGames, type RandomGame } from '../../games/random-play.ts';
import { randomRecord } from '../../games/random-record.ts';
import { type Language } from '../read.ts';

/** All games; each has a table, and so a narration. */
export const NARRATED_GAMES = GAMES;

const contexts = new Map<string, PlayContext>();
for (const { id } of NARRATED_GAMES)
  for (const say of [en, fr]) contexts.set(`${id} ${say.lang}`, await createTable(getPresentation(id).table, say));

/** Returns what is needed to narrate a game in a language. */
export const getTableContext = (game: string, lang: Language): PlayContext => contexts.get(`${game} ${lang}`)!;

/** Plays a record; throws if it has faults. */
export const playRecord = (record: string): Replay => {
  const result = replay(record, GAMES);
  if (result.ok) return result.value;
  throw new Error(`${result.faults.map((each) => `${each.line}: ${formatFaultMessage(each)}`).join('\n')}\n${record}`);
};

/** Narrates every step of a game; a settlement after a move is a sentence of its own. */
export const narrateSteps = (whole: Replay, lang: Language): string[] =>
  whole.steps.map((step) => formatClauses(narrateStep(step, whole, getTableContext(whole.game, lang))));

/** Narrates every deal begun and every move; the sentences of a settlement are joined to the move before it. */
export const narrateMoves = (whole: Replay, lang: Language): string[] => {
  const moves: string[] = [];
  for (const [i, sentence] of narrateSteps(whole, lang).entries()) {
    if (whole.steps[i]!.part === 1) moves.push(sentence);
    else moves[moves.length - 1] += ` ${sentence}`;
  }
  return moves;
};

/** Narrates the last move that is written like `move`; no-break spaces become plain spaces. Throws if there is none. */
export const narrateMove = (record: string, move: string, lang: Language): string => {
  const whole = playRecord(record);
  const moves = whole.steps.filter(({ part }) => part === 1);
  const at = moves.findLastIndex((each) => each.move === move);
  if (at < 0) throw new Error(`no step ${move}: ${whole.steps.map((step) => step.move).join(', ')}`);
  return narrateMoves(whole, lang)[at]!.replace(/[\u202f\u00a0]/g, ' ');
};

const EXAMPLES = new URL('../../../content/examples/', import.meta.url);

/** Returns the records of a game’s examples. */
export const readExampleRecords = (game: string): readonly string[] =>
  readdirSync(new URL(game, EXAMPLES)).map((file) => readFileSync(new URL(`${game}/${file}`, EXAMPLES), 'utf8'));

/** Every example in the content, with its game and its file name. */
export const listExampleRecords = (): readonly {
  readonly game: string;
  readonly id: string;
  readonly record: string;
}[] =>
  GAMES.flatMap(({ id: game }) =>
    readdirSync(new URL(game, EXAMPLES)).map((file) => ({
      game,
      id: file.replace(/\.deal$/, ''),
      record: readFileSync(new URL(`${game}/${file}`, EXAMPLES), 'utf8'),
    })),
  );

/** Finds the example of a game with an English title; throws if there is none. */
export const readExampleRecord = (game: string, title: string): string => {
  const found = readExampleRecords(game).find((record) => record.includes(`[Title:en "${title}"]`));
  if (!found) throw new Error(`${game} has no example “${title}”`);
  return found;
};

const sampleGames = new Map<string, readonly Replay[]>();

/**
 * Plays the examples of a game, and random games under every practice and variant, with the numbers of seats in turn.
 * They are played once for all test files.
 */
export const playSampleGames = (game: (typeof GAMES)[number]): readonly Replay[] => {
  const known = sampleGames.get(game.id) ?? drawSampleGames(game);
  sampleGames.set(game.id, known);
  return known;
};

const drawSampleGames = (game: (typeof GAMES)[number]): readonly Replay[] => {
  const plays = listPracticeGames(game, true);
  const kinds = new Map<string, RandomGame[]>();
  for (const play of plays) {
    const kind = `${play.variant} ${play.seed.replace(/^\d+ /, '')}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), play]);
  }
  const records = [...kinds.values()].flatMap((alike, i) =>
    [0, 1, 2].map((n) => {
      const play = alike[(i + n) % alike.length]!;
      return randomRecord({ ...play, seed: `told-${i}-${n}` }, n === 2 ? 60 : 6);
    }),
  );
  return [...readExampleRecords(game.id), ...records].map(playRecord);
};
