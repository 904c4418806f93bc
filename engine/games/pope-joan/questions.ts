/** What is asked of Pope Joan. */
import { type Player, seeing } from '../../bots/players.ts';
import { EVENT } from '../../events.ts';
import { counters, gainOf, isGood, THE_ONE } from '../../lab/one-seat.ts';
import { type Cell, cellsOf, MORE, type Question, SHARE } from '../../lab/question.ts';
import { playTrial, type Setting } from '../../lab/trials.ts';
import { ALL, type Heeded } from '../stops-family/book.ts';
import { DRESS, GAME_BOX } from './board.ts';
import { heeding } from './book.ts';
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
];
