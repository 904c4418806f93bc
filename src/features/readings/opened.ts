/** All that the readings of a table need once an address names some, or once they are opened to be switched. */
import { queryWith, readingsIn } from '../../browser/readings-in-address.ts';
import type { TableContext } from '../../table/game-table.ts';
import { type Switching, switchTo } from './switching.tsx';

export { Panel } from './Panel.tsx';

/** The record played by the readings that the address names; nothing where it names none, or none that differ. */
export const asked = (record: string, context: TableContext): Switching | undefined => {
  const practices = readingsIn(location.search);
  return Object.keys(practices).length > 0 ? switchTo(record, context, practices) : undefined;
};

/** Names the readings in the address. */
export const keep = (switching: Switching | undefined): void => {
  const { pathname, search, hash } = location;
  const query = queryWith(search, switching?.practices ?? {});
  history.replaceState(history.state, '', `${pathname}${query}${hash}`);
};
