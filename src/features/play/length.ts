/** Length of a game: as the book's rules say, or an agreed number of deals, stored in a tag of the record. */
import type { LiveGame } from '#engine/record/live-game.ts';
import { type DealRecord, findTag } from '#engine/record/record.ts';
import type { Replay } from '#engine/record/steps.ts';

const TAG = 'Deals';

/** Returns the agreed number of deals; `Infinity` if the length follows the book's rules. */
export const getAgreedDealCount = (record: DealRecord): number => {
  const agreed = Number(findTag(record.tags, TAG)?.value);
  return Number.isInteger(agreed) && agreed > 0 ? agreed : Infinity;
};

/** True if nothing more can be played: the rules end the game, or the agreed number of deals is played. */
export const isGameOver = ({ table, record }: Pick<LiveGame, 'table' | 'record'>): boolean =>
  table.gameOver || (table.dealOver && table.dealNumber >= getAgreedDealCount(record));

/** Disputed point that sets the number of rounds; a round is one deal for each player. */
const ROUNDS = 'tours';

/** Returns the number of deals in a game; `Infinity` if it depends on the play. */
export const getDealCount = (record: DealRecord, { seats, readings }: Pick<Replay, 'seats' | 'readings'>): number =>
  Math.min(getAgreedDealCount(record), readings[ROUNDS] ? Number(readings[ROUNDS]) * seats.length : Infinity);

/** Adds the agreed number of deals to a record. `Infinity` leaves the record unchanged. */
export const addAgreedLength = (record: DealRecord, deals: number): DealRecord =>
  deals === Infinity
    ? record
    : { ...record, tags: [...record.tags, { name: TAG, value: String(deals), lang: '', at: { line: 1, column: 1 } }] };
