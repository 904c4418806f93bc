/** Tests the ranking of the players, and the causes of a deal’s result, against the accounts of the examples. */
import { describe, expect, test } from 'vitest';
import { findGame, GAMES } from '#engine/games.ts';
import { createRandom } from '#engine/random.ts';
import { formatRecord } from '#engine/record/format-record.ts';
import { LiveGame } from '#engine/record/live-game.ts';
import { getBalances, type Replay, replay } from '#engine/record/replay.ts';
import { addAgreedLength, getAgreedDealCount, getDealCount, isGameOver } from '../../src/features/play/length.ts';
import { createNewGameRecord } from '../../src/features/play/new-game-record.ts';
import {
  computeDealOutcome,
  findParty,
  listParties,
  listWinners,
  sortByPlace,
} from '../../src/features/play/parties.ts';
import { listExampleRecords } from '../content/narration/narrated.ts';
import { startGame } from '../engine/sat-down.ts';

const played = (id: string): Replay => {
  const result = replay(listExampleRecords().find((example) => example.id === id)!.record, GAMES);
  if (!result.ok) throw new Error(id);
  return result.value;
};

describe('the parties of a game', () => {
  test('have the counters of their accounts, and as winnings the gains of all deals', () => {
    for (const { id } of listExampleRecords()) {
      const game = played(id);
      const parties = listParties(game);
      const now = getBalances(game);
      for (const { account, score, deals, seats } of parties) {
        expect(score, id).toBe(now[account]);
        expect(deals.length).toBe(game.steps.at(-1)!.deal);
        expect(seats.every((seat) => seat >= 0)).toBe(true);
      }
      expect(new Set(parties.flatMap(({ seats }) => seats)).size).toBe(game.seats.length);
    }
  });

  test('are ranked by their counters, level ones alike', () => {
    const parties = listParties(played('peel-four-nines'));
    expect(parties.map(({ account, score, place }) => [account, score, place])).toEqual([
      ['A', 5, 1],
      ['B', 4, 3],
      ['C', 3, 4],
      ['D', 2, 5],
      ['E', 5, 1],
    ]);
    expect(sortByPlace(parties).map(({ account }) => account)).toEqual(['A', 'E', 'B', 'C', 'D']);
  });

  test('are camps where partners score together', () => {
    const parties = listParties(played('thirty-nine'));
    expect(parties.map(({ account, seats }) => [account, seats])).toEqual([
      ['A+C', [0, 2]],
      ['B+D', [1, 3]],
    ]);
    expect(findParty(parties, 2)?.account).toBe('A+C');
  });
});

describe('the outcome of a deal', () => {
  test('names the greatest winner, the greatest loser with the articles, and the first player out', () => {
    const game = played('nain-left-in-hand');
    const parties = listParties(game);
    const { best, worst, worstCites, out, flows } = computeDealOutcome(game, 1);
    const won = parties.map(({ deals }) => deals[0]!);
    expect(best.map(({ deals }) => deals[0])).toEqual([Math.max(...won)]);
    expect(worst!.deals[0]).toBe(Math.min(...won));
    expect(worstCites.length).toBeGreaterThan(0);
    for (const cite of worstCites) expect(cite in findGame('nain-jaune')!.articles).toBe(true);
    const first = game.steps.flatMap(({ events }) => events).find(({ type }) => type === 'out')!;
    expect(out).toEqual({ seat: game.seats.indexOf(first.seat!), cite: first.cite });
    expect(flows.map(({ got, paid }) => got - paid)).toEqual(won);
  });

  test('has no payments where points are scored', () => {
    expect(computeDealOutcome(played('thirty-nine'), 1).flows).toEqual([]);
  });
});

describe('the winners of a game', () => {
  test('are named by the rules, or by the highest score where fewer deals were agreed', () => {
    const over = played('cat-whole-game');
    expect(listWinners(over, listParties(over)).flatMap(({ seats }) => seats)).toEqual(over.winners);
    const broken = played('peel-four-nines');
    expect(listWinners(broken, listParties(broken)).map(({ account }) => account)).toEqual(['A', 'E']);
  });
});

describe('the agreed length of a game', () => {
  const live = startGame(findGame('jig')!, { seats: 3, seed: 'length' });

  test('is written to the record and read back', () => {
    const record = addAgreedLength(live.record, 3);
    expect(formatRecord(record)).toContain('[Deals "3"]');
    const again = LiveGame.from(formatRecord(record), GAMES);
    expect(again.ok && getAgreedDealCount(again.value.record)).toBe(3);
    expect(addAgreedLength(live.record, Infinity)).toBe(live.record);
    expect(getAgreedDealCount(live.record)).toBe(Infinity);
  });

  test('ends the game after that many deals', () => {
    const short = LiveGame.from(addAgreedLength(live.record, 1), GAMES);
    if (!short.ok) throw new Error('it cannot be played');
    expect(isGameOver(short.value)).toBe(false);
    short.value.deal(createRandom('x'));
    while (short.value.table.toMove >= 0) short.value.play(short.value.legal()[0]!);
    expect([short.value.table.gameOver, isGameOver(short.value)]).toEqual([false, true]);
  });

  test('is counted in rounds, where the game has them', () => {
    const rounds = played('nain-one-round');
    expect(getDealCount(rounds.record, rounds)).toBe(3);
    expect(getDealCount(addAgreedLength(rounds.record, 1), rounds)).toBe(1);
  });
});

test('another game has the same seats and rules, a new shuffle and no moves', () => {
  const live = startGame(findGame('snip-snap-snorum')!, { seats: 4, seed: 'first', variant: 'whole-pack' });
  live.deal(createRandom('first'));
  live.play(live.legal()[0]!);
  const again = LiveGame.from(createNewGameRecord(addAgreedLength(live.record, 2), 'second'), GAMES);
  if (!again.ok) throw new Error('it cannot be played');
  expect(again.value.names).toEqual(live.names);
  expect(again.value.state.readings).toEqual(live.state.readings);
  expect(again.value.state.variant).toBe('whole-pack');
  expect(getAgreedDealCount(again.value.record)).toBe(2);
  expect(again.value.takeBackCount).toBe(0);
  again.value.deal(createRandom('x'));
  expect(again.value.played.steps[0]!.owners).not.toEqual(live.played.steps[0]!.owners);
});
