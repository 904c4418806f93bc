/** Plays twenty whole games of each kind, with random legal moves (`npm run test:long`). */
import { describe, expect, test, vi } from 'vitest';
import { findGame, GAMES } from '#engine/games.ts';
import { createRandom } from '#engine/random.ts';
import { replay } from '#engine/record/replay.ts';
import { RUNS_LONG_TESTS } from '../instances.ts';
import { type GameSetup, pressRandomMove, readGameRecord, startGameOnPage, waitForTurn } from './at-play.ts';

vi.setConfig({ testTimeout: 3_600_000 });

/** Limit of moves, more than one player makes in any of these games. */
const MOST = 10_000;
const randomSetup = (game: string, seats: number, seed: string): GameSetup => ({
  game,
  seed,
  chairs: Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'you' : 'random')),
});

describe.runIf(RUNS_LONG_TESTS)('a whole random game', () => {
  test.each(GAMES.flatMap(({ id }) => Array.from({ length: 20 }, (_, i) => [id, i + 1] as const)))(
    'of %s plays to its end, no. %i',
    async (id, i) => {
      const seed = `evening ${i}`;
      const random = createRandom(`${id} ${seed}`);
      const numbers = findGame(id)!.seatNumbers();
      const heard: string[] = [];
      const page = await startGameOnPage(randomSetup(id, numbers[random.below(numbers.length)]!, seed), {
        before: (opening) =>
          opening.on('console', (message) => {
            if (message.type() === 'error') heard.push(message.text());
          }),
      });
      let moves = 0;
      for (let now = await waitForTurn(page); now !== 'over' && moves < MOST; now = await waitForTurn(page), moves++)
        await pressRandomMove(page, random);
      const played = replay(await readGameRecord(page), GAMES);
      if (!played.ok) throw new Error(played.faults.map(({ code }) => code).join());
      expect([played.value.game, played.value.gameOver]).toEqual([id, true]);
      expect(heard).toEqual([]);
    },
  );
});
