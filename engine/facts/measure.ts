/**
 * Measures a game in random deals with the default readings: cards dealt, counters staked, payments of each article.
 */

import { type Card, NO_OWNER } from '../cards.ts';
import { EVENT, type Listener } from '../events.ts';
import { createMoveBuffer, formatMove, type Game, type Move, PASS, type Table } from '../game.ts';
import { createRandom } from '../random.ts';
import { chooseRandomIndex } from '../record/random-move.ts';

/** The different amounts paid or scored according to each article, in increasing order. */
export type AmountsByArticle = ReadonlyMap<string, readonly number[]>;

/** Source of a payment to a player: the common account (or a box), or another player. */
export type PaymentSource = 'common' | 'player';

/** Measured values of a game. Values that depend on the number of players are stored under it. */
export interface GameMeasurements {
  /** Number of cards in the pack, for each number of players. */
  readonly pack: ReadonlyMap<number, number>;
  /**
   * Number of cards that a player is dealt in all before the first is played, for each number of players. Two values if
   * the hands are uneven.
   */
  readonly hand: ReadonlyMap<number, readonly number[]>;
  /**
   * Number of cards left over when the first card is played, for each number of players: neither in a hand nor face up
   * on the table. A card turned up is not counted.
   */
  readonly leftOver: ReadonlyMap<number, number>;
  /** Number of cards dealt face up on the table. */
  readonly board: number;
  /** True if the dealer turns a card up. */
  readonly turnsUp: boolean;
  /** Number of counters that each player has at the beginning. */
  readonly counters: number;
  /** Counters staked in every deal by the dealer and by each of the others, for each number of players. */
  readonly stakes: ReadonlyMap<number, { readonly dealer: number; readonly others: number }>;
  /** Distances in seats from the dealer to the player who plays first. */
  readonly first: ReadonlySet<number>;
  /**
   * Sources of payments after the first card, each with the article that causes such payments most often. A source that
   * never pays is missing.
   */
  readonly payers: ReadonlyMap<PaymentSource, string>;
  /** Amounts paid from one account to another, stored under the article. */
  readonly paid: AmountsByArticle;
  /** Amounts scored or counted, stored under the article. */
  readonly scored: AmountsByArticle;
}

/** Number of random deals, divided among the possible numbers of players. */
const DEALS = 600;
/** One move in this many breaks the rules, if the source gives a penalty for that. */
const SELDOM = 12;

const made = new Map<Game, GameMeasurements>();

/** Plays random deals with every number of players, and returns the measurements. */
export const measureGame = (game: Game): GameMeasurements => {
  const known = made.get(game);
  if (known) return known;
  const pack = new Map<number, number>();
  const hand = new Map<number, readonly number[]>();
  const leftOver = new Map<number, number>();
  const paid = new Map<string, Set<number>>();
  const scored = new Map<string, Set<number>>();
  const first = new Set<number>();
  const stakes = new Map<number, { readonly dealer: number; readonly others: number }>();
  const asked: Readonly<Record<PaymentSource, Map<string, number>>> = { common: new Map(), player: new Map() };
  const seen = { board: 0, turnsUp: false, counters: 0 };
  const note = (amounts: Map<string, Set<number>>, cite: string, amount: number) =>
    amounts.set(cite, (amounts.get(cite) ?? new Set()).add(amount));

  for (const seats of game.seatNumbers()) {
    let dealt: number[] = [];
    let laidAside = 0;
    let staked: number[] = [];
    let playing = false;
    const listener: Listener = (kind, who, what, amount, cite) => {
      if (kind === EVENT.received) seen.counters = amount;
      if (kind === EVENT.dealt) dealt[who] = (dealt[who] ?? 0) + amount;
      if (kind === EVENT['laid-aside']) laidAside = amount;
      if (kind === EVENT['turned-up']) seen.turnsUp = true;
      if (kind === EVENT.paid) note(paid, cite, amount);
      if (kind === EVENT.paid && who < seats && what >= seats) staked[who] = (staked[who] ?? 0) + amount;
      if (kind === EVENT.paid && playing && who < seats) {
        const by = asked[what < seats ? 'player' : 'common'];
        by.set(cite, (by.get(cite) ?? 0) + 1);
      }
      if (kind === EVENT.scored || kind === EVENT.reckoned) note(scored, cite, amount);
    };
    let table: Table | undefined;
    for (let deal = 1; deal <= DEALS / game.seatNumbers().length; deal++) {
      const seed = `${game.id} ${seats}`;
      const fresh = table === undefined || table.gameOver;
      table = fresh || !table ? game.table({ seats, dealer: deal % seats, listener }) : table;
      [dealt, laidAside, staked] = [[], 0, []];
      playing = false;
      const layout = table.layout();
      table.deal(table.shuffle(createRandom(seed, deal)));
      putStakes(table, `${seed} ${deal}`);
      if (fresh) {
        const cards = layout.pack.length;
        const { board } = layout;
        pack.set(seats, cards);
        hand.set(
          seats,
          [...new Set(dealt)].sort((a, b) => b - a),
        );
        const lying = layout.pack.filter((card) => table!.hands.owner[card] === NO_OWNER).length;
        leftOver.set(seats, lying - board - upturned(table));
        seen.board = board;
        if (laidAside > 0 && laidAside !== leftOver.get(seats)) throw new Error(`${game.id}: ${laidAside} laid aside`);
        stakes.set(seats, {
          dealer: staked[table.dealer] ?? 0,
          others: staked[(table.dealer + 1) % seats] ?? 0,
        });
        if (table.toMove >= 0) first.add((table.toMove - table.dealer + seats) % seats);
      }
      playing = true;
      playDeal(table, `${seed} ${deal}`);
    }
  }
  const sorted = (amounts: Map<string, Set<number>>): AmountsByArticle =>
    new Map([...amounts].map(([cite, set]) => [cite, [...set].sort((a, b) => a - b)]));
  const most = (by: ReadonlyMap<string, number>): string | undefined =>
    [...by].reduce<readonly [string, number] | undefined>((a, b) => (a && a[1] >= b[1] ? a : b), undefined)?.[0];
  const payers = new Map(
    (['common', 'player'] as const).flatMap((payer) => {
      const cite = most(asked[payer]);
      return cite === undefined ? [] : [[payer, cite] as const];
    }),
  );
  const measured = { pack, hand, leftOver, stakes, first, payers, ...seen, paid: sorted(paid), scored: sorted(scored) };
  made.set(game, measured);
  return measured;
};

/**
 * Counts the face-up cards that belong to no player: 1 if a card is turned up and the dealer does not take it,
 * otherwise 0.
 */
const upturned = ({ unheld, hands }: Table): number =>
  unheld?.turnUp !== undefined && hands.owner[unheld.turnUp] === NO_OWNER ? 1 : 0;

/** Places stakes at random, in a game where the players choose them before the first card. */
const putStakes = (table: Table, seed: string): void => {
  const random = createRandom(`${seed}, stakes`);
  const legal = createMoveBuffer();
  for (let count = table.legal(legal); count > 0 && isStake(table, legal[0]!); count = table.legal(legal))
    table.play(legal[random.below(count)]!);
};

const isStake = (table: Table, move: Move): boolean => formatMove(table, move).startsWith('chooses ');

/** Plays a deal to its end at random. Sometimes makes a move for which the source gives a penalty. */
const playDeal = (table: Table, seed: string): void => {
  const random = createRandom(seed);
  const legal = createMoveBuffer();
  while (!table.dealOver) {
    const punished = table.misplay && random.below(SELDOM) === 0 ? punishedCard(table, random.below(PASS)) : -1;
    if (punished >= 0) table.misplay!(punished, table.toMove);
    else table.play(legal[chooseRandomIndex(legal, table.legal(legal), (n) => random.below(n), table.amountsFrom)]!);
  }
};

/**
 * Returns the first card, counted from `from`, that the seat to play holds and may play only with a penalty; -1 if
 * there is none.
 */
const punishedCard = (table: Table, from: Card): Card => {
  for (let i = 0; i < PASS; i++) {
    const card = (from + i) % PASS;
    if (table.getRefusal(table.toMove, card)?.misplay) return card;
  }
  return -1;
};
