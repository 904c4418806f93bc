/** Creates a record from a seed: a deal to be played, or whole deals played out. */
import { formatCard, parseCard } from '../cards.ts';
import { createMoveBuffer, formatMove, type Game, type Move, PASS, type Table } from '../game.ts';
import { createRandom, RANDOM_GENERATOR_NAME } from '../random.ts';
import { completePractices, selectDisputedPoints } from '../readings.ts';
import { MAX_SEATS } from '../setup.ts';
import { recordDealtHands } from './dealt-hands.ts';
import { createFault, type Fault, type Result, type TextPosition } from './faults.ts';
import { chooseRandomIndex } from './random-move.ts';
import {
  type DealRecord,
  type MoveVerb,
  RECORD_VERSION,
  type RecordedDeal,
  type RecordedMove,
  RULES_VERSION,
  type Tag,
} from './record.ts';
import { createSeating } from './seating.ts';

/** Settings of a record to create. */
export interface DealRequest {
  readonly seats: number;
  readonly seed: string;
  readonly readings?: Readonly<Record<string, string>> | undefined;
  readonly variant?: string | undefined;
  /** Way of choosing moves: none are made, the first legal card of the pack, or a random legal one. */
  readonly play?: 'none' | 'first' | 'random';
  /** Maximum number of deals; a game may end sooner. */
  readonly deals?: number;
}

const PLACEHOLDER_PLACE: TextPosition = { line: 1, column: 1 };
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Default seat names, in order of play: A, B, C. */
export const defaultSeatNames = (seats: number): readonly string[] =>
  Array.from({ length: seats }, (_, seat) => LETTERS[seat] ?? `S${seat + 1}`);

/** Variation of the game, and the chosen practices that are not defaults. */
type Way = Pick<DealRequest, 'variant' | 'readings'>;

/**
 * Returns the practice of every disputed point of a game. An unknown point is kept, so that it is reported as a fault.
 */
export const listPractices = ({ readings }: Game, chosen: Way): Readonly<Record<string, string>> => ({
  ...completePractices(selectDisputedPoints(readings, chosen.variant)),
  ...chosen.readings,
});

/**
 * Creates a record dealt from a seed, which names all its readings. Returns the faults instead if the game cannot be
 * set up.
 */
export const createDealRecord = (game: Game, request: DealRequest): Result<DealRecord> => {
  const { seed, play = 'none' } = request;
  if (request.seats > MAX_SEATS) {
    const fault = createFault('too-many-seats', PLACEHOLDER_PLACE, String(request.seats), String(MAX_SEATS));
    return { ok: false, faults: [fault] };
  }
  const names = defaultSeatNames(request.seats);
  const tags = createRecordTags(game, names, request, [
    createTag('Seed', seed),
    createTag('Generator', RANDOM_GENERATOR_NAME),
  ]);
  const faults: Fault[] = [];
  const seating = createSeating({ tags, comments: [], deals: [] }, [game], faults);
  if (!seating) return { ok: false, faults };

  const { readings, variant, dealer, lot, draw } = seating;
  const table = game.table({ seats: names.length, readings, variant, dealer, lot });
  if (draw.length > 0) table.drawForDeal(draw);
  const chance = createRandom(seed, -1); // independent of the pack
  const deals: RecordedDeal[] = [];
  const most = play === 'none' ? 1 : (request.deals ?? 1);
  while (deals.length < most && !table.gameOver) {
    const number = deals.length + 1;
    table.deal(table.shuffle(createRandom(seed, number)));
    const hands = toRecordedHands(table, names);
    const moves = play === 'none' ? [] : playOut(table, names, play === 'first' ? () => 0 : (n) => chance.below(n));
    deals.push({ number: String(number), tags: [], hands, moves, comments: [], at: PLACEHOLDER_PLACE });
  }
  tags.push(
    createTag('Draw', draw.map(formatCard).join(' ')),
    createTag('Lot', lot.map((seat) => names[seat]!).join(' ')),
  );
  return { ok: true, value: { tags, comments: [], deals } };
};

/** Creates the tags of a record: the game, these seat names, all readings, and the given set-up tags. */
export const createRecordTags = (game: Game, names: readonly string[], way: Way, settingUp: readonly Tag[]): Tag[] => [
  createTag('Snorum', RECORD_VERSION),
  createTag('Game', game.id),
  createTag('Source', game.source),
  ...(way.variant ? [createTag('Variant', way.variant)] : []),
  createTag('Rules', RULES_VERSION),
  createTag('Seats', names.join(' ')),
  ...settingUp,
  createTag('Readings', pairs(listPractices(game, way))),
];

/** Creates the Names tag of a record; `undefined` if no player has a name. */
export const createNamesTag = (seats: readonly string[], called: readonly string[]): Tag | undefined => {
  const pairs = seats.flatMap((seat, i) => (called[i] ? [`${seat}=${called[i]}`] : []));
  return pairs.length > 0 ? createTag('Names', pairs.join(', ')) : undefined;
};

/** Creates a tag pair that does not come from a text. */
export const createTag = (name: string, value: string): Tag => ({ name, lang: '', value, at: PLACEHOLDER_PLACE });

const pairs = (readings: Readonly<Record<string, string>>): string =>
  Object.entries(readings)
    .map(([name, practice]) => `${name}=${practice}`)
    .join(' ');

/** Converts all hands at a table, and the cards lying on it, to the form of a record. */
export const toRecordedHands = ({ hands, unheld = {} }: Table, names: readonly string[]): RecordedDeal['hands'] =>
  recordDealtHands({ owners: hands.owner, unheld }, names);

/** Plays a deal to its end. `choice` receives the number of legal moves and returns the index of one. */
const playOut = (table: Table, names: readonly string[], choice: (moves: number) => number): RecordedMove[] => {
  const moves: RecordedMove[] = [];
  const list = createMoveBuffer();
  // In a market the next move implies the silences before it; only one that ends the deal is written.
  let silence: RecordedMove | undefined;
  while (!table.dealOver) {
    const move = list[chooseRandomIndex(list, table.legal(list), choice, table.amountsFrom)]!;
    const recorded = toRecordedMove(table, names[table.toMove]!, move);
    silence = move === PASS && table.amountsFrom !== undefined ? recorded : undefined;
    if (!silence) moves.push(recorded);
    table.play(move);
  }
  return silence ? [...moves, silence] : moves;
};

/** Converts a move to its form in a record. Call it before the table makes the move. */
export const toRecordedMove = (table: Table, seat: string, move: Move, misplay = false): RecordedMove => {
  const [first = '', ...more] = formatMove(table, move).split(' ');
  return {
    seat,
    what: parseCard(first) ?? (first as MoveVerb),
    more,
    call: '',
    misplay,
    comments: [],
    at: PLACEHOLDER_PLACE,
  };
};
