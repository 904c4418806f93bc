/**
 * The cards of a deal that has been played, in two books: the address of the comparison in which all players prefer the
 * cards in the order in which they were played here.
 */
import { type Card, NO_OWNER } from '#engine/cards.ts';
import { buildMoveOrder, playByRuleBook, type RuleBook, rebuildPack } from '#engine/compare/compare.ts';
import { dealByRuleBooks } from '#engine/compare/deals.ts';
import type { Game } from '#engine/game.ts';
import { createRandom, shuffle } from '#engine/random.ts';
import type { LiveGame } from '#engine/record/live-game.ts';
import { buildComparisonQuery, buildWrittenDeal } from '../compare/comparison-query.ts';

/** A pair of books of which one is the game at the table. */
export interface PairOfGame {
  readonly href: string;
  readonly label: string;
  readonly books: readonly {
    readonly game: string;
    readonly variant?: string | undefined;
    readonly readings?: Readonly<Record<string, string>> | undefined;
  }[];
  readonly seats: readonly number[];
}

/** A link to the same cards in two books, and the letter that the viewer’s seat has there. */
export interface TwoBooksLink {
  readonly href: string;
  readonly label: string;
  readonly letter: string;
}

const LETTERS = 'ABCDEFGHIJKL';

/**
 * Builds the links for the last deal of a game, as seen by a seat (0-based). A pair is left out if its book of this game
 * would deal or play otherwise than here: another number of players, other rules, a card kept back and played later.
 */
export const listTwoBooksLinks = async (
  live: LiveGame,
  seat: number,
  pairs: readonly PairOfGame[],
  loadGame: (id: string) => Promise<Game>,
): Promise<readonly TwoBooksLink[]> => {
  const links = await Promise.all(pairs.map((pair) => buildLink(live, seat, pair, loadGame)));
  return links.filter((link) => link !== undefined);
};

const buildLink = async (
  live: LiveGame,
  seat: number,
  { href, label, books: described, seats: numbers }: PairOfGame,
  loadGame: (id: string) => Promise<Game>,
): Promise<TwoBooksLink | undefined> => {
  const { seats, variant } = live.state;
  const own = described.findIndex((book) => book.game === live.game.id && book.variant === variant);
  if (own < 0 || own > 1 || !numbers.includes(seats)) return undefined;
  const books: readonly RuleBook[] = await Promise.all(
    described.map(async ({ game, ...book }) => ({ game: await loadGame(game), ...book })),
  );
  const { hands, talon, first } = rotateHands(live);
  const laid = listLaidCards(live);
  const order = [...laid, ...buildMoveOrder('lowest', '').filter((move) => !laid.includes(move))];
  const setup = { seats, dealer: seats - 1, pack: rebuildPack(hands, seats - 1, talon) };
  const deal = { ...setup, order };
  const dealt = dealByRuleBooks(books, deal)[own]!;
  const isDealt =
    hands.every((hand, i) => sameCards(hand, dealt.hands[i]!)) &&
    dealt.turnUp === live.state.dealHistories.at(-1)!.unheld.turnUp;
  if (!isDealt) return undefined;
  const [mine, other] = [own, 1 - own].map((book) =>
    playByRuleBook(books[book]!, deal, book === own ? dealt : undefined),
  );
  if (!mine!.ok || !other!.ok) return undefined;
  const played = mine!.value.record.deals[0]!.moves.flatMap(({ what }) => (typeof what === 'number' ? [what] : []));
  if (played.join() !== laid.join()) return undefined;
  const query = buildComparisonQuery(buildWrittenDeal(setup, { seed: '', policy: '', order }, books));
  return { href: href + query, label, letter: LETTERS[(seat - first + seats) % seats]! };
};

/** Lists the cards laid in the last deal, in order. */
const listLaidCards = ({ record }: LiveGame): readonly Card[] =>
  record.deals.at(-1)!.moves.flatMap(({ what }) => (typeof what === 'number' ? [what] : []));

/** Lists the hands of the last deal, beginning after its dealer (`first` is that seat), and the cards left over. */
const rotateHands = (live: LiveGame) => {
  const { owners, unheld } = live.state.dealHistories.at(-1)!;
  const { seats } = live.state;
  const { steps } = live.played;
  const { deal } = steps.at(-1)!;
  const taken = steps.find((step) => step.deal === deal)!.events.find(({ type }) => type === 'took-deal');
  const first = (live.names.indexOf(taken?.seat ?? '') + 1) % seats;
  const cards = [...owners.keys()];
  // The other book may deal fewer cards: which of them is left to chance.
  shuffle(cards, createRandom('two books'));
  const hands = Array.from({ length: seats }, (_, i) => cards.filter((card) => owners[card] === (first + i) % seats));
  const { turnUp } = unheld;
  const { pack } = live.table.layout();
  const left = pack.filter((card) => owners[card] === NO_OWNER && card !== turnUp);
  // The comparison turns up the last card of the pack.
  return { hands, talon: turnUp === undefined ? left : [...left, turnUp], first };
};

const sameCards = (one: readonly Card[], other: readonly Card[]): boolean =>
  one.length === other.length && one.every((card) => other.includes(card));
