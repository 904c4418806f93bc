/** Tests the steps of the move that ends a deal: the move, each payment settled after it, and the score of the deal. */
import { describe, expect, test } from 'vitest';
import { type GameEvent, toGameEvent } from '#engine/events.ts';
import { GAMES } from '#engine/games.ts';
import type { Fault } from '#engine/record/faults.ts';
import { RecordReplayer } from '#engine/record/record-replayer.ts';
import {
  countMoves,
  countStepParts,
  findStep,
  formatStepName,
  mergeStepParts,
  type Replay,
  replay,
  type Step,
} from '#engine/record/replay.ts';
import { createSeating } from '#engine/record/seating.ts';
import { getDealScore } from '../../src/narration/deal-score.ts';
import {
  listExampleRecords,
  narrateSteps,
  playRecord,
  playSampleGames,
  readExampleRecords,
} from '../content/narration/narrated.ts';
import { LANGUAGES } from '../content/read.ts';
import { selectInstances } from '../instances.ts';

const example = (id: string): Replay => playRecord(listExampleRecords().find((each) => each.id === id)!.record);

/** Plays a record at a table and returns all events that the table reports, not divided into steps. */
const heardOf = (whole: Replay): readonly GameEvent[] => {
  const faults: Fault[] = [];
  const seating = createSeating(whole.record, GAMES, faults)!;
  expect(faults).toEqual([]);
  const { names: seats, accounts, scorers } = seating;
  const heard: GameEvent[] = [];
  const playing = new RecordReplayer(seating, (...report) =>
    heard.push(toGameEvent({ seats, accounts, scorers }, ...report)),
  );
  expect(playing.replayAll(whole.record)).toEqual([]);
  return heard;
};

const groupedSteps = new WeakMap<Replay, readonly (readonly Step[])[]>();

/** Groups the steps of a replay by move. */
const movesOf = (whole: Replay): readonly (readonly Step[])[] => {
  const known = groupedSteps.get(whole);
  if (known) return known;
  const { steps } = whole;
  const moves: Step[][] = [];
  groupedSteps.set(whole, moves);
  for (const step of steps) {
    if (step.part === 1) moves.push([]);
    moves.at(-1)!.push(step);
  }
  return moves;
};

/** Returns the balance after a step: the balance before it, changed by the counters received and paid in the step. */
const paidOn = ({ accounts }: Replay, before: readonly number[], { events }: Step): readonly number[] => {
  const after = [...before];
  for (const { type, seat, from, to, counters = 0 } of events) {
    if (type === 'received') after[accounts.indexOf(seat!)]! += counters;
    if (type !== 'paid') continue;
    after[accounts.indexOf(from!)]! -= counters;
    after[accounts.indexOf(to!)]! += counters;
  }
  return after;
};

const movesScore = ({ events }: Step): boolean =>
  events.some(({ type }) => type === 'paid' || type === 'scored' || type === 'struck-off');

/** Pattern of sentences that cannot stand alone, since they continue another sentence. */
const GOES_ON = {
  en: /^(?:[^\p{Lu}“]|(?:And|But|Or|So|Nor|Yet|Which|Who|Then|Also|With it|Besides|Less)\b)/u,
  fr: /^(?:[^\p{Lu}«]|(?:Et|Mais|Ou|Donc|Ni|Or|Car|Qui|Que|Puis|Aussi|Ainsi|Moins)\b)/u,
};

describe.each(GAMES.map((game) => [game.id, game] as const))('the settlements of %s', (id, game) => {
  const examples = readExampleRecords(id).length;
  // After the examples come three games of each kind; daily one of the three is taken, in turn.
  const games = selectInstances(playSampleGames(game), (all) =>
    all.filter((_, i) => i < examples || (i - examples) % 3 === Math.floor((i - examples) / 3) % 3),
  );
  const divided = games.flatMap((whole) => movesOf(whole).filter((parts) => parts.length > 1));

  test('are met in examples and in games at random', () => {
    expect(divided.length).toBeGreaterThan(10);
  });

  test('leave the events and their order as the table reports them', () => {
    // A card kept back in silence makes a step only where something follows from it.
    const withoutPasses = (events: readonly GameEvent[]) => events.filter(({ type }) => type !== 'passed');
    for (const whole of games)
      expect(withoutPasses(whole.steps.flatMap(({ events }) => events))).toEqual(withoutPasses(heardOf(whole)));
  });

  test('follow only a move by which a deal is over, as parts 2, 3 and so on of it', () => {
    for (const whole of games)
      for (const [i, parts] of movesOf(whole).entries()) {
        const [move, ...settled] = parts as [Step, ...Step[]];
        expect(parts.map(({ part }) => part)).toEqual(parts.map((_, index) => index + 1));
        // After the last card somebody may still claim a penalty, in some games.
        const next = movesOf(whole)[i + 1]?.[0];
        const canBe = next ? next.deal > move.deal || / claims$/.test(next.move) : whole.dealOver;
        const isOver = canBe && parts.at(-1)!.toMove < 0;
        if (settled.length > 0) expect(isOver).toBe(true);
        for (const step of parts) {
          expect([step.move, step.deal, step.owners]).toEqual([move.move, move.deal, move.owners]);
          if (isOver) expect(step.toMove).toBe(-1);
        }
        expect(mergeStepParts(parts).events).toEqual(parts.flatMap(({ events }) => events));
      }
  });

  test('bring each account from one balance to the next, and each score', () => {
    for (const whole of games) {
      let balance: readonly number[] = whole.accounts.map(() => 0);
      let scores: readonly number[] = whole.scorers.map(() => 0);
      for (const step of whole.steps) {
        balance = paidOn(whole, balance, step);
        expect([step.move, step.part, ...step.balance]).toEqual([step.move, step.part, ...balance]);
        if (step.part > 1) {
          const moved = whole.scorers.map((name, i) =>
            step.events.reduce(
              (sum, { type, scorer, points = 0 }) =>
                scorer !== name ? sum : type === 'scored' ? sum + points : type === 'struck-off' ? sum - points : sum,
              scores[i]!,
            ),
          );
          expect(step.scores).toEqual(moved);
        }
        scores = step.scores;
      }
    }
  });

  test('end with the score, once for each deal in which anything is won or lost, and for no other', () => {
    for (const whole of games) {
      const deals = [...new Set(whole.steps.map(({ deal }) => deal))];
      for (const deal of deals) {
        const steps = whole.steps.filter((step) => step.deal === deal);
        const isOver = deal < deals.at(-1)! || whole.dealOver;
        const saysWho = steps.some(({ events }) => events.some(({ type }) => /^(ended|won|won-game)$/.test(type)));
        const scores = steps.filter(({ isScore }) => isScore);
        expect([deal, scores.length]).toEqual([deal, isOver && (steps.some(movesScore) || saysWho) ? 1 : 0]);
        if (scores.length === 0) continue;
        expect(scores[0]).toBe(steps.at(-1));
        expect(scores[0]!.events.filter(({ type }) => !/^(ended|won|won-game)$/.test(type))).toEqual([]);
      }
    }
  });

  test('have no part without an event but the score', () => {
    for (const parts of divided)
      for (const { part, isScore, events } of parts) if (part > 1 && !isScore) expect(events).not.toEqual([]);
  });

  test('sum up to the score of the deal, which nobody makes counters or loses them by', () => {
    for (const whole of games)
      for (const step of whole.steps.filter(({ isScore }) => isScore)) {
        const { players, pool, boxes } = getDealScore(whole, step);
        for (const { inPlay, settled, gain } of players) expect(inPlay + settled).toBe(gain);
        if (whole.scorers.length > 0) continue;
        expect(players.reduce((sum, { gain }) => sum + gain, pool + boxes)).toBe(0);
      }
  });

  test('are found again by their names, and an old number leads to the move', () => {
    for (const whole of games) {
      const names = whole.steps.map((_, index) => formatStepName(whole, index));
      expect(new Set(names).size).toBe(names.length);
      expect(names.map((name) => findStep(whole, name))).toEqual([...whole.steps.keys()]);
      for (const [i, parts] of movesOf(whole).entries()) {
        const index = findStep(whole, String(i + 1));
        expect(whole.steps[index]).toBe(parts[0]);
        expect(countStepParts(whole, index)).toBe(parts.length);
        // A part that is not there is the last that is.
        expect(findStep(whole, `${i + 1}.999`)).toBe(index + parts.length - 1);
      }
      expect(findStep(whole, String(countMoves(whole.steps) + 1))).toBe(whole.steps.length - 1);
    }
  });

  test.each(LANGUAGES)('are each told in sentences that stand alone (%s)', (lang) => {
    const wrong: string[] = [];
    for (const whole of games)
      for (const [i, sentence] of narrateSteps(whole, lang).entries())
        if (whole.steps[i]!.part > 1 && GOES_ON[lang].test(sentence))
          wrong.push(`${whole.steps[i]!.move}: ${sentence}`);
    expect([id, [...new Set(wrong)].slice(0, 8)]).toEqual([id, []]);
  });

  test('leave the article by which a game ended to whoever deals once more', () => {
    for (const whole of games.filter(({ gameOver }) => gameOver)) {
      const last = whole.record.deals.at(-1)!;
      const again = { ...last, number: String(Number(last.number) + 1), hands: [], moves: [], tags: [] };
      const refused = replay({ ...whole.record, deals: [...whole.record.deals, again] }, GAMES);
      const [fault] = refused.ok ? [] : refused.faults;
      expect(fault?.code).toBe('game-over');
      expect(game.articles).toHaveProperty([fault!.found[0]!]);
    }
  });
});

test.each(['', '0', '0.2', 'x', '-1', '1.', '.2', '1.2.3', '1e3', '٣'])('%j is the name of no step', (name) => {
  expect(findStep(example('nain-opera'), name)).toBe(-1);
});

describe('the deals that the editions are known for', () => {
  const told = (id: string): string[][] => {
    const whole = example(id);
    const [en, fr] = LANGUAGES.map((lang) =>
      narrateSteps(whole, lang).map((text) => text.replace(/[\u202f\u00a0]/g, ' ')),
    );
    return whole.steps.flatMap(({ part }, i) => (part > 1 ? [[formatStepName(whole, i), en![i]!, fr![i]!]] : []));
  };
  const ledger = (id: string, name: string): string => {
    const whole = example(id);
    return whole.steps[findStep(whole, name)]!.balance.join(' ');
  };

  test('an opéra of 1760: B pays 54 × 4, and the bête on the dwarf makes ten on its box', () => {
    expect(told('nain-opera')).toEqual([
      ['10.2', 'Nobody else has played a card: A makes opéra.', 'Personne d’autre n’a posé de carte : A a fait opéra.'],
      [
        '10.3',
        'B has 54 points in hand and pays A 54 × 4 = 216 counters, doubled for the opéra and doubled again for the dwarf kept in hand.',
        'B a 54 points en main et paie 54 × 4 = 216 jetons à A, doublés pour l’opéra, puis encore à cause du nain gardé en main.',
      ],
      [
        '10.4',
        'C has 39 points in hand and pays A 39 × 2 = 78 counters, doubled for the opéra.',
        'C a 39 points en main et paie 39 × 2 = 78 jetons à A, doublés pour l’opéra.',
      ],
      [
        '10.5',
        'D has 41 points in hand and pays A 41 × 2 = 82 counters, doubled for the opéra.',
        'D a 41 points en main et paie 41 × 2 = 82 jetons à A, doublés pour l’opéra.',
      ],
      [
        '10.6',
        'E has 60 points in hand (court cards ten each) and pays A 60 × 2 = 120 counters, doubled for the opéra.',
        'E a 60 points en main (les figures pour dix) et paie 60 × 2 = 120 jetons à A, doublés pour l’opéra.',
      ],
      [
        '10.7',
        'B kept the dwarf and puts a penalty, the bête, on its box: as much as lies there, 5 counters.',
        'B a gardé le nain et met la bête sur la case : 5 jetons, autant qu’il s’y en trouve.',
      ],
      [
        '10.8',
        'Score of the deal: A +534, B −228, C −85, D −89, E −142, the boxes +10.',
        'Score de la donne : A +534, B −228, C −85, D −89, E −142, les cases +10.',
      ],
    ]);
    // The seats from A to E, then the boxes; the dwarf's is the last.
    expect(ledger('nain-opera', '10')).toBe('38 -7 -7 -7 -22 0 0 0 0 5');
    expect(ledger('nain-opera', '10.3')).toBe('254 -223 -7 -7 -22 0 0 0 0 5');
    expect(ledger('nain-opera', '10.6')).toBe('534 -223 -85 -89 -142 0 0 0 0 5');
    expect(ledger('nain-opera', '10.8')).toBe('534 -228 -85 -89 -142 0 0 0 0 10');
  });

  test('an opéra of 1792: each pays the points in hand once, and A sweeps the boxes', () => {
    expect(told('lindor-opera')).toEqual([
      [
        '10.2',
        'B has 67 points in hand (court cards ten each) and pays A 67 counters.',
        'B a 67 points en main (les figures pour dix) et paie 67 jetons à A.',
      ],
      [
        '10.3',
        'C has 70 points in hand (court cards ten each) and pays A 70 counters.',
        'C a 70 points en main (les figures pour dix) et paie 70 jetons à A.',
      ],
      [
        '10.4',
        'D has 50 points in hand (court cards ten each) and pays A 50 counters.',
        'D a 50 points en main (les figures pour dix) et paie 50 jetons à A.',
      ],
      [
        '10.5',
        'E has 66 points in hand (court cards ten each) and pays A 66 counters.',
        'E a 66 points en main (les figures pour dix) et paie 66 jetons à A.',
      ],
      [
        '10.6',
        'Nobody else has played a card: A makes opéra. A sweeps the board of 50 counters.',
        'Personne d’autre n’a posé de carte : A a fait opéra. A rafle les 50 jetons du tableau.',
      ],
      [
        '10.7',
        'Score of the deal: A +313, B −82, C −85, D −65, E −81.',
        'Score de la donne : A +313, B −82, C −85, D −65, E −81.',
      ],
    ]);
    expect(ledger('lindor-opera', '10')).toBe('10 -15 -15 -15 -15 20 15 10 5 0');
    expect(ledger('lindor-opera', '10.5')).toBe('263 -82 -85 -65 -81 20 15 10 5 0');
    expect(ledger('lindor-opera', '10.7')).toBe('313 -82 -85 -65 -81 0 0 0 0 0');
  });

  test('four nines among five: each pays as a nine falls, and there is nothing to settle', () => {
    expect(told('peel-four-nines')).toEqual([]);
    const whole = example('peel-four-nines');
    expect(whole.steps.map(({ balance }) => balance.join(' '))).toEqual([
      '5 5 5 5 5 0',
      '5 5 5 5 5 0',
      '5 4 5 5 5 1',
      '5 4 3 5 5 3',
      '5 4 3 2 5 6',
      '5 4 3 2 5 6',
    ]);
    const [en, fr] = LANGUAGES.map((lang) =>
      narrateSteps(whole, lang).map((text) => text.replace(/[\u202f\u00a0]/g, ' ')),
    );
    expect(en!.slice(2, 5)).toEqual([
      'C plays the nine of hearts and says “Snip”; B pays 1 counter to the pool.',
      'D plays the nine of diamonds and says “Snap”; C pays 2 counters to the pool.',
      'E plays the nine of clubs and says “Snorum”; D pays 3 counters to the pool.',
    ]);
    expect(fr!.slice(2, 5)).toEqual([
      'C pose le neuf de cœur et dit « Snip » ; B paie 1 jeton à la poule.',
      'D pose le neuf de carreau et dit « Snap » ; C paie 2 jetons à la poule.',
      'E pose le neuf de trèfle et dit « Snorum » ; D paie 3 jetons à la poule.',
    ]);
  });
});
