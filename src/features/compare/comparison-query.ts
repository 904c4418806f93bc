/**
 * Query of a comparison: `?seed=…&seats=5&order=lowest&readings=bete:not-the-nain;stop:skip`; or hand-written hands,
 * `?hands=1.KS4H….9S2D….…&order=lowest`, beginning with the version of this form. If a card of the rest is turned up,
 * `&talon=…` is added; if each book deals by its own rule, `&dealing=by-the-book`.
 */
import { type Card, formatCard } from '#engine/cards.ts';
import {
  CARD_PREFERENCES,
  type CardPreference,
  type ComparedDeal,
  formatOrder,
  orderOf,
  packOf,
  parseOrder,
  type RuleBook,
} from '#engine/compare/compare.ts';
import { DEALINGS, type Dealing, type DealSetup } from '#engine/compare/deals.ts';
import { getUndealtCards, listLargestHands } from '#engine/compare/written-hands.ts';
import { defaultSeatNames } from '#engine/record/deal-record.ts';
import { TALON } from '#engine/record/record.ts';
import { type Practices, queryWith } from '../../browser/readings-query.ts';
import { LONGEST_SEED } from '../../browser/seeds.ts';

/** A deal to be compared, and its origin: `seed` is empty if it was written by hand. */
export interface DealProps {
  readonly seed: string;
  readonly policy: CardPreference | '';
  readonly deal: ComparedDeal;
  /** The hands, if written by a reader. */
  readonly hands?: readonly (readonly Card[])[] | undefined;
  /** The rest of the pack, if it matters. */
  readonly talon?: readonly Card[] | undefined;
}

/** Maximum length of hands in an address, above a pack of 52. */
const LONGEST_HANDS = 400;

const VERSION = '1';

/** The deal of a seed for this number of players, with a card preference. The last player deals. */
export const buildSeededDeal = (seed: string, seats: number, order: string): DealProps => {
  const cut = seed.slice(0, LONGEST_SEED);
  const policy = CARD_PREFERENCES.find((each) => each === order) ?? CARD_PREFERENCES[0];
  return { seed: cut, policy, deal: { seats, dealer: seats - 1, pack: packOf(cut), order: orderOf(policy, cut) } };
};

/** The deal of a query, if it has a seed; an impossible number of seats is replaced by `usual`. */
export const parseSeededDeal = (query: string, numbers: readonly number[], usual: number): DealProps | undefined => {
  const parts = new URLSearchParams(query);
  const seed = parts.get('seed')?.trim();
  if (!seed) return undefined;
  const seats = Number(parts.get('seats'));
  return buildSeededDeal(seed, numbers.includes(seats) ? seats : usual, parts.get('order') ?? '');
};

/** Card preference for written hands: a policy, with the seed if it is random, or a written order. */
export type PreferenceSpec = Pick<DealProps, 'seed' | 'policy'> & Pick<ComparedDeal, 'order'>;

/** Hands in their written form, and the card preference. */
export interface RequestedHands {
  readonly text: string;
  readonly by: PreferenceSpec;
}

/**
 * Parses a preference: a policy, with the seed if it is random, or an order of the pack; the first policy if it is
 * invalid.
 */
export const parsePreference = (preferenceText: string, seed: string): PreferenceSpec => {
  const policy = CARD_PREFERENCES.find((each) => each === preferenceText);
  const written = policy ? undefined : parseOrder(spread(preferenceText));
  if (written) return { seed: '', policy: '', order: written };
  const lot = policy === 'by-lot' ? seed.slice(0, LONGEST_SEED) : '';
  return { seed: lot, policy: policy ?? CARD_PREFERENCES[0], order: orderOf(policy ?? CARD_PREFERENCES[0], lot) };
};

/** Formats a preference for a saved deal: `lowest`, `by-lot three of us`, `4D AC pass …`. */
export const formatStoredPreference = ({ seed, policy, order }: PreferenceSpec): string =>
  policy === 'by-lot' ? `${policy} ${seed}` : policy || formatOrder(order);

/** Parses the preference of a saved deal. */
export const parseStoredPreference = (stored: string): PreferenceSpec => {
  const [, policy = '', seed = ''] = /^(by-lot) (.*)$/s.exec(stored) ?? [];
  return parsePreference(policy || stored, seed);
};

/** A deal of written hands, with the card preference. */
export const buildWrittenDeal = (
  { seats, dealer, pack }: DealSetup,
  { seed, policy, order }: PreferenceSpec,
  books: readonly RuleBook[],
): DealProps => {
  const deal = { seats, dealer, pack, order };
  return { seed, policy, deal, hands: listLargestHands(deal, books), talon: getUndealtCards(deal, books) };
};

/** Inserts spaces between cards. */
const spread = (cards: string): string => cards.replace(/(10|[2-9AJQK])[SHDC]|pass/g, ' $& ').trim();

/** The hands of a query, in their written form, with the card preference; `undefined` if it has none. */
export const parseRequestedHands = (query: string): RequestedHands | undefined => {
  const parts = new URLSearchParams(query);
  const [version, ...hands] = (parts.get('hands') ?? '').slice(0, LONGEST_HANDS).split('.');
  if (!parts.has('hands')) return undefined;
  const names = defaultSeatNames(hands.length);
  const line = (name: string, cards: string): string => `${name}: ${spread(cards).replace(/ +/g, ' ')}\n`;
  const talon = (parts.get('talon') ?? '').slice(0, LONGEST_HANDS);
  const text = hands.map((hand, seat) => line(names[seat] ?? '?', hand)).join('') + (talon && line(TALON, talon));
  const by = parsePreference((parts.get('order') ?? '').slice(0, LONGEST_HANDS), parts.get('seed') ?? '');
  return { text: version === VERSION ? text : `${version}\n${text}`, by };
};

const close = (cards: readonly Card[]): string => cards.map(formatCard).join('');

/** Query parameter for a way of dealing other than the default. */
const DEALING = 'dealing';
export const parseDealingMode = (query: string): Dealing => {
  const preferenceText = new URLSearchParams(query).get(DEALING);
  return DEALINGS.find((each) => each === preferenceText) ?? DEALINGS[0];
};

/** The same deal with this way of dealing. */
export const withDealingMode = (props: DealProps, dealing: Dealing): DealProps =>
  dealing === (props.deal.dealing ?? DEALINGS[0]) ? props : { ...props, deal: { ...props.deal, dealing } };

/** Query parameter for showing the books beyond the first two. */
const WHOLE = 'all';
export const parseShowAllBooks = (query: string): boolean => new URLSearchParams(query).get('books') === WHOLE;

/**
 * The query of a deal, with the readings chosen for each book, and with `whole` for all books if there are more than
 * two; empty for a page's initial deal.
 */
export const buildComparisonQuery = (
  { seed, policy, deal: { seats, order, dealing = DEALINGS[0] }, hands, talon }: DealProps,
  turned: readonly Practices[] = [],
  whole = false,
): string => {
  const of = hands
    ? {
        hands: [VERSION, ...hands.map(close)].join('.'),
        order: policy || formatOrder(order).replaceAll(' ', ''),
        ...(seed && { seed }),
        ...(talon?.length && { talon: close(talon) }),
      }
    : seed
      ? { seed, seats: String(seats), order: policy }
      : {};
  const how = { ...(dealing !== DEALINGS[0] && { [DEALING]: dealing }), ...(whole && { books: WHOLE }) };
  const asks = new URLSearchParams({ ...of, ...how }).toString();
  return queryWith(asks && `?${asks}`, ...turned);
};
