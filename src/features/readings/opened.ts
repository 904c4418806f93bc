/** Code for other readings, loaded if an address has some, or when they are opened. */
import { queryWith, readingsIn } from '../../browser/readings-in-address.ts';
import type { TableContext } from '../../table/game-table.ts';
import { type Switching, switchTo } from './switching.tsx';

export { Panel } from './Panel.tsx';

/** The record played by the readings of the address; `undefined` if it has none, or none that differ. */
export const asked = (record: string, context: TableContext): Switching | undefined => {
  const practices = readingsIn(location.search);
  return Object.keys(practices).length > 0 ? switchTo(record, context, practices) : undefined;
};

/** Writes the readings into the address. */
export const keep = (switching: Switching | undefined): void => {
  const { pathname, search, hash } = location;
  const query = queryWith(search, switching?.practices ?? {});
  history.replaceState(history.state, '', `${pathname}${query}${hash}`);
};
