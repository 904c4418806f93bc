import { counterNoun } from '../../../i18n/cards.ts';
import type { CompareWords } from '../words.ts';

/** The words of a comparison in English. */
export const en: CompareWords = {
  another: 'Another deal',
  seed: 'Shuffle, any word',
  seats: 'Players',
  order: 'Each lays, of the cards he may lay',
  policies: { lowest: 'the lowest', highest: 'the highest', 'by-lot': 'one by lot' },
  play: 'Play it by both books',
  chance: 'A random shuffle',
  back: 'The deal of the page',
  readings: (book) => `Readings, ${book}`,
  turned: (count) => (count === 1 ? '(one turned)' : `(${count} turned)`),
  ours: 'as on this page',
  untouched: 'As on this page again',
  undealt: 'By that reading other cards would be dealt; this deal cannot be played by it.',
  was: (figure) => `was ${figure}`,
  dealHead: 'The deal',
  chooses: {
    '': 'In every column each player lays the first card he may in one and the same order of the pack. It is written out here in full, and was chosen so that both books come to the accounts worked by hand for these hands.',
    lowest: 'In every column each player lays the lowest card he may, the ace being low.',
    highest: 'In every column each player lays the highest card he may, the king being high.',
    'by-lot':
      'In every column each player lays the first card he may in one order of the pack, drawn by lot from the same shuffle.',
  },
  whole: 'The order',
  hands: (least, most) =>
    `One order of the pack, dealt one card at a time: where a book deals fewer cards (${least} at the least, ${most} at the most), they are the first of each hand.`,
  accounts: 'The accounts after the deal',
  account: 'Account',
  together: 'All together',
  differs: '≠',
  unlike: 'differs',
  firstHead: 'Where they part',
  stakes: 'Before a card is laid, what is put on the table differs already.',
  first: (by, card) =>
    ({
      card: `Card ${card}: the same player lays another card.`,
      player: `Card ${card}: it is another player’s turn.`,
      payment: `Card ${card}: the same card falls, but what is paid for it differs.`,
      end: `After card ${card - 1}: by one book the deal is over, by the other it goes on.`,
    })[by],
  never: 'Card for card, and counter for counter, both books play this deal alike.',
  see: 'See it',
  playersHead: 'What changes for each player',
  playersLede: 'Beside each name, the counters at the end, column by column; under it, what makes the difference.',
  purposes: {
    stakes: 'Stakes',
    hocs: 'Hocs',
    boxes: 'Boxes taken',
    hands: 'Cards left in hand',
    betes: 'Bêtes',
    paired: 'Being paired',
    caller: 'The Chnorum, to whoever says it',
    missed: 'Missed pairings',
    pool: 'The pool',
  },
  had: (counters) =>
    counters === 0
      ? 'nothing'
      : `${counters > 0 ? 'receives' : 'pays'} ${Math.abs(counters)} ${counterNoun(Math.abs(counters), 'en')}`,
  alike: 'The same in both.',
  counted: (steps) =>
    steps === 0 ? 'Nothing changes in this deal.' : steps === 1 ? 'One step changes.' : `${steps} steps change.`,
  firstChange: 'See the first',
  turnedMarks: {
    changed: 'Changed.',
    was: 'By the readings of the page:',
    fresh: 'By the readings of the page there is no such step.',
  },
  gone: 'By the readings of the page there followed:',
  stepsHead: 'Card by card',
  stepsLede:
    'The same cards are brought level where they fall in both. A mark stands where the first two columns differ, a dash where a column has no card.',
  dealing: 'The dealing',
  card: (number) => `Card ${number}`,
  parts: 'Here they part.',
  asIn: (book) => `As in ${book}.`,
  none: 'No card here.',
  fault: 'This deal cannot be played:',
  write: 'Write or change the hands',
  writeHow:
    'A line for each player, in the order of play; the last of them deals. Rank, then suit: A 2 … 10 J Q K with S H D C, as in 9S, 10D, KH. Each hand has as many cards as the book that deals most gives it; a book that deals fewer takes the first ones.',
  written: 'The hands',
  sameOrder: 'the first in the order of this deal',
  playWritten: 'Play these hands by both books',
  save: 'Save the deal',
  open: 'Open a saved deal',
  unreadable: 'That file is too long for a deal.',
  unplayable: 'The address asks for a deal that cannot be played; here is the usual one.',
  choosesWritten:
    'In every column each player lays the first card he may in one and the same order of the pack, written out here in full.',
};
