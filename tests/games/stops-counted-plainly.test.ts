/**
 * Counts the possible lines of play of Pope Joan, Spin and Newmarket without the engine. Their rules are written here a
 * second time from the book, as simply as possible, with the practices that we chose. For a small deal both counts must
 * be equal.
 */
import { expect, test } from 'vitest';
import { FULL_PACK, formatCard } from '#engine/cards.ts';
import { createMoveBuffer, formatMove, type Table } from '#engine/game.ts';
import { newmarket } from '#engine/games/newmarket/index.ts';
import { popeJoan } from '#engine/games/pope-joan/index.ts';
import { spin } from '#engine/games/spin/index.ts';
import { createRandom } from '#engine/random.ts';
import { RUNS_LONG_TESTS } from '../instances.ts';

const GAMES = { 'pope-joan': popeJoan, spin, newmarket };
type Name = keyof typeof GAMES;

const DEALS = RUNS_LONG_TESTS ? 10_000 : 120;

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const rankOf = (card: string): string => card.slice(0, -1);
/** Returns the next card of the suit; `undefined` after a king. */
const nextCard = (card: string): string | undefined => {
  const next = RANKS[RANKS.indexOf(rankOf(card)) + 1];
  return next && next + card.slice(-1);
};

/** A position in a deal; the last seat is the dealer. */
interface DealState {
  readonly name: Name;
  readonly hands: readonly (readonly string[])[];
  readonly toMove: number;
  /** The card that must be played next; absent if the player may lead any card. */
  readonly due?: string | undefined;
  /**
   * True once a stop (a card that nobody can follow) has been played, so that the next lead is not the first of the
   * deal.
   */
  readonly stopped: boolean;
  /** In Newmarket the boxes without a counter; in other games those that a pair can still win. */
  readonly boxes: readonly string[];
  /** The number of counters still to be put on boxes. */
  readonly toPut: number;
}

interface PossibleMove {
  readonly said: string;
  readonly next: DealState | undefined;
}

/** Plays a card, with Spin (the ace of diamonds) if `beside` is true. The deal is over when the hand is empty. */
const layCard = (going: DealState, card: string, beside = false): PossibleMove => {
  const { hands, toMove } = going;
  const gone = beside ? [card, 'AD'] : [card];
  const left = hands.map((hand) => hand.filter((each) => !gone.includes(each)));
  const said = beside ? `${card} with AD` : card;
  if (left[toMove]!.length === 0) return { said, next: undefined };
  const above = beside ? undefined : nextCard(card);
  const holder = left.findIndex((hand) => above !== undefined && hand.includes(above));
  const next =
    holder < 0
      ? { ...going, hands: left, due: undefined, stopped: true }
      : { ...going, hands: left, due: above, toMove: holder };
  return { said, next };
};

/**
 * Lists the moves that put a counter on a box in Newmarket; the box must be empty if otherwise one would remain empty.
 */
const putCounter = (going: DealState): readonly PossibleMove[] => {
  const { boxes, toPut, hands, toMove } = going;
  const open = toPut === boxes.length ? boxes : ['knave', 'queen', 'king', 'ace'];
  return open.map((box) => ({
    said: `chooses ${box}`,
    next: {
      ...going,
      boxes: boxes.filter((each) => each !== box),
      toPut: toPut - 1,
      // The dealer puts two, after all others; then the left-hand neighbour leads.
      toMove: toPut === 1 ? 0 : Math.min(toMove + 1, hands.length - 1),
    },
  }));
};

const PAIRS = { matrimony: ['KD', 'QD'], intrigue: ['QD', 'JD'] };

const listMoves = (going: DealState): readonly PossibleMove[] => {
  const { name, hands, toMove, due, stopped, boxes, toPut } = going;
  if (toPut > 0) return putCounter(going);
  const hand = hands[toMove]!;
  const cards = (due === undefined ? hand : [due]).map((card) => layCard(going, card));
  if (name !== 'spin') return cards;
  if (due !== undefined) return hand.includes('AD') && due !== 'AD' ? [...cards, layCard(going, due, true)] : cards;
  const shown = Object.entries(PAIRS)
    .filter(([box, pair]) => stopped && boxes.includes(box) && pair.every((card) => hand.includes(card)))
    .map(([box]) => ({ said: `declares ${box}`, next: { ...going, boxes: boxes.filter((each) => each !== box) } }));
  return [...cards, ...shown];
};

const startTable = (name: Name, hands: readonly string[]): DealState => ({
  name,
  hands: hands.map((hand) => hand.split(' ')),
  toMove: 0,
  stopped: false,
  boxes: name === 'newmarket' ? ['knave', 'queen', 'king', 'ace'] : Object.keys(PAIRS),
  toPut: name === 'newmarket' ? hands.length + 1 : 0,
});

const countPlainly = (from: DealState, depth: number): number[] => {
  const counts = Array.from({ length: depth }, () => 0);
  const walk = (going: DealState, at: number): void => {
    const ways = listMoves(going);
    counts[at]! += ways.length;
    if (at + 1 < depth) for (const { next } of ways) if (next) walk(next, at + 1);
  };
  walk(from, 0);
  return counts;
};

/** The deals and numbers of counts.test.ts, where the engine’s tables count them. */
test.each<[Name, string[], string]>([
  ['newmarket', ['9D KH 9S', '10D 10S KS', '5D JC 2H'], '4 12 24 24 72 96 144 192'],
  ['spin', ['3D 6D AD KC 4S', '4D KD QD 10S', '5D JD 2S 9C'], '5 17 41 66 73 71 113 123 110'],
  // The four of spades is turned up, and in no hand.
  ['pope-joan', ['3D 9D QS KC', '4D JS KS 10S', '5D JD 2S 9C'], '4 8 12 19 34 53 66 60 36'],
])('%s agrees with a plain count for %j: %s', (name, hands, counts) => {
  expect(countPlainly(startTable(name, hands), counts.split(' ').length).join(' ')).toBe(counts);
});

/** Lists the hands as dealt, in notation. */
const formatHands = ({ seats, hands: { owner } }: Table): string[] =>
  Array.from({ length: seats }, (_, seat) =>
    FULL_PACK.filter((each) => owner[each] === seat)
      .map(formatCard)
      .join(' '),
  );

test.each(Object.keys(GAMES) as Name[])(
  '%s agrees with a plain count in whole random deals among three to eight, move by move',
  (name) => {
    const game = GAMES[name];
    const legal = createMoveBuffer();
    for (let i = 0; i < DEALS; i++) {
      const random = createRandom(`${name}, plainly`, i);
      const seats = 3 + (i % 6);
      const table = game.table({ seats, dealer: seats - 1 });
      table.deal(table.shuffle(random));
      let going: DealState | undefined = startTable(name, formatHands(table));
      while (going) {
        const moves = Array.from(legal.subarray(0, table.legal(legal)));
        const ways = listMoves(going);
        const said = moves.map((move) => formatMove(table, move));
        expect(said.toSorted()).toEqual(ways.map((way) => way.said).toSorted());
        const chosen = random.below(moves.length);
        going = ways.find((way) => way.said === said[chosen])!.next;
        table.play(moves[chosen]!);
      }
      expect(table.dealOver).toBe(true);
    }
  },
);
