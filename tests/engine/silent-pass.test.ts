/** Tests that a silent pass may be omitted from a record, since the later moves show it. */

import { describe, expect, test } from 'vitest';
import { findGame, GAMES } from '#engine/games.ts';
import { createDealRecord } from '#engine/record/deal-record.ts';
import { formatFaultMessage } from '#engine/record/fault-sentences.ts';
import { type RecordedMove } from '#engine/record/record.ts';
import { getBalances, type Replay, replay } from '#engine/record/replay.ts';

/**
 * A deal in which B leads, C has the seven of diamonds and A the six of spades. Undealt: the diamonds from the eight
 * up, and the seven of spades.
 */
const HANDS = `[Snorum "1"][Game "nain-jaune"][Seats "A B C"][Dealer "A"]
[Deal "1"]
A: AS 2S 3S 4S 6S 8S 9S 10S JS QS KS AH 2H 5C 6C
B: AC 2C 3C 4C 5S 7C 8C 9C 10C JC QC KC 3H 4H 6D
C: 5H 6H 7H 8H 9H 10H JH QH KH AD 2D 3D 4D 5D 7D
`;

const played = (moves: string): Replay => {
  const result = replay(HANDS + moves, GAMES);
  if (!result.ok) throw new Error(formatFaultMessage(result.faults[0]!));
  return result.value;
};

describe('an omitted pass', () => {
  test('before the card is supplied makes no step', () => {
    const [silent, said] = [played('B 5S A 6S'), played('B 5S C pass A 6S')];
    expect(silent.steps.map(({ move }) => move)).toEqual(['deal 1', 'B 5S', 'A 6S']);
    expect(said.steps.map(({ move }) => move)).toEqual(['deal 1', 'B 5S', 'C pass', 'A 6S']);
    expect(getBalances(silent)).toEqual(getBalances(said));
  });

  test('makes a step when a hoc follows from it', () => {
    const silent = played('B 5S A 6S A 8S');
    expect(silent.steps.map(({ move }) => move)).toEqual(['deal 1', 'B 5S', 'A 6S', 'C pass', 'A 8S']);
    expect(silent.steps[3]!.events.map(({ type, cite }) => `${type} ${cite}`)).toEqual([
      'passed AC60.nain.turn',
      'called AC60.hoc.accidental',
      'paid AC60.hoc.paid',
      'paid AC60.hoc.paid',
    ]);
    expect(getBalances(silent)).toEqual(getBalances(played('B 5S C pass A 6S C pass A 8S')));
  });

  test('does not let a wrong move through', () => {
    const result = replay(`${HANDS}B 5S\nB 7C`, GAMES);
    expect(result.ok ? '' : result.faults.map(({ line, code }) => `${line} ${code}`).join()).toBe('7 not-your-turn');
  });
});

/**
 * Removes passes from the moves. They stay where the player of the next card is among those who passed: otherwise the
 * record would say that he laid it at once.
 */
const omitPasses = (moves: readonly RecordedMove[]): RecordedMove[] => {
  const kept: RecordedMove[] = [];
  let passes: RecordedMove[] = [];
  for (const move of moves) {
    if (move.what === 'pass') passes.push(move);
    else {
      if (passes.some(({ seat }) => seat === move.seat)) kept.push(...passes);
      kept.push(move);
      passes = [];
    }
  }
  return kept;
};

describe('a whole deal without its passes ends alike', () => {
  test.each([
    ['nain-jaune', 5, {}],
    ['nain-jaune', 3, { supply: 'optional', 'nain-turn': 'anyone' }],
    ['lindor', 6, { passing: 'allowed' }],
    ['lindor', 4, { passing: 'allowed', stop: 'skip' }],
  ] as const)('%s by %i, %o', (id, seats, readings) => {
    let left = 0;
    for (let seed = 0; seed < 40; seed++) {
      const made = createDealRecord(findGame(id)!, { seats, seed: `${seed}`, readings, play: 'random' });
      if (!made.ok) throw new Error(formatFaultMessage(made.faults[0]!));
      const full = replay(made.value, GAMES);
      const deals = made.value.deals.map((deal) => ({ ...deal, moves: omitPasses(deal.moves) }));
      left += made.value.deals[0]!.moves.length - deals[0]!.moves.length;
      const silent = replay({ ...made.value, deals }, GAMES);
      expect(silent.ok ? [] : silent.faults).toEqual([]);
      if (full.ok && silent.ok) expect(getBalances(silent.value)).toEqual(getBalances(full.value));
    }
    expect(left).toBeGreaterThan(20);
  });
});
