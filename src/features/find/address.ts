/** A deal that was found, in an address: `?want=opera&deal=snorum-2820`. */
import { seedFrom, WANTED } from '#engine/lab/find.ts';

/** What was looked for, and the seed of the deal. */
export interface Kept {
  readonly id: string;
  readonly seed: string;
}

/** The query that names a deal. */
export const queryOf = ({ id, seed }: Kept): string => `?${new URLSearchParams({ want: id, deal: seed })}`;

/** The deal that a query names; `undefined` when it names none that can be dealt. */
export const keptIn = (query: string): Kept | undefined => {
  const parts = new URLSearchParams(query);
  const [id, seed] = [parts.get('want'), parts.get('deal')];
  return seed !== null && WANTED.some((wanted) => wanted.id === id) && seedFrom(seed) ? { id: id!, seed } : undefined;
};
