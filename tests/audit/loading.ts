/** Loads a game from changed texts of its rules files; all other modules of the engine are loaded as they are. */
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Game } from '#engine/game.ts';
import { SWITCH } from './mutants.ts';

/** The number of the mutant that is on (-1: none), the turns of loops in this action, and the most that they may make. */
export const mutantSwitch = { on: -1, turns: 0, most: Number.POSITIVE_INFINITY };

/** The most turns that loops have made in one action. */
let peak = 0;

/** Begins to count the turns of loops of another action. */
export const countTurns = (): void => {
  peak = Math.max(peak, mutantSwitch.turns);
  mutantSwitch.turns = 0;
};

/** Allows this many turns in an action, and begins to count their peak. */
export const allowTurns = (most: number): void => {
  peak = 0;
  mutantSwitch.turns = 0;
  mutantSwitch.most = most;
};

/** The most turns of an action since turns were allowed. */
export const getPeak = (): number => Math.max(peak, mutantSwitch.turns);

Object.assign(globalThis, { [SWITCH]: mutantSwitch });

const ROOT = new URL('../../', import.meta.url);
const QUERY = /\?audit=\d+$/;

let texts: ReadonlyMap<string, string> = new Map();

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const query = QUERY.exec(context.parentURL ?? '')?.[0];
    return query && found.url.startsWith(ROOT.href) && !found.url.includes('node_modules')
      ? { ...found, url: found.url + query }
      : found;
  },
  load(url, context, next) {
    const text = QUERY.test(url) ? texts.get(url.replace(QUERY, '').slice(ROOT.href.length)) : undefined;
    return text === undefined
      ? next(url, context)
      : { format: 'module', source: stripTypeScriptTypes(text), shortCircuit: true };
  },
});

let loads = 0;

/** Loads a game anew, with these texts in place of its files (paths from the root of the project). */
export const loadGame = async (id: string, changed: ReadonlyMap<string, string>): Promise<Game> => {
  texts = changed;
  const url = pathToFileURL(fileURLToPath(new URL(`engine/games/${id}/index.ts`, ROOT))).href;
  const module = (await import(`${url}?audit=${loads++}`)) as Readonly<Record<string, Game>>;
  return Object.values(module).find((each) => each.id === id)!;
};
