/** How much is tried: each kind of thing, every thing there is, or chances enough for a night. */
const asked = process.env['npm_lifecycle_event'];

/** Whether all is tried that takes long (`npm run test:long`); every day a few hundred will do. */
export const LONG = asked === 'test:long';

/** Whether every instance is tried (`npm run test:all`), and not only one of each kind (`npm test`). */
export const ALL = LONG || asked === 'test:all';

/** All of these, or those alone that stand for the rest: the worst of each kind. */
export const instances = <const T>(all: readonly T[], worst: (all: readonly T[]) => readonly T[]): readonly T[] => {
  if (ALL) return all;
  const chosen = worst(all);
  if (chosen.length === 0) throw new Error('nothing stands for these');
  return chosen;
};

/** Of things that differ in little the first stands for the rest. */
export const theFirst = <T>(all: readonly T[]): readonly T[] => all.slice(0, 1);

/** Of each kind, as a mark tells it, the one that weighs most. */
export const worstOfEach =
  <T>(mark: (each: T) => string | undefined, weight: (each: T) => number) =>
  (all: readonly T[]): readonly T[] => {
    const worst = new Map<string, T>();
    for (const each of all) {
      const kind = mark(each);
      if (kind === undefined) continue;
      const known = worst.get(kind);
      if (known === undefined || weight(each) > weight(known)) worst.set(kind, each);
    }
    return [...worst.values()];
  };
