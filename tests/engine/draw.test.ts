/** Tests the drawing of cards for the deal: the dealer, the players who drew again, and the number of cards used. */
import { describe, expect, test } from 'vitest';
import { type Card, formatCard, parseCard, rankOf } from '#engine/cards.ts';
import { type DrawListener, type DrawResult, drawByTurnUp, drawHighestCard, drawSeatOrder } from '#engine/draw.ts';
import { parseCards } from '../games/play.ts';

const KNAVE = rankOf(parseCard('JS')!);

/** Formats a draw and its result: `2:9S 0:9H* -> …`, where `*` marks a player who drew again. */
const formatDraw = (draw: (hear: DrawListener) => DrawResult | undefined): string => {
  const heard: string[] = [];
  const settled = draw((seat, card, again) => heard.push(`${seat}:${formatCard(card)}${again ? '*' : ''}`));
  return `${heard.join(' ')} -> ${settled ? `${settled.dealer} after ${settled.used}` : 'nobody'}`.trim();
};

describe('drawing the dealer by cards turned up in turn', () => {
  test.each([
    ['the first knave', '3S JH JS', 4, '0:3S 1:JH -> 1 after 2'],
    ['round the table, and round again', '3S 4S 5S 6S JC', 3, '0:3S 1:4S 2:5S 0:6S 1:JC -> 1 after 5'],
    ['at once', 'JD 3S', 2, '0:JD -> 0 after 1'],
    ['none', '3S 4S', 2, '0:3S 1:4S -> nobody'],
  ])('ends with %s: %s by %i', (_, cards, seats, expected) => {
    expect(formatDraw((hear) => drawByTurnUp(KNAVE, parseCards(cards), seats, hear))).toBe(expected);
  });
});

describe('drawing one card for each player', () => {
  const low = (card: Card): number => -rankOf(card);
  test.each([
    ['the highest', rankOf, '3S KH 5S 6S', 3, '0:3S 1:KH 2:5S -> 1 after 3'],
    ['the lowest', low, '3S KH 5S 6S', 3, '0:3S 1:KH 2:5S -> 0 after 3'],
    ['who are level draw again', rankOf, 'KS KH 5S 2S 6S', 3, '0:KS 1:KH 2:5S 0:2S* 1:6S* -> 1 after 5'],
    ['and again', low, 'AS 2H AD 3S 3C 9S 8S', 3, '0:AS 1:2H 2:AD 0:3S* 2:3C* 0:9S* 2:8S* -> 2 after 7'],
    ['too few to begin', rankOf, 'KS 5S', 3, '-> nobody'],
    ['too few to draw again', rankOf, 'KS KH 5S 2S', 3, '-> nobody'],
  ])('settles the case “%s”: %s', (...[, heightOf, cards, seats, expected]) => {
    expect(formatDraw((hear) => drawHighestCard(parseCards(cards), seats, heightOf, hear))).toBe(expected);
  });

  // The draw for partners needs only the first two players and their order.
  test.each([
    ['all different', 'KS 3H 5S 9S', 'first', '0 3 2 1', 4],
    ['the second is in doubt', 'KS 9H 5S 9S 2H AS', 'first', '0', 4],
    ['the second is in doubt', 'KS 9H 5S 9S 2H AS', 'second', '0 1 3 2', 6],
    ['the first two are level, and no more', 'KS KH 5S 9S 2H AS', 'second', '0 1 3 2', 6],
    ['three are level', 'KS KH 5S KD 2H AS 7D 7C', 'second', '3 0 1 2', 7],
  ] as const)('settles the case “%s”: %s settles the %s', (_, cards, settles, order, used) => {
    const drawn = drawSeatOrder(parseCards(cards), 4, rankOf, settles)!;
    expect(drawn.players.join(' ').startsWith(order)).toBe(true);
    expect(drawn.drawn).toHaveLength(used);
  });
});
