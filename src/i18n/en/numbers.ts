import type { BotKind } from '#engine/lab/strength.ts';

/** Sign of a mean with its bounds: above zero, below zero, or undecided. */
export type MeanSign = 'more' | 'less' | 'open';

/** Texts of the pages with statistics of games. */
export interface NumbersWords {
  readonly lede: string;
  readonly bounds: string;
  readonly players: {
    readonly title: string;
    /** Explanation of the terms and of the counting; `seconds` is the assumed time for one move. */
    /** Explains the table; `bargains` is true of a game in which cards are sold. */
    readonly text: (seconds: number, bargains: boolean) => string;
    readonly seats: string;
    readonly moves: string;
    readonly choices: string;
    readonly deals: string;
    readonly time: string;
    /** Heading of the chart of lengths in the picture of the page. */
    readonly lengths: string;
  };
  readonly places: {
    readonly title: string;
    readonly text: (points: boolean) => string;
    readonly camps: string;
    readonly place: (place: number, places: number) => string;
    readonly camp: string;
    readonly verdict: Readonly<Record<MeanSign, string>>;
  };
  readonly happenings: {
    readonly title: string;
    readonly text: string;
    readonly what: string;
  };
  readonly worth: {
    readonly title: string;
    readonly text: (counters: boolean, worlds: string) => string;
    readonly all: string;
    readonly plain: (worlds: string) => string;
    readonly gain: string;
    readonly ways: Readonly<Record<Exclude<BotKind, 'random'>, Readonly<Record<'random' | 'book', string>>>>;
    /** Name of a comparison of strategies: the game’s own search against the generic search. */
    readonly own: string;
    readonly verdict: Readonly<Record<MeanSign, string>>;
    /** Sentence on two levels of the computer’s players between which no clear difference was found. */
    readonly level: (level: string, than: string) => string;
    readonly noBook: string;
  };
  readonly counting: (seats: number, variant: string | undefined) => string;
  readonly mean: string;
  readonly between: string;
  readonly deals: string;
  readonly to: string;
  readonly drawing: (what: string) => string;
  /** Label that opens the table of a chart's figures. */
  readonly figures: string;
  readonly again: string;
  /** Receipt of figures; without the seed or the hash where there are several. */
  readonly receipt: (seed: string | undefined, games: string, version: string, sources: string | undefined) => string;
}

export const numbers: NumbersWords = {
  lede: 'The engine played this game thousands of times and counted. The seed and the number of deals were fixed before the first deal. The claims on trial were counted on other deals, so their figures differ a little.',
  bounds:
    'Each sign is the figure found; the bar through it is its interval. The intervals of one table all hold together with 95% confidence.',
  players: {
    title: 'How many should play?',
    text: (seconds, bargains) =>
      `“Moves” are all the moves of a deal. “Choices” are the turns at which one player has more than one legal move. “Deals” are those of a whole game; its time assumes ${seconds} seconds a move. ${bargains ? 'For the choices everyone plays at random; for the rest they bargain by their tempers.' : 'Everyone plays at random.'}`,
    seats: 'Players',
    moves: 'Moves',
    choices: 'Choices',
    deals: 'Deals',
    time: 'Game',
    lengths: 'How long a game lasts',
  },
  places: {
    title: 'Is one seat better than another?',
    text: (points) =>
      points
        ? 'How many more points one side makes in a deal than the other, on average.'
        : 'How many more counters one seat wins in a deal than the others, on average. Everyone at the table plays in the same way.',
    camps: 'The drawing shows the side that plays first: below zero, it makes so many points fewer than the other.',
    place: (place, places) =>
      place === 0
        ? 'First to play'
        : place === places - 1
          ? 'Dealer'
          : ['Second', 'Third', 'Fourth', 'Fifth', 'Sixth'][place - 1]!,
    camp: 'The side that plays first',
    verdict: { more: 'better', less: 'worse', open: 'no clear difference' },
  },
  happenings: {
    title: 'How often do the rare things happen?',
    text: 'The share of deals in which it happens at least once.',
    what: 'In a deal',
  },
  worth: {
    title: 'What is good play worth?',
    text: (counters, worlds) =>
      `One ${counters ? 'player' : 'side'} plays differently from the rest of the table, and each deal is played once from every ${counters ? 'seat' : 'side'}. The gain is in ${counters ? 'counters' : 'points'} per deal. A player who thinks ahead imagines the hidden cards up to ${worlds} times before each move.`,
    all: 'The common method of thinking ahead assumes that everyone goes on at random. The game’s own method assumes good players.',
    plain: (worlds) => `The common method imagines the cards ${worlds} times here.`,
    gain: 'Gain in a deal',
    ways: {
      book: { random: 'By the book, against random players', book: '' },
      plain: {
        random: 'Common method, against random players',
        book: 'Common method, against players by the book',
      },
      search: { random: 'Thinking ahead, against random players', book: 'Thinking ahead, against players by the book' },
    },
    own: 'The game’s own method against the common one',
    verdict: { more: 'gains', less: 'loses', open: 'no clear difference' },
    level: (level, than) => `No clear difference was found between “${level}” and “${than}”.`,
    noBook: 'The book gives no advice on how to play.',
  },
  counting: (seats, variant) => (variant ? `${seats} players, ${variant}` : `${seats} players`),
  mean: 'Found',
  between: 'Between',
  deals: 'Deals',
  to: 'and',
  drawing: (what) => `Drawing of the figures in the table below: ${what}`,
  figures: 'The figures',
  again: 'To count the same figures again:',
  receipt: (seed, games, version, sources) =>
    `${seed ? `Seed “${seed}”; ` : ''}${games} games or deals; version ${version}${sources ? `; hash of the code ${sources}` : ''}.`,
};
