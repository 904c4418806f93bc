/** Plays whole random games from a seed: legal moves, and sometimes punished faults. */
import { type Card, formatCard } from '#engine/cards.ts';
import { type Listener } from '#engine/events.ts';
import { createMoveBuffer, formatMove, type Game, type Move, PASS, type Table } from '#engine/game.ts';
import { COMMERCE_LAST_MOVE } from '#engine/games/commerce/moves.ts';
import { MANILLE_MOVES_END } from '#engine/games/manille/moves.ts';
import { POPE_LAST_MOVE as POPE_LAST } from '#engine/games/pope-joan/rules.ts';
import { LOOKS as SPECULATION_LAST } from '#engine/games/speculation/moves.ts';
import { SPIN_LAST_MOVE as SPIN_LAST } from '#engine/games/spin/rules.ts';
import { GAMES } from '#engine/games.ts';
import { createRandom, type Random } from '#engine/random.ts';
import { selectDisputedPoints } from '#engine/readings.ts';
import { chooseRandomIndex } from '#engine/record/random-move.ts';
import { RUNS_ALL_INSTANCES } from '../instances.ts';

/** One action at a table. */
export type RandomAction =
  | { readonly did: 'dealt' }
  | { readonly did: 'played'; readonly move: Move }
  | { readonly did: 'misplayed'; readonly move: Move; readonly seat: number }
  | { readonly did: 'claimed'; readonly seat: number };

/** The options of a random game. */
export interface RandomGame {
  readonly game: Game;
  readonly seats: number;
  readonly readings: Readonly<Record<string, string>>;
  readonly seed: string;
  readonly variant?: string | undefined;
}

/** Limit of actions in a game, more than any game needs; a longer game throws. */
const MOST_ACTIONS = 30_000;

/** Highest move number of a game. A game not listed has no moves after the pass. */
const LAST_MOVES: Readonly<Record<string, Move>> = {
  'chat-qui-dort': PASS + 26,
  commerce: COMMERCE_LAST_MOVE,
  speculation: SPECULATION_LAST,
  jig: PASS + 9 * 52,
  newmarket: PASS + 4,
  'pope-joan': POPE_LAST,
  spin: SPIN_LAST,
  manille: MANILLE_MOVES_END - 1,
};
export const highestMove = ({ id }: Game): Move => LAST_MOVES[id] ?? PASS;

/** In one of this many actions, if possible, a seat plays out of turn, which may end the deal. */
const MISPLAY_ODDS = 6;

/** Lists the cards from which the first dealer is drawn: those of the table's own draw, or a shuffled pack. */
export const listDrawCards = (table: Table, { game, readings, seed }: RandomGame): readonly Card[] => {
  const pack = [...game.pack(readings)];
  const random = createRandom(seed);
  for (let i = pack.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [pack[i], pack[j]] = [pack[j]!, pack[i]!];
  }
  return table.drawCards?.(createRandom(seed)) ?? pack;
};

/** Sets up a table; the first dealer is drawn from a shuffled pack. */
export const createRandomTable = (play: RandomGame, listener: Listener | null): Table => {
  const { game, seats, readings, variant } = play;
  const table = game.table({ seats, readings, variant, listener });
  if (table.drawForDeal(listDrawCards(table, play)) < 0) throw new Error('the whole pack settles no dealer');
  return table;
};

/** Performs an action; each deal is shuffled from the seed and its number. */
export const performAction = (table: Table, action: RandomAction, seed: string): void => {
  if (action.did === 'dealt') table.deal(table.shuffle(createRandom(seed, table.dealNumber + 1)));
  else if (action.did === 'claimed') table.play(table.parseMove!(['claims'])!, action.seat);
  else if (action.did === 'misplayed') table.misplay!(action.move, action.seat);
  else table.play(action.move);
};

/**
 * Games in which any seat may commit a fault, also without a card: one action in `oneIn` is a fault, so that the game
 * goes on although some faults end a deal.
 */
const FAULT_ODDS: Readonly<Record<string, { readonly oneIn: number }>> = { manille: { oneIn: 25 } };

/**
 * Chooses a random fault that a random seat can commit now: first the kind of fault, then the move. `undefined` if
 * there is none.
 */
const chooseFault = (table: Table, random: Random, moves: number): RandomAction | undefined => {
  const seat = random.below(table.seats);
  const kinds = new Map<string, Move[]>();
  for (let move = 0; move < moves; move++) {
    if (!table.getRefusal(seat, move)?.misplay) continue;
    const kind = formatMove(table, move).replace(/\b\w+[SHDC]\b/g, '');
    kinds.set(kind, [...(kinds.get(kind) ?? []), move]);
  }
  if (kinds.size === 0) return undefined;
  const among = [...kinds.values()][random.below(kinds.size)]!;
  return { did: 'misplayed', move: among[random.below(among.length)]!, seat };
};

/** True if the seat may now claim the penalty of an earlier misplay. */
const mayClaim = (table: Table, seat: number): boolean => {
  const claims = table.parseMove?.(['claims']);
  return claims !== undefined && table.getRefusal(seat, claims) === null;
};

/** Chooses a random action: usually a legal move, sometimes a punished fault. */
export const chooseAction = (game: Game, table: Table, random: Random, legal: Int32Array): RandomAction => {
  const claimant = random.below(table.seats);
  if (random.below(3) === 0 && mayClaim(table, claimant)) return { did: 'claimed', seat: claimant };
  if (table.dealOver) return { did: 'dealt' };
  if (table.misplay && table.parseMove && !FAULT_ODDS[game.id] && random.below(MISPLAY_ODDS) === 0) {
    // A punished fault by another seat is not a card laid: it is given in words.
    const move = table.parseMove(['exposes', formatCard(random.below(PASS))]);
    for (let seat = 0; move !== undefined && seat < table.seats; seat++)
      if (table.getRefusal(seat, move)?.misplay) return { did: 'misplayed', move, seat };
  }
  const faults = FAULT_ODDS[game.id];
  const misplayed = faults && random.below(faults.oneIn) === 0 && chooseFault(table, random, highestMove(game) + 1);
  if (misplayed) return misplayed;
  if (table.misplay && !faults && random.below(3) === 0) {
    const moves = highestMove(game) + 1;
    const first = random.below(moves);
    for (let i = 0; i < moves; i++) {
      const move = (first + i) % moves;
      if (table.getRefusal(table.toMove, move)?.misplay) return { did: 'misplayed', move, seat: table.toMove };
    }
  }
  const chosen = chooseRandomIndex(legal, table.legal(legal), (n) => random.below(n), table.amountsFrom);
  return { did: 'played', move: legal[chosen]! };
};

/** Plays a random game to its end; `look` gets the table after each action. Returns the actions. */
export const playRandomGame = (
  play: RandomGame,
  listener: Listener | null = null,
  look?: (table: Table) => void,
): RandomAction[] => {
  const table = createRandomTable(play, listener);
  const random = createRandom(`${play.seed}, the players`);
  const legal = createMoveBuffer();
  const actions: RandomAction[] = [];
  look?.(table);
  while (!table.gameOver) {
    if (actions.length === MOST_ACTIONS) throw new Error(`no end: ${formatRandomGame(play)}`);
    const action = chooseAction(play.game, table, random, legal);
    performAction(table, action, play.seed);
    actions.push(action);
    look?.(table);
  }
  return actions;
};

/** Formats the options of a random game in one line. */
export const formatRandomGame = ({ game, seats, readings, seed, variant = '' }: RandomGame): string =>
  `${game.id} ${variant} by ${seats}, ${Object.entries(readings).map((pair) => pair.join('='))}, seed ${seed}`;

/** Readings that shorten a game to one round (one deal per seat), unless the rounds are tested. */
const SHORT_READINGS: Readonly<Record<string, string>> = { tours: '1', rounds: '1' };

/** Returns the readings that make a game short; the given practices override them. */
export const getShortReadings = (
  game: Game,
  readings: Readonly<Record<string, string>> = {},
): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(SHORT_READINGS).filter(([name]) => name in game.readings)),
  ...readings,
});

/** Lists the variants of a game, with `undefined` for the game itself. */
export const listVariants = (game: Game): readonly (string | undefined)[] => [undefined, ...(game.variants ?? [])];

/**
 * Lists random games: every game and variant under every practice of each disputed point (the other points at their
 * default), with every number of seats. The daily tests take every third one in rotation, so that each number of seats
 * meets some practices, and each practice some numbers.
 */
export const listPracticeGames = (game: Game, all: boolean = RUNS_ALL_INSTANCES): readonly RandomGame[] =>
  listVariants(game).flatMap((variant) => {
    const practices = Object.entries(selectDisputedPoints(game.readings, variant)).flatMap(([name, { values }]) =>
      values.map((practice) => ({ [name]: practice })),
    );
    return [{}, ...practices].flatMap((practice, turn) => {
      const readings = getShortReadings(game, practice);
      const seatNumbers = Array.from({ length: 13 }, (_, seats) => seats).filter(
        (seats) => game.refuseSeats(seats, readings, variant) === null,
      );
      // Tours decide only the length of the game: one number of seats is enough.
      const some = 'tours' in practice ? seatNumbers.filter((seats) => seats < 4) : seatNumbers;
      return some
        .filter((_, i) => all || turn === 0 || some.length < 4 || i % 3 === turn % 3)
        .map((seats) => ({ game, seats, readings, variant, seed: `${seats} ${Object.entries(practice).join()}` }));
    });
  });

/**
 * Lists random games in which every two practices of different disputed points occur together at least once. Of several
 * random candidates, the one with the most new pairs is taken each time.
 */
export const listPracticePairGames = (game: Game, variant: string | undefined): readonly RandomGame[] => {
  const points = Object.entries(selectDisputedPoints(game.readings, variant)).filter(
    ([name]) => !(name in SHORT_READINGS),
  );
  const random = createRandom(`${game.id} ${variant}`);
  const pairsOf = (readings: Readonly<Record<string, string>>): string[] => {
    const chosen = points.map(([name]) => `${name}=${readings[name]}`);
    return chosen.flatMap((one, i) => chosen.slice(i + 1).map((other) => `${one} ${other}`));
  };
  const anything = (): RandomGame | undefined => {
    const any = points.map(([name, { values }]) => [name, values[random.below(values.length)]!] as const);
    const readings = getShortReadings(game, Object.fromEntries(any));
    const seats = game.seatNumbers()[random.below(game.seatNumbers().length)]!;
    if (game.refuseSeats(seats, readings, variant) !== null) return undefined;
    return { game, seats, readings, variant, seed: `two ${random.below(1e6)}` };
  };
  const missing = new Set(
    points.flatMap(([name, { values }], i) =>
      points
        .slice(i + 1)
        .flatMap(([other, its]) => values.flatMap((one) => its.values.map((two) => `${name}=${one} ${other}=${two}`))),
    ),
  );
  const plays: RandomGame[] = [];
  for (let tries = 0; missing.size > 0 && tries < 400; tries++) {
    const newIn = (play: RandomGame) => pairsOf(play.readings).filter((pair) => missing.has(pair));
    const [best] = Array.from({ length: 30 }, anything)
      .filter((play) => play !== undefined)
      .sort((a, b) => newIn(b).length - newIn(a).length);
    if (!best || newIn(best).length === 0) continue;
    for (const pair of newIn(best)) missing.delete(pair);
    plays.push(best);
  }
  if (missing.size > 0) throw new Error(`these never meet in ${game.id}: ${[...missing].join(', ')}`);
  return plays;
};

/** All games, each with its id, for `test.each`. */
export const NAMED_GAMES = GAMES.map((game) => [game.id, game] as const);
