/**
 * Builds a lesson from a record written for teaching: steps of one sentence each. The answers to its questions come
 * from the rules engine.
 */
import { formatCard, PACK_SIZE, parseCard, RANKS } from '../cards.ts';
import { formatMove, type Game, type Move, PASS } from '../game.ts';
import { LiveGame } from '../record/live-game.ts';
import { isPrompt, type PromptKind, parsePrompt } from '../record/prompts.ts';
import { findTag, normalizeSeatName } from '../record/record.ts';

import type { Replay } from '../record/steps.ts';
import { listAllQuestions, type Question, type QuestionItem } from './questions.ts';

/** One step of a lesson: a sentence, and the step of the replay at which it is shown. */
export interface LessonStep {
  readonly ask: PromptKind | 'remark';
  /** The step of the replay (0-based) after which the sentence is shown. */
  readonly at: number;
  /** The sentence, in each language. */
  readonly says: Readonly<Record<string, string>>;
  /** The question, if the step asks one. */
  readonly question?: Question | undefined;
}

/** A lesson, ready to be shown. */
export interface Lesson {
  /** The seat (0-based) of the learner. */
  readonly learner: number;
  readonly steps: readonly LessonStep[];
}

/**
 * Builds the lesson of a replayed record; `undefined` if the record is not a lesson. Throws if a question has no
 * answer, for example if it asks about payments and the move pays nothing, or asks who plays next and that is simply
 * the next seat.
 */
export const buildLesson = (played: Replay, games: readonly Game[]): Lesson | undefined => {
  const tag = findTag(played.record.tags, 'Lesson');
  if (!tag) return undefined;
  const learner = played.seats.findIndex((name) => normalizeSeatName(name) === normalizeSeatName(tag.value.trim()));
  const asked = listAllQuestions(played.record, games);
  const all = asked.ok ? asked.value : [];
  const steps = played.steps.flatMap(({ comments }, at) => spoken(comments, at));
  return {
    learner,
    steps: steps.map((step) => {
      const { ask, at } = step;
      if (ask === 'remark') return step;
      if (ask === 'open' || ask === 'named' || ask === 'alone')
        return { ...step, question: createMoveQuestion(played, at, games, learner) };
      const question = all.find((each) => each.step === at && each.kind === ask);
      if (!question) throw new Error(`after step ${at + 1} (${played.steps[at]!.move}) there is no answer to “${ask}”`);
      return { ...step, question };
    }),
  };
};

/** Converts the prompts of a step to lesson steps. Prompts with the same content in different languages become one. */
const spoken = (comments: readonly string[], at: number): readonly LessonStep[] => {
  const steps: { ask: LessonStep['ask']; at: number; says: Record<string, string> }[] = [];
  for (const comment of comments) {
    const prompt = isPrompt(comment) ? parsePrompt(comment) : undefined;
    if (!prompt) continue;
    const last = steps.at(-1);
    if (last && last.ask === prompt.ask && last.says[prompt.lang] === undefined) last.says[prompt.lang] = prompt.text;
    else steps.push({ ask: prompt.ask, at, says: { [prompt.lang]: prompt.text } });
  }
  return steps;
};

/**
 * In a game with a market, lets those have their word who say nothing before a move, written with its seat: a record has
 * no silences.
 */
export const supplySilences = (live: LiveGame, written: string): void => {
  const { table, names } = live;
  const [mover = '', ...words] = written.replace(/\?$/, '').split(' ');
  const wanted = table.amountsFrom === undefined ? undefined : table.parseMove?.(words);
  if (wanted === undefined) return;
  while (table.getRefusal(names.indexOf(mover), wanted) && !table.getRefusal(table.toMove, PASS)) live.play(PASS);
};

/**
 * Builds a question about the next move of a record, shown after a step (0-based): which card to play, and what it
 * captures, or which rank to name. Only the recorded move is right. Each wrong answer has the article that forbids it,
 * if there is one.
 */
export const createMoveQuestion = (played: Replay, at: number, games: readonly Game[], learner = -1): Question => {
  const live = LiveGame.from(played.record, games);
  if (!live.ok) throw new Error('a record that has been played can be played again');
  live.value.takeBackTo(at);
  const { table, names } = live.value;
  supplySilences(live.value, played.steps[at + 1]!.move);
  const seat = table.toMove;
  const [, ...words] = played.steps[at + 1]!.move.replace(/\?$/, '').split(' ');
  const legal = live.value.legal().map((move) => formatMove(table, move));
  const cite = (move: Move) => table.getRefusal(seat, move)?.cite;
  const [first = '', second = ''] = words;
  const parts: QuestionItem[] = [];
  if (parseCard(first) !== undefined) {
    const hand = cardsOf((card) => table.hands.owner[card] === seat);
    const begins = new Set(legal.map((move) => move.split(' ')[0]));
    const wrong = hand.filter((card) => !begins.has(card));
    const forbidden = Object.fromEntries(wrong.map((card) => [card, cite(parseCard(card)!)!]));
    // If another player may play several cards of the rank that is due, any of them counts as right.
    const alike = (card: string) =>
      seat !== learner && wrong.length > 0 && begins.has(card) && rankOf(card) === rankOf(first);
    parts.push({ of: 'card', choices: hand, right: hand.filter((card) => card === first || alike(card)), forbidden });
    if (second === 'x') {
      const choices = (table.unheld?.board ?? []).map(formatCard);
      const right = choices.filter((card) => words.includes(card)).join(' ');
      parts.push({ of: 'cards', choices, right: [right], forbidden: {} });
    }
  } else if (parseCard(second) !== undefined) {
    // A card of the hand is traded: any may be, and the lesson says which.
    const hand = cardsOf((card) => table.hands.owner[card] === seat);
    parts.push({ of: 'card', choices: hand, right: [second], forbidden: {} });
  } else {
    const ranks = cardsOf((card) => table.parseMove?.([first, RANKS[card]!]) !== undefined, RANKS.length).map(rankOf);
    const wrong = ranks.filter((rank) => !legal.includes(`${first} ${rank}`));
    const forbidden = Object.fromEntries(wrong.map((rank) => [rank, cite(table.parseMove!([first, rank])!)!]));
    parts.push({ of: 'rank', choices: ranks, right: [second], forbidden });
  }
  const cites = [...new Set(parts.flatMap(({ forbidden }) => Object.values(forbidden)))];
  return { kind: 'play', step: at, seat: names[seat]!, move: words.join(' '), mover: names[seat]!, parts, cites };
};

/**
 * Builds the question by which the learner makes the move after a step (0-based) of the replay, where no step of the
 * lesson asks about it: as at a table, one tap on the card, and the cards it takes only if it could take others.
 * `undefined` if the move is another player's, or the lesson asks about it.
 */
export const createOwnMoveQuestion = (
  played: Replay,
  { learner, steps }: Lesson,
  at: number,
  games: readonly Game[],
): Question | undefined => {
  const next = played.steps[at + 1];
  const [seat, ...words] = next?.move.replace(/\?$/, '').split(' ') ?? [];
  const isAsked = steps.some((step) => step.at === at && step.question);
  if (next?.part !== 1 || seat === undefined || seat !== played.seats[learner] || isAsked) return undefined;
  const live = LiveGame.from(played.record, games);
  if (!live.ok) throw new Error('a record that has been played can be played again');
  live.value.takeBackTo(at);
  supplySilences(live.value, next.move);
  const legal = live.value.legal().map((move) => formatMove(live.value.table, move));
  const [first = ''] = words;
  if (parseCard(first) === undefined) {
    const choices = legal.filter((move) => parseCard(move.split(' ')[0]!) === undefined);
    const part: QuestionItem = { of: 'move', choices, right: [words.join(' ')], forbidden: {} };
    return { kind: 'play', step: at, seat, move: words.join(' '), mover: seat, parts: [part], cites: [] };
  }
  const question = createMoveQuestion(played, at, games, learner);
  const ways = legal.filter((move) => move.split(' ')[0] === first);
  return ways.length > 1 ? question : { ...question, parts: question.parts.slice(0, 1) };
};

/** Finds the article that refuses a capture given as an answer; see `refusalOf`. */
const refusing = (
  played: Replay,
  { step, mover, move }: Question,
  games: readonly Game[],
): ((taken: string) => string | undefined) => {
  const live = LiveGame.from(played.record, games);
  if (!live.ok) return () => undefined;
  live.value.takeBackTo(step);
  const { table, names } = live.value;
  const card = move.split(' ')[0]!;
  return (taken) => {
    const tried = taken === '' ? parseCard(card) : table.parseMove?.([card, 'x', ...taken.split(' ')]);
    return tried === undefined ? undefined : table.getRefusal(names.indexOf(mover), tried)?.cite;
  };
};

/**
 * Finds the article that refuses a wrong capture. `undefined` if the capture is legal too, or if no move expresses it.
 */
export const findRefusingArticle = (
  played: Replay,
  question: Question,
  taken: string,
  games: readonly Game[],
): string | undefined => refusing(played, question, games)(taken);

/** Lists all articles that may refuse a capture given as an answer. Empty if the question is not about a capture. */
export const listRefusingArticles = (played: Replay, question: Question, games: readonly Game[]): readonly string[] => {
  const asked = question.parts.find(({ of }) => of === 'cards');
  if (!asked) return [];
  const refused = refusing(played, question, games);
  const cites = new Set<string>();
  for (let set = 0; set < 2 ** asked.choices.length; set++) {
    const cite = refused(asked.choices.filter((_, i) => set & (1 << i)).join(' '));
    if (cite !== undefined) cites.add(cite);
  }
  return [...cites];
};

/** Lists the cards (among the first `most`) that satisfy a test, in notation. */
const cardsOf = (is: (card: number) => boolean, most = PACK_SIZE): readonly string[] =>
  Array.from({ length: most }, (_, card) => card)
    .filter(is)
    .map(formatCard);

const rankOf = (card: string): string => card.slice(0, -1);
