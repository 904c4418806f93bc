/** Questions that test the claims about Pope Joan. */
import { type Player, playerToPolicy, randomPlayer } from '../../bots/players.ts';
import { type Card, NO_OWNER, PACK_SIZE, rankOf, suitOf } from '../../cards.ts';
import { EVENT, type Listener } from '../../events.ts';
import type { Table } from '../../game.ts';
import { computeAdvantage } from '../../lab/ahead.ts';
import {
  createAdviceQuestion,
  createOneSeatOverride,
  getSeatCounters,
  measureSeatGain,
  TESTED_SEAT,
} from '../../lab/one-seat.ts';
import {
  type ClaimQuestion,
  createTrialCells,
  MEAN_MEASURE,
  POSITIVE_MEAN,
  SHARE_MEASURE,
  type TrialCell,
} from '../../lab/question.ts';
import { createTrialTable, playTrial, type TrialSetting } from '../../lab/trials.ts';
import type { Observation } from '../../observation.ts';
import { ALL_HINTS, type EnabledHints } from '../stops-family/book-player.ts';
import { KING_RANK } from '../stops-family/table.ts';
import { FULL_BOARD_STAKES, GAME_BOX, getHonourBox, PACK, POPE } from './board.ts';
import { bookPlayer, createPopeBookPlayer } from './book-player.ts';
import { popeJoan } from './index.ts';

// Five players, as in the hand that the book plays through (BW91.pope.hand).
const DEAL: TrialSetting = { game: popeJoan, seats: 5, whole: 'deal' };
const BY_FIVE = createTrialCells(DEAL, { random: 40_000, book: 40_000 });

const NOTHING: EnabledHints = { atOnce: false, stops: false, below: false, last: false, aces: false };

/**
 * Returns the other parts of the advice, which the tested seat follows in both cases: all if the others play by the
 * book, none if they play at random.
 */
const besides = ({ manner }: TrialCell): EnabledHints => (manner === 'book' ? ALL_HINTS : NOTHING);

/**
 * Creates two strategies for a comparison: `followed` changes the parts of the advice for the first, `left` for the
 * second. All other parts are the same.
 */
const withAndWithout = (cell: TrialCell, followed: Partial<EnabledHints>, left: Partial<EnabledHints>) => ({
  tried: createPopeBookPlayer({ ...besides(cell), ...followed }),
  than: createPopeBookPlayer({ ...besides(cell), ...left }),
});

/** Number of times the stake of one deal that a compartment must hold to have grown “considerably”. */
const GROWN = 3;

/** Creates a bot that does not use the cards seen in the spare hand. */
const withoutLooking =
  (player: Player): Player =>
  (seen, random) =>
    player({ ...seen, privy: [] }, random);

/** Returns the strategy of the seats that are not tested. */
const usual = ({ manner }: TrialCell): Player => (manner === 'book' ? bookPlayer : randomPlayer);

/** Creates a bot that holds Pope (the nine of diamonds) back until no other card may be played. */
const keeping =
  (player: Player): Player =>
  (seen, random) => {
    const rest = seen.legal.filter((move) => move !== POPE);
    return player(rest.length > 0 ? { ...seen, legal: rest } : seen, random);
  };

/** Creates a bot that leads Pope (the nine of diamonds) as soon as possible. */
const leading =
  (player: Player): Player =>
  (seen, random) =>
    seen.legal.includes(POPE) ? { move: POPE } : player(seen, random);

/**
 * Lists court cards of trumps that are worth leading: they may be led, their compartment has grown considerably, and
 * the hand has a lower trump. The one with the most counters comes first.
 */
const worthLeading = ({ legal, balance, seats, turnUp, hand }: Observation): readonly Card[] => {
  const trumps = (card: Card): boolean => card < PACK_SIZE && turnUp !== undefined && suitOf(card) === suitOf(turnUp);
  const on = (card: Card): number => balance[seats + getHonourBox(card, 'eight')]!;
  const cards = legal.filter(
    (card) => trumps(card) && rankOf(card) > KING_RANK - COURTS && hand.some((other) => trumps(other) && other < card),
  );
  return cards
    .filter((card) => on(card) >= GROWN * FULL_BOARD_STAKES[getHonourBox(card, 'eight')]!)
    .sort((a, b) => on(b) - on(a));
};
/** Number of court cards in a suit. */
const COURTS = 3;

/**
 * Creates a listener that adds up the accounts of the seats. It calls `ended` at the end of each deal, and of the game.
 */
const accountsOf = (seats: number, ended: (has: Int32Array, deals: number) => void): Listener => {
  const has = new Int32Array(seats + GAME_BOX + 1);
  let deals = 0;
  return (kind, from, to, amount) => {
    if (kind === EVENT.paid) {
      has[from]! -= amount;
      has[to]! += amount;
    }
    // Counters left on the board are shared after the end.
    if (kind !== EVENT['took-deal'] && kind !== EVENT.ended) return;
    if (deals > 0) ended(has, deals);
    deals += 1;
  };
};

/**
 * Returns the account of the tested seat at the end of the first deal in which it can lead a card worth leading. If
 * `leads` is true, it leads that card; otherwise it plays as usual, but never such a card. `null` if there is no such
 * deal in the game.
 */
const afterThatDeal = (cell: TrialCell, seed: string, i: number, leads: boolean): number | null => {
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
    now = has[TESTED_SEAT]!;
    if (arose) after ??= now;
  });
  playTrial(cell, seed, i, hear, createOneSeatOverride(playerToPolicy(watched), seed, i));
  return after;
};

/** Counts the stops among the cards dealt to the players: cards after which nobody holds the next card. */
const stopsDealt = (cell: TrialCell, seed: string, i: number): number => {
  let stops: number | undefined;
  playTrial(cell, seed, i, null, (_seat, { hands: { owner } }) => {
    stops ??= PACK.filter(
      (card) => owner[card] !== NO_OWNER && (rankOf(card) === KING_RANK || owner[card + 1] === NO_OWNER),
    ).length;
    return undefined;
  });
  return stops!;
};

/** Returns a cell with other readings. */
const by = (cell: TrialCell, readings: Readonly<Record<string, string>>): TrialCell => ({
  ...cell,
  setting: { ...cell.setting, readings: { ...cell.setting.readings, ...readings } },
});

/** Returns the lead over all other seats of the seat that is `place` seats to the left of the first dealer. */
const ahead = ({ balance, seats }: Table, i: number, place: number): number =>
  computeAdvantage(balance.subarray(0, seats), (i + place) % seats);

/** Unit for counts of stops: divisible by every number of players from three to eight. */
const STOPS_SHARED = 840;

/** Numbers of players that are tested: the lowest, the one that the book recommends, the highest. */
const TABLES = [3, 5, 8] as const;
/** Common multiple of the numbers of other players at the tested tables (2, 4 and 7). */
const OTHERS = 28;

const HALF = 1 / 2;

export const questions: readonly ClaimQuestion[] = [
  createAdviceQuestion({
    id: 'PJ-C1',
    article: 'BW91.pope.lead-at-once',
    cells: BY_FIVE,
    ways: (cell) => withAndWithout(cell, { atOnce: true }, { atOnce: false }),
    worth: getSeatCounters,
  }),
  createAdviceQuestion({
    id: 'PJ-C2',
    article: 'BW91.pope.hand.knave',
    cells: BY_FIVE,
    ways: (cell) => withAndWithout(cell, { stops: true, below: true }, { stops: true, below: false }),
    worth: getSeatCounters,
  }),
  createAdviceQuestion({
    id: 'PJ-C3',
    article: 'BW91.pope.known-stops',
    cells: BY_FIVE,
    ways: (cell) => withAndWithout(cell, { stops: true, below: true }, { stops: false }),
    worth: getSeatCounters,
  }),
  createAdviceQuestion({
    id: 'PJ-C4',
    article: 'BW91.pope.hand.end',
    cells: createTrialCells(DEAL, { random: 100_000 }),
    ways: (cell) => withAndWithout(cell, { last: true }, { last: false }),
    worth: getSeatCounters,
  }),
  {
    id: 'PJ-C5',
    article: 'BW91.pope.study-board',
    // Three rounds, so that the compartments have time to grow.
    cells: createTrialCells({ ...DEAL, whole: 'game', readings: { rounds: '3' } }, { random: 60_000, book: 60_000 }),
    ...POSITIVE_MEAN,
    ask: (cell, seed, i) => {
      const tried = afterThatDeal(cell, seed, i, true);
      return tried === null ? null : tried - afterThatDeal(cell, seed, i, false)!;
    },
  },
  {
    id: 'PJ-C6',
    article: 'BW91.pope.carry.grows',
    cells: createTrialCells({ ...DEAL, whole: 'game' }, { random: 4_000, book: 4_000 }),
    ...SHARE_MEASURE,
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
        if (to >= seats && to - seats !== GAME_BOX && on[to - seats]! >= GROWN * FULL_BOARD_STAKES[to - seats]!)
          grown = 1;
      });
      return grown;
    },
  },
  {
    id: 'PJ-C7',
    article: 'BW91.pope.deal.eight',
    cells: createTrialCells({ ...DEAL, seats: 8 }, { random: 40_000, book: 40_000 }),
    ...MEAN_MEASURE,
    unit: 1 / 7,
    holds: 'within',
    bound: HALF,
    // Lead of the first player over the others with ten cards in the spare hand, minus the same with two cards set
    // apart.
    ask: (cell, seed, i) => {
      const firstHas = (stops: string): number => ahead(playTrial(by(cell, { stops }), seed, i), i, 1);
      return firstHas('spare-hand') - firstHas('remainder');
    },
  },
  {
    id: 'PJ-C8',
    article: 'BW91.pope.limited-stops.best',
    cells: [3, 4, 6, 7, 8].flatMap((seats) =>
      createTrialCells({ ...DEAL, seats }, { random: 20_000 }, `${seats} players`),
    ),
    ...MEAN_MEASURE,
    unit: 1 / STOPS_SHARED,
    holds: 'within',
    bound: HALF,
    // Stops dealt to each player, minus those with five players.
    ask: (cell, seed, i) => {
      const each = (seats: number): number =>
        stopsDealt({ ...cell, setting: { ...cell.setting, seats } }, seed, i) * (STOPS_SHARED / seats);
      return each(cell.setting.seats) - each(DEAL.seats);
    },
  },
  {
    id: 'PJ-C9',
    article: 'BW91.pope.look.absurd',
    cells: createTrialCells({ ...DEAL, readings: { look: 'dealer' } }, { random: 100_000, book: 100_000 }),
    ...POSITIVE_MEAN,
    // Gain of a dealer who looks and leads accordingly over one who leads as well without looking.
    ask: (cell, seed, i) => {
      if (i % cell.setting.seats !== TESTED_SEAT) return null;
      const tried = createPopeBookPlayer({ ...besides(cell), stops: true, below: true });
      const ways = { tried: playerToPolicy(tried), than: playerToPolicy(withoutLooking(tried)) };
      return measureSeatGain(cell, ways, seed, i, getSeatCounters);
    },
  },
  {
    id: 'PJ-C10',
    article: 'BW91.pope.dress.dealer.even',
    cells: createTrialCells(
      { ...DEAL, whole: 'game', readings: { dress: 'dealer', rounds: '2' } },
      { random: 4_000, book: 4_000 },
    ),
    ...MEAN_MEASURE,
    unit: 1 / (DEAL.seats - 1),
    holds: 'below',
    bound: 0,
    // Lead of the first dealer over the others after a second deal, when nobody else has had two.
    ask: (cell, seed, i) => {
      const { seats } = cell.setting;
      let has: number | null = null;
      const hear = accountsOf(seats, (all, deals) => {
        if (deals === seats + 1) has = computeAdvantage(all.subarray(0, seats), i % seats);
      });
      playTrial(cell, seed, i, hear);
      return has;
    },
  },
  {
    id: 'PJ-C11',
    article: 'BW91.pope.pope-wins.bad',
    cells: createTrialCells(DEAL, { random: 400_000, book: 400_000 }),
    ...MEAN_MEASURE,
    holds: 'below',
    bound: 1,
    // Gain of a dealer who turned Pope up if that wins the game, minus the gain if play goes on.
    ask: (cell, seed, i) => {
      if (createTrialTable(cell.setting, seed, i).unheld?.turnUp !== POPE) return null;
      const dealerHas = (turnedPope: string): number =>
        getSeatCounters(playTrial(by(cell, { 'turned-pope': turnedPope }), seed, i), i % cell.setting.seats);
      return dealerHas('wins') - dealerHas('play-on');
    },
  },
  {
    id: 'PJ-C12',
    article: 'BW91.pope.stake.dealer',
    cells: TABLES.flatMap((seats) =>
      createTrialCells(
        { ...DEAL, seats },
        { random: 40_000, book: 40_000 },
        seats === DEAL.seats ? '' : `${seats} players`,
      ),
    ),
    ...POSITIVE_MEAN,
    unit: 1 / OTHERS,
    // Lead of the dealer after the deal over the others' average.
    ask: (cell, seed, i) => ahead(playTrial(cell, seed, i), i, 0) * (OTHERS / (cell.setting.seats - 1)),
  },
  {
    id: 'PJ-C13',
    article: 'BW91.pope.settle.pope',
    cells: createTrialCells(DEAL, { random: 100_000, book: 100_000 }),
    ...POSITIVE_MEAN,
    // Gain of the player dealt Pope from holding it back, over leading it as soon as possible.
    ask: (cell, seed, i) => {
      if (createTrialTable(cell.setting, seed, i).hands.owner[POPE] !== TESTED_SEAT) return null;
      const player = usual(cell);
      const ways = { tried: playerToPolicy(keeping(player)), than: playerToPolicy(leading(player)) };
      return measureSeatGain(cell, ways, seed, i, getSeatCounters);
    },
  },
];
