/** What is seen of a game in deals played at random by our readings: cards dealt, counters staked, what each article pays. */
import type { Card } from '../cards.ts';
import { EVENT, type Listener } from '../events.ts';
import { type Game, type Move, moveList, PASS, type Table, writeMove } from '../game.ts';
import { NOBODY } from '../hands.ts';
import { randomFrom } from '../random.ts';

/** What was paid or scored by one article: the different amounts, the smallest first. */
export type Amounts = ReadonlyMap<string, readonly number[]>;

/** Who pays whom: a player the common account or a box, or a player another player. */
export type Payer = 'common' | 'player';

/** What a game was seen to do, by the number of players where it depends on it. */
export interface Measured {
  /** Cards of the pack, by the number of players. */
  readonly pack: ReadonlyMap<number, number>;
  /** Cards dealt to a player in all before the first is played, by the number of players; two numbers where hands are uneven. */
  readonly hand: ReadonlyMap<number, readonly number[]>;
  /** Cards that neither a player nor the table has when the first card is played, one turned up left out, by the number of players. */
  readonly leftOver: ReadonlyMap<number, number>;
  /** Cards dealt face up to the table. */
  readonly board: number;
  /** Whether the dealer turns a card up. */
  readonly turnsUp: boolean;
  /** Counters each player begins with. */
  readonly counters: number;
  /** Counters the dealer, and each of the others, stakes on the table in every deal, by the number of players. */
  readonly stakes: ReadonlyMap<number, { readonly dealer: number; readonly others: number }>;
  /** How many places after the dealer the first to play sits. */
  readonly first: ReadonlySet<number>;
  /** Who pays whom once the cards are played, by the article that asked for it most often; none where counters are not paid so. */
  readonly payers: ReadonlyMap<Payer, string>;
  /** What was paid from one account to another, by article. */
  readonly paid: Amounts;
  /** What was scored or reckoned, by article. */
  readonly scored: Amounts;
}

/** Deals to be played, shared among the numbers of players. */
const DEALS = 600;
/** One card in so many breaks the rules, where the source punishes it. */
const SELDOM = 12;

const made = new Map<Game, Measured>();

/** Plays deals at random by every number of players, and returns what was seen. */
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

/** How many cards lie face up that are no player's: the card turned up, where the dealer does not take it. */
const upturned = ({ laid, hands }: Table): number =>
  laid?.turnUp !== undefined && hands.owner[laid.turnUp] === NOBODY ? 1 : 0;

/** Where the players choose on what they stake before a card is played, they do so at random. */
const putStakes = (table: Table, seed: string): void => {
  const random = randomFrom(`${seed}, stakes`);
  const legal = moveList();
  for (let count = table.legal(legal); count > 0 && isStake(table, legal[0]!); count = table.legal(legal))
    table.play(legal[random.below(count)]!);
};

const isStake = (table: Table, move: Move): boolean => writeMove(table, move).startsWith('chooses ');

/** Plays a deal to its end at random, and now and then what the source punishes. */
const playDeal = (table: Table, seed: string): void => {
  const random = randomFrom(seed);
  const legal = moveList();
  while (!table.dealOver) {
    const punished = table.misplay && random.below(SELDOM) === 0 ? punishedCard(table, random.below(PASS)) : -1;
    if (punished >= 0) table.misplay!(punished, table.toMove);
    else table.play(legal[random.below(table.legal(legal))]!);
  }
};

/** A card that the seat to play holds and may lay only at a price, from this one on; -1 when there is none. */
const punishedCard = (table: Table, from: Card): Card => {
  for (let i = 0; i < PASS; i++) {
    const card = (from + i) % PASS;
    if (table.refuse(table.toMove, card)?.misplay) return card;
  }
  return -1;
};
