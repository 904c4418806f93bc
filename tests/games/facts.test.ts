/** Tests the facts of each game, which the concordance compares, against games played by the engine. */
import { describe, expect, test } from 'vitest';
import { rankOf, suitOf } from '#engine/cards.ts';
import { EVENT, isCardPlayedEvent, type Listener } from '#engine/events.ts';
import { getFacts } from '#engine/facts/facts-of.ts';
import { measureGame } from '#engine/facts/measure.ts';
import { createMoveBuffer, type Game, type Table } from '#engine/game.ts';
import { createRandom, shuffle } from '#engine/random.ts';
import { getShortReadings, NAMED_GAMES } from './random-play.ts';

/** An event reported by a table, and the balances after it. */
interface HeardEvent {
  readonly kind: number;
  readonly who: number;
  readonly what: number;
  readonly amount: number;
  readonly cite: string;
  readonly after: readonly number[];
}

/**
 * Plays a random game to its end; returns its events and the table. `look` gets the table at the end of each deal, with
 * the events of that deal.
 */
const playToEnd = (
  game: Game,
  seats: number,
  seed: string,
  look?: (table: Table, heard: readonly HeardEvent[]) => void,
) => {
  let heard: HeardEvent[] = [];
  let table: Table | undefined;
  const listener: Listener = (kind, who, what, amount, cite) =>
    heard.push({ kind, who, what, amount, cite, after: Array.from(table?.balance ?? []) });
  table = game.table({ seats, dealer: 0, readings: getShortReadings(game), listener });
  const all: HeardEvent[] = [];
  const random = createRandom(`${seed}, the players`);
  const legal = createMoveBuffer();
  for (let deal = 1; !table.gameOver; deal++) {
    heard = [];
    table.deal(table.shuffle(createRandom(seed, deal)));
    while (!table.dealOver) table.play(legal[random.below(table.legal(legal))]!);
    look?.(table, heard);
    all.push(...heard);
  }
  return { table, heard: all };
};

/**
 * The card that may be laid out of order, in the games that have one: the seven of diamonds in Le Nain jaune, the ace
 * of diamonds in Spin.
 */
const WILD_CARD: Readonly<Record<string, number>> = { 'nain-jaune': 32, spin: 26 };

/** Plays three random games for each number of players. */
const games = (game: Game) =>
  game
    .seatNumbers()
    .flatMap((seats) => [1, 2, 3].map((i) => ({ seats, ...playToEnd(game, seats, `facts ${seats} ${i}`) })));

describe.each(NAMED_GAMES)('the facts of %s', (_, game) => {
  const facts = getFacts(game.id);
  const played = games(game);
  const measured = measureGame(game);

  test('name articles of the game', () => {
    const cited = JSON.stringify(facts)
      .match(/"[A-Z]+\d+\.[a-z.\d-]+"/g)!
      .map((id) => id.slice(1, -1));
    expect(cited.length).toBeGreaterThan(15);
    expect(cited.filter((id) => !Object.hasOwn(game.articles, id))).toEqual([]);
  });

  test('name the partners', () => {
    const names = [...'ABCDEFGHIJKL'];
    const camps = game.seatNumbers().map((seats) => {
      const players = names.slice(0, seats);
      return (game.scoreAccounts?.(players, {}) ?? players).length < seats;
    });
    expect(facts.sides.is).toBe(camps.every(Boolean) ? 'camps' : camps.some(Boolean) ? 'either' : 'alone');
  });

  test('state how the first dealer is found', () => {
    const seats = game.seatNumbers().at(-1)!;
    const pack = Uint8Array.from(game.pack({}, seats));
    const kings = new Set<number>();
    for (let i = 0; i < 40; i++) {
      shuffle(pack, createRandom(`draw ${i}`));
      const drawn: { seat: number; rank: number }[] = [];
      const listener: Listener = (kind, who, what) => {
        if (kind === EVENT.drew) drawn.push({ seat: who, rank: rankOf(what) });
      };
      const table = game.table({ seats, listener });
      if (table.drawForDeal(pack) < 0) continue;
      const of = drawn.filter(({ seat }) => seat === table.dealer).map(({ rank }) => rank);
      kings.add(table.dealer);
      if (facts.firstDealer.is === 'first-knave') {
        expect(drawn.at(-1)).toEqual({ seat: table.dealer, rank: 10 });
        expect(drawn.filter(({ rank }) => rank === 10).length).toBe(1);
        continue;
      }
      // The ace of La Manille is above its king, and its ten above the ace.
      const height = (rank: number) =>
        facts.order.is !== 'ten-high' ? rank : rank === 9 ? 15 : rank === 0 ? 14 : rank;
      const first = drawn.slice(0, seats).map(({ rank }) => height(rank));
      const best = facts.firstDealer.is === 'highest-card' ? Math.max(...first) : Math.min(...first);
      expect(height(of[0]!)).toBe(best);
    }
    expect(kings.size).toBeGreaterThan(1);
  });

  test('name the next dealer', () => {
    let passedOver = 0;
    for (const seats of game.seatNumbers())
      for (let i = 0; i < 8; i++)
        playToEnd(game, seats, `deal ${i}`, (table) => {
          if (table.gameOver) return;
          const next = (table.dealer + 1) % seats;
          const broke = game.tableAccounts !== undefined && table.balance[next]! <= 0;
          if (facts.nextDealer.is === 'next-with-counters' && broke) {
            passedOver += 1;
            expect(table.balance[table.nextDealer()]).toBeGreaterThan(0);
          } else expect(table.nextDealer()).toBe(next);
        });
    if (facts.nextDealer.is === 'next-with-counters') expect(passedOver).toBeGreaterThan(0);
  });

  test('state the duty of a card to the one before it', () => {
    const follows = new Set<string>();
    for (const { heard } of played) {
      let before = -1;
      for (const { kind, what } of heard) {
        if (kind === EVENT.followed) {
          const same = suitOf(what) === suitOf(before);
          const step = rankOf(what) - rankOf(before);
          // The wild dwarf stands for another card, and Spin goes beside one; the run restarts after either.
          if (facts.duty.is !== 'next-in-suit' || what !== WILD_CARD[game.id])
            follows.add(
              step === 0 ? 'pair' : step === 1 ? (same ? 'next-in-suit' : 'next-in-rank') : same ? 'suit' : 'other',
            );
        }
        if (isCardPlayedEvent(kind)) before = what;
      }
    }
    const expected: Readonly<Record<string, readonly string[]>> = {
      pair: ['pair'],
      'next-in-suit': ['next-in-suit'],
      'next-in-rank': ['next-in-rank', 'next-in-suit'],
      'take-or-lay': [],
      'answer-a-name': [],
      'trade-or-stand': [],
      'turn-next': [],
    };
    if (facts.duty.is === 'follow-and-beat') expect(follows.size).toBeGreaterThan(3);
    else expect([...follows].sort()).toEqual(expected[facts.duty.is]);
    const bySuit = ['next-in-suit', 'follow-and-beat', 'trade-or-stand', 'turn-next'].includes(facts.duty.is);
    expect(facts.matters.is === 'suit-and-rank').toBe(bySuit);
  });

  test('name the first player', () => {
    expect([...measured.first]).toEqual([1]);
  });

  test('state the end of a deal', () => {
    for (const seats of game.seatNumbers())
      playToEnd(game, seats, 'ends', (table, heard) => {
        const held = Array.from({ length: seats }, (_, seat) => table.hands.size(seat));
        if (facts.dealEnds.is === 'first-out') expect(held.filter((size) => size === 0).length).toBe(1);
        if (facts.dealEnds.is === 'cards-played' && !table.gameOver) expect(Math.max(...held)).toBe(0);
        if (facts.dealEnds.is === 'one-stands')
          expect(heard.filter(({ kind }) => kind === EVENT.stood)).toHaveLength(1);
        if (facts.dealEnds.is === 'cat-or-all' && !table.gameOver)
          expect(heard.some(({ kind }) => kind === EVENT['woke-cat']) || Math.max(...held) === 0).toBe(true);
      });
  });

  test('state the end of the game and the winner’s gain', () => {
    for (const { seats, table, heard } of played) {
      const balance = Array.from(table.balance.subarray(0, seats));
      const having = balance.filter((counters) => counters > 0).length;
      expect(facts.gameEnds.is === 'one-has-counters').toBe(facts.wins.is === 'pool');
      if (facts.gameEnds.is === 'one-has-counters') {
        expect(having).toBe(1);
        expect(table.winners).toEqual([balance.findIndex((counters) => counters > 0)]);
        expect(table.balance[seats]).toBe(0);
      }
      // A deal that passes has had its dealer too.
      const passed = heard.filter(({ kind }) => kind === EVENT['deal-passed']).length;
      if (facts.gameEnds.is === 'rounds') expect((table.dealNumber + passed) % seats).toBe(0);
      if (facts.wins.is === 'most-counters')
        expect(table.winners.map((seat) => balance[seat])).toEqual(table.winners.map(() => Math.max(...balance)));
      if (facts.gameEnds.is === 'points') {
        expect(table.scores?.length).toBeGreaterThan(0);
        expect(heard.some(({ kind }) => kind === EVENT.scored)).toBe(true);
      }
    }
  });

  test('name only payments that are made, with the right amounts', () => {
    for (const { what, cite, amount } of facts.payments) {
      const paid = played.flatMap(({ heard, seats }) =>
        heard.flatMap((event, i) =>
          event.cite === cite && event.kind === EVENT.paid ? [{ ...event, heard, i, seats }] : [],
        ),
      );
      if (amount === 'so-many') expect(measured.paid.get(cite) ?? measured.scored.get(cite), what).toBeDefined();
      // The hand counted just before a payment decides it.
      const counted = ({ heard, i }: (typeof paid)[number]) =>
        heard.slice(0, i).findLast(({ kind }) => kind === EVENT.counted)!.amount;
      if (amount === 'points-left' || amount === 'cards-left')
        for (const each of paid) expect(each.amount, what).toBe(counted(each));
      // One for each card the payer still holds: the cards dealt, less those laid.
      if (amount === 'cards-held')
        for (const { heard, i, who, amount: counters } of paid) {
          const deal = heard.slice(0, i).findLastIndex(({ kind }) => kind === EVENT['took-deal']);
          const since = heard.slice(deal, i);
          const dealt = since.find(({ kind, who: to }) => kind === EVENT.dealt && to === who)!.amount;
          expect(counters, what).toBe(
            dealt - since.filter((each) => isCardPlayedEvent(each.kind) && each.who === who).length,
          );
        }
      if (amount === 'twice') for (const each of paid) expect(each.amount, what).toBe(2 * counted(each));
      if (amount === 'all') for (const each of paid) expect(each.after[each.who], what).toBe(0);
      if (amount === 'as-much-again')
        for (const each of paid) expect(each.after[each.what], what).toBe(2 * each.amount);
      if (amount !== 'over-half') continue;
      for (const { heard } of played)
        for (const [i, { kind, who, amount: scored }] of heard.entries()) {
          if (heard[i]!.cite !== cite || kind !== EVENT.scored) continue;
          const taken = heard.slice(0, i).findLast((each) => each.cite === 'B96.count' && each.who === who)!.amount;
          expect(scored).toBe(taken - 68 / 2);
        }
    }
  });

  test('state the consequence of a broken rule', () => {
    const punished = new Set<string>();
    for (const seats of game.seatNumbers().slice(0, 3)) {
      const table = game.table({ seats, dealer: 0 });
      const legal = createMoveBuffer();
      const random = createRandom('faults');
      for (let deal = 1; deal <= 20 && !table.gameOver; deal++) {
        table.deal(table.shuffle(createRandom('faults', deal)));
        while (!table.dealOver) {
          for (let card = 0; card < 52; card++) {
            const refused = table.getRefusal(table.toMove, card);
            if (refused?.misplay) punished.add(refused.cite);
          }
          table.play(legal[random.below(table.legal(legal))]!);
        }
      }
    }
    // A card shown by the dealer, and a wrong word, are no cards laid.
    expect(punished.size > 0).toBe(['fined', 'points'].includes(facts.faults.is));
    expect(facts.faults.paidBy.length > 0).toBe(['fined', 'points'].includes(facts.faults.is));
    for (const cite of facts.faults.paidBy) expect(measured.paid.get(cite) ?? measured.scored.get(cite)).toBeDefined();
    if (!facts.faults.halfBy) return;
    const owed = measured.paid.get(facts.faults.halfBy)!.map((half) => 2 * half);
    expect(owed).toEqual(expect.arrayContaining([...measured.paid.get(facts.faults.paidBy[0]!)!]));
  });
});

describe('the measured values', () => {
  const of = (id: string) => measureGame(NAMED_GAMES.find(([name]) => name === id)![1]);

  test('are those the sources print', () => {
    expect([...of('nain-jaune').hand]).toEqual([
      [3, [15]],
      [5, [9]],
    ]);
    expect([...of('nain-jaune').leftOver.values()]).toEqual([7, 7]);
    expect([...of('nain-jaune').stakes.values()]).toEqual(Array(2).fill({ dealer: 15, others: 0 }));
    expect([...of('lindor').stakes.values()]).toEqual(Array(6).fill({ dealer: 15, others: 15 }));
    expect([...of('pope-joan').stakes.values()].map(({ dealer, others }) => [dealer, others].join(' '))).toEqual([
      '8 4',
      '6 3',
      '6 3',
      '6 3',
      '4 2',
      '4 2',
    ]);
    expect([...of('pope-joan').leftOver.values()]).toEqual([14, 10, 10, 8, 8, 10]);
    expect([...of('lindor').leftOver.values()]).toEqual([7, 4, 7, 4, 3, 4]);
    expect([...of('chnif-chnof-chnorum').hand.values()].flat()).toEqual([13, 10, 8, 7, 6, 5, 5, 4, 4]);
    expect([...of('chnif-chnof-chnorum').leftOver.values()]).toEqual([0, 2, 4, 3, 4, 7, 2, 8, 4]);
    expect(of('chnif-chnof-chnorum').paid.get('HF90.chnif.chnorum.caller')).toEqual([2]);
    expect([...of('chat-qui-dort').pack]).toContainEqual([12, 13]);
    expect(of('chat-qui-dort').counters).toBe(3);
    expect([...of('snip-snap-snorum').leftOver.values()]).toEqual([42, 37, 32, 27, 22, 17, 12, 7, 2]);
    expect(of('snip-snap-snorum').paid.get('BW91.snip.penalty')).toEqual([1, 2, 3]);
    expect([...of('jig').hand]).toContainEqual([5, [11, 10]]);
    expect(of('cassino').board).toBe(4);
    expect(of('cassino').scored.get('BW91.cassino.points.cards')).toEqual([3]);
    expect([...of('manille').hand]).toEqual([[4, [8]]]);
    // The card turned up is the dealer's, who takes it up later: of 32 none is left.
    expect([...of('manille').leftOver]).toEqual([[4, 0]]);
    expect(of('manille').turnsUp).toBe(true);
    expect(of('manille').scored.get('B96.turn-up.points')).toEqual([1, 2, 3, 4, 5]);
  });
});
