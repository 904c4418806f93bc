/**
 * Tests the computer players that follow the advice of a book: their choices in a position, the articles they follow,
 * and their gain.
 */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { BOOK_PLAYERS } from '#engine/bots/registry.ts';
import { formatMove } from '#engine/game.ts';
import { findGame, GAMES } from '#engine/games.ts';
import { measureStrength } from '#engine/lab/strength.ts';
import { Observer } from '#engine/observation.ts';
import { createRandom } from '#engine/random.ts';
import { completePractices } from '#engine/readings.ts';
import { getShortReadings, listPracticeGames } from '../games/random-play.ts';
import { createWorstOfEachKind, RUNS_ALL_INSTANCES, selectInstances } from '../instances.ts';
import { cycleCards, type DealSnapshot, listHiddenCards, permuteDeal } from './hidden.ts';
import { observePosition, type Position } from './position.ts';

// Hundreds of deals are played, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** Number of repetitions, enough for chance to produce each of a few possible choices. */
const TIMES = 60;

/** Lists all moves that the book’s player may choose in a position, each with the article that advises it. */
const choices = (id: string, position: Position): string[] => {
  const { seen, table } = observePosition(id, position);
  const chosen = Array.from({ length: TIMES }, (_, i) => BOOK_PLAYERS[id]!(seen, createRandom(`${i}`)));
  return [...new Set(chosen.map(({ move, cite }) => `${formatMove(table, move)}${cite ? ` ${cite}` : ''}`))].sort();
};

/** A case of advice: the article or the occasion, the position, and the possible choices. */
type Row = [occasion: string, position: Position, chosen: string[]];

const rows = (id: string, table: readonly Row[]): void => {
  describe(`the advice on ${id}`, () => {
    test.each(table)('chooses as the source says: %s', (_, position, chosen) => {
      expect(choices(id, position)).toEqual([...chosen].sort());
    });

    test('is followed whole: every article of it on a choice of move is cited above', () => {
      const cited = new Set(table.flatMap(([, , chosen]) => chosen.map((each) => /\S+\.\S+$/.exec(each)?.[0])));
      const advice = Object.entries(findGame(id)!.articles).filter(([, { carried }]) => carried === 'advice');
      const uncited = advice.map(([article]) => article).filter((article) => !cited.has(article));
      expect(uncited).toEqual(NOT_ON_A_MOVE[id] ?? []);
    });
  });
};

/** Advice that does not choose a move: who plays best, what to remember, how to talk. */
const NOT_ON_A_MOVE: Readonly<Record<string, readonly string[]>> = {
  'snip-snap-snorum': ['BW91.snip.players.best'],
  // Memory serves every choice; the list of Jigs tells what brings a card back.
  jig: ['BW91.jig.advice.memory', 'BW91.jig.table'],
  manille: ['B96.questions.first', 'B96.questions.skill'],
};

const PAIR = 'BW91.snip.advice.pair';
const THIRD = 'BW91.snip.advice.third';

const KNAVES = 'B JH 2H, C 8H 2S, D JD 3S, E 6S 4H';

rows('snip-snap-snorum', [
  ['one of two of a kind is laid', { seats: 3, hands: 'B 9S 4D 4C KH' }, [`4D ${PAIR}`, `4C ${PAIR}`]],
  [
    'with two knaves gone, the third is almost safe',
    { seats: 5, hands: `${KNAVES}, A JS KH 10H`, moves: 'B JH, C 8H, D JD, E 6S' },
    [`JS ${THIRD}`],
  ],
  [
    'nothing is said of a second knave',
    { seats: 5, hands: 'B JH 2H, C 8H 2S, D 7D 3S, E 6S 4H, A JS KH', moves: 'B JH, C 8H, D 7D, E 6S' },
    ['JS', 'KH'],
  ],
  [
    'a third is safer than one of a pair, which two others may still match',
    { seats: 5, hands: `${KNAVES}, A JS KH KD`, moves: 'B JH, C 8H, D JD, E 6S' },
    [`JS ${THIRD}`],
  ],
  [
    'a third is no safer than one of a pair of which one is gone',
    { seats: 5, hands: `${KNAVES}, A JS 8C 8D KH`, moves: 'B JH, C 8H, D JD, E 6S' },
    [`JS ${THIRD}`, `8C ${PAIR}`, `8D ${PAIR}`],
  ],
  [
    'a player who must pair has no advice to follow',
    { seats: 3, hands: 'B 9S 2S, C 9H 9D KH KD', moves: 'B 9S' },
    ['9H', '9D'],
  ],
  [
    'a card that can pair is never kept',
    {
      seats: 3,
      variant: 'whole-pack',
      readings: { 'whole-pack-duty': 'may' },
      hands: 'B 9S 2S, C 9H KD, A 3S 4S',
      moves: 'B 9S',
    },
    ['9H'],
  ],
]);

rows('jig', [
  [
    'the lead brings the Jig back to its player',
    { seats: 3, hands: 'B 4S 8S 9H, C 5S 6S 10H, A 7S JH QH' },
    ['4S BW91.jig.advice.jig-back'],
  ],
  [
    'the knave is led from knave and king',
    { seats: 3, hands: 'B JS KS 4H, C 5H 6H QS, A 7H 8H QH' },
    ['JS BW91.jig.pope.below-a-stop'],
  ],
  [
    'a single king in hand is a stop and is played',
    { seats: 3, hands: 'B KS 4H 5H, C 6H 7H QS, A 8H JS QH' },
    ['KS BW91.jig.pope.known-stops'],
  ],
  [
    'the lead goes up to an own stop, whose next card is gone',
    { seats: 3, hands: 'B 7H 8H 4H 6H JC, C 5H QC, A KC 9S', moves: 'B 7H, B 8H' },
    ['4H BW91.jig.advice.lead-up'],
  ],
  [
    'it goes from the two to the four when the five is gone',
    { seats: 3, hands: 'B 5H 6H 2H 4H JC, C 3H QC, A KC 9S', moves: 'B 5H, B 6H' },
    ['2H BW91.jig.table.stops'],
  ],
  [
    'with two cards left, one of them a stop, the stop is played first',
    { seats: 3, hands: 'B KS 4H, C 5H 6H QS, A 7H 8H JS' },
    ['KS BW91.jig.pope.stop-first'],
  ],
  [
    'an ace is led when nothing comes back',
    { seats: 3, hands: 'B AS 4H JC, C 2S 5H QC, A 3S 4S 5S 6H 7H 8H KC' },
    ['AS BW91.jig.pope.ace'],
  ],
  [
    'any card is led without an ace',
    { seats: 3, hands: 'B 2S 4H JC, C 3S 5H QC, A 4S 5S 6S 6H 7H 8H KC' },
    ['2S', '4H', 'JC'],
  ],
]);

const CASSINOS = 'BW91.cassino.advice.cassinos';
const COMBINATIONS = 'BW91.cassino.advice.combinations';
const TEN_AND_TWO = 'BW91.cassino.advice.ten-and-two';
const OTHERS = 'A 7C JC QC KC';

rows('cassino', [
  [
    'Great Cassino is taken before anything else',
    { seats: 2, hands: `B 10S 9D 5H 3H, ${OTHERS}, Table 10D 9S AC 5S` },
    [`10S x 10D 9S AC ${CASSINOS}`],
  ],
  [
    'Great Cassino in hand is secured by its capture',
    { seats: 2, hands: `B 10D 5H 8H 3H, ${OTHERS}, Table 10S 5S 8S 2H` },
    [`10D x 10S 8S 2H ${CASSINOS}`],
  ],
  [
    'Little Cassino before aces and spades',
    { seats: 2, hands: `B 2H 9H 5H JH, ${OTHERS}, Table 2S 8S AS 4D` },
    [`2H x 2S ${CASSINOS}`],
  ],
  [
    'aces and spades go before the rest, whether they are the card played or captured',
    { seats: 2, hands: `B 9S 5H 6H 3H, ${OTHERS}, Table 9H 5C 6C 4H` },
    [`9S x 9H 5C 4H ${CASSINOS}`],
  ],
  [
    'a pair of twos is cleared off before combinations are made',
    { seats: 2, hands: `B 2H 8H 9H 3H, ${OTHERS}, Table 2D 5C 4C 6D` },
    [`2H x 2D ${TEN_AND_TWO}`],
  ],
  [
    'two combinations are better than one, and a pair comes last',
    { seats: 2, hands: `B 9H 5H 7H KD, ${OTHERS}, Table 5C 4C 6D 3D` },
    [`9H x 5C 4C 6D 3D ${COMBINATIONS}`],
  ],
  [
    'a pair is better than nothing',
    { seats: 2, hands: `B KD 9H 8H 6H, ${OTHERS}, Table KH QD JD 7D` },
    [`KD x KH ${COMBINATIONS}`],
  ],
  [
    'nothing is said of a lay when nothing can be taken',
    { seats: 2, hands: `B 3H 9H 8H 6H, ${OTHERS}, Table KH QD JD 7D` },
    ['3H', '9H', '8H', '6H'],
  ],
]);

const POINTS = 'B96.quality';
const DISCARD = 'B96.discard';

rows('manille', [
  [
    'the partner’s trick gets as many points as possible',
    {
      hands: 'B 10H 7C, C 7H 8C, D KH 8H JH 9C, A 9H QC, Turn-up 7S',
      moves: 'B 10H, C 7H',
    },
    [`KH ${POINTS}`],
  ],
  [
    'the adversaries’ trick gets as few points as possible',
    {
      hands: 'B 10H 7C, C KH 8H JH 9C, D 7H 8C, A 9H QC, Turn-up 7S',
      moves: 'B 10H',
    },
    [`8H ${POINTS}`],
  ],
  [
    'a forced beat uses the card that counts most',
    {
      hands: 'B 9H 7C, C KH AH JH 9C, D 7H 8C, A 8H QC, Turn-up 7S',
      moves: 'B 9H',
    },
    [`AH ${POINTS}`],
  ],
  [
    'the lead is the card that counts most of those no other of their suit can take',
    { hands: 'B 10H AD KC 7S, C 8H, D 9H, A 7H, Turn-up 8S' },
    [`10H ${POINTS}`],
  ],
  [
    'an ace is one of them when the ten is gone',
    { hands: 'B 10H AH KC 7C, C 8H 9C 8C, D 9H QC JC, A 7H AC KD, Turn-up 8S', moves: 'B 10H, C 8H, D 9H, A 7H' },
    [`AH ${POINTS}`],
  ],
  [
    'without one, the card that counts least is led',
    { hands: 'B KH AD KC 7S, C 8H, D 9H, A 7H, Turn-up 8S' },
    [`7S ${POINTS}`],
  ],
  [
    'a good card in danger is thrown on the partner’s trick without the suit',
    {
      hands: 'B 10H 7C, C 7H 8C, D 10D AC 7D 9D, A 9H QC, Turn-up 7S',
      moves: 'B 10H, C 7H',
    },
    [`AC ${DISCARD}`],
  ],
  [
    'the card that counts most is given if none is in danger',
    {
      hands: 'B 10H 7C, C 7H 8C, D 10D 7D 9D 8D, A 9H QC, Turn-up 7S',
      moves: 'B 10H, C 7H',
    },
    [`10D ${DISCARD}`],
  ],
  [
    'the card that counts least, from the shortest suit, is thrown on the adversaries’ trick',
    {
      hands: 'B 10H 7C, C 8C 7D 8D KD, D 7H JC, A 9H QC, Turn-up 7S',
      moves: 'B 10H',
    },
    [`8C ${DISCARD}`],
  ],
]);

const AC60 = 'AC60.advice.board';
const AC60_NAIN = 'AC60.advice.nain';

rows('nain-jaune', [
  [
    'the cards of the board are played before others',
    { seats: 3, hands: 'B KH QS 4S 5C, C 2H 3H, A 6S 7S' },
    [`KH ${AC60}`, `QS ${AC60}`],
  ],
  [
    'the seven of diamonds is played early too, though its box has only five',
    { seats: 3, hands: 'B KH 7D 4S 5C, C 2H 3H, A 6S 7S' },
    [`KH ${AC60}`, `7D ${AC60_NAIN}`],
  ],
  [
    'it is played first of all when it costs more than two big cards',
    { seats: 3, hands: 'B KH 7D 4S 5C, C 2H 3H, A 6S 7S', balance: { 7: 14 } },
    [`7D ${AC60_NAIN}`],
  ],
  [
    'it does not cost that much yet at twenty',
    { seats: 3, hands: 'B KH 7D 4S 5C, C 2H 3H, A 6S 7S', balance: { 7: 13 } },
    [`KH ${AC60}`, `7D ${AC60_NAIN}`],
  ],
  [
    'it is laid for a missing card, when asked',
    { seats: 3, hands: 'B 5S 7H 8H, C 7D JH QH, A 9H 2C 3C', moves: 'B 5S' },
    [`7D ${AC60}`],
  ],
  ['nothing is said of other cards', { seats: 3, hands: 'B 9H 4S, C 2H 3H, A 6S 7S' }, ['9H', '4S']],
]);

rows('lindor', [
  [
    'the cards of the board are played before others',
    { seats: 3, hands: 'B KH QS 7D 4S 5C, C 2H 3H, A 6S 7S', balance: { 7: 13 } },
    ['KH L92.advice.board', 'QS L92.advice.board', '7D L92.advice.nain'],
  ],
  [
    'the seven of diamonds is played first when it costs more than two big cards',
    { seats: 3, hands: 'B KH QS 7D 4S 5C, C 2H 3H, A 6S 7S', balance: { 7: 14 } },
    ['7D L92.advice.nain'],
  ],
  [
    'of two sevens the one of diamonds is laid',
    { seats: 3, hands: 'B 6S 4S, C 7D 7H 2H, A 3H 5H', moves: 'B 6S' },
    ['7D L92.advice.sevens'],
  ],
  [
    'of two queens the one of spades is laid',
    { seats: 3, hands: 'B JS 4S, C QS QH 2H, A 3H 5H', moves: 'B JS' },
    ['QS L92.advice.board'],
  ],
  ['nothing is said of other cards', { seats: 3, hands: 'B 6S 4S, C 7S 7H 2H, A 3H 5H', moves: 'B 6S' }, ['7S', '7H']],
]);

test('no other source gives advice a player could follow', () => {
  const advising = GAMES.flatMap(({ id, articles }) =>
    BOOK_PLAYERS[id]
      ? []
      : Object.entries(articles).flatMap(([article, { carried }]) => (carried === 'advice' ? [article] : [])),
  );
  // Advice never to wake the cat: but nobody knows which card it is.
  expect(advising).toEqual(['HF90.chat.moral']);
});

const NAMED_BOOKS = GAMES.filter(({ id }) => BOOK_PLAYERS[id]).map((game) => [game.id, game] as const);

describe.each(NAMED_BOOKS)('the book player of %s', (id, game) => {
  const book = BOOK_PLAYERS[id]!;

  test('makes only legal moves, by every practice and number of seats, and cites only articles of the game', () => {
    let cited = 0;
    for (const { seats, readings, variant, seed } of listPracticeGames(game)) {
      const witness = new Observer();
      const table = game.table({ seats, readings, variant, dealer: 0, listener: witness.listener });
      const random = createRandom(seed);
      for (let deal = 1; deal <= 2 && !table.gameOver; deal++) {
        table.deal(table.shuffle(createRandom(seed, deal)));
        while (!table.dealOver) {
          const { move, cite } = book(witness.observe(table, table.toMove), random);
          if (table.getRefusal(table.toMove, move)) throw new Error(`${formatMove(table, move)} is refused: ${seed}`);
          if (cite !== undefined) expect(game.articles).toHaveProperty([cite]);
          cited += cite === undefined ? 0 : 1;
          table.play(move);
        }
      }
    }
    expect(cited).toBeGreaterThan(100);
  });

  test('never chooses by hidden cards', () => {
    const seats = game.seatNumbers().at(-1)!;
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const readings = completePractices(game.readings, getShortReadings(game));
        const shuffled = game.table({ seats, readings, dealer: 0 });
        shuffled.deal(shuffled.shuffle(createRandom(seed, 1)));
        const deal = { owners: shuffled.hands.owner.slice(), unheld: shuffled.unheld ?? {} };
        const chosenIn = ({ owners, unheld }: DealSnapshot) => {
          const witness = new Observer();
          const table = game.table({ seats, readings, dealer: 0, listener: witness.listener });
          table.deal({ owners, unheld });
          const seen = witness.observe(table, table.toMove);
          return { seen, chosen: book(seen, createRandom(seed)) };
        };
        const { seen, chosen } = chosenIn(deal);
        const hidden = listHiddenCards(deal, seen, game.pack(readings, seats));
        expect(chosenIn(permuteDeal(deal, cycleCards(hidden))).chosen).toEqual(chosen);
      }),
      { seed: 1891, numRuns: 50 },
    );
  });
});

/**
 * Returns the mean gain per deal of the book’s player over a random player, with bounds; `named` is a game, or a game
 * and its variant.
 */
const gain = (named: string, seats: number, deals: number) => {
  const [id = '', variant] = named.split(' ');
  const results = measureStrength(findGame(id)!, { seats, deals, seed: 'snorum', variant, worlds: 0 });
  expect(results.map(({ player }) => player)).toEqual(['random', 'book']);
  return results[1]!.gain;
};

describe('the advice, with each deal played from every side', () => {
  const followed = [
    ['snip-snap-snorum', 5, 500],
    ['snip-snap-snorum', 10, 200],
    ['snip-snap-snorum turn-up', 5, 500],
    ['snip-snap-snorum first-out', 3, 100],
    ['jig', 4, 200],
    ['jig', 8, 200],
    ['cassino', 2, 100],
    ['cassino', 3, 100],
    ['cassino', 4, 100],
    ['manille', 4, 200],
    ['lindor', 4, 600],
    ['lindor', 8, 400],
  ] as const;

  // The smallest number of players at which the advice gains anything.
  test.each(
    selectInstances(
      followed,
      createWorstOfEachKind(
        ([named]) => named,
        ([, seats]) => -seats,
      ),
    ),
  )('gains when followed: %s by %i, in %i deals', (named, seats, deals) => {
    expect(gain(named, seats, deals).low).toBeGreaterThan(0);
  });

  test.runIf(RUNS_ALL_INSTANCES)(
    'gains less in La Manille than thinking ahead: in 60 deals against those who follow it',
    () => {
      const asked = { seats: 4, deals: 60, seed: 'snorum', worlds: 16, plain: 0, against: 'book' } as const;
      const [random, book, search] = measureStrength(findGame('manille')!, asked);
      expect([random, book, search].map((way) => way!.player)).toEqual(['random', 'book', 'search']);
      expect(random!.gain.high).toBeLessThan(0);
      expect(book!.gain).toEqual({ mean: 0, low: 0, high: 0 });
      expect(search!.gain.low).toBeGreaterThan(0);
    },
  );

  test.runIf(RUNS_ALL_INSTANCES)(
    'improves thinking ahead in Jig: imagining it beats the book by more than imagining random play, in 150 deals',
    () => {
      const asked = { seats: 4, deals: 150, seed: 'snorum', worlds: 32, against: 'book' } as const;
      const [, , plain, search] = measureStrength(findGame('jig')!, asked);
      expect([plain, search].map((way) => way!.player)).toEqual(['plain', 'search']);
      expect(plain!.gain.low).toBeGreaterThan(0);
      expect(search!.gain.low).toBeGreaterThan(plain!.gain.mean);
    },
  );

  test.runIf(RUNS_ALL_INSTANCES)(
    'loses counters in the nain jaune of 1760, which it was not written for: by 3, in 2000 deals',
    () => {
      expect(gain('nain-jaune', 3, 2000).high).toBeLessThan(0);
    },
  );

  test('loses counters at Snip with the whole pack, which it was not written for: by 4, in 300 deals', () => {
    expect(gain('snip-snap-snorum whole-pack', 4, 300).high).toBeLessThan(0);
  });

  test.runIf(RUNS_ALL_INSTANCES)('helps there with two players and shows no effect with eight: in 300 deals', () => {
    expect(gain('snip-snap-snorum whole-pack', 2, 300).low).toBeGreaterThan(0);
    const { low, high } = gain('snip-snap-snorum whole-pack', 8, 300);
    expect(low).toBeLessThan(0);
    expect(high).toBeGreaterThan(0);
    expect(high - low).toBeLessThan(0.1);
  });
});
