/**
 * Le Chat qui dort, as the dialogue of Les Soirées amusantes tells it (1790), with details from Lalanne's retelling.
 * The retelling's list of the ways in which a deal (coup) ends is lost. Where both are silent or disagree:
 * - the player whose card is named goes on calling, as in the retelling; by the exact words of 1790 this player calls
 *   once (`calls`);
 * - the deal ends when the cat (the card in the middle) is asked for, or when every other card has been asked for;
 * - the caller may not stop before, and may not call a card that has been shown, nor the caller's own;
 * - a player without counters is out, and the pack loses its last card; or the player is dealt in and pays nothing
 *   (`dead`);
 * - each begins with three counters, which the retelling gives as an example (`stake`);
 * - the cards are spades, king high, so that no two are level in the draw for the deal: from the ace up, the order in
 *   which the retelling lists them; or from the king down, since the dialogue's example has knave and king (`ranks`).
 */

import { type Card, FULL_PACK, NO_OWNER, RANKS, RANKS_IN_SUIT, rankOf } from '../../cards.ts';
import { type DealLayout, type DealtCards, dealCards, ShuffledDeal, type UnheldCards } from '../../dealing.ts';
import { drawHighestCard } from '../../draw.ts';
import { EVENT, type Listener } from '../../events.ts';
import { type Move, PASS, type Refusal, type Table } from '../../game.ts';
import { Hands } from '../../hands.ts';
import { Ledger } from '../../ledger.ts';
import type { Random } from '../../random.ts';
import type { ChosenPractices, Readings } from '../../readings.ts';
import type { CheckedSetup } from '../../setup.ts';
import type { ChatArticle } from './articles.ts';

/** The disputed points of the game; the first practice of each is the default. */
export const readings = {
  stake: { values: ['3', '1', '2', '5', '10'], article: 'HF90.chat.stakes' },
  calls: { values: ['many', 'one'], article: 'HF90.chat.calls' },
  dead: { values: ['out', 'dealt-in'], article: 'HF90.chat.dead' },
  ranks: { values: ['ace-up', 'king-down'], article: 'HF90.chat.ranks' },
} as const satisfies Readings;

/** HF90.chat.ranks: returns the lowest card of a pack of this many spades. */
const lowestOf = (cards: number, ranks: string | undefined): Card =>
  ranks === 'king-down' ? RANKS_IN_SUIT - cards : 0;

// HF90.chat.pack: one card more than there are players; .pack.different, .pack.order: one of each rank, none skipped.
/** Lists the cards for this number of players: spades, whose integers equal their ranks. */
export const buildPack = (players: number, ranks?: string): readonly Card[] => {
  const lowest = lowestOf(players + 1, ranks);
  return FULL_PACK.slice(lowest, lowest + players + 1);
};

/**
 * First integers of two kinds of move: naming a rank, whose holder will call, and calling a rank. The rank is added to
 * the integer.
 */
const NAMES: Move = PASS + 1;
const CALLS: Move = NAMES + RANKS_IN_SUIT;

/** The table at which Le Chat qui dort is played; the pool is the account after the seats'. */
export class ChatTable implements Table<ChatArticle> {
  readonly seats: number;
  /** The cards not yet shown. When a card is shown, it leaves the hand and lies before its player. */
  readonly hands: Hands;
  dealer: number;
  dealNumber = 0;
  toMove = -1;
  dealOver = true;
  gameOver = false;
  winners: readonly number[] = [];
  /** HF90.chat.look: players look at their own cards only when a card has been named. */
  handsLookedAt = true;

  readonly #ledger: Ledger<ChatArticle>;
  readonly #pool: number;
  readonly #listener: Listener<ChatArticle> | null;
  readonly #readings: ChosenPractices<typeof readings>;
  readonly #shuffled: ShuffledDeal;
  /** The first player, who names a card. */
  #first = -1;
  /** The player who calls cards, since this player holds the card named; -1 until a card has been named. */
  #caller = -1;
  /** The card that lies face down in the middle. */
  #cat: Card = -1;
  /** Number of cards in this deal, including the one in the middle, and the lowest of them. */
  #dealt = 0;
  #lowest: Card = 0;
  /** Number of players who have not shown their card. */
  #hidden = 0;
  /** Number of players with counters. */
  #alive = 0;

  constructor(setup: CheckedSetup<typeof readings>) {
    const { seats } = setup;
    this.seats = seats;
    this.#pool = seats;
    this.#listener = setup.listener;
    this.#readings = setup.readings;
    this.hands = new Hands(seats);
    this.#shuffled = new ShuffledDeal(seats + 1);
    this.#ledger = new Ledger(seats + 1, this.#listener);
    this.dealer = setup.dealer;
    // HF90.chat.stakes: all begin with as many counters; HF90.chat.stakes.three: three, say.
    const stake = Number(this.#readings.stake);
    const cite = stake === 3 ? 'HF90.chat.stakes.three' : 'HF90.chat.stakes';
    for (let seat = 0; seat < seats; seat++) this.#ledger.receive(seat, stake, cite);
  }

  get balance() {
    return this.#ledger.balance;
  }

  get unheld(): UnheldCards {
    return this.dealNumber === 0 ? {} : { talon: [this.#cat] };
  }

  // HF90.chat.draw: each draws a card, and the highest deals.
  drawForDeal(cards: ArrayLike<Card>): number {
    const draw = drawHighestCard(cards, this.seats, rankOf, (seat, drawn) =>
      this.#listener?.(EVENT.drew, seat, drawn, 0, 'HF90.chat.draw'),
    );
    if (!draw) return -1;
    this.dealer = draw.dealer;
    return draw.used;
  }

  // HF90.chat.draw: the draw makes the first dealer; HF90.chat.dealer.next: then who was first in cards deals; .dealer.broke:
  // without counters, the next who has some.
  nextDealer(): number {
    if (this.dealNumber === 0) return this.dealer;
    return this.balance[this.#first]! > 0 ? this.#first : this.#nextAlive(this.#first);
  }

  copyFrom(other: ChatTable): void {
    this.hands.copyFrom(other.hands);
    this.#ledger.copyFrom(other.#ledger);
    this.dealer = other.dealer;
    this.dealNumber = other.dealNumber;
    this.toMove = other.toMove;
    this.dealOver = other.dealOver;
    this.gameOver = other.gameOver;
    this.winners = other.winners;
    this.handsLookedAt = other.handsLookedAt;
    this.#first = other.#first;
    this.#caller = other.#caller;
    this.#cat = other.#cat;
    this.#dealt = other.#dealt;
    this.#lowest = other.#lowest;
    this.#hidden = other.#hidden;
    this.#alive = other.#alive;
  }

  // HF90.chat.deal: one card each; HF90.chat.dead: none to a player without counters, and so fewer cards.
  layout(): DealLayout {
    const hands = Array.from({ length: this.seats }, (_, seat) => (this.#plays(seat) ? 1 : 0));
    return { hands, pack: buildPack(this.#playing(), this.#readings.ranks), board: 0, turnUp: false };
  }

  // HF90.chat.deal.right: one card at a time from the dealer's right, himself the last.
  shuffle(random: Random): DealtCards {
    const playing = this.#playing();
    const shuffled = this.#shuffled;
    shuffled.shuffle(buildPack(playing, this.#readings.ranks), random, playing);
    for (let i = 0, seat = this.nextDealer(); i < playing; i++) {
      seat = this.#nextPlaying(seat);
      shuffled.seats[i] = seat;
    }
    shuffled.unheld = { talon: [shuffled.pack[playing]!] };
    return shuffled;
  }

  deal(dealt: DealtCards): void {
    dealCards(this, dealt, this.#shuffled);
    this.#count();
    const { owner } = this.hands;
    let cat = -1;
    for (let card = this.#lowest; card < this.#lowest + this.#dealt; card++) if (owner[card] === NO_OWNER) cat = card;
    this.#begin(cat);
  }

  /** Counts the players who take part in the deal, and sets its cards. */
  #count(): void {
    this.#alive = this.#withCounters();
    this.#hidden = this.#playing();
    this.#dealt = this.#hidden + 1;
    this.#lowest = lowestOf(this.#dealt, this.#readings.ranks);
  }

  #begin(cat: Card): void {
    const broke = this.dealNumber > 0 && this.balance[this.#first]! <= 0;
    this.dealer = this.nextDealer();
    this.dealNumber += 1;
    this.#cat = cat; // HF90.chat.cat: the last card is laid in the middle.
    this.#tellDeal(broke);
    // HF90.chat.first: the first in cards is the player on the dealer's right.
    this.#first = this.#nextPlaying(this.dealer);
    this.#caller = -1;
    this.handsLookedAt = false;
    this.dealOver = false;
    this.toMove = this.#first;
  }

  #tellDeal(broke: boolean): void {
    const listener = this.#listener;
    if (!listener) return;
    const next = broke ? 'HF90.chat.dealer.broke' : 'HF90.chat.dealer.next';
    listener(EVENT['took-deal'], this.dealer, 0, 0, this.dealNumber === 1 ? 'HF90.chat.draw' : next);
    for (let i = 1; i < this.seats; i++) {
      const seat = (this.dealer + i) % this.seats;
      if (this.#plays(seat)) listener(EVENT.dealt, seat, 0, 1, 'HF90.chat.deal');
      else listener(EVENT.dealt, seat, 0, 0, 'HF90.chat.dead');
    }
    listener(EVENT.dealt, this.dealer, 0, 1, 'HF90.chat.deal.dealer');
    listener(EVENT['laid-aside'], 0, 0, 1, 'HF90.chat.cat');
  }

  // HF90.chat.speak: any card may be named; HF90.chat.call.new: any that has not been shown may be called.
  legal(into: Int32Array): number {
    if (this.toMove < 0) return 0;
    let count = 0;
    for (let card = this.#lowest; card < this.#lowest + this.#dealt; card++)
      if (this.#caller < 0) into[count++] = NAMES + card;
      else if (this.#unshown(card)) into[count++] = CALLS + card;
    return count;
  }

  getRefusal(seat: number, move: Move): Refusal<ChatArticle> | null {
    if (this.toMove < 0) return { reason: 'deal-over', cite: 'HF90.chat.dealer.next' };
    const naming = this.#caller < 0;
    if (seat !== this.toMove) return { reason: 'not-your-turn', cite: naming ? 'HF90.chat.first' : 'HF90.chat.caller' };
    if (naming)
      return move < CALLS && this.#isDealt(move - NAMES) ? null : { reason: 'must-name', cite: 'HF90.chat.blind' };
    if (move === PASS) return { reason: 'no-pass', cite: 'HF90.chat.call.compulsory' };
    if (!this.#isDealt(move - CALLS)) return { reason: 'must-call', cite: 'HF90.chat.caller' };
    return this.#unshown(move - CALLS) ? null : { reason: 'already-shown', cite: 'HF90.chat.call.new' };
  }

  formatMove(move: Move): string {
    return move < CALLS ? `names ${RANKS[move - NAMES]}` : `calls ${RANKS[move - CALLS]}`;
  }

  parseMove([verb = '', rank = '', ...more]: readonly string[]): Move | undefined {
    const card = (RANKS as readonly string[]).indexOf(rank.toUpperCase());
    if (!this.#isDealt(card) || more.length > 0) return undefined;
    if (verb.toLowerCase() === 'names') return NAMES + card;
    return verb.toLowerCase() === 'calls' ? CALLS + card : undefined;
  }

  play(move: Move): void {
    if (this.#caller < 0) this.#name(this.toMove, move - NAMES);
    else this.#call(this.toMove, move - CALLS);
  }

  // HF90.chat.speak: such a card is to speak; HF90.chat.look: now each looks at his own.
  #name(seat: number, card: Card): void {
    this.#listener?.(EVENT.named, seat, card, 0, 'HF90.chat.speak');
    this.handsLookedAt = true;
    this.#listener?.(EVENT.looked, 0, 0, 0, 'HF90.chat.look');
    if (card === this.#cat) return this.#wake(seat, 'HF90.chat.woken.named', 'HF90.chat.ends.named');
    // HF90.chat.show: its holder shows it, and it is he who calls; HF90.chat.caller.free: it costs him nothing.
    this.#caller = this.hands.owner[card]!;
    this.#show(card, this.#caller === seat ? 'HF90.chat.caller.first' : 'HF90.chat.show');
    this.toMove = this.#caller;
  }

  // HF90.chat.call: he names the card that is to pay; HF90.chat.call.on: and so on, in what order he likes.
  #call(seat: number, card: Card): void {
    const firstCall = this.#hidden === this.#dealt - 2;
    this.#listener?.(EVENT['called-for'], seat, card, 0, firstCall ? 'HF90.chat.call' : 'HF90.chat.call.on');
    if (card === this.#cat) return this.#wake(seat, 'HF90.chat.woken.called', 'HF90.chat.ends.called');
    // HF90.chat.pay: its holder shows it and pays one counter to the pool.
    const holder = this.hands.owner[card]!;
    this.#show(card, 'HF90.chat.pay');
    this.#pay(holder, 'HF90.chat.pay');
    if (this.gameOver) return;
    if (this.#hidden === 0) this.#end(EVENT.exhausted, 'HF90.chat.ends.all');
    else if (this.#readings.calls === 'one') this.#end(EVENT.stopped, 'HF90.chat.calls');
  }

  // HF90.chat.woken.named, .woken.called: who asks for the cat pays one counter; .ends.named, .ends.called: and there the coup
  // ends.
  #wake(seat: number, cite: ChatArticle, end: ChatArticle): void {
    this.#listener?.(EVENT['woke-cat'], seat, this.#cat, 0, cite);
    this.#pay(seat, cite);
    if (!this.gameOver) this.#end(EVENT.stopped, end);
  }

  #show(card: Card, cite: ChatArticle): void {
    this.#listener?.(EVENT.shown, this.hands.owner[card]!, card, 0, cite);
    this.hands.take(card);
    this.#hidden -= 1;
  }

  // HF90.chat.dead.free: a player who has no counters pays none.
  #pay(seat: number, cite: ChatArticle): void {
    if (this.balance[seat] === 0) return this.#listener?.(EVENT['let-off'], seat, 0, 0, 'HF90.chat.dead.free');
    this.#ledger.pay(seat, this.#pool, 1, cite);
    if (this.balance[seat]! > 0) return;
    this.#listener?.(EVENT.out, seat, 0, 0, 'HF90.chat.until');
    this.#alive -= 1;
    if (this.#alive === 1) this.#win(this.#nextAlive(seat));
  }

  // HF90.chat.until.at-once: when all but one have lost theirs, coup and game are over; .winner: he takes the pool.
  #win(winner: number): void {
    this.#end(EVENT.stopped, 'HF90.chat.until.at-once');
    this.gameOver = true;
    this.winners = [winner];
    this.#listener?.(EVENT.won, winner, 0, 0, 'HF90.chat.winner');
    this.#ledger.pay(this.#pool, winner, this.balance[this.#pool]!, 'HF90.chat.winner');
  }

  #end(kind: number, cite: ChatArticle): void {
    this.#listener?.(kind, 0, 0, 0, cite);
    this.dealOver = true;
    this.toMove = -1;
  }

  /** True if a card is in this deal. */
  #isDealt(card: Card): boolean {
    return card >= this.#lowest && card < this.#lowest + this.#dealt;
  }

  /** True if a card of this deal has not been shown yet: it is in a hand or face down in the middle. */
  #unshown(card: Card): boolean {
    return card === this.#cat || this.hands.owner[card] !== NO_OWNER;
  }

  /** HF90.chat.dead: true if a seat receives a card in the next deal. */
  #plays(seat: number): boolean {
    return this.#readings.dead === 'dealt-in' || this.balance[seat]! > 0;
  }

  #playing(): number {
    return this.#readings.dead === 'dealt-in' ? this.seats : this.#withCounters();
  }

  #withCounters(): number {
    let alive = 0;
    for (let seat = 0; seat < this.seats; seat++) if (this.balance[seat]! > 0) alive += 1;
    return alive;
  }

  /** Returns the seat on the right, which is next in the order of play. */
  #rightOf(seat: number): number {
    return seat + 1 === this.seats ? 0 : seat + 1;
  }

  #nextPlaying(seat: number): number {
    let next = this.#rightOf(seat);
    while (!this.#plays(next)) next = this.#rightOf(next);
    return next;
  }

  #nextAlive(seat: number): number {
    let next = this.#rightOf(seat);
    while (this.balance[next]! <= 0) next = this.#rightOf(next);
    return next;
  }
}
