import { getCounterNoun } from '../../../i18n/cards.ts';
import type { CompareWords, MoveWords } from '../words.ts';

export const compareWords: CompareWords = {
  tables: 'One deal by both books, card by card',
  slider: 'Card',
  cardOf: (card, cards) => `card ${card} of ${cards}`,
  waits: 'No card here: this table waits for the other.',
  ends: 'Counters at the end of the deal',
  was: (figure) => `was ${figure}`,
  dealHead: 'The hands',
  chooses: {
    '': 'In each game everyone plays the first legal card in one order of the pack, given here in full. It was chosen so that both books reach the counters worked out by hand for these cards.',
    lowest: 'In each game everyone plays the lowest legal card (ace low).',
    highest: 'In each game everyone plays the highest legal card (king high).',
    'by-lot':
      'In each game everyone plays the first legal card in one order of the pack, drawn at random from the same seed.',
  },
  whole: 'The order',
  hands: (least, most) =>
    `One order of the pack, dealt one card at a time. Where a book deals fewer cards (from ${least} to ${most}), they are the first of each hand.`,
  keptHands: (large, small) =>
    `The hands are dealt by ${large}. By ${small} each player keeps only cards that its pack has; cards in brackets are left out, and a card after a plus sign is added to fill the hand.`,
  dealtApart: 'Each book deals the same order of the pack in its own way, and skips the cards it does not have.',
  accounts: 'Scores after the deal',
  account: 'Score',
  together: 'Total',
  stakes: 'Before the first card the stakes already differ.',
  first: (by, card) =>
    ({
      card: `Card ${card}: the same player plays another card.`,
      player: `Card ${card}: it is another player’s turn.`,
      payment: `Card ${card} is the same, but what is paid for it differs.`,
      end: `After card ${card - 1} the deal is over in one book and continues in the other.`,
    })[by],
  never: 'Card for card and counter for counter, both books play this deal alike.',
  see: 'See it',
  playersHead: 'What changes for each player',
  playersLede: 'Beside each name: the counters at the end, book by book. Under it: what makes the difference.',
  purposes: {
    stakes: 'Stakes',
    hocs: 'Stops (hocs)',
    kings: 'Kings played',
    spin: 'Spin',
    pope: 'Pope Joan',
    boxes: 'Boxes taken',
    game: 'Game, for going out first',
    hands: 'Cards left in hand',
    betes: 'Bêtes',
    paired: 'Being paired',
    caller: 'The Chnorum, to whoever says it',
    missed: 'Missed pairings',
    bought: 'Cards bought',
    beaten: 'Standing, and beaten',
    dealer: 'What the dealer forfeits',
    won: 'A stake from each loser',
    pool: 'The pool',
  },
  had: (counters) =>
    counters === 0
      ? 'nothing'
      : `${counters > 0 ? 'receives' : 'pays'} ${Math.abs(counters)} ${getCounterNoun(Math.abs(counters), 'en')}`,
  alike: 'The same in both.',
  counted: (steps) =>
    steps === 0 ? 'Nothing changes in this deal.' : steps === 1 ? 'One step changes.' : `${steps} steps change.`,
  firstChange: 'See the first',
  turnedMarks: {
    changed: 'Changed.',
    was: 'By the rules of this page:',
    fresh: 'By the rules of this page there is no such step.',
  },
  gone: 'By the rules of this page, next came:',
  stepsHead: 'The deal card by card',
  stepsLede:
    'Cards that both books play are side by side. Each difference is marked where it first appears; a dash means that a book has no card there.',
  dealing: 'the deal',
  card: (number) => `Card ${number}`,
  parts: 'First difference',
  arises: (what) => `New difference: ${what}.`,
  otherCard: 'another card',
  asIn: (book) => `As in ${book}.`,
  none: 'No card here.',
  noAccount: 'not in this book',
  fault: 'This deal cannot be played:',
  unplayable: 'This address asks for a deal that cannot be played, so the usual one is shown.',
  choosesWritten: 'In each game everyone plays the first legal card in one order of the pack, given here in full.',
};

export const moveWords: MoveWords = {
  tables: 'One deal in both ways, move by move',
  slider: 'Move',
  cardOf: (move, moves) => `move ${move} of ${moves}`,
  waits: 'No move here: this table waits for the other.',
  stakes: 'Before the first move the stakes already differ.',
  first: (by, move) =>
    ({
      card: `Move ${move}: the same player does something else.`,
      player: `Move ${move}: it is another player’s turn.`,
      payment: `Move ${move} is the same, but what is paid differs.`,
      end: `After move ${move - 1} the deal is over in one way and continues in the other.`,
    })[by],
  never: 'Move for move and counter for counter, this deal is played alike in both ways.',
  stepsHead: 'The deal move by move',
  stepsLede:
    'Moves that both ways have are side by side. Each difference is marked where it first appears; a dash means that there is no move.',
  card: (number) => `Move ${number}`,
  otherCard: 'another move',
  none: 'No move here.',
  planned:
    'In both ways everyone plays by one plan: to stand on a pair or anything better, and until then to part with the card that has the fewest pips; in the old way, only for a card that makes the hand better.',
  stock: 'The rest, from the top',
};
