import { getGameNames } from '../game-names.ts';

/** Texts of whole pages: headings, labels of links, and short sentences. */
export interface PageWords {
  editorsNote: string;
  home: {
    description: string;
    /** Numbers in words, from zero on; used for the number of games. */
    numbers: readonly string[];
    /** Heading above the list of games; the argument is their number, in words. */
    games: (number: string) => string;
    /** Label of the table, for screen readers. */
    playIt: string;
    /** Label of the three ways in, for screen readers. */
    doors: string;
    /** Note above the games: one of the two buttons of each is filled. */
    startNote: string;
    /** Typical duration of a deal. */
    deal: (minutes: string) => string;
    /** Needed beside cards and counters. */
    board: string;
    /** Link from a game to a new game of it. */
    play: string;
    /** Link at the top of the page without language, for readers who prefer this language. */
    inThis: string;
  };
  sources: {
    title: string;
    description: string;
    lede: string;
    editions: string;
    /** Heading of what lies beside the books. */
    beside: string;
  };
  source: {
    /** The line above the title. */
    about: string;
    text: string;
    /** Word before the witnesses and works on which a paragraph is based. */
    grounds: string;
    copies: string;
    corrections: string;
    rights: string;
    cite: string;
    read: (game: string) => string;
    kinds: Record<'primary' | 'retelling' | 'scan' | 'copy', string>;
    undated: string;
  };
  edition: {
    /**
     * Label that opens the list of sections, and name of the list. `top`: its first line, a link to the top of the
     * page.
     */
    contents: string;
    top: string;
    /**
     * Label for screen readers of the links at the end of the page. `before`, `after`: words before the titles of the
     * previous and the next edition.
     */
    others: string;
    before: string;
    after: string;
    aboutSource: string;
    /** Sentence with the number of articles for each status; a status without articles is omitted. */
    statuses: (stated: number, inferred: number, editorial: number) => string;
    /** Kinds of article that are not played: name, and reason. */
    unplayed: Record<'remark' | 'advice' | 'handling' | 'not-yet', { word: string; why: string }>;
  };
  examples: {
    title: string;
    description: string;
    lede: string;
    /** Label for screen readers of the list of games. */
    games: string;
    play: string;
    steps: (count: number) => string;
    /** The numbers of the articles that an example shows. */
    articles: (numbers: string) => string;
  };
  example: {
    articles: string;
    record: string;
    recordLede: string;
    edition: (title: string) => string;
    others: string;
    /** Explanation shown if an account becomes negative in the example. */
    debts: string;
    /** Words before the titles of the previous and the next example. */
    previous: string;
    next: string;
    download: string;
    /** In the plain text of an example: explanation of the numbers in brackets. */
    cited: string;
    /** The link to the example as plain text. `picture`: words before the links to its table as a picture. */
    told: string;
    picture: string;
    seats: (count: number) => string;
  };
  games: Readonly<Record<string, string>>;
  /** Names of the variations that have a procedure of their own, by their names in records. */
  variants: Record<string, string>;
  game: {
    play: string;
    description: (game: string) => string;
    text: string;
    examples: string;
    /** Typical duration of a deal: “a deal in 2–3 min”. */
    aDeal: (time: string) => string;
  };
  choice: { lede: string };
  /** Page for an unknown address; `cut` is the advice for readers without a network. */
  missing: { title: string; text: string; cut: string };
}

export const pages: PageWords = {
  editorsNote: 'Editors’ note',
  home: {
    description:
      'Old card games from the books that taught them: each source article by article, in English and French, beside a table that plays it.',
    numbers: [
      'no',
      'one',
      'two',
      'three',
      'four',
      'five',
      'six',
      'seven',
      'eight',
      'nine',
      'ten',
      'eleven',
      'twelve',
      'thirteen',
    ],
    games: (number) => `The ${number} games`,
    playIt: 'A deal to step through',
    doors: 'Ways in',
    startNote: 'The filled button is where to start.',
    deal: (minutes) => `${minutes} a deal`,
    board: 'a board',
    play: 'Play',
    inThis: 'Play and read in English',
  },
  sources: {
    title: 'The sources',
    description:
      'The books and newspapers whose rules are given here, with their copies, their faults and their editions.',
    lede: 'Each book has a page that says what it is, how its text reached us and what each copy lost. Each game it teaches has an edition of its own.',
    editions: 'Editions',
    beside: 'Beside the books',
  },
  source: {
    about: 'A source',
    text: 'The text',
    grounds: 'from',
    copies: 'Known copies',
    corrections: 'Corrections',
    rights: 'Rights',
    cite: 'The reference',
    read: (game) => `Read ${game}, article by article`,
    kinds: { primary: 'the original', retelling: 'a retelling', scan: 'a scan', copy: 'a copy' },
    undated: 'undated',
  },
  edition: {
    contents: 'Contents',
    top: 'Back to top',
    others: 'Other editions',
    before: 'Previous',
    after: 'Next',
    aboutSource: 'About this source and its copies',
    statuses: (stated, inferred, editorial) => {
      const kinds = [
        stated > 0 && `${stated} stated by the text`,
        inferred > 0 && `${inferred} inferred`,
        editorial > 0 && `${editorial} ours where it leaves the choice`,
      ];
      return `${stated + inferred + editorial} articles: ${kinds.filter(Boolean).join(', ')}.`;
    },
    unplayed: {
      remark: { word: 'a remark', why: 'It is a remark on the game, with nothing to play.' },
      advice: { word: 'advice', why: 'It gives advice; any legal card may be played.' },
      handling: {
        word: 'handling',
        why: 'It is about handling cards or counters, which changes nothing in the game.',
      },
      'not-yet': { word: 'not yet played', why: 'The table does not play it this way yet.' },
    },
  },
  examples: {
    title: 'Worked examples',
    description:
      'Deals to step through, each played by the engine according to one book, with every payment and its article.',
    lede: 'Every example is a plain record that the engine plays. Step through it on the table, check each payment against its article, or download the record.',
    games: 'By game',
    play: 'Play a hand yourself',
    steps: (count) => `${count} ${count === 1 ? 'step' : 'steps'}`,
    articles: (numbers) => `${/\D/.test(numbers) ? 'articles' : 'article'} ${numbers}`,
  },
  example: {
    articles: 'The articles it shows',
    record: 'The record',
    recordLede: 'The whole example in plain text. Copy it, change it, and play it again.',
    edition: (title) => `The text it follows: ${title}`,
    others: 'Other examples of this game',
    debts: 'Scores start from zero here. Below zero, that player owes counters.',
    previous: 'Previous:',
    next: 'Next:',
    download: 'Download the record',
    cited: 'In square brackets, the articles of the book that apply:',
    told: 'The example in plain text',
    picture: 'Its table as a picture:',
    seats: (count) => `${count} players`,
  },
  variants: {
    'whole-pack': 'with the whole pack',
    'first-out': 'first out wins the pool',
    'turn-up': 'Turn-up Snip',
    old: 'the old game',
    pool: 'Pool Commerce',
    extended: 'Extended Commerce',
    continuous: 'continuous dealing',
  },
  game: {
    play: 'Play',
    description: (game) => `Play ${game} by the rules of its book, against the computer or with others.`,
    text: 'The text of the book',
    examples: 'Worked examples',
    aDeal: (time) => `a deal in ${time}`,
  },
  games: getGameNames('en'),
  choice: { lede: 'A rulebook you can play' },
  missing: {
    title: 'No such page',
    text: 'There is no page at this address. Go to the home page, or search.',
    cut: 'If you are offline, the page may not be saved on your device: load it again once you are connected.',
  },
};
