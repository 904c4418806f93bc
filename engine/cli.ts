/** The command line: `npm run -s snorum -- COMMAND`. The only file of the engine that reads files and prints. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { GameEvent } from './events.ts';
import { countOf, coverageOf, type NamedReplay } from './facts/coverage.ts';
import type { Game } from './game.ts';
import { GAMES, gameOf } from './games.ts';
import type { Estimate } from './lab/estimate.ts';
import { strength, type Way, waysOf } from './lab/strength.ts';
import { type DealRequest, dealRecord } from './record/deal-record.ts';
import { messageOf } from './record/fault-sentences.ts';
import type { Fault } from './record/faults.ts';
import { type DealRecord, printRecord } from './record/record.ts';
import { balanceOf, type Replay, replay } from './record/replay.ts';

const USAGE = `snorum: plays the old card games by their books

  games                       the games, their sources and numbers of players
  articles [GAME]             the articles: what example plays each, or that it is
                              tested, or why it cannot be executed
  replay FILE|-               plays a deal record; what each move does, and the accounts
  deal GAME --seats N --seed S
                              a record dealt from a seed
       --variant NAME             one of the game's variants
       --reading NAME=PRACTICE    one of the game's readings (may be repeated)
       --play first|random        plays the deal too: the first legal card, or any
       --deals N                  plays so many deals at most (1)
  strength GAME --seats N --deals N --seed S
                              what a deal brings to one who plays at random, by the
                              book, or thinking ahead, and how much more that is than
                              playing as the others do, which is at random
       --against book|plain|search
                                  the others play so, not at random
       --variant, --reading       as above
       --worlds N                 the worlds imagined for a move (16); with 0 nobody
                                  thinks ahead
       --plain N                  those of who thinks ahead without what is known of
                                  the game (as many); with 0 nobody does

  --json                      for machines, with any command
`;

/** A wrong call of the command: said on standard error, exit status 2. */
class WrongUse extends Error {}

const OPTIONS = {
  json: { type: 'boolean', default: false },
  seats: { type: 'string' },
  seed: { type: 'string' },
  variant: { type: 'string' },
  reading: { type: 'string', multiple: true, default: [] as string[] },
  play: { type: 'string' },
  deals: { type: 'string' },
  worlds: { type: 'string', default: '16' },
  plain: { type: 'string' },
  against: { type: 'string', default: 'random' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const print = (text: string): void => {
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
};

const printJson = (value: unknown): void => print(JSON.stringify(value, null, 2));

const wantGame = (id: string | undefined): Game => {
  const game = id === undefined ? undefined : gameOf(id);
  if (!game) throw new WrongUse(`there is no game “${id ?? ''}”; expected one of ${GAMES.map((g) => g.id).join(', ')}`);
  return game;
};

const wantNumber = (name: string, text: string | undefined): number => {
  if (text === undefined || !/^[1-9]\d*$/.test(text)) throw new WrongUse(`--${name} wants a number, from 1`);
  return Number(text);
};

const games = (json: boolean): void => {
  const list = GAMES.map(({ id, source, seatNumbers, variants = [], readings }) => ({
    id,
    source,
    seats: seatNumbers(),
    variants,
    readings: Object.fromEntries(Object.entries(readings).map(([name, { values }]) => [name, values])),
  }));
  if (json) return printJson(list);
  for (const { id, source, seats, variants, readings } of list) {
    print(`${id} (${source}), ${seats.join(', ')} players`);
    if (variants.length > 0) print(`  variants: ${variants.join(', ')}`);
    for (const [name, values] of Object.entries(readings)) print(`  ${name}: ${values.join(' | ')}`);
  }
};

/** The examples of the house, played; a clone without its content has none. */
const examples = (): NamedReplay[] => {
  const folder = join(import.meta.dirname, '../content/examples');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.deal'));
  return files.sort().flatMap((file) => {
    const result = replay(readFileSync(join(folder, file), 'utf8'), GAMES);
    return result.ok ? [{ name: basename(file, '.deal'), played: result.value }] : [];
  });
};

const articles = (json: boolean, id: string | undefined): void => {
  const list = coverageOf(id === undefined ? GAMES : [wantGame(id)], examples());
  if (json) return printJson(list);
  for (const source of new Set(list.map(({ id: article }) => article.split('.')[0]!))) {
    const own = list.filter(({ id: article }) => article.startsWith(`${source}.`));
    print(`${source}: ${own.length} articles, ${counted(countOf(own))}`);
    for (const { id: article, status, covered, carried, examples: names } of own) {
      const how = { example: names.join(' '), test: 'tested', 'not-executable': carried }[covered];
      print(`  ${article.padEnd(34)} ${status.padEnd(10)} ${how}`);
    }
  }
  print(`in all: ${list.length} articles, ${counted(countOf(list))}`);
};

const counted = (count: ReturnType<typeof countOf>): string =>
  `${count.example} played by an example, ${count.test} tested, ${count['not-executable']} not executable`;

/** What `replay --json` prints. */
const replayed = (played: Replay): unknown => ({
  game: played.game,
  seats: played.seats,
  variant: played.variant ?? null,
  readings: played.readings,
  steps: played.steps.map(({ deal, move, events }) => ({ deal, move, events })),
  balance: balanceOf(played),
  dealOver: played.dealOver,
  gameOver: played.gameOver,
  winner: played.winners.length > 0 ? played.winners.map((seat) => played.seats[seat]).join(' ') : null,
});

/** An event on one line: its type and what it says, then its article. */
const eventLine = ({ type, cite, ...said }: GameEvent): string => {
  const { from, to, counters, seat, card, ...rest } = said;
  const words =
    type === 'paid' ? [from, 'paid', counters, 'to', to] : [seat, type, card, counters, ...Object.values(rest)];
  return `    ${words.filter((word) => word !== undefined).join(' ')}  [${cite}]`;
};

const complain = (file: string, faults: readonly Fault[]): void => {
  for (const fault of faults) process.stderr.write(`${file}:${fault.line}:${fault.column}: ${messageOf(fault)}\n`);
  process.exitCode = 1;
};

const replayFile = (json: boolean, file: string | undefined): void => {
  if (file === undefined) throw new WrongUse('replay wants a file, or - for standard input');
  let text: string;
  try {
    text = readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (problem) {
    throw new WrongUse(`cannot read ${file}: ${(problem as Error).message}`);
  }
  const result = replay(text, GAMES);
  if (!result.ok) return complain(file === '-' ? 'standard input' : file, result.faults);
  const played = result.value;
  if (json) return printJson(replayed(played));
  for (const { move, events } of played.steps) {
    print(move);
    for (const event of events) print(eventLine(event));
  }
  const accounts = Object.entries(balanceOf(played)).map(([account, counters]) => `${account} ${counters}`);
  print(`\n${accounts.join('  ')}`);
  if (played.gameOver) print(`won by ${played.winners.map((seat) => played.seats[seat]).join(', ')}`);
};

/** What is asked of a command that sits down to a game. */
interface Asked {
  readonly against: string;
  readonly seats?: string;
  readonly variant?: string;
  readonly seed?: string;
  readonly reading: string[];
  readonly play?: string;
  readonly deals?: string;
  readonly worlds: string;
  readonly plain?: string;
}

/** The game asked for as it is sat down to: how many play it, by what readings, from what seed. */
const sitting = (command: string, asked: Asked): DealRequest => {
  if (asked.seed === undefined) throw new WrongUse(`${command} wants --seed, any text`);
  const readings = Object.fromEntries(
    asked.reading.map((pair) => {
      const [name, practice] = pair.split('=');
      if (!name || !practice) throw new WrongUse(`--reading cannot be “${pair}”; expected name=practice`);
      return [name, practice];
    }),
  );
  return { seats: wantNumber('seats', asked.seats), seed: asked.seed, variant: asked.variant, readings };
};

/** A record of what is asked for; why there can be none is a wrong call of the command. */
const wantRecord = (game: Game, request: DealRequest): DealRecord => {
  const made = dealRecord(game, request);
  if (!made.ok) throw new WrongUse(made.faults.map(messageOf).join('\n'));
  return made.value;
};

const deal = (json: boolean, id: string | undefined, asked: Asked): void => {
  const game = wantGame(id);
  const request = sitting('deal', asked);
  const { play = 'none' } = asked;
  if (play !== 'none' && play !== 'first' && play !== 'random')
    throw new WrongUse(`--play cannot be “${play}”; expected first or random`);
  if (asked.deals !== undefined && play === 'none') throw new WrongUse('--deals goes with --play');
  const deals = asked.deals === undefined ? 1 : wantNumber('deals', asked.deals);
  const record = printRecord(wantRecord(game, { ...request, play, deals }));
  if (json) printJson({ game: game.id, record });
  else print(record);
};

const measured = (json: boolean, id: string | undefined, asked: Asked): void => {
  const game = wantGame(id);
  const request = sitting('strength', asked);
  wantRecord(game, request);
  const deals = wantNumber('deals', asked.deals);
  const worlds = wantWorlds('worlds', asked.worlds);
  const plain = asked.plain === undefined ? worlds : wantWorlds('plain', asked.plain);
  const ways = waysOf(game, worlds, plain);
  const against = ways.find((way) => way === asked.against);
  if (!against) throw new WrongUse(`--against cannot be “${asked.against}”; expected one of ${ways.join(', ')}`);
  const results = strength(game, { ...request, deals, worlds, plain, against });
  if (json)
    return printJson({
      game: game.id,
      ...request,
      deals,
      worlds,
      plain,
      against,
      results: results.map(({ player, result, gain }) => ({ player, result, gain })),
    });
  print(`${game.id}, ${request.seats} players, ${deals} deals, each from every side${OTHERS[against]}; 95 % intervals`);
  for (const { player, result, gain } of results)
    print(`  ${player.padEnd(8)} ${inWords(result)}${player === against ? '' : `  gains ${inWords(gain)}`}`);
};

const wantWorlds = (name: string, text: string): number => (text === '0' ? 0 : wantNumber(name, text));

/** Against whom, where the others do not play at random. */
const OTHERS: Readonly<Record<Way, string>> = {
  random: '',
  book: ', against others who play by the book',
  plain: ', against others who think ahead as in any game',
  search: ', against others who think ahead',
};

/** A mean and its bounds, `1.25 (0.98 to 1.52)`. */
const inWords = ({ mean, low, high }: Estimate): string =>
  `${mean.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;

const main = (args: string[]): void => {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [command, name, ...more] = positionals;
  if (values.help || command === undefined) return print(USAGE);
  if (more.length > 0) throw new WrongUse(`“${more.join(' ')}” is more than ${command} takes`);
  if (command === 'games') games(values.json);
  else if (command === 'articles') articles(values.json, name);
  else if (command === 'replay') replayFile(values.json, name);
  else if (command === 'deal') deal(values.json, name, values);
  else if (command === 'strength') measured(values.json, name, values);
  else throw new WrongUse(`there is no command “${command}”`);
};

try {
  main(process.argv.slice(2));
} catch (problem) {
  const wrongUse = problem instanceof WrongUse || (problem as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS');
  if (!wrongUse) throw problem;
  process.stderr.write(`snorum: ${(problem as Error).message}\n\n${USAGE}`);
  process.exitCode = 2;
}
