/** What is asked of Pope Joan. */
import { type Player, randomPlayer, seeing } from '../../bots/players.ts';
import { type Card, PACK_SIZE, rankOf, suitOf } from '../../cards.ts';
import { EVENT, type Listener } from '../../events.ts';
import type { Table } from '../../game.ts';
import { NOBODY } from '../../hands.ts';
import { aheadBy } from '../../lab/ahead.ts';
import { alone, counters, gainOf, isGood, THE_ONE } from '../../lab/one-seat.ts';
import { type Cell, cellsOf, MEAN, MORE, type Question, SHARE } from '../../lab/question.ts';
import { dealtIn, playTrial, type Setting } from '../../lab/trials.ts';
import type { Observation } from '../../observation.ts';
import { ALL, type Heeded } from '../stops-family/book.ts';
import { KING } from '../stops-family/table.ts';
import { DRESS, GAME_BOX, honourBox, PACK, POPE } from './board.ts';
import { book, heeding } from './book.ts';
import { popeJoan } from './index.ts';

// Five is the number of players in the hand that the book plays through (BW91.pope.hand).
const DEAL: Setting = { game: popeJoan, seats: 5, whole: 'deal' };
const BY_FIVE = cellsOf(DEAL, { random: 40_000, book: 40_000 });

const NOTHING: Heeded = { atOnce: false, stops: false, below: false, last: false, aces: false };

/** What the one seat follows whatever is tried: all the rest where the others go by the book, nothing where they play at random. */
const besides = ({ manner }: Cell): Heeded => (manner === 'book' ? ALL : NOTHING);

/** Two ways of playing that differ in this alone. */
const withAndWithout = (cell: Cell, followed: Partial<Heeded>, left: Partial<Heeded>) => ({
  tried: heeding({ ...besides(cell), ...followed }),
  than: heeding({ ...besides(cell), ...left }),
});

/** A compartment has grown considerably when it holds three times what is laid on it for a deal. */
const GROWN = 3;

/** The same player, who has not looked at the spare hand. */
const withoutLooking =
  (player: Player): Player =>
  (seen, random) =>
    player({ ...seen, privy: [] }, random);

/** What he plays whose way is not tried. */
const usual = ({ manner }: Cell): Player => (manner === 'book' ? book : randomPlayer);

/** He who keeps Pope plays it only when nothing else may be played. */
const keeping =
  (player: Player): Player =>
  (seen, random) => {
    const rest = seen.legal.filter((move) => move !== POPE);
    return player(rest.length > 0 ? { ...seen, legal: rest } : seen, random);
  };

/** He leads Pope as soon as he may. */
const leading =
  (player: Player): Player =>
  (seen, random) =>
    seen.legal.includes(POPE) ? { move: POPE } : player(seen, random);

/**
 * The court cards of trumps that may be led, are worth a grown compartment, and have a lower card of trumps in the same hand;
 * that on which most lies comes first.
 */
const worthLeading = ({ legal, balance, seats, turnUp, hand }: Observation): readonly Card[] => {
  const trumps = (card: Card): boolean => card < PACK_SIZE && turnUp !== undefined && suitOf(card) === suitOf(turnUp);
  const on = (card: Card): number => balance[seats + honourBox(card, 'eight')]!;
  const cards = legal.filter(
    (card) => trumps(card) && rankOf(card) > KING - COURTS && hand.some((other) => trumps(other) && other < card),
  );
  return cards.filter((card) => on(card) >= GROWN * DRESS[honourBox(card, 'eight')]!).sort((a, b) => on(b) - on(a));
};
/** King, queen and knave. */
const COURTS = 3;

/** Tells what each seat has on its account, as all that is paid is heard, and when a deal or the game has ended. */
const accountsOf = (seats: number, ended: (has: Int32Array, deals: number) => void): Listener => {
  const has = new Int32Array(seats + GAME_BOX + 1);
  let deals = 0;
  return (kind, from, to, amount) => {
    if (kind === EVENT.paid) {
      has[from]! -= amount;
      has[to]! += amount;
    }
    // What is left on the board is shared after the end.
    if (kind !== EVENT['took-deal'] && kind !== EVENT.ended) return;
    if (deals > 0) ended(has, deals);
    deals += 1;
  };
};

/**
 * What the one seat has at the end of the first deal in which he might lead a card that is worth it: he does, or plays as ever
 * but for such cards. `null` where it does not come to that in the whole game.
 */
const afterThatDeal = (cell: Cell, seed: string, i: number, leads: boolean): number | null => {
  let now = 0;
  let arose = false;
  let after: number | null = null;
  const player = usual(cell);
  const watched: Player = (seen, random) => {
    const worth = worthLeading(seen);
    arose ||= worth.length > 0;
    if (worth.length === 0) return player(seen, random);
    if (leads) return { move: worth[0]! };
    return player({ ...seen, legal: seen.legal.filter((move) => !worth.includes(move)) }, random);
  };
  const hear = accountsOf(cell.setting.seats, (has) => {
    now = has[THE_ONE]!;
    if (arose) after ??= now;
  });
  playTrial(cell, seed, i, hear, alone(seeing(watched), seed, i));
  return after;
};

/** How many of the cards that are dealt to players stop a run: nobody has the next. */
const stopsDealt = (cell: Cell, seed: string, i: number): number => {
  let stops: number | undefined;
  playTrial(cell, seed, i, null, (_seat, { hands: { owner } }) => {
    stops ??= PACK.filter(
      (card) => owner[card] !== NOBODY && (rankOf(card) === KING || owner[card + 1] === NOBODY),
    ).length;
    return undefined;
  });
  return stops!;
};

/** Pope Joan by another rule, or by others. */
const by = (cell: Cell, readings: Readonly<Record<string, string>>): Cell => ({
  ...cell,
  setting: { ...cell.setting, readings: { ...cell.setting.readings, ...readings } },
});

/** What the seat so many places to the left of the first dealer has more than the others, all together. */
const ahead = ({ balance, seats }: Table, i: number, place: number): number =>
  aheadBy(balance.subarray(0, seats), (i + place) % seats);

/** A number that can be divided among three to eight. */
const STOPS_SHARED = 840;

/** As few as three, as many as eight, and the five of the book. */
const TABLES = [3, 5, 8] as const;
/** A number that is so many times over the number of others at each of them. */
const OTHERS = 28;

const HALF = 1 / 2;

export const questions: readonly Question[] = [
  isGood({
    id: 'PJ-C1',
    article: 'BW91.pope.lead-at-once',
    cells: BY_FIVE,
    ways: (cell) => withAndWithout(cell, { atOnce: true }, { atOnce: false }),
    worth: counters,
  }),
  isGood({
    id: 'PJ-C2',
    article: 'BW91.pope.hand.knave',
    cells: BY_FIVE,
    ways: (cell) => withAndWithout(cell, { stops: true, below: true }, { stops: true, below: false }),
    worth: counters,
  }),
  isGood({
    id: 'PJ-C3',
    article: 'BW91.pope.known-stops',
    cells: BY_FIVE,
    ways: (cell) => withAndWithout(cell, { stops: true, below: true }, { stops: false }),
    worth: counters,
  }),
  isGood({
    id: 'PJ-C4',
    article: 'BW91.pope.hand.end',
    cells: cellsOf(DEAL, { random: 100_000 }),
    ways: (cell) => withAndWithout(cell, { last: true }, { last: false }),
    worth: counters,
  }),
  {
    id: 'PJ-C5',
    article: 'BW91.pope.study-board',
    // Three rounds, in which the compartments have time to grow.
    cells: cellsOf({ ...DEAL, whole: 'game', readings: { rounds: '3' } }, { random: 60_000, book: 60_000 }),
    ...MORE,
    ask: (cell, seed, i) => {
      const tried = afterThatDeal(cell, seed, i, true);
      return tried === null ? null : tried - afterThatDeal(cell, seed, i, false)!;
    },
  },
  {
    id: 'PJ-C6',
    article: 'BW91.pope.carry.grows',
    cells: cellsOf({ ...DEAL, whole: 'game' }, { random: 4_000, book: 4_000 }),
    ...SHARE,
    holds: 'above',
    bound: 1 / 20,
    ask: (cell, seed, i) => {
      const { seats } = cell.setting;
      const on = new Int32Array(GAME_BOX + 1);
      let grown = 0;
      playTrial(cell, seed, i, (kind, from, to, amount) => {
        if (kind !== EVENT.paid) return;
        if (from >= seats) on[from - seats]! -= amount;
        if (to >= seats) on[to - seats]! += amount;
        if (to >= seats && to - seats !== GAME_BOX && on[to - seats]! >= GROWN * DRESS[to - seats]!) grown = 1;
      });
      return grown;
    },
  },
  {
    id: 'PJ-C7',
    article: 'BW91.pope.deal.eight',
    cells: cellsOf({ ...DEAL, seats: 8 }, { random: 40_000, book: 40_000 }),
    ...MEAN,
    unit: 1 / 7,
    holds: 'within',
    bound: HALF,
    // What the first to lead has more than the others with ten cards in the spare hand, less what he has with two set apart.
    ask: (cell, seed, i) => {
      const firstHas = (stops: string): number => ahead(playTrial(by(cell, { stops }), seed, i), i, 1);
      return firstHas('spare-hand') - firstHas('remainder');
    },
  },
  {
    id: 'PJ-C8',
    article: 'BW91.pope.limited-stops.best',
    cells: [3, 4, 6, 7, 8].flatMap((seats) => cellsOf({ ...DEAL, seats }, { random: 20_000 }, `${seats} players`)),
    ...MEAN,
    unit: 1 / STOPS_SHARED,
    holds: 'within',
    bound: HALF,
    // The stops that are dealt, for each player, less those for each of five.
    ask: (cell, seed, i) => {
      const each = (seats: number): number =>
        stopsDealt({ ...cell, setting: { ...cell.setting, seats } }, seed, i) * (STOPS_SHARED / seats);
      return each(cell.setting.seats) - each(DEAL.seats);
    },
  },
  {
    id: 'PJ-C9',
    article: 'BW91.pope.look.absurd',
    cells: cellsOf({ ...DEAL, readings: { look: 'dealer' } }, { random: 100_000, book: 100_000 }),
    ...MORE,
    // What the dealer has who looks and leads by what he saw, over what he has who leads as well without looking.
    ask: (cell, seed, i) => {
      if (i % cell.setting.seats !== THE_ONE) return null;
      const tried = heeding({ ...besides(cell), stops: true, below: true });
      const ways = { tried: seeing(tried), than: seeing(withoutLooking(tried)) };
      return gainOf(cell, ways, seed, i, counters);
    },
  },
  {
    id: 'PJ-C10',
    article: 'BW91.pope.dress.dealer.even',
    cells: cellsOf(
      { ...DEAL, whole: 'game', readings: { dress: 'dealer', rounds: '2' } },
      { random: 4_000, book: 4_000 },
    ),
    ...MEAN,
    unit: 1 / (DEAL.seats - 1),
    holds: 'below',
    bound: 0,
    // What the first dealer has more than the others when he has dealt a second time, and nobody else has.
    ask: (cell, seed, i) => {
      const { seats } = cell.setting;
      let has: number | null = null;
      const hear = accountsOf(seats, (all, deals) => {
        if (deals === seats + 1) has = aheadBy(all.subarray(0, seats), i % seats);
      });
      playTrial(cell, seed, i, hear);
      return has;
    },
  },
  {
    id: 'PJ-C11',
    article: 'BW91.pope.pope-wins.bad',
    cells: cellsOf(DEAL, { random: 400_000, book: 400_000 }),
    ...MEAN,
    holds: 'below',
    bound: 1,
    // What the dealer who turned Pope up has where that wins the game, less what he has where it is played on.
    ask: (cell, seed, i) => {
      if (dealtIn(cell.setting, seed, i).laid?.turnUp !== POPE) return null;
      const dealerHas = (turnedPope: string): number =>
        counters(playTrial(by(cell, { 'turned-pope': turnedPope }), seed, i), i % cell.setting.seats);
      return dealerHas('wins') - dealerHas('play-on');
    },
  },
  {
    id: 'PJ-C12',
    article: 'BW91.pope.stake.dealer',
    cells: TABLES.flatMap((seats) =>
      cellsOf({ ...DEAL, seats }, { random: 40_000, book: 40_000 }, seats === DEAL.seats ? '' : `${seats} players`),
    ),
    ...MORE,
    unit: 1 / OTHERS,
    // What the dealer has from the deal more than the others have, on average.
    ask: (cell, seed, i) => ahead(playTrial(cell, seed, i), i, 0) * (OTHERS / (cell.setting.seats - 1)),
  },
  {
    id: 'PJ-C13',
    article: 'BW91.pope.settle.pope',
    cells: cellsOf(DEAL, { random: 100_000, book: 100_000 }),
    ...MORE,
    // What he has more, to whom Pope is dealt, for keeping it than for leading it as soon as he may.
    ask: (cell, seed, i) => {
      if (dealtIn(cell.setting, seed, i).hands.owner[POPE] !== THE_ONE) return null;
      const player = usual(cell);
      const ways = { tried: seeing(keeping(player)), than: seeing(leading(player)) };
      return gainOf(cell, ways, seed, i, counters);
    },
  },
];
