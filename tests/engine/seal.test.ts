/** Tests the seal of a game, and the check that nobody peeked. */
import { createHash } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { checkGame, exchangeHidden, type GameCheck, type MoveChooser } from '#engine/bots/check-game.ts';
import { Determinizations } from '#engine/bots/determinizations.ts';
import { findGame, GAMES } from '#engine/games.ts';
import { chooseAsOpponent, countExchanges } from '#engine/lab/exchange.ts';
import { createRandom } from '#engine/random.ts';
import { createTag } from '#engine/record/deal-record.ts';
import { formatRecord } from '#engine/record/format-record.ts';
import { LiveGame } from '#engine/record/live-game.ts';
import { parseRecord } from '#engine/record/parse-record.ts';
import { type DealRecord } from '#engine/record/record.ts';
import { getSealedText, type Hash, parseSeatedKinds, type SeatedKind, sealRecord } from '#engine/record/seal.ts';
import { hashText } from '../../src/browser/hash.ts';
import { RUNS_ALL_INSTANCES, RUNS_LONG_TESTS } from '../instances.ts';
import { startGame } from './sat-down.ts';

const SALT = '00112233445566778899aabbccddeeff';

/** Number of choices of each game that are repeated with other hidden cards. */
const DECISIONS = RUNS_LONG_TESTS ? 10_000 : RUNS_ALL_INSTANCES ? 1000 : 40;
vi.setConfig({ testTimeout: RUNS_LONG_TESTS ? 900_000 : 60_000 });

/** Number of deals, the players of the engine, and the hashes of the platform. */
interface PlayOptions {
  readonly deals?: number;
  readonly choose?: MoveChooser;
  readonly hash?: Hash;
}

/** Plays a sealed game to the end of its first deals; persons move at random. */
const playSealed = async (
  id: string,
  kinds: readonly SeatedKind[],
  { deals = 1, choose = chooseAsOpponent, hash = hashText }: PlayOptions = {},
): Promise<LiveGame> => {
  const game = findGame(id)!;
  const { record } = startGame(game, { seats: kinds.length, seed: 'sealed' });
  const started = LiveGame.from(await sealRecord(record, kinds, SALT, hash), [game]);
  if (!started.ok) throw new Error('not sealed');
  const live = started.value;
  const random = createRandom('persons');
  for (let deal = 0; deal < deals; deal++) {
    live.deal(random);
    while (!live.table.dealOver) {
      const seat = live.table.toMove;
      const kind = kinds[seat]!;
      const legal = live.legal();
      live.play(
        kind === 'person' ? legal[random.below(legal.length)]! : choose(kind, live.state, live.observe(seat), SALT),
      );
    }
  }
  return live;
};

const check = async (record: DealRecord, choose = chooseAsOpponent): Promise<GameCheck> => {
  const read = parseRecord(formatRecord(record));
  const result = read.ok ? await checkGame(read.value, GAMES, choose, hashText) : read;
  if (!result.ok) throw new Error(result.faults.map(({ code }) => code).join());
  return result.value;
};

/** Replaces the value of a tag. */
const retag = ({ tags, ...record }: DealRecord, name: string, value: string): DealRecord => ({
  ...record,
  tags: tags.map((tag) => (tag.name === name ? createTag(name, value) : tag)),
});

describe('the seal', () => {
  test('is the SHA-256 of the lines above it, whatever has been played since', async () => {
    const { record } = await playSealed('snip-snap-snorum', ['person', 'book', 'search']);
    const text = formatRecord(record);
    const lines = text.slice(0, text.indexOf('[Seal '));
    expect(lines).toBe(getSealedText(record));
    expect(text).toContain(`[Seal "${createHash('sha256').update(lines).digest('hex')}"]`);
    expect(lines).toContain('[Players "person book search"]');
    expect(lines).toContain(`[Salt "${SALT}"]`);
  });

  test('no longer fits if the seed, a reading, a player or the salt is changed', async () => {
    const { record } = await playSealed('snip-snap-snorum', ['person', 'random', 'random']);
    const { seal, recomputedSeal } = await check(record);
    expect(seal).toBe(recomputedSeal);
    for (const [name, value] of [
      ['Salt', SALT.replace('0', '1')],
      ['Players', 'person person random'],
    ] as const) {
      const changed = await check(retag(record, name, value));
      expect(changed.recomputedSeal).not.toBe(changed.seal);
    }
    for (const [name, value] of [
      ['Seed', 'another'],
      ['Readings', 'rounds=1'],
    ] as const)
      expect(getSealedText(retag(record, name, value))).not.toBe(getSealedText(record));
  });

  test('is left out where the platform has no hashes', async () => {
    const { record } = await playSealed('jig', ['person', 'random', 'random'], { hash: () => undefined });
    expect(formatRecord(record)).not.toContain('[Seal ');
    expect(parseSeatedKinds(record)).toEqual(['person', 'random', 'random']);
  });

  test('names a kind for each seat, or none is known', () => {
    const kindsOf = (tags: readonly (readonly [string, string])[]) =>
      parseSeatedKinds({ tags: tags.map(([name, value]) => createTag(name, value)), comments: [], deals: [] });
    const seats = ['Seats', 'A B'] as const;
    expect(kindsOf([seats, ['Players', 'Person  book']])).toEqual(['person', 'book']);
    for (const players of ['person', 'person robot', 'person book book', ''])
      expect(kindsOf([seats, ['Players', players]])).toBeUndefined();
    expect(kindsOf([seats])).toBeUndefined();
  });
});

describe('the check of a game', () => {
  test.each(GAMES.map(({ id }) => id))('finds nothing in an honest game of %s, over two deals', async (id) => {
    const seats = findGame(id)!.seatNumbers()[0]!;
    const kinds = (['person', 'book', 'search', 'random'] as const).flatMap((kind) => Array<SeatedKind>(3).fill(kind));
    const places = Array.from({ length: seats }, (_, seat) => kinds[(seat * 3) % kinds.length]!);
    const live = await playSealed(id, places, { deals: 2 });
    const found = await check(live.record);
    expect(found.seal).toBe(found.recomputedSeal);
    expect(found).toMatchObject({ areCardsFromSeed: true, differences: [] });
    expect(found.moves).toBeGreaterThan(0);
    expect(found.exchanged).toBeLessThanOrEqual(found.choices);
  });

  test('counts the moves of one deal alone, if asked', async () => {
    const { record, names } = await playSealed('cassino', ['person', 'book'], { deals: 2 });
    const one = await checkGame(record, GAMES, chooseAsOpponent, hashText, { deal: 2 });
    const made = record.deals[1]!.moves.filter(({ seat }) => seat === names[1]);
    expect(one.ok && one.value.moves).toBe(made.length);
  });

  test('names a move that was changed, and the move that would be chosen', async () => {
    const live = await playSealed('cassino', ['person', 'book', 'book', 'book']);
    // The last choice of B is made otherwise; the record ends there.
    do live.takeBack();
    while (live.table.toMove !== 1 || live.legal().length === 1);
    const move = chooseAsOpponent('book', live.state, live.observe(1), SALT);
    const other = live.legal().find((each) => each !== move);
    expect(other).toBeDefined();
    live.play(other!);
    const { differences } = await check(live.record);
    expect(differences).toHaveLength(1);
    expect(differences[0]).toMatchObject({ deal: 1, isPeeking: false });
    expect(differences[0]!.move).toMatch(/^B /);
    expect(differences[0]!.move).not.toContain(differences[0]!.chosen);
  });

  test('finds cards that the seed does not give, written out or drawn', async () => {
    const live = await playSealed('jig', ['person', 'random', 'random']);
    const { tags, ...rest } = live.record;
    const unseeded = LiveGame.from({ ...rest, tags: tags.filter(({ name }) => name !== 'Seed'), deals: [] }, GAMES);
    if (!unseeded.ok) throw new Error('not dealt');
    unseeded.value.deal(createRandom('arranged'));
    const arranged = await checkGame(
      { ...rest, tags, deals: unseeded.value.record.deals },
      GAMES,
      chooseAsOpponent,
      hashText,
    );
    expect(!arranged.ok && arranged.faults.map(({ code }) => code)).toEqual(['not-from-seed']);
    const lot = tags.find(({ name }) => name === 'Lot')!.value;
    const turned = retag({ ...rest, tags, deals: [] }, 'Lot', lot.split(' ').reverse().join(' '));
    expect((await check(turned)).areCardsFromSeed).toBe(false);
    expect((await check({ ...rest, tags, deals: [] })).areCardsFromSeed).toBe(true);
  });

  test('finds cards on the table that are not those of the record', async () => {
    const live = await playSealed('jig', ['person', 'random', 'random']);
    const [history] = live.state.dealHistories;
    const owners = history!.owners.slice();
    const [one, other] = [owners.indexOf(0), owners.indexOf(1)];
    [owners[one], owners[other]] = [owners[other]!, owners[one]!];
    const found = await checkGame(live.record, GAMES, chooseAsOpponent, hashText, { dealt: [{ ...history!, owners }] });
    expect(found.ok && found.value.areCardsFromSeed).toBe(false);
  });
});

/** A player whose choice depends on the cards of the next seat. */
const peeker: MoveChooser = (kind, state, seen, salt) => {
  if (kind !== 'book') return chooseAsOpponent(kind, state, seen, salt);
  const { owners } = state.dealHistories.at(-1)!;
  const next = (seen.seat + 1) % seen.seats;
  const sum = owners.reduce((total, owner, card) => total + (owner === next ? card + 1 : 0), 0);
  return seen.legal[sum % seen.legal.length]!;
};

/** A player that counts the hidden passes of the others. */
const passPeeker: MoveChooser = (_kind, state, seen) => {
  const { done } = state.dealHistories.at(-1)!;
  return seen.legal[done.length % seen.legal.length]!;
};

describe('a player that peeks', () => {
  test.each(['nain-jaune', 'jig', 'cassino', 'manille', 'lindor'])('is caught in %s', async (id) => {
    const seats = findGame(id)!.seatNumbers()[0]!;
    const kinds = Array.from({ length: seats }, (_, seat): SeatedKind => (seat === 0 ? 'person' : 'book'));
    expect((await check((await playSealed(id, kinds)).record)).differences).toEqual([]);
    const { differences } = await check((await playSealed(id, kinds, { choose: peeker })).record, peeker);
    expect(differences.some(({ isPeeking }) => isPeeking)).toBe(true);
    expect(countExchanges(findGame(id)!, 100, 'peeker', peeker).differences).toBeGreaterThan(0);
  });

  test('is caught if it counts hidden passes', () => {
    expect(countExchanges(findGame('nain-jaune')!, 100, 'peeker', passPeeker).differences).toBeGreaterThan(0);
  });
});

test.each(GAMES.map(({ id }) => id))('no player of %s chooses otherwise when hidden cards are exchanged', (id) => {
  const found = countExchanges(findGame(id)!, DECISIONS, 'peek');
  expect(found).toMatchObject({ decisions: DECISIONS, differences: 0 });
  expect(found.byKind.search).toBeGreaterThan(0);
});

test('an exchange that a seat can see is an error', () => {
  const live = startGame(findGame('jig')!, { seats: 3, seed: 'seen' });
  live.deal(createRandom('seen'));
  const seen = live.observe(live.table.toMove);
  const real = Determinizations.prototype.exchange;
  vi.spyOn(Determinizations.prototype, 'exchange').mockImplementation(function (this: Determinizations) {
    const other = real.call(this);
    return { ...other, seen: { ...other.seen, sizes: [1, 2, 3] } };
  });
  expect(() => exchangeHidden(live.state, seen, 'any')).toThrow('sees a difference');
  vi.restoreAllMocks();
});
