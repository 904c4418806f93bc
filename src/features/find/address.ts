/**
 * A deal that was found, in an address. One that the list keeps stands on the page of its kind, `find/opera/?deal=snorum-2820`,
 * of which those who show links see what it is; any other is asked of the list, `find/?want=opera&deal=snorum-2821`.
 */
import { seedFrom, WANTED } from '#engine/lab/find.ts';

/** What was looked for, and the seed of the deal. */
export interface Kept {
  readonly id: string;
  readonly seed: string;
}

/** The address of a deal, from that of the list; `listed` where the list keeps it. */
export const addressOf = ({ id, seed }: Kept, list: string, listed: boolean): string =>
  listed
    ? `${list}${id}/?${new URLSearchParams({ deal: seed })}`
    : `${list}?${new URLSearchParams({ want: id, deal: seed })}`;

/** The deal that a query names, on the page of a kind or of them all; `undefined` when it names none that can be dealt. */
export const keptIn = (query: string, path = ''): Kept | undefined => {
  const parts = new URLSearchParams(query);
  const id = parts.get('want') ?? /\/find\/([^/]+)\/$/.exec(path)?.[1];
  const seed = parts.get('deal');
  return id !== undefined && seed !== null && WANTED.some((wanted) => wanted.id === id) && seedFrom(seed)
    ? { id, seed }
    : undefined;
};
