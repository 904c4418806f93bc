/**
 * `npm run conformance`: makes the cases of `conformance/` from random games under every practice, and from the rare deals
 * of the tests. Of each executable article the shortest cases are kept.
 */
import { writeFileSync } from 'node:fs';
import { formatCard } from '#engine/cards.ts';
import { createMoveBuffer, formatMove, type Game, type Move, PASS } from '#engine/game.ts';
import { GAMES } from '#engine/games.ts';
import {
  type CaseAction,
  CaseTable,
  CONFORMANCE_VERSION,
  type ConformanceCase,
  formatPack,
} from '#engine/lab/conformance.ts';
import { createRandom } from '#engine/random.ts';
import { completePractices } from '#engine/readings.ts';
import { pickApplicablePractices } from '#engine/record/chosen-practices.ts';
import {
  chooseAction,
  highestMove,
  listDrawCards,
  listPracticeGames,
  listVariants,
  performAction,
  type RandomAction,
  type RandomGame,
} from './random-play.ts';

/** Most rounds of further random games for rare events. */
const MORE_ROUNDS = 40;

/** Number of cases for each article. */
export const CASES_OF_ARTICLE = 2;

/**
 * Games for so many players, with so many events of each action, that the shortest of their cases are told by the length of
 * what is written: the course, and its last events. In the other games the actions are counted.
 */
const MEASURED_AS_WRITTEN: ReadonlySet<string> = new Set(['commerce']);

const lengthAsWritten = (...written: readonly unknown[]): number =>
  written.reduce<number>((sum, each) => sum + JSON.stringify(each).length, 0);

/** Lists the practice of every disputed point that applies to the main game or to a variation. */
const listPractices = (
  game: Game,
  chosen: Readonly<Record<string, string>>,
  variant?: string,
): Readonly<Record<string, string>> =>
  pickApplicablePractices(game.readings, completePractices(game.readings, chosen), variant);

/** The shortest cases of each article. */
class Shortest {
  readonly #asWritten: boolean;
  readonly cases = new Map<string, ConformanceCase[]>();
  /** Length of the longest case kept of an article, once there are enough. */
  readonly #longest = new Map<string, number>();

  constructor({ id }: Game) {
    this.#asWritten = MEASURED_AS_WRITTEN.has(id);
  }

  /** Returns the length of an action, or of events that follow from one. */
  measure(action: CaseAction | undefined, events: readonly unknown[] = []): number {
    if (!this.#asWritten) return action ? 1 : 0;
    return lengthAsWritten(...(action ? [action] : []), ...events);
  }

  #lengthOf(it: ConformanceCase): number {
    const course = 'course' in it ? it.course : [];
    return (
      course.reduce((sum, action) => sum + this.measure(action), 0) +
      this.measure(undefined, 'events' in it ? it.events : [])
    );
  }

  /** True if a case of this length would be kept. */
  wants(article: string, length: number): boolean {
    return length < (this.#longest.get(article) ?? Number.POSITIVE_INFINITY);
  }

  add(it: ConformanceCase): void {
    const kept = this.cases.get(it.article) ?? [];
    if (kept.some((each) => JSON.stringify(each) === JSON.stringify(it))) return;
    const shortest = [...kept, it].toSorted((a, b) => this.#lengthOf(a) - this.#lengthOf(b)).slice(0, CASES_OF_ARTICLE);
    this.cases.set(it.article, shortest);
    if (shortest.length === CASES_OF_ARTICLE) this.#longest.set(it.article, this.#lengthOf(shortest.at(-1)!));
  }
}

/** Ways of executing an article that show in a game. */
const EXECUTED: readonly string[] = ['played', 'refused'];

/** One in so many moves is tried, in a game with thousands of moves that can be numbered. */
const STRIDES: Readonly<Record<string, number>> = { commerce: 97 };

const legal = createMoveBuffer();

/** In a game with a market one in this many moves is chosen at random, in games of few bargains. */
const BARGAINS = 12;

/**
 * Plays a random game, or one in which everybody makes the first legal move, always or mostly, and adds each event and
 * refusal of it that makes a shorter case of its article.
 */
const collect = (play: RandomGame, found: Shortest, first: 'never' | 'mostly' | 'always' = 'never'): void => {
  const { game, seats, variant } = play;
  const readings = listPractices(game, play.readings, variant);
  const base = { seats, ...(variant !== undefined && { variant }), readings };
  const seated = new CaseTable(game, base);
  const { table, names } = seated;
  const course: CaseAction[] = [];
  let length = 0;
  const keep = (action: CaseAction): void => {
    course.push(action);
    length += found.measure(action);
    const events = seated.takeEvents();
    const cites = new Set(events.map(({ cite }) => cite));
    const whole = length + found.measure(undefined, events);
    for (const article of cites)
      if (found.wants(article, whole))
        found.add({ article, kind: 'events', ...base, course: [...course], events, state: seated.state });
  };
  const drawn = listDrawCards(table, { ...play, readings });
  const used = table.drawForDeal(drawn);
  keep({ draw: drawn.slice(0, used).map(formatCard).join(' ') });
  const random = createRandom(`${play.seed}, the players`);
  let step = 0;
  const stride = STRIDES[game.id] ?? 5;
  while (!table.gameOver && course.length < 400) {
    const isFirst = first === 'always' || (first === 'mostly' && random.below(BARGAINS) > 0);
    const action: RandomAction =
      isFirst && !table.dealOver
        ? { did: 'played', move: legal.subarray(0, table.legal(legal))[0]! }
        : chooseAction(game, table, random, legal);
    if (action.did === 'dealt') {
      performAction(table, action, play.seed);
      keep({ deal: seated.formatHands() });
    } else {
      const seat = 'seat' in action ? action.seat : table.toMove;
      const words = action.did === 'claimed' ? 'claims' : formatMove(table, action.move);
      performAction(table, action, play.seed);
      if (action.did === 'claimed') keep({ claim: names[seat]! });
      else keep(action.did === 'misplayed' ? { misplay: [names[seat]!, words] } : { play: [names[seat]!, words] });
    }
    step = (step + 1) % stride;
    // One in five of the moves that can be numbered, or fewer where there are thousands, and the neighbours of those that are longer than a card.
    const movesToTry = (): readonly Move[] => [
      ...Array.from({ length: Math.ceil((highestMove(game) + 1 - step) / stride) }, (_, i) => step + stride * i),
      ...Array.from(legal.subarray(0, table.toMove < 0 ? 0 : table.legal(legal))).flatMap((move) =>
        move > PASS ? [move - 1, move + 1] : [],
      ),
    ];
    for (let seat = 0; seat < seats; seat++)
      for (const move of movesToTry()) {
        const refused = table.getRefusal(seat, move);
        if (!refused || !found.wants(refused.cite, length)) continue;
        const words = formatMove(table, move);
        if (seated.parse(words) !== move) continue;
        found.add({
          article: refused.cite,
          kind: 'refusal',
          ...base,
          course: [...course],
          seat: names[seat]!,
          move: words,
          cite: refused.cite,
        });
      }
  }
};

/** Adds tables that cannot be set up. */
const collectSeats = (game: Game, found: Shortest): void => {
  const practices = Object.entries(game.readings).flatMap(([name, { values }]) =>
    values.map((value) => ({ [name]: value })),
  );
  for (const variant of listVariants(game))
    for (const practice of [{}, ...practices])
      for (let seats = 1; seats <= 13; seats++) {
        const readings = listPractices(game, practice, variant);
        const cite = game.refuseSeats(seats, readings, variant);
        if (cite !== null && found.wants(cite, 0))
          found.add({
            article: cite,
            kind: 'seats',
            seats,
            ...(variant !== undefined && { variant }),
            readings,
            cite,
          });
      }
};

/** Adds the packs, for the articles of setting up that no number of players breaks. */
const collectPacks = (game: Game, found: Shortest): void => {
  for (const article of Object.keys(game.articles)) {
    if (game.articles[article]!.carried !== 'set-up' || found.cases.has(article)) continue;
    const readings = listPractices(game, {});
    for (const seats of game.seatNumbers().slice(0, CASES_OF_ARTICLE)) {
      const base = { article, kind: 'pack', seats, readings } as const;
      found.add({ ...base, pack: formatPack(game, base) });
    }
  }
};

const hasMarket = (game: Game): boolean => game.table({ seats: game.seatNumbers()[0]! }).amountsFrom !== undefined;

/** Makes the cases of a game, in the order of its articles. */
export const makeCases = (game: Game): readonly ConformanceCase[] => {
  const found = new Shortest(game);
  collectSeats(game, found);
  collectPacks(game, found);
  for (const play of listPracticeGames(game, true)) {
    collect(play, found);
    collect(play, found, 'always');
  }
  // Rare events need more games.
  const rare = () =>
    Object.keys(game.articles).filter(
      (id) => EXECUTED.includes(game.articles[id]!.carried) && (found.cases.get(id)?.length ?? 0) < CASES_OF_ARTICLE,
    );
  for (let more = 0; more < MORE_ROUNDS && rare().length > 0; more++)
    for (const play of listPracticeGames(game, true)) {
      const another = { ...play, seed: `${play.seed} ${more}` };
      collect(another, found);
      if (hasMarket(game)) collect(another, found, 'mostly');
    }
  return Object.keys(game.articles).flatMap((id) => found.cases.get(id) ?? []);
};

/** Lists the executable articles with fewer cases than they should have: one is enough for setting up a table. */
export const listShortArticles = (game: Game, cases: readonly ConformanceCase[]): readonly string[] =>
  Object.keys(game.articles).filter(
    (id) =>
      ['played', 'refused', 'set-up'].includes(game.articles[id]!.carried) &&
      cases.filter(({ article }) => article === id).length <
        (game.articles[id]!.carried === 'set-up' ? 1 : CASES_OF_ARTICLE),
  );

if (import.meta.main)
  for (const game of GAMES) {
    const named = process.argv.slice(2);
    if (named.length > 0 && !named.includes(game.id)) continue;
    const cases = makeCases(game);
    const short = listShortArticles(game, cases);
    if (short.length > 0)
      process.stderr.write(`${game.id}: fewer than ${CASES_OF_ARTICLE} cases of ${short.join(', ')}\n`);
    const file = new URL(`../../conformance/${game.id}.json`, import.meta.url);
    const lines = cases.map((it) => JSON.stringify(it)).join(',\n');
    writeFileSync(file, `{"version": ${CONFORMANCE_VERSION}, "game": "${game.id}", "cases": [\n${lines}\n]}\n`);
  }
