/**
 * Replaces the engine's module in embedded comparisons: plays one deal, with cards from `dealByRuleBooks` and only
 * legal moves. The only possible fault is a deal that a book cannot make with the practices of the address.
 */
import { type GameEvent, type Listener, toGameEvent } from '#engine/events.ts';
import { type Move, PASS, type Table } from '#engine/game.ts';
import { createEmptyOwners } from '#engine/hands.ts';
import { createFault, type Fault } from '#engine/record/faults.ts';
import {
  type DealRecord,
  formatRecordedMove,
  listMoveWords,
  type RecordedMove,
  TURN_UP_NAME,
} from '#engine/record/record.ts';
import type { Replay, Step } from '#engine/record/replay.ts';
import type { Seating } from '#engine/record/seating.ts';
import { splitStepBySettlement } from '#engine/record/settlement.ts';

export class RecordReplayer {
  readonly table: Table;
  readonly #seating: Seating;
  readonly #steps: Step[] = [];
  #events: GameEvent[] = [];

  constructor(seating: Seating) {
    const { game, names, accounts, scorers, readings, variant, dealer, lot } = seating;
    this.#seating = seating;
    const listener: Listener = (...event) => {
      this.#events.push(toGameEvent({ seats: names, accounts, scorers }, ...event));
    };
    this.table = game.table({ seats: names.length, readings, variant, dealer, lot, listener });
  }

  /** Deals the only deal of a record. */
  replayAll({ deals }: DealRecord): readonly Fault[] {
    const { hands: sizes, pack } = this.table.layout();
    const owners = createEmptyOwners();
    const [{ hands, at }] = deals as [DealRecord['deals'][number]];
    const held = sizes.map(() => 0);
    let turnUp: number | undefined;
    for (const { seat, cards } of hands)
      for (const { card } of cards) {
        if (!pack.includes(card)) return [createFault('not-in-pack', at)];
        if (seat === TURN_UP_NAME) turnUp = card;
        else {
          owners[card] = this.#seating.seatOf(seat);
          held[owners[card]!]! += 1;
        }
      }
    if (sizes.some((size, seat) => size !== held[seat])) return [createFault('wrong-hand', at)];
    this.table.deal({ owners, unheld: { turnUp } });
    this.#step('deal 1');
    return [];
  }

  /** Makes a legal move. */
  move(move: RecordedMove): void {
    const { what } = move;
    const read = what === 'pass' ? PASS : this.table.parseMove?.(listMoveWords(move));
    this.table.play(read ?? (what as Move), this.#seating.seatOf(move.seat));
    this.#step(formatRecordedMove(move));
  }

  #step(move: string): void {
    const { dealNumber, dealOver, hands, balance, scores = [], toMove, inactive = [] } = this.table;
    const whole: Step = {
      deal: dealNumber,
      move,
      part: 1,
      isScore: false,
      events: this.#events,
      owners: hands.owner.slice(),
      balance: Array.from(balance),
      scores: Array.from(scores),
      toMove,
      inactive,
      comments: [],
    };
    this.#steps.push(...(dealOver ? splitStepBySettlement(whole, this.#steps, this.#seating) : [whole]));
    this.#events = [];
  }

  /** Returns the replay as far as it has been played. */
  replay(record: DealRecord): Replay {
    const { game, names, accounts, scorers, readings, variant } = this.#seating;
    const { dealOver, gameOver, winners } = this.table;
    const steps = this.#steps;
    return {
      game: game.id,
      seats: names,
      accounts,
      scorers,
      variant,
      readings,
      steps,
      dealOver,
      gameOver,
      winners,
      record,
    };
  }
}
