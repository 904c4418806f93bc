import type { ComparisonFormWords } from '../asking-words.ts';

export const comparisonFormWords: ComparisonFormWords = {
  another: 'Another deal',
  seed: 'Seed: a word that decides the shuffle',
  seats: 'Players',
  order: 'Each player plays',
  policies: {
    lowest: 'the lowest legal card',
    highest: 'the highest legal card',
    'by-lot': 'a card at random',
  },
  play: 'Play it by both books',
  chance: 'A random deal',
  back: 'Back to the first deal',
  write: 'Write or change the hands',
  writeHow:
    'One line per player, in the order of play; the last one deals. Write the rank, then the suit: A 2 … 10 J Q K with S H D C, as in 9S, 10D, KH. Each hand has as many cards as the book that deals most; a book that deals fewer takes the first ones.',
  written: 'The hands',
  sameOrder: 'the first in the order of this deal',
  playWritten: 'Play these hands by both books',
  save: 'Save the deal',
  open: 'Open a saved deal',
  unreadable: 'That file is too long for a deal.',
  third: (books) => `Add a third column: ${books}`,
  byTheBook: 'Let each book deal in its own way',
  options: 'Rule options of each book',
  readings: (book) => `Rule options, ${book}`,
  turned: (count) => `(${count} changed)`,
  ours: 'as on this page',
  untouched: 'Back to the rules of this page',
  undealt: 'That option would deal other cards, so this deal cannot be played by it.',
};
