/** How long a game is: as its book has it, or as many deals as were agreed on, which the record says in a tag. */
import type { LiveGame } from '#engine/record/live-game.ts';
import { type DealRecord, tagOf } from '#engine/record/record.ts';
import type { Replay } from '#engine/record/replay.ts';

const TAG = 'Deals';

/** After how many deals those at the table get up; `Infinity` where they play as long as the book does. */
export const agreedDeals = (record: DealRecord): number => {
  const agreed = Number(tagOf(record.tags, TAG)?.value);
  return Number.isInteger(agreed) && agreed > 0 ? agreed : Infinity;
};

/** Whether nothing more is played: by the rules, or because no more deals were agreed on. */
export const isOver = ({ table, record }: Pick<LiveGame, 'table' | 'record'>): boolean =>
  table.gameOver || (table.dealOver && table.dealNumber >= agreedDeals(record));

/** The readings that say how many rounds are played, a deal for each player. */
const ROUNDS = 'tours';

/** How many deals a game has, as far as it is known before its end; else `Infinity`. */
export const dealsOf = (record: DealRecord, { seats, readings }: Pick<Replay, 'seats' | 'readings'>): number =>
  Math.min(agreedDeals(record), readings[ROUNDS] ? Number(readings[ROUNDS]) * seats.length : Infinity);

/** The record, with so many deals agreed on; where it is `Infinity` it stays as it is. */
export const agreeing = (record: DealRecord, deals: number): DealRecord =>
  deals === Infinity
    ? record
    : { ...record, tags: [...record.tags, { name: TAG, value: String(deals), lang: '', at: { line: 1, column: 1 } }] };
