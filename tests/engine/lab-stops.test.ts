/** Tests the claims about Pope Joan: their exact values, and the deals in which they are counted. */
import { describe, expect, test } from 'vitest';
import { card, parseCard, rankOf, suitOf } from '#engine/cards.ts';
import { EVENT } from '#engine/events.ts';
import { popeJoan } from '#engine/games/pope-joan/index.ts';
import { addToTally, EMPTY_TALLY, type Estimate, estimateMean, estimateShare } from '#engine/lab/estimate.ts';
import { TESTED_SEAT } from '#engine/lab/one-seat.ts';
import { CLAIMS_SEED } from '#engine/lab/questions.ts';
import { recordTrial } from '#engine/lab/trial-record.ts';
import { playTrial } from '#engine/lab/trials.ts';
import type { DealRecord } from '#engine/record/record.ts';
import { countMoves, type Replay, replay } from '#engine/record/replay.ts';
import { findQuestion, getPublishedTally, getTrialCell, publishedEstimate, readClaimFigures } from './figures.ts';
import { numbersBelow } from './up-to.ts';

const contains = ({ low, high }: Estimate, value: number): boolean => low < value && value < high;

/** Number of cards in a hand, for each number of players. */
const HAND: Readonly<Record<number, number>> = { 3: 12, 4: 10, 5: 8, 6: 7, 7: 6, 8: 5 };

/**
 * Returns the mean number of stops in a player’s hand. Stops are the seven of diamonds, the kings, and each of the
 * other 46 cards if the next card of its suit was not dealt.
 */
const stopsEach = (players: number): number => {
  const dealt = players * HAND[players]!;
  return (5 * (dealt / 51) + 46 * (dealt / 51) * ((51 - dealt) / 50)) / players;
};

describe('the known value', () => {
  test.each([3, 4, 6, 7, 8])(
    'PJ-C8 the stops for each of %i lie, less those for each of five, within the published bounds',
    (players) => {
      const estimate = publishedEstimate('PJ-C8', `${players} players, random`);
      expect(contains(estimate, stopsEach(players) - stopsEach(5))).toBe(true);
      for (const other of [3, 4, 5, 6, 7, 8].filter((each) => each !== players))
        expect(contains(estimate, stopsEach(other) - stopsEach(5))).toBe(false);
    },
  );

  test('PJ-C8 the stops are more than four for each of three, and one and a half for each of eight', () => {
    expect(stopsEach(3)).toBeGreaterThan(4);
    expect(stopsEach(8).toFixed(1)).toBe('1.5');
    const falling = [3, 4, 5, 6, 7, 8].map(stopsEach);
    expect(falling).toEqual([...falling].sort((a, b) => b - a));
  });

  test.each(['random', 'book'])('PJ-C11 Pope is turned up in one deal of fifty-one (%s)', (key) => {
    const { from, to, n } = readClaimFigures('PJ-C11').counted['PJ-C11']![key]!;
    const share = estimateShare({ n: to - from, sum: n, squares: n }, 3);
    expect(contains(share, 1 / 51)).toBe(true);
    for (const wrong of [1 / 54, 1 / 48]) expect(contains(share, wrong)).toBe(false);
  });

  test.each(['random', 'book'])('PJ-C13 Pope is dealt to each of five in eight deals of fifty-one (%s)', (key) => {
    const { from, to, n } = readClaimFigures('PJ-C13').counted['PJ-C13']![key]!;
    const share = estimateShare({ n: to - from, sum: n, squares: n }, 3);
    expect(contains(share, 8 / 51)).toBe(true);
    for (const wrong of [7 / 51, 9 / 51, 1 / 5]) expect(contains(share, wrong)).toBe(false);
  });

  test('PJ-C12 a turn-up brings the dealer of five a little more than one counter, and dealing costs three more', () => {
    let tally = EMPTY_TALLY;
    for (const i of numbersBelow(40_000)) {
      let turned = 0;
      const hear = (kind: number, _from: number, to: number, amount: number, cite: string): void => {
        if (kind === EVENT.paid && cite.startsWith('BW91.pope.turned') && to === i % 5) turned += amount;
      };
      playTrial({ setting: { game: popeJoan, seats: 5, whole: 'deal' }, manner: 'random' }, 'turned', i, hear);
      tally = addToTally(tally, turned);
    }
    // Sixteen cards bring one; Pope brings six, and eight from each of four.
    expect(contains(estimateMean(tally, 1, 3), (16 + 38) / 51)).toBe(true);
    expect(estimateMean(tally, 1, 3).high).toBeLessThan(1.3);
    for (const key of ['random', 'book']) expect(publishedEstimate('PJ-C12', key).high).toBeLessThan(0);
  });

  test('is absent from every question of Pope Joan that has none', () => {
    for (const id of ['PJ-C5', 'PJ-C11', 'PJ-C13'])
      for (const { key, trials } of findQuestion(id).cells) expect(getPublishedTally(id, key).n).toBeLessThan(trials);
  });
});

describe('an observation agrees with the deals written down', () => {
  const played = (record: DealRecord): Replay => {
    const result = replay(record, [popeJoan]);
    if (!result.ok) throw new Error(JSON.stringify(result.faults));
    return result.value;
  };

  /** Returns the balance of each account at the end of a deal that is not the last. */
  const atEndOf = ({ steps }: Replay, deal: number): readonly number[] =>
    steps.filter((step) => step.deal === deal).at(-1)!.balance;

  /** Returns the first `many` trials of a cell (one counted case) that have an answer. */
  const answered = (id: string, key: string, many: number) => {
    const question = findQuestion(id);
    const cell = getTrialCell(question, key);
    const found: ReturnType<typeof recordTrial>[] = [];
    for (let i = 0; found.length < many; i++) {
      const trial = recordTrial(question, cell, CLAIMS_SEED, i);
      if (trial.answer !== null) found.push(trial);
    }
    return found;
  };

  test.each(['random', 'book'])('PJ-C5 on the deal in which such a card is first led, or is not (%s)', (key) => {
    let tried = 0;
    for (const { answer, records } of answered('PJ-C5', key, 12)) {
      const [leads, other] = records.map(played);
      const parting = leads!.steps.findIndex(({ move }, i) => move !== other!.steps[i]?.move);
      const { deal, move, events } = leads!.steps[parting]!;
      const before = leads!.steps[parting - 1]!;
      const laid = parseCard(move.split(' ')[1]!)!;
      const turnUp = leads!.steps
        .flatMap((step) => (step.deal === deal ? step.events : []))
        .find(({ type }) => type === 'turned-up')!.card!;
      expect([events[0]!.type, events[0]!.seat]).toEqual(['led', leads!.seats[TESTED_SEAT]]);
      expect(suitOf(laid)).toBe(suitOf(card(turnUp)));
      expect(rankOf(laid)).toBeGreaterThan(rankOf(card('10S')));
      const box = { J: 'knave', Q: 'queen', K: 'king' }[move.split(' ')[1]![0] as 'J'];
      expect(before.balance[leads!.accounts.indexOf(`box:${box}`)]).toBeGreaterThanOrEqual(3);
      expect(
        before.owners.some((seat, each) => seat === TESTED_SEAT && suitOf(each) === suitOf(laid) && each < laid),
      ).toBe(true);
      if (deal === 15) continue;
      tried += 1;
      expect(answer).toBe(atEndOf(leads!, deal)[TESTED_SEAT]! - atEndOf(other!, deal)[TESTED_SEAT]!);
    }
    expect(tried).toBeGreaterThan(6);
  });

  test('PJ-C10 on the counters that the first dealer has more than the others after the sixth deal', () => {
    for (const [i, { answer, records }] of answered('PJ-C10', 'random', 6).entries()) {
      const has = atEndOf(played(records[0]!), 6).slice(0, 5);
      expect(answer).toBe(5 * has[i % 5]! - has.reduce((sum, each) => sum + each, 0));
    }
  });

  test.each(['random', 'book'])(
    'PJ-C11 on the deal that Pope ends, thirty-six to the dealer, and on the deal played on (%s)',
    (key) => {
      for (const { answer, records } of answered('PJ-C11', key, 4)) {
        const [wins, on] = records.map(played);
        const dealer = wins!.steps.at(-1)!.balance.indexOf(36);
        expect([countMoves(wins!.steps), wins!.dealOver, countMoves(on!.steps) > 5]).toEqual([1, true, true]);
        expect(answer).toBe(36 - on!.steps.at(-1)!.balance[dealer]!);
      }
    },
  );

  test('PJ-C13 Pope kept is played last of all, or not; led, it is the first card its player leads', () => {
    for (const { records } of answered('PJ-C13', 'random', 12)) {
      const [kept, led] = records.map((record) =>
        played(record).steps.flatMap(({ events }) =>
          events.filter(({ type, seat }) => (type === 'led' || type === 'followed') && seat === 'A'),
        ),
      );
      const popeIn = (own: NonNullable<typeof kept>): number => own.findIndex(({ card: its }) => its === '9D');
      expect([-1, 7]).toContain(popeIn(kept!));
      const first = led!.findIndex(({ type }) => type === 'led');
      if (first >= 0) expect(popeIn(led!)).toBe(first);
    }
  });
});
