/**
 * Moves a second of every game, random legal play, nobody listening, all in one run: the games take turns, round
 * after round, so that a busy machine slows all alike. Prints the median of the rounds and each game's ratio
 * to the first; the speeds are this machine's, the ratios anyone's.
 */
import { type Game, moveList } from '../engine/game.ts';
import { GAMES } from '../engine/games.ts';
import { type Random, randomFrom } from '../engine/random.ts';

const ROUNDS = 5;
const ROUND_MS = 600;
/** As many sit down, or as many as can. */
const SEATS = 5;

interface Count {
  moves: number;
  deals: number;
  games: number;
}

/** Plays whole games until the time is up. */
const playFor = (game: Game, random: Random, milliseconds: number): Count & { seconds: number } => {
  const list = moveList();
  const seats = game.seatNumbers.includes(SEATS) ? SEATS : game.seatNumbers.at(-1)!;
  const count: Count = { moves: 0, deals: 0, games: 0 };
  const start = performance.now();
  while (performance.now() - start < milliseconds) {
    const table = game.table({ seats, dealer: 0 });
    while (!table.gameOver) {
      table.shuffleAndDeal(random);
      count.deals += 1;
      while (!table.dealOver) {
        table.play(list[random.below(table.legal(list))]!);
        count.moves += 1;
      }
    }
    count.games += 1;
  }
  return { ...count, seconds: (performance.now() - start) / 1000 };
};

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;

const random = randomFrom('bench');
for (const game of GAMES) playFor(game, random, ROUND_MS); // so that every rule is compiled before it is timed

const rates = new Map(GAMES.map(({ id }) => [id, { moves: [] as number[], deals: [] as number[] }]));
for (let round = 0; round < ROUNDS; round++)
  for (const game of GAMES) {
    const { moves, deals, seconds } = playFor(game, random, ROUND_MS);
    rates.get(game.id)!.moves.push(moves / seconds);
    rates.get(game.id)!.deals.push(deals / seconds);
  }

const rows = GAMES.map(({ id }) => {
  const { moves, deals } = rates.get(id)!;
  return {
    game: id,
    seats: SEATS,
    movesPerSecond: median(moves),
    dealsPerSecond: median(deals),
    low: Math.min(...moves),
    high: Math.max(...moves),
  };
});
const first = rows[0]!.movesPerSecond;
if (process.argv.includes('--json'))
  process.stdout.write(`${JSON.stringify({ node: process.version, rows }, null, 2)}\n`);
else {
  const millions = (rate: number): string => `${(rate / 1e6).toFixed(2)} M`;
  process.stdout.write(`random legal play, ${SEATS} seats, node ${process.version}, median of ${ROUNDS} rounds\n\n`);
  process.stdout.write(
    `${'game'.padEnd(20)}${'moves/s'.padStart(10)}${'(low – high)'.padStart(22)}${'deals/s'.padStart(12)}${'ratio'.padStart(8)}\n`,
  );
  for (const { game, movesPerSecond, dealsPerSecond, low, high } of rows)
    process.stdout.write(
      `${game.padEnd(20)}${millions(movesPerSecond).padStart(10)}${`(${millions(low)} – ${millions(high)})`.padStart(22)}${Math.round(dealsPerSecond).toLocaleString('en').padStart(12)}${(movesPerSecond / first).toFixed(2).padStart(8)}\n`,
    );
}
