/** Tests properties that every game must have, for every number of players and all readings. */

import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createEmptyOwners, NO_OWNER } from '#engine/cards.ts';
import { EVENT, type GameEvent, type Listener, toGameEvent } from '#engine/events.ts';
import { createMoveBuffer, formatMove, type Game, type Move, PASS, type Refusal, type Table } from '#engine/game.ts';
import { createRandom, type Random } from '#engine/random.ts';
import { formatFaultMessage } from '#engine/record/fault-sentences.ts';
import { replay } from '#engine/record/replay.ts';
import { RUNS_ALL_INSTANCES, RUNS_LONG_TESTS } from '../instances.ts';
import {
  createRandomTable,
  formatRandomGame,
  getShortReadings,
  highestMove,
  listPracticeGames,
  listPracticePairGames,
  listVariants,
  NAMED_GAMES,
  performAction,
  playRandomGame,
  type RandomAction,
  type RandomGame,
} from './random-play.ts';
import { randomRecord } from './random-record.ts';

/** Checks a table after every step, and throws at the first violation. */
class TableChecker {
  readonly #play: RandomGame;
  readonly #legal = createMoveBuffer();
  readonly #total: number;
  #checks = 0;
  /** Balance of each account, computed from the events that the listener heard. */
  readonly #heardCounters: Int32Array;
  /** Points of each party, computed from the events: scored less struck off. */
  readonly #heardPoints: Int32Array;
  /** True if a match has several games, each of which starts again at 0 points. */
  #restartsPoints = false;

  constructor(play: RandomGame) {
    this.#play = play;
    const { game, seats, readings, variant } = play;
    const { balance } = game.table({ seats, readings, variant });
    this.#heardCounters = balance.slice();
    this.#heardPoints = new Int32Array(
      play.game.table({ seats: play.seats, readings: play.readings }).scores?.length ?? 0,
    );
    this.#total = sum(balance);
  }

  #must(holds: boolean, what: string): void {
    if (!holds) throw new Error(`${what}: ${formatRandomGame(this.#play)}`);
  }

  hear: Listener = (kind, who, what, amount, cite) => {
    this.#must(cite in this.#play.game.articles, `an event cites ${cite}, no article`);
    if (kind === EVENT['won-game']) this.#restartsPoints = true;
    if (kind === EVENT.scored) {
      this.#must(amount > 0 && who < this.#heardPoints.length, 'no points, or nobody’s, are scored');
      this.#heardPoints[who]! += amount;
    }
    if (kind === EVENT['struck-off']) this.#heardPoints[who]! -= amount;
    if (kind !== EVENT.paid) return;
    this.#must(amount > 0, 'counters are paid backwards');
    this.#heardCounters[who]! -= amount;
    this.#heardCounters[what]! += amount;
  };

  check = (table: Table): void => {
    this.#counters(table);
    const count = table.legal(this.#legal);
    const listed = this.#legal.subarray(0, count);
    const legal = new Set(listed);
    this.#must(table.dealOver ? count === 0 : count > 0, 'the seat to play has nothing to play');
    this.#must(table.dealOver === table.toMove < 0, 'somebody is to play when the deal is over, or nobody before');
    this.#must(!table.gameOver || table.dealOver, 'the game is over before the deal');
    this.#must(table.gameOver === table.winners.length > 0, 'the game ends without a winner, or is won before its end');
    for (let i = 1; i < count; i++) this.#must(listed[i - 1]! < listed[i]!, 'legal moves are not in order, each once');
    // In a market, where most moves are words, the cards are tried at every fourth position, or in daily tests less.
    if (table.amountsFrom === undefined || this.#checks % (RUNS_ALL_INSTANCES ? 4 : 16) === 0)
      for (let seat = 0; seat < table.seats; seat++)
        for (let move = 0; move <= PASS; move++) this.#move(table, seat, move, legal);
    if (table.toMove >= 0) for (const move of this.#ownMoves()) this.#move(table, table.toMove, move, legal);
    for (const move of legal) this.#must(!table.getRefusal(table.toMove, move), 'a legal move is refused');
    this.#checkCompoundMoves(table, legal);
    const claims = table.parseMove?.(['claims']);
    if (claims !== undefined)
      for (let seat = 0; seat < table.seats; seat++) this.#refusal(table.getRefusal(seat, claims));
    this.#must(table.legal(this.#legal) === count, 'looking changes the table');
  };

  /** Yields up to a hundred of the game’s own moves (those that are not just a card), different ones at each check. */
  *#ownMoves(): Iterable<Move> {
    const moves = highestMove(this.#play.game) - PASS;
    const some = Math.min(moves, 100);
    for (let i = 0; i < some; i++) yield PASS + 1 + ((this.#checks * some + i) % moves);
    this.#checks += 1;
  }

  #move(table: Table, seat: number, move: Move, legal: ReadonlySet<Move>): void {
    const refused = table.getRefusal(seat, move);
    this.#must((refused === null) === (seat === table.toMove && legal.has(move)), 'legal and refuse disagree');
    this.#refusal(refused);
    if (refused?.misplay)
      this.#must(
        table.misplay !== undefined && (move >= PASS || table.hands.holds(seat, move)),
        'a misplay that cannot be made',
      );
    if (move > PASS && (!refused || refused.misplay)) this.#checkWords(table, move);
  }

  /** Checks that a move of the game’s own parses from the words with which it is written. */
  #checkWords(table: Table, move: Move): void {
    this.#must(table.parseMove!(table.formatMove!(move).split(' ')) === move, 'a move is not read as it was written');
  }

  /**
   * Checks legal moves that are more than a card, and the moves next to them by number: each must have words that mean
   * this move only.
   */
  #checkCompoundMoves(table: Table, legal: ReadonlySet<Move>): void {
    // Of many offers, which differ in their amount alone, the least, the largest, and others at each check.
    const isTried = (i: number): boolean =>
      table.amountsFrom === undefined || i < 3 || i > legal.size - 3 || i % 16 === this.#checks % 16;
    for (const move of [...legal].filter((_, i) => isTried(i)))
      for (const near of move > PASS ? [move - 1, move, move + 1] : []) {
        const isLegal = legal.has(near);
        for (let seat = 0; seat < table.seats; seat++) {
          const refused = table.getRefusal(seat, near);
          this.#must((refused === null) === (seat === table.toMove && isLegal), 'legal and refuse disagree');
          this.#refusal(refused);
        }
        const words = isLegal ? formatMove(table, near).split(' ') : [];
        this.#must(!isLegal || table.parseMove?.(words) === near, `${words.join(' ')} is read as another move`);
      }
  }

  #refusal(refused: Refusal | null): void {
    if (refused) this.#must(refused.cite in this.#play.game.articles, `a refusal cites ${refused.cite}, no article`);
  }

  #counters({ balance, seats, scores }: Table): void {
    this.#must(
      this.#restartsPoints || this.#heardPoints.every((points, scorer) => points === scores?.[scorer]),
      'points are scored unheard',
    );
    this.#must(sum(balance) === this.#total, 'counters are made or lost');
    this.#must(
      balance.subarray(seats).every((has) => has >= 0),
      'the table is in debt',
    );
    this.#must(
      balance.every((has, account) => has === this.#heardCounters[account]),
      'counters move unheard',
    );
  }
}

const sum = (numbers: Int32Array): number => numbers.reduce((total, each) => total + each, 0);

/** Plays a game to its end and checks the table after every step. */
const playChecked = (play: RandomGame): RandomAction[] => {
  const onlooker = new TableChecker(play);
  return playRandomGame(play, onlooker.hear, onlooker.check);
};

/** Generates a game with any number of seats, any practice of each disputed point, and any seed. */
const anyPlay = (game: Game, ...variants: (string | undefined)[]): fc.Arbitrary<RandomGame> =>
  fc
    .record({
      readings: fc.record(
        Object.fromEntries(
          Object.entries(game.readings).map(([name, { values }]) => [name, fc.constantFrom(...values)]),
        ),
      ),
      seats: fc.integer({ min: 2, max: 12 }),
      seed: fc.string({ minLength: 1, maxLength: 6 }),
      variant: fc.constantFrom(...(variants.length > 0 ? variants : listVariants(game))),
    })
    .map(({ readings, ...play }) => ({ game, ...play, readings: { ...readings, ...getShortReadings(game) } }))
    .filter(({ seats, readings, variant }) => game.refuseSeats(seats, readings, variant) === null)
    .map((play) => ({ ...play, [fc.toStringMethod]: () => formatRandomGame(play) }));

vi.setConfig({ testTimeout: RUNS_LONG_TESTS ? 3_600_000 : 120_000 });

/** True in `npm run mutants`, which plants thousands of faults and so makes fewer runs for each. */
const PLANTED = process.env['STRYKER_MUTATOR_WORKER'] !== undefined;

const settings = (numRuns: number) => ({ seed: 1760, numRuns: RUNS_LONG_TESTS ? 10_000 : PLANTED ? 15 : numRuns });

/** Games with many moves; the daily tests play fewer of them. */
const LONGER = ['manille', 'cassino', 'chnif-chnof-chnorum', 'speculation'];

/** Returns the whole visible state of a table. */
const positionOf = (table: Table): unknown[] => {
  const legal = createMoveBuffer();
  const { hands, unheld, balance, scores, inactive, handsLookedAt, winners } = table;
  return [
    [table.dealer, table.dealNumber, table.toMove, table.dealOver, table.gameOver, table.nextDealer(), handsLookedAt],
    [hands.owner.slice(), balance.slice(), scores?.slice(), inactive?.slice(), winners.slice()],
    { ...unheld },
    legal.slice(0, table.legal(legal)),
    table.layout().hands,
  ];
};

/** Plays a number of random moves; deals again whenever a deal is over. */
const playOn = (table: Table, random: Random, moves: number): void => {
  const legal = createMoveBuffer();
  for (let i = 0; i < moves && !(table.dealOver && table.gameOver); i++)
    if (table.dealOver) table.deal(table.shuffle(random));
    else table.play(legal[random.below(table.legal(legal))]!);
};

describe.each(NAMED_GAMES)('a game of %s', (_, game) => {
  test('ends, legally, with every counter, by every practice and number of seats', () => {
    for (const play of listPracticeGames(game)) expect(playChecked(play).length).toBeGreaterThan(0);
  });

  test.each(listVariants(game))('ends legally by any combination of practices (%s)', (variant) => {
    fc.assert(
      fc.property(anyPlay(game, variant), (play) => playChecked(play).length > 0),
      settings(RUNS_ALL_INSTANCES ? (listVariants(game).length > 1 ? 100 : 300) : LONGER.includes(game.id) ? 8 : 15),
    );
  });

  test.each(listVariants(game))('ends legally by every two practices of two readings together (%s)', (variant) => {
    for (const play of listPracticePairGames(game, variant)) expect(playChecked(play).length).toBeGreaterThan(0);
  });

  test.each(listVariants(game))('reports the dealer and the number of cards to each seat (%s)', (variant) => {
    for (const seats of game
      .seatNumbers()
      .filter((number) => !game.refuseSeats(number, getShortReadings(game), variant))) {
      const heard: (readonly number[])[] = [];
      const listener: Listener = (kind, who, _what, amount) => heard.push([kind, who, amount]);
      const table = createRandomTable(
        { game, seats, readings: getShortReadings(game), variant, seed: 'dealt' },
        listener,
      );
      heard.length = 0;
      table.deal(table.shuffle(createRandom('dealt', 1)));
      const told = (type: number) => heard.filter(([kind]) => kind === type);
      expect(told(EVENT['took-deal'])).toEqual([[EVENT['took-deal'], table.dealer, 0]]);
      const dealt = Array.from({ length: seats }, () => 0);
      for (const [, seat, cards] of told(EVENT.dealt)) dealt[seat!]! += cards!;
      const held = dealt.map((__, seat) => table.hands.size(seat));
      // The last of the dealer's own cards may lie face up.
      if (dealt[table.dealer] !== held[table.dealer] && table.unheld?.turnUp !== undefined) held[table.dealer]! += 1;
      expect(dealt).toEqual(held);
    }
  });

  test('is shuffled: no two of twenty seeds deal alike, and every seat comes to hold most cards', () => {
    const seats = game.seatNumbers()[0]!;
    const deals = new Set<string>();
    const held = Array.from({ length: seats }, () => new Set<number>());
    for (let seed = 0; seed < 20; seed++) {
      const table = game.table({ seats, readings: getShortReadings(game), dealer: 0 });
      table.deal(table.shuffle(createRandom(`shuffle ${seed}`, 1)));
      const { owner } = table.hands;
      deals.add(owner.join());
      for (const [card, seat] of owner.entries()) if (seat !== NO_OWNER) held[seat]!.add(card);
    }
    expect(deals.size).toBe(20);
    const pack = new Set(held.flatMap((cards) => [...cards])).size;
    for (const cards of held) expect(cards.size).toBeGreaterThan(pack * 0.6);
  });

  test('rejects words that name no move', () => {
    const table = createRandomTable(
      { game, seats: game.seatNumbers()[0]!, readings: getShortReadings(game), seed: 'words' },
      null,
    );
    table.deal(table.shuffle(createRandom('words', 1)));
    const nonsense = ['', 'Z', '9S 9S', '9S says', '9S says nothing', '9S x', '9S x 9S', '9S 9H 9D', 'says', 'names Z'];
    for (const words of nonsense) expect([words, table.parseMove?.(words.split(' '))]).toEqual([words, undefined]);
    const cards = [
      '9S x 2S 3S',
      '9S says 9S 9S',
      '10H says says',
      'pass pass',
      'calls',
      'names',
      'exposes',
      'exposes 1',
    ];
    for (const words of cards) expect([words, table.parseMove?.(words.split(' '))]).toEqual([words, undefined]);
  });

  test('is the same game after printing and parsing', () => {
    fc.assert(
      fc.property(anyPlay(game), (play) => {
        const events: GameEvent[] = [];
        const text = randomRecord({ ...play, seed: encodeURIComponent(play.seed) }, 4, (event) => events.push(event));
        const result = replay(text, [game]);
        if (!result.ok) throw new Error(`${result.faults.map(formatFaultMessage).join('\n')}\n${text}`);
        expect(result.value.steps.flatMap((step) => step.events)).toEqual(events);
      }),
      settings(RUNS_ALL_INSTANCES ? 30 : 8),
    );
  });

  test('is the same when replayed, with or without a listener', () => {
    fc.assert(
      fc.property(anyPlay(game), (play) => {
        const hear = () => {
          const events: GameEvent[] = [];
          const accounts = Array.from({ length: 20 }, (__, i) => `account ${i}`);
          const listener: Listener = (...heard) =>
            events.push(toGameEvent({ seats: accounts, accounts, scorers: accounts }, ...heard));
          return { events, listener };
        };
        const [first, again] = [hear(), hear()];
        const actions = playRandomGame(play, first.listener);
        const [loud, silent] = [createRandomTable(play, again.listener), createRandomTable(play, null)];
        for (const action of actions) {
          performAction(loud, action, play.seed);
          performAction(silent, action, play.seed);
        }
        expect(again.events).toEqual(first.events);
        expect(silent.balance).toEqual(loud.balance);
        expect(silent.scores).toEqual(loud.scores);
        expect(silent.hands.owner).toEqual(loud.hands.owner);
        expect(silent.scores).toEqual(loud.scores);
        expect(silent.winners).toEqual(loud.winners);
      }),
      settings(RUNS_ALL_INSTANCES ? 50 : 8),
    );
  });

  test.each(listVariants(game))(
    'plays on in a copy made at any position, and is unchanged by the copy (%s)',
    (variant) => {
      fc.assert(
        fc.property(anyPlay(game, variant), (play) => {
          const told: (readonly (number | string)[])[][] = [[], []];
          const hear =
            (which: number): Listener =>
            (...heard) =>
              told[which]!.push(heard);
          const table = createRandomTable(play, hear(0));
          // Earlier play on this copy must leave no trace.
          const copy = createRandomTable({ ...play, seed: `not ${play.seed}` }, hear(1));
          const random = createRandom(play.seed);
          for (const action of playRandomGame(play)) {
            copy.copyFrom(table);
            for (const events of told) events.length = 0;
            const before = positionOf(table);
            expect(positionOf(copy)).toEqual(before);
            for (let asked = 0; asked < 12; asked++) {
              const [seat, move] = [random.below(play.seats), random.below(2 * PASS)];
              expect(copy.getRefusal(seat, move)).toEqual(table.getRefusal(seat, move));
            }
            playOn(copy, random, 1 + random.below(6));
            expect(positionOf(table)).toEqual(before);
            copy.copyFrom(table);
            told[1]!.length = 0;
            performAction(copy, action, play.seed);
            performAction(table, action, play.seed);
            expect(told[1]).toEqual(told[0]);
            expect(positionOf(copy)).toEqual(positionOf(table));
          }
        }),
        settings(RUNS_ALL_INSTANCES ? 300 : 8),
      );
    },
  );

  test('deals each seat the right number of cards, from the pack, and no card twice', () => {
    fc.assert(
      fc.property(anyPlay(game), (play) => {
        const table = createRandomTable(play, null);
        const sizes = table.layout().hands;
        const dealer = table.nextDealer();
        table.deal(table.shuffle(createRandom(play.seed, 1)));
        expect(table.dealer).toBe(dealer);
        expect(sizes.map((__, seat) => table.hands.size(seat))).toEqual(sizes);
        const dealt = [...table.hands.owner.keys()].filter((card) => table.hands.owner[card] !== NO_OWNER);
        expect(dealt).toHaveLength(sizes.reduce((total, size) => total + size, 0));
        expect(dealt.filter((card) => !game.pack(play.readings).includes(card))).toEqual([]);
      }),
      settings(RUNS_ALL_INSTANCES ? 50 : 20),
    );
  });

  test.each(listVariants(game))(
    'deals by the seed and the number of the deal, not by the deal before (%s)',
    (variant) => {
      const seats = game.seatNumbers().at(-1)!;
      const secondDeal = (first: string, dealer?: number): readonly number[] => {
        const table = game.table({ seats, readings: getShortReadings(game), variant, dealer: 0 });
        table.deal(table.shuffle(createRandom(first, 1)));
        const legal = createMoveBuffer();
        while (!table.dealOver) {
          table.legal(legal);
          table.play(legal[0]!);
        }
        if (table.gameOver) return [];
        // In some games the cards of a deal decide who deals next.
        if (dealer !== undefined && table.nextDealer() !== dealer) return secondDeal(`${first}, again`, dealer);
        table.deal(table.shuffle(createRandom('second', 2)));
        return [table.dealer, ...table.hands.owner, ...table.layout().hands, table.unheld?.turnUp ?? NO_OWNER];
      };
      const one = secondDeal('one pack');
      expect(secondDeal('another', one[0])).toEqual(one);
    },
  );

  test.each(listVariants(game))('plays the hands it is given, in whichever form (%s)', (variant) => {
    const seats = game.seatNumbers()[0]!;
    const readings = getShortReadings(game);
    const shuffled = game.table({ seats, readings, variant, dealer: 0 });
    shuffled.deal(shuffled.shuffle(createRandom('hands', 1)));
    const setOut = game.table({ seats, readings, variant, dealer: 0 });
    const owners = createEmptyOwners();
    owners.set(shuffled.hands.owner);
    setOut.deal({ owners, unheld: shuffled.unheld ?? {} });
    const [legal, other] = [createMoveBuffer(), createMoveBuffer()];
    while (!shuffled.dealOver) {
      const count = shuffled.legal(legal);
      expect(setOut.legal(other)).toBe(count);
      expect(other).toEqual(legal);
      shuffled.play(legal[count - 1]!);
      setOut.play(legal[count - 1]!);
      expect(setOut.balance).toEqual(shuffled.balance);
      expect(setOut.scores).toEqual(shuffled.scores);
    }
  });

  test('accepts only the numbers of seats it names', () => {
    const may = Array.from({ length: 15 }, (__, seats) => seats).filter((seats) => !game.refuseSeats(seats, {}));
    expect(may).toEqual(game.seatNumbers());
  });

  test('has several practices for each reading, each once, and an article of the game', () => {
    for (const [name, { values, article }] of Object.entries(game.readings)) {
      expect(new Set(values).size, name).toBe(values.length);
      expect(values.length, name).toBeGreaterThan(1);
      expect(Object.keys(game.articles)).toContain(article);
    }
  });
});
