/**
 * Tests of La Manille: the points of a trick, the player who takes it, and the legal cards. The results were worked out
 * by hand.
 */
import { describe, expect, test } from 'vitest';
import { formatCard } from '#engine/cards.ts';
import { createMoveBuffer } from '#engine/game.ts';
import { CARD_TO_MANILLE, writeCardList } from '#engine/games/manille/cards.ts';
import { Coup } from '#engine/games/manille/coup.ts';
import { findRevokeArticle } from '#engine/games/manille/irregularities.ts';
import { readings } from '#engine/games/manille/readings.ts';
import { getCardRefusal, getPlayArticle } from '#engine/games/manille/reasons.ts';
import { completePractices } from '#engine/readings.ts';
import { parseCards, parsePractices } from './play.ts';

const ranked = (notation: string): number => CARD_TO_MANILLE[parseCards(notation)[0]!]!;

describe('the points of a trick', () => {
  const rows: [origin: string, trick: string, points: number][] = [
    ['ten, king and two blanks', '10H KH 8H 7H', 9],
    ['B96.count.blank', '9H 8H 7H 7S', 1],
    ['B96.values', '10H AH KH QH', 15],
    ['B96.values', 'JH 7D 8D 9D', 2],
  ];
  test.each(rows)('add up in the case %s: %s', (_, trick, points) => {
    const coup = new Coup();
    coup.begin(ranked('7C'));
    for (const [seat, notation] of trick.split(' ').entries()) coup.lay(seat, ranked(notation));
    expect(coup.gather()).toBe(points);
    expect([...coup.taken]).toEqual([points, 0]);
  });
});

describe('the taker of a trick', () => {
  const rows: [origin: string, trump: string, trick: string, taker: string][] = [
    ['spades were announced', 'S', 'AH KH 10H QH', 'C'],
    ['spades were announced', 'S', 'AH KH QH JH', 'A'],
    ['spades were announced', 'S', '7H 8H 9H JH', 'D'],
    ['B96.follow.trump', 'S', '10H 7S AH KH', 'B'],
    ['B96.overruff', 'S', '10H 7S 8S KH', 'C'],
    ['B96.discard.no-trump', 'S', '7H 10D 10C AC', 'A'],
  ];
  test.each(rows)('is found in the case %s, trumps %s: %s', (_, trump, trick, taker) => {
    const coup = new Coup();
    coup.begin(ranked(`7${trump}`));
    for (const [seat, notation] of trick.split(' ').entries()) coup.lay(seat, ranked(notation));
    expect('ABCD'[coup.master]).toBe(taker);
  });
});

describe('a card for a trick', () => {
  /** The cards of the trick so far, from A on; the hand of the next seat; its legal cards. Spades are trumps. */
  const rows: [origin: string, trick: string, hand: string, may: string, readings?: string][] = [
    ['beat', 'QH', 'AH 9H 7D 7S', 'AH'],
    ['cannot beat', '10H', 'AH 9H 7D 7S', 'AH 9H'],
    ['partner master', '10H 7H', 'AH 9H 7D 7S', 'AH 9H'],
    ['partner was beaten', 'KH 10H', 'AH 9H 7D 7S', 'AH 9H'],
    ['partner was beaten', 'QH KH', 'AH 9H 7D 7S', 'AH'],
    ['void', 'QH', '9D 7S 10S', '7S 10S'],
    ['void, no trump', 'QH', '9D AD', 'AD 9D'],
    ['void, partner master', 'QH 7H', '9D 7S 10S', '9D 7S 10S'],
    ['partner master, void', 'QH 7H', '9D 7S 10S', '9D', 'partner-master-void=discard'],
    ['partner master, only trumps', 'QH 7H', '7S 10S', '7S 10S', 'partner-master-void=discard'],
    ['partner master by a ruff', '7H 9S 10H', '9D 7S', '9D 7S'],
    ['partner master by a ruff', '7H 9S 10H', '9D 7S', '9D', 'partner-master-void=discard'],
    ['must overruff', 'QH 9S', '9D 7S JS 10S', 'JS 10S'],
    ['cannot overruff', 'QH KS', '9D 7S JS', '9D 7S JS'],
    ['cannot overruff', 'QH KS', '9D 7S JS', '7S JS', 'undertrump=must'],
    ['cannot overruff', 'QH KS', '9D 7S JS', '9D', 'undertrump=forbidden'],
    ['only lower trumps', 'QH KS', '7S JS', '7S JS', 'undertrump=forbidden'],
    ['any trump', 'QH 9S', '9D 7S JS', '7S JS', 'overruff=any-trump'],
    ['any trump, only lower', 'QH KS', '9D 7S JS', '7S JS', 'overruff=any-trump'],
    ['free', 'QH 9S', '9D 7S JS', '9D 7S JS', 'overruff=free'],
    ['free', 'QH 9S', '9D 7S JS', '9D JS', 'overruff=free undertrump=forbidden'],
    ['free, and not only lower', 'QH 9S', '9D 7S JS', '9D 7S JS', 'overruff=free undertrump=must'],
    ['free, only lower', 'QH KS', '9D 7S JS', '7S JS', 'overruff=free undertrump=must'],
    ['follow after a ruff', 'QH 9S', 'AH 9H 7S', 'AH 9H'],
    ['follow after a ruff', 'QH 9S', 'AH 9H 7S', 'AH', 'follow-after-ruff=beat'],
    ['follow after a ruff', 'QH 9S AH', '10H KH 7S', '10H KH'],
    ['the partner’s ruff is master', '7H 9S 8H', 'AH 9H 7S', 'AH 9H', 'follow-after-ruff=beat'],
    ['an adversary’s ruff is master', '7H 8H 9S', 'AH 9H 7S', 'AH 9H', 'follow-after-ruff=beat'],
    ['B96.follow.beat trumps led', '9S', '7S JS 10H', 'JS'],
    ['B96.follow.beat fourth', 'JH QH AH', 'KH 10H', '10H'],
    ['B96.follow.beat fourth, over the highest', 'QH 8H 9H', 'AH JH 7D', 'AH'],
  ];
  test.each(rows)('is legal in the case %s: on %s from %s: %s %s', (_, trick, hand, may, practices = '') => {
    const coup = new Coup();
    coup.begin(ranked('8S'));
    coup.lies = false;
    const cards = trick.split(' ');
    for (const [seat, notation] of cards.entries()) coup.lay(seat, ranked(notation));
    for (const its of parseCards(hand)) coup.held[cards.length]! |= 1 << CARD_TO_MANILLE[its]!;
    const into = createMoveBuffer();
    const count = writeCardList(coup.legal(cards.length, completePractices(readings, parsePractices(practices))), into);
    expect([...into.subarray(0, count)].map(formatCard).sort()).toEqual(may.split(' ').sort());
    expect([...into.subarray(0, count)]).toEqual([...into.subarray(0, count)].sort((a, b) => a - b));
  });
});

describe('the article on a card', () => {
  /**
   * The cards of the trick so far, from A on; the hand of the next seat; the card it plays; the article, and for a
   * refused card the reason and the fault.
   */
  const rows: [trick: string, hand: string, laid: string, why: string, readings?: string][] = [
    ['QH', 'AH 9H 7S', 'AH', 'B96.follow.beat'],
    ['10H', 'AH 9H 7S', 'AH', 'B96.follow'],
    ['10H 7H', 'AH 9H 7S', '9H', 'B96.partner-master.now'],
    ['QH 10H JH', 'AH 9H 7S', '9H', 'B96.partner-master'],
    ['QH 10H JH', '9D 7S', '9D', 'B96.partner-master.discard'],
    ['QH 10H JH', '9D 7S', '7S', 'B96.partner-master'],
    ['QH 9S', 'AH 9H 7S', 'AH', 'B96.overruff.follow', 'follow-after-ruff=beat'],
    ['QH', '9D 7S', '7S', 'B96.follow.trump'],
    ['QH 9S', '9D 7S JS', 'JS', 'B96.overruff'],
    ['QH KS', '9D 7S JS', 'JS', 'B96.overruff.under'],
    ['QH KS', '9D 7S JS', '9D', 'B96.overruff.under'],
    ['QH KS', '9D', '9D', 'B96.discard.no-trump'],
    ['QH', 'AH 9H 7S', '9H', 'must-beat B96.follow.beat B96.fault.under-force'],
    ['QH', 'AH 9H 7S', '7S', 'must-follow B96.follow B96.fault.false-ruff'],
    ['QH', 'AH 9D 7S', '9D', 'must-follow B96.follow B96.fault.renounce'],
    ['10H 7H', 'AH 9D 7S', '9D', 'must-follow B96.partner-master.follow B96.fault.renounce'],
    ['QH', '9D 7S', '9D', 'must-trump B96.follow.trump B96.fault.renounce'],
    ['QH 9S', 'AH 9H', '9H', 'must-beat B96.overruff.follow B96.fault.under-force', 'follow-after-ruff=beat'],
    ['QH 9S', '9D 7S JS', '7S', 'must-beat B96.overruff B96.fault.under-force'],
    ['QH 9S', '9D 7S JS', '9D', 'must-beat B96.overruff B96.fault.renounce'],
    ['QH 9S', '9D 7S JS', '9D', 'must-trump B96.overruff B96.fault.renounce', 'overruff=any-trump'],
    ['QH KS', '9D 7S JS', '9D', 'must-trump B96.overruff.under B96.fault.renounce', 'undertrump=must'],
    ['QH KS', '9D 7S JS', '7S', 'must-discard B96.overruff.under B96.fault.under-force', 'undertrump=forbidden'],
    [
      'QH 7H',
      '9D 7S',
      '7S',
      'must-discard B96.partner-master.discard B96.fault.false-ruff',
      'partner-master-void=discard',
    ],
  ];
  test.each(rows)('is cited on %s from %s: %s, %s %s', (trick, hand, laid, why, practices = '') => {
    const coup = new Coup();
    coup.begin(ranked('8S'));
    const cards = trick.split(' ');
    const [seat, its] = [cards.length, ranked(laid)];
    for (const [i, notation] of cards.entries()) coup.lay(i, ranked(notation));
    coup.held.fill(0);
    for (const each of parseCards(hand)) coup.held[seat]! |= 1 << CARD_TO_MANILLE[each]!;
    const duties = completePractices(readings, parsePractices(practices));
    if ((coup.legal(seat, duties) >>> its) & 1) expect(getPlayArticle(coup, seat, its)).toBe(why);
    else {
      const { reason, cite, misplay } = getCardRefusal(coup, seat, its, duties);
      expect(misplay).toBe(true);
      expect([reason, cite, findRevokeArticle(coup, seat, its)].join(' ')).toBe(why);
    }
  });
});
