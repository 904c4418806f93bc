/** Tests the challenge: a link by which a friend plays one's seat, and the two deals side by side. */
import { describe, expect, test } from 'vitest';
import { BOOK_PLAYERS } from '#engine/bots/registry.ts';
import { compareReplays } from '#engine/compare/compare.ts';
import type { Move } from '#engine/game.ts';
import { GAMES } from '#engine/games.ts';
import { chooseAsOpponent } from '#engine/lab/exchange.ts';
import { createRandom } from '#engine/random.ts';
import { createTag } from '#engine/record/deal-record.ts';
import { formatRecord } from '#engine/record/format-record.ts';
import { LiveGame } from '#engine/record/live-game.ts';
import { formatRecordedMove } from '#engine/record/record.ts';
import { listHandCards } from '#engine/record/replay.ts';
import { createChallenge, replayChallenger } from '../../src/features/play/challenge.ts';
import { encodeGameLink, MAX_LINK_LENGTH } from '../../src/features/play/share-link.ts';
import { startGame } from '../engine/sat-down.ts';

const YOU = 0;
const SALT = 'a salt';

/** Plays the deal to its end: the engine's players by the salt, the person at seat 0 by `choose`. */
const playOut = (live: LiveGame, choose: (moves: readonly Move[]) => Move): LiveGame => {
  const kind = BOOK_PLAYERS[live.game.id] ? 'book' : 'random';
  while (!live.table.dealOver) {
    const { toMove } = live.table;
    live.play(toMove === YOU ? choose(live.legal()) : chooseAsOpponent(kind, live.state, live.observe(toMove), SALT));
  }
  return live;
};
const first = (moves: readonly Move[]): Move => moves[0]!;
const last = (moves: readonly Move[]): Move => moves.at(-1)!;

/** A game of which some deals are finished, the person named and the chance of the others salted. */
const playGame = (id: string, deals: number): LiveGame => {
  const game = GAMES.find((each) => each.id === id)!;
  const seats = game.seatNumbers().find((number) => number >= 4) ?? game.seatNumbers().at(-1)!;
  const begun = startGame(game, { seats, seed: 'challenge' });
  const tags = [
    ...begun.record.tags,
    createTag('Names', 'A=Anna, B=Bob'),
    createTag('Salt', SALT),
    createTag('Seal', '0'),
  ];
  const live = LiveGame.from({ ...begun.record, tags }, [game]);
  if (!live.ok) throw new Error(live.faults.map(({ code }) => code).join());
  for (let deal = 0; deal < deals && !live.value.table.gameOver; deal++) {
    live.value.deal(createRandom('challenge'));
    playOut(live.value, first);
  }
  return live.value;
};

/** Opens a challenge from its text, as a link holds it. */
const open = (mine: LiveGame): LiveGame => {
  const taken = LiveGame.from(formatRecord(createChallenge(mine, YOU)), [mine.game]);
  if (!taken.ok) throw new Error(taken.faults.map(({ code }) => code).join());
  return taken.value;
};

describe.each(GAMES.map(({ id }) => id))('a challenge at %s', (id) => {
  test.each([1, 2])('deals the same cards in the last of %i deals, and the players choose alike', (deals) => {
    const mine = playGame(id, deals);
    const taken = open(mine);
    expect(taken.table.dealOver).toBe(false);
    const dealt = (live: LiveGame) => {
      const step = live.played.steps.find(({ deal }) => deal === live.table.dealNumber)!;
      return live.names.map((_, seat) => listHandCards(step, seat));
    };
    expect(dealt(taken)).toEqual(dealt(mine));
    playOut(taken, first);
    expect(taken.record.deals.at(-1)!.moves.map(({ what }) => what)).toEqual(
      mine.record.deals.at(-1)!.moves.map(({ what }) => what),
    );
    const challenger = replayChallenger(taken.record, taken.game)!;
    expect(challenger.name).toBe('Anna');
    expect(challenger.played.steps.at(-1)!.balance).toEqual(mine.played.steps.at(-1)!.balance);
    expect(compareReplays([taken.played, challenger.played], taken.table.dealNumber).first).toBeUndefined();
  });

  test('parts where the friend first chooses otherwise, at the same move of both deals', () => {
    const mine = playGame(id, 1);
    const taken = playOut(open(mine), last);
    const challenger = replayChallenger(taken.record, taken.game)!;
    const { first: parted, rows } = compareReplays([taken.played, challenger.played], taken.table.dealNumber);
    const moves = (live: LiveGame) => live.record.deals.at(-1)!.moves.map(formatRecordedMove);
    const [one, other] = [moves(taken), moves(mine)];
    const at = one.findIndex((move, i) => move !== other[i]);
    // The dealing is row 0.
    if (at < 0) expect(parted).toBeUndefined();
    else {
      expect(parted!.row).toBe(at + 1);
      expect(rows[parted!.row]!.cells[0]!.laid.startsWith('A ')).toBe(true);
    }
  });
});

test('a challenge fits in a link, names neither the challenger at the table nor a seal, and ends with its deal', async () => {
  const record = createChallenge(playGame('snip-snap-snorum', 2), YOU);
  const text = formatRecord(record);
  expect((await encodeGameLink(text, ['you', 'book', 'book', 'book'])).length).toBeLessThan(MAX_LINK_LENGTH);
  const value = (name: string) => record.tags.find((tag) => tag.name === name)?.value;
  expect(value('Names')).toBe('B=Bob');
  expect(value('Challenger')).toBe('Anna');
  expect(value('Seal')).toBeUndefined();
  expect(value('Deals')).toBe('2');
});

test('a challenge whose moves were changed cannot be played, and a game that is none has no challenger', () => {
  const mine = playGame('jig', 1);
  const record = createChallenge(mine, YOU);
  const tags = record.tags.map((tag) => (tag.name === 'Challenge' ? { ...tag, value: tag.value.slice(0, -9) } : tag));
  expect(() => replayChallenger({ ...record, tags }, mine.game)).toThrow(/not those of a deal/);
  expect(replayChallenger(mine.record, mine.game)).toBeUndefined();
});
