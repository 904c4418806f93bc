/** Where what truly sets two books apart first shows in a deal; from then on it need not be pointed at again. */
import type { CardCell, Comparison } from '#engine/compare/compare.ts';
import type { Replay } from '#engine/record/replay.ts';
import { PURPOSES, type Purpose, purposeOf } from './purposes.ts';

/** What differs: the card that is played, or what is paid for one purpose. */
export type Kind = 'card' | Purpose;

/** What is paid for a purpose at a card, payer, payee and counters, in an order of its own. */
const paidFor = (purpose: Purpose, { steps }: Replay, cell: CardCell | undefined): readonly string[] =>
  (cell?.steps ?? [])
    .flatMap((step) => steps[step]!.events)
    .filter(({ type, cite }) => type === 'paid' && purposeOf(cite) === purpose)
    .map(({ from, to, counters }) => `${from} ${to} ${counters}`)
    .sort();

/** The purposes for which a book pays anything in this deal. */
const purposesIn = ({ steps }: Replay): ReadonlySet<Purpose | undefined> =>
  new Set(
    steps.flatMap(({ events }) => events.filter(({ type }) => type === 'paid').map(({ cite }) => purposeOf(cite))),
  );

/**
 * The rows (from 0) at which something first sets the first two books apart, and what: another card, once; and each
 * purpose, once, where the same card is paid for otherwise, or one book pays for what the other never does.
 */
export const arising = ({ played, rows, first }: Comparison): ReadonlyMap<number, readonly Kind[]> => {
  const [one, other] = played as [Replay, Replay];
  const [here, there] = [purposesIn(one), purposesIn(other)];
  const found = new Map<number, Kind[]>();
  const seen = new Set<Kind>();
  const arise = (row: number, kind: Kind): void => {
    if (seen.has(kind)) return;
    seen.add(kind);
    found.set(row, [...(found.get(row) ?? []), kind]);
  };
  const parted = rows.findIndex(({ differ }, row) => row > 0 && differ === 'card');
  for (const [row, { cells, differ }] of rows.entries()) {
    if (differ === 'not') continue;
    if (row === parted) arise(row, 'card');
    const [a, b] = cells;
    for (const purpose of PURPOSES) {
      const same = a?.laid === b?.laid;
      if (!same && here.has(purpose) === there.has(purpose)) continue;
      if (paidFor(purpose, one, a).join() !== paidFor(purpose, other, b).join()) arise(row, purpose);
    }
  }
  // Where the books part something differs of itself, and be it a payment that has no name of its own.
  if (first && !found.has(first.row)) found.set(first.row, []);
  return found;
};
