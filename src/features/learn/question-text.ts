/** Texts of questions and labels of answers, in a language. */
import { listRefusingArticles } from '#engine/asking/lesson.ts';
import type { Question, QuestionItem } from '#engine/asking/questions.ts';
import { parseCard } from '#engine/cards.ts';
import type { Game } from '#engine/game.ts';
import type { Replay } from '#engine/record/steps.ts';
import { capitalize } from '../../i18n/capitalize.ts';
import { cardName, rankName } from '../../i18n/cards.ts';
import type { LearnWords } from '../../i18n/en/learn.ts';
import { createListFormat } from '../../i18n/list-format.ts';
import type { Language } from '../../i18n/routes.ts';
import { describeMove } from '../../narration/moves.ts';
import { getSeatName, type SeatNameOptions, type SeatNamer } from '../../narration/seat-names.ts';
import type { TableWords } from '../../narration/table-messages.ts';
import type { PlayContext } from '../../table/game-table.ts';
import { getDisplayName } from '../../table/players.ts';

/** Creates the function that returns the name of a seat. */
export const createSeatNamer =
  (say: SeatNameOptions): SeatNamer =>
  (seat) =>
    getSeatName(seat, say);

/** Copies the data of a table with the players' names of the period, as lessons use them. */
export const withLessonNames = (context: PlayContext): PlayContext => ({
  ...context,
  messages: { ...context.messages, names: getDisplayName },
});

/**
 * Formats a question. `alone` (from `TableWords`) tells of a card that is not played; `all` asks for every right card,
 * where one of them is enough at the table.
 */
export const formatQuestion = (
  { kind, seat, mover, move, parts, ends = false, takesNothing = false }: Question,
  { asks, does }: LearnWords,
  name: SeatNamer,
  alone?: TableWords['alone'],
  all = false,
): string => {
  const [s, sides] = [name(mover), seat.split('+').map(name)];
  const tell = (): string => (alone && parseCard(move) !== undefined ? alone(s, move) : `${s} ${does(move)}`);
  const who = sides.join(' + ');
  const several = all && (parts[0]?.right.length ?? 0) > 1;
  switch (kind) {
    case 'play':
      return parts[0]!.of === 'rank'
        ? asks.rank
        : asks.play(who, parts[0]!.right.length === 1 && Object.keys(parts[0]!.forbidden).length > 0, several);
    case 'call':
      return asks.call(who, several);
    case 'take':
      return asks.take(s, move);
    case 'allowed':
      return asks.allowed(tell(), takesNothing);
    case 'owes':
      return asks.owes(tell(), who);
    case 'wins':
      return asks.wins(tell(), who, ends);
    case 'next':
      return asks.next(tell(), move);
    case 'says':
      return asks.says(tell(), s);
    case 'scores':
      return asks.scores(tell(), sides, ends);
    case 'chief':
      return asks.chief(s, move);
    default:
      return asks[kind](tell());
  }
};

/**
 * Formats the label of an answer: “the nine of spades”, “Snip”, “nothing”. `ofGame` (from `TableWords`) formats moves
 * that exist in one game only.
 */
export const formatAnswer = (
  { of }: QuestionItem,
  answer: string,
  words: LearnWords,
  lang: Language,
  name: SeatNamer,
  ofGame?: TableWords['move'],
): string => {
  switch (of) {
    case 'card':
      return cardName(answer, lang, 'the');
    case 'cards':
      return answer === ''
        ? words.nothing
        : createListFormat(lang).format(answer.split(' ').map((card) => cardName(card, lang, 'the')));
    case 'move':
      return describeMove(answer, lang, ofGame);
    case 'rank':
      return rankName(answer, lang, 'the');
    case 'seat':
      return name(answer);
    case 'yes-or-no':
      return answer === 'yes' ? words.yes : words.no;
    case 'word':
      return answer === '' ? words.silent : formatWord(answer, lang);
    default:
      return answer;
  }
};

/** Formats one right answer to a part of a question as text: a number has its unit. */
export const formatRightAnswer = (
  { kind }: Question,
  part: QuestionItem,
  answer: string,
  words: LearnWords,
  lang: Language,
  name: SeatNamer,
): string => {
  if (part.of !== 'number') return formatAnswer(part, answer, words, lang, name);
  return words[kind === 'scores' || kind === 'worth' ? 'points' : 'counters'](answer);
};

/** Formats the right answers to a question: a card and those that it takes, or a payer and the amount. */
export const formatRightAnswers = (question: Question, words: LearnWords, lang: Language, name: SeatNamer): string => {
  const { parts } = question;
  const right = parts.map((part) => formatRightAnswer(question, part, part.right[0]!, words, lang, name));
  return capitalize(
    parts[0]!.of === 'card' && parts[1]?.of === 'cards' ? words.taking(right[0]!, right[1]!) : right.join(', '),
  );
};

/** Puts a call (a word that a player must say) in the quotation marks of a language: “Snip-Jig”. */
const formatWord = (word: string, lang: Language): string => {
  const written = word.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return lang === 'fr' ? `«\u202f${written}\u202f»` : `“${written}”`;
};

/**
 * Lists the articles that may be cited for a question: those against each wrong answer, and those for the right one.
 */
export const listQuestionArticles = (played: Replay, question: Question, games: readonly Game[]): readonly string[] => [
  ...new Set([
    ...question.cites,
    ...question.parts.flatMap(({ forbidden }) => Object.values(forbidden)),
    ...listRefusingArticles(played, question, games),
  ]),
];

/** Replaces the seats in a lesson's text by the players’ names: `@B leads` becomes “Basile leads”. */
export const insertSeatNames = (text: string, name: SeatNamer): string =>
  text.replace(/@([\p{L}\d]+)/gu, (_, seat: string) => name(seat));
