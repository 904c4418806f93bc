import { suitName } from '../../i18n/cards.ts';
import { formatCounters } from '../../narration/accounts.ts';
import { formatCardCount, formatList, formatPointCount, withThe } from '../../narration/english.ts';
import type { ManilleWords } from './words.ts';

const suit = (letter: string): string => suitName(letter, 'en');
const both = (camp: string): string => formatList(camp.split('+'));
/** Lists the seats of a side in short form, for headings. */
const seats = (camp: string): string => camp.split('+').join(', ');
/** Says that a player has no more cards of the suit led; an empty suit means trumps. */
const outOf = (s: string, its: string): string => `${s}, out of ${its ? suit(its) : 'trumps'},`;
const GAMES = ['', 'first ', 'second ', 'third '];

export const words: ManilleWords = {
  table: {
    trick: 'The trick',
    takes: 'takes the trick',
    says: (its) => `“${suit(its)}”`,
    turnUp: 'Turn-up',
    trumps: (its) => `${suit(its)} are trumps`,
    camps: 'The two sides',
    camp: seats,
    tricks: 'Tricks',
    taken: 'Worth',
    marked: 'Score',
    games: 'Games',
    exposed: 'face up',
  },
  twoKings: (n, kings) =>
    `${formatCardCount(n)} are dealt for partners: ${kings.map(([s, c], i) => `${withThe(c)} ${i === 0 ? 'falls ' : ''}to ${s}`).join(', ')}`,
  fourKings: (n, red, black) =>
    `${formatCardCount(n)} are dealt for partners: the red kings fall to ${formatList(red)}, the black to ${formatList(black)}`,
  twiceKing: (n, s) => `${formatCardCount(n)} are dealt for partners, but two kings fall to ${s}: all begin again`,
  drawsAgain: (draws) =>
    `${formatList(draws.map(([s]) => s))} are level and draw again: ${formatList(draws.map(([s, c]) => `${withThe(c)} for ${s}`))}`,
  sits: ([a, b, c, d]) => `${a} and ${c} sit opposite each other, and so do ${b} and ${d}`,
  deals: (s, first, again) =>
    `${s} deals ${again ? 'again, ' : ''}four cards at a time, beginning on the right with ${first}`,
  turnsUp: (s, c) => `${s} turns up ${withThe(c)}, which makes ${suit(c.slice(-1))} trumps`,
  turnUpBrings: (camp, n) => `and brings ${both(camp)} ${formatPointCount(n)}`,
  takesUp: (s, c) => `${s} takes up ${withThe(c)} from the table`,

  leads: (s, c) => `${s} leads ${withThe(c)}`,
  leadsNext: (s, c) => `${s} leads ${withThe(c)}`,
  follows: (s, c) => `${s} follows with ${withThe(c)}`,
  beats: (s, c) => `${s} goes higher, with ${withThe(c)}`,
  followsPartner: (s, c, p, yet) =>
    `${s} follows with ${withThe(c)}; no need to go higher, partner ${p} is winning${yet ? ' so far' : ''}`,
  beatsPartner: (s, c, p) => `${s} goes higher, with ${withThe(c)} (not required: partner ${p} was winning)`,
  ruffsPartner: (s, c, p, its, yet) =>
    `${outOf(s, its)} ruffs with ${withThe(c)} (not required: partner ${p} was winning${yet ? ' so far' : ''})`,
  discardsPartner: (s, c, p, its) => `${outOf(s, its)} discards ${withThe(c)}, since ${p} is winning`,
  followsRuff: (s, c) => `${s} follows with ${withThe(c)}; no need to go higher, the trick has been ruffed`,
  ruffs: (s, c, its) => `${outOf(s, its)} ruffs with ${withThe(c)}`,
  overruffs: (s, c, its) => `${outOf(s, its)} overruffs with ${withThe(c)}`,
  underruffs: (s, c, its) => `${outOf(s, its)} plays a lower trump, ${withThe(c)}`,
  discards: (s, c, its) => `${outOf(s, its)} discards ${withThe(c)}`,
  discardsWithoutTrump: (s, c, its) =>
    its
      ? `${s}, with neither ${suit(its)} nor trumps, discards ${withThe(c)}`
      : `${outOf(s, its)} discards ${withThe(c)}`,
  takesTrick: (s, values) =>
    values.length === 0
      ? `${s} takes the trick, without a card that counts: 1 point`
      : `${s} takes the trick: ${formatList([...values, 1].map(String))} make ${values.reduce((a, b) => a + b, 1)}`,

  counted: (camp, n, tricks, together) =>
    `${both(camp)} have ${formatPointCount(n)} in cards and ${tricks} for tricks, ${together} together`,
  excess: (camp, n) => `${both(camp)} score the excess over 34: ${34 + n} − 34 = ${formatPointCount(n)}`,
  vole: (camp) => `${both(camp)} take every trick, which is the vole`,
  voleBrings: (n) => `and score ${formatPointCount(n)}`,
  nullCoup: 'each side has 34, and nobody scores',
  winsGame: (camp, n, game, unplayed) =>
    `${both(camp)} have ${formatPointCount(n)} and win the ${GAMES[game]}game${unplayed ? ' before a card is played' : ''}`,
  winsMatch: 'and with it the rubber',
  anew: (had) =>
    `a new game begins, and the points of the last no longer count: ${formatList(had.map(([camp, n]) => `${formatCounters(n)} for ${both(camp)}`))}`,
  bound: (coups) => `${coups} deals have been played, and the game is stopped there`,
  ahead: (seats) => (seats.length === 0 ? 'neither side is ahead' : `${formatList(seats)} are ahead, and win`),

  mark: (camp, n) => `${both(camp)} score ${formatPointCount(n)}`,
  loses: (camp, n) => `${both(camp)} lose ${formatPointCount(n)} of their score`,
  turnUpStruck: (n) =>
    `${n === 1 ? 'the point' : `the ${formatPointCount(n)}`} of the turn-up no longer ${n === 1 ? 'counts' : 'count'}`,
  coupEnds: 'and the deal ends there',
  coupVoid: 'and the deal is void',
  dealLost: 'the deal is lost',

  outOfTurn: (s, c) => `${s} plays ${withThe(c)} out of turn`,
  renounces: (s, c, its) =>
    `${s} revokes: ${its ? `with ${suit(its)} in hand` : 'having to ruff'}, ${s} plays ${withThe(c)}`,
  falseRuff: (s, c, its) =>
    `${s} makes a false ruff: ${its ? `with ${suit(its)} in hand` : 'having to discard'}, ${s} plays ${withThe(c)}`,
  underForces: (s, c, trump) =>
    trump
      ? `${s} plays too low a trump: ${withThe(c)}`
      : `${s} plays too low: able to beat the card, ${s} plays ${withThe(c)}`,
  twoCards: (s, under, upper) => `${s} plays two cards at once, ${withThe(under)} under ${withThe(upper)}`,
  chooses: (s, c) => `${s} chooses ${withThe(c)}`,
  onlyThisOne: (s, c) => `of the two, ${s} could play only ${withThe(c)}`,
  takesBack: (s, c) => `${s} takes back ${withThe(c)}`,
  threeCards: (s, c) => `${s} picks up three cards for a trick, and leads ${withThe(c)}`,
  twoTricks: (s, c) => `${s} leads ${withThe(c)} with two tricks still lying on the table`,
  looks: (s) => `${s} looks at a folded trick`,
  miscounts: (s) => `${s} has been playing with too many cards, or too few`,
  misdealtTo: (s, dealer) => `${s}, before playing, finds too many cards in hand, or too few: ${dealer} has misdealt`,
  faced: (s) => `${s} finds a card face up in the pack`,
  misdeals: (s, when) =>
    ({
      before: `${s} notices a misdeal before turning up a card`,
      after: `${s} notices a misdeal only after turning up a card`,
      peeked: `${s}, having looked at the bottom card, has misdealt`,
    })[when],
  asks: (s, p) => `${s} asks to see the hand of ${p}`,
  handLies: 'which lies open until the end of the deal',
  falseStatement: (s, its) => `${s} claims to have ${suit(its)}, and has none`,
  shows: (dealer, c, s, whose) =>
    `while dealing, ${dealer} exposes ${withThe(c)}, ${
      {
        own: 'a card of the dealer’s own: the deal stands',
        partner: `which belongs to ${s}, the dealer’s partner: the deal stands`,
        adversary: `which belongs to ${s}, an opponent`,
      }[whose]
    }`,
  holdsGood: (s) => `${s} lets the deal stand`,
  wantsNewDeal: (s) => `${s} has the deal begun again`,
  announces: (s, c, its, leads) => `${s} announces ${suit(its)}, but ${leads ? 'leads' : 'plays'} ${withThe(c)}`,
  demandsSuit: (s) => `${s} insists on the suit announced`,
  demandsNothing: (s) => `${s} demands nothing`,
  cardStands: (s) => `the card of ${s} stands`,
  cannotDemand: (s, its) => `${s} can play no ${suit(its)}, and the card stands`,
};
