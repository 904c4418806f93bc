import type { Status } from '#engine/articles.ts';
import type { AuditCounts } from '../../model/audit.ts';
import type { ClaimOutcome } from './claims.ts';
import { formatList } from './format-list.ts';

/** A seat, or the side that plays first, and the amount by which it does better or worse than the others in a deal. */
type Difference = readonly [who: string, amount: string];

/** Texts of the pages that study a game. */
export interface StudyWords {
  readonly titleOf: (game: string) => string;
  readonly description: (game: string) => string;
  /** Label of the list of sections, for screen readers. */
  readonly contents: string;
  /** Heading of the method of some figures, folded below them. */
  readonly counted: string;
  readonly share: {
    readonly title: string;
    /** The shares of what happens at the table, in percent; a status without any is absent. */
    readonly text: (shares: Readonly<Partial<Record<Status, string>>>) => string;
    readonly statuses: Readonly<Record<Status, string>>;
    readonly events: string;
    readonly amounts: (points: boolean) => string;
    /** Heading of the editorial articles that most events cite. */
    readonly choices: string;
    readonly practices: {
      readonly title: string;
      readonly text: (deals: string) => string;
      readonly point: string;
      readonly practice: string;
      readonly differ: string;
      readonly forbidden: string;
    };
    /** The method; `byBook` if the players follow the book's advice. */
    readonly how: (games: string, seats: number, byBook: boolean) => string;
    /** Heading of the table of all games, on the page of the principles. */
    readonly all: string;
    readonly methodOfAll: (games: string) => string;
  };
  /** The audit of citations. */
  readonly audit: {
    /** Heading of the table of all games, on the page of the coverage. */
    readonly all: string;
    readonly text: string;
    /** Heads of the columns: changes; then those told by the article of the line, by another, by none. */
    readonly heads: Readonly<Record<Exclude<keyof AuditCounts, 'equivalent' | 'unseen'>, string>>;
    /** Sentence on the page of a game; `own` of `told` changes are told by their own article. */
    readonly ofGame: (own: string, told: string, all: string) => string;
    /** Sentence on the changes that show nowhere: those that cannot, and those that did not. */
    readonly unseen: (equivalent: string, unseen: string) => string;
    readonly again: string;
  };
  readonly fair: {
    readonly title: string;
    readonly yes: string;
    /** The players among whom it was counted; `byBook` if they follow the book’s advice. */
    readonly played: (byBook: boolean) => string;
    /** The seat that does best and the one that does worst; one of them may be undecided. */
    readonly no: (best: Difference | undefined, worst: Difference | undefined, points: boolean) => string;
    /** A seat by its place in the order of play (0-based), at the beginning of a sentence or after a semicolon. */
    readonly seat: (place: number, places: number) => string;
    readonly side: string;
  };
  readonly true: {
    readonly title: string;
    readonly counted: (outcomes: ReadonlyMap<ClaimOutcome, number>) => string;
  };
  readonly long: { readonly title: string; readonly text: (deal: string, game: string) => string };
  readonly articles: {
    readonly title: string;
    /** The link to the page of the articles; then its title and description. */
    readonly open: string;
    readonly titleOf: (game: string) => string;
    readonly description: (game: string) => string;
  };
  /** The page of what a book leaves open. */
  readonly silences: {
    readonly titleOf: (game: string) => string;
    readonly description: (game: string) => string;
    /** The link to it. */
    readonly open: (count: number) => string;
    readonly lede: string;
    readonly none: string;
    /** Number of times that an article is cited in a game, on average. */
    readonly often: (times: string) => string;
    /** For an article that fewer than one game in twenty cites, and for one that none of so many games cites. */
    readonly rarely: string;
    readonly never: (games: string) => string;
    /** The shortest line; `practices`: the questions that are answered otherwise, each with its answer, if any are. */
    readonly shortest: (practices: string) => string;
    readonly proof: string;
    /** Small deals that were played, or only their last cards. */
    readonly played: (deals: string, positions: string, endings: boolean) => string;
    /** If one plan was stopped at so many positions. */
    readonly stopped: (most: string) => string;
    readonly held: string;
    readonly met: (met: number, all: number) => string;
  };
  readonly further: {
    readonly title: string;
    readonly points: (count: number) => string;
    readonly questions: (count: number) => string;
    readonly code: string;
    readonly whole: string;
  };
  /** The link from the page of a game: its name, and what is behind it. */
  readonly link: string;
  readonly behind: (points: number, pairs: number, examples: number) => string;
}

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

export const study: StudyWords = {
  titleOf: (game) => `${game} studied`,
  description: (game) =>
    `${game}: is it fair, is what its book claims true, how long does it last, and how much of the book is played?`,
  contents: 'On this page',
  counted: 'The method of these figures',
  share: {
    title: 'How much of a played game is the book’s?',
    text: ({ stated, inferred, editorial }) =>
      `Of all that happens at the table, ${formatList([
        ...(stated ? [`${stated} is stated in the book`] : []),
        ...(inferred ? [`${inferred} is inferred from a later author or an example`] : []),
        ...(editorial ? [`${editorial} is our choice where the book is silent`] : []),
      ])}.`,
    statuses: { stated: 'stated', inferred: 'inferred', editorial: 'ours' },
    events: 'What happens',
    amounts: (points) => (points ? 'Points scored' : 'Counters paid'),
    choices: 'Our choices that happen most often',
    practices: {
      title: 'If the other practice is taken',
      text: (deals) =>
        `Each of ${deals} deals was played again, card for card, by every other practice of a disputed point. Practices that change none of them are left out.`,
      point: 'Disputed point',
      practice: 'Other practice',
      differ: 'Scores differ',
      forbidden: 'A move is refused',
    },
    how: (games, seats, byBook) =>
      `Counted in ${games} whole games of ${seats} players, who ${byBook ? 'follow the book’s advice' : 'play any card the rules allow, at random'}: each event cites one article.`,
    all: 'How much of each game, as played, is the book’s?',
    methodOfAll: (games) =>
      `Events of ${games} whole games each, by the status of the article that each cites; the page of each game has more. To count them again:`,
  },
  audit: {
    all: 'Is each citation right?',
    text: 'Each line that carries out a rule says which article it belongs to. To see if that is true, we change the code, one small thing at a time, and play: the first article that tells of the change should be the one to which the line belongs. Where another one tells of it first, a reason is written down, or it counts as open. Some changes show only in what nothing cites (whose turn it is, who has won); some do not show at all.',
    heads: {
      all: 'Changes',
      own: 'Its own article',
      explained: 'Another, with a reason',
      other: 'Another, open',
      untold: 'No article',
    },
    ofGame: (own, told, all) =>
      `We made ${all} small changes to the rules’ code. An article told of ${told} of them; for ${own}, it was the article to which the line belongs.`,
    unseen: (equivalent, unseen) =>
      `Of the changes that no article tells of, ${equivalent} cannot show, since the code does the same with them; the reason for each is written down. ${unseen} may show, but did not in the games that we played.`,
    again: 'To try it again:',
  },
  fair: {
    title: 'Is it fair?',
    yes: 'As far as we can count, yes: no seat does better than another by as much as anyone would notice.',
    played: (byBook) =>
      byBook
        ? 'Counted among players who all follow the book’s advice.'
        : 'Counted among players who all play at random.',
    no: (best, worst, points) => {
      const unit = (amount: string) => `${amount} ${points ? 'points' : 'counters'}`;
      if (best && worst)
        return `Within one deal, no. ${best[0]} wins ${unit(best[1])} more than the others on average; ${worst[0].toLowerCase()}, ${worst[1]} fewer.`;
      const [who, amount] = (best ?? worst)!;
      return `Within one deal, no. ${who} wins ${unit(amount)} ${best ? 'more' : 'fewer'} than the ${points ? 'other side' : 'others'} on average.`;
    },
    seat: (place, places) =>
      place === 0
        ? 'Whoever plays first'
        : place === places - 1
          ? 'The dealer'
          : `The ${['second', 'third', 'fourth', 'fifth', 'sixth'][place - 1]!} player`,
    side: 'The side that plays first',
  },
  true: {
    title: 'Is it true?',
    counted: (outcomes) => {
      const parts: Readonly<Record<ClaimOutcome, (number: number) => string>> = {
        holds: (number) => count(number, 'holds', 'hold'),
        fails: (number) => count(number, 'does not', 'do not'),
        'depends-on-players': (number) => count(number, 'depends on the players', 'depend on the players'),
        'depends-on-number': (number) => count(number, 'depends on how many play', 'depend on how many play'),
        'depends-on-reading': (number) => count(number, 'depends on the rules', 'depend on the rules'),
        'depends-on-case': (number) => count(number, 'depends on the case', 'depend on the case'),
        undecided: (number) => count(number, 'is not decided', 'are not decided'),
        untried: (number) => count(number, 'cannot be tried', 'cannot be tried'),
      };
      const total = [...outcomes.values()].reduce((a, b) => a + b, 0);
      const said = formatList(
        (Object.keys(parts) as ClaimOutcome[]).flatMap((outcome) => {
          const number = outcomes.get(outcome);
          return number === undefined ? [] : [parts[outcome](number)];
        }),
      );
      return `Of ${count(total, 'claim', 'claims')}, played out over thousands of deals, ${said}.`;
    },
  },
  long: {
    title: 'How long?',
    text: (deal, game) => `A deal takes ${deal}, a game ${game}.`,
  },
  articles: {
    title: 'How much of the book is played?',
    open: 'Every article, and where it is played',
    titleOf: (game) => `${game}: where each article is played`,
    description: (game) =>
      `The articles of ${game}, one by one: the examples that play each, the tests that check it, or why it is not executable.`,
  },
  silences: {
    titleOf: (game) => `${game}: what the book forgot`,
    description: (game) =>
      `Everything that the book leaves open in ${game}: what we had to add to play it, how often it is needed, and the shortest deal that meets it.`,
    open: (number) => `What the book forgot: ${count(number, 'point', 'points')} in all`,
    lede: 'No book of rules says everything that a table needs to know. This is all that we had to add to play this one. Each point is an article of our edition, marked as ours, and every table that needs it cites it.',
    none: 'Nothing: all that happens at this table is in the book.',
    often: (times) => (times === '1' ? 'once a game' : `${times} times a game`),
    rarely: 'in fewer than one game in twenty',
    never: (games) => `never in ${games} games: before play, by another option, or rarer still`,
    shortest: (practices) => `The shortest way to it${practices ? `, by another option. ${practices}` : ''}`,
    proof: 'Is that really all?',
    played: (deals, positions, endings) =>
      `To see if anything else is missing, we played ${endings ? 'the last cards of whole deals' : 'small deals of a few cards'} in every possible way, at the smallest table: ${deals} deals, ${positions} positions, by the usual practices and by each other one.`,
    stopped: (most) => `With one of them we stopped at ${most} positions.`,
    held: 'In every position there was a move or an end, each event named its article, and no counter was lost.',
    met: (met, all) =>
      `${met === 0 ? 'None' : met} of the ${count(all, 'point', 'points')} above ${met === 1 ? 'is' : 'are'} met within these deals; the others come up in longer games, at larger tables, by faults, or before the first card.`,
  },
  further: {
    title: 'Further in',
    points: (number) => count(number, 'point that the book leaves open', 'points that the book leaves open'),
    questions: (number) => `${number}, each about a worked example`,
    code: 'the lines that carry out each article',
    whole: 'A whole deal to watch',
  },
  link: 'Study this game',
  behind: (points, pairs, examples) =>
    `Is it fair, is it true, how long? ${[
      ...(points > 0 ? [count(points, 'disputed point', 'disputed points')] : []),
      ...(pairs > 0 ? [count(pairs, 'comparison', 'comparisons')] : []),
      count(examples, 'worked example', 'worked examples'),
    ].join(', ')}, the code.`,
};
