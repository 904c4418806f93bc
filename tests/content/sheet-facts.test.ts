/**
 * Tests the figures on the rules sheets against the engine: players, cards dealt, counters, stakes, payments and
 * points.
 */
import { describe, expect, test } from 'vitest';
import { getFacts } from '#engine/facts/facts-of.ts';
import { measureGame } from '#engine/facts/measure.ts';
import { createMoveBuffer, type Game } from '#engine/game.ts';
import { findGame, GAMES } from '#engine/games.ts';
import { createRandom } from '#engine/random.ts';
import { chooseRandomIndex } from '#engine/record/random-move.ts';
import { listNumbers, listSheetLines, readSheet } from './sheets.ts';

/** Returns the figures in the lines that restate an article, in the English text; empty if no line restates it. */
const figuresOf = (game: string, article: string): readonly number[] =>
  listSheetLines(readSheet(game))
    .filter(({ articles }) => articles.includes(article))
    .flatMap(({ en }) => listNumbers(en));

/** Returns the figures of the first line in a part of the sheet that restates an article; throws if there is none. */
const lineOf = (game: string, part: string, article: string): readonly number[] => {
  const lines = readSheet(game).parts.find((each) => each.part === part)?.lines ?? [];
  const line = lines.find(({ articles }) => articles.includes(article));
  if (!line) throw new Error(`the sheet of ${game} says nothing of ${article} in ${part}`);
  return listNumbers(line.en);
};

/** Shortens numbers as a sheet prints them: a series without gaps becomes its first and last. */
const abridge = (numbers: readonly number[]): readonly number[] => {
  const [first, last] = [numbers[0]!, numbers.at(-1)!];
  return numbers.length > 2 && last - first === numbers.length - 1 ? [first, last] : numbers;
};

/** Games whose sheets list the number of cards dealt for each number of players. */
const LISTED: readonly string[] = ['nain-jaune', 'lindor', 'pope-joan'];

/**
 * Number of counters that the sheet advises for each player, in games whose accounts start at 0 and may be negative; it
 * may depend on the number of players.
 */
const ADVISED: Readonly<Record<string, (seats: number) => number>> = {
  'nain-jaune': (seats) => (seats === 3 ? 200 : 250),
  lindor: (seats) => (seats <= 4 ? 150 : seats <= 6 ? 300 : 600),
  'pope-joan': () => 60,
  jig: () => 40,
  spin: (seats) => (seats <= 4 ? 50 : 100),
  newmarket: () => 50,
  speculation: (seats) => (seats <= 5 ? 100 : 300),
};

/** Returns the largest debt of any player in one round of random deals, in counters. */
const largestDebt = (game: Game, seats: number, sample: number): number => {
  const table = game.table({ seats, dealer: 0 });
  const legal = createMoveBuffer();
  const random = createRandom(`advised ${game.id} ${seats}`, sample);
  let low = 0;
  for (let deal = 0; deal < seats && !table.gameOver; deal++) {
    table.deal(table.shuffle(random));
    while (!table.dealOver) {
      table.play(legal[chooseRandomIndex(legal, table.legal(legal), (n) => random.below(n), table.amountsFrom)]!);
      for (let seat = 0; seat < seats; seat++) low = Math.min(low, table.balance[seat]!);
    }
  }
  return -low;
};

describe.each(GAMES.map((game) => [game.id, game] as const))('the sheet of %s', (id, game) => {
  const { cites, payments } = getFacts(id);
  const measured = measureGame(game);

  test('states the players and the pack', () => {
    const players = lineOf(id, 'needs', cites.players);
    const given = abridge(game.seatNumbers());
    expect(players.slice(0, given.length)).toEqual(given);
    const packs = new Set(measured.pack.values());
    if (packs.size === 1) expect(lineOf(id, 'needs', cites.players)).toContain([...packs][0]);
    else for (const [seats, pack] of measured.pack) expect(pack - seats).toBe(players.at(-1));
  });

  test('states each player’s starting counters, and no others', () => {
    const needed = readSheet(id).parts[1]!.lines.flatMap(({ en }) => (/counters/u.test(en) ? [en] : []));
    expect(needed.length, 'how many counters one needs').toBe(1);
    if (measured.counters > 0) expect(listNumbers(needed[0]!)).toEqual([measured.counters]);
    else if (!(id in ADVISED)) expect(needed[0]).toContain('There are no counters');
  });

  test('states the cards dealt to a hand and those left over', () => {
    const hands = [...measured.hand];
    const alike = new Set(hands.flatMap(([, sizes]) => sizes));
    const left = new Set(measured.leftOver.values());
    const figures = lineOf(id, 'dealing', cites.hand);
    if (LISTED.includes(id))
      expect(figures).toEqual([...hands.flatMap(([seats, [size]]) => [size, seats]), ...(left.size === 1 ? left : [])]);
    else if (alike.size > 1 || alike.has(1))
      expect(figures, 'hands by the number of players, or of one card').toEqual([]);
    else expect(figures).toEqual(expect.arrayContaining([...alike, ...(measured.board > 0 ? [measured.board] : [])]));
  });

  test('states the stakes', () => {
    const stakes = [...measured.stakes];
    const [, { dealer, others }] = stakes[0]!;
    if (!cites.stakes) {
      for (const [, staked] of stakes) expect(staked).toEqual({ dealer: 0, others: 0 });
      return;
    }
    const figures = lineOf(id, 'dealing', cites.stakes);
    if (new Set(stakes.map(([, staked]) => staked.others)).size > 1) {
      // Each stake with its numbers of players; the dealer’s is described as double.
      const amounts = [...new Set(stakes.map(([, staked]) => staked.others))];
      const ofSo = (amount: number) => stakes.flatMap(([seats, staked]) => (staked.others === amount ? [seats] : []));
      expect(figures).toEqual(amounts.flatMap((amount) => [amount, ...abridge(ofSo(amount))]));
      for (const [, staked] of stakes) expect(staked.dealer).toBe(2 * staked.others);
      return;
    }
    // The dealer may stake more than the others: then their stake comes first, and the line has no more figures.
    if (others > 0 && others < dealer) expect(figures).toEqual([others, dealer]);
    else {
      expect(figures).toEqual([dealer, ...measured.paid.get(cites.stakes)!]);
      expect([0, dealer]).toContain(others);
    }
    const alone = /the dealer alone/u.test(
      listSheetLines(readSheet(id)).find((line) => line.articles.includes(cites.stakes!))!.en,
    );
    expect(alone).toBe(others === 0);
  });

  test.each(payments.filter(({ amount }) => amount === 'so-many'))('states the payment of $cite', ({ cite }) => {
    const amounts = measured.paid.get(cite) ?? measured.scored.get(cite) ?? [];
    expect(amounts.length, `${cite} is never paid in the deals measured`).toBeGreaterThan(0);
    expect(figuresOf(id, cite)).toEqual(expect.arrayContaining([...amounts]));
  });
});

describe.each(Object.keys(ADVISED))('the counters advised for %s', (id) => {
  const game = findGame(id)!;
  const advised = ADVISED[id]!;

  test('match those of the sheet', () => {
    const given = new Set(
      figuresOf(
        id,
        [...listSheetLines(readSheet(id))].flatMap(({ articles }) => articles).find((a) => a.endsWith('.debt'))!,
      ),
    );
    for (const seats of game.seatNumbers()) expect(given).toContain(advised(seats));
  });

  test.each(game.seatNumbers())('last one round of deals among %s in nine cases of ten', (seats) => {
    const rounds = Array.from({ length: 200 }, (_, sample) => largestDebt(game, seats, sample));
    const enough = rounds.filter((counters) => counters <= advised(seats)).length;
    expect(enough / rounds.length).toBeGreaterThan(0.9);
  });
});
