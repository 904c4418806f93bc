/** Tests the strategies in the trials of claims: one for all players, and another for a single seat. */
import { describe, expect, test, vi } from 'vitest';
import { EVENT, isCardPlayedEvent } from '#engine/events.ts';
import { chatQuiDort } from '#engine/games/chat-qui-dort/index.ts';
import { createEndgameState } from '#engine/games/manille/double-dummy/ending.ts';
import { Solver } from '#engine/games/manille/double-dummy/solver.ts';
import { manille } from '#engine/games/manille/index.ts';
import { readings } from '#engine/games/manille/readings.ts';
import type { ManilleTable } from '#engine/games/manille/rules.ts';
import { nainJaune } from '#engine/games/nain-jaune/index.ts';
import { getPolicy, listStrategies } from '#engine/lab/strategies.ts';
import { playTrial, type TrialPlan } from '#engine/lab/trials.ts';
import { createRandom } from '#engine/random.ts';
import { completePractices } from '#engine/readings.ts';
import { selectInstances, takeFirst } from '../instances.ts';
import { numbersBelow } from './up-to.ts';

// A whole deal with all hands open is slow.
vi.setConfig({ testTimeout: 60_000 });

const COUP = { game: manille, seats: 4, whole: 'deal' } as const;

/** Lists the cards of a trial in the order in which they are played. */
const cardsOf = (played: TrialPlan, i: number): readonly number[] => {
  const cards: number[] = [];
  playTrial(played, 'manners', i, (kind, _who, what) => {
    if (isCardPlayedEvent(kind)) cards.push(what);
  });
  return cards;
};

test('double-dummy play gives both camps what they can take with all hands open', () => {
  const solver = new Solver(completePractices(readings));
  for (const i of selectInstances(numbersBelow(6), (all) => all.slice(0, 3))) {
    const dealt = manille.table({ seats: 4, dealer: i % 4 }) as ManilleTable;
    dealt.deal(dealt.shuffle(createRandom('manners, deal 1', i)));
    solver.deal(dealt.coup.trump);
    const worth = solver.points(createEndgameState(dealt.coup, dealt.dealer));
    const { coup } = playTrial({ setting: COUP, manner: 'double-dummy' }, 'manners', i) as ManilleTable;
    expect(coup.taken[0]).toBe(worth);
  }
});

test.each(listStrategies(manille))('%s: a trial repeats exactly by its seed and differs by another seed', (manner) => {
  const played = { setting: COUP, manner };
  expect(cardsOf(played, 1)).toEqual(cardsOf(played, 1));
  expect(cardsOf(played, 1)).not.toEqual(cardsOf(played, 2));
});

test('the deal is the same whoever plays it', () => {
  for (const i of selectInstances(numbersBelow(2), takeFirst)) {
    const dealt = listStrategies(manille).map((manner) =>
      [...cardsOf({ setting: COUP, manner }, i)].sort((a, b) => a - b),
    );
    for (const cards of dealt) expect(cards).toEqual(dealt[0]);
    const turned = listStrategies(manille).map((manner) => {
      let card = -1;
      playTrial({ setting: COUP, manner }, 'manners', i, (kind, _who, what) => {
        if (kind === EVENT['turned-up']) card = what;
      });
      return card;
    });
    expect(new Set(turned).size).toBe(1);
  }
});

describe('one seat', () => {
  const random = { setting: { game: nainJaune, seats: 5, whole: 'deal' }, manner: 'random' } as const;
  const book = { ...random, manner: 'book' } as const;

  test('changes nothing by playing like the rest', () => {
    for (const i of numbersBelow(10)) {
      const advised = Array.from(playTrial(book, 'manners', i).balance);
      expect(Array.from(playTrial(book, 'manners', i, null, () => getPolicy('book', nainJaune)).balance)).toEqual(
        advised,
      );
    }
  });

  test('is asked only where it has a choice, and its choice is played', () => {
    const asked: number[] = [];
    const laid: number[] = [];
    playTrial(
      random,
      'manners',
      3,
      (kind, who, what) => {
        if (who === 2 && isCardPlayedEvent(kind)) laid.push(what);
      },
      (seat) =>
        seat !== 2
          ? undefined
          : (_going, { legal }) => {
              expect(legal.length).toBeGreaterThan(1);
              const move = legal.at(-1)!;
              asked.push(move);
              return { move };
            },
    );
    expect(asked.length).toBeGreaterThan(0);
    for (const move of asked.filter((each) => each < 52)) expect(laid).toContain(move);
  });
});

test('nobody plays by a book that gives no advice', () => {
  expect(listStrategies(chatQuiDort)).not.toContain('book');
  expect(() => getPolicy('book', chatQuiDort)).toThrow('advises nothing');
});
