/**
 * Query of a comparison: `?seed=…&seats=5&order=lowest&readings=bete:not-the-nain;stop:skip`. Hands written by a reader
 * are `?hands=1.KS4H….9S2D….…&order=lowest`, where 1 is the version of this format. `&talon=…` holds the undealt cards,
 * if one of them is turned up; `&dealing=by-the-book` lets each book deal by its own rule.
 */
import { type Card, formatCard } from '#engine/cards.ts';
import {
  buildMoveOrder,
  CARD_PREFERENCES,
  type CardPreference,
  type ComparedDeal,
  formatMoveOrder,
  parseMoveOrder,
  type RuleBook,
  shufflePack,
} from '#engine/compare/compare.ts';
import { DEALING_MODES, type DealingMode, type DealSetup } from '#engine/compare/deals.ts';
import { getUndealtCards, listLargestHands } from '#engine/compare/written-hands.ts';
import { defaultSeatNames } from '#engine/record/deal-record.ts';
import { TALON_NAME } from '#engine/record/unheld-groups.ts';
import { formatPracticesQuery, type Practices } from '../../browser/readings-query.ts';
import { MAX_SEED_LENGTH } from '../../browser/seeds.ts';

/** A deal that the books play. `seed` is empty if the hands were written by a reader. */
export interface ComparedDealProps {
  readonly seed: string;
  readonly policy: CardPreference | '';
  readonly deal: ComparedDeal;
  /** The hands of each seat; only if a reader has written them. */
  readonly hands?: readonly (readonly Card[])[] | undefined;
  /** The undealt cards, if they matter for the play. */
  readonly talon?: readonly Card[] | undefined;
}

/** Maximum length of hands in an address, in characters; 52 cards need less. */
const LONGEST_HANDS = 400;

const VERSION = '1';

/**
 * Shuffles the pack with a seed for a number of players. `order` names the card preference (how players choose a card).
 * The last player deals.
 */
export const buildSeededDeal = (seed: string, seats: number, order: string): ComparedDealProps => {
  const cut = seed.slice(0, MAX_SEED_LENGTH);
  const policy = CARD_PREFERENCES.find((each) => each === order) ?? CARD_PREFERENCES[0];
  return {
    seed: cut,
    policy,
    deal: { seats, dealer: seats - 1, pack: shufflePack(cut), order: buildMoveOrder(policy, cut) },
  };
};

/**
 * Builds the deal of a query; `undefined` if it has no seed. `usual` replaces a number of seats that is not in
 * `numbers`.
 */
export const parseSeededDeal = (
  query: string,
  numbers: readonly number[],
  usual: number,
): ComparedDealProps | undefined => {
  const parts = new URLSearchParams(query);
  const seed = parts.get('seed')?.trim();
  if (!seed) return undefined;
  const seats = Number(parts.get('seats'));
  return buildSeededDeal(seed, numbers.includes(seats) ? seats : usual, parts.get('order') ?? '');
};

/**
 * Rule by which all players choose a card: a named policy (with a seed if it is random), or an order of the whole pack.
 */
export type CardPreferenceQuery = Pick<ComparedDealProps, 'seed' | 'policy'> & Pick<ComparedDeal, 'order'>;

/** Hands as text, and the rule by which players choose a card. */
export interface RequestedHands {
  readonly text: string;
  readonly by: CardPreferenceQuery;
}

/**
 * Parses a card preference: the name of a policy, or an order of the whole pack. An invalid text gives the first
 * policy. `seed` is used only by the random one.
 */
export const parsePreference = (preferenceText: string, seed: string): CardPreferenceQuery => {
  const policy = CARD_PREFERENCES.find((each) => each === preferenceText);
  const written = policy ? undefined : parseMoveOrder(spread(preferenceText));
  if (written) return { seed: '', policy: '', order: written };
  const lot = policy === 'by-lot' ? seed.slice(0, MAX_SEED_LENGTH) : '';
  return {
    seed: lot,
    policy: policy ?? CARD_PREFERENCES[0],
    order: buildMoveOrder(policy ?? CARD_PREFERENCES[0], lot),
  };
};

/**
 * Formats a card preference for a saved deal: `lowest`, `by-lot three of us` (random, with its seed), `4D AC pass …`.
 */
export const formatStoredPreference = ({ seed, policy, order }: CardPreferenceQuery): string =>
  policy === 'by-lot' ? `${policy} ${seed}` : policy || formatMoveOrder(order);

/** Parses the card preference of a saved deal. */
export const parseStoredPreference = (stored: string): CardPreferenceQuery => {
  const [, policy = '', seed = ''] = /^(by-lot) (.*)$/s.exec(stored) ?? [];
  return parsePreference(policy || stored, seed);
};

/** Builds the deal of hands that a reader has written, with a card preference. */
export const buildWrittenDeal = (
  { seats, dealer, pack }: DealSetup,
  { seed, policy, order }: CardPreferenceQuery,
  books: readonly RuleBook[],
): ComparedDealProps => {
  const deal = { seats, dealer, pack, order };
  return { seed, policy, deal, hands: listLargestHands(deal, books), talon: getUndealtCards(deal, books) };
};

/** Inserts spaces between cards. */
const spread = (cards: string): string => cards.replace(/(10|[2-9AJQK])[SHDC]|pass/g, ' $& ').trim();

/** Parses the hands of a query, as text with the card preference; `undefined` if it names none. */
export const parseRequestedHands = (query: string): RequestedHands | undefined => {
  const parts = new URLSearchParams(query);
  const [version, ...hands] = (parts.get('hands') ?? '').slice(0, LONGEST_HANDS).split('.');
  if (!parts.has('hands')) return undefined;
  const names = defaultSeatNames(hands.length);
  const line = (name: string, cards: string): string => `${name}: ${spread(cards).replace(/ +/g, ' ')}\n`;
  const talon = (parts.get('talon') ?? '').slice(0, LONGEST_HANDS);
  const text = hands.map((hand, seat) => line(names[seat] ?? '?', hand)).join('') + (talon && line(TALON_NAME, talon));
  const by = parsePreference((parts.get('order') ?? '').slice(0, LONGEST_HANDS), parts.get('seed') ?? '');
  return { text: version === VERSION ? text : `${version}\n${text}`, by };
};

const close = (cards: readonly Card[]): string => cards.map(formatCard).join('');

/** Query parameter for a way of dealing other than the default. */
const DEALING = 'dealing';
export const parseDealingMode = (query: string): DealingMode => {
  const preferenceText = new URLSearchParams(query).get(DEALING);
  return DEALING_MODES.find((each) => each === preferenceText) ?? DEALING_MODES[0];
};

/** Copies a deal with this way of dealing; returns the same object if nothing changes. */
export const withDealingMode = (props: ComparedDealProps, dealing: DealingMode): ComparedDealProps =>
  dealing === (props.deal.dealing ?? DEALING_MODES[0]) ? props : { ...props, deal: { ...props.deal, dealing } };

/** Query parameter for showing the books beyond the first two. */
const WHOLE = 'all';
export const parseShowAllBooks = (query: string): boolean => new URLSearchParams(query).get('books') === WHOLE;

/**
 * Builds the query of a deal, with the practices chosen for each book; `whole` shows the books beyond the first two.
 * Empty for the initial deal of a page.
 */
export const buildComparisonQuery = (
  { seed, policy, deal: { seats, order, dealing = DEALING_MODES[0] }, hands, talon }: ComparedDealProps,
  turned: readonly Practices[] = [],
  whole = false,
): string => {
  const of = hands
    ? {
        hands: [VERSION, ...hands.map(close)].join('.'),
        order: policy || formatMoveOrder(order).replaceAll(' ', ''),
        ...(seed && { seed }),
        ...(talon?.length && { talon: close(talon) }),
      }
    : seed
      ? { seed, seats: String(seats), order: policy }
      : {};
  const how = { ...(dealing !== DEALING_MODES[0] && { [DEALING]: dealing }), ...(whole && { books: WHOLE }) };
  const asks = new URLSearchParams({ ...of, ...how }).toString();
  return formatPracticesQuery(asks && `?${asks}`, ...turned);
};
