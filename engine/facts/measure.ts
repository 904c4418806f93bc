/**
 * Measurements of a game, in random deals by the default readings: cards dealt, counters staked, payments by article.
 */
import type { Card } from '../cards.ts';
import { EVENT, type Listener } from '../events.ts';
import { createMoveBuffer, formatMove, type Game, type Move, PASS, type Table } from '../game.ts';
import { NOBODY } from '../hands.ts';
import { randomFrom } from '../random.ts';

/** The distinct amounts paid or scored by one article, in increasing order. */
export type Amounts = ReadonlyMap<string, readonly number[]>;

/** Direction of a payment: to a player from the common account or a box, or from another player. */
export type Payer = 'common' | 'player';

/** Measured values of a game, by the number of players if they depend on it. */
export interface Measured {
  /** Cards of the pack, by number of players. */
  readonly pack: ReadonlyMap<number, number>;
  /**
   * Cards dealt to a player in all before the first is played, by number of players; two values if hands are uneven.
   */
  readonly hand: ReadonlyMap<number, readonly number[]>;
  /**
   * Cards held by neither player nor table when the first card is played, without one turned up, by number of players.
   */
  readonly leftOver: ReadonlyMap<number, number>;
  /** Cards dealt face up to the table. */
  readonly board: number;
  /** True if the dealer turns a card up. */
  readonly turnsUp: boolean;
  /** Initial counters of each player. */
  readonly counters: number;
  /** Counters staked in every deal by the dealer and by each other player, by number of players. */
  readonly stakes: ReadonlyMap<number, { readonly dealer: number; readonly others: number }>;
  /** Distance of the first player from the dealer, in seats. */
  readonly first: ReadonlySet<number>;
  /**
   * Directions of payment once cards are played, each with the article that causes it most often; missing if counters
   * are never paid so.
   */
  readonly payers: ReadonlyMap<Payer, string>;
  /** Amounts paid from one account to another, by article. */
  readonly paid: Amounts;
  /** Amounts scored or reckoned, by article. */
  readonly scored: Amounts;
}

/** Number of deals, divided among the numbers of players. */
const DEALS = 600;
/** One move in this many breaks the rules, if the source penalises it. */
const SELDOM = 12;

const made = new Map<Game, Measured>();

/** Plays random deals with every number of players, and returns the measurements. */
export const measure = (game: Game): Measured => {
  const known = made.get(game);
  if (known) return known;
  const pack = new Map<number, number>();
  const hand = new Map<number, readonly number[]>();
  const leftOver = new Map<number, number>();
  const paid = new Map<string, Set<number>>();
  const scored = new Map<string, Set<number>>();
  const first = new Set<number>();
  const stakes = new Map<number, { readonly dealer: number; readonly others: number }>();
  const asked: Readonly<Record<Payer, Map<string, number>>> = { common: new Map(), player: new Map() };
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
      table.deal(table.shuffle(randomFrom(seed, deal)));
      putStakes(table, `${seed} ${deal}`);
      if (fresh) {
        const cards = layout.pack.length;
        const { board } = layout;
        pack.set(seats, cards);
        hand.set(
          seats,
          [...new Set(dealt)].sort((a, b) => b - a),
        );
        const lying = layout.pack.filter((card) => table!.hands.owner[card] === NOBODY).length;
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
  const sorted = (amounts: Map<string, Set<number>>): Amounts =>
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

/** Number of face-up cards that belong to no player: the card turned up, unless the dealer takes it. */
const upturned = ({ unheld, hands }: Table): number =>
  unheld?.turnUp !== undefined && hands.owner[unheld.turnUp] === NOBODY ? 1 : 0;

/** Makes random choices for stakes that the players may choose before the first card. */
const putStakes = (table: Table, seed: string): void => {
  const random = randomFrom(`${seed}, stakes`);
  const legal = createMoveBuffer();
  for (let count = table.legal(legal); count > 0 && isStake(table, legal[0]!); count = table.legal(legal))
    table.play(legal[random.below(count)]!);
};

const isStake = (table: Table, move: Move): boolean => formatMove(table, move).startsWith('chooses ');

/** Plays a deal to its end at random, with an occasional move that the source penalises. */
const playDeal = (table: Table, seed: string): void => {
  const random = randomFrom(seed);
  const legal = createMoveBuffer();
  while (!table.dealOver) {
    const punished = table.misplay && random.below(SELDOM) === 0 ? punishedCard(table, random.below(PASS)) : -1;
    if (punished >= 0) table.misplay!(punished, table.toMove);
    else table.play(legal[random.below(table.legal(legal))]!);
  }
};

/** The first card from `from` on that the seat to play holds and may play only with a penalty; -1 if there is none. */
const punishedCard = (table: Table, from: Card): Card => {
  for (let i = 0; i < PASS; i++) {
    const card = (from + i) % PASS;
    if (table.getRefusal(table.toMove, card)?.misplay) return card;
  }
  return -1;
};
