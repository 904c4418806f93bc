/** Decides how much the tests cover: one instance of each kind, every instance, or random trials for a whole night. */
const npmScript = process.env['npm_lifecycle_event'];

/** True in the longest tests (`npm run test:long`); the others run only a few hundred trials. */
export const RUNS_LONG_TESTS = npmScript === 'test:long';

/** True if every instance is tested (`npm run test:all`), instead of one of each kind. */
export const RUNS_ALL_INSTANCES = RUNS_LONG_TESTS || npmScript === 'test:all';

/** Returns all instances; in daily tests only those that `worst` chooses. */
export const selectInstances = <const T>(
  all: readonly T[],
  worst: (all: readonly T[]) => readonly T[],
): readonly T[] => {
  if (RUNS_ALL_INSTANCES) return all;
  const chosen = worst(all);
  if (chosen.length === 0) throw new Error('nothing stands for these');
  return chosen;
};

/** Chooses the first instance, for instances that differ little. */
export const takeFirst = <T>(all: readonly T[]): readonly T[] => all.slice(0, 1);

/**
 * Returns a function that chooses the heaviest instance of each kind; `mark` gives the kind, or `undefined` to leave an
 * instance out.
 */
export const createWorstOfEachKind =
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
