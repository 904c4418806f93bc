/**
 * `npm run check-figures`: counts a tenth of the published figures again, chosen by a seed (today’s date, or `--seed`), or
 * with `--all` each of them. Figures that take long are counted in part, those of their first games; with `--whole` to the
 * end. Says of each if it is the same, and if the sources have changed since. The status is 1 if any differs.
 */
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { createRandom } from '#engine/random.ts';
import { hashSources } from '../../scripts/receipts.ts';
import { type Figure, listFigures } from './figures.ts';

/** Seconds of the processor within which a figure is counted to its end. */
const MOST_SECONDS = 5;
/** Number of portions in which games are counted, to see how long they all take. */
const PORTIONS = 50;

/** A figure that was counted again. */
export interface CheckedFigure {
  readonly name: string;
  /** The part that was counted; `undefined` if it was the whole. */
  readonly part: string | undefined;
  /** True if the sources have changed since the figure was counted. */
  readonly isStale: boolean;
  /** The published and the counted figure, if they differ. */
  readonly differs: { readonly published: unknown; readonly counted: unknown } | undefined;
}

/** Counts a whole figure; `undefined` if that would take longer than this many seconds. */
const countWhole = async ({ games, count, add, isLong }: Figure, seconds: number): Promise<unknown> => {
  if (isLong && Number.isFinite(seconds)) return undefined;
  if (!add) return count(0, games);
  const since = process.cpuUsage();
  let all: unknown;
  for (let part = 0; part < PORTIONS; part++) {
    const [from, to] = [part, part + 1].map((at) => Math.floor((games * at) / PORTIONS)) as [number, number];
    if (from === to) continue;
    const some = count(from, to);
    all = all === undefined ? some : add(all as never, some as never);
    const passed = process.cpuUsage(since).user / 1e6;
    if (passed > seconds / 10 && (passed * games) / to > seconds) return undefined;
  }
  return all;
};

/** Counts a figure again: to its end if that takes no longer than `seconds`, or if it has no part to be counted. */
export const checkFigure = async (figure: Figure, seconds = MOST_SECONDS): Promise<CheckedFigure> => {
  const { name, part, published, receipt, game } = figure;
  const compare = (published: unknown, counted: unknown): CheckedFigure['differs'] =>
    isDeepStrictEqual(published, counted) ? undefined : { published, counted };
  const isStale = receipt.sources !== hashSources(game);
  const inPart = part && compare(part.published, await part.count());
  if (inPart) return { name, part: part.name, isStale, differs: inPart };
  const counted = await countWhole(figure, part ? seconds : Number.POSITIVE_INFINITY);
  if (counted === undefined) return { name, part: part!.name, isStale, differs: undefined };
  // Numbers as they are written: a key without a value is none.
  return { name, part: undefined, isStale, differs: compare(published, JSON.parse(JSON.stringify(counted))) };
};

/** Chooses a tenth of the figures by a seed. */
export const chooseFigures = (figures: readonly Figure[], seed: string): readonly Figure[] => {
  const random = createRandom(seed);
  const left = [...figures];
  return Array.from({ length: Math.ceil(figures.length / 10) }, () => left.splice(random.below(left.length), 1)[0]!);
};

const run = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { seed: { type: 'string' }, all: { type: 'boolean' }, whole: { type: 'boolean' } },
  });
  const seed = values.seed ?? new Date().toISOString().slice(0, 10);
  const figures = listFigures();
  const chosen = values.all ? figures : chooseFigures(figures, seed);
  process.stdout.write(`${chosen.length} of ${figures.length} figures${values.all ? '' : `, seed ${seed}`}\n`);
  const checked: CheckedFigure[] = [];
  for (const figure of chosen) {
    const found = await checkFigure(figure, values.whole ? Number.POSITIVE_INFINITY : MOST_SECONDS);
    const { name, part, isStale, differs } = found;
    checked.push(found);
    const words = [differs ? 'differs' : 'same', ...(isStale ? ['stale: its sources have changed since'] : [])];
    process.stdout.write(`${words.join(', ')}: ${name}${part ? ` (${part})` : ''}\n`);
    if (differs)
      process.stdout.write(
        `  published ${JSON.stringify(differs.published)}\n  counted   ${JSON.stringify(differs.counted)}\n`,
      );
  }
  const count = (is: (each: CheckedFigure) => unknown): number => checked.filter(is).length;
  process.stdout.write(
    `${count(({ differs }) => !differs)} same, ${count(({ differs }) => differs)} differ, ${count(({ isStale }) => isStale)} stale; ${count(({ part }) => part)} counted in part\n`,
  );
  process.exitCode = count(({ differs }) => differs) > 0 ? 1 : 0;
};

if (import.meta.main) await run();
