import { cardName, rankName } from '../i18n/cards.ts';
import { type Tongue } from './tongue.ts';

const the = (card: string) => cardName(card, 'en', 'the');
const counters = (n: number) => `${n} counter${n === 1 ? '' : 's'}`;
const cards = (n: number) => `${n} card${n === 1 ? '' : 's'}`;
const list = (items: readonly string[], last = 'and') =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
/** A box by its card; the seven of diamonds by its name in the game. */
const box = (card: string, nain: string) => (card === '7D' ? `the ${nain}` : the(card));
const choice = (legal: readonly string[] = []) => list(legal.map(the), 'or');

export const en: Tongue = {
  lang: 'en',
  table: {
    label: 'The table',
    first: 'First step',
    back: 'Step back',
    play: 'Play',
    pause: 'Pause',
    next: 'Next step',
    last: 'Last step',
    step: 'Step',
    stepOf: (step, steps) => `Step ${step} of ${steps}`,
    article: (number) => `Article ${number}`,
    seat: 'Seat',
    hand: 'Hand',
    pool: 'Pool',
    points: 'Points',
    deal: (number) => `Deal ${number}`,
    deals: (seat) => `${seat} deals`,
    dealer: 'dealer',
    out: 'out',
    example: 'Example',
    examples: 'Each example on a page of its own',
    view: 'What is shown',
    views: ['Table', 'Step by step', 'Accounts'],
    atStart: 'At the start',
    afterDeal: (number) => `After deal ${number}`,
    atEnd: 'At the end',
    account: 'Account',
    together: 'All together',
    toPlay: 'to play',
    laid: 'laid',
    supplied: 'In brackets: cards supplied by the editors.',
    pays: 'Pays',
    bete: 'Bête',
    settlement: 'What each of the others pays',
    board: 'The board',
    run: 'The run',
    fault: 'This record cannot be played:',
  },
  nain: 'dwarf',
  lindor: 'lindor',
  semicolon: ';',
  received: (n) => `each player receives ${counters(n)}`,
  turnedUp: (s, c) => `${s} turns up ${the(c)}`,
  drew: (draws) => `cards drawn for the deal: ${list(draws.map(([s, c]) => `${the(c)} for ${s}`))}`,
  deals: (s, n) => `${s} deals ${cards(n)} to each player`,
  dealsNone: (seats) => `none to ${list(seats)}, out of the game`,
  aside: (n) => `${n} ${n === 1 ? 'is' : 'are'} left in the talon`,
  stakes: (s, n, boxes, nain) =>
    `${s || 'each player'} stakes ${counters(n)}: ${list(boxes.map(([each, c]) => `${each} on ${box(c, nain)}`))}`,
  holds: (s, c, n, nain) => `${s} has ${the(c)} in hand and draws ${counters(n)} from the box of ${box(c, nain)}`,

  leads: (s, c) => `${s} leads ${the(c)}`,
  afresh: (s, c) => `${s} starts afresh with ${the(c)}`,
  afterStop: (s, c) => `nobody can go on, and ${s} starts afresh with ${the(c)}`,
  intervenes: (s, c) => `${s} cannot pair, and lays ${the(c)}`,
  lays: (s, c) => `${s} lays ${the(c)}`,
  pairs: (s, c, call) => `${s} lays ${the(c)} and says “${call}”`,
  goesOn: (s, c) => `${s} goes on with ${the(c)}`,
  supplies: (s, c) => `${s} supplies ${the(c)}`,
  takesUp: (s, c) => `${s} continues the run with ${the(c)}`,
  nainFor: (s, c) => `${s} lays the dwarf in place of ${the(c)}`,
  nainAsSeven: (s) => `${s} lays the dwarf as the seven after the six`,
  keepsNain: (s) => `${s} keeps the dwarf back`,
  passes: (s) => `${s} passes`,
  misplays: (s, c, missed) => `${s} should have paired ${rankName(missed, 'en', 'the')}, but lays ${the(c)}`,
  claims: (s) => `${s} claims the penalty for the missed pair`,

  hoc: (s, c, held) => `${c && `nobody ${held ? 'lays' : 'has'} ${the(c)}: `}${s} makes hoc`,
  eachPays: (n) => `and each of the others pays ${counters(n)}`,
  takesBox: (n) => `and takes the ${n === 1 ? 'counter' : counters(n)} on its box`,
  pays: (s, to, n) => `${s} pays ${counters(n)} to ${to || 'the pool'}`,
  paysLast: (s, n) => `${s} cannot pay in full: the last ${n === 1 ? 'counter goes' : `${counters(n)} go`} to the pool`,
  owes: (s, n) => `${s} pays ${counters(n)} to the pool, more than was left`,
  paysDouble: (s, n) => `${s} pays double, ${counters(n)}, to the pool`,
  paysFlat: (s, n) => `${s} pays a fixed penalty of ${counters(n)} to the pool`,
  paysAsIf: (s, n) => `${s} pays ${counters(n)} to the pool, as if paired`,

  outOfGame: (s) => `${s}, without counters, is out of the game`,
  handsIn: (n) => `and hands in ${cards(n)}`,
  outOfCards: (s) => `${s} has no cards left`,
  opera: (s) => `nobody else has laid a card: ${s} has made an opéra`,
  counted: (s, n, unit) => `${s} has ${unit === 'cards' ? cards(n) : `${n} point${n === 1 ? '' : 's'}`} in hand`,
  paysHand: (to, n, why) =>
    `and pays ${counters(n)} to ${to}${
      { '': '', 'nain.double': ', double for the dwarf', opera: ', double at an opéra' }[why as string] ??
      ', four times for the dwarf at an opéra'
    }`,
  bete: (s, c, n, nain) => `${s} kept ${box(c, nain)}: a bête of ${counters(n)} on its box`,
  sweeps: (s, n) => `${s} sweeps the board of ${counters(n)}`,

  stopped: 'the deal stops there',
  exhausted: 'every card has been laid',
  ended: 'that was the last deal',
  shares: (shares) => `what is left on the board is shared: ${list(shares.map(([n, s]) => `${n} to ${s}`))}`,
  lastIn: (s) => `${s} alone has counters left, wins the game`,
  takesPool: (n) => `and takes the pool of ${counters(n)}`,
  most: (seats) =>
    seats.length === 1
      ? `${seats[0]} has the most counters and wins the game`
      : `${list(seats)} are level with the most counters and win the game together`,
  newGame: (s) => `${s}, the first out, would deal a new game`,

  refused: {
    'deal-over': () => 'The deal is over.',
    'not-your-turn': ({ seat, toMove }) => `It is not the turn of ${seat}${toMove ? `: ${toMove} is to play` : ''}.`,
    'not-in-hand': ({ seat, card }) => `${seat} does not hold ${card ? the(card) : 'that card'}.`,
    'must-pair': ({ seat, legal }) => `${seat} can pair the card just laid, and must: ${choice(legal)}.`,
    'must-continue': ({ seat, legal }) => `${seat} must go on with the run: ${choice(legal)}.`,
    'must-supply': ({ seat, legal }) => `${seat} is asked for ${choice(legal)} and may lay nothing else.`,
    'no-pass': ({ seat, legal }) => `${seat} may not pass: ${choice(legal)} can be laid.`,
    'nothing-to-claim': () => 'There is no missed pair whose penalty could be claimed.',
    'must-follow': ({ seat, legal }) => `${seat} must follow suit: ${choice(legal)}.`,
    'must-beat': ({ seat, legal }) => `${seat} can beat the card that is winning, and must: ${choice(legal)}.`,
    'must-trump': ({ seat, legal }) => `${seat} must trump: ${choice(legal)}.`,
    'must-discard': ({ seat, legal }) => `${seat} must throw another suit away: ${choice(legal)}.`,
    'must-answer': ({ seat }) => `${seat} is asked for something else.`,
    irregular: ({ seat }) => `That is a fault, and ${seat} would be punished for it.`,
    'no-fault': ({ seat }) => `That fault is not open to ${seat} now.`,
    'must-name': ({ seat }) => `${seat} must name the card that is to speak.`,
    'must-call': ({ seat }) => `${seat} speaks, and must call for a card.`,
    'already-shown': () => 'That card has been shown already.',
    'wrong-word': () => 'That is not the word that is due.',
    'must-capture': ({ seat }) => `${seat} can take cards with that one, and may not just lay it.`,
    'must-take-all': ({ seat }) => `${seat} must take more with that card.`,
    'does-not-combine': () => 'That card cannot take these.',
    'may-not-expose': ({ seat }) => `${seat} may not show a card now.`,
  },
};
