/**
 * Random play of La Manille against the same playouts hand-written in C++. Both use one seed and run in alternation,
 * round after round; their checksums must be equal before times are compared. Also measures garbage collections in a
 * million playouts, and the gain from a second worker. The ratios are comparable between machines, the speeds are not.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { processorSeconds } from './clock.ts';
import { playManille } from './manille-playouts.ts';
import { median, withProgram } from './program.ts';

const ROUNDS = 5;
const SEED = 'bench';
/** Number of playouts in one round, in the count of garbage collections, and in each piece of work for the workers. */
const IN_ROUND = 500_000;
const IN_MILLION = 1_000_000;
const IN_PIECE = 100_000;
const PIECES = 20;

const SELF = join(import.meta.dirname, 'manille.ts');

/** Playouts per second of the engine and of the C++ program, and the ratio of the two (engine / C++). */
export interface Against {
  readonly ours: number;
  readonly theirs: number;
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Measures the engine against C++ -O3, in alternation; `undefined` without a compiler. Throws if the checksums differ.
 */
export const manilleAgainstC = (): Against | undefined =>
  withProgram('manille.cc', [], (program) => {
    const round = (stream: number): { ours: number; theirs: number } => {
      const start = processorSeconds();
      const sum = playManille(SEED, stream, IN_ROUND);
      const ours = IN_ROUND / (processorSeconds() - start);
      const told = execFileSync(program, [SEED, String(stream), String(IN_ROUND)], { encoding: 'utf8' }).split(' ');
      if (Number(told[0]) !== sum) throw new Error(`the checksums differ: ${sum}, in C++ ${told[0]}`);
      return { ours, theirs: IN_ROUND / Number(told[1]) };
    };
    round(0); // compiles every rule before it is timed
    const rounds = Array.from({ length: ROUNDS }, (_, i) => round(i + 1));
    const ratios = rounds.map(({ ours, theirs }) => ours / theirs);
    return {
      ours: median(rounds.map(({ ours }) => ours)),
      theirs: median(rounds.map(({ theirs }) => theirs)),
      ratio: median(ratios),
      low: Math.min(...ratios),
      high: Math.max(...ratios),
    };
  });

/**
 * Counts garbage collections in a million playouts, and the largest heap in MB. The same number of playouts is run
 * before, to warm up, and then a full collection.
 */
export const manilleCollections = (): { collections: number; megabytes: number } => {
  const told = execFileSync(process.execPath, ['--expose-gc', '--trace-gc', SELF, '--million'], { encoding: 'utf8' });
  const lines = told.split('\n');
  const [from, to] = [lines.indexOf('begin'), lines.findIndex((line) => line.startsWith('end '))];
  if (from < 0 || to < from) throw new Error(`the million was not played:\n${told}`);
  const collections = lines.slice(from, to).filter((line) => /\bms: /.test(line)).length;
  return { collections, megabytes: Math.round(Number(lines[to]!.slice(4)) / 1024) };
};

const million = (): void => {
  playManille(SEED, 0, IN_MILLION);
  globalThis.gc!();
  process.stdout.write('begin\n');
  playManille(SEED, 0, IN_MILLION);
  process.stdout.write(`end ${process.resourceUsage().maxRSS}\n`);
};

/**
 * Plays the pieces from `from` in steps of `step`; each piece uses its own stream of the seed, so that the sum does not
 * depend on the division.
 */
const share = (from: number, step: number): number => {
  let sum = 0;
  for (let piece = from; piece < PIECES; piece += step) sum += playManille(SEED, piece, IN_PIECE);
  return sum;
};

/** Measures the seconds for all the pieces of work, divided among warm workers; also returns their checksum. */
const withWorkers = async (workers: number): Promise<{ seconds: number; sum: number }> => {
  const team = Array.from({ length: workers }, () => new Worker(SELF, { workerData: 'share' }));
  const answers = () =>
    Promise.all(
      team.map(
        (worker) =>
          new Promise<number>((resolve, reject) => {
            worker.once('message', resolve).once('error', reject);
          }),
      ),
    );
  await answers();
  const start = performance.now();
  const sums = answers();
  for (const [i, worker] of team.entries()) worker.postMessage([i, workers]);
  const sum = (await sums).reduce((total, each) => total + each, 0);
  const seconds = (performance.now() - start) / 1000;
  for (const worker of team) await worker.terminate();
  return { seconds, sum };
};

/**
 * Speed-up of two workers over one: the median of the rounds, with the lowest and the highest. Throws if the checksums
 * differ.
 */
export const manilleWorkers = async (): Promise<{ ratio: number; low: number; high: number }> => {
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const [one, two] = [await withWorkers(1), await withWorkers(2)];
    if (one.sum !== two.sum) throw new Error(`the checksums differ: ${one.sum} of one, ${two.sum} of two workers`);
    ratios.push(one.seconds / two.seconds);
  }
  return { ratio: median(ratios), low: Math.min(...ratios), high: Math.max(...ratios) };
};

if (!isMainThread && workerData === 'share') {
  playManille(SEED, PIECES, IN_PIECE); // warms up
  parentPort!.on('message', ([from, step]: [number, number]) => parentPort!.postMessage(share(from, step)));
  parentPort!.postMessage(0);
} else if (process.argv[1] === import.meta.filename && process.argv.includes('--million')) million();
