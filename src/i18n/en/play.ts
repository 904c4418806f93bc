import type { PlayerNameFault } from '#engine/record/player-names.ts';
import type { PlayerKind } from '../../features/play/players.ts';
import type { Language } from '../routes.ts';

export interface PlayWords {
  readonly kinds: Readonly<Record<PlayerKind, string>>;
  readonly youAre: (seats: string) => string;
  /** Replaces `youAre` if the reader only watches. */
  readonly watching: string;
  readonly yourCards: (seat: string) => string;
  readonly yourTurn: (seat: string) => string;
  readonly waiting: (seat: string) => string;
  readonly thinking: (seat: string) => string;
  /** Replaces `waiting` if it must stay secret which seat has to decide. */
  readonly asked: string;
  /** Remark that a player of the engine followed the book's advice; the article is named after it. */
  readonly follows: (seat: string) => string;
  readonly choose: (card: string) => string;
  /** In a game with a market: the button to speak, and those that lower and raise an offer. */
  readonly offer: { readonly speak: string; readonly less: string; readonly more: string };
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
  /** Label of a text that the reader must copy by hand, if the browser cannot copy it. */
  readonly byHand: string;
  readonly tooLong: string;
  readonly leave: string;
  readonly back: string;
  readonly seeAll: string;
  readonly over: string;
  readonly chair: (seat: string) => string;
  /** Label of the field for a player's name. `unfit`: reasons for refusing a name. */
  readonly called: (seat: string) => string;
  readonly unfit: Readonly<Record<PlayerNameFault, (name: string) => string>>;
  readonly spoilt: string;
  /** Replaces `spoilt` (a link without a playable game) while another game is on the table. */
  readonly spoiltHere: string;
  readonly unreadable: string;
  /** Message at the start of a deal that a friend has played before. */
  readonly challenged: string;
  /** Message while storage keeps no games. */
  readonly notKept: string;
  readonly newGame: string;
  readonly players: string;
  /** Label of the choice of one kind of player for all opponents. */
  readonly others: string;
  /** Label that opens the choice of a player for each seat. */
  readonly sits: string;
  readonly variant: string;
  readonly plain: string;
  /** Heading of the rule options that follow some rules. */
  readonly options: (count: number) => string;
  /** Link from the form of a new game to the options. */
  readonly optionsBelow: string;
  /** Reason why some of the rule options cannot be chosen with this number of players. */
  readonly barred: (seats: number) => string;
  readonly seed: string;
  readonly seedWhy: string;
  readonly begin: string;
  readonly open: string;
  /** Label of the length of the game; `lengths` are its choices. `strengths`: names of the engine's players. */
  readonly length: string;
  readonly lengths: { readonly deal: string; readonly short: (deals: number) => string; readonly book: string };
  readonly strengths: Readonly<Record<Exclude<PlayerKind, 'you'>, string>>;
  /** Sentence that one level is worth so much more or less a deal than another; then the link to the figures. */
  readonly worth: (level: string, amount: string, unit: 'points' | 'counters', isMore: boolean, than: string) => string;
  readonly counted: string;
  readonly ways: { readonly teach: string; readonly rules: string; readonly book: string };
  /** Parts of the line that says what game would begin: “4 players, 3 deals, by the book, 1 rule option changed”. */
  readonly set: {
    readonly players: (count: number) => string;
    readonly lengths: { readonly deal: string; readonly short: (deals: number) => string; readonly book: string };
    readonly strengths: Readonly<Record<Exclude<PlayerKind, 'you'>, string>>;
    readonly changed: (count: number) => string;
  };
  /** Link that opens the choices. */
  readonly change: string;
  readonly daily: string;
  readonly needsScript: string;

  /** Texts of the frame around a table in play: its header, menu and messages. */
  readonly frame: {
    readonly label: (game: string) => string;
    /** Name of each language, in that language. */
    readonly tongues: Readonly<Record<Language, string>>;
    /** Message that the game is open in another tab. `goOnHere`: the button that continues it in this tab. */
    readonly elsewhere: string;
    readonly goOnHere: string;
    readonly back: string;
    readonly dealOf: (deal: number, deals: number) => string;
    readonly menu: string;
    readonly rules: string;
    readonly leave: string;
    readonly close: string;
    readonly you: string;
    /** The word “you” in the middle of a sentence, or after “and”. */
    readonly andYou: string;
    readonly place: (place: number, of: number) => string;
    /** Replaces `place` if so many others have the same score. */
    readonly shared: (place: number, others: number) => string;
    /** Replaces `place` while all players have the same score. */
    readonly level: string;
    readonly next: (name: string) => string;
    readonly standing: string;
    /** Announcement of the reader’s turn: to play a card or, if no other moves are possible, to name or call a rank. */
    readonly turnTo: Readonly<Record<'play' | 'names' | 'calls', string>>;
    readonly happened: string;
    readonly wholeDeal: string;
    readonly hint: string;
    readonly takeBack: string;
    readonly settings: string;
    readonly goOn: string;
    readonly onlyMove: (move: string) => string;
    /** Words, with a link, on advice of the book that lost when it was tried, and the advice in its place. */
    readonly onTrial: { readonly before: string; readonly link: string };
    readonly instead: (move: string) => string;
    readonly byBook: (move: string) => string;
    readonly byThinking: (move: string) => string;
    readonly accounts: string;
    readonly fullScreen: string;
    readonly print: string;
    readonly sameDeal: string;
    readonly shortcuts: string;
    readonly keys: readonly (readonly [key: string, does: string])[];
  };
  readonly end: {
    readonly deal: (deal: number) => string;
    readonly game: string;
    readonly winsDeal: (who: string, n: number, many: boolean, you: boolean) => string;
    readonly scoresDeal: (who: string, n: number, many: boolean, you: boolean) => string;
    readonly nobody: string;
    readonly winsGame: (who: string, n: string, many: boolean, you: boolean) => string;
    readonly yourPlace: (place: number, of: number, n: string) => string;
    readonly outFirst: (who: string, you: boolean) => string;
    readonly losesMost: (who: string, n: number, you: boolean) => string;
    readonly table: string;
    readonly player: string;
    readonly got: string;
    readonly paid: string;
    readonly thisDeal: string;
    readonly inAll: string;
    readonly dealShort: (deal: number) => string;
    readonly counted: string;
    readonly next: string;
    readonly again: string;
    readonly review: string;
    readonly share: string;
    readonly check: string;
    /** Message that a new edition of the site waits until the game is left. */
    readonly newEdition: string;
    readonly another: string;
    readonly shared: (game: string) => string;
  };
  /** Message if a link could not be shared by the device. */
  readonly notShared: string;
  /** The seal of a game, and the check of a deal. */
  readonly seal: {
    readonly sealed: string;
    readonly before: string;
    readonly after: string;
    readonly how: string;
    readonly begins: string;
    readonly waits: (done: number, all: number) => string;
    readonly failed: string;
    /** Read out before the title of a check. */
    readonly holds: string;
    readonly fails: string;
    /** Verdicts: all checks hold, or not. */
    readonly nobody: string;
    readonly somebody: string;
    readonly checks: string;
    readonly sameSeal: string;
    readonly givenAgain: string;
    readonly otherSeal: string;
    readonly unsealed: string;
    readonly sameCards: string;
    readonly dealt: (cards: number) => string;
    readonly otherCards: string;
    readonly sameMoves: string;
    /** Numbers of moves, the players of the engine, and the number of moves that would now be others. */
    readonly chosenAgain: (moves: number, who: string, others: number) => string;
    readonly unseen: string;
    /** Numbers of choices, of those repeated with other hidden cards, and of those that would then be others. */
    readonly exchanged: (choices: number, repeated: number, others: number) => string;
    readonly instead: (who: string, move: string, chosen: string) => string;
    readonly without: string;
    readonly save: string;
    readonly needs: string;
    readonly download: string;
  };
  readonly review: {
    readonly waits: string;
    /** Verdicts: nothing to choose; no choice with a cost; so many choices with this cost, exact or estimated. */
    readonly none: string;
    readonly nothing: string;
    readonly costly: (choices: number, total: string, isExact: boolean) => string;
    readonly step: (deal: number, step: number) => string;
    readonly trick: (deal: number, trick: number) => string;
    readonly did: (move: string) => string;
    /** The card of another player. */
    readonly other: (name: string, move: string) => string;
    readonly same: string;
    readonly sameAsBook: string;
    readonly book: (move: string) => string;
    readonly search: (move: string) => string;
    /** A list of cards that would have cost nothing, and their number. */
    readonly free: (list: string, cards: number) => string;
    /** Bounds of an estimated cost. */
    readonly between: (from: string, to: string) => string;
    readonly level: string;
    readonly show: string;
    /** Headings of folded parts: choices without a cost, the cards of the other players, the method. */
    readonly others: (choices: number) => string;
    readonly mistakes: string;
    readonly counted: string;
    readonly intro: string;
    readonly bounds: (worlds: number) => string;
  };
  readonly choices: Readonly<
    Record<
      'others' | 'sound' | 'size' | 'hand' | 'keys',
      { readonly name: string; readonly values: Readonly<Record<string, string>> }
    >
  >;
}

export const play: PlayWords = {
  kinds: { you: 'you', random: 'easy: at random', book: 'by the book', search: 'strong: thinks ahead' },
  youAre: (seats) => `You play ${seats}`,
  watching: 'You’re watching',
  yourCards: (seat) => `${seat}’s cards`,
  yourTurn: (seat) => `${seat}, it is your turn.`,
  waiting: (seat) => `${seat} is to play.`,
  thinking: (seat) => `${seat} is thinking.`,
  asked: 'The others are playing.',
  follows: (seat) => `${seat} follows the book’s advice`,
  offer: { speak: 'Make an offer', less: 'Less', more: 'More' },
  choose: (card) => `How do you want to play ${card}?`,
  misplay: 'Play it anyway (penalty applies)',
  dealNext: 'Deal the next cards',
  reveal: (seat) => `I am ${seat}: show my cards`,
  covered: (seat) => `Hand the device to ${seat}.`,
  takeBack: 'Take back',
  keep: 'Save or share',
  copyLink: 'Copy a link to this game',
  copyRecord: 'Copy the record',
  download: 'Save the record',
  copied: 'Copied.',
  notCopied: 'It could not be copied. Copy it by hand:',
  byHand: 'Copy by hand',
  tooLong: 'This game is too long for a link. Save its record and open it on the game’s page.',
  leave: 'Leave the game',
  back: 'Back to the game',
  seeAll: 'See all hands',
  over: 'The game is over.',
  chair: (seat) => `Who plays for ${seat}`,
  called: (seat) => `Name of ${seat}`,
  unfit: {
    long: () => 'That name is too long. Use at most 24 characters.',
    card: (name) => `In a record, “${name}” is a card. Choose another name.`,
    word: (name) => `“${name}” means something else at the table. Choose another name.`,
    signs: () => 'Use only letters, figures, spaces, hyphens, apostrophes and full stops.',
    twin: (name) => `That name is taken, or looks too like another: “${name}”. Choose another name.`,
  },
  spoilt: 'This link is incomplete or damaged. Here is a new table.',
  spoiltHere: 'That link is damaged. Your game continues.',
  challenged: 'A challenge: your friend has played these cards, in your seat. At the end you see both deals.',
  unreadable: 'That file is not a record of a game. Choose another.',
  notKept: 'This game cannot be saved here; copy the link in the menu to keep it.',
  newGame: 'New game',
  players: 'Players',
  others: 'The others',
  sits: 'Choose seat by seat',
  variant: 'Rules',
  plain: 'the usual game',
  options: (count) => (count === 1 ? 'One rule option' : `${count} rule options`),
  optionsBelow: 'Rule options, each under its rules',
  barred: () => 'Greyed options need another number of players.',
  seed: 'Seed: a word that decides the shuffle',
  seedWhy:
    'Any word will do. For the same number of players, the same word deals the same cards again, to you or to a friend.',
  begin: 'Play now',
  open: 'Open a saved record',
  length: 'Length',
  lengths: { deal: 'One deal', short: (deals) => `${deals} deals`, book: 'As in the book' },
  strengths: { random: 'Easy', book: 'By the book', search: 'Strong' },
  worth: (level, amount, unit, isMore, than) =>
    `“${level}” is worth about ${amount} ${unit === 'points' ? (amount === '1' ? 'point' : 'points') : amount === '1' ? 'counter' : 'counters'} a deal ${isMore ? 'more' : 'less'} than “${than}”.`,
  counted: 'The figures',
  ways: { teach: 'Teach me', rules: 'The rules', book: 'The book' },
  set: {
    players: (count) => `${count} players`,
    lengths: {
      deal: 'one deal',
      short: (deals) => (deals === 1 ? 'one deal' : `${deals} deals`),
      book: 'as many deals as in the book',
    },
    strengths: { random: 'easy players', book: 'by the book', search: 'strong players' },
    changed: (count) => (count === 1 ? 'one rule option changed' : `${count} rule options changed`),
  },
  change: 'Change',
  daily: 'Deal of the day',
  needsScript: 'Playing needs JavaScript. The rules and the examples do not.',
  frame: {
    label: (game) => `${game}, in play`,
    tongues: { en: 'English', fr: 'Français' },
    elsewhere: 'This game is open in another tab.',
    goOnHere: 'Continue here',
    back: 'Back',
    dealOf: (deal, deals) => (deals === Infinity ? `Deal ${deal}` : `Deal ${deal} of ${deals}`),
    menu: 'Menu',
    rules: 'Rules',
    leave: 'Leave',
    close: 'Close',
    you: 'You',
    andYou: 'you',
    place: (place, of) => `${ordinal(place)} of ${of}`,
    shared: (place, others) => `${ordinal(place)} with ${others === 1 ? 'another' : `${others} others`}`,
    level: 'all level',
    next: (name) => `next ${name}`,
    standing: 'Standings',
    turnTo: { play: 'Your turn', names: 'Your turn: name a rank', calls: 'Your turn: call a rank' },
    happened: 'What happened',
    wholeDeal: 'The whole deal',
    hint: 'Hint',
    takeBack: 'Take back',
    settings: 'Settings',
    goOn: 'Go on',
    onlyMove: (move) => `There is only one move: ${move}`,
    onTrial: { before: '; ', link: 'on trial it loses' },
    instead: (move) => `Thinking ahead, we would ${move}`,
    byBook: (move) => `The book’s advice: ${move}`,
    byThinking: (move) => `The book gives no advice here. Thinking ahead, we would ${move}`,
    accounts: 'All scores',
    fullScreen: 'Full screen',
    print: 'Print this deal',
    sameDeal: 'The same deal again',
    shortcuts: 'Keys',
    keys: [
      ['← →', 'look back and forward; in the hand, from card to card'],
      ['Home, End', 'the first and the last step'],
      ['Down', 'to your cards'],
      ['Space', 'go on at once'],
      ['H', 'hint'],
      ['U', 'take back'],
      ['L', 'the whole deal'],
      ['S', 'settings'],
      ['M', 'menu'],
      ['F', 'full screen'],
      ['?', 'this list'],
    ],
  },
  end: {
    deal: (deal) => `End of deal ${deal}`,
    game: 'End of the game',
    winsDeal: (who, n, many, you) => (many ? `${who} win ${n} each` : `${who} ${you ? 'win' : 'wins'} ${n}`),
    scoresDeal: (who, n, many, you) => (many ? `${who} score ${n}` : `${who} ${you ? 'score' : 'scores'} ${n}`),
    nobody: 'Nobody wins anything',
    winsGame: (who, n, many, you) => `${who} ${many || you ? 'win' : 'wins'}, with ${n}`,
    yourPlace: (place, of, n) => `You came ${ordinal(place)} of ${of}, with ${n}`,
    outFirst: (who, you) => `${who} ${you ? 'are' : 'is'} the first to have no cards left`,
    losesMost: (who, n, you) => `${who} ${you ? 'lose' : 'loses'} most, ${n}`,
    table: 'What each player won and lost',
    player: 'Player',
    got: 'received',
    paid: 'paid',
    thisDeal: 'this deal',
    inAll: 'in all',
    dealShort: (deal) => `deal ${deal}`,
    counted: 'How the deal ended',
    next: 'Next deal',
    again: 'Play again',
    review: 'Review',
    share: 'Share',
    check: 'Check this deal',
    newEdition: 'A new edition of Snorum is ready. It opens when you leave this game.',
    another: 'Another game',
    shared: (game) => `A game of ${game}`,
  },
  notShared: 'It could not be shared. The menu has a link to copy.',
  seal: {
    sealed: 'A seal against cheating:',
    before:
      'The cards of every deal, the rules and the players are already fixed. This long number, their seal, is worked out from them. If any of them were changed later, it would no longer fit:',
    after:
      'At the end of a deal, press “Check this deal”. The seal is worked out again, the cards are dealt again, and the others’ moves are chosen again without your cards. So you see that nothing was changed, and that nobody looked at your hand.',
    how: 'How the seal works',
    begins: 'Dealing again…',
    waits: (done, all) => `${done} of ${all} moves checked…`,
    failed: 'The check could not be made here. Save the game, and check it with the command.',
    holds: 'Yes:',
    fails: 'No:',
    nobody: 'Nobody peeked.',
    somebody: 'Something is not as it should be.',
    checks: 'These checks were made on your device just now.',
    sameSeal: 'The seal is the one you saw',
    givenAgain: 'The seed (the word that decides the shuffle), the rules, the players and a secret word give it again.',
    otherSeal: 'The lines above the seal give another:',
    unsealed: 'This game has no seal.',
    sameCards: 'The cards are those of the seed',
    dealt: (cards) => `Shuffled and dealt again: the same ${cards} cards, in the same places.`,
    otherCards: 'The cards on the table are not those that the seed gives.',
    sameMoves: 'The others played from what they saw',
    chosenAgain: (moves, who, others) =>
      moves === 1
        ? `The one move of ${who} was chosen again, from the player’s own cards and what all could see. It ${others > 0 ? 'would now be different.' : 'is the same.'}`
        : `Each of the ${moves} moves of ${who} was chosen again, from the player’s own cards and what all could see. ${others > 0 ? `${others} would now be different:` : `All ${moves} are the same.`}`,
    unseen: 'Your cards made no difference',
    exchanged: (choices, repeated, others) =>
      `${repeated === choices ? (choices === 1 ? 'For their one choice' : `For each of their ${choices} choices`) : `For ${repeated} of their ${choices} choices`}, the cards that the player could not see were exchanged for others just as possible. ${others > 0 ? `${others} would then be different:` : repeated === 1 ? 'It is the same.' : 'All are the same.'}`,
    instead: (who, move, chosen) => `${who}: “${move}” in the game, “${chosen}” now.`,
    without: 'Check it without us',
    save: 'Save the game, and run this on a computer of your own:',
    needs: 'It needs only the file and our open code, and prints the same checks.',
    download: 'Save this game',
  },
  review: {
    waits: 'Reviewing your choices…',
    none: 'You had nothing to choose.',
    nothing: 'Nothing you chose cost you anything.',
    costly: (choices, total, isExact) =>
      isExact
        ? `${choices === 1 ? 'One' : choices} of your cards cost ${total} point${total === '1' ? '' : 's'}${choices > 1 ? ' in all' : ''}.`
        : `${choices === 1 ? 'One' : choices} of your choices cost about ${total}${choices > 1 ? ' in all' : ''}.`,
    step: (deal, step) => `Deal ${deal}, step ${step}`,
    trick: (deal, trick) => `Deal ${deal}, trick ${trick}`,
    did: (move) => `You chose: ${move}.`,
    other: (name, move) => `${name} chose: ${move}.`,
    same: 'We would do the same.',
    sameAsBook: 'The book says the same',
    book: (move) => `The book says: ${move}`,
    search: (move) => `Thinking ahead, we would: ${move}`,
    free: (list) => `${list} would have cost nothing.`,
    between: (from, to) => `The cost is between ${from} and ${to}.`,
    level: 'The search finds no clear difference.',
    show: 'Show on the table',
    others: (choices) => (choices === 1 ? 'One choice that cost nothing' : `${choices} choices that cost nothing`),
    mistakes: 'The others’ mistakes',
    counted: 'How this is counted',
    intro:
      'Each choice is compared with the book’s advice; where the book is silent, or its advice lost on trial, with what our search would do.',
    bounds: (worlds) =>
      `Costs are averages over ${worlds} deals that fit what you had seen, finished at random, with 95% intervals.`,
  },
  choices: {
    others: {
      name: 'The others play',
      values: { paced: 'one at a time', wait: 'when I tap', fast: 'fast' },
    },
    sound: { name: 'Sounds', values: { off: 'off', on: 'on' } },
    size: { name: 'My cards', values: { usual: 'normal', large: 'larger' } },
    hand: { name: 'I hold the device', values: { right: 'in the right hand', left: 'in the left hand' } },
    keys: { name: 'Keyboard shortcuts', values: { on: 'on', off: 'off' } },
  },
};

/** Ordinal numbers in words, up to the twelfth. */
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
function ordinal(place: number): string {
  return ORDINALS[place - 1] ?? `${place}th`;
}
