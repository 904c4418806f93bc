/**
 * Addresses of found deals. A published deal has the page of its pattern, `find/opera/?deal=snorum-2820`, so that link
 * previews describe it; any other has the address of the list, `find/?want=opera&deal=snorum-2821`.
 */
import { seedFrom, WANTED } from '#engine/lab/find.ts';

/** The pattern, and the seed of the deal. */
export interface Kept {
  readonly id: string;
  readonly seed: string;
}

/** The address of a deal; `list` is that of the list, `listed` is true for a published deal. */
export const addressOf = ({ id, seed }: Kept, list: string, listed: boolean): string =>
  listed
    ? `${list}${id}/?${new URLSearchParams({ deal: seed })}`
    : `${list}?${new URLSearchParams({ want: id, deal: seed })}`;

/** The deal of a query, on the page of a pattern or of all; `undefined` if it has none that can be dealt. */
export const keptIn = (query: string, path = ''): Kept | undefined => {
  const parts = new URLSearchParams(query);
  const id = parts.get('want') ?? /\/find\/([^/]+)\/$/.exec(path)?.[1];
  const seed = parts.get('deal');
  return id !== undefined && seed !== null && WANTED.some((wanted) => wanted.id === id) && seedFrom(seed)
    ? { id, seed }
    : undefined;
};
