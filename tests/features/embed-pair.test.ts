/**
 * Tests the lighter code in the embed of two books: it must play each deal like the engine, and refuse the same hands.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  buildMoveOrder,
  CARD_PREFERENCES,
  createRuleBookTags,
  playByRuleBook,
  shufflePack,
} from '#engine/compare/compare.ts';
import { DEALING_MODES, dealByRuleBooks, type RuleBook } from '#engine/compare/deals.ts';
import { formatHands, getUndealtCards, listLargestHands, parseHands } from '#engine/compare/written-hands.ts';
import { findGame } from '#engine/games.ts';
import { RIVAL_BOOKS } from '#engine/lab/find.ts';
import type { Fault } from '#engine/record/faults.ts';
import { RecordReplayer } from '#engine/record/record-replayer.ts';
import { createSeating } from '#engine/record/seating.ts';
import { RecordReplayer as PlayingOfEmbed } from '../../src/embed/aliases/record-replayer.ts';
import { createSeating as setUpOfEmbed } from '../../src/embed/aliases/seating.ts';
import { parseHands as readOfEmbed } from '../../src/embed/aliases/written-hands.ts';

const PAIRS = RIVAL_BOOKS.map(({ pair, books }) => ({
  pair,
  books: books.map(({ game, readings }): RuleBook => ({ game: findGame(game)!, readings })),
}));

/** Lists the rule book itself, and copies in which one practice is changed as an address may do. */
const listVariations = ({ game, readings }: RuleBook): readonly RuleBook[] => [
  { game, readings },
  ...Object.entries(game.readings).flatMap(([point, { values }]) =>
    values.map((practice) => ({ game, readings: { ...readings, [point]: practice } })),
  ),
];

describe.each(PAIRS)('the embed of $pair', ({ books }) => {
  const anyDeal = fc.record({
    seed: fc.string({ minLength: 1 }),
    seats: fc.constantFrom(...books[0]!.game.seatNumbers().filter((n) => books[1]!.game.seatNumbers().includes(n))),
    policy: fc.constantFrom(...CARD_PREFERENCES),
    dealing: fc.constantFrom(...DEALING_MODES),
    turned: fc.nat(),
    which: fc.nat(1),
  });

  test('deals and plays step by step as the engine does, by any practice chosen', () => {
    fc.assert(
      fc.property(anyDeal, ({ seed, seats, policy, dealing, turned, which }) => {
        const choices = listVariations(books[which]!);
        const book = choices[turned % choices.length]!;
        const all = books.map((each, i) => (i === which ? book : each));
        const deal = {
          seats,
          dealer: seats - 1,
          pack: shufflePack(seed),
          order: buildMoveOrder(policy, seed),
          dealing,
        };
        if (book.game.refuseSeats(seats, { ...book.readings }, undefined) !== null) return;
        const given = dealByRuleBooks(all, deal)[which]!;
        const played = playByRuleBook(book, deal, given);
        const faults: Fault[] = [];
        const tags = createRuleBookTags(book, [...'ABCDEFGHIJKLM'].slice(0, seats), 'ABCDEFGHIJKLM'[seats - 1]!);
        const record = played.ok ? played.value.record : undefined;
        const head = { tags, comments: [], deals: [] };
        const [own, of] = [createSeating(head, [book.game], faults), setUpOfEmbed(head, [book.game])];
        expect(of === undefined).toBe(faults.length > 0);
        if (!own || !of) return;
        for (const part of [
          'names',
          'accounts',
          'scorers',
          'readings',
          'variant',
          'dealer',
          'lot',
          'draw',
          'seed',
        ] as const)
          expect(of[part]).toEqual(own[part]);
        if (!record) return;
        const [engine, embed] = [new RecordReplayer(own), new PlayingOfEmbed(of)];
        const bare = { ...record, deals: record.deals.map((each) => ({ ...each, moves: [] })) };
        expect(embed.replayAll(bare).length).toBe(engine.replayAll(bare).length);
        for (const move of record.deals[0]!.moves) {
          engine.move(move);
          embed.move(move);
        }
        expect(embed.replay(record)).toEqual(engine.replay(record));
        expect(engine.replay(record)).toEqual(played.ok && played.value);
      }),
      { numRuns: 40 },
    );
  });

  test('accepts the same hands as the engine, and no others', () => {
    fc.assert(
      fc.property(
        anyDeal,
        fc.nat(60),
        fc.constantFrom('2S', 'KC', '8D', '9X', '', 'Talon:', '\n'),
        (asked, at, word) => {
          const { seed, seats } = asked;
          const deal = { seats, dealer: seats - 1, pack: shufflePack(seed) };
          const text = formatHands(listLargestHands(deal, books), getUndealtCards(deal, books));
          const sound = readOfEmbed(text, books);
          const own = parseHands(text, books, 5);
          expect(sound).toEqual(own);
          // The names before the hands never match another player’s.
          let place = 0;
          const spoilt = text.replace(/(10|[2-9AJQK])[SHDC]/g, (card) => (place++ === at ? word : card));
          expect(readOfEmbed(spoilt, books).ok).toBe(parseHands(spoilt, books, 5).ok);
        },
      ),
      { numRuns: 60 },
    );
  });
});
