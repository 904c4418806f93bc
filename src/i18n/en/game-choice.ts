import type { CounterUse, PackKind } from '../../model/equipment.ts';
import type { DurationClass } from '../../model/lengths.ts';

/** Texts about the equipment of a game, and of the page that filters games by number of players and equipment. */
export interface GameChoiceWords {
  /** Equipment that a game needs: “3–8 players”, “52 or 32 cards”, counters, a board. */
  needs: {
    /** Word before the last of several numbers. */
    or: string;
    players: (numbers: string) => string;
    cards: (numbers: string) => string;
    counterUses: Record<CounterUse, string>;
  };
  /** The page that filters games by number of players and equipment. */
  choose: {
    title: string;
    description: string;
    lede: string;
    /** Label of the button that opens the filters. */
    by: string;
    /** Heading of the filters, for screen readers. */
    choices: string;
    any: string;
    players: string;
    cards: string;
    /** Legend of the filter by the cards that the reader has, and what is done with those that a game leaves out. */
    owned: string;
    ownedWhy: string;
    packs: Record<PackKind, string>;
    counters: string;
    counterUses: Record<CounterUse, string>;
    /** Answers in the column for counters. */
    counterAnswers: Record<CounterUse, string>;
    time: string;
    times: Record<DurationClass, string>;
    all: string;
    /** Words before the number of matching games. */
    shown: string;
    deal: string;
    game: string;
    dealOf: (moves: string, minutes: string) => string;
    gameOf: (deals: string, minutes: string) => string;
    /** Explanation of the method by which the times are estimated; `bargained` is of the games in which cards are sold. */
    how: (games: number, bargained: number, seconds: number) => string;
    compare: string;
    rules: string;
  };
}

export const gameChoice: GameChoiceWords = {
  needs: {
    or: 'or',
    players: (numbers) => `${numbers} players`,
    cards: (numbers) => `${numbers} cards`,
    counterUses: { board: 'counters and a board', loose: 'counters', none: 'paper for the score' },
  },
  choose: {
    title: 'The games',
    description:
      'What can we play? Old card games by the number of players, the cards and the counters, with how long a deal and a game last.',
    lede: 'How many are you, and what do you have to play with? Play any of these here, against the computer or with friends, or print its rules for a real table.',
    by: 'Choose by players, cards, counters and time',
    choices: 'What we can play',
    any: 'any',
    players: 'Players',
    cards: 'Cards',
    owned: 'The cards we have',
    ownedWhy: 'Cards that a game does not use are put aside.',
    packs: { 52: 'a pack of 52', 32: 'a pack of 32', few: 'only a few cards' },
    counters: 'Counters',
    counterUses: { board: 'and a board', loose: 'without a board', none: 'no counters' },
    counterAnswers: { board: 'yes, and a board', loose: 'yes', none: 'no, score on paper' },
    time: 'A game in',
    times: { 15: 'a quarter of an hour', 60: 'up to an hour', more: 'longer' },
    all: 'All the games',
    shown: 'Games shown:',
    deal: 'A deal',
    game: 'A game',
    dealOf: (moves, minutes) => `${moves} moves, ${minutes}`,
    gameOf: (deals, minutes) => `${deals} ${deals === '1' ? 'deal' : 'deals'}, ${minutes}`,
    how: (games, bargained, seconds) =>
      `Typical figures (medians of ${games} random games; of Speculation, of ${bargained} by players of all tempers), at ${seconds} seconds a move, with the dealing. You may always agree on fewer rounds or points.`,
    compare: 'The games side by side, rule by rule',
    rules: 'The rules on one page',
  },
};
