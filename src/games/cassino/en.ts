import { formatCardCount, formatList, formatPointCount, withThe } from '../../narration/english.ts';
import type { CassinoWords, ScoredItem } from './words.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four'];
const drawn = (draws: readonly (readonly [s: string, c: string])[]): string =>
  formatList(draws.map(([s, c]) => `${withThe(c)} for ${s}`));
const groupsOf = (groups: readonly (readonly string[])[]): string =>
  formatList(groups.map(([first, ...rest]) => `${withThe(first!)} with ${formatList(rest.map(withThe))}`));

const reckonedFor = ({ what, number }: ScoredItem): string => {
  switch (what) {
    case 'great':
      return 'Great Cassino';
    case 'little':
      return 'Little Cassino';
    case 'aces':
      return number === 1 ? 'an ace' : `${NUMBERS[number]} aces`;
    case 'spades':
      return `${number} of the 13 spades`;
    case 'cards':
      return `${number} of the 52 cards`;
    case 'sweeps':
      return number === 1 ? 'a sweep' : `${NUMBERS[number] ?? number} sweeps`;
  }
};

export const words: CassinoWords = {
  table: {
    pile: (n) => `${formatCardCount(n)} taken`,
    takes: (s) => `${s} takes`,
    gathers: (s) => `${s} gathers`,
    taken: 'Taken and scored',
    cards: 'Cards',
    spades: 'Spades',
    worth: 'Worth points:',
    sweeps: 'Sweeps',
    score: 'Score',
    count: 'Points of the deal',
    total: 'Total',
    reckoned: {
      great: 'Great Cassino',
      little: 'Little Cassino',
      aces: 'Aces',
      spades: 'Spades',
      cards: 'Cards',
      sweeps: 'Sweeps',
    },
  },

  drewForPartners: (draws) => `cards are drawn for partners: ${drawn(draws)}`,
  drewAgain: (draws) => `${formatList(draws.map(([s]) => s))}, level, draw again: ${drawn(draws)}`,
  partners: (party) => `${formatList(party)}, with the two lowest cards, are partners`,
  lowestDeals: (s, n) => `${s}, with the lowest card, deals ${formatCardCount(n)} to each player`,
  passesTo: (s, n) => `the deal passes to ${s}, who deals ${formatCardCount(n)} to each player`,
  playOn: (s, n) => `the highest are level, and play on: ${s} deals ${formatCardCount(n)} to each player`,
  toTable: (laid) => `and ${laid.length} face up to the table: ${formatList(laid.map(withThe))}`,
  dealsMore: (s, n) => `${s} deals ${n} more ${n === 1 ? 'card' : 'cards'} to each player`,

  newBoard: (s, c) => `${s} plays ${withThe(c)} to the empty table`,
  plays: (s, c) => `${s} plays ${withThe(c)}`,
  takes: (taken) => `and takes ${formatList(taken.map(withThe))}`,
  combines: (groups) => `and takes ${groupsOf(groups)}`,
  besides: (groups) => `and also ${groupsOf(groups)}`,

  sweeps: (s) => `${s} sweeps the table`,
  gathers: (s, n) => `${s}, the last to take, gathers the ${n === 1 ? 'card that is' : `${n} cards that are`} left`,
  scores: (party, n) =>
    party.length === 0 ? `and scores ${formatPointCount(n)}` : `${formatPointCount(n)} for ${formatList(party)}`,
  scoresNoMore: (party, n) =>
    party.length === 0
      ? `and scores ${formatPointCount(n)}, no more`
      : `${formatPointCount(n)} and no more for ${formatList(party)}`,
  willCount: (n) => `which will count ${formatPointCount(n)}`,

  counted: 'the deal is counted',
  nobodyTook: 'nobody has taken a card in the whole deal, so nobody gets those on the table',
  reckons: (to) =>
    to
      .map(
        ([party, reckoned]) =>
          `${formatList(party)} ${party.length === 1 ? 'has' : 'have'} ${reckonedFor(reckoned)}: ${formatPointCount(reckoned.points)}`,
      )
      .join('; '),
  totals: (counts) =>
    `points of the deal: ${counts.map(([party, total]) => `${formatList(party)} ${total}`).join(', ')}`,
  difference: (party, more, less) =>
    `${formatList(party)} ${party.length === 1 ? 'scores' : 'score'} the difference: ${more} − ${less} = ${formatPointCount(more - less)}`,
  asMany: 'and each scores as many',
  lessLowest: (least, scored) =>
    `${least === 0 ? 'the lowest score is 0, so nothing is subtracted' : `the lowest score, ${least}, is subtracted from the others`}: ${formatList(
      scored.map(([s, n], i) => (i === 0 ? `${s} scores ${formatPointCount(n)}` : `${s} ${n}`)),
    )}`,
  lessOthers: (s, others, n) =>
    others === 0 ? `${s} scores them all` : `less the ${others} of the two others, ${s} scores ${formatPointCount(n)}`,
  level: 'that is level, and neither scores',
  othersReach: 'the two lowest together are not below the highest, and nobody scores',
  nobodyScores: 'nobody scores',
  wins: (party, n) =>
    `${formatList(party)} ${party.length === 1 ? 'wins' : 'win'} the game with ${formatPointCount(n)}`,

  exposes: (dealer, s, c) =>
    `${dealer}, in dealing, exposes ${withThe(c)}, which is ${dealer === s ? 'the dealer’s own' : `${s}’s`}`,
  forfeited: 'the deal is forfeited',
  mustTake: (s) => `${s} has to take it`,
};
