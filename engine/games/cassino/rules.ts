/**
 * Cassino, as Round Games with Cards gives it (1891, pp. 97–100). Where the book is silent:
 * - of four, A and C are partners against B and D, or each plays for himself (`sides`); six and twelve, to whom the
 *   pack can be dealt too, play each for himself; where there are no partners to be drawn, the lowest card still deals;
 * - the table's cards are dealt after the dealer's own, one each circuit;
 * - court cards have no number and only pair; there is no building;
 * - of combinations that overlap, a set may be taken that is not part of a larger one (`combine`);
 * - the card played must take if it can, and any card may be played (`capture`; the letter of BW91.cassino.laying
 *   favours `strict`: who can take with any card may not lay one);
 * - sweeps are marked straight to the game, outside the eleven points (`sweeps`), and the last gathering scores as the
 *   book says (`gather-point`); a sweep by the last card of the deal scores its one point and leaves nothing to gather;
 * - if nobody ever took a card, those of the table are nobody's;
 * - the majority is the most (`majority`), and nobody has it when the most are level (`ties`);
 * - game is eleven points (`game`), looked at when a deal has been counted; the highest wins, equals play on;
 * - the deal passes to the left, after a deal forfeited too; nothing is fined for a card exposed later.
 */
import { type Card, FULL_PACK, PACK_SIZE, RANKS_IN_SUIT, rankOf } from '../../cards.ts';
import { EVENT, type Listener } from '../../events.ts';
import { type Laid, type Move, moveList, PASS, type Refusal, type Setup, type Table } from '../../game.ts';
import { Hands, NOBODY, type Owners } from '../../hands.ts';
import { type Random, shuffle } from '../../random.ts';
import { choose } from '../../readings.ts';
import { type CassinoArticle } from './articles.ts';
import { bitsIn, Captures } from './captures.ts';
import { drawDealer, drawPartners } from './draw.ts';
import { cardOf, exposedBy, isExposing, isTaking, readMove, setOf, takes, writeMove } from './moves.ts';
import { type CassinoReadings, Count, campsOf, readings, scoreOf } from './scoring.ts';

/** Cards each player is dealt in every round. */
const HAND = 4;
/** Cards dealt to the table in the first round. */
const BOARD = 4;
const TEN = 9;

/** The practices by which a table plays that names none. */
const OURS = choose(readings);

/** The table at which Cassino is played. */
export class CassinoTable implements Table<CassinoArticle> {
  readonly seats: number;
  readonly hands: Hands;
  readonly balance = new Int32Array(0);
  readonly scores: Int32Array;
  readonly boardSize = BOARD;
  dealer: number;
  dealNumber = 0;
  toMove = -1;
  dealOver = true;
  gameOver = false;
  winners: readonly number[] = [];

  readonly #listener: Listener<CassinoArticle> | null;
  readonly #readings: CassinoReadings;
  /** Camps, or players for themselves; a seat belongs to the party of its number modulo these. */
  readonly #parties: number;
  readonly #count: Count;
  readonly #scored: Int32Array;
  readonly #captures: Captures;
  readonly #list = new Int32Array(PACK_SIZE);
  readonly #taking = moveList();
  /** The cards on the table, in the order in which they came there. */
  readonly #board = new Uint8Array(PACK_SIZE);
  #lying = 0;
  /** The pack, and how much of it has been dealt. */
  readonly #pack = new Uint8Array(PACK_SIZE);
  #dealt = 0;
  /** Who won each card. */
  readonly #winner = new Int8Array(PACK_SIZE);
  /** Who last took a card from the table. */
  #lastTaker = NOBODY;
  /** The first round is 1. */
  #round = 0;
  /** How many cards have been played in this round. */
  #played = 0;
  /** Which cards the dealer has exposed in this round. */
  readonly #exposed = new Uint8Array(PACK_SIZE);
  /** Why the deal passes to the next: it was played, forfeited, or left the game undecided. */
  #passing: CassinoArticle = 'BW91.cassino.dealer.next';

  constructor(setup: Setup) {
    this.seats = setup.seats;
    this.#readings = setup.readings ? choose(readings, setup.readings) : OURS;
    this.#listener = (setup.listener ?? null) as Listener<CassinoArticle> | null;
    this.#parties = campsOf(setup.seats, this.#readings.sides);
    this.#count = new Count(this.#parties, this.#readings, this.#listener);
    this.#scored = new Int32Array(this.#parties);
    this.#captures = new Captures(this.#readings.combine);
    this.scores = new Int32Array(this.#parties);
    this.hands = new Hands(setup.seats);
    this.dealer = setup.dealer ?? -1;
  }

  get laid(): Laid {
    return {
      board: Array.from(this.#board.subarray(0, this.#lying)),
      talon: Array.from(this.#pack.subarray(this.#dealt)),
    };
  }

  // BW91.cassino.draw.partners, .draw.others: each draws a card; .draw.dealer: the lowest deals.
  drawForDeal(cards: ArrayLike<Card>): number {
    const inPairs = this.#parties < this.seats;
    const draw = inPairs ? drawPartners(cards) : drawDealer(cards, this.seats);
    if (!draw) return -1;
    const why = inPairs ? 'BW91.cassino.draw.partners' : 'BW91.cassino.draw.others';
    for (const { seat, card, again } of draw.drawn)
      this.#listener?.(EVENT.drew, seat, card, 0, again ? 'BW91.cassino.draw.tie' : why);
    this.dealer = draw.dealer;
    return draw.drawn.length;
  }

  // BW91.cassino.dealer.next: the deal passes to the left.
  nextDealer(): number {
    return this.dealNumber === 0 ? this.dealer : (this.dealer + 1) % this.seats;
  }

  standAs(other: CassinoTable): void {
    this.scores.set(other.scores);
    this.dealer = other.dealer;
    this.dealNumber = other.dealNumber;
    this.#passing = other.#passing;
    this.gameOver = other.gameOver;
    this.winners = other.winners;
    this.dealOver = true;
    this.toMove = -1;
  }

  // BW91.cassino.deal: four cards each.
  handSizes(): readonly number[] {
    return Array.from({ length: this.seats }, () => HAND);
  }

  /** The later rounds come from the talon as it is written; if it is not, or the table's cards are not, from what is left. */
  deal(owners: Owners, laid: Laid = {}): void {
    const board = laid.board ?? [];
    const talon = laid.talon ?? FULL_PACK.filter((card) => owners[card] === NOBODY && !board.includes(card));
    const first = [...FULL_PACK.filter((card) => owners[card] !== NOBODY), ...board];
    this.#pack.set([...first, ...talon]);
    this.#dealt = this.seats * HAND + BOARD;
    this.hands.setOut(owners);
    this.#board.set(this.#pack.subarray(this.seats * HAND, this.#dealt));
    this.#begin();
  }

  // BW91.cassino.deal, .deal.table, .deal.table.place: one at a time from the dealer's left, and one to the table after his own.
  shuffleAndDeal(random: Random): void {
    this.#pack.set(FULL_PACK);
    shuffle(this.#pack, random);
    this.hands.clear();
    this.#dealt = 0;
    const dealer = this.nextDealer();
    for (let circuit = 0; circuit < HAND; circuit++) {
      for (let i = 1; i <= this.seats; i++) this.hands.give((dealer + i) % this.seats, this.#pack[this.#dealt++]!);
      this.#board[circuit] = this.#pack[this.#dealt++]!;
    }
    this.#begin();
  }

  #begin(): void {
    this.dealer = this.nextDealer();
    this.dealNumber += 1;
    this.dealOver = false;
    this.#lying = BOARD;
    this.#winner.fill(NOBODY);
    this.#lastTaker = NOBODY;
    this.#count.points.fill(0);
    this.#round = 0;
    const drawn = this.#parties < this.seats ? 'BW91.cassino.draw.dealer' : 'BW91.cassino.draw.others';
    const why = this.dealNumber === 1 ? drawn : this.#passing;
    this.#listener?.(EVENT['took-deal'], this.dealer, 0, 0, why);
    this.#beginRound('BW91.cassino.deal');
    for (let i = 0; i < BOARD; i++)
      this.#listener?.(EVENT.laid, this.dealer, this.#board[i]!, 0, 'BW91.cassino.deal.table');
    this.#captures.lookAt(this.#board, this.#lying);
  }

  #beginRound(cite: CassinoArticle): void {
    this.#round += 1;
    this.#played = 0;
    this.#exposed.fill(0);
    for (let i = 1; i <= this.seats; i++) this.#listener?.(EVENT.dealt, (this.dealer + i) % this.seats, 0, HAND, cite);
    this.toMove = (this.dealer + 1) % this.seats; // BW91.cassino.lead
  }

  #leftOf(seat: number): number {
    return seat + 1 === this.seats ? 0 : seat + 1;
  }

  legal(into: Int32Array): number {
    if (this.toMove < 0) return 0;
    const held = this.hands.list(this.toMove, this.#list);
    const takesIfAble = this.#readings.capture === 'played-card';
    const taking = this.#taking;
    let count = 0;
    let takings = 0;
    for (let i = 0; i < held; i++) {
      const card = this.#list[i]!;
      const rank = rankOf(card);
      const sets = this.#captures.count(rank);
      for (let s = 0; s < sets; s++) taking[takings++] = takes(card, this.#captures.set(rank, s));
      if (takesIfAble ? sets === 0 : this.#mayLay(card)) into[count++] = card;
    }
    for (let i = 0; i < takings; i++) into[count++] = taking[i]!;
    return count;
  }

  // BW91.cassino.laying: who is not able to pair or combine adds a card to the table; BW91.cassino.capture: who is not able.
  #mayLay(card: Card): boolean {
    if (this.#readings.capture === 'free') return true;
    if (this.#readings.capture === 'played-card') return this.#captures.count(rankOf(card)) === 0;
    for (let rank = 0; rank < RANKS_IN_SUIT; rank++)
      if (this.hands.holdsRank(this.toMove, rank) && this.#captures.count(rank) > 0) return false;
    return true;
  }

  refuse(seat: number, move: Move): Refusal<CassinoArticle> | null {
    if (this.toMove < 0) return { reason: 'deal-over', cite: 'BW91.cassino.rounds' };
    if (isExposing(move)) return this.#refuseExposing(seat, exposedBy(move));
    if (seat !== this.toMove) {
      const begins = this.#round === 1 && this.#played === 0;
      return { reason: 'not-your-turn', cite: begins ? 'BW91.cassino.lead' : 'BW91.cassino.turn' };
    }
    if (move === PASS) return { reason: 'no-pass', cite: 'BW91.cassino.laying' };
    const card = cardOf(move);
    if (!this.hands.holds(seat, card)) return { reason: 'not-in-hand', cite: 'BW91.cassino.deal' };
    if (isTaking(move)) return this.#refuseTaking(rankOf(card), setOf(move));
    return this.#mayLay(card) ? null : { reason: 'must-capture', cite: 'BW91.cassino.capture' };
  }

  // BW91.cassino.exposed.first, .later: the dealer may expose a card before the round's first is played; nobody should.
  #refuseExposing(seat: number, card: Card): Refusal<CassinoArticle> {
    const cite = this.#round === 1 ? 'BW91.cassino.exposed.first' : 'BW91.cassino.exposed.later';
    const dealing = seat === this.dealer && this.#played === 0;
    if (dealing && this.hands.owner[card] !== NOBODY && this.#exposed[card] === 0)
      return { reason: 'may-not-expose', cite, misplay: true };
    return { reason: 'may-not-expose', cite };
  }

  // BW91.cassino.combining, .court: only what makes the number; .pairing, .combining.overlap: and all that the reading asks.
  #refuseTaking(rank: number, set: number): Refusal<CassinoArticle> | null {
    if (this.#captures.allows(rank, set)) return null;
    if (!this.#captures.combines(rank, set))
      return { reason: 'does-not-combine', cite: rank > TEN ? 'BW91.cassino.court' : 'BW91.cassino.combining' };
    const slots = this.#captures.slots(rank);
    for (let slot = 0; slot < slots; slot++)
      if ((set & (1 << slot)) === 0 && rankOf(this.#captures.cardAt(slot)) === rank)
        return { reason: 'must-take-all', cite: 'BW91.cassino.pairing' };
    return { reason: 'must-take-all', cite: 'BW91.cassino.combining.overlap' };
  }

  write(move: Move): string {
    return writeMove(move, this.#captures);
  }

  read(words: readonly string[]): Move | undefined {
    return readMove(words, this.#captures);
  }

  play(move: Move): void {
    const card = cardOf(move);
    this.#played += 1;
    this.hands.take(card);
    if (isTaking(move)) {
      this.#take(this.toMove, card, setOf(move));
      this.#captures.lookAt(this.#board, this.#lying);
    } else {
      this.#lay(this.toMove, card);
      this.#captures.lookAtNext();
    }
    if (this.#played < this.seats * HAND)
      this.toMove = this.#leftOf(this.toMove); // BW91.cassino.turn
    else if (this.#dealt < PACK_SIZE) this.#dealRound();
    else this.#endDeal();
  }

  // BW91.cassino.laying; BW91.cassino.sweep.new-board: on an empty table it begins a new board.
  #lay(seat: number, card: Card): void {
    const why = this.#lying === 0 ? 'BW91.cassino.sweep.new-board' : 'BW91.cassino.laying';
    this.#board[this.#lying++] = card;
    this.#listener?.(EVENT.laid, seat, card, 0, why);
  }

  // BW91.cassino.play: the card takes those of its denomination and those that combine to its number.
  #take(seat: number, card: Card, set: number): void {
    const rank = rankOf(card);
    this.#captures.slots(rank); // so that the bits of the set name the cards of this rank's search
    this.#listener?.(EVENT.took, seat, card, bitsIn(set), 'BW91.cassino.play');
    this.#winner[card] = seat;
    for (let rest = set; rest !== 0; rest &= rest - 1) {
      const won = this.#captures.cardAt(31 - Math.clz32(rest & -rest));
      this.#winner[won] = seat;
      const why = rankOf(won) === rank ? 'BW91.cassino.pairing' : 'BW91.cassino.combining';
      this.#listener?.(EVENT.captured, seat, won, 0, why);
    }
    let left = 0;
    for (let i = 0; i < this.#lying; i++) {
      const lies = this.#board[i]!;
      this.#board[left] = lies;
      left += this.#winner[lies] === NOBODY ? 1 : 0;
    }
    this.#lying = left;
    this.#lastTaker = seat;
    if (left === 0) this.#sweep(seat);
  }

  // BW91.cassino.sweep: a point; BW91.cassino.sweep.last: by the last card of the deal too, and no other.
  #sweep(seat: number): void {
    this.#listener?.(EVENT.swept, seat, 0, 0, 'BW91.cassino.sweep');
    const last = this.#played === this.seats * HAND && this.#dealt === PACK_SIZE;
    this.#markSweep(seat, last ? 'BW91.cassino.sweep.last' : 'BW91.cassino.sweep');
  }

  // BW91.cassino.sweep.count: straight to the game, or among the points that are compared.
  #markSweep(seat: number, cite: CassinoArticle): void {
    const party = seat % this.#parties;
    if (this.#readings.sweeps === 'in-the-count') this.#count.reckon(party, 1, 'BW91.cassino.sweep.count');
    else this.#score(party, 1, cite);
  }

  #score(party: number, points: number, cite: CassinoArticle): void {
    if (points === 0) return;
    this.scores[party]! += points;
    this.#listener?.(EVENT.scored, party, 0, points, cite);
  }

  // BW91.cassino.next-round: the same dealer deals four more each, from the talon in its order, and none to the table.
  #dealRound(): void {
    for (let i = 0, seat = this.dealer; i < this.seats * HAND; i++) {
      seat = this.#leftOf(seat);
      this.hands.give(seat, this.#pack[this.#dealt++]!);
    }
    this.#beginRound('BW91.cassino.next-round');
  }

  // BW91.cassino.rounds: the pack is exhausted.
  #endDeal(): void {
    this.dealOver = true;
    this.toMove = -1;
    this.#passing = 'BW91.cassino.dealer.next';
    this.#gather();
    // BW91.cassino.gather.nobody: if nobody ever took a card, those of the table are nobody's.
    const unclaimed = this.#lastTaker === NOBODY;
    this.#listener?.(EVENT.exhausted, 0, 0, 0, unclaimed ? 'BW91.cassino.gather.nobody' : 'BW91.cassino.count');
    this.#count.countCards(this.#winner);
    const partners = this.#parties < this.seats;
    const cite = scoreOf(this.#count.points, this.#readings.scoring, partners, this.#scored);
    let scored = 0;
    for (let party = 0; party < this.#parties; party++) {
      this.#score(party, this.#scored[party]!, cite);
      scored += this.#scored[party]!;
    }
    if (scored === 0) this.#listener?.(EVENT.unscored, 0, 0, 0, cite);
    this.#endGame();
  }

  // BW91.cassino.gather, .gather.point: the last to take wins what is left, and a point.
  #gather(): void {
    const seat = this.#lastTaker;
    if (this.#lying === 0 || seat === NOBODY) return;
    for (let i = 0; i < this.#lying; i++) this.#winner[this.#board[i]!] = seat;
    this.#listener?.(EVENT.gathered, seat, 0, this.#lying, 'BW91.cassino.gather');
    this.#lying = 0;
    if (this.#readings['gather-point'] === 'scored') this.#markSweep(seat, 'BW91.cassino.gather.point');
  }

  // BW91.cassino.game: who has reached the number has won, the highest of several; BW91.cassino.game.level: equals play on.
  #endGame(): void {
    let best = 0;
    let level = 0;
    for (let party = 0; party < this.#parties; party++) if (this.scores[party]! > this.scores[best]!) best = party;
    for (let party = 0; party < this.#parties; party++) if (this.scores[party] === this.scores[best]) level += 1;
    if (this.scores[best]! < Number(this.#readings.game)) return;
    if (level > 1) {
      this.#passing = 'BW91.cassino.game.level';
      return;
    }
    this.gameOver = true;
    const winners: number[] = [];
    for (let seat = best; seat < this.seats; seat += this.#parties) winners.push(seat);
    this.winners = winners;
    for (const seat of winners) this.#listener?.(EVENT.won, seat, 0, 0, 'BW91.cassino.game');
  }

  // BW91.cassino.exposed.first: the deal is forfeited; BW91.cassino.exposed.later: the player must take the card.
  misplay(move: Move): void {
    const card = exposedBy(move);
    this.#exposed[card] = 1;
    const first = this.#round === 1;
    const cite = first ? 'BW91.cassino.exposed.first' : 'BW91.cassino.exposed.later';
    this.#listener?.(EVENT.shown, this.hands.owner[card]!, card, 0, cite);
    if (!first) return;
    this.#listener?.(EVENT.stopped, 0, 0, 0, cite);
    this.dealOver = true;
    this.toMove = -1;
    this.#passing = 'BW91.cassino.exposed.next'; // BW91.cassino.exposed.next: to the next dealer
  }
}
