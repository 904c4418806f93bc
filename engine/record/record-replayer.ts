/** Replays a record at one table: deals and moves in order, each checked. The steps are collected. */

import { type Card, type CardOwners, createEmptyOwners, formatCard, NO_OWNER } from '../cards.ts';
import type { DealtCards, UnheldCards } from '../dealing.ts';
import { type GameEvent, type Listener, type TableNames, toGameEvent } from '../events.ts';
import { createMoveBuffer, formatMove, type Move, PASS, type Refusal, type Table } from '../game.ts';
import { createRandom } from '../random.ts';
import { recordDealtHands } from './dealt-hands.ts';
import { addFault, createFault, type Fault, type FaultCode, isFaultListFull, type TextPosition } from './faults.ts';
import {
  type DealRecord,
  findTag,
  formatRecordedMove,
  listMoveWords,
  normalizeSeatName,
  type RecordedDeal,
  type RecordedHand,
  type RecordedMove,
  type Tag,
} from './record.ts';
import type { Seating } from './seating.ts';
import { splitStepBySettlement } from './settlement.ts';
import type { Replay, Step } from './steps.ts';
import { BOARD_NAME, TALON_NAME, TURN_UP_NAME, UNHELD_GROUP_NAMES } from './unheld-groups.ts';

/** Refusal of a claim in a game that has no penalties to claim. */
export const NOTHING_TO_CLAIM: Refusal = { reason: 'nothing-to-claim', cite: '' };

/** One action at a table: a move, or a penalised move. */
export interface TableAction {
  readonly did: 'played' | 'misplayed';
  readonly seat: number;
  readonly move: Move;
}

/** A deal as integers: the owner of each card, the cards on the table, and all actions of the deal. */
export interface DealHistory {
  readonly owners: CardOwners;
  readonly unheld: UnheldCards;
  readonly done: TableAction[];
}

/**
 * Basis for deciding whether a move is a misplay: the record's `?` marks, which are refused if they are wrong
 * (`as-marked`); or the rules, ignoring the marks (`by-the-rules`), for a record replayed by other readings than its
 * own.
 */
export type MisplayJudgement = 'as-marked' | 'by-the-rules';

/** Thrown by {@link RecordReplayer} at the first fault, so that no caller can ignore it. */
class Refused extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(`a record cannot be played: ${faults.map(({ code, found }) => [code, ...found].join(' ')).join('; ')}`);
    this.faults = faults;
  }
}

/** A table with its seats, and the steps played there. */
export class RecordReplayer {
  readonly table: Table;
  readonly seating: Seating;
  readonly #steps: Step[] = [];
  /** Number of steps after each deal or move of the record, not counting the settlement that follows it. */
  readonly #stepsAfter: number[] = [];
  /** The deals so far, from which hidden hands are sampled ({@link GameState}). */
  readonly dealHistories: DealHistory[] = [];
  readonly #names: TableNames;
  readonly #moves = createMoveBuffer();
  readonly #judged: MisplayJudgement;
  #events: GameEvent[] = [];

  /** Sets up the table, and draws for the first dealer. `alsoHears` is a second listener for all events. */
  constructor(seating: Seating, alsoHears?: Listener, judged: MisplayJudgement = 'as-marked') {
    this.seating = seating;
    this.#judged = judged;
    const listener: Listener = (...heard) => {
      this.#events.push(toGameEvent(this.#names, ...heard));
      alsoHears?.(...heard);
    };
    const { game, names, accounts, scorers, readings, variant, dealer, lot, draw } = seating;
    this.#names = { seats: names, accounts, scorers };
    this.table = game.table({ seats: names.length, readings, variant, dealer, lot, listener });
    if (draw.length > 0) this.table.drawForDeal(draw);
  }

  #fault(code: FaultCode, at: TextPosition, ...found: string[]): never {
    throw new Refused([createFault(code, at, ...found)]);
  }

  /**
   * Plays all deals of a record and checks the balances expected in it. Returns its faults; empty if the whole record
   * could be played. The steps before a fault are kept.
   */
  replayAll({ deals, tags }: DealRecord): readonly Fault[] {
    try {
      for (const [i, deal] of deals.entries()) this.deal(deal, String(i + 1));
      this.#assertExpectedAccounts(findTag(tags, 'Expect'));
    } catch (problem) {
      if (problem instanceof Refused) return problem.faults;
      throw problem;
    }
    return [];
  }

  /**
   * Number of steps after each deal or move of the record, in its order, not counting the settlement that follows it.
   */
  get stepsAfter(): readonly number[] {
    return this.#stepsAfter;
  }

  /** Number of steps so far. */
  get stepCount(): number {
    return this.#steps.length;
  }

  /** Returns the replay of this record so far. */
  replay(record: DealRecord): Replay {
    const { table } = this;
    const { game, names, accounts, scorers, readings, variant } = this.seating;
    return {
      game: game.id,
      seats: names,
      accounts,
      scorers,
      variant,
      readings,
      steps: this.#steps.slice(),
      dealOver: table.dealOver,
      gameOver: table.gameOver,
      winners: table.winners,
      record,
    };
  }

  /** Deals the cards and plays the moves of a deal; throws at the first fault. */
  deal(deal: RecordedDeal, number: string): void {
    const { names } = this.seating;
    const table = this.table;
    if (deal.number !== number) this.#fault('wrong-deal-number', deal.at, deal.number, number);
    if (table.gameOver) this.#fault('game-over', deal.at, this.#whyOver());
    if (!table.dealOver) this.#fault('deal-not-over', deal.at, names[table.toMove]!);
    const dealer = findTag(deal.tags, 'Dealer');
    const dealsNow = names[table.nextDealer()]!;
    if (dealer && this.seating.seatOf(dealer.value.trim()) !== table.nextDealer())
      this.#fault('wrong-dealer', dealer.at, dealer.value, dealsNow);

    const dealt = this.#dealt(deal);
    table.deal(this.#stopsBeforeTurnUp(deal) ? this.#withoutTurnUp(dealt) : dealt);
    const { hands, unheld = {} } = this.table;
    this.dealHistories.push({ owners: hands.owner.slice(), unheld: { ...unheld }, done: [] });
    this.#stepsAfter.push(this.#step(`deal ${number}`, deal.comments));
    for (const move of deal.moves) this.move(move);
    this.#assertExpectedAccounts(findTag(deal.tags, 'Expect'));
  }

  /** Returns the cards of a deal: those written in the record, or those dealt from its seed. */
  #dealt(deal: RecordedDeal): DealtCards {
    const { seed } = this.seating;
    if (seed === undefined) return this.#setOut(deal);
    const shuffled = this.table.shuffle(createRandom(seed, Number(deal.number)));
    if (deal.hands.length === 0) return shuffled;
    if (this.#judged === 'as-marked') this.#assertMatchesSeed(shuffled, deal);
    return this.#setOut(deal);
  }

  /**
   * Tells whether the deal contains a move before its first card that is possible only before the dealer turns a card
   * up.
   */
  #stopsBeforeTurnUp({ moves }: RecordedDeal): boolean {
    const laid = moves.findIndex(({ what }) => typeof what === 'number');
    return moves.slice(0, laid < 0 ? moves.length : laid).some((move) => {
      const read = this.#read(move);
      return read !== undefined && this.table.precedesTurnUp?.(read) === true;
    });
  }

  /** Returns the deal as it is before the last card is turned up: that card is still in the talon. */
  #withoutTurnUp({ owners }: DealtCards): DealtCards {
    const talon = this.table.layout().pack.filter((card) => owners[card] === NO_OWNER);
    return { owners, unheld: { talon } };
  }

  /** Converts the hands written in the record to a deal, and checks them against the pack. */
  #setOut(deal: RecordedDeal): DealtCards {
    const { names } = this.seating;
    const faults: Fault[] = [];
    const found = (code: FaultCode, at: TextPosition, ...words: string[]): void => addFault(faults, code, at, ...words);
    const { hands: sizes, pack, board: boardSize, turnUp: turnsUp, piles } = this.table.layout();
    const owners = createEmptyOwners();
    const seen = new Set<Card>();
    const hands = new Map<string, RecordedHand>();
    for (const hand of deal.hands) {
      if (isFaultListFull(faults)) break;
      const name = UNHELD_GROUP_NAMES.includes(hand.seat) ? hand.seat : names[this.seating.seatOf(hand.seat)];
      if (name === undefined) found('unknown-seat', hand.at, hand.seat, names.join(', '));
      else if (hands.has(name)) found('hand-twice', hand.at, name);
      else hands.set(name, hand);
      for (const { card, at } of hand.cards) {
        if (seen.has(card)) found('card-twice', at, formatCard(card));
        else if (!pack.includes(card)) found('not-in-pack', at, formatCard(card), String(pack.length));
        seen.add(card);
        if (name !== undefined && !UNHELD_GROUP_NAMES.includes(name)) owners[card] = names.indexOf(name);
      }
    }
    for (const [seat, size] of sizes.entries()) {
      const hand = hands.get(names[seat]!);
      if (!hand && size > 0) found('missing-hand', deal.at, names[seat]!, String(size));
      else if (hand && hand.cards.length !== size)
        found('wrong-hand', hand.at, names[seat]!, String(hand.cards.length), String(size));
    }
    const turnUp = hands.get(TURN_UP_NAME);
    const leftOver = pack.length - boardSize - sizes.reduce((sum, size) => sum + size, 0);
    if (turnUp && !turnsUp) found('idle-pile', turnUp.at, TURN_UP_NAME, this.#gameName());
    // If one card is left over, it is the card turned up, so it need not be written.
    else if (turnsUp && (turnUp || leftOver > 1) && turnUp?.cards.length !== 1)
      found('bad-turn-up', turnUp?.at ?? deal.at, String(turnUp?.cards.length ?? 0));
    const board = hands.get(BOARD_NAME);
    if (board?.cards.length === 0 && boardSize === 0) found('idle-pile', board.at, BOARD_NAME, this.#gameName());
    if (!board && boardSize > 0) found('missing-hand', deal.at, BOARD_NAME, String(boardSize));
    else if (board && board.cards.length !== boardSize)
      found('wrong-hand', board.at, BOARD_NAME, String(board.cards.length), String(boardSize));
    const talon = hands.get(TALON_NAME);
    const cardsOf = (name: string) => hands.get(name)?.cards.map(({ card }) => card);
    const unheld: UnheldCards = {
      turnUp: cardsOf(TURN_UP_NAME)?.[0],
      board: cardsOf(BOARD_NAME),
      talon: cardsOf(TALON_NAME),
      ...(piles && { piles: names.map((name) => cardsOf(name) ?? []) }),
    };
    if (talon && faults.length === 0) {
      const faceUp = [...(unheld.board ?? []), unheld.turnUp];
      const left = pack.filter((card) => owners[card] === NO_OWNER && !faceUp.includes(card));
      const given = talon.cards.map(({ card }) => card).sort((a, b) => a - b);
      if (given.join() !== left.join()) found('wrong-talon', talon.at, left.map(formatCard).join(' '));
    }
    if (faults.length > 0) throw new Refused(faults);
    return { owners, unheld };
  }

  /** Checks hands written in the record against the hands dealt from its seed. */
  #assertMatchesSeed(shuffled: DealtCards, { hands }: RecordedDeal): void {
    // Piles and the talon are written in their order; other hands in any.
    const isOrdered = (name: string): boolean =>
      name === TALON_NAME || (shuffled.unheld?.piles !== undefined && !UNHELD_GROUP_NAMES.includes(name));
    for (const due of recordDealtHands(shuffled, this.seating.names)) {
      const written = hands.find(({ seat }) => normalizeSeatName(seat) === normalizeSeatName(due.seat));
      // A talon may be omitted; if written, its order must be the dealing order.
      if (!written) continue;
      const inOrder = ({ cards }: RecordedHand): string => {
        const list = cards.map(({ card }) => card);
        return (isOrdered(due.seat) ? list : list.sort((a, b) => a - b)).map(formatCard).join(' ');
      };
      if (inOrder(written) !== inOrder(due)) this.#fault('not-from-seed', written.at, due.seat, inOrder(due));
    }
  }

  /** Returns the game and its variation, by the names used in tags. */
  #gameName(): string {
    const { game, variant } = this.seating;
    return variant ? `${game.id}, ${variant}` : game.id;
  }

  /** Plays one move; throws if it is refused. */
  move(move: RecordedMove): void {
    const { names } = this.seating;
    const table = this.table;
    const seat = this.seating.seatOf(move.seat);
    if (seat < 0) this.#fault('unknown-seat', move.at, move.seat, names.join(', '));

    let played = this.#read(move);
    if (played === undefined && move.what === 'claims') this.#refused(NOTHING_TO_CLAIM, seat, move);
    if (played === undefined)
      this.#fault('no-such-move', move.at, names[seat]!, listMoveWords(move).join(' '), this.#choice());
    if (!move.misplay) this.#insertHiddenPasses(seat, played);
    let refused = table.getRefusal(seat, played);
    const misplay = this.#isMisplay(move, seat, refused);
    // A fault that is not penalised is ignored: the card is played normally.
    if (refused && !misplay && move.misplay && this.#judged === 'by-the-rules') {
      played = this.#read({ ...move, more: [] }) ?? played;
      refused = table.getRefusal(seat, played);
    }
    if (misplay && !refused) this.#fault('no-misplay', move.at);
    if (refused && !(misplay && refused.misplay)) this.#refused(refused, seat, move);
    if (misplay) table.misplay!(played, seat);
    else table.play(played, seat);
    this.#note(misplay ? 'misplayed' : 'played', seat, played);
    if (move.call) this.#assertMatchesCall(move, names[seat]!);
    // A silence of which no event tells is no step.
    if (played === PASS && this.#events.length === 0) this.#stepsAfter.push(this.#steps.length);
    else this.#stepsAfter.push(this.#step(formatRecordedMove({ ...move, misplay, seat: names[seat]! }), move.comments));
  }

  /** Tells whether a move counts as a misplay. A move out of turn counts as one only if the record marks it. */
  #isMisplay({ misplay }: RecordedMove, seat: number, refused: Refusal | null): boolean {
    if (this.#judged === 'as-marked') return misplay;
    return refused?.misplay === true && (misplay || seat === this.table.toMove);
  }

  /**
   * Makes the hidden passes that precede a move. A record need not contain them, since the next move implies them. A
   * pass with a consequence (such as a hoc, after the pass of the last player who could continue) becomes a step.
   */
  #insertHiddenPasses(seat: number, move: Move): void {
    const table = this.table;
    while (table.getRefusal(seat, move) && table.toMove >= 0) {
      const silent = table.toMove;
      // A silence makes no offer better.
      if (silent === seat && table.getRefusal(seat, move)?.reason === 'bad-offer') return;
      const refused = table.getRefusal(silent, PASS);
      const misplay = silent !== seat && this.#judged === 'by-the-rules' && refused?.misplay === true;
      if (refused && !misplay) return;
      this.#note(misplay ? 'misplayed' : 'played', silent, PASS);
      if (misplay) table.misplay!(PASS, silent);
      else table.play(PASS);
      if (this.#events.some(({ type }) => type !== 'passed'))
        this.#step(`${this.seating.names[silent]!} pass${misplay ? '?' : ''}`, []);
      else this.#events = [];
    }
  }

  /** Compares the called word written in the record with the word that the rules require. */
  #assertMatchesCall(move: RecordedMove, name: string): void {
    const calls = this.#events.flatMap(({ seat, call }) => (seat === name && call ? [call as string] : []));
    // Two words with one card may be written as one: `Snap-Jig`.
    if (![...calls, calls.join('-')].includes(move.call.toLowerCase()))
      this.#fault('wrong-call', move.at, name, move.call, calls.join(' '));
  }

  /** Parses the words of a move at the current position. */
  #read(move: RecordedMove): Move | undefined {
    if (move.what === 'pass') return PASS;
    return typeof move.what === 'number' && move.more.length === 0
      ? (this.table.parseMove?.(listMoveWords(move)) ?? move.what)
      : this.table.parseMove?.(listMoveWords(move));
  }

  /** Lists the legal moves of the seat whose turn it is, in notation; empty if there are none. */
  #choice(): string {
    const table = this.table;
    const legal = Array.from(this.#moves.subarray(0, table.legal(this.#moves)));
    const said = legal.map((move) => formatMove(table, move));
    return said.join(said.some((words) => words.includes(' ')) ? ' | ' : ' ');
  }

  #refused({ reason, cite }: Refusal, seat: number, move: RecordedMove): never {
    const { names } = this.seating;
    const table = this.table;
    if (reason === 'deal-over') this.#fault(reason, move.at, String(table.dealNumber + 1), cite);
    if (reason === 'not-your-turn') this.#fault(reason, move.at, names[seat]!, names[table.toMove]!, cite);
    this.#fault(reason, move.at, names[seat]!, listMoveWords(move).join(' '), cite, this.#choice());
  }

  /** Returns the article that ended the game, from the last move or a settlement after it. */
  #whyOver(): string {
    const last = this.#steps.slice(this.#steps.findLastIndex(({ part }) => part === 1));
    const events = last.flatMap((step) => step.events);
    return events.find(({ type }) => type === 'ended' || type === 'won')?.cite ?? '';
  }

  #note(did: TableAction['did'], seat: number, move: Move): void {
    this.dealHistories.at(-1)!.done.push({ did, seat, move });
  }

  /**
   * Adds a step with the events so far. At the end of a deal, adds several steps: the move, each settlement, and the
   * score. Returns the number of steps up to the move.
   */
  #step(move: string, comments: readonly string[]): number {
    const table = this.table;
    const whole: Step = {
      deal: table.dealNumber,
      move,
      part: 1,
      isScore: false,
      events: this.#events,
      owners: table.hands.owner.slice(),
      balance: Array.from(table.balance),
      scores: Array.from(table.scores ?? []),
      toMove: table.toMove,
      inactive: table.inactive ?? [],
      comments,
    };
    this.#events = [];
    this.#withdrawScore();
    const before = this.#steps.length;
    this.#steps.push(...(table.dealOver ? splitStepBySettlement(whole, this.#steps, this.seating) : [whole]));
    return before + 1;
  }

  /**
   * Removes the score of a deal if a player claims a penalty after the deal, since the score then follows the claim.
   */
  #withdrawScore(): void {
    const last = this.#steps.at(-1);
    if (!last?.isScore || last.deal !== this.table.dealNumber || last.events.length > 0) return;
    this.#steps.pop();
    if (last.comments.length > 0) this.#steps.push({ ...this.#steps.pop()!, comments: last.comments });
  }

  /** Checks the balances against an Expect tag, if there is one. */
  #assertExpectedAccounts(tag: Tag | undefined): void {
    if (!tag) return;
    const { accounts, scorers } = this.seating;
    const names = [...accounts, ...scorers];
    const numbers = new Map(names.map((name, account) => [normalizeSeatName(name), account]));
    const has = [...this.table.balance, ...(this.table.scores ?? [])];
    const words = tag.value.trim().split(/\s+/);
    const faults: Fault[] = [];
    for (let i = 0; i < words.length; i += 2) {
      const account = numbers.get(normalizeSeatName(words[i]!));
      const counters = words[i + 1];
      if (account === undefined || counters === undefined || !/^-?\d+$/.test(counters))
        addFault(faults, 'bad-expect', tag.at, words.slice(i, i + 2).join(' '), names.join(', '));
      else if (has[account] !== Number(counters))
        addFault(faults, 'wrong-balance', tag.at, names[account]!, String(has[account]), counters);
      if (isFaultListFull(faults)) break;
    }
    if (faults.length > 0) throw new Refused(faults);
  }
}
