/** The command line: `npm run -s snorum -- COMMAND`. The only file of the engine that reads files and prints. */

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkGame } from './bots/check-game.ts';
import { formatGameCheck } from './cli/check-report.ts';
import { CLI_INVOCATION, COMMANDS, type CommandName, formatCommandUsage, formatUsage, isCommand } from './cli/help.ts';
import type { GameEvent } from './events.ts';
import { countByCoverage, listCoverage, type NamedReplay } from './facts/coverage.ts';
import type { Game } from './game.ts';
import { GAMES } from './games.ts';
import type { Estimate } from './lab/estimate.ts';
import { chooseAsOpponent, countExchanges } from './lab/exchange.ts';
import { type BotKind, listBotKinds, measureStrength } from './lab/strength.ts';
import { createDealRecord, type DealRequest } from './record/deal-record.ts';
import { decodeRecordText } from './record/decode-record-text.ts';
import { formatFaultMessage } from './record/fault-sentences.ts';
import type { Fault, Result } from './record/faults.ts';
import { formatRecord } from './record/format-record.ts';
import { MAX_DEALS } from './record/limits.ts';
import { parseRecord } from './record/parse-record.ts';
import { type DealRecord } from './record/record.ts';
import { replay } from './record/replay.ts';
import { parseSeatedKinds } from './record/seal.ts';
import { listBalances, type Replay } from './record/steps.ts';
import { findHiddenSign, formatCodePoint } from './record/typed-tokens.ts';

/** Wrong usage of the command: printed on standard error with a hint; exit status 2. */
class WrongUse extends Error {}

const OPTIONS = {
  json: { type: 'boolean', default: false },
  seats: { type: 'string' },
  seed: { type: 'string' },
  variant: { type: 'string' },
  reading: { type: 'string', multiple: true, default: [] as string[] },
  play: { type: 'string' },
  deals: { type: 'string' },
  decisions: { type: 'string' },
  worlds: { type: 'string', default: '16' },
  plain: { type: 'string' },
  against: { type: 'string', default: 'random' },
  help: { type: 'boolean', short: 'h', default: false },
  version: { type: 'boolean', default: false },
} as const;

// A reader such as `head` may close the pipe early; that is no error.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (problem: NodeJS.ErrnoException) => {
    if (problem.code !== 'EPIPE') throw problem;
    process.exit();
  });

const print = (text: string): void => {
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
};

/** Marks the keys of a map, so that no number among them comes before the others. It is printed nowhere. */
const KEY_MARK = '\0';

/** Prints a value as JSON. A map becomes an object whose keys keep their order. */
const printJson = (value: unknown): void => {
  const mark = (_: string, part: unknown): unknown =>
    part instanceof Map ? Object.fromEntries([...part].map(([key, each]) => [KEY_MARK + key, each])) : part;
  print(JSON.stringify(value, mark, 2).replaceAll(JSON.stringify(KEY_MARK).slice(0, -1), '"'));
};

const wantGame = (id: string | undefined): Game => {
  const game = GAMES.find((each) => each.id === id);
  if (!game) throw new WrongUse(`there is no game “${id ?? ''}”; expected one of ${GAMES.map((g) => g.id).join(', ')}`);
  return game;
};

const wantNumber = (name: string, text: string | undefined, from = 1, most = Number.MAX_SAFE_INTEGER): number => {
  const number = text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : -1;
  if (number < from) throw new WrongUse(`--${name} wants a number, from ${from}`);
  if (number > most) throw new WrongUse(`--${name} cannot be ${number}; expected ${most} at most`);
  return number;
};

/** Largest numbers for `strength`: more would take years, or more memory than there is. */
const MAX_MEASURED_DEALS = 1_000_000;
const MAX_WORLDS = 10_000;

const games = (json: boolean, only: string | undefined): void => {
  const wanted = only === undefined ? GAMES : [wantGame(only)];
  const list = wanted.map(({ id, source, variants = [], readings, ...game }) => ({
    id,
    source,
    seats: game.seatNumbers(),
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

/** Replays the examples in `content/examples`. Returns an empty list in a checkout without that folder. */
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
  const list = listCoverage(id === undefined ? GAMES : [wantGame(id)], examples());
  if (json) return printJson(list);
  for (const source of new Set(list.map(({ id: article }) => article.split('.')[0]!))) {
    const own = list.filter(({ id: article }) => article.startsWith(`${source}.`));
    print(`${source}: ${own.length} articles, ${counted(countByCoverage(own))}`);
    for (const { id: article, status, covered, carried, examples: names } of own) {
      const how = { example: names.join(' '), test: 'tested', 'not-executable': carried }[covered];
      print(`  ${article.padEnd(34)} ${status.padEnd(10)} ${how}`);
    }
  }
  print(`in all: ${list.length} articles, ${counted(countByCoverage(list))}`);
};

const counted = (count: ReturnType<typeof countByCoverage>): string =>
  `${count.example} played by an example, ${count.test} tested, ${count['not-executable']} not executable`;

/** Builds the JSON that `replay --json` prints. */
const replayed = (played: Replay): unknown => ({
  game: played.game,
  seats: played.seats,
  variant: played.variant ?? null,
  readings: played.readings,
  steps: played.steps.map(({ deal, move, part, events }) => ({ deal, move, part, events })),
  balance: new Map(listBalances(played)),
  dealOver: played.dealOver,
  gameOver: played.gameOver,
  winner: played.winners.length > 0 ? played.winners.map((seat) => played.seats[seat]).join(' ') : null,
});

/** Formats an event on one line: its type, its fields, its article. */
const eventLine = ({ type, cite, ...said }: GameEvent): string => {
  const { from, to, counters, seat, card, ...rest } = said;
  const words =
    type === 'paid' ? [from, 'paid', counters, 'to', to] : [seat, type, card, counters, ...Object.values(rest)];
  return `    ${words.filter((word) => word !== undefined).join(' ')}  [${cite}]`;
};

/** Prints the faults of a record: a line for each, or all as JSON. */
const complain = (json: boolean, file: string, faults: readonly Fault[]): void => {
  process.exitCode = 1;
  if (json) {
    const told = faults.map((fault) => ({
      code: fault.code,
      line: fault.line,
      column: fault.column,
      message: formatFaultMessage(fault),
    }));
    return printJson({ faults: told });
  }
  for (const fault of faults)
    process.stderr.write(`${file}:${fault.line}:${fault.column}: ${formatFaultMessage(fault)}\n`);
};

/** Reads the text of a record from a file, or from standard input. */
const readText = (command: string, file: string | undefined): { file: string; text: Result<string> } => {
  if (file === undefined) throw new WrongUse(`${command} wants a file, or - for standard input`);
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file === '-' ? 0 : file);
  } catch (problem) {
    throw new WrongUse(`cannot read ${file}: ${(problem as Error).message}`);
  }
  return { file: file === '-' ? 'standard input' : file, text: decodeRecordText(bytes) };
};

const replayFile = (json: boolean, path: string | undefined): void => {
  const { file, text } = readText('replay', path);
  const result = text.ok ? replay(text.value, GAMES) : text;
  if (!result.ok) return complain(json, file, result.faults);
  const played = result.value;
  if (json) return printJson(replayed(played));
  for (const { move, part, events } of played.steps) {
    if (events.length > 0) print(part > 1 ? `${move}, part ${part}` : move);
    for (const event of events) print(eventLine(event));
  }
  const accounts = listBalances(played).map(([account, counters]) => `${account} ${counters}`);
  print(`\n${accounts.join('  ')}`);
  if (played.gameOver) print(`won by ${played.winners.map((seat) => played.seats[seat]).join(', ')}`);
};

/** Returns the SHA-256 of a text, in hexadecimal digits. */
const hashText = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Checks a sealed game; the exit status is 1 if anything differs. */
const check = async (json: boolean, path: string | undefined): Promise<void> => {
  const { file, text } = readText('check', path);
  const record = text.ok ? parseRecord(text.value) : text;
  if (!record.ok) return complain(json, file, record.faults);
  if (!parseSeatedKinds(record.value))
    throw new WrongUse(`${file} does not name its players; expected [Players "person book …"], a word for each seat`);
  const result = await checkGame(record.value, GAMES, chooseAsOpponent, hashText);
  if (!result.ok) return complain(json, file, result.faults);
  if (!result.value.isInOrder) process.exitCode = 1;
  if (json) return printJson(result.value);
  print(formatGameCheck(result.value, record.value.deals.length));
};

/** Repeats choices of the players of a game with other hidden cards; the exit status is 1 if any differs. */
const exchange = (json: boolean, id: string | undefined, asked: Asked): void => {
  const game = wantGame(id);
  const decisions = wantNumber('decisions', asked.decisions, 1, MAX_MEASURED_DEALS);
  if (asked.seed === undefined) throw new WrongUse('exchange wants --seed, any text');
  const found = countExchanges(game, decisions, asked.seed);
  if (found.differences > 0) process.exitCode = 1;
  if (json) return printJson({ game: game.id, seed: asked.seed, ...found });
  const kinds = Object.entries(found.byKind).map(([kind, count]) => `${kind} ${count}`);
  print(`${game.id}: ${found.decisions} choices with other hidden cards (${kinds.join(', ')})`);
  print(`  ${found.differences} differ; for ${found.unexchanged} more no other cards were found`);
};

/** Options given to the commands that start a game. */
interface Asked {
  readonly against: string;
  readonly seats?: string;
  readonly variant?: string;
  readonly seed?: string;
  readonly reading: string[];
  readonly play?: string;
  readonly deals?: string;
  readonly decisions?: string;
  readonly worlds: string;
  readonly plain?: string;
}

/** Turns the options into a deal request: seats, readings, seed. */
const sitting = (command: string, asked: Asked): DealRequest => {
  if (asked.seed === undefined) throw new WrongUse(`${command} wants --seed, any text`);
  if (/[\r\n]/.test(asked.seed)) throw new WrongUse('--seed has a line break; expected any text on one line');
  const hidden = findHiddenSign(asked.seed);
  if (hidden) throw new WrongUse(`--seed has the character ${formatCodePoint(hidden)}; expected visible characters`);
  const readings: Record<string, string> = Object.create(null);
  for (const pair of asked.reading) {
    const [name, practice, ...more] = pair.toLowerCase().split('=');
    if (!name || !practice || more.length > 0)
      throw new WrongUse(`--reading cannot be “${pair}”; expected name=practice`);
    if (Object.hasOwn(readings, name)) throw new WrongUse(`the reading ${name} is named twice; expected it once`);
    readings[name] = practice;
  }
  return { seats: wantNumber('seats', asked.seats), seed: asked.seed, variant: asked.variant, readings };
};

/** Creates the record of a request. If that fails, throws the reason as wrong usage. */
const wantRecord = (game: Game, request: DealRequest): DealRecord => {
  const made = createDealRecord(game, request);
  if (!made.ok) throw new WrongUse(made.faults.map(formatFaultMessage).join('\n'));
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
  if (deals > MAX_DEALS) throw new WrongUse(`--deals cannot be ${deals}; a record has ${MAX_DEALS} at most`);
  const record = formatRecord(wantRecord(game, { ...request, play, deals }));
  if (json) printJson({ game: game.id, record });
  else print(record);
};

const measured = (json: boolean, id: string | undefined, asked: Asked): void => {
  const game = wantGame(id);
  const request = sitting('strength', asked);
  wantRecord(game, request);
  // One deal alone gives no spread.
  const deals = wantNumber('deals', asked.deals, 2, MAX_MEASURED_DEALS);
  const worlds = wantNumber('worlds', asked.worlds, 0, MAX_WORLDS);
  const plain = asked.plain === undefined ? worlds : wantNumber('plain', asked.plain, 0, MAX_WORLDS);
  const ways = listBotKinds(game, worlds, plain);
  const against = ways.find((way) => way === asked.against);
  if (!against) throw new WrongUse(`--against cannot be “${asked.against}”; expected one of ${ways.join(', ')}`);
  const results = measureStrength(game, { ...request, deals, worlds, plain, against });
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
  print(`${game.id}, ${request.seats} players, ${deals} deals, each from every side${OTHERS[against]}; 95% intervals`);
  for (const { player, result, gain } of results)
    print(`  ${player.padEnd(8)} ${inWords(result)}${player === against ? '' : `  gains ${inWords(gain)}`}`);
};

/** Phrase that describes the opponents; empty if they play at random. */
const OTHERS: Readonly<Record<BotKind, string>> = {
  random: '',
  book: ', against others who play by the book',
  plain: ', against others who think ahead as in any game',
  search: ', against others who think ahead',
};

/** Formats a mean with its bounds, `1.25 (0.98 to 1.52)`. */
const inWords = ({ mean, low, high }: Estimate): string =>
  `${mean.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;

/** The command given by the user, for the hint after an error message. */
let named: CommandName | undefined;

const main = (args: string[]): void | Promise<void> => {
  // Set before the options are parsed, so that the hint names the command even after a wrong option.
  named = args.find(isCommand);
  const { values, positionals, tokens } = parseArgs({ args, options: OPTIONS, allowPositionals: true, tokens: true });
  const [command, name, ...more] = positionals;
  if (command === undefined) {
    if (values.version) return print(version());
    if (values.help || args.length === 0) return print(formatUsage());
    throw new WrongUse(`there is no command; expected one of ${Object.keys(COMMANDS).join(', ')}`);
  }
  if (!isCommand(command))
    throw new WrongUse(`there is no command “${command}”; expected one of ${Object.keys(COMMANDS).join(', ')}`);
  named = command;
  if (values.help) return print(formatCommandUsage(command));
  if (more.length > 0) throw new WrongUse(`“${more.join(' ')}” is more than ${command} takes`);
  const given = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
  const known: readonly string[] = [...COMMANDS[command].options, 'json'];
  const foreign = given.find((option) => !known.includes(option));
  if (foreign !== undefined)
    throw new WrongUse(
      `--${foreign} is no option of ${command}; expected ${known.map((option) => `--${option}`).join(', ')}`,
    );
  const twice = given.find((option, i) => option !== 'reading' && given.indexOf(option) !== i);
  if (twice !== undefined) throw new WrongUse(`--${twice} is given twice; expected it once`);
  return RUN[command](values.json, name, values);
};

const version = (): string =>
  (JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as { version: string }).version;

const help = (_json: boolean, name: string | undefined): void => {
  if (name !== undefined && !isCommand(name))
    throw new WrongUse(`there is no command “${name}”; expected one of ${Object.keys(COMMANDS).join(', ')}`);
  print(name === undefined ? formatUsage() : formatCommandUsage(name));
};

const RUN: Readonly<
  Record<CommandName, (json: boolean, name: string | undefined, asked: Asked) => void | Promise<void>>
> = {
  games,
  articles,
  replay: replayFile,
  check,
  exchange,
  deal,
  strength: measured,
  help,
};

/** Returns the error message for wrong usage. Of a message from `parseArgs`, only the first sentence. */
const wrongIn = (problem: unknown): string => {
  if (problem instanceof WrongUse) return problem.message;
  const { code, message } = problem as NodeJS.ErrnoException;
  if (!code?.startsWith('ERR_PARSE_ARGS')) throw problem;
  return message.split(/\. |\.?\n/)[0]!;
};

try {
  await main(process.argv.slice(2));
} catch (problem) {
  for (const line of wrongIn(problem).split('\n')) process.stderr.write(`snorum: ${line}\n`);
  process.stderr.write(`For help: ${CLI_INVOCATION} help${named ? ` ${named}` : ''}\n`);
  process.exitCode = 2;
}
