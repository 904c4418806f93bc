import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { BOOK_PLAYERS } from '../engine/bots/registry.ts';
import { type GameLength, hasMarket, measureGameLength } from '../engine/facts/lengths.ts';
import type { Game } from '../engine/game.ts';
import { GAMES } from '../engine/games.ts';
import { createReceipt } from './receipts.ts';

/**
 * Writes `content/lengths.yaml`: the length of each game for each number of players.
 *
 *   npm run lengths plays the games and writes the file
 *   npm run lengths -- --check fails if the file is out of date
 */

/** Number of whole games played for each number of players: at random, and by bargainers where cards are sold. */
const PLAYED = 200;
const BARGAINED = 30;

/** Measures a game as the file has it. */
export const measureLength = (
  game: Game,
  seats: number,
  { played, bargained }: Record<'played' | 'bargained', number>,
): GameLength =>
  hasMarket(game)
    ? measureGameLength(game, seats, bargained, BOOK_PLAYERS[game.id]!)
    : measureGameLength(game, seats, played);

/** The lengths in the text of the file, without their receipt. */
export const selectLengths = (text: string): string => text.slice(text.indexOf('\ngames:\n'));

/** Formats the receipt of the file: it is of all games, each with a hash of its own. */
function formatReceipt(): string {
  const games = GAMES.reduce(
    (sum, game) => sum + game.seatNumbers().length * (hasMarket(game) ? BARGAINED : PLAYED),
    0,
  );
  const receipts = GAMES.map(({ id }) =>
    createReceipt(id, { command: 'npm run lengths', seed: 'lengths, game and players', games }),
  );
  const { command, seed, version } = receipts[0]!;
  const hashes = GAMES.map(({ id }, i) => `    ${id}: '${receipts[i]!.sources}'\n`);
  return `receipt:\n  command: ${command}\n  seed: ${seed}\n  games: ${games}\n  version: ${version}\n  sources:\n${hashes.join('')}`;
}

/** Plays the games and returns the text that the file should have now. */
export function writeGameLengths(): string {
  const lines = GAMES.flatMap((game) => [
    `  ${game.id}:`,
    ...game.seatNumbers().map((seats) => {
      const { deal, deals, game: whole } = measureLength(game, seats, { played: PLAYED, bargained: BARGAINED });
      return `    ${seats}: { deal: [${deal.join(', ')}], deals: [${deals.join(', ')}], game: [${whole.join(', ')}] }`;
    }),
  ]);
  return `${HEAD}${formatReceipt()}games:\n${lines.join('\n')}\n`;
}

const HEAD = `# How long each game lasts with each number of players: moves in a deal, deals in a game, moves in a game; of each
# the first quarter, the middle and the third quarter, in so many whole games by the default readings:
# \`played\` at random, or \`bargained\` by players of all tempers where cards are sold.
# Written by \`npm run lengths\`, which gives the same every time; do not edit.
played: ${PLAYED}
bargained: ${BARGAINED}
`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const file = new URL('../content/lengths.yaml', import.meta.url);
  if (!process.argv.includes('--check')) writeFileSync(file, writeGameLengths());
  else if (selectLengths(readFileSync(file, 'utf8')) !== selectLengths(writeGameLengths())) {
    console.error('content/lengths.yaml is not what the games do; run npm run lengths');
    process.exit(1);
  }
}
