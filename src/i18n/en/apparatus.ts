import type { CoverageKind } from '#engine/facts/coverage.ts';

/**
 * Texts about the editions: the pages of their code, of their coverage by examples and tests, of the rules at a glance,
 * and of the disputed points.
 */
export interface ApparatusWords {
  /** The woven edition: the articles with their code. */
  readonly code: {
    /** The link from an article to the code that executes it. */
    readonly link: string;
    readonly title: (game: string) => string;
    readonly description: (game: string) => string;
    readonly lede: string;
    readonly back: string;
    /** Lines of code below an article, before they are opened. */
    readonly lines: (lines: number, files: string) => string;
    readonly place: (from: number, to: number) => string;
    /** The articles that the same lines carry out. */
    readonly also: string;
    /** Code of this article that stands below another one. */
    readonly shared: string;
    readonly at: (article: string) => string;
    /** Between two places. */
    readonly between: string;
    /** A disputed point: what is played here, and what others play. */
    readonly played: (ours: string, others: string) => string;
    readonly rest: {
      readonly title: string;
      readonly text: (articles: string, serving: string, keeping: string) => string;
      readonly serves: string;
      readonly why: Readonly<Record<'memory' | 'notation' | 'asked', string>>;
    };
  };
  readonly coverage: {
    readonly title: string;
    readonly description: string;
    readonly lede: string;
    readonly caption: string;
    /** The three kinds of coverage of an article: the heading of its column, then the term and its explanation. */
    readonly covered: Readonly<
      Record<CoverageKind, { readonly head: string; readonly word: string; readonly why: string }>
    >;
    readonly edition: string;
    readonly articles: string;
    readonly total: string;
    readonly reasons: string;
    readonly trust: string;
    readonly counted: (examples: number, tests: number, not: number) => string;
    readonly all: string;
    readonly article: string;
    readonly known: string;
    readonly how: string;
    /** Kind of test for an article that no example plays, by the article's execution kind. */
    readonly tested: Readonly<Record<'played' | 'refused' | 'set-up', string>>;
    /** For an article that describes an example for which there is no record yet. */
    readonly untold: string;
  };
  readonly sheets: {
    readonly title: string;
    readonly description: string;
    readonly lede: string;
    readonly compare: string;
    /** The line above the title of the page. */
    readonly imprint: string;
    readonly players: (numbers: string) => string;
    readonly parts: Readonly<
      Record<'aim' | 'needs' | 'dealing' | 'playing' | 'paying' | 'ending' | 'variations', string>
    >;
    /** Words before a disputed point and the answer chosen for it, under the line of the rules that it varies. */
    readonly inNextGame: string;
    /** Words before the title of the worked example. */
    readonly example: string;
    readonly note: string;
    readonly edition: string;
    readonly readings: string;
    readonly code: string;
  };
  readonly readings: {
    readonly title: string;
    readonly description: string;
    readonly lede: string;
    readonly legend: string;
    readonly titleOf: (game: string) => string;
    readonly descriptionOf: (game: string) => string;
    readonly counted: (points: number, changing: number) => string;
    readonly all: string;
    /** The link from a disputed point, shown beside its article, to the effect of its practices on an example. */
    readonly seeChange: string;
    /** The link to the full argument of a disputed point that cannot be chosen at a table. */
    readonly whole: string;
    /**
     * Words before the title of the example whose final accounts a disputed point changes. `forbids`: before the title
     * of an example with a move that some practice does not allow.
     */
    readonly changes: string;
    readonly forbids: string;
    readonly notAllowed: string;
    readonly accounts: string;
    readonly account: string;
    readonly pool: string;
  };
}

export const apparatus: ApparatusWords = {
  code: {
    link: 'code',
    title: (game) => `${game}, text and code`,
    description: (game) =>
      `Each article of ${game}: how it begins, what we had to choose to play it, and the lines of the engine that carry it out.`,
    lede: 'Each article, what we had to choose to play it, and the lines that carry it out. They are cut from the files of the engine when the site is built: what you read here is what the tables run.',
    back: 'The text alone',
    lines: (lines, files) => `${lines === 1 ? '1 line' : `${lines} lines`} in ${files}`,
    place: (from, to) => (from === to ? `line ${from}` : `lines ${from}–${to}`),
    also: 'also',
    shared: 'Also in',
    at: (article) => `at article ${article}`,
    between: '; ',
    played: (ours, others) => `Here: ${ours}. Or: ${others}.`,
    rest: {
      title: 'Code that names no article',
      text: (articles, serving, keeping) =>
        `${articles} lines carry out articles. ${serving} more serve them. ${keeping} keep the table: its memory and its copies, how moves are written, what the engine asks of every game.`,
      serves: 'serves',
      why: {
        memory: 'memory of the table',
        notation: 'how moves are written',
        asked: 'asked by the engine or by another game',
      },
    },
  },
  coverage: {
    title: 'Rules coverage',
    description:
      'Every article of every edition: the example that plays it, the tests that check it, or why it cannot be played.',
    lede: 'Not every article can be played, and not every playable one has an example. These tables are made from the engine and the examples each time the site is built.',
    caption: 'The articles of each edition',
    covered: {
      example: {
        head: 'Examples',
        word: 'played by an example',
        why: 'A deal on this site cites it, or was made to show it; step through it.',
      },
      test: {
        head: 'Tests',
        word: 'checked by tests only',
        why: 'No example plays it, but tests check it: thousands of random games must cite it, a move that breaks it must be refused, or a table that breaks it cannot be set up.',
      },
      'not-executable': {
        head: 'Neither',
        word: 'not executable',
        why: 'A table has nothing to do for it, or does not do it yet; the reason is given.',
      },
    },
    edition: 'Edition',
    articles: 'Articles',
    total: 'In all',
    reasons: 'Why an article is not executable',
    trust:
      'The tests check these tables: an article listed as played must be cited in their games, and one that does nothing must never be.',
    counted: (examples, tests, not) =>
      `Of ${examples + tests + not} articles, ${examples} are played by an example, ${tests} are checked by tests only, and ${not} are not executable.`,
    all: 'All editions, and what the words mean',
    article: 'Article',
    known: 'Known',
    how: 'Played by, or why not',
    tested: {
      played: 'tests: cited in random games',
      refused: 'tests: a move that breaks it is refused',
      'set-up': 'tests: a table that breaks it is refused',
    },
    untold: 'an example, not recorded yet',
  },
  sheets: {
    title: 'The games',
    description:
      'The rules of all our old card games, each on one printed sheet, every line with the articles it comes from.',
    lede: 'Each game on one sheet, to read in two minutes or to print. Every line names its articles.',
    compare: 'Compare the games',
    imprint: 'The rules at a glance',
    players: (numbers) => `for ${numbers.replace(/, (\d+)$/, ' or $1')} players`,
    parts: {
      aim: 'The aim',
      needs: 'What you need',
      dealing: 'The deal',
      playing: 'Your turn',
      paying: 'Payments and points',
      ending: 'The end',
      variations: 'Variations',
    },
    inNextGame: 'In your next game:',
    example: 'See it played:',
    note: 'Each small number leads to an article of the edition. Where the book is silent, the sheet follows our choice; the disputed points say which, and why.',
    edition: 'The book itself, article by article',
    readings: 'The disputed points',
    code: 'Text and code',
  },
  readings: {
    title: 'Disputed points',
    description:
      'Every point on which the sources are silent, contradict themselves or were garbled: the choices, who supports each, ours and why.',
    lede: 'Where a book leaves a point open, a table must still do something. Here is every silence, contradiction and slip we know of, with the possible choices, who supports each, and why we follow the one we do.',
    legend:
      'Our choice follows each question. A filled mark means that an example comes out differently when the choice is changed; the scores are given both ways.',
    titleOf: (game) => `${game}: disputed points`,
    descriptionOf: (game) =>
      `What the sources of ${game} leave open, with the possible choices, who supports each, our choice and its reasons.`,
    counted: (points, changing) =>
      `${points} points; ${changing === 0 ? 'no example here turns on any of them' : changing === 1 ? 'one of them changes an example, which is shown both ways' : `${changing} of them change an example, which is shown each way`}.`,
    all: 'The points of all the games',
    seeChange: 'what it changes in an example',
    whole: 'the full argument',
    changes: 'What changes, at the end of',
    forbids: 'What changes: the legal moves in',
    notAllowed: 'Some of its moves would be illegal under:',
    accounts: 'Scores under each choice',
    account: 'Score of',
    pool: 'pool',
  },
};
