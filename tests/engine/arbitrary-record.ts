/** Generates records of every shape that the format allows, playable or not. */
import fc from 'fast-check';
import { formatCard, parseCard, RANKS } from '#engine/cards.ts';
import {
  type DealRecord,
  MOVE_VERBS,
  type RecordedDeal,
  type RecordedHand,
  type RecordedMove,
  type Tag,
  VERBS_WITH_ARGUMENT,
} from '#engine/record/record.ts';
import { UNHELD_GROUP_NAMES } from '#engine/record/unheld-groups.ts';

const at = { line: 1, column: 1 };

const letters = fc.constantFrom(...'abcxyzABCÉœ');
const sign = fc.constantFrom(...'\\"[](){};:?!’«» \tR7');
const inText = fc.oneof(letters, sign);

/** A single line of arbitrary text. */
const line = fc.string({ unit: inText, maxLength: 12 });

/** A comment in braces, possibly over several lines, or after a semicolon, where it may contain a brace. */
const comment = fc
  .oneof(
    line,
    fc
      .string({ unit: fc.oneof(letters, sign, fc.constant('\n')), maxLength: 12 })
      .map((text) => text.replaceAll('}', '')),
  )
  .map((text) => text.trim())
  .filter((text) => text !== '');
const comments = fc.array(comment, { maxLength: 3 });

const KEYWORD = /^(pass|claims|talon|snip|snap|snorum|hoc|deal)$/i;

const name = fc
  .string({ unit: fc.constantFrom(...'ABCdéé’-123'), minLength: 1, maxLength: 5 })
  .filter((text) => parseCard(text) === undefined && !KEYWORD.test(text));

const seatNames = fc.uniqueArray(name, { minLength: 1, maxLength: 4, selector: (text) => text.toLowerCase() });

const tag: fc.Arbitrary<Tag> = fc.record({
  name: fc.stringMatching(/^[A-Z][A-Za-z-]{0,6}$/).filter((text) => !/^(deal|seats)$/i.test(text)),
  lang: fc.constantFrom('', 'en', 'fr', 'fr-ca'),
  value: line,
  at: fc.constant(at),
});
const tags = fc.uniqueArray(tag, { maxLength: 4, selector: (each) => `${each.name}:${each.lang}`.toLowerCase() });

const card = fc.record({ card: fc.integer({ min: 0, max: 51 }), supplied: fc.boolean(), at: fc.constant(at) });

const hand = (names: readonly string[]): fc.Arbitrary<RecordedHand> =>
  fc.record({
    seat: fc.constantFrom(...names, ...UNHELD_GROUP_NAMES),
    cards: fc.array(card, { maxLength: 6 }),
    comments,
    at: fc.constant(at),
  });

const notation = fc.integer({ min: 0, max: 51 }).map(formatCard);
const words: fc.Arbitrary<Pick<RecordedMove, 'what' | 'more'>> = fc.oneof(
  fc.record({ what: fc.integer({ min: 0, max: 51 }), more: fc.constant<string[]>([]) }),
  fc.record({
    what: fc.integer({ min: 0, max: 51 }),
    more: fc.array(notation, { minLength: 1, maxLength: 4 }).map((cards) => ['x', ...cards]),
  }),
  fc.record({
    what: fc.integer({ min: 0, max: 51 }),
    more: fc.constantFrom(...'SHDC').map((suit) => ['says', suit]),
  }),
  fc.record({
    what: fc.constantFrom(...MOVE_VERBS.filter((verb) => !VERBS_WITH_ARGUMENT.includes(verb))),
    more: fc.constant<string[]>([]),
  }),
  fc.record({
    what: fc.constantFrom('chooses' as const, 'gathers' as const, 'leaves' as const, 'exposes' as const),
    more: notation.map((each) => [each]),
  }),
  fc.record({
    what: fc.integer({ min: 0, max: 51 }),
    more: notation.map((each) => ['with', each]),
  }),
  fc.record({
    what: fc.constantFrom('names' as const, 'calls' as const),
    more: fc.constantFrom(...RANKS).map((rank) => [rank]),
  }),
);

const move = (names: readonly string[]): fc.Arbitrary<RecordedMove> =>
  fc
    .tuple(
      words,
      fc.record({
        seat: fc.constantFrom(...names),
        call: fc.constantFrom('', 'Snip', 'snorum', 'HOC'),
        misplay: fc.boolean(),
        comments,
        at: fc.constant(at),
      }),
    )
    .map(([said, rest]) => ({ ...rest, ...said }));

const deal = (names: readonly string[]): fc.Arbitrary<RecordedDeal> =>
  fc.record({
    number: fc.oneof(fc.constantFrom('1', '2'), line),
    tags,
    hands: fc.array(hand(names), { maxLength: 4 }),
    moves: fc.array(move(names), { maxLength: 6 }),
    comments,
    at: fc.constant(at),
  });

/** Generates any record that names its seats. */
export const arbitraryRecord: fc.Arbitrary<DealRecord> = seatNames.chain((names) =>
  fc.record({
    tags: tags.map((others): Tag[] => [{ name: 'Seats', lang: '', value: names.join(' '), at }, ...others]),
    comments,
    deals: fc.array(deal(names), { maxLength: 3 }),
  }),
);
