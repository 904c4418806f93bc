/**
 * Addresses of found deals. A published deal has the page of its pattern, `find/opera/?deal=snorum-2820`, so that link
 * previews describe it; any other has the address of the list, `find/?want=opera&deal=snorum-2821`.
 */
import { DEAL_PATTERNS, parseSeed } from '#engine/lab/find.ts';

/** The pattern, and the seed of the deal. */
export interface DealAddress {
  readonly id: string;
  readonly seed: string;
}

/** The address of a deal; `list` is that of the list, `listed` is true for a published deal. */
export const formatDealAddress = ({ id, seed }: DealAddress, list: string, listed: boolean): string =>
  listed
    ? `${list}${id}/?${new URLSearchParams({ deal: seed })}`
    : `${list}?${new URLSearchParams({ want: id, deal: seed })}`;

/** The deal of a query, on the page of a pattern or of all; `undefined` if it has none that can be dealt. */
export const parseDealAddress = (query: string, path = ''): DealAddress | undefined => {
  const parts = new URLSearchParams(query);
  const id = parts.get('want') ?? /\/find\/([^/]+)\/$/.exec(path)?.[1];
  const seed = parts.get('deal');
  return id !== undefined && seed !== null && DEAL_PATTERNS.some((pattern) => pattern.id === id) && parseSeed(seed)
    ? { id, seed }
    : undefined;
};
