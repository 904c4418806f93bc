/** Length of a game: as its book has it, or a number of deals stored in a tag of the record. */
import type { LiveGame } from '#engine/record/live-game.ts';
import { type DealRecord, tagOf } from '#engine/record/record.ts';
import type { Replay } from '#engine/record/replay.ts';

const TAG = 'Deals';

/** Number of deals agreed on; `Infinity` for the length by the book. */
export const agreedDeals = (record: DealRecord): number => {
  const agreed = Number(tagOf(record.tags, TAG)?.value);
  return Number.isInteger(agreed) && agreed > 0 ? agreed : Infinity;
};

/** True if nothing more can be played: by the rules, or after the agreed number of deals. */
export const isOver = ({ table, record }: Pick<LiveGame, 'table' | 'record'>): boolean =>
  table.gameOver || (table.dealOver && table.dealNumber >= agreedDeals(record));

/** Point for the number of rounds, each of one deal per player. */
const ROUNDS = 'tours';

/** Number of deals in a game; `Infinity` if it depends on the play. */
export const dealsOf = (record: DealRecord, { seats, readings }: Pick<Replay, 'seats' | 'readings'>): number =>
  Math.min(agreedDeals(record), readings[ROUNDS] ? Number(readings[ROUNDS]) * seats.length : Infinity);

/** Adds the agreed number of deals to a record; `Infinity` leaves it unchanged. */
export const agreeing = (record: DealRecord, deals: number): DealRecord =>
  deals === Infinity
    ? record
    : { ...record, tags: [...record.tags, { name: TAG, value: String(deals), lang: '', at: { line: 1, column: 1 } }] };
