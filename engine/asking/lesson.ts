/** A lesson: a record that is taught, as steps of one sentence each; what a question asks, the table itself answers. */
import { makeCard, PACK_SIZE, parseCard, RANKS } from '../cards.ts';
import { type Game, type Move, writeMove } from '../game.ts';
import { LiveGame } from '../record/live-game.ts';
import { type Ask, isPrompt, readPrompt } from '../record/prompts.ts';
import { seatKey, tagOf } from '../record/record.ts';
import type { Replay } from '../record/replay.ts';
import { everyQuestionOf, type Part, type Question } from './questions.ts';

/** One step of a lesson: what is said, and after which step of the replay. */
export interface LessonStep {
  readonly ask: Ask | 'remark';
  /** The step of the replay (from 0) after which it is said. */
  readonly at: number;
  /** What is said, by language. */
  readonly says: Readonly<Record<string, string>>;
  /** What is asked, where it is a question. */
  readonly question?: Question | undefined;
}

/** A lesson as it is taught. */
export interface Lesson {
  /** The seat (0-based) that is taught. */
  readonly learner: number;
  readonly steps: readonly LessonStep[];
}

/**
 * The lesson of a record that has been played; `undefined` when it is none. Throws where a question has no answer: a move
 * that moves no counter, or is followed by the next player in turn.
 */
export const lessonOf = (played: Replay, games: readonly Game[]): Lesson | undefined => {
  const tag = tagOf(played.record.tags, 'Lesson');
  if (!tag) return undefined;
  const learner = played.seats.findIndex((name) => seatKey(name) === seatKey(tag.value.trim()));
  const asked = everyQuestionOf(played.record, games);
  const all = asked.ok ? asked.value : [];
  const steps = played.steps.flatMap(({ comments }, at) => spoken(comments, at));
  return {
    learner,
    steps: steps.map((step) => {
      const { ask, at } = step;
      if (ask === 'remark') return step;
      if (ask === 'open' || ask === 'named' || ask === 'alone')
        return { ...step, question: taughtMove(played, at, games, learner) };
      const question = all.find((each) => each.step === at && each.kind === ask);
      if (!question) throw new Error(`after step ${at + 1} (${played.steps[at]!.move}) there is no answer to “${ask}”`);
      return { ...step, question };
    }),
  };
};

/** The prompts of a step, those put together that say the same in another language. */
const spoken = (comments: readonly string[], at: number): readonly LessonStep[] => {
  const steps: { ask: LessonStep['ask']; at: number; says: Record<string, string> }[] = [];
  for (const comment of comments) {
    const prompt = isPrompt(comment) ? readPrompt(comment) : undefined;
    if (!prompt) continue;
    const last = steps.at(-1);
    if (last && last.ask === prompt.ask && last.says[prompt.lang] === undefined) last.says[prompt.lang] = prompt.text;
    else steps.push({ ask: prompt.ask, at, says: { [prompt.lang]: prompt.text } });
  }
  return steps;
};

/**
 * The question that the next move of a record answers, asked after a step (from 0): which card, and what it takes, or which
 * rank. Only what is taught is right; of the rest the table says what it forbids.
 */
export const taughtMove = (played: Replay, at: number, games: readonly Game[], learner = -1): Question => {
  const live = LiveGame.from(played.record, games);
  if (!live.ok) throw new Error('a record that has been played can be played again');
  live.value.takeBackTo(at);
  const { table, names } = live.value;
  const seat = table.toMove;
  const [, ...words] = played.steps[at + 1]!.move.replace(/\?$/, '').split(' ');
  const legal = live.value.legal().map((move) => writeMove(table, move));
  const cite = (move: Move) => table.refuse(seat, move)?.cite;
  const [first = '', second = ''] = words;
  const parts: Part[] = [];
  if (parseCard(first) !== undefined) {
    const hand = cardsOf((card) => table.hands.owner[card] === seat);
    const begins = new Set(legal.map((move) => move.split(' ')[0]));
    const wrong = hand.filter((card) => !begins.has(card));
    const forbidden = Object.fromEntries(wrong.map((card) => [card, cite(parseCard(card)!)!]));
    // Where another may play several cards of the rank that is due, any of them will do.
    const alike = (card: string) =>
      seat !== learner && wrong.length > 0 && begins.has(card) && rankOf(card) === rankOf(first);
    parts.push({ of: 'card', choices: hand, right: hand.filter((card) => card === first || alike(card)), forbidden });
    if (second === 'x') {
      const choices = (table.laid?.board ?? []).map(makeCard);
      const right = choices.filter((card) => words.includes(card)).join(' ');
      parts.push({ of: 'cards', choices, right: [right], forbidden: {} });
    }
  } else {
    const ranks = cardsOf((card) => table.read?.([first, RANKS[card]!]) !== undefined, RANKS.length).map(rankOf);
    const wrong = ranks.filter((rank) => !legal.includes(`${first} ${rank}`));
    const forbidden = Object.fromEntries(wrong.map((rank) => [rank, cite(table.read!([first, rank])!)!]));
    parts.push({ of: 'rank', choices: ranks, right: [second], forbidden });
  }
  const cites = [...new Set(parts.flatMap(({ forbidden }) => Object.values(forbidden)))];
  return { kind: 'play', step: at, seat: names[seat]!, move: words.join(' '), mover: names[seat]!, parts, cites };
};

/** What the table says of an answer to what a card takes: the article that refuses it, as `refusalOf` has it. */
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
    const tried = taken === '' ? parseCard(card) : table.read?.([card, 'x', ...taken.split(' ')]);
    return tried === undefined ? undefined : table.refuse(names.indexOf(mover), tried)?.cite;
  };
};

/**
 * The article by which the table refuses a wrong answer to what a card takes; `undefined` where that may be taken too, or no
 * move says it.
 */
export const refusalOf = (
  played: Replay,
  question: Question,
  taken: string,
  games: readonly Game[],
): string | undefined => refusing(played, question, games)(taken);

/** All the articles by which the table may refuse an answer to what a card takes: none for a question that does not ask it. */
export const refusalsOf = (played: Replay, question: Question, games: readonly Game[]): readonly string[] => {
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

/** The cards (of the first so many) of which this is so, in notation. */
const cardsOf = (is: (card: number) => boolean, most = PACK_SIZE): readonly string[] =>
  Array.from({ length: most }, (_, card) => card)
    .filter(is)
    .map(makeCard);

const rankOf = (card: string): string => card.slice(0, -1);
