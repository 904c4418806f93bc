/** Finds where each kind of difference between two books first occurs in a deal; later occurrences are not marked. */
import type { Comparison, ComparisonCell } from '#engine/compare/compare.ts';
import type { Replay } from '#engine/record/steps.ts';
import { findPaymentPurpose, PAYMENT_PURPOSES, type PaymentPurpose } from './purposes.ts';

/** Kind of difference: the card played is another, or the payments for a purpose differ. */
export type DifferenceKind = 'card' | PaymentPurpose;

/** Lists the payments for one purpose at a card, each as a text of payer, payee and counters; sorted. */
const paidFor = (purpose: PaymentPurpose, { steps }: Replay, cell: ComparisonCell | undefined): readonly string[] =>
  (cell?.steps ?? [])
    .flatMap((step) => steps[step]!.events)
    .filter(({ type, cite }) => type === 'paid' && findPaymentPurpose(cite) === purpose)
    .map(({ from, to, counters }) => `${from} ${to} ${counters}`)
    .sort();

/** Returns the purposes for which a book pays anything in this deal. */
const purposesIn = ({ steps }: Replay): ReadonlySet<PaymentPurpose | undefined> =>
  new Set(
    steps.flatMap(({ events }) =>
      events.filter(({ type }) => type === 'paid').map(({ cite }) => findPaymentPurpose(cite)),
    ),
  );

/**
 * Maps rows (0-based) to the kinds of difference between the first two books that first occur there. A different card
 * counts once. A purpose of payment counts once: where the payments for the same card differ, or where one book pays
 * and the other book never pays for this purpose.
 */
export const listFirstDifferences = ({
  played,
  rows,
  first,
}: Comparison): ReadonlyMap<number, readonly DifferenceKind[]> => {
  const [one, other] = played as [Replay, Replay];
  const [here, there] = [purposesIn(one), purposesIn(other)];
  const found = new Map<number, DifferenceKind[]>();
  const seen = new Set<DifferenceKind>();
  const arise = (row: number, kind: DifferenceKind): void => {
    if (seen.has(kind)) return;
    seen.add(kind);
    found.set(row, [...(found.get(row) ?? []), kind]);
  };
  const parted = rows.findIndex(({ differ }, row) => row > 0 && differ === 'card');
  for (const [row, { cells, differ }] of rows.entries()) {
    if (differ === 'not') continue;
    if (row === parted) arise(row, 'card');
    const [a, b] = cells;
    for (const purpose of PAYMENT_PURPOSES) {
      const same = a?.laid === b?.laid;
      if (!same && here.has(purpose) === there.has(purpose)) continue;
      if (paidFor(purpose, one, a).join() !== paidFor(purpose, other, b).join()) arise(row, purpose);
    }
  }
  // The first difference is always included, even for a payment without a purpose.
  if (first && !found.has(first.row)) found.set(first.row, []);
  return found;
};
