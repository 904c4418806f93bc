/** What an address asks of a comparison: `?seed=…&seats=5&order=lowest&readings=bete:not-the-nain;stop:skip`. */
import { type Deal, orderOf, POLICIES, type Policy, packOf } from '#engine/compare.ts';
import { type Practices, queryWith } from '../readings/address.ts';

/** A deal to be compared, and what it was made from: empty where it was written out. */
export interface DealProps {
  readonly seed: string;
  readonly policy: Policy | '';
  readonly deal: Deal;
}

/** The longest seed; a longer one is cut. */
const LONGEST = 60;

/** The deal that a seed gives so many players, who choose by a policy. The last of them deals. */
export const asked = (seed: string, seats: number, order: string): DealProps => {
  const cut = seed.slice(0, LONGEST);
  const policy = POLICIES.find((each) => each === order) ?? POLICIES[0];
  return { seed: cut, policy, deal: { seats, dealer: seats - 1, pack: packOf(cut), order: orderOf(policy, cut) } };
};

/** What the query of an address asks for, when it names a seed; seats that none of these numbers allows are made the usual. */
export const askedBy = (query: string, numbers: readonly number[], usual: number): DealProps | undefined => {
  const parts = new URLSearchParams(query);
  const seed = parts.get('seed')?.trim();
  if (!seed) return undefined;
  const seats = Number(parts.get('seats'));
  return asked(seed, numbers.includes(seats) ? seats : usual, parts.get('order') ?? '');
};

/** The query that asks for a deal, by the readings turned for each book; empty for the deal with which a page opens. */
export const queryOf = ({ seed, policy, deal: { seats } }: DealProps, turned: readonly Practices[] = []): string =>
  queryWith(seed ? `?${new URLSearchParams({ seed, seats: String(seats), order: policy })}` : '', ...turned);
