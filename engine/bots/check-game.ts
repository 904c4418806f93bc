/**
 * Checks a played game: that its cards come from the sealed seed, and that the players of the engine chose their moves
 * from what their seats could see.
 */
import { formatMove, type Game, type Move } from '../game.ts';
import type { Observation } from '../observation.ts';
import { createRandom } from '../random.ts';
import type { Fault, Result } from '../record/faults.ts';
import { type GameState, LiveGame } from '../record/live-game.ts';
import { type DealRecord, findTag, formatRecordedMove, listMoveWords, type RecordedMove } from '../record/record.ts';
import type { DealHistory } from '../record/record-replayer.ts';
import { getSealedText, type Hash, type OpponentKind, parseSeatedKinds } from '../record/seal.ts';
import { createSeating } from '../record/seating.ts';
import { Determinizations } from './determinizations.ts';

/** Number of attempts to find other hidden cards that agree with all that a seat has seen. */
const TRIES = 40;

/** Chooses the move of an engine's player again. */
export type MoveChooser = (kind: OpponentKind, state: GameState, seen: Observation, salt: string) => Move;

/** A move that would have been chosen otherwise: from the same position, or with other hidden cards. */
export interface MoveDifference {
  readonly deal: number;
  /** The move in the record, `B 9S`, and the move chosen now, without the seat. */
  readonly move: string;
  readonly chosen: string;
  /** True if it differs only when the cards that the player could not see are exchanged. */
  readonly isPeeking: boolean;
}

/** Result of a check. */
export interface GameCheck {
  /** The seal in the record, and the seal of the text above it; `undefined` if there is none. */
  readonly seal: string | undefined;
  readonly recomputedSeal: string | undefined;
  readonly isSealIntact: boolean;
  /** True if each deal is that of the seed. */
  readonly areCardsFromSeed: boolean;
  /** Number of cards dealt in the last deal, those left over included. */
  readonly cards: number;
  /** Number of moves of the engine's players, and of those in which there was a choice. */
  readonly moves: number;
  readonly choices: number;
  /** Number of choices repeated with other hidden cards; fewer than choices where a seat could infer them all. */
  readonly exchanged: number;
  readonly differences: readonly MoveDifference[];
  /** True if nothing differs: the seal, the cards, the moves. */
  readonly isInOrder: boolean;
}

/** Options of a check. */
export interface CheckOptions {
  /** Deals to check; by default all. */
  readonly deal?: number | undefined;
  /** The deals as they were at the table, to be compared with those of the record. */
  readonly dealt?: readonly DealHistory[] | undefined;
  /** Called after each move. */
  readonly onProgress?: ((done: number, all: number) => Promise<void> | void) | undefined;
}

/** Checks a record in which the players are named. Returns the faults of a record that cannot be played. */
export const checkGame = async (
  record: DealRecord,
  games: readonly Game[],
  choose: MoveChooser,
  hash: Hash,
  { deal: only, dealt, onProgress }: CheckOptions = {},
): Promise<Result<GameCheck>> => {
  const started = LiveGame.from({ ...record, deals: [] }, games);
  if (!started.ok) return started;
  const whole = LiveGame.from(record, games);
  if (!whole.ok) return whole;
  const live = started.value;
  const kinds = parseSeatedKinds(record);
  const salt = findTag(record.tags, 'Salt')?.value ?? '';
  const differences: MoveDifference[] = [];
  const all = record.deals.reduce((sum, { moves }, i) => sum + (isChecked(i + 1, only) ? moves.length : 0), 0);
  let [done, moves, choices, exchanged] = [0, 0, 0, 0];
  for (const [i, deal] of record.deals.entries()) {
    live.deal(NEVER);
    for (const made of deal.moves) {
      const seat = live.table.toMove;
      const kind = kinds?.[seat];
      if (kind && kind !== 'person' && isChecked(i + 1, only) && isMoveOf(made, live.names[seat]!)) {
        const found = checkMove(live, kind, salt, made, choose);
        moves += 1;
        if (found.isChoice) choices += 1;
        if (found.isExchanged) exchanged += 1;
        if (found.chosen !== undefined)
          differences.push({
            deal: i + 1,
            move: formatRecordedMove(made),
            chosen: found.chosen,
            isPeeking: found.isPeeking,
          });
      }
      live.add(made);
      if (isChecked(i + 1, only)) await onProgress?.(++done, all);
    }
  }
  const seal = findTag(record.tags, 'Seal')?.value;
  const recomputedSeal = await hash(getSealedText(record));
  const isSealIntact = seal !== undefined && seal === recomputedSeal;
  const areCardsFromSeed = isDealtFromSeed(record, games) && isSameDeals(whole.value.state.dealHistories, dealt);
  return {
    ok: true,
    value: {
      seal,
      recomputedSeal,
      isSealIntact,
      areCardsFromSeed,
      cards: live.table.layout().pack.length,
      moves,
      choices,
      exchanged,
      differences,
      isInOrder: isSealIntact && areCardsFromSeed && differences.length === 0,
    },
  };
};

/** A seeded record is dealt without chance. */
const NEVER = createRandom('');

const isChecked = (deal: number, only: number | undefined): boolean => only === undefined || deal === only;

const isMoveOf = ({ seat, misplay }: RecordedMove, name: string): boolean => seat === name && !misplay;

/** Outcome for one move: the move chosen now if it is another, without the seat. */
interface CheckedMove {
  readonly isChoice: boolean;
  readonly isExchanged: boolean;
  readonly isPeeking: boolean;
  readonly chosen: string | undefined;
}

const checkMove = (
  live: LiveGame,
  kind: OpponentKind,
  salt: string,
  made: RecordedMove,
  choose: MoveChooser,
): CheckedMove => {
  const seat = live.table.toMove;
  const seen = live.observe(seat);
  const { state } = live;
  const did = listMoveWords(made).join(' ');
  const words = (move: Move): string | undefined => {
    const text = formatMove(live.table, move);
    return text === did ? undefined : text;
  };
  const isChoice = seen.legal.length > 1;
  const chosen = words(choose(kind, state, seen, salt));
  const other = isChoice && chosen === undefined ? exchangeHidden(state, seen, salt) : undefined;
  const instead = other && words(choose(kind, other.state, other.seen, salt));
  return {
    isChoice,
    isExchanged: other !== undefined,
    isPeeking: instead !== undefined,
    chosen: chosen ?? instead,
  };
};

/**
 * Exchanges the cards that a seat has not seen for others that it cannot exclude. `undefined` if there are none, or none
 * was found. Throws if the seat would see a difference, since the check would then prove nothing.
 */
export const exchangeHidden = (
  state: GameState,
  seen: Observation,
  seed: string,
): { readonly state: GameState; readonly seen: Observation } | undefined => {
  const { owners, unheld } = state.dealHistories.at(-1)!;
  const real = JSON.stringify([[...owners], unheld]);
  const worlds = new Determinizations(state, seen, createRandom(`exchange ${seed}`, seen.events.length));
  for (let tried = 0; tried < TRIES; tried++) {
    if (!worlds.sample()) continue;
    const other = worlds.exchange();
    const dealt = other.state.dealHistories.at(-1)!;
    if (JSON.stringify([[...dealt.owners], dealt.unheld]) === real) continue;
    if (JSON.stringify(other.seen) !== JSON.stringify(seen))
      throw new Error(`${state.game.id}: seat ${seen.seat} sees a difference between cards that it cannot see`);
    return other;
  }
  return undefined;
};

/**
 * Tells whether the draw and the lot of a record are those that its seed gives. Hands written out that the seed does not
 * give are a fault of the record.
 */
const isDealtFromSeed = (record: DealRecord, games: readonly Game[]): boolean => {
  if (!findTag(record.tags, 'Seed')) return false;
  const chosen = ['draw', 'lot', 'dealer'];
  const tags = record.tags.filter(({ name }) => !chosen.includes(name.toLowerCase()));
  const faults: Fault[] = [];
  const [given, drawn] = [record.tags, tags].map((each) =>
    createSeating({ tags: each, comments: [], deals: [] }, games, faults),
  );
  const written = (seating: typeof given) => JSON.stringify([seating?.dealer, seating?.draw, seating?.lot]);
  return faults.length === 0 && written(given) === written(drawn);
};

/** Tells whether the deals of a table have the same cards in the same places. */
const isSameDeals = (one: readonly DealHistory[], other: readonly DealHistory[] | undefined): boolean => {
  const written = (deals: readonly DealHistory[]) =>
    JSON.stringify(deals.map(({ owners, unheld }) => [[...owners], unheld]));
  return other === undefined || written(one) === written(other);
};
