import { cards, list, points, the } from '../../narration/english.ts';
import type { CassinoWords, Reckoned } from './words.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four'];
const drawn = (draws: readonly (readonly [s: string, c: string])[]): string =>
  list(draws.map(([s, c]) => `${the(c)} for ${s}`));
const groupsOf = (groups: readonly (readonly string[])[]): string =>
  list(groups.map(([first, ...rest]) => `${the(first!)} with ${list(rest.map(the))}`));

const reckonedFor = ({ what, number }: Reckoned): string => {
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
    pile: (n) => `${cards(n)} taken`,
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
  drewAgain: (draws) => `${list(draws.map(([s]) => s))}, level, draw again: ${drawn(draws)}`,
  partners: (party) => `${list(party)}, with the two lowest cards, are partners`,
  lowestDeals: (s, n) => `${s}, with the lowest card, deals ${cards(n)} to each player`,
  passesTo: (s, n) => `the deal passes to ${s}, who deals ${cards(n)} to each player`,
  playOn: (s, n) => `the highest are level, and play on: ${s} deals ${cards(n)} to each player`,
  toTable: (laid) => `and ${laid.length} face up to the table: ${list(laid.map(the))}`,
  dealsMore: (s, n) => `${s} deals ${n} more ${n === 1 ? 'card' : 'cards'} to each player`,

  newBoard: (s, c) => `${s} plays ${the(c)} to the empty table`,
  plays: (s, c) => `${s} plays ${the(c)}`,
  takes: (taken) => `and takes ${list(taken.map(the))}`,
  combines: (groups) => `and takes ${groupsOf(groups)}`,
  besides: (groups) => `besides ${groupsOf(groups)}`,

  sweeps: (s) => `${s} sweeps the table`,
  gathers: (s, n) => `${s}, the last to take, gathers the ${n === 1 ? 'card that is' : `${n} cards that are`} left`,
  scores: (party, n) => (party.length === 0 ? `and scores ${points(n)}` : `${points(n)} for ${list(party)}`),
  scoresNoMore: (party, n) =>
    party.length === 0 ? `and scores ${points(n)}, no more` : `${points(n)} and no more for ${list(party)}`,
  willCount: (n) => `which will count ${points(n)}`,

  counted: 'the deal is counted',
  nobodyTook: 'nobody has taken a card in the whole deal, so nobody gets those on the table',
  reckons: (to) =>
    to
      .map(
        ([party, reckoned]) =>
          `${list(party)} ${party.length === 1 ? 'has' : 'have'} ${reckonedFor(reckoned)}: ${points(reckoned.points)}`,
      )
      .join('; '),
  totals: (counts) => `points of the deal: ${counts.map(([party, total]) => `${list(party)} ${total}`).join(', ')}`,
  difference: (party, more, less) =>
    `${list(party)} ${party.length === 1 ? 'scores' : 'score'} the difference: ${more} − ${less} = ${points(more - less)}`,
  asMany: 'and each scores as many',
  lessLowest: (least, scored) =>
    `${least === 0 ? 'the lowest has nothing to take off' : `the ${points(least)} of the lowest ${least === 1 ? 'is' : 'are'} taken off`}: ${list(
      scored.map(([s, n], i) => (i === 0 ? `${s} scores ${points(n)}` : `${s} ${n}`)),
    )}`,
  lessOthers: (s, others, n) =>
    others === 0 ? `${s} scores them all` : `less the ${others} of the two others, ${s} scores ${points(n)}`,
  level: 'that is level, and neither scores',
  othersReach: 'the two lowest together are not below the highest, and nobody scores',
  nobodyScores: 'nobody scores',
  wins: (party, n) => `${list(party)} ${party.length === 1 ? 'wins' : 'win'} the game with ${points(n)}`,

  exposes: (dealer, s, c) =>
    `${dealer}, in dealing, exposes ${the(c)}, which is ${dealer === s ? 'the dealer’s own' : `${s}’s`}`,
  forfeited: 'the deal is forfeited',
  mustTake: (s) => `${s} has to take it`,
};
