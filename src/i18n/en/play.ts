import type { Kind } from '../../features/play/players.ts';

export interface PlayWords {
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly youAre: (seats: string) => string;
  /** In place of it, when nobody at the device plays. */
  readonly watching: string;
  readonly yourCards: (seat: string) => string;
  readonly yourTurn: (seat: string) => string;
  readonly waiting: (seat: string) => string;
  readonly thinking: (seat: string) => string;
  /** Where nobody is to know which of the others is asked for a card. */
  readonly asked: string;
  /** A player of the engine’s did what the book advises; the article follows. */
  readonly follows: (seat: string) => string;
  readonly choose: (card: string) => string;
  readonly misplay: string;
  readonly dealNext: string;
  readonly reveal: (seat: string) => string;
  readonly covered: (seat: string) => string;
  readonly takeBack: string;
  readonly keep: string;
  readonly copyLink: string;
  readonly copyRecord: string;
  readonly download: string;
  readonly copied: string;
  readonly notCopied: string;
  /** What stands there to be copied by hand. */
  readonly byHand: string;
  readonly tooLong: string;
  readonly leave: string;
  readonly back: string;
  readonly seeAll: string;
  readonly over: string;
  readonly chair: (seat: string) => string;
  readonly spoilt: string;
  /** The same, while another game is on the table. */
  readonly spoiltHere: string;
  readonly unreadable: string;
  readonly newGame: string;
  readonly players: string;
  /** Who plays against the reader, all of them alike; and what stands there where they were chosen one by one. */
  readonly others: string;
  readonly othersKinds: Readonly<Record<Kind, string>>;
  readonly othersMixed: string;
  /** Where each is chosen. */
  readonly sits: string;
  readonly variant: string;
  readonly plain: string;
  readonly readings: string;
  /** Why some of the readings cannot be chosen. */
  readonly barred: (seats: number) => string;
  readonly seed: string;
  readonly seedWhy: string;
  readonly begin: string;
  readonly open: string;
  readonly needsScript: string;
}

export const play: PlayWords = {
  kinds: { you: 'you', random: 'plays at random', book: 'plays by the book', search: 'thinks ahead' },
  youAre: (seats) => `You play ${seats}`,
  watching: 'You look on',
  yourCards: (seat) => `The cards of ${seat}`,
  yourTurn: (seat) => `${seat}, it is your turn.`,
  waiting: (seat) => `${seat} is to play.`,
  thinking: (seat) => `${seat} is thinking.`,
  asked: 'The others are playing.',
  follows: (seat) => `${seat} follows the book’s advice`,
  choose: (card) => `How is ${card} to be played?`,
  misplay: 'Lay it all the same, and take the penalty',
  dealNext: 'Deal the next cards',
  reveal: (seat) => `I am ${seat}: show my cards`,
  covered: (seat) => `Hand the device to ${seat}.`,
  takeBack: 'Take back',
  keep: 'Keep or share',
  copyLink: 'Copy a link to this game',
  copyRecord: 'Copy the record',
  download: 'Save the record',
  copied: 'Copied.',
  notCopied: 'It could not be copied; here it is, to be copied by hand.',
  byHand: 'To be copied by hand',
  tooLong: 'This game is too long for a link; save its record, and open it on the page of the game.',
  leave: 'Leave the game',
  back: 'Back to the game',
  seeAll: 'See all hands',
  over: 'The game is over.',
  chair: (seat) => `Who plays for ${seat}`,
  spoilt: 'The link does not hold a game that can be read. Here is a new table.',
  spoiltHere: 'The link does not hold a game that can be played. This one goes on.',
  unreadable: 'That file cannot be read as the record of a game.',
  newGame: 'A new game',
  players: 'Players',
  others: 'The others',
  othersKinds: {
    you: 'sit round this device with you',
    random: 'play at random',
    book: 'play by the book',
    search: 'think ahead',
  },
  othersMixed: 'as chosen seat by seat',
  sits: 'Choose seat by seat',
  variant: 'Rules',
  plain: 'the game itself',
  readings: 'Disputed points',
  barred: (seats) => `What is greyed does not go with ${seats} players.`,
  seed: 'Seed of the shuffle',
  seedWhy: 'The same seed deals the same cards again.',
  begin: 'Play now',
  open: 'Open a saved record',
  needsScript: 'To play, this page needs JavaScript. The rules and the examples do not.',
};
