/** Reads the tags that set up a table: game, seats, readings, dealer. */
import { type Card, formatCard, parseCard } from '../cards.ts';
import type { Game } from '../game.ts';
import { createRandom, RANDOM_GENERATOR_NAME, shuffle } from '../random.ts';
import { completePractices, selectDisputedPoints } from '../readings.ts';
import { MAX_SEATS } from '../setup.ts';
import { addFault, type Fault, type FaultCode, isFaultListFull, type TextPosition } from './faults.ts';
import { MAX_DRAW_CHARACTERS, MAX_SEED_CHARACTERS } from './limits.ts';
import { parsePlayerNames } from './player-names.ts';
import { type DealRecord, findTag, normalizeSeatName, RECORD_VERSION, RULES_VERSION, type Tag } from './record.ts';
import { checkSeatNames } from './seat-names.ts';

/** The set-up of a record's table. */
export interface Seating {
  readonly game: Game;
  /** The names of the seats in order of play. */
  readonly names: readonly string[];
  /** The accounts: the seats, then those of the table. Empty in a game without counters. */
  readonly accounts: readonly string[];
  /** The practices named in the record. */
  readonly readings: Readonly<Record<string, string>>;
  readonly variant: string | undefined;
  /** The accounts that score points: camps or seats. */
  readonly scorers: readonly string[];
  readonly dealer: number;
  /** The cards drawn or turned up to decide the dealer; empty if the record only names the dealer. */
  readonly draw: readonly Card[];
  readonly lot: readonly number[];
  readonly seed: string | undefined;
  /** Returns the seat (0-based) with this name, in upper or lower case; -1 if there is none. */
  seatOf(name: string): number;
}

const TOP: TextPosition = { line: 1, column: 1 };

/** Sets up a table from the tags of a record. Adds the faults of the tags to `faults`. */
export const createSeating = (record: DealRecord, games: readonly Game[], faults: Fault[]): Seating | undefined => {
  const { tags } = record;
  const found = (code: FaultCode, at: TextPosition, ...words: string[]): undefined => {
    addFault(faults, code, at, ...words);
  };
  const needed = (name: string, expected = '', among = ''): Tag | undefined => {
    const tag = findTag(tags, name);
    return tag?.value.trim() ? tag : found('tag-missing', tag?.at ?? TOP, name, expected, among);
  };

  const version = needed('Snorum', '[Snorum "1"]');
  if (version && version.value.trim() !== RECORD_VERSION) found('unknown-version', version.at, version.value);
  const gameTag = needed('Game', '', games.map(({ id }) => id).join(', '));
  const game = gameTag && games.find(({ id }) => id === gameTag.value.trim().toLowerCase());
  if (gameTag && !game) found('unknown-game', gameTag.at, gameTag.value, games.map(({ id }) => id).join(', '));
  const seatsTag = needed('Seats');
  if (!game || !seatsTag) return undefined;

  const source = findTag(tags, 'Source');
  if (source && source.value.trim().toUpperCase() !== game.source)
    found('wrong-source', source.at, source.value, game.source);
  const rules = findTag(tags, 'Rules');
  if (rules && rules.value.trim() !== RULES_VERSION) found('unknown-rules', rules.at, rules.value, RULES_VERSION);
  const variantTag = findTag(tags, 'Variant');
  const variant = variantTag?.value.trim().toLowerCase() || undefined;
  if (variant && !game.variants?.includes(variant))
    found('unknown-variant', variantTag!.at, game.id, variant, game.variants?.join(', ') ?? '');

  const names = seatsTag.value.trim().split(/\s+/);
  if (names.length > MAX_SEATS) return found('too-many-seats', seatsTag.at, String(names.length), String(MAX_SEATS));
  checkSeatNames(names, seatsTag.at, faults);
  parsePlayerNames(tags, names, faults);
  const numbers = new Map(names.map((name, seat) => [normalizeSeatName(name), seat]));
  const seatOf = (name: string): number => numbers.get(normalizeSeatName(name)) ?? -1;
  const lesson = findTag(tags, 'Lesson');
  if (lesson && seatOf(lesson.value.trim()) < 0) found('unknown-seat', lesson.at, lesson.value, names.join(', '));
  const readings = readingsOf(tags, game, variant, faults);
  const article = game.refuseSeats(names.length, completePractices(game.readings, readings), variant);
  if (article) {
    const numbers = game.seatNumbers(readings, variant).join(', ');
    found('wrong-seats', seatsTag.at, game.id, String(names.length), numbers, article);
  }
  const seedTag = findTag(tags, 'Seed');
  if (seedTag && seedTag.value.length > MAX_SEED_CHARACTERS)
    found('too-long', seedTag.at, String(seedTag.value.length), String(MAX_SEED_CHARACTERS), '[Seed …]');
  const drawTag = findTag(tags, 'Draw');
  if (drawTag && drawTag.value.length > MAX_DRAW_CHARACTERS)
    found('too-long', drawTag.at, String(drawTag.value.length), String(MAX_DRAW_CHARACTERS), '[Draw …]');
  if (faults.length > 0) return undefined;

  const counters = findTag(tags, 'Counters');
  const begin = game.table({ seats: names.length, readings, variant }).balance[0] ?? 0;
  if (counters && counters.value.trim() !== String(begin))
    found('wrong-counters', counters.at, counters.value, String(begin));

  const generator = findTag(tags, 'Generator');
  if (seedTag && generator && generator.value.trim().toLowerCase() !== RANDOM_GENERATOR_NAME)
    found('unknown-generator', generator.at, generator.value, RANDOM_GENERATOR_NAME);
  const pack = game.pack(readings, names.length);
  const seeded = seedTag && shuffleFromSeed(seedTag.value, names.length, pack);
  const shuffledFor = (seed: string): readonly Card[] | undefined =>
    game.table({ seats: names.length, readings, variant }).drawCards?.(createRandom(seed));
  const dealerTag = findTag(tags, 'Dealer');
  let draw: readonly Card[] = dealerTag || drawTag || !seedTag ? [] : (shuffledFor(seedTag.value) ?? seeded!.pack);
  let dealer = -1;
  if (dealerTag) {
    dealer = seatOf(dealerTag.value.trim());
    if (dealer < 0) found('unknown-seat', dealerTag.at, dealerTag.value, names.join(', '));
  }
  if (drawTag) {
    const words = drawTag.value.trim().split(/\s+/);
    const cards = words.map((text) => parseCard(text));
    const bad = cards.indexOf(undefined);
    const stray = cards.find((card) => !pack.includes(card!));
    if (bad >= 0) found('unknown-card', drawTag.at, words[bad]!);
    else if (stray !== undefined) found('not-in-pack', drawTag.at, formatCard(stray), String(pack.length));
    else draw = cards as Card[];
  }
  if (draw.length > 0) {
    const trial = game.table({ seats: names.length, readings, variant });
    const used = trial.drawForDeal(draw);
    if (drawTag && used !== draw.length) found('bad-draw', drawTag.at, used < 0 ? '' : formatCard(draw[used - 1]!));
    else if (dealer >= 0 && trial.dealer !== dealer)
      found('wrong-dealer', dealerTag!.at, names[dealer]!, names[trial.dealer]!);
    draw = draw.slice(0, used);
    dealer = trial.dealer;
  } else if (dealer < 0 && !drawTag && !dealerTag) found('no-dealer', TOP);

  const lotTag = findTag(tags, 'Lot');
  let lot = seeded?.lot ?? names.map((_, seat) => seat);
  if (lotTag) {
    lot = lotTag.value
      .trim()
      .split(/\s+/, names.length + 1)
      .map(seatOf);
    if (lot.length !== names.length || names.some((_, seat) => !lot.includes(seat)))
      found('bad-lot', lotTag.at, names.join(' '));
  }
  return {
    game,
    names,
    accounts: game.tableAccounts === undefined ? [] : [...names, ...game.tableAccounts],
    scorers: game.scoreAccounts?.(names, completePractices(game.readings, readings)) ?? [],
    variant,
    readings: completePractices(selectDisputedPoints(game.readings, variant), readings),
    dealer,
    draw,
    lot,
    seed: seedTag?.value,
    seatOf,
  };
};

/** Makes the random choices before the first deal from a seed: the pack for the draw, and an order of the seats. */
export const shuffleFromSeed = (
  seed: string,
  seats: number,
  pack: readonly Card[],
): { pack: Card[]; lot: number[] } => {
  const random = createRandom(seed);
  const drawn = [...pack];
  const lot = Array.from({ length: seats }, (_, seat) => seat);
  shuffle(drawn, random);
  shuffle(lot, random);
  return { pack: drawn, lot };
};

/**
 * Parses the practices in a Readings tag: `short=goes-negative double=flat`. Each must be for a disputed point of the
 * variation.
 */
const readingsOf = (
  tags: readonly Tag[],
  game: Game,
  variant: string | undefined,
  faults: Fault[],
): Readonly<Record<string, string>> => {
  const chosen: Record<string, string> = {};
  const tag = findTag(tags, 'Readings');
  const points = selectDisputedPoints(game.readings, variant);
  for (const pair of tag?.value.trim().toLowerCase().split(/\s+/) ?? []) {
    if (!tag || pair === '') continue;
    if (isFaultListFull(faults)) break;
    const [name = '', practice = '', ...more] = pair.split('=', 3);
    const found = (code: FaultCode, ...words: string[]): void => addFault(faults, code, tag.at, ...words);
    const reading = Object.hasOwn(game.readings, name) ? game.readings[name] : undefined;
    if (name === '' || more.length > 0) found('bad-reading', pair);
    else if (!reading) found('unknown-reading', game.id, name, Object.keys(game.readings).join(', '));
    else if (!Object.hasOwn(points, name))
      found('idle-reading', name, variant ? `${game.id}, ${variant}` : game.id, Object.keys(points).join(', '));
    else if (Object.hasOwn(chosen, name)) found('reading-twice', name);
    else if (!reading.values.includes(practice)) found('unknown-practice', name, practice, reading.values.join(', '));
    else chosen[name] = practice;
  }
  return chosen;
};
