/** Tests a game in progress at one device, without its page. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formatCard } from '#engine/cards.ts';
import { findGame, GAMES } from '#engine/games.ts';
import { createDealRecord, type DealRequest } from '#engine/record/deal-record.ts';
import { formatRecord } from '#engine/record/format-record.ts';
import { LiveGame } from '#engine/record/live-game.ts';
import { findSeedWhereSeatLeads } from '../../src/features/play/find-seed.ts';
import { GameInProgress } from '../../src/features/play/game-in-progress.ts';
import { addAdvice, formatWaitingMessage } from '../../src/features/play/notice-text.ts';
import type { SeatPlayers } from '../../src/features/play/players.ts';
import { formatClauses } from '../../src/narration/narrate.ts';
import type { PlayContext } from '../../src/table/game-table.ts';
import { getTableContext, listExampleRecords } from '../content/narration/narrated.ts';
import { startGame } from '../engine/sat-down.ts';

/**
 * Thinking time of a computer player. `LATE` is the time after which the page shows that it is thinking. Both in
 * milliseconds.
 */
const PACE = 1200;
const LATE = 1500;

interface TableOptions {
  readonly notice?: string;
  readonly book?: PlayContext['loadBookPlayer'];
}

/** Starts a game at its current state with these players; returns it with the list of its events, oldest first. */
const startTable = (live: LiveGame, chairs: SeatPlayers, { notice = '', book: loadBookPlayer }: TableOptions = {}) => {
  const heard: ('moved' | 'changed')[] = [];
  const context = getTableContext(live.game.id, 'en');
  const game: GameInProgress = new GameInProgress(
    live,
    chairs,
    loadBookPlayer ? { ...context, loadBookPlayer } : context,
    notice,
    {
      onMove: () => {
        heard.push('moved');
        game.continuePlay();
      },
      onViewChange: () => heard.push('changed'),
    },
  );
  return { game, live, heard };
};

/** Starts a new game with these players and deals its first deal. */
const startDeal = (
  id: string,
  chairs: SeatPlayers,
  { readings, ...brought }: TableOptions & Pick<DealRequest, 'readings'> = {},
) => startTable(startGame(findGame(id)!, { seats: chairs.length, seed: 'progress', readings }), chairs, brought);

/** Finds a card that the seat to play has but may not lay. */
const findIllegalCard = ({ live }: GameInProgress): number => {
  const legal = live.legal();
  return live.observe(live.table.toMove).hand.find((card) => !legal.includes(card))!;
};

/** Plays the first legal move until the seat to play has a card that it may not lay, or until nobody is to move. */
const untilRefused = (game: GameInProgress): void => {
  while (game.live.table.toMove >= 0 && findIllegalCard(game) === undefined) {
    if (game.awaitsHandover) game.reveal();
    game.move(game.live.legal()[0]!);
  }
  if (game.awaitsHandover) game.reveal();
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the face-up hand at one device', () => {
  test('is the player’s own with one person', () => {
    const { game } = startDeal('jig', ['random', 'you', 'book']);
    expect([game.viewer, game.visibleSeats, game.awaitsHandover]).toEqual([1, [1], false]);
    game.seeAll();
    expect(game.visibleSeats).toBeUndefined();
    game.seeAll();
    expect(game.visibleSeats).toEqual([1]);
  });

  test('is every hand where only the engine plays', () => {
    const { game } = startDeal('jig', ['random', 'search', 'book']);
    expect([game.viewer, game.visibleSeats, game.awaitsHandover]).toEqual([-1, undefined, false]);
  });

  test('is nobody’s before cards may be looked at', () => {
    const { game, live } = startDeal('chat-qui-dort', ['you', 'random', 'random', 'random', 'random']);
    expect(game.awaitsHandover).toBe(false);
    expect(game.visibleSeats).toEqual([]);
    live.play(live.legal()[0]!);
    expect(game.visibleSeats).toEqual([0]);
  });

  test('is nobody’s between two turns of several people', () => {
    const { game, live, heard } = startDeal('manille', ['you', 'you', 'you', 'you']);
    expect(game.viewer).toBe(-1);
    for (let moves = 0; moves < 6; moves++) {
      const { toMove } = live.table;
      expect([game.awaitsHandover, game.visibleSeats]).toEqual([true, []]);
      game.reveal();
      expect([game.awaitsHandover, game.viewer, game.visibleSeats]).toEqual([false, toMove, [toMove]]);
      game.move(live.legal()[0]!);
    }
    expect(heard).toEqual(Array.from({ length: 6 }, () => ['changed', 'moved']).flat());
  });
});

describe('a refused move', () => {
  test('is explained, changes nothing, and is forgotten at the next move', () => {
    const { game, live } = startDeal('manille', ['you', 'you', 'you', 'you'], { notice: 'That link is spoilt.' });
    expect(game.notice).toBe('That link is spoilt.');
    untilRefused(game);
    const record = formatRecord(live.record);
    const card = findIllegalCard(game);
    game.move(card);
    expect(game.refused).toMatchObject({ move: card, misplay: true });
    expect(game.refused!.clause.cites).toEqual([live.table.getRefusal(live.table.toMove, card)!.cite]);
    expect([formatRecord(live.record), game.notice]).toEqual([record, '']);
    for (const forget of [game.reveal, () => game.pauseAndClear(), () => game.move(live.legal()[0]!)]) {
      game.move(card);
      expect(game.refused).toBeDefined();
      forget();
      expect(game.refused).toBeUndefined();
    }
  });

  test('out of turn names the player to move, unless nobody may know', () => {
    const tried = (id: string): string => {
      const { game, live } = [
        startDeal(id, ['you', 'random', 'random']),
        startDeal(id, ['random', 'you', 'random']),
      ].find((each) => each.live.table.toMove !== each.game.viewer)!;
      const [card] = live.observe(game.viewer).hand;
      game.refuse(card!, live.table.getRefusal(game.viewer, card!)!);
      return formatClauses([game.refused!.clause]);
    };
    expect(tried('jig')).toMatch(/^It is not your turn: [ABC] is to play\.$/);
    expect(tried('nain-jaune')).toMatch(/^It is not your turn\.$/);
  });

  test('can be made with its penalty, which another may claim', () => {
    const { game, live } = startDeal('snip-snap-snorum', ['you', 'you', 'you'], { readings: { claim: 'before-cut' } });
    untilRefused(game);
    const card = findIllegalCard(game);
    game.move(card);
    expect(game.mayClaim).toBe(false);
    game.misplay();
    expect(live.played.steps.at(-1)!.move).toContain(`${formatCard(card)}?`);
    expect([game.refused, game.mayClaim]).toEqual([undefined, true]);
    const offender = game.viewer;
    const { steps } = live.played;
    game.reveal();
    expect([game.viewer === offender, game.mayClaim]).toEqual([false, true]);
    game.claim();
    expect(live.played.steps.length).toBe(steps.length + 1);
    expect(live.played.steps.at(-1)!.move).toBe(`${live.names[game.viewer]} claims`);
    expect(game.mayClaim).toBe(false);
  });
});

describe('taking back', () => {
  test('goes to the last turn of a person at the device', async () => {
    const { game, live } = startDeal('manille', ['you', 'random', 'random', 'random']);
    const seen: string[] = [];
    game.continuePlay();
    for (let turns = 0; turns < 3; turns++) {
      await vi.advanceTimersByTimeAsync(7 * PACE);
      expect(live.table.toMove).toBe(0);
      seen.push(formatRecord(live.record));
      game.move(live.legal()[0]!);
    }
    for (const record of seen.reverse()) {
      game.takeBack();
      expect(formatRecord(live.record)).toBe(record);
    }
  });

  test('goes back in a market to before the last word of a person, and asks again', () => {
    const { game, live } = startDeal('speculation', ['you', 'random', 'random', 'random']);
    const { amountsFrom } = live.table;
    const offer = () => live.legal().find((move) => move >= amountsFrom!);
    while (live.table.toMove !== 0 || offer() === undefined) live.play(live.legal()[0]!);
    const before = live.takeBackCount;
    game.move(offer()!);
    expect(live.takeBackCount).toBe(before + 1);
    // The others are silent, the owner sells or keeps, and the game goes on.
    while (live.takeBackCount < before + 3) live.play(live.legal()[0]!);
    game.takeBack();
    expect(live.takeBackCount).toBe(before);
    game.continuePlay();
    while (live.table.toMove !== 0) live.play(live.legal()[0]!);
    game.continuePlay();
    expect([live.table.toMove, live.takeBackCount]).toEqual([0, before]);
  });

  test('never takes back the first deal', () => {
    const { game, live } = startDeal('jig', ['you', 'you', 'random']);
    for (let times = 0; times < 3; times++) {
      game.takeBack();
      expect(live.takeBackCount).toBe(1);
    }
  });

  describe('in a record that omits a silent pass', () => {
    const silent = (chairs: (names: readonly string[]) => SeatPlayers) => {
      const { record } = listExampleRecords().find(({ id }) => id === 'nain-left-in-hand')!;
      const live = LiveGame.from(record, GAMES);
      if (!live.ok) throw new Error('not read');
      expect(live.value.played.steps.length).toBeGreaterThan(live.value.takeBackCount);
      return startTable(live.value, chairs(live.value.names));
    };

    test('never takes back the first deal', () => {
      const { game, live } = silent((names) => names.map(() => 'random'));
      game.takeBack();
      expect(live.takeBackCount).toBe(1);
    });

    test('takes back one card where everybody sits at the device', () => {
      const { game, live } = silent((names) => names.map(() => 'you'));
      const { takeBackCount } = live;
      game.takeBack();
      expect(live.takeBackCount).toBe(takeBackCount - 1);
    });

    test('takes back no more than to the last turn of a person, each time', () => {
      const { game, live } = silent((names) => names.map((_, seat) => (seat === 0 ? 'you' : 'random')));
      const turns = live.played.steps.map(({ toMove }, step) => (toMove === 0 ? step : -1)).filter((step) => step >= 0);
      const { length } = live.played.steps;
      for (const turn of turns.filter((step) => step < length - 1).reverse()) {
        game.takeBack();
        const last = live.played.steps.length - 1;
        expect(last).toBeLessThanOrEqual(turn);
        expect(live.takeBackCount === 1 || turn - last < live.names.length).toBe(true);
      }
    });
  });
});

describe('the players of the engine', () => {
  test('move one after another, each at their pace, until it is a person’s turn', async () => {
    const { game, live, heard } = startDeal('manille', ['random', 'random', 'you', 'random']);
    expect(live.table.toMove).toBe(3);
    game.continuePlay();
    for (let moved = 0; moved < 3; moved++) {
      expect(formatWaitingMessage(game, 'en')).toBe(`${live.names[live.table.toMove]} is to play.`);
      // The first turn comes soon: each player moves a fifth faster than the one before.
      const due = Math.ceil(PACE * 0.8 ** moved);
      await vi.advanceTimersByTimeAsync(due - 5);
      expect(heard.length).toBe(moved);
      await vi.advanceTimersByTimeAsync(5);
      expect(heard.length).toBe(moved + 1);
    }
    await vi.advanceTimersByTimeAsync(10 * PACE);
    expect(heard).toEqual(['moved', 'moved', 'moved']);
    expect(formatWaitingMessage(game, 'en')).toBe('C, it is your turn.');
  });

  test('are awaited without a name where nobody may know which one is asked', () => {
    const { game, live } = startDeal('nain-jaune', ['random', 'random', 'you']);
    if (live.table.toMove === game.viewer) game.move(live.legal()[0]!);
    expect(formatWaitingMessage(game, 'en')).toBe('The others are playing.');
    game.seeAll();
    expect(formatWaitingMessage(game, 'en')).toMatch(/^[AB] is to play\.$/);
  });

  test('are shown as thinking when they take long, and then move at once', async () => {
    const book = async () => {
      await new Promise((opened) => setTimeout(opened, 3 * PACE));
      return { bookPlayer: ({ legal }: { readonly legal: readonly number[] }) => ({ move: legal[0]! }) };
    };
    const { game, live, heard } = startDeal('jig', ['book', 'book', 'book'], { book });
    const name = live.names[live.table.toMove];
    game.continuePlay();
    await vi.advanceTimersByTimeAsync(LATE - 1);
    expect([formatWaitingMessage(game, 'en'), heard]).toEqual([`${name} is to play.`, []]);
    await vi.advanceTimersByTimeAsync(1);
    expect([formatWaitingMessage(game, 'en'), heard]).toEqual([`${name} is thinking.`, ['changed']]);
    await vi.advanceTimersByTimeAsync(3 * PACE - LATE + 1);
    expect([game.thinking, heard]).toEqual([false, ['changed', 'moved']]);
  });

  test('are ignored after a request to wait, or when their question has been taken back', async () => {
    const { game, live, heard } = startDeal('manille', ['you', 'random', 'random', 'random']);
    game.continuePlay();
    await vi.advanceTimersByTimeAsync(7 * PACE);
    const record = formatRecord(live.record);
    game.move(live.legal()[0]!);
    await vi.advanceTimersByTimeAsync(PACE / 2);
    game.takeBack();
    const before = heard.length;
    await vi.advanceTimersByTimeAsync(10 * PACE);
    expect([formatRecord(live.record), heard.length, game.thinking]).toEqual([record, before, false]);

    game.move(live.legal()[0]!);
    const moved = formatRecord(live.record);
    game.pauseAndClear();
    await vi.advanceTimersByTimeAsync(10 * PACE);
    expect(formatRecord(live.record)).toBe(moved);
    game.continuePlay();
    await vi.advanceTimersByTimeAsync(PACE);
    expect(formatRecord(live.record)).not.toBe(moved);
  });

  test('say nothing of the advice they follow, which may betray a hand, until the deal is over', async () => {
    const read = await getTableContext('snip-snap-snorum', 'en').loadBookPlayer!();
    const { game, live } = startDeal('snip-snap-snorum', ['you', 'book', 'book'], { book: async () => read });
    const listTold = () => live.played.steps.flatMap((step) => addAdvice(game, step, [], 'en'));
    while (!live.table.dealOver) {
      expect(listTold()).toEqual([]);
      if (live.table.toMove === 0) game.move(live.legal()[0]!);
      else {
        game.continuePlay();
        await vi.advanceTimersByTimeAsync(PACE);
      }
    }
    expect(listTold().length).toBeGreaterThan(0);
  });

  test('name the source of the advice they followed', async () => {
    const read = await getTableContext('snip-snap-snorum', 'en').loadBookPlayer!();
    const { game, live } = startDeal('snip-snap-snorum', ['book', 'book', 'book'], { book: async () => read });
    game.continuePlay();
    await vi.advanceTimersByTimeAsync(12 * PACE);
    const told = live.played.steps.map((step) => addAdvice(game, step, [], 'en'));
    const followed = live.played.steps.flatMap((step) => game.advice(step) ?? []);
    expect(followed.length).toBeGreaterThan(0);
    expect(told.flat().map(({ cites }) => cites)).toEqual(followed.map((cite) => [cite]));
    expect(new Set(told.flat().map(({ text }) => text.slice(1)))).toEqual(new Set([' follows the book’s advice']));
  });
});

test('deal follows deal until the game is over, and then nobody is waited for', () => {
  const { game, live } = startDeal('nain-jaune', ['you', 'you', 'you'], { readings: { tours: '1' } });
  let deals = 1;
  while (!live.table.gameOver) {
    if (live.table.dealOver) {
      expect(formatWaitingMessage(game, 'en')).toBe('');
      game.dealNext();
      deals += 1;
    }
    if (game.awaitsHandover) game.reveal();
    game.move(live.legal()[0]!);
  }
  expect(deals).toBe(3);
  expect(live.record.deals.length).toBe(deals);
  expect([game.awaitsHandover, formatWaitingMessage(game, 'en')]).toEqual([false, 'The game is over.']);
});

/**
 * Returns the time until a person at the device is to play, in milliseconds; `Infinity` if a whole deal passes first.
 */
const timeUntilTurn = async ({ live, game }: ReturnType<typeof startTable>, seat: number): Promise<number> => {
  const from = Date.now();
  game.continuePlay();
  while (live.table.toMove !== seat && !live.table.dealOver) await vi.advanceTimersByTimeAsync(50);
  return live.table.toMove === seat ? Date.now() - from : Infinity;
};

describe('a newly seated player', () => {
  test.each(GAMES.map(({ id }) => id))('of %s is to play within ten seconds', async (id) => {
    const game = findGame(id)!;
    const seats = game.seatNumbers().find((number) => number >= 4) ?? game.seatNumbers().at(-1)!;
    const chairs: SeatPlayers = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'you' : 'random'));
    const { userLeadsFirst } = getTableContext(id, 'en');
    const recordOf = (seed: string) => {
      const made = createDealRecord(game, { seats, seed });
      return made.ok ? { ...made.value, deals: [] } : undefined;
    };
    const waited: number[] = [];
    for (let i = 0; i < 12; i++) {
      const seed = userLeadsFirst ? findSeedWhereSeatLeads(game, 0, recordOf) : `sat down ${i}`;
      // The moves of the others depend on the table’s own random word.
      vi.spyOn(Math, 'random').mockReturnValue((i + 1) / 13);
      const table = startTable(startGame(game, { seats, seed }), chairs);
      waited.push(await timeUntilTurn(table, 0));
      table.game.pauseAndClear();
    }
    expect(Math.max(...waited)).toBeLessThanOrEqual(userLeadsFirst ? 0 : 10_000);
  });

  test('sees the others at their pace after the first turn', async () => {
    const table = startDeal('jig', ['you', 'random', 'random', 'random']);
    await timeUntilTurn(table, 0);
    table.game.move(table.live.legal()[0]!);
    const steps = table.live.takeBackCount;
    expect(table.live.table.toMove).not.toBe(0);
    await vi.advanceTimersByTimeAsync(PACE - 100);
    expect(table.live.takeBackCount).toBe(steps);
    await vi.advanceTimersByTimeAsync(200);
    expect(table.live.takeBackCount).toBe(steps + 1);
    table.game.pauseAndClear();
  });
});
