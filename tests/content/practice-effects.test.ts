/** Tests the effect of each disputed point: the same moves paid under each practice, worked out by hand. */
import { describe, expect, test } from 'vitest';
import { findGame, GAMES } from '#engine/games.ts';
import { replay } from '#engine/record/replay.ts';
import { findPracticeEffect } from '../../src/model/practice-effects.ts';

const snip = findGame('snip-snap-snorum')!;

const example = (id: string, moves: string, tags = '') => {
  const text = `[Snorum "1"][Game "snip-snap-snorum"][Seats "A B C"][Dealer "A"]${tags}
[Deal "1"]
A: KS 2H 3H 4H 5H
B: 9S 2D 3D 4D 6D
C: 9H 2C 3C 5C 6C
${moves}`;
  const played = replay(text, GAMES);
  if (!played.ok) throw new Error(JSON.stringify(played.faults));
  return { id, played: played.value };
};

const plain = example('plain', 'B 9S\nC 9H\nA KS', '[Expect "A 5 B 4 C 5 pool 1"]');
const missed = example('missed', 'B 9S\nC 2C?\nA 2H', '[Expect "A 5 B 4 C 2 pool 4"]');

describe('a switch of a disputed point', () => {
  test('shows the first example whose accounts it changes', () => {
    const changed = findPracticeEffect(snip, 'claim', [plain, missed]);
    expect(changed?.example.id).toBe('missed');
    expect(changed?.kept).toBe('at-once');
    expect(changed?.accounts).toEqual(['B', 'C', 'pool']);
    // C pays double for the Snip missed, B as if paired, and A's two of hearts is a Snip on C.
    expect(changed?.ends.get('at-once')).toEqual({ A: 5, B: 4, C: 2, pool: 4 });
    expect(changed?.ends.get('never')).toEqual({ A: 5, B: 5, C: 4, pool: 1 });
  });

  test('changes nothing in an example that never meets the point', () => {
    expect(findPracticeEffect(snip, 'claim', [plain])).toBeUndefined();
    expect(findPracticeEffect(snip, 'no-such-point', [missed])).toBeUndefined();
  });

  test('may forbid moves of an example, which are then not paid for', () => {
    const lindor = findGame('lindor')!;
    const played = replay(
      `[Snorum "1"][Game "lindor"][Seats "A B C D E F G H"][Dealer "H"][Readings "passing=allowed"]
[Deal "1"]
A: AS 3S 5H 6H 7H 8H
B: 2S 2H 3H 4H AH KH
C: 9S 10S JS QS KS 9H
D: AD 2D 3D 4D 5D 6D
E: 7D 8D 9D 10D JD QD
F: AC 2C 3C 4C 5C 6C
G: 7C 8C 9C 10C JC QC
H: KC KD 4S 5S 6S 7S
A AS
B pass
D 2D`,
      GAMES,
    );
    if (!played.ok) throw new Error(JSON.stringify(played.faults));
    const changed = findPracticeEffect(lindor, 'passing', [{ played: played.value }]);
    expect(changed?.accounts).toEqual([]);
    expect(changed?.ends.get('forbidden')).toBeNull();
    expect(changed?.ends.get('allowed')).not.toBeNull();
  });
});
