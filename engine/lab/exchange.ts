/**
 * Counts how often a player of the engine would move otherwise if the cards that it cannot see were others: never, if
 * nobody peeks.
 */
import { exchangeHidden, type MoveChooser } from '../bots/check-game.ts';
import { chooseOpponentMove } from '../bots/opponents.ts';
import { BOOK_PLAYERS, SEARCH_PLAYERS } from '../bots/registry.ts';
import { genericSearch } from '../bots/search.ts';
import type { Game } from '../game.ts';
import { createRandom } from '../random.ts';
import { createDealRecord } from '../record/deal-record.ts';
import { LiveGame } from '../record/live-game.ts';
import type { OpponentKind } from '../record/seal.ts';

/** Result of a count. */
export interface ExchangeCount {
  /** Number of choices repeated with other hidden cards, and of those by each kind of player. */
  readonly decisions: number;
  readonly byKind: Readonly<Partial<Record<OpponentKind, number>>>;
  /** Number of choices for which no other cards were possible, or none were found. */
  readonly unexchanged: number;
  /** Number of choices that were other moves. */
  readonly differences: number;
}

/** Chooses as the players of the engine do. */
export const chooseAsOpponent: MoveChooser = (kind, state, seen, salt) => {
  const { id } = state.game;
  const bots = { book: BOOK_PLAYERS[id], search: SEARCH_PLAYERS[id] ?? genericSearch };
  return chooseOpponentMove(kind, state, seen, salt, bots).move;
};

/**
 * Plays deals of a game, in all its variants and numbers of players, until so many choices have been repeated with
 * other hidden cards. All chance comes from the seed.
 */
export const countExchanges = (
  game: Game,
  decisions: number,
  seed: string,
  choose: MoveChooser = chooseAsOpponent,
): ExchangeCount => {
  // A player that moves at random looks at nothing.
  const kinds: readonly OpponentKind[] = BOOK_PLAYERS[game.id] ? ['book', 'search'] : ['search'];
  const byKind: Partial<Record<OpponentKind, number>> = {};
  let [repeated, unexchanged, differences] = [0, 0, 0];
  for (let nth = 0; repeated < decisions; nth++) {
    const salt = `${seed} ${nth}`;
    const live = startDeal(game, salt, nth);
    const { length: seats } = live.names;
    while (!live.table.dealOver && repeated < decisions) {
      const seat = live.table.toMove;
      const seen = live.observe(seat);
      const kind = kinds[(nth + seat + Math.floor(nth / seats)) % kinds.length]!;
      const move = choose(kind, live.state, seen, salt);
      if (seen.legal.length > 1) {
        const other = exchangeHidden(live.state, seen, salt);
        if (!other) unexchanged += 1;
        else {
          repeated += 1;
          byKind[kind] = (byKind[kind] ?? 0) + 1;
          if (choose(kind, other.state, other.seen, salt) !== move) differences += 1;
        }
      }
      live.play(move);
    }
  }
  return { decisions: repeated, byKind, unexchanged, differences };
};

/** Deals the first deal of a game; the number of the deal gives its variant and the number of players. */
const startDeal = (game: Game, seed: string, nth: number): LiveGame => {
  const variants = [undefined, ...(game.variants ?? [])];
  const variant = variants[nth % variants.length];
  const numbers = game.seatNumbers(undefined, variant);
  const seats = numbers[Math.floor(nth / variants.length) % numbers.length]!;
  const made = createDealRecord(game, { seats, seed, variant });
  const live = made.ok ? LiveGame.from({ ...made.value, deals: [] }, [game]) : made;
  if (!live.ok) throw new Error(`${game.id}: ${live.faults.map(({ code }) => code).join(', ')}`);
  live.value.deal(createRandom(seed));
  return live.value;
};
