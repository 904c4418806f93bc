/** Narrating records in tests: the games with a table, their examples, and random games. */
import { readdirSync, readFileSync } from 'node:fs';
import { GAMES } from '#engine/games.ts';
import { messageOf } from '#engine/record/fault-sentences.ts';
import { type Replay, replay } from '#engine/record/replay.ts';
import { getPresentation } from '../../../src/games/presentations.ts';
import { en } from '../../../src/narration/en.ts';
import { fr } from '../../../src/narration/fr.ts';
import { narrateStep, plainText } from '../../../src/narration/narrate.ts';
import { createTable, type TableContext } from '../../../src/table/game-table.ts';
import { everyPractice, type Play } from '../../games/random-play.ts';
import { randomRecord } from '../../games/random-record.ts';
import { type Language } from '../read.ts';

/** The games with a table, and so with a narration. */
export const NARRATED_GAMES = GAMES;

const contexts = new Map<string, TableContext>();
for (const { id } of NARRATED_GAMES)
  for (const say of [en, fr]) contexts.set(`${id} ${say.lang}`, await createTable(getPresentation(id).table, say));

/** The context of a game’s table in a language. */
export const contextOf = (game: string, lang: Language): TableContext => contexts.get(`${game} ${lang}`)!;

/** Plays a record; throws its faults. */
export const playRecord = (record: string): Replay => {
  const result = replay(record, GAMES);
  if (result.ok) return result.value;
  throw new Error(`${result.faults.map((each) => `${each.line}: ${messageOf(each)}`).join('\n')}\n${record}`);
};

/** The narration of every step, each settlement by itself. */
export const narrateSteps = (whole: Replay, lang: Language): string[] =>
  whole.steps.map((step) => plainText(narrateStep(step, whole, contextOf(whole.game, lang))));

/** The narration of every deal begun and every move, joined with the settlement after it. */
export const narrateMoves = (whole: Replay, lang: Language): string[] => {
  const moves: string[] = [];
  for (const [i, sentence] of narrateSteps(whole, lang).entries()) {
    if (whole.steps[i]!.part === 1) moves.push(sentence);
    else moves[moves.length - 1] += ` ${sentence}`;
  }
  return moves;
};

/** The narration of the last move written so, its no-break spaces made plain. */
export const narrateMove = (record: string, move: string, lang: Language): string => {
  const whole = playRecord(record);
  const moves = whole.steps.filter(({ part }) => part === 1);
  const at = moves.findLastIndex((each) => each.move === move);
  if (at < 0) throw new Error(`no step ${move}: ${whole.steps.map((step) => step.move).join(', ')}`);
  return narrateMoves(whole, lang)[at]!.replace(/[\u202f\u00a0]/g, ' ');
};

const EXAMPLES = new URL('../../../content/examples/', import.meta.url);

/** The examples of a game, as text. */
export const examplesOf = (game: string): readonly string[] =>
  readdirSync(new URL(game, EXAMPLES)).map((file) => readFileSync(new URL(`${game}/${file}`, EXAMPLES), 'utf8'));

/** Every example in the content, by its game and its name. */
export const examplesById = (): readonly { readonly game: string; readonly id: string; readonly record: string }[] =>
  GAMES.flatMap(({ id: game }) =>
    readdirSync(new URL(game, EXAMPLES)).map((file) => ({
      game,
      id: file.replace(/\.deal$/, ''),
      record: readFileSync(new URL(`${game}/${file}`, EXAMPLES), 'utf8'),
    })),
  );

/** The example of a game with this English title. */
export const exampleOf = (game: string, title: string): string => {
  const found = examplesOf(game).find((record) => record.includes(`[Title:en "${title}"]`));
  if (!found) throw new Error(`${game} has no example “${title}”`);
  return found;
};

/** The examples of a game, and random games by every practice and variant, with the numbers of seats in turn. */
export const playSampleGames = (game: (typeof GAMES)[number]): readonly Replay[] => {
  const plays = everyPractice(game, true);
  const kinds = new Map<string, Play[]>();
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
  return [...examplesOf(game.id), ...records].map(playRecord);
};
