/** Help of the command line: each command, its arguments and its effect. */

/** A command: its arguments, options and help. */
interface Command {
  /** Arguments after the command's name: `GAME --seats N`. */
  readonly takes: string;
  /** Options of this command. All commands also accept `--json` and `--help`. */
  readonly options: readonly string[];
  /** Summary on one line. */
  readonly does: string;
  /** Full help: the meaning of each option. */
  readonly more: string;
}

const SITTING = `  --seats N                how many play, in a number the game and its readings allow
  --seed S                 any text on one line: the same gives the same cards
  --variant NAME           one of the game's variants
  --reading NAME=PRACTICE  one of the game's readings (may be repeated)
`;

export const COMMANDS = {
  games: {
    takes: '[GAME]',
    options: [],
    does: 'the games, or one: source, numbers of players, variants, readings',
    more: '',
  },
  articles: {
    takes: '[GAME]',
    options: [],
    does: 'the articles: what example plays each, or why it cannot be',
    more: '',
  },
  replay: {
    takes: 'FILE|-',
    options: [],
    does: 'plays a deal record; what each move does, and the accounts',
    more: '  -                        reads the record from standard input\n',
  },
  check: {
    takes: 'FILE|-',
    options: [],
    does: 'whether a sealed game was dealt from its seed, and nobody peeked',
    more: `  -                        reads the record from standard input

The seal is the SHA-256 of the lines that stand above it:
  sed '/^\\[Seal /,$d' FILE | sha256sum
Each move of a player of the engine is chosen again, from what its seat saw;
then once more with the cards exchanged that the seat could not see.
`,
  },
  exchange: {
    takes: 'GAME --decisions N --seed S',
    options: ['decisions', 'seed'],
    does: 'whether its players choose alike when the cards they cannot see are exchanged',
    more: `  --decisions N            how many choices are repeated
  --seed S                 any text on one line: the same gives the same deals
`,
  },
  deal: {
    takes: 'GAME --seats N --seed S',
    options: ['seats', 'seed', 'variant', 'reading', 'play', 'deals'],
    does: 'a record dealt from a seed',
    more: `${SITTING}  --play first|random      plays the deal too: the first legal card, or any
  --deals N                with --play: so many deals at most (1)
`,
  },
  strength: {
    takes: 'GAME --seats N --deals N --seed S',
    options: ['seats', 'seed', 'variant', 'reading', 'deals', 'worlds', 'plain', 'against'],
    does: 'what a deal brings a player at random, by the book, or thinking ahead',
    more: `${SITTING}  --deals N                how many deals, 2 or more, each played from every side
  --against NAME           the others play by the book, plain or search; not at random
  --worlds N               the worlds imagined for a move (16); with 0 nobody
                           thinks ahead
  --plain N                those of who thinks ahead without what is known of the
                           game (as many); with 0 nobody does
`,
  },
  help: { takes: '[COMMAND]', options: [], does: 'this, or what a command takes', more: '' },
} as const satisfies Readonly<Record<string, Command>>;

export type CommandName = keyof typeof COMMANDS;

export const isCommand = (word: string): word is CommandName => Object.hasOwn(COMMANDS, word);

/** Invocation of the command line from the project folder. */
export const CLI_INVOCATION = 'npm run -s snorum --';

const JSON_OPTION = '  --json                   for machines\n';

/** Builds the general help: a line for each command. */
export const formatUsage = (): string =>
  `snorum: plays the old card games by their books

${Object.entries(COMMANDS)
  .map(([name, { takes, does }]) => `  ${name} ${takes}\n      ${does}\n`)
  .join('')}
  --json      for machines, with any command
  --help      what a command takes, with any command
  --version   the version of this program
`;

/** Builds the help of one command. */
export const formatCommandUsage = (name: CommandName): string => {
  const { takes, does, more }: Command = COMMANDS[name];
  return `${CLI_INVOCATION} ${name} ${takes}\n\n${does}\n\n${more}${JSON_OPTION}`;
};
