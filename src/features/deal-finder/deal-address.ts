/**
 * Addresses of found deals. A published deal is on the page of its pattern, `find/opera/?deal=snorum-2820`, which gives
 * link previews a description. Any other deal is on the page of all patterns, `find/?want=opera&deal=snorum-2821`.
 */
import { DEAL_PATTERNS, parseSeed } from '#engine/lab/find.ts';

/** The id of a pattern, and the seed of a deal that shows it. */
export interface DealAddress {
  readonly id: string;
  readonly seed: string;
}

/**
 * Formats the address of a deal. `list` is the address of the page of all patterns; `listed` is true for a published
 * deal.
 */
export const formatDealAddress = ({ id, seed }: DealAddress, list: string, listed: boolean): string =>
  listed
    ? `${list}${id}/?${new URLSearchParams({ deal: seed })}`
    : `${list}?${new URLSearchParams({ want: id, deal: seed })}`;

/**
 * Parses the pattern and the seed from the address of a pattern's own page (pattern in the path) or of the page of all
 * patterns (pattern in `want`). `undefined` if the pattern or the seed is missing or invalid.
 */
export const parseDealAddress = (query: string, path = ''): DealAddress | undefined => {
  const parts = new URLSearchParams(query);
  const id = parts.get('want') ?? /\/find\/([^/]+)\/$/.exec(path)?.[1];
  const seed = parts.get('deal');
  return id !== undefined && seed !== null && DEAL_PATTERNS.some((pattern) => pattern.id === id) && parseSeed(seed)
    ? { id, seed }
    : undefined;
};
