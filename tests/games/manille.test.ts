/** La Manille, by the numbers of rules.md and of the source. Expectations are worked by hand. */

import { describe, expect, test } from 'vitest';
import { type Card, card, FULL_PACK, makeCard, PIQUET_PACK, SUITS, type Suit } from '#engine/cards.ts';
import { EVENT, type Listener, readEvent } from '#engine/events.ts';
import { messageOf } from '#engine/fault-sentences.ts';
import { moveList, PASS, writeMove } from '#engine/game.ts';
import { CARD_OF, list, RANKED_OF } from '#engine/games/manille/cards.ts';
import { Coup } from '#engine/games/manille/coup.ts';
import { manille } from '#engine/games/manille/index.ts';
import { revokeOf } from '#engine/games/manille/irregularities.ts';
import { MOST_COUPS } from '#engine/games/manille/match.ts';
import { MOVES_END } from '#engine/games/manille/moves.ts';
import { readings } from '#engine/games/manille/readings.ts';
import { whyIllegal, whyPlayed } from '#engine/games/manille/reasons.ts';
import { ManilleTable } from '#engine/games/manille/rules.ts';
import { GAMES } from '#engine/games.ts';
import { noOwners, type Owners } from '#engine/hands.ts';
import { randomFrom } from '#engine/random.ts';
import { choose } from '#engine/readings.ts';
import { balanceOf, type Replay, replay } from '#engine/replay.ts';
import { ACE_TURNED, DEAL, FORTY, NULL_COUP, played, tags, VOLE, VOLE_WITH_MANILLE } from './manille-coups.ts';
import { readingsOf } from './play.ts';

const cardsOf = (text: string): Card[] => text.split(/\s+/).filter(Boolean).map(card);
const ranked = (notation: string): number => RANKED_OF[card(notation)]!;

/** The scores after a record, `A+C 6 B+D 0`. */
const scores = (record: Replay): string =>
  Object.entries(balanceOf(record))
    .map((pair) => pair.join(' '))
    .join(' ');

/** What happened in a record, a line each, without what every deal begins with. */
const told = (record: Replay): string[] =>
  record.steps
    .flatMap(({ events }) => events)
    .map(({ type, seat, scorer, card: its, suit, cards, points, cite }) =>
      [type, seat, scorer, its, suit, points ?? cards, cite].filter((word) => word !== undefined).join(' '),
    );

describe('the points of a trick', () => {
  const rows: [origin: string, trick: string, points: number][] = [
    ['MA-T1', '10H KH 8H 7H', 9],
    ['MA-T2 B96.count.blank', '9H 8H 7H 7S', 1],
    ['B96.values', '10H AH KH QH', 15],
    ['B96.values', 'JH 7D 8D 9D', 2],
  ];
  test.each(rows)('%s %s', (_, trick, points) => {
    const coup = new Coup();
    coup.begin(ranked('7C'));
    for (const [seat, notation] of trick.split(' ').entries()) coup.lay(seat, ranked(notation));
    expect(coup.gather()).toBe(points);
    expect([...coup.taken]).toEqual([points, 0]);
  });
});

describe('who takes a trick', () => {
  const rows: [origin: string, trump: string, trick: string, taker: string][] = [
    ['MA-S2', 'S', 'AH KH 10H QH', 'C'],
    ['MA-S2', 'S', 'AH KH QH JH', 'A'],
    ['MA-S2', 'S', '7H 8H 9H JH', 'D'],
    ['B96.follow.trump', 'S', '10H 7S AH KH', 'B'],
    ['B96.overruff', 'S', '10H 7S 8S KH', 'C'],
    ['B96.discard.no-trump', 'S', '7H 10D 10C AC', 'A'],
  ];
  test.each(rows)('%s %s: %s', (_, trump, trick, taker) => {
    const coup = new Coup();
    coup.begin(ranked(`7${trump}`));
    for (const [seat, notation] of trick.split(' ').entries()) coup.lay(seat, ranked(notation));
    expect('ABCD'[coup.master]).toBe(taker);
  });
});

describe('what may be played on a trick', () => {
  /** The trick so far, from A; the hand of the next seat; what it may play. Spades are trumps. */
  const rows: [origin: string, trick: string, hand: string, may: string, readings?: string][] = [
    ['MA-T8 beat', 'QH', 'AH 9H 7D 7S', 'AH'],
    ['MA-T8 cannot beat', '10H', 'AH 9H 7D 7S', 'AH 9H'],
    ['MA-T8 partner master', '10H 7H', 'AH 9H 7D 7S', 'AH 9H'],
    ['MA-T8 partner was beaten', 'KH 10H', 'AH 9H 7D 7S', 'AH 9H'],
    ['MA-T8 partner was beaten', 'QH KH', 'AH 9H 7D 7S', 'AH'],
    ['MA-T8 void', 'QH', '9D 7S 10S', '7S 10S'],
    ['MA-T8 void, no trump', 'QH', '9D AD', 'AD 9D'],
    ['MA-T8 void, partner master', 'QH 7H', '9D 7S 10S', '9D 7S 10S'],
    ['MA-S4 partner master, void', 'QH 7H', '9D 7S 10S', '9D', 'partner-master-void=discard'],
    ['MA-S4 partner master, only trumps', 'QH 7H', '7S 10S', '7S 10S', 'partner-master-void=discard'],
    ['MA-S4 partner master by a ruff', '7H 9S 10H', '9D 7S', '9D 7S'],
    ['MA-S4 partner master by a ruff', '7H 9S 10H', '9D 7S', '9D', 'partner-master-void=discard'],
    ['MA-S3 must overruff', 'QH 9S', '9D 7S JS 10S', 'JS 10S'],
    ['MA-S3 cannot overruff', 'QH KS', '9D 7S JS', '9D 7S JS'],
    ['MA-S3 cannot overruff', 'QH KS', '9D 7S JS', '7S JS', 'undertrump=must'],
    ['MA-S3 cannot overruff', 'QH KS', '9D 7S JS', '9D', 'undertrump=forbidden'],
    ['MA-S3 only lower trumps', 'QH KS', '7S JS', '7S JS', 'undertrump=forbidden'],
    ['MA-S3 any trump', 'QH 9S', '9D 7S JS', '7S JS', 'overruff=any-trump'],
    ['MA-S3 any trump, only lower', 'QH KS', '9D 7S JS', '7S JS', 'overruff=any-trump'],
    ['MA-S3 free', 'QH 9S', '9D 7S JS', '9D 7S JS', 'overruff=free'],
    ['MA-S3 free', 'QH 9S', '9D 7S JS', '9D JS', 'overruff=free undertrump=forbidden'],
    ['MA-S3 free, only lower', 'QH KS', '9D 7S JS', '7S JS', 'overruff=free undertrump=must'],
    ['MA-S3 follow after a ruff', 'QH 9S', 'AH 9H 7S', 'AH 9H'],
    ['MA-S3 follow after a ruff', 'QH 9S', 'AH 9H 7S', 'AH', 'follow-after-ruff=beat'],
    ['MA-S3 follow after a ruff', 'QH 9S AH', '10H KH 7S', '10H KH'],
    ['B96.follow.beat trumps led', '9S', '7S JS 10H', 'JS'],
    ['B96.follow.beat fourth', 'JH QH AH', 'KH 10H', '10H'],
  ];
  test.each(rows)('%s: on %s from %s: %s %s', (_, trick, hand, may, practices = '') => {
    const coup = new Coup();
    coup.begin(ranked('8S'));
    coup.lies = false;
    const cards = trick.split(' ');
    for (const [seat, notation] of cards.entries()) coup.lay(seat, ranked(notation));
    for (const its of cardsOf(hand)) coup.held[cards.length]! |= 1 << RANKED_OF[its]!;
    const into = moveList();
    const count = list(coup.legal(cards.length, choose(readings, readingsOf(practices))), into);
    expect([...into.subarray(0, count)].map(makeCard).sort()).toEqual(may.split(' ').sort());
    expect([...into.subarray(0, count)]).toEqual([...into.subarray(0, count)].sort((a, b) => a - b));
  });
});

describe('why a card is played, or may not be', () => {
  /** The trick so far, from A; the hand of the next seat; its card; the article, with the reason if it is refused and the fault. */
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
  test.each(rows)('on %s from %s: %s, %s %s', (trick, hand, laid, why, practices = '') => {
    const coup = new Coup();
    coup.begin(ranked('8S'));
    const cards = trick.split(' ');
    const [seat, its] = [cards.length, ranked(laid)];
    for (const [i, notation] of cards.entries()) coup.lay(i, ranked(notation));
    coup.held.fill(0);
    for (const each of cardsOf(hand)) coup.held[seat]! |= 1 << RANKED_OF[each]!;
    const duties = choose(readings, readingsOf(practices));
    if ((coup.legal(seat, duties) >>> its) & 1) expect(whyPlayed(coup, seat, its)).toBe(why);
    else {
      const { reason, cite, misplay } = whyIllegal(coup, seat, its, duties);
      expect(misplay).toBe(true);
      expect([reason, cite, revokeOf(coup, seat, its)].join(' ')).toBe(why);
    }
  });
});

describe('coups and what is marked', () => {
  const rows: [origin: string, record: string, scores: string][] = [
    ['MA-T4', tags('', 'A') + FORTY, 'A+C 0 B+D 6'],
    ['MA-T4 MA-T7', tags() + NULL_COUP, 'A+C 0 B+D 2'],
    ['MA-T4 MA-T6 vole', tags() + VOLE, 'A+C 34 B+D 4'],
    ['MA-T6', tags() + VOLE_WITH_MANILLE, 'A+C 0 B+D 39'],
    ['MA-S1', tags('turn-up-points=three') + VOLE_WITH_MANILLE, 'A+C 0 B+D 37'],
    ['MA-S1', tags('turn-up-points=three') + VOLE, 'A+C 34 B+D 3'],
  ];
  test.each(rows)('%s', (_, record, expected) => {
    expect(scores(played(record))).toBe(expected);
  });

  test('MA-T4: twenty-eight against forty', () => {
    expect(told(played(tags('', 'A') + FORTY)).filter((line) => line.includes('counted'))).toEqual([
      'counted-camp A+C 25 B96.values',
      'counted-camp A+C 3 B96.values.trick',
      'counted-camp A+C 28 B96.count',
      'counted-camp B+D 35 B96.values',
      'counted-camp B+D 5 B96.values.trick',
      'counted-camp B+D 40 B96.count',
    ]);
  });

  test('MA-T7: a coup nul marks nothing', () => {
    expect(told(played(tags() + NULL_COUP)).slice(-1)).toEqual(['null-coup B96.count.null']);
  });

  test('MA-T3: the eight tricks are worth 68 points together, and what is marked is the excess', () => {
    const table = new ManilleTable({ seats: 4, dealer: 0, readings: { count: 'coup-end' } });
    const random = randomFrom('sixty-eight');
    const legal = moveList();
    for (let deal = 0; deal < 500; deal++) {
      table.shuffleAndDeal(random);
      const marked = [...table.scores];
      while (!table.dealOver) table.play(legal[random.below(table.legal(legal))]!);
      const [first, second] = table.coup.taken;
      expect(first! + second!).toBe(68);
      expect(table.coup.tricks[0]! + table.coup.tricks[1]!).toBe(8);
      expect(table.scores[0]! - marked[0]!).toBe(Math.max(0, first! - 34));
      expect(table.scores[1]! - marked[1]!).toBe(Math.max(0, second! - 34));
    }
  });

  test('MA-A6: the turn-up lies on the table until the dealer’s right neighbour has played', () => {
    const { steps } = played(`${tags()}${DEAL}A 7H B KH`);
    expect(steps.map(({ owners }) => owners[card('9S')])).toEqual([-1, 3, 3]);
    expect(steps[1]!.events.map(({ type }) => type)).toEqual(['led', 'took-up']);
  });

  test('MA-A5: four by four, beginning on the dealer’s right', () => {
    const [dealt] = played(tags() + DEAL).steps;
    expect(
      dealt!.events.filter(({ type }) => type === 'dealt').map(({ seat, cards, cite }) => [seat, cards, cite]),
    ).toEqual([...'ABCDABCD'].map((seat, i) => [seat, 4, i === 0 ? 'B96.deal.right' : 'B96.deal.four']));
  });

  test('MA-A8: the right of the dealer leads, then who took the trick', () => {
    const record = played(`${tags()}${DEAL}A 7H B KH C 8H D 7S D 8C`);
    expect(record.steps.map(({ toMove }) => 'ABCD'[toMove])).toEqual(['A', 'B', 'C', 'D', 'D', 'A']);
    expect(told(record).slice(-3)).toEqual([
      'followed D 7S B96.partner-master',
      'took-trick D 4 B96.order',
      'led D 8C B96.winner-leads',
    ]);
  });
});

/** A table with this card turned, the others given round in the order of the pack. */
const turning = (notation: string, readings_: string, before: readonly [number, number] = [0, 0]): ManilleTable => {
  const table = new ManilleTable({ seats: 4, dealer: 3, readings: readingsOf(readings_) });
  table.scores.set(before);
  const owners: Owners = noOwners();
  const rest = PIQUET_PACK.filter((its) => its !== card(notation));
  for (const [i, its] of rest.entries()) owners[its] = i >> 3;
  table.deal(owners, { turnUp: card(notation) });
  return table;
};

describe('MA-T5: the turn-up marks', () => {
  const rows: [rank: string, five: number, three: number][] = [
    ['10', 5, 3],
    ['A', 4, 3],
    ['K', 3, 3],
    ['Q', 2, 2],
    ['J', 1, 1],
    ['9', 0, 0],
    ['8', 0, 0],
    ['7', 0, 0],
  ];
  test.each(rows)('%s', (rank, five, three) => {
    for (const suit of SUITS) {
      expect([...turning(`${rank}${suit}`, '').scores]).toEqual([0, five]);
      expect([...turning(`${rank}${suit}`, 'turn-up-points=three').scores]).toEqual([0, three]);
    }
  });
});

describe('MA-S7: a turn-up that makes the game', () => {
  test('ends it before a card is played', () => {
    const table = turning('10H', '', [33, 30]);
    expect([table.dealOver, table.toMove, ...table.games]).toEqual([true, -1, 0, 1]);
    expect(table.gameOver).toBe(false);
  });
  test('ends the match when it is one game', () => {
    const table = turning('10H', 'game=34-single', [33, 30]);
    expect([table.gameOver, table.winners]).toEqual([true, [1, 3]]);
  });
  test('ends nothing by coup-end until the coup is over', () => {
    const table = turning('10H', 'count=coup-end game=34-single', [33, 30]);
    expect([table.dealOver, ...table.scores]).toEqual([false, 33, 35]);
    table.misplay(card('AS'), 1); // B out of turn: A and C mark 34
    expect([table.gameOver, table.winners, ...table.scores]).toEqual([true, [0, 2], 67, 35]);
  });
  test('by coup-end camps that are level play on', () => {
    const table = turning('10H', 'count=coup-end game=34-single', [1, 30]);
    table.misplay(card('AS'), 1);
    expect([table.gameOver, table.dealOver, ...table.scores]).toEqual([false, true, 35, 35]);
  });
});

describe('the game', () => {
  /** Camps that lose 34 points one after another, by a seat of theirs playing out of turn. */
  const rows: [origin: string, readings: string, faults: string, games: string, winners: string][] = [
    ['MA-T9', 'game=34-single', 'B', '1 0', 'A C'],
    ['MA-S5', 'game=34', 'B', '1 0', ''],
    ['MA-S5', 'game=34', 'B D', '2 0', 'A C'],
    ['MA-S5', 'game=34', 'B A', '1 1', ''],
    ['MA-S5', 'game=34', 'B A C', '1 2', 'B D'],
    ['MA-A14', 'game=44', 'B', '0 0', ''],
    ['MA-A14', 'game=44', 'B D', '1 0', 'A C'],
    ['MA-A14', 'game=64', 'A C', '0 1', 'B D'],
  ];
  test.each(rows)('%s %s: %s lose 34', (_, readings_, faults, games, winners) => {
    const table = new ManilleTable({ seats: 4, dealer: 0, readings: readingsOf(readings_) });
    const random = randomFrom('faults');
    const owners = noOwners();
    for (const name of faults.split(' ')) {
      const seat = 'ABCD'.indexOf(name);
      do table.deal(nines(table.nextDealer(), random, owners));
      while (table.dealOver);
      // Two cards of the deal are played until it is not his turn.
      const legal = moveList();
      while (table.toMove === seat) {
        table.legal(legal);
        table.play(legal[0]!);
      }
      const held = PIQUET_PACK.find((its) => table.hands.holds(seat, its))!;
      expect(table.refuse(seat, held)).toEqual({ reason: 'not-your-turn', cite: 'B96.turn', misplay: true });
      table.misplay(held, seat);
    }
    expect([...table.games].join(' ')).toBe(games);
    expect(table.winners.map((seat) => 'ABCD'[seat]).join(' ')).toBe(winners);
    expect(table.gameOver).toBe(winners !== '');
  });

  test('B96.game.beyond: nothing is carried to the next game', () => {
    const record = played(
      `${tags()}${ACE_TURNED}A 7H B 9C?\n${ACE_TURNED.replace('"1"', '"2"').replace('D: KD', 'D: 8D KD').replace('7C 8D', '7C')}`,
    );
    expect(scores(record)).toBe('A+C 4 B+D 0');
    expect(told(record).filter((line) => line.startsWith('struck-off'))).toEqual([
      'struck-off A+C 34 B96.game.beyond',
      'struck-off B+D 4 B96.game.beyond',
    ]);
  });

  test('MA-A5, MA-S8: the deal passes to the right after every coup, from one game to the next too', () => {
    const table = new ManilleTable({ seats: 4, dealer: 2 });
    const dealers: number[] = [];
    while (!table.gameOver) {
      table.deal(nines(table.nextDealer(), randomFrom('dealers'), noOwners()));
      dealers.push(table.dealer);
      table.misplay(PIQUET_PACK.find((its) => table.hands.holds((table.toMove + 1) & 3, its))!, (table.toMove + 1) & 3);
    }
    expect(dealers).toEqual([2, 3, 0].slice(0, dealers.length));
  });

  test('a match over, the same four can begin another', () => {
    const table = new ManilleTable({ seats: 4, dealer: 0, readings: { game: '34-single' } });
    table.deal(nines(0, randomFrom('again'), noOwners()));
    table.misplay(PIQUET_PACK.find((its) => table.hands.holds(2, its))!, 2);
    expect([table.gameOver, ...table.scores]).toEqual([true, 0, 34]);
    table.deal(nines(1, randomFrom('again'), noOwners()));
    expect([table.gameOver, table.winners.length, ...table.scores, ...table.games]).toEqual([false, 0, 0, 0, 0, 0]);
  });
});

/** A deal in which the nine of spades is turned. */
const nines = (dealer: number, random: { below(n: number): number }, owners: Owners): Owners => {
  const rest = PIQUET_PACK.filter((its) => its !== card('9S'));
  owners.fill(-1);
  const first = (dealer + 1) & 3;
  while (rest.length > 0) {
    const [its] = rest.splice(random.below(rest.length), 1);
    owners[its!] = (first + ((31 - rest.length - 1) >> 3)) & 3;
  }
  return owners;
};

describe('the numbered rules', () => {
  /** What is played from {@link DEAL}, the scores after it, who is to play (nobody when the coup is over), the last thing told. */
  const rows: [origin: string, moves: string, scores: string, toMove: string, last?: string, readings?: string][] = [
    ['I1', 'D redeals?', 'A+C 0 B+D 0', '-', 'stopped B96.fault.faced'],
    ['I2 own card', 'D exposes KD?', 'A+C 0 B+D 0', 'A', 'shown D KD B96.fault.shown.own'],
    ['I2 partner’s card', 'D exposes KH?', 'A+C 0 B+D 0', 'A', 'shown B KH B96.fault.shown.own'],
    ['I2 several cards', 'D exposes KD? D exposes KH?', 'A+C 0 B+D 0', 'A', 'shown B KH B96.fault.shown.own'],
    [
      'I2 another card',
      'D exposes 10D? C pass D exposes AH?',
      'A+C 0 B+D 0',
      'A',
      'shown A AH B96.fault.shown.adversary',
    ],
    ['I2 adversary’s card', 'D exposes 10D?', 'A+C 0 B+D 0', 'C', 'shown C 10D B96.fault.shown.adversary'],
    ['I2 they hold it good', 'D exposes 10D? C pass', 'A+C 0 B+D 0', 'A', 'passed C B96.fault.shown.adversary'],
    ['I2 they begin again', 'D exposes 10D? C demands', 'A+C 0 B+D 0', '-', 'stopped B96.fault.shown.adversary'],
    ['I3', 'A 8D says C?', 'A+C 0 B+D 0', 'B', 'took-up D 9S B96.turn-up.lies'],
    ['I3 demanded', 'A 8D says C? B demands', 'A+C 0 B+D 0', 'A', 'took-back A 8D B96.fault.announced'],
    ['I3 demanded', 'A 8D says C? B demands A KC', 'A+C 0 B+D 0', 'B', 'led A KC B96.lead'],
    ['I3 covered', 'A 8D says C? B QD', 'A+C 0 B+D 0', 'C', 'followed B QD B96.follow.beat'],
    ['I3 not held', 'A 8D B QD says C?', 'A+C 0 B+D 0', 'C', 'let-stand B QD B96.fault.announced.not-held'],
    ['I3 rightly announced', 'A 8D says D', 'A+C 0 B+D 0', 'B', 'took-up D 9S B96.turn-up.lies'],
    ['I5', 'A 7H with KC?', 'A+C 0 B+D 0', 'B', 'misplayed A KC B96.fault.two-cards'],
    ['I5', 'A 7H with KC? B chooses KC', 'A+C 0 B+D 0', 'B', 'took-up D 9S B96.turn-up.lies'],
    ['I5', 'A 7H with KC?', 'A+C 0 B+D 0', 'B', 'took-up D 9S B96.turn-up.lies', 'two-cards=under-card'],
    ['I5 one might be laid', 'A 7H B 9C with KH?', 'A+C 0 B+D 0', 'C', 'followed B KH B96.follow.beat'],
    ['I6', 'D misdeals unturned?', 'A+C 0 B+D 0', '-', 'stopped B96.fault.misdeal'],
    ['I6', 'D misdeals turned?', 'A+C 34 B+D 0', '-'],
    ['I7', 'A 7H A miscounts?', 'A+C 0 B+D 34', '-'],
    ['I8', 'A miscounts?', 'A+C 34 B+D 0', '-'],
    ['I8', 'A 7H C miscounts?', 'A+C 34 B+D 0', '-'],
    ['I9 renounce', 'A 7H B 9C?', 'A+C 34 B+D 0', '-'],
    ['I9 false ruff', 'A 7H B 10S?', 'A+C 34 B+D 0', '-'],
    ['I9 under-force', 'A QC B 9C?', 'A+C 34 B+D 0', '-'],
    ['I9 does not trump', 'A 7H B 9H C JH D KD?', 'A+C 34 B+D 0', '-'],
    ['I10', 'A 7H C JH?', 'A+C 0 B+D 34', '-'],
    ['I11', 'A 7H B KH C 8H B gathers 10C?', 'A+C 34 B+D 0', '-'],
    ['I12', `${'A JS B 10S C KS D 7S B 10C C JC D 8C A 7C '}B leaves QD?`, 'A+C 34 B+D 0', '-'],
    ['I13 his own', 'A 7H B KH C 8H D 7S D looks?', 'A+C 34 B+D 0', '-'],
    ['I13 the adversaries’', 'A 7H B KH C 8H D 7S C looks?', 'A+C 0 B+D 34', '-'],
    ['I15', 'A asks?', 'A+C 0 B+D 0', 'A', 'exposed-hand C 8 B96.fault.asked'],
    ['I15', 'A 7H C asks? B KH', 'A+C 0 B+D 0', 'C'],
    ['I16', 'D calls H?', 'A+C 34 B+D 0', '-'],
    ['I17', 'D misdeals peeked?', 'A+C 34 B+D 0', '-'],
    ['MA-S6', 'A 7H B 9C?', 'A+C 0 B+D -34', '-', 'stopped B96.fault.penalty', 'penalty=offender-34'],
    ['B96.fault.penalty', 'A 7H C JH?', 'A+C -34 B+D 0', '-', 'stopped B96.fault.penalty', 'penalty=offender-34'],
  ];
  test.each(rows)('%s: %s', (_, moves, expected, toMove, last, readings_ = '') => {
    const record = played(`${tags(readings_)}${DEAL}${moves}`);
    expect(scores(record)).toBe(expected);
    expect('ABCD'[record.steps.at(-1)!.toMove] ?? '-').toBe(toMove);
    if (last) expect(told(record).at(-1)).toBe(last);
  });

  /** What becomes of the card that is not played, of two laid at once. */
  const twoCards: [moves: string, told: string[], readings?: string][] = [
    [
      'A 7H with KC? B chooses KC',
      ['chose B KC B96.fault.two-cards', 'took-back A 7H B96.fault.two-cards.back', 'led A KC B96.lead'],
    ],
    [
      'A 7H B 9C with KH?',
      [
        'misplayed B KH B96.fault.two-cards',
        'let-stand B KH B96.fault.two-cards.lawful',
        'took-back B 9C B96.fault.two-cards.back',
        'followed B KH B96.follow.beat',
      ],
    ],
    [
      'A 7H with KC?',
      ['misplayed A KC B96.fault.two-cards.under', 'took-back A KC B96.fault.two-cards.back', 'led A 7H B96.lead'],
      'two-cards=under-card',
    ],
  ];
  test.each(twoCards)('I5: %s, the other card goes back', (moves, expected, readings_ = '') => {
    const lines = told(played(`${tags(readings_)}${DEAL}${moves}`)).filter((line) => !line.startsWith('took-up'));
    expect(lines.slice(-expected.length)).toEqual(expected);
  });

  /** Each penalty is scored by the article that sets it. */
  const penalties: [moves: string, cite: string][] = [
    ['D misdeals turned?', 'B96.fault.misdeal.turned'],
    ['D misdeals peeked?', 'B96.fault.bottom.misdeal'],
    ['A miscounts?', 'B96.fault.number.noticed'],
    ['A 7H A miscounts?', 'B96.fault.number'],
    ['A 7H B 9C?', 'B96.fault.renounce'],
    ['A 7H B 10S?', 'B96.fault.false-ruff'],
    ['A QC B 9C?', 'B96.fault.under-force'],
    ['A 7H C JH?', 'B96.fault.turn'],
    ['A 7H B KH C 8H B gathers 10C?', 'B96.fault.three-cards'],
    ['A JS B 10S C KS D 7S B 10C C JC D 8C A 7C B leaves QD?', 'B96.fault.two-tricks'],
    ['A 7H B KH C 8H D 7S D looks?', 'B96.fault.looked'],
    ['D calls H?', 'B96.fault.false-statement'],
  ];
  test.each(penalties)('%s is scored by %s', (moves, cite) => {
    const events = played(`${tags()}${DEAL}${moves}`).steps.flatMap((step) => step.events);
    expect(events.filter(({ type }) => type === 'scored').map((event) => event.cite)).toEqual([cite]);
    expect(events.at(-1)).toMatchObject({ type: 'won-game' });
  });

  describe('I3: the last card of a trick', () => {
    // A has the hearts, B diamonds, D trumps; C throws a club and calls it a diamond.
    const text = `${tags()}[Deal "1"]
A: 7H 8H 9H JH QH KH AH 10H
B: 7D 8D 9D JD QD KD AD AC
C: 7C 8C 9C JC QC KC 10D 8S
D: 7S 9S JS QS KS AS 10C
Turn-up: 10S
A 7H B 7D C 8S D 9S D 7S A 8H B 8D C 7C says D?`;
    const rows: [moves: string, told: string[]][] = [
      [
        'D pass D JS',
        [
          'passed D B96.fault.announced',
          'let-stand C 7C B96.fault.announced.cover',
          'took-trick D 1 B96.count.blank',
          'led D JS B96.winner-leads',
        ],
      ],
      ['D JS', ['took-trick D 1 B96.count.blank', 'led D JS B96.winner-leads']], // a pass goes without saying
      [
        'D demands C 10D D JS',
        [
          'demanded D B96.fault.announced',
          'took-back C 7C B96.fault.announced',
          'followed C 10D B96.discard.no-trump',
          'took-trick D 6 B96.order',
          'led D JS B96.winner-leads',
        ],
      ],
    ];
    test.each(rows)('%s', (moves, expected) => {
      expect(told(played(`${text} ${moves}`)).slice(-expected.length)).toEqual(expected);
    });
    test('is the adversary’s to take or leave', () => {
      expect('ABCD'[played(text).steps.at(-1)!.toMove]).toBe('D');
      expect(replay(`${text} D 10C says D`, GAMES).ok).toBe(false);
    });
  });

  /** Who deals after a fault, and by which article. */
  const dealers: [origin: string, moves: string, deals: string][] = [
    ['I1', 'D redeals?', 'took-deal D B96.fault.faced'],
    ['I2', 'D exposes 10D? C demands', 'took-deal D B96.fault.shown.adversary'],
    ['I2', 'D exposes 10D? C pass A 7H C JH?', 'took-deal A B96.deal.passes'],
    ['I6', 'D misdeals unturned?', 'took-deal A B96.deal.passes'],
    ['I8', 'A miscounts?', 'took-deal A B96.deal.passes'],
    ['MA-S6', 'A 7H B 9C?', 'took-deal A B96.deal.passes'],
  ];
  test.each(dealers)('%s: after %s', (_, moves, deals) => {
    // The dealer holds seven cards beside the turn-up: when A deals, D holds the eight of diamonds.
    const hands = deals.includes(' D ') ? DEAL : DEAL.replace(' 8D JS', ' JS').replace('KD JD', '8D KD JD');
    const record = played(`${tags()}${DEAL}${moves}\n${hands.replace('"1"', '"2"')}`);
    expect(told(record).filter((line) => line.startsWith('took-deal'))).toEqual(['took-deal D B96.deal.first', deals]);
  });

  /** The ace turned marks four for B and D; what of it is left after a fault. */
  const marks: [origin: string, moves: string, scores: string][] = [
    ['B96.fault.void', 'D redeals?', 'A+C 0 B+D 0'],
    ['B96.fault.void', 'D exposes 10D? C demands', 'A+C 0 B+D 0'],
    ['B96.fault.void', 'D misdeals unturned?', 'A+C 0 B+D 0'],
    ['B96.fault.void', 'D misdeals turned?', 'A+C 34 B+D 0'],
    ['B96.fault.void', 'D misdeals peeked?', 'A+C 34 B+D 0'],
    ['B96.fault.void', 'A miscounts?', 'A+C 34 B+D 0'],
    ['the mark stands', 'D exposes 10D? C pass', 'A+C 0 B+D 4'],
    ['the mark stands', 'A 7H A miscounts?', 'A+C 0 B+D 38'],
    ['the mark stands', 'A 7H B 9C?', 'A+C 34 B+D 4'],
  ];
  test.each(marks)('%s: %s', (_, moves, expected) => {
    expect(scores(played(`${tags()}${ACE_TURNED}${moves}`))).toBe(expected);
  });

  /** What is refused, by which reason and article. */
  const refusals: [origin: string, moves: string, code: string, cite: string][] = [
    ['B96.turn', 'B KH', 'not-your-turn', 'B96.turn'],
    ['B96.deal.four', 'A KH', 'not-in-hand', 'B96.deal.four'],
    ['B96.turn-up.lies', 'A 7H B KH C 8H D 10C', 'not-in-hand', 'B96.deal.four'],
    ['B96.follow', 'A 7H B 9C', 'must-follow', 'B96.follow'],
    ['B96.follow.beat', 'A QC B 9C', 'must-beat', 'B96.follow.beat'],
    ['B96.follow.trump', 'A 7H B 9H C JH D KD', 'must-trump', 'B96.follow.trump'],
    ['B96.partner-master.follow', 'A 10H B 9H C AC', 'must-follow', 'B96.partner-master.follow'],
    ['B96.turn', 'A pass', 'no-pass', 'B96.turn'],
    ['I1 after a card', 'A 7H D redeals?', 'no-fault', 'B96.fault.faced'],
    ['I1 not the dealer', 'A redeals?', 'no-fault', 'B96.fault.faced'],
    ['I2 after a card', 'A 7H D exposes 10D?', 'no-fault', 'B96.fault.shown.adversary'],
    ['I2 asked for', 'D exposes 10D? C looks?', 'must-answer', 'B96.fault.shown.adversary'],
    ['I2 the other adversary', 'D exposes 10D? A asks?', 'not-your-turn', 'B96.fault.demand'],
    ['I2 the same card again', 'D exposes KD? D exposes KD?', 'no-fault', 'B96.fault.shown.adversary'],
    ['I3 the other adversary', 'A 8D says C? D demands', 'not-your-turn', 'B96.fault.demand'],
    ['I3 another turn', 'A 8D D demands', 'not-your-turn', 'B96.turn'],
    ['I5 the other adversary', 'A 7H with KC? D chooses 7H', 'not-your-turn', 'B96.fault.demand'],
    ['I2 held good in silence', 'D exposes 10D? C 10D', 'not-your-turn', 'B96.turn'],
    ['I3 another suit than demanded', 'A 8D says C? B demands A 7H', 'must-answer', 'B96.fault.announced'],
    ['I3 nothing to demand', 'A 8D B demands', 'no-fault', 'B96.fault.announced'],
    ['I3 not unmarked', 'A 8D says C', 'irregular', 'B96.fault.announced'],
    ['I5 neither may be laid', 'A 7H B 9C with 10C?', 'no-fault', 'B96.fault.two-cards'],
    ['I5 another card', 'A 7H with KC? B chooses 8D', 'must-answer', 'B96.fault.two-cards'],
    ['I6 after a card', 'A 7H D misdeals turned?', 'no-fault', 'B96.fault.misdeal'],
    ['I11 four cards', 'A 7H B KH C 8H D 7S B gathers 10C?', 'no-fault', 'B96.fault.three-cards'],
    ['I11 not the master', 'A 7H B KH C 8H A gathers KC?', 'no-fault', 'B96.fault.three-cards'],
    ['I12 one trick', 'A JS B 10S C KS D 7S B leaves QD?', 'no-fault', 'B96.fault.two-tricks'],
    ['I13 nothing folded', 'A 7H B looks?', 'no-fault', 'B96.fault.looked'],
    ['I13 four cards not yet folded', 'A 7H B KH C 8H D KD says S? A looks?', 'no-fault', 'B96.fault.looked'],
    ['I15 asked twice', 'A asks? A asks?', 'no-fault', 'B96.fault.asked'],
    ['I16 a true statement', 'A calls D?', 'no-fault', 'B96.fault.false-statement'],
  ];
  test.each(refusals)('%s: %s is refused', (_, moves, code, cite) => {
    const result = replay(`${tags()}${DEAL}${moves}`, GAMES);
    const fault = result.ok ? undefined : result.faults[0];
    expect(fault?.code).toBe(code);
    expect(messageOf(fault!)).toContain(`(${cite})`);
  });

  test('I5: by under-card the one beneath must be one that might be laid', () => {
    const result = replay(`${tags('two-cards=under-card')}${DEAL}A 7H B 9C with KH?`, GAMES);
    expect(result.ok ? '' : messageOf(result.faults[0]!)).toContain('(B96.fault.two-cards)');
  });

  test('B96.fault.penalty.bound: by offender-34 a match is stopped after fifty coups', () => {
    const stopAt = (loser: string): ManilleTable => {
      const table = new ManilleTable({ seats: 4, dealer: 3, readings: { penalty: 'offender-34' } });
      const random = randomFrom('bound');
      while (!table.gameOver) {
        table.deal(nines(table.nextDealer(), random, noOwners()));
        const offender = loser === '' ? table.dealer : (table.toMove + 1) & 3;
        if (loser === '' || (offender & 1) !== 'AB'.indexOf(loser))
          table.misplay(manille.table({ seats: 4 }).read!(['misdeals', 'unturned'])!, table.dealer);
        else table.misplay(PIQUET_PACK.find((its) => table.hands.holds(offender, its))!, offender);
      }
      return table;
    };
    const level = stopAt('');
    expect([level.dealNumber, level.winners, ...level.scores]).toEqual([MOST_COUPS, [0, 1, 2, 3], 0, 0]);
    expect(stopAt('A').winners).toEqual([1, 3]);
    expect(stopAt('B').winners).toEqual([0, 2]);
    expect(stopAt('B').scores[1]).toBe(-34 * 25);
  });
});

describe('the draws', () => {
  /** Cards drawn; the seat that deals; to whom each card went. */
  const rows: [origin: string, partners: string, cards: string, dealer: string, seats: string][] = [
    ['MA-A4', 'agreed', '7S 10H AC KD', 'B', 'ABCD'],
    ['MA-A4 level', 'agreed', '7S AH AC KD 8D 9D', 'C', 'ABCDBC'],
    ['MA-A3 two kings', 'two-kings', '7S KH 8S 9S JS QS KD 10H AC JD 7D', 'A', 'BADCBDCABCD'],
    ['MA-A3 four kings', 'four-kings', 'KH KS KD KC 10H AC JD 7D', 'A', 'ABCDABCD'],
    ['MA-A3 drawn again', 'four-kings', 'KH 7S 8S 9S KS KS KH KC KD 7D 10H AC JD', 'B', 'BADCBBADCABCD'],
  ];
  test.each(rows)('%s: %s, %s', (_, partners, cards, dealer, seats) => {
    const drew: string[] = [];
    const table = new ManilleTable({
      seats: 4,
      readings: { partners },
      listener: (kind, who) => {
        if (kind === EVENT.drew) drew.push('ABCD'[who]!);
      },
    });
    const drawn = cardsOf(cards);
    expect(table.drawForDeal([...drawn, card('7C')])).toBe(drawn.length);
    expect('ABCD'[table.dealer]).toBe(dealer);
    expect(drew.join('')).toBe(seats);
    expect(table.drawForDeal(drawn.slice(0, -1))).toBe(-1);
  });

  test('are cited by their articles, drawn again or not', () => {
    const cites = (partners: string, cards: string): string[] => {
      const heard: string[] = [];
      const listener: Listener = (kind, _seat, _card, _none, cite) => kind === EVENT.drew && heard.push(cite);
      new ManilleTable({ seats: 4, readings: { partners }, listener }).drawForDeal(cardsOf(cards));
      return heard;
    };
    const times = (n: number, cite: string): string[] => Array.from({ length: n }, () => cite);
    expect(cites('agreed', '7S AH AC KD 8D 9D')).toEqual([
      ...times(4, 'B96.deal.first'),
      ...times(2, 'B96.deal.first.level'),
    ]);
    expect(cites('four-kings', 'KH 7S 8S 9S KS KS KH KC KD 10H AC JD 7D')).toEqual([
      ...times(5, 'B96.partners.four-kings'),
      ...times(4, 'B96.partners.four-kings.again'),
      ...times(4, 'B96.deal.first'),
    ]);
    expect(cites('two-kings', 'KH KC 10H AC JD 7D')).toEqual([
      ...times(2, 'B96.partners.two-kings'),
      ...times(4, 'B96.deal.first'),
    ]);
  });

  test('of a shuffled pack always settle, and are the same from the same seed', () => {
    for (const partners of readings.partners.values)
      for (let i = 0; i < 50; i++) {
        const table = new ManilleTable({ seats: 4, readings: { partners } });
        const cards = table.drawCards(randomFrom(`draw ${i}`));
        expect(table.drawForDeal(cards)).toBe(cards.length);
        expect(table.drawCards(randomFrom(`draw ${i}`))).toEqual(cards);
        expect(cards.every((its) => PIQUET_PACK.includes(its))).toBe(true);
      }
  });
});

describe('moves in words', () => {
  test('every move above the cards that may be made or misplayed is written and read again', () => {
    const table = new ManilleTable({ seats: 4, dealer: 0 });
    table.shuffleAndDeal(randomFrom('words'));
    let seen = 0;
    for (let step = 0; step < 6; step++) {
      for (let seat = 0; seat < 4; seat++)
        for (let move = PASS + 1; move < MOVES_END; move++) {
          if (!table.refuse(seat, move)?.misplay) continue;
          seen += 1;
          const words = writeMove(table, move);
          expect(table.read(words.split(' ')), words).toBe(move);
          expect(table.read(words.toLowerCase().split(' ')), words).toBe(move);
        }
      const legal = moveList();
      table.legal(legal);
      table.play(legal[0]!);
    }
    expect(seen).toBeGreaterThan(100);
  });

  const nonsense = [
    'says',
    '9S says',
    '9S says X',
    '9S with',
    '9S with X',
    'calls X',
    'misdeals',
    'misdeals twice',
    'chooses',
    'gathers X',
    'demands S',
    'sings',
  ];
  test.each(nonsense)('%s is none', (words) => {
    expect(new ManilleTable({ seats: 4 }).read(words.split(' '))).toBeUndefined();
  });
});

test('the cards of the game are the thirty-two, once each', () => {
  expect([...CARD_OF].sort((a, b) => a - b)).toEqual([...PIQUET_PACK]);
  for (const its of FULL_PACK) expect(RANKED_OF[its]! >= 0).toBe(PIQUET_PACK.includes(its));
  const suits = [...CARD_OF].map((its) => makeCard(its).slice(-1) as Suit);
  expect(suits.map((suit) => SUITS.indexOf(suit))).toEqual([...CARD_OF.keys()].map((i) => i >> 3));
});

test('a deal that leaves no card to turn up is our own slip', () => {
  const table = new ManilleTable({ seats: 4, dealer: 0 });
  const owners = noOwners();
  for (const [i, its] of PIQUET_PACK.entries()) owners[its] = i & 3;
  expect(() => table.deal(owners)).toThrow('turned up');
});

test('events are read by the names of the camps', () => {
  const names = { seats: [...'ABCD'], accounts: [], scorers: ['A+C', 'B+D'] };
  expect(readEvent(names, EVENT.announced, 0, card('8D'), 3, 'B96.fault.announced')).toEqual({
    type: 'announced',
    seat: 'A',
    card: '8D',
    suit: 'C',
    cite: 'B96.fault.announced',
  });
  expect(readEvent(names, EVENT['struck-off'], 1, 0, 34, 'B96.fault.penalty')).toMatchObject({
    scorer: 'B+D',
    points: 34,
  });
});
