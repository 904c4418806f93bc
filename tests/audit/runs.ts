/**
 * Runs of a game that are compared action by action: the course of each case of `conformance/`, and whole random games by
 * every practice and number of players. The first thing that differs tells by its article where a change shows.
 */
import { readFileSync } from 'node:fs';
import { createMoveBuffer, formatMove, type Game, PASS, type Table } from '#engine/game.ts';
import { type CaseAction, CaseTable, type ConformanceFile } from '#engine/lab/conformance.ts';
import { createRandom } from '#engine/random.ts';
import { completePractices } from '#engine/readings.ts';
import {
  chooseAction,
  createRandomTable,
  highestMove,
  listPracticeGames,
  listVariants,
  performAction,
  type RandomAction,
  type RandomGame,
} from '../games/random-play.ts';
import { countTurns } from './loading.ts';

/** Number of random games, fewer where each takes long, and most actions of each. */
const USUAL_GAMES = 40;
const MOST_GAMES: Readonly<Record<string, number>> = { cassino: 2, manille: 20 };
const MOST_ACTIONS = 80;
/** Number of actions at the end of a case after which the whole table is looked at. */
const LOOKED_AT = 2;
/** Most events of one action; a change that causes more never ends. */
const MOST_EVENTS = 2_000;
/** One in this many moves is tried as a refusal, and one in this many actions is played on a copy of the table. */
const TRIED = 29;
const COPIED = 5;

/** An event, and the article that it cites. */
interface Told {
  readonly text: string;
  readonly cite: string;
}

/** All that is seen after an action. */
export interface Scene {
  readonly events: readonly Told[];
  /** Answers to moves that are tried: the reason and the article of a refusal, in turn; empty for a legal move. */
  readonly tried: readonly string[];
  readonly legal: string;
  /** Articles that refuse a move which is listed as legal; none in a game without faults. */
  readonly refused: readonly string[];
  /** The turn, the dealer, the accounts and the like; nothing of it is cited. */
  readonly state: string;
}

/** A run of the game: each call returns what is seen next. */
export type Run = (game: Game) => Generator<Scene>;

/** A change that shows: the articles that tell of it where it first shows; none if it shows in the state alone. */
export interface Difference {
  readonly cites: readonly string[];
  readonly what: string;
}

const legal = createMoveBuffer();

/** Looks at the events and the turn only. */
const glance = ({ toMove }: Table, events: readonly Told[]): Scene => ({
  events,
  tried: [],
  legal: '',
  refused: [],
  state: String(toMove),
});

/** Looks at a table: the events since the last action, the legal moves, some refusals, and the state. */
const look = (table: Table, events: readonly Told[], highest: number, step: number): Scene => {
  countTurns();
  const { toMove, dealer, dealOver, gameOver, winners, balance, scores, seats, unheld } = table;
  const moves = toMove >= 0 && !dealOver ? Array.from(legal.subarray(0, table.legal(legal))) : [];
  const tried: string[] = [];
  const attempt = (seat: number, move: number): void => {
    const refused = table.getRefusal(seat, move);
    if (refused) tried.push(refused.misplay ? `${refused.reason}!` : refused.reason, refused.cite);
    else tried.push('', '');
  };
  for (let seat = 0; seat < seats; seat++) {
    for (let move = step % 3; move <= PASS; move += 3) attempt(seat, move);
    for (let move = PASS + 1 + ((step + seat) % TRIED); move <= highest; move += TRIED) attempt(seat, move);
  }
  return {
    events,
    tried,
    legal: moves.map((move) => formatMove(table, move)).join(', '),
    refused: moves.flatMap((move) => table.getRefusal(toMove, move)?.cite ?? []),
    state: JSON.stringify([
      [toMove, dealer, dealOver, gameOver, winners, [...balance], scores && [...scores], moves.length],
      [unheld?.turnUp, unheld?.board, unheld?.talon, table.inactive, table.handsLookedAt],
      dealOver && !gameOver && dealer >= 0 ? [table.nextDealer(), table.layout(), table.dealOrder?.()] : [],
    ]),
  };
};

type Listener = (kind: number, who: number, what: number, amount: number, cite: string) => void;

const createEar = (): { readonly hear: Listener; readonly take: () => Told[] } => {
  let heard: Told[] = [];
  return {
    hear(kind, who, what, amount, cite) {
      if (heard.length > MOST_EVENTS) throw new Error('endless');
      heard.push({ text: `${kind} ${who} ${what} ${amount} ${cite}`, cite });
    },
    take: () => {
      const taken = heard;
      heard = [];
      return taken;
    },
  };
};

/** Plays a random game, or its recorded actions if there are any, sometimes on a copy. */
const randomRun = (play: RandomGame): Run => {
  let recorded: readonly RandomAction[] | undefined;
  return function* (game) {
    const ear = createEar();
    const chosen = { ...play, game };
    let table = createRandomTable(chosen, ear.hear);
    let spare = game.table({ seats: play.seats, readings: play.readings, variant: play.variant, listener: ear.hear });
    const highest = highestMove(game);
    yield look(table, ear.take(), highest, 0);
    const random = createRandom(`${play.seed}, the players`);
    const made: RandomAction[] = [];
    for (let step = 0; step < MOST_ACTIONS; step++) {
      if (recorded ? step >= recorded.length : table.gameOver) break;
      const action = recorded?.[step] ?? chooseAction(game, table, random, legal);
      made.push(action);
      countTurns();
      if (step % COPIED === COPIED - 1) {
        spare.copyFrom(table);
        [table, spare] = [spare, table];
        ear.take();
      }
      performAction(table, action, play.seed);
      yield look(table, ear.take(), highest, step + 1);
    }
    recorded ??= made;
  };
};

/** Plays the course of a case, with the layout and the words of moves as they are printed. */
const caseRun = (base: Parameters<typeof createCaseTable>[1], course: readonly CaseAction[]): Run =>
  function* (game) {
    const seated = createCaseTable(game, base);
    const highest = highestMove(game);
    for (const [step, action] of course.entries()) {
      countTurns();
      seated.act(action);
      const events = seated.takeEvents().map((event) => ({ text: JSON.stringify(event), cite: event.cite }));
      yield step < course.length - LOOKED_AT ? glance(seated.table, events) : look(seated.table, events, highest, step);
    }
  };
const createCaseTable = (game: Game, base: ConstructorParameters<typeof CaseTable>[1]): CaseTable =>
  new CaseTable(game, base);

/** Looks at what can be set up: the numbers of players, packs, and accounts by every practice. */
const setUpRun: Run = function* (game) {
  const practices = Object.entries(game.readings).flatMap(([name, { values }]) =>
    values.map((value) => ({ [name]: value })),
  );
  for (const variant of listVariants(game))
    for (const practice of [{}, ...practices]) {
      const readings = completePractices(game.readings, practice);
      for (let seats = 1; seats <= 13; seats++) {
        countTurns();
        const cite = game.refuseSeats(seats, readings, variant);
        const names = Array.from({ length: seats }, (_, seat) => String.fromCharCode(65 + seat));
        yield {
          events: [],
          tried: [`${seats}`, cite ?? ''],
          legal: '',
          refused: [],
          state: cite === null ? `${game.pack(readings, seats)} ${game.scoreAccounts?.(names, readings)}` : '',
        };
      }
    }
};

/** Lists the runs of a game, the shortest first. */
export const listRuns = (game: Game): readonly Run[] => {
  const file = new URL(`../../conformance/${game.id}.json`, import.meta.url);
  const { cases } = JSON.parse(readFileSync(file, 'utf8')) as ConformanceFile;
  const courses = cases
    .flatMap((it) => ('course' in it ? [it] : []))
    .toSorted((a, b) => a.course.length - b.course.length);
  const games = listPracticeGames(game, true);
  const every = Math.max(1, Math.ceil(games.length / (MOST_GAMES[game.id] ?? USUAL_GAMES)));
  return [
    setUpRun,
    ...courses.map((it) => caseRun(it, it.course)),
    ...games.filter((_, i) => i % every === 0).map(randomRun),
  ];
};

/** Scenes of a run of the game as it is. */
export const watch = (run: Run, game: Game): readonly Scene[] => [...run(game)];

/** The articles that two scenes cite differently. */
const listOtherCites = (was: Scene | undefined, is: Scene | undefined): readonly string[] => {
  const cites = new Set<string>();
  const count = new Map<string, [number, string]>();
  for (const [events, sign] of [
    [was?.events ?? [], 1],
    [is?.events ?? [], -1],
  ] as const)
    for (const { text, cite } of events) count.set(text, [(count.get(text)?.[0] ?? 0) + sign, cite]);
  // A changed table can tell of an event without an article.
  for (const [left, cite] of count.values()) if (left !== 0 && cite) cites.add(cite);
  const [one, other] = [was?.tried ?? [], is?.tried ?? []];
  for (let i = 0; i < Math.max(one.length, other.length); i += 2)
    if (one[i] !== other[i] || one[i + 1] !== other[i + 1])
      for (const cite of [one[i + 1], other[i + 1]]) if (cite) cites.add(cite);
  if (was?.legal !== is?.legal) for (const cite of is?.refused ?? []) cites.add(cite);
  return [...cites];
};

/** Compares a run of a changed game with the scenes of the game as it is; `undefined` if nothing differs. */
export const findDifference = (run: Run, scenes: readonly Scene[], changed: Game): Difference | undefined => {
  let what: string | undefined;
  try {
    let i = 0;
    for (const is of run(changed)) {
      const was = scenes[i++];
      const cites = listOtherCites(was, is);
      if (cites.length > 0) return { cites, what: what ?? 'told' };
      if (was?.legal !== is.legal) what ??= 'moves';
      if (was?.state !== is.state) what ??= 'state';
    }
    if (i < scenes.length) what ??= 'end';
  } catch (error) {
    what ??= String(error).slice(0, 80);
  }
  return what === undefined ? undefined : { cites: [], what };
};
