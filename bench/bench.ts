/**
 * `npm run bench`: measures speed and prints each ratio; ratios below their minimum are marked. In one run: moves per
 * second of every game; La Manille against the same program in C++ -O3 (whose checksum must be equal) and against
 * boardgame.io's reducer; garbage collections and memory in a million playouts; two workers against one; double-dummy
 * solving (all hands known) against DDS, a bridge solver. It also runs three benchmarks that can run alone: a step of
 * the slowest tables (`steps.ts`), a tap on them (`taps.ts`) and a move of the search player in a worker
 * (`thinkers.ts`). Single-threaded benchmarks use processor time, so that other programs hardly matter; only the one
 * with two workers needs an idle machine.
 *
 *     node bench/bench.ts [--json]
 */
import { throughBoardgame } from './boardgame.ts';
import { type AgainstDds, againstDds, doubleDummy, type Solved, worldsInTime } from './double-dummy.ts';
import { type Against, manilleAgainstC, manilleCollections, manilleWorkers } from './manille.ts';
import { type Speed, speeds } from './moves.ts';
import { sayStepWork, stepWork } from './steps.ts';
import { sayTapTimes, tapTimes } from './taps.ts';
import { thinkingInBrowser } from './thinkers.ts';

/** Minimum of each ratio; a lower one is marked in the output. */
const FLOORS = { game: 0.3, c: 0.4, boardgame: 500, workers: 1.6, dds: 1 };
/** Maximum mean number of positions searched per deal by the double-dummy solver. */
const MOST_NODES = 240_000;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const millions = (rate: number): string => `${(rate / 1e6).toFixed(2)} M`;
const under = (ratio: number, floor: number): string => (ratio < floor ? `  under the floor of ${floor}` : '');

const sayGames = (games: readonly Speed[]): void => {
  say(
    'random legal play, the default readings; in a second of the processor, median of the rounds (lowest – highest)\n',
  );
  say(
    `${'game'.padEnd(20)}${'seats'.padStart(6)}${'moves/s'.padStart(10)}${''.padStart(24)}${'deals/s'.padStart(12)}${'ratio'.padStart(8)}`,
  );
  for (const { game, seats, movesPerSecond, dealsPerSecond, low, high, ratio } of games)
    say(
      `${game.padEnd(20)}${String(seats).padStart(6)}${millions(movesPerSecond).padStart(10)}${`(${millions(low)} – ${millions(high)})`.padStart(24)}${Math.round(dealsPerSecond).toLocaleString('en').padStart(12)}${ratio.toFixed(2).padStart(8)}${under(ratio, FLOORS.game)}`,
    );
};

const sayAgainst = (c: Against | undefined): void => {
  if (!c) return say('manille beside C++ -O3: left out, there is no g++ here');
  const { ours, theirs, ratio, low, high } = c;
  say(
    `manille beside C++ -O3, equal checksums: ${Math.round(ours).toLocaleString('en')} : ${Math.round(theirs).toLocaleString('en')} playouts/s, ratio ${ratio.toFixed(2)} (${low.toFixed(2)} – ${high.toFixed(2)})${under(ratio, FLOORS.c)}`,
  );
};

const saySolved = ({ deals, nodes, median, mean }: Solved, beside: AgainstDds | undefined): void => {
  const over = nodes > MOST_NODES ? `  over ${MOST_NODES}` : '';
  say(
    `manille with all hands open, ${deals} deals: ${Math.round(nodes).toLocaleString('en')} positions a deal${over}, ${median.toFixed(1)} ms (mean ${mean.toFixed(1)})`,
  );
  say(
    beside
      ? `beside DDS on bridge: ${beside.byMedian.toFixed(2)} times its deals/s by the medians, ${beside.byMean.toFixed(2)} by the means${under(beside.byMedian, FLOORS.dds)}`
      : 'beside DDS on bridge: left out, there is no g++ or no libdds-dev here',
  );
};

const games = speeds();
const c = manilleAgainstC();
const manille = games.find(({ game }) => game === 'manille')!;
const reducer = throughBoardgame(400);
const times = reducer && manille.movesPerSecond / reducer;
const { collections, megabytes } = manilleCollections();
const workers = await manilleWorkers();
const dds = againstDds();
const solved = dds?.ours ?? doubleDummy();
const worlds = worldsInTime();

if (process.argv.includes('--json'))
  process.stdout.write(
    `${JSON.stringify({ node: process.version, games, c, boardgame: { movesPerSecond: reducer, times }, collections, megabytes, workers, solved, dds, worlds }, null, 2)}\n`,
  );
else {
  say(`node ${process.version}\n`);
  sayGames(games);
  say('');
  sayAgainst(c);
  say(
    reducer === undefined
      ? 'manille beside boardgame.io: left out, its package is not installed (npm ci --prefix bench)'
      : `manille beside boardgame.io's reducer: ${Math.round(times!).toLocaleString('en')} times its ${Math.round(reducer).toLocaleString('en')} moves/s${under(times!, FLOORS.boardgame)}`,
  );
  say(`collections in a million playouts: ${collections}; memory at most ${megabytes} MB`);
  say(
    `two workers beside one: ${workers.ratio.toFixed(2)} (${workers.low.toFixed(2)} – ${workers.high.toFixed(2)})${under(workers.ratio, FLOORS.workers)}`,
  );
  saySolved(solved, dds);
  say(
    `worlds solved in 50 ms, every lead: ${worlds.map(({ left, worlds: many }) => `${many} with ${left} cards a hand`).join(', ')}`,
  );
  await stepWork((work) => say(sayStepWork(work))).catch((error: Error) =>
    say(`a step of the heaviest tables: left out, ${error.message}`),
  );
  await tapTimes((times) => say(sayTapTimes(times))).catch((error: Error) =>
    say(`a tap on the heaviest tables: left out, ${error.message}`),
  );
  await thinkingInBrowser(say).catch((error: Error) =>
    say(`a move thought over in a worker: left out, ${error.message}`),
  );
}
