/** Code for switching readings. It is loaded if the address names other readings, or when the panel is opened. */
import { formatPracticesQuery, parseReadings } from '../../browser/readings-query.ts';

import type { PlayContext } from '../../table/game-table.ts';
import { createViewWithOtherReadings, type SwitchedView } from './switched-view.tsx';

export { ReadingsPanel } from './ReadingsPanel.tsx';

/** Replays the record with the readings of the address; `undefined` if it names none, or only those of the record. */
export const readViewFromAddress = (record: string, context: PlayContext): SwitchedView | undefined => {
  const practices = parseReadings(location.search);
  return Object.keys(practices).length > 0 ? createViewWithOtherReadings(record, context, practices) : undefined;
};

/** Writes the chosen practices into the address. */
export const writeViewToAddress = (switching: SwitchedView | undefined): void => {
  const { pathname, search, hash } = location;
  const query = formatPracticesQuery(search, switching?.practices ?? {});
  history.replaceState(history.state, '', `${pathname}${query}${hash}`);
};
