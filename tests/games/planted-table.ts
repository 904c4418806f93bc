/** Plants faults in the tables of a game, for tests of what should find them. */
import type { Game, Table } from '#engine/game.ts';

/** A fault of an engine: parts of a table that take the place of its own. */
export type TableFault = (table: Table) => Partial<Table>;

/** The tables behind those with a fault. */
const soundTables = new WeakMap<Table, Table>();

/** Returns a game like the given one, with a fault in each of its tables. */
export const plantFault = (game: Game, fault: TableFault): Game => ({
  ...game,
  table: (setup) => {
    const table = game.table(setup);
    const planted: Partial<Table> = { copyFrom: (other) => table.copyFrom(soundTables.get(other) ?? other) };
    // Copied as descriptors, so that getters stay getters.
    Object.defineProperties(planted, Object.getOwnPropertyDescriptors(fault(table)));
    const faulty = new Proxy(table, {
      get: (target, name) => {
        const from = name in planted ? planted : target;
        const value = Reflect.get(from, name, from) as unknown;
        return typeof value === 'function' ? value.bind(from) : value;
      },
    });
    soundTables.set(faulty, table);
    return faulty;
  },
});
