/** Code for other readings, loaded if an address has some, or when they are opened. */
import { parseReadings, queryWith } from '../../browser/readings-query.ts';
import type { TableContext } from '../../table/game-table.ts';
import { createSwitchedView, type SwitchedView } from './switched-view.tsx';

export { ReadingsPanel } from './ReadingsPanel.tsx';

/** The record played by the readings of the address; `undefined` if it has none, or none that differ. */
export const readViewFromAddress = (record: string, context: TableContext): SwitchedView | undefined => {
  const practices = parseReadings(location.search);
  return Object.keys(practices).length > 0 ? createSwitchedView(record, context, practices) : undefined;
};

/** Writes the readings into the address. */
export const writeViewToAddress = (switching: SwitchedView | undefined): void => {
  const { pathname, search, hash } = location;
  const query = queryWith(search, switching?.practices ?? {});
  history.replaceState(history.state, '', `${pathname}${query}${hash}`);
};
