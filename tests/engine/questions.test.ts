/** Tests the questions about every example: each answer is checked with a move at a table, or with the accounts. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findRefusingArticle } from '#engine/asking/lesson.ts';
import { getAnswerStepIndex, QUESTION_KINDS, type Question, selectQuestions } from '#engine/asking/questions.ts';
import { parseCard } from '#engine/cards.ts';
import { GAMES } from '#engine/games.ts';
import { LiveGame } from '#engine/record/live-game.ts';
import { type Replay, replay, type Step } from '#engine/record/replay.ts';
import { getSpeculationState } from '../../src/games/speculation/table-state.ts';

const FOLDER = new URL('../../content/examples/', import.meta.url);

interface QuestionFile {
  readonly game: string;
  readonly file: string;
  readonly played: Replay;
  readonly questions: readonly Question[];
}

const ALL: readonly QuestionFile[] = GAMES.flatMap(({ id: game }) =>
  readdirSync(new URL(`${game}/`, FOLDER)).map((file) => {
    const text = readFileSync(new URL(`${game}/${file}`, FOLDER), 'utf8');
    const [played, questions] = [replay(text, GAMES), selectQuestions(text, GAMES)];
    if (!played.ok || !questions.ok) throw new Error(`${file} is not played`);
    return { game, file, played: played.value, questions: questions.value };
  }),
);

/** Returns the game at the moment when a question is asked. */
const liveAt = (played: Replay, step: number): LiveGame => {
  const live = LiveGame.from(played.record, GAMES);
  if (!live.ok) throw new Error('not played');
  live.value.takeBackTo(step);
  return live.value;
};

/** True if the player of the question can make this move. */
const canMove = (played: Replay, { step, mover }: Question, words: readonly string[]): boolean => {
  const live = liveAt(played, step);
  const { table, names } = live;
  const seat = names.indexOf(mover);
  expect(seat).toBe(table.toMove);
  const move = words.length === 1 ? parseCard(words[0]!)! : table.parseMove!(words);
  if (move === undefined) return false;
  if (words.length === 1 && table.getRefusal(seat, move)?.reason === 'must-capture') return false;
  return live.play(move, seat) === null;
};

/**
 * Returns the last step of the move that a question is about: the move itself, or the score of the deal that it ended.
 */
const endOf = ({ steps }: Replay, { step }: Question): Step => {
  const next = steps.findIndex(({ part }, i) => i > step + 1 && part === 1);
  return steps.at(next < 0 ? -1 : next - 1)!;
};

/** Returns the counters that an account gained by the move of a question and by the settlement after it. */
const gained = (played: Replay, question: Question, name: string): number => {
  const account = played.accounts.indexOf(name);
  return endOf(played, question).balance[account]! - played.steps[question.step]!.balance[account]!;
};

/** True if the record can still be played when this word is called at the move of the question. */
const acceptsCall = (played: Replay, { step }: Question, call: string): boolean => {
  const { deals } = liveAt(played, step).record;
  const [deal, move] = [deals.length - 1, deals.at(-1)!.moves.length];
  const { record } = played;
  const said = {
    ...record,
    deals: record.deals.map((each, i) =>
      i === deal ? { ...each, moves: each.moves.map((made, n) => (n === move ? { ...made, call } : made)) } : each,
    ),
  };
  return replay(said, GAMES).ok;
};

/** Checks each part of a question; throws if an answer is wrong. */
const checkQuestion = (played: Replay, question: Question): void => {
  const { kind, step, seat, move, parts } = question;
  const [part, second] = parts;
  const { choices, right } = part!;
  const after = played.steps[step + 1]!;
  if (part!.of !== 'cards') for (const answer of right) expect(choices).toContain(answer);
  expect(choices.length).toBeGreaterThanOrEqual(2);
  expect(new Set(choices).size).toBe(choices.length);
  switch (kind) {
    case 'play':
      expect(right.length).toBeLessThan(choices.length);
      for (const card of choices) {
        const begins = liveAt(played, step);
        const may = begins.legal().some((each) => each === parseCard(card)) || canMove(played, question, [card]);
        expect(right.includes(card), card).toBe(may);
      }
      break;
    case 'call':
      expect(right.length).toBeLessThan(choices.length);
      for (const rank of choices) expect(right.includes(rank), rank).toBe(canMove(played, question, ['calls', rank]));
      break;
    case 'take': {
      for (const taken of right) expect(canMove(played, question, [move, 'x', ...taken.split(' ')])).toBe(true);
      // Any other choice of cards is refused, or names no move at all.
      for (let mask = 0; mask < 2 ** Math.min(choices.length, 10); mask++) {
        const taken = choices.filter((_, i) => mask & (1 << i)).join(' ');
        if (right.includes(taken)) continue;
        expect(canMove(played, question, taken ? [move, 'x', ...taken.split(' ')] : [move]), taken).toBe(false);
        expect(findRefusingArticle(played, question, taken, GAMES) ?? 'no move').toBeTruthy();
      }
      break;
    }
    case 'allowed':
      expect(right).toEqual([canMove(played, question, move.split(' ')) ? 'yes' : 'no']);
      break;
    case 'pays': {
      const payers = played.seats.filter((name) => gained(played, question, name) < 0);
      expect(payers).toEqual([right[0]]);
      expect(second!.right).toEqual([String(-gained(played, question, payers[0]!))]);
      break;
    }
    case 'owes':
      expect(right).toEqual([String(-gained(played, question, seat))]);
      break;
    case 'wins':
      expect(right).toEqual([String(gained(played, question, seat))]);
      break;
    case 'next':
      expect(right).toEqual([played.seats[after.toMove]]);
      if (played.steps[step + 2]?.deal === after.deal)
        expect(played.steps[step + 2]!.move.split(' ')[0]).toBe(right[0]);
      break;
    case 'says':
      // If two words are due together, a record accepts either.
      for (const word of choices)
        if (word !== '' && word !== right[0] && !right[0]!.split('-').includes(word))
          expect(acceptsCall(played, question, word), word).toBe(false);
      if (right[0] !== '') expect(acceptsCall(played, question, right[0]!)).toBe(true);
      break;
    case 'trick': {
      const winner = after.events.find(({ type }) => type === 'took-trick')!.seat;
      expect(right).toEqual([winner]);
      if (after.toMove >= 0) expect(played.seats[after.toMove]).toBe(winner);
      break;
    }
    case 'worth': {
      const VALUES: Readonly<Record<string, number>> = { '10': 5, A: 4, K: 3, Q: 2, J: 1 };
      const cards = played.steps
        .slice(step - 2, step + 2)
        .map(({ move: made }) => made.split(' ')[1]!.replace('?', ''));
      const sum = cards.reduce((total, card) => total + (VALUES[card.slice(0, -1)] ?? 0), 1);
      expect(right).toEqual([String(sum)]);
      break;
    }
    case 'best':
      expect(gained(played, question, right[0]!)).toBe(
        Math.max(...played.seats.map((each) => gained(played, question, each))),
      );
      break;
    case 'chief':
      expect(right).toEqual([getSpeculationState(played, after).holder]);
      break;
    default: {
      const scorer = played.scorers.indexOf(seat);
      expect(right).toEqual([String(endOf(played, question).scores[scorer]! - played.steps[step]!.scores[scorer]!)]);
    }
  }
};

describe('the questions', () => {
  test('are at least 400, and 30 of each game', () => {
    const counts = GAMES.map(({ id }) =>
      ALL.filter(({ game }) => game === id).reduce((sum, { questions }) => sum + questions.length, 0),
    );
    expect(counts.reduce((a, b) => a + b)).toBeGreaterThanOrEqual(400);
    for (const [i, count] of counts.entries()) expect(count, GAMES[i]!.id).toBeGreaterThanOrEqual(30);
  });

  test('are of every kind, and each cites an article of its game', () => {
    const all = ALL.flatMap(({ questions }) => questions);
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(QUESTION_KINDS));
    for (const { game, questions } of ALL) {
      const { articles } = GAMES.find(({ id }) => id === game)!;
      for (const { kind, step, cites } of questions) {
        expect(cites.length, `${game} ${kind} ${step}`).toBeGreaterThan(0);
        for (const cite of cites) expect(Object.hasOwn(articles, cite), cite).toBe(true);
      }
    }
  });

  test('are answered at the step that settles what they ask about, within their move', () => {
    let later = 0;
    for (const { played, questions } of ALL)
      for (const question of questions) {
        const at = getAnswerStepIndex(question, played);
        const { move, part, events } = played.steps[at]!;
        expect(at).toBe(question.step + part);
        expect(move).toBe(played.steps[question.step + 1]!.move);
        if (part === 1) continue;
        later += 1;
        expect(events.map(({ cite }) => cite)).toEqual(expect.arrayContaining([expect.toBeOneOf([...question.cites])]));
        if (question.kind === 'owes') expect(events.some(({ from }) => from === question.seat)).toBe(true);
      }
    expect(later).toBeGreaterThan(20);
  });

  test.each(ALL.map((asked) => [asked.file, asked] as const))(
    'of %s are answered by the table',
    (_, { played, questions }) => {
      for (const question of questions) checkQuestion(played, question);
    },
  );
});
