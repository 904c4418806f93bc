/**
 * What an address asks of a comparison: `?seed=…&seats=5&order=lowest&readings=bete:not-the-nain;stop:skip`; or hands that
 * somebody has written, `?hands=1.KS4H….9S2D….…&order=lowest`, whose figure is the version of this form. Where a card is turned
 * up of what is left, that is there as `&talon=…`; where the books deal each in its own way, `&dealing=by-the-book`.
 */
import { type Card, makeCard } from '#engine/cards.ts';
import {
  type Book,
  type Deal,
  orderOf,
  POLICIES,
  type Preference,
  packOf,
  readOrder,
  writeOrder,
} from '#engine/compare/compare.ts';
import { DEALINGS, type Dealing, type SetOut } from '#engine/compare/dealt.ts';
import { handsOf, talonOf } from '#engine/compare/written-hands.ts';
import { namesOf } from '#engine/record/deal-record.ts';
import { TALON } from '#engine/record/record.ts';
import { LONGEST_SEED } from '../../browser/chance.ts';
import { type Practices, queryWith } from '../../browser/readings-in-address.ts';

/** A deal to be compared, and what it was made from: empty where it was written out. */
export interface DealProps {
  readonly seed: string;
  readonly policy: Preference | '';
  readonly deal: Deal;
  /** The hands, where a reader has written them. */
  readonly hands?: readonly (readonly Card[])[] | undefined;
  /** What is then left of the pack, where it matters. */
  readonly talon?: readonly Card[] | undefined;
}

/** The longest hands that are read from an address: more than a pack of 52. */
const LONGEST_HANDS = 400;

const VERSION = '1';

/** The deal that a seed gives so many players, who choose by a policy. The last of them deals. */
export const asked = (seed: string, seats: number, order: string): DealProps => {
  const cut = seed.slice(0, LONGEST_SEED);
  const policy = POLICIES.find((each) => each === order) ?? POLICIES[0];
  return { seed: cut, policy, deal: { seats, dealer: seats - 1, pack: packOf(cut), order: orderOf(policy, cut) } };
};

/** What the query of an address asks for, when it names a seed; seats that none of these numbers allows are made the usual. */
export const askedBy = (query: string, numbers: readonly number[], usual: number): DealProps | undefined => {
  const parts = new URLSearchParams(query);
  const seed = parts.get('seed')?.trim();
  if (!seed) return undefined;
  const seats = Number(parts.get('seats'));
  return asked(seed, numbers.includes(seats) ? seats : usual, parts.get('order') ?? '');
};

/** How everybody prefers his cards where the hands are written: a policy, with the seed of its lot, or an order written out. */
export type Preferring = Pick<DealProps, 'seed' | 'policy'> & Pick<Deal, 'order'>;

/** Hands as a reader would write them, and how everybody prefers his cards. */
export interface HandsWanted {
  readonly text: string;
  readonly by: Preferring;
}

/** The preference that is asked for: a policy, with the seed of its lot, or an order of the pack; without sense, the first policy. */
export const preferring = (said: string, seed: string): Preferring => {
  const policy = POLICIES.find((each) => each === said);
  const written = policy ? undefined : readOrder(spread(said));
  if (written) return { seed: '', policy: '', order: written };
  const lot = policy === 'by-lot' ? seed.slice(0, LONGEST_SEED) : '';
  return { seed: lot, policy: policy ?? POLICIES[0], order: orderOf(policy ?? POLICIES[0], lot) };
};

/** A preference as a saved deal keeps it: `lowest`, `by-lot three of us`, `4D AC pass …`. */
export const writePreferring = ({ seed, policy, order }: Preferring): string =>
  policy === 'by-lot' ? `${policy} ${seed}` : policy || writeOrder(order);

/** The preference that a saved deal has kept. */
export const readPreferring = (kept: string): Preferring => {
  const [, policy = '', seed = ''] = /^(by-lot) (.*)$/s.exec(kept) ?? [];
  return preferring(policy || kept, seed);
};

/** A deal of hands that were written, with how cards are preferred. */
export const dealWritten = (
  { seats, dealer, pack }: SetOut,
  { seed, policy, order }: Preferring,
  books: readonly Book[],
): DealProps => {
  const deal = { seats, dealer, pack, order };
  return { seed, policy, deal, hands: handsOf(deal, books), talon: talonOf(deal, books) };
};

/** Cards that stand close together, apart. */
const spread = (cards: string): string => cards.replace(/(10|[2-9AJQK])[SHDC]|pass/g, ' $& ').trim();

/** The hands in the query of an address, as a reader would write them, and how cards are preferred; `undefined` when it has none. */
export const handsAsked = (query: string): HandsWanted | undefined => {
  const parts = new URLSearchParams(query);
  const [version, ...hands] = (parts.get('hands') ?? '').slice(0, LONGEST_HANDS).split('.');
  if (!parts.has('hands')) return undefined;
  const names = namesOf(hands.length);
  const line = (name: string, cards: string): string => `${name}: ${spread(cards).replace(/ +/g, ' ')}\n`;
  const talon = (parts.get('talon') ?? '').slice(0, LONGEST_HANDS);
  const text = hands.map((hand, seat) => line(names[seat] ?? '?', hand)).join('') + (talon && line(TALON, talon));
  const by = preferring((parts.get('order') ?? '').slice(0, LONGEST_HANDS), parts.get('seed') ?? '');
  return { text: version === VERSION ? text : `${version}\n${text}`, by };
};

const close = (cards: readonly Card[]): string => cards.map(makeCard).join('');

/** In the query where the books deal otherwise than usual. */
const DEALING = 'dealing';
export const dealingAsked = (query: string): Dealing => {
  const said = new URLSearchParams(query).get(DEALING);
  return DEALINGS.find((each) => each === said) ?? DEALINGS[0];
};

/** The same deal, the books dealing as is said. */
export const dealtAs = (props: DealProps, dealing: Dealing): DealProps =>
  dealing === (props.deal.dealing ?? DEALINGS[0]) ? props : { ...props, deal: { ...props.deal, dealing } };

/** In the query where the books beside the first two are shown as well. */
const WHOLE = 'all';
export const wholeAsked = (query: string): boolean => new URLSearchParams(query).get('books') === WHOLE;

/**
 * The query that asks for a deal, by the readings turned for each book, and for all books where there are more than two;
 * empty for the deal with which a page opens.
 */
export const queryOf = (
  { seed, policy, deal: { seats, order, dealing = DEALINGS[0] }, hands, talon }: DealProps,
  turned: readonly Practices[] = [],
  whole = false,
): string => {
  const of = hands
    ? {
        hands: [VERSION, ...hands.map(close)].join('.'),
        order: policy || writeOrder(order).replaceAll(' ', ''),
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
