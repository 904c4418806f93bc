/**
 * Runs of a game that are compared action by action: the course of each case of `conformance/`, and whole random games by
 * every practice and number of players. The first thing that differs tells by its article where a change shows.
 */
import { readFileSync } from 'node:fs';
import { createEmptyOwners, FULL_PACK, formatCard } from '#engine/cards.ts';
import { createMoveBuffer, formatMove, type Game, PASS, type Table } from '#engine/game.ts';
import { MAX_MATCH_DEALS } from '#engine/games/manille/match.ts';
import type { ManilleTable } from '#engine/games/manille/rules.ts';
import { type CaseAction, CaseTable, type ConformanceFile } from '#engine/lab/conformance.ts';
import { createRandom } from '#engine/random.ts';
import { completePractices } from '#engine/readings.ts';
import type { Fault } from '#engine/record/faults.ts';
import { parseRecord } from '#engine/record/parse-record.ts';
import type { RecordedMove } from '#engine/record/record.ts';
import { RecordReplayer } from '#engine/record/record-replayer.ts';
import { createSeating } from '#engine/record/seating.ts';
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
import { listSceneRecords } from './scenes.ts';

/** Number of random games, fewer where each takes long, and most actions of each. Unseen changes meet more and longer ones. */
const USUAL_GAMES = 40;
const MOST_GAMES: Readonly<Record<string, number>> = { cassino: 2, manille: 20 };
const MOST_ACTIONS = 80;
const MORE_GAMES = 40;
const MORE_ACTIONS = 320;
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
      [unheld?.turnUp, unheld?.board, unheld?.talon, unheld?.piles, table.inactive, table.handsLookedAt],
      [toMove < 0 && table.legal(legal), Array.from({ length: seats }, (_, seat) => table.privateCards?.(seat))],
      dealOver && !gameOver && dealer >= 0 ? [table.nextDealer(), table.layout(), table.dealOrder?.()] : [],
    ]),
  };
};

type Listener = (kind: number, who: number, what: number, amount: number, cite: string) => void;

const createEar = (): { readonly hear: Listener; readonly take: () => Told[]; readonly isHeard: boolean } => {
  let heard: Told[] = [];
  return {
    hear(kind, who, what, amount, cite) {
      if (heard.length > MOST_EVENTS) throw new Error('endless');
      heard.push({ text: `${kind} ${who} ${what} ${amount} ${cite}`, cite });
    },
    get isHeard() {
      return heard.length > 0;
    },
    take: () => {
      const taken = heard;
      heard = [];
      return taken;
    },
  };
};

/** Plays a random game, or its recorded actions if there are any, sometimes on a copy. */
const randomRun = (play: RandomGame, most = MOST_ACTIONS): Run => {
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
    for (let step = 0; step < most; step++) {
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

/** Plays a record, and looks at the table after each deal and each move. */
const recordRun = (text: string): Run =>
  function* (game) {
    const parsed = parseRecord(text);
    const faults: Fault[] = [];
    const seating = parsed.ok ? createSeating(parsed.value, [game], faults) : undefined;
    if (!parsed.ok || !seating) throw new Error('a record cannot be played');
    const ear = createEar();
    const scenes: Scene[] = [];
    const highest = highestMove(game);
    const see = (table: Table): void => void scenes.push(look(table, ear.take(), highest, scenes.length));
    const replayer = new (class extends RecordReplayer {
      override move(move: RecordedMove): void {
        // The deal itself is seen before its first move.
        if (ear.isHeard) see(this.table);
        super.move(move);
        see(this.table);
      }
    })(seating, ear.hear);
    for (const [i, deal] of parsed.value.deals.entries()) {
      countTurns();
      let refused: readonly string[] | undefined;
      try {
        replayer.deal(deal, String(i + 1));
      } catch (error) {
        refused = (error as { faults?: readonly Fault[] }).faults?.flatMap(({ code, found }) => [code, ...found]);
        if (!refused) throw error;
      }
      if (ear.isHeard) see(replayer.table);
      yield* scenes.splice(0);
      if (!refused) continue;
      const cite = refused.find((word) => word in game.articles) ?? '';
      yield { events: [], tried: [refused.join(' '), cite], legal: '', refused: [], state: '' };
      return;
    }
  };

/** Tries what a game refuses: to draw for the deal from no cards, and to deal nothing. */
const wrongRun: Run = function* (game) {
  const seats = game.seatNumbers()[0]!;
  for (const variant of listVariants(game))
    for (const act of ['draw', 'deal', 'turn-up'] as const) {
      countTurns();
      const table = game.table({ seats, variant, readings: completePractices(game.readings, {}), listener: null });
      let said: string;
      try {
        if (act === 'draw') said = String(table.drawForDeal([]));
        else {
          const dealt = table.shuffle(createRandom('wrong'));
          if (act === 'deal') table.deal({ owners: createEmptyOwners(), unheld: dealt.unheld ?? {} });
          else
            table.deal({ owners: dealt.owners.map((owner) => (owner === 0 ? 1 : owner)), unheld: dealt.unheld ?? {} });
          said = 'dealt';
        }
      } catch (error) {
        said = String(error);
      }
      const hands = JSON.stringify([...table.hands.owner]);
      yield { events: [], tried: [], legal: '', refused: [], state: `${said} ${hands}` };
    }
};

/** Bare turn-ups, which mark nothing. */
const COUNTS_NOTHING = /^[789]/;

/**
 * Plays two matches of La Manille that are stopped at their longest, and begins another: one camp commits a fault in each of
 * its deals, or none does, and one may have won a game before.
 */
const boundRun = (loser: 0 | 1 | undefined, games: readonly number[]): Run =>
  function* (game) {
    const ear = createEar();
    const readings = completePractices(game.readings, { penalty: 'offender-34' });
    const table = game.table({ seats: 4, dealer: 3, readings, listener: ear.hear }) as ManilleTable;
    table.games.set(games);
    let seed = 0;
    for (let i = 0; i < 2 * MAX_MATCH_DEALS + 2; i++) {
      countTurns();
      let { owners, unheld } = table.shuffle(createRandom('bound', seed++));
      while (!COUNTS_NOTHING.test(formatCard(unheld!.turnUp!)))
        ({ owners, unheld } = table.shuffle(createRandom('bound', seed++)));
      const offender = (table.nextDealer() + 2) & 3;
      if ((offender & 1) === loser) {
        table.deal({ owners, unheld: unheld! });
        table.misplay(FULL_PACK.find((card) => table.hands.holds(offender, card))!, offender);
      } else {
        table.deal({ owners, unheld: { talon: [unheld!.turnUp!] } });
        table.misplay(table.parseMove(['misdeals', 'unturned'])!, table.dealer);
      }
      const { scores, winners, gameOver } = table;
      yield { ...glance(table, ear.take()), state: JSON.stringify([[...scores], [...table.games], winners, gameOver]) };
    }
  };

/** Plays a deal of La Manille in which the dealer shows an adversary's card before the turn-up, and it is held good. */
const shownRun: Run = function* (game) {
  const ear = createEar();
  const table = game.table({
    seats: 4,
    dealer: 3,
    readings: completePractices(game.readings, {}),
    listener: ear.hear,
  }) as ManilleTable;
  // Words that are moves, or are none.
  const words = ['8D says C', '8D says Z', '8D goes C', 'says', 'with', 'goes', 'demands', 'exposes 8D', 'exposes'];
  const parsed = words.map((each) => table.parseMove(each.split(' ')));
  yield { events: [], tried: [], legal: '', refused: [], state: JSON.stringify(parsed) };
  const { owners, unheld } = table.shuffle(createRandom('shown'));
  table.deal({ owners, unheld: { talon: [unheld!.turnUp!] } });
  yield look(table, ear.take(), PASS, 0);
  const shown = FULL_PACK.find((card) => table.hands.holds(0, card))!;
  const acts = [
    () => table.misplay(table.parseMove(['exposes', formatCard(shown)])!, table.dealer),
    () => table.play(PASS),
    () => table.play(legal[table.legal(legal) - 1]!),
  ];
  for (const act of acts) {
    countTurns();
    act();
    yield look(table, ear.take(), PASS, 0);
  }
};

/** Deals La Manille three times: a card lies face up in the first pack, and the second deal is a misdeal. */
const againRun: Run = function* (game) {
  const ear = createEar();
  const readings = completePractices(game.readings, {});
  const table = game.table({ seats: 4, dealer: 3, readings, listener: ear.hear }) as ManilleTable;
  for (const [i, fault] of ['redeals', 'misdeals unturned', ''].entries()) {
    countTurns();
    const { owners, unheld } = table.shuffle(createRandom('again', i));
    table.deal({ owners, unheld: { talon: [unheld!.turnUp!] } });
    const shown = table.parseMove(['exposes', formatCard(FULL_PACK.find((card) => table.hands.holds(1, card))!)])!;
    const attempt = (): Scene => {
      const { reason, cite } = table.getRefusal(table.dealer, shown)!;
      return { ...look(table, ear.take(), PASS, i), tried: [reason, cite] };
    };
    yield attempt();
    table.misplay(shown, table.dealer);
    yield attempt();
    if (table.toMove !== table.dealer) table.play(PASS);
    if (fault) table.misplay(table.parseMove(fault.split(' '))!, table.dealer);
    yield attempt();
  }
};

/** Actions in which cards are laid on a full table before cards are taken. */
const LAID = 14;

/**
 * Plays Cassino so that many cards lie on the table, and tries to take one card or two of them, or the first cards that lie
 * there, with each card of the hand.
 */
const fullTableRun = (combine: string, seed: string): Run =>
  function* (game) {
    const ear = createEar();
    const readings = completePractices(game.readings, { capture: 'free', combine });
    const table = game.table({ seats: 4, dealer: 3, readings, listener: ear.hear });
    const random = createRandom(seed);
    table.deal(table.shuffle(createRandom(seed, 1)));
    for (let step = 0; step < 40 && !table.dealOver; step++) {
      countTurns();
      const scene = look(table, ear.take(), PASS, step);
      const board = [...(table.unheld?.board ?? [])].slice(0, 8).map(formatCard);
      const sets = [...board.flatMap((one, i) => board.slice(i).map((other) => [...new Set([one, other])])), board];
      const tried = [...scene.tried];
      const held = FULL_PACK.filter((card) => table.hands.holds(table.toMove, card)).map(formatCard);
      for (const words of [
        ...held.flatMap((card) => sets.map((set) => [card, 'x', ...set])),
        ...held.map((card) => ['exposes', card]),
      ]) {
        const move = table.parseMove!(words);
        const refused = move === undefined ? undefined : table.getRefusal(table.toMove, move);
        tried.push(`${words.join(' ')} ${move} ${refused?.reason}`, refused?.cite ?? '');
      }
      yield { ...scene, tried };
      const count = table.legal(legal);
      const moves = Array.from(legal.subarray(0, count));
      const laid = moves.filter((move) => move < PASS);
      const among = step < LAID && laid.length > 0 ? laid : moves;
      table.play(among[random.below(among.length)]!);
    }
    yield look(table, ear.take(), PASS, 0);
  };

/** Runs of a game that no record holds. */
const OTHER_RUNS: Readonly<Record<string, readonly Run[]>> = {
  cassino: ['union', 'family', 'any'].flatMap((combine) =>
    ['full', 'fuller', 'fullest'].map((seed) => fullTableRun(combine, seed)),
  ),
  manille: [
    boundRun(undefined, [0, 0]),
    boundRun(0, [0, 0]),
    boundRun(1, [0, 0]),
    boundRun(1, [0, 1]),
    boundRun(0, [1, 0]),
    shownRun,
    againRun,
  ],
};

/** Looks at what can be set up: the numbers of players, packs, and accounts by every practice. */
const setUpRun: Run = function* (game) {
  const facts = Object.entries(game).filter(([, value]) => typeof value !== 'function' && typeof value !== 'object');
  yield { events: [], tried: [], legal: '', refused: [], state: JSON.stringify(facts) };
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
    ...games.filter((_, i) => i % every === 0).map((play) => randomRun(play)),
  ];
};

/** Lists the runs for changes that the others do not see: records, and more random games, played further. */
export const listMoreRuns = (game: Game): readonly Run[] => {
  const games = listPracticeGames(game, true);
  const every = Math.max(1, Math.ceil(games.length / MORE_GAMES));
  return [
    wrongRun,
    ...listSceneRecords(game.id).map(recordRun),
    ...(OTHER_RUNS[game.id] ?? []),
    ...games.filter((_, i) => i % every === every >> 1).map((play) => randomRun(play, MORE_ACTIONS)),
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
  // The same events in another order.
  const at = cites.size > 0 ? -1 : (was?.events ?? []).findIndex(({ text }, i) => text !== is?.events[i]?.text);
  if (at >= 0) for (const scene of [was, is]) if (scene?.events[at]?.cite) cites.add(scene.events[at].cite);
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
