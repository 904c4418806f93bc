/** Builds the data of the quiz pages. */
import { GAMES } from '#engine/games.ts';
import { pageWords } from '../../i18n/pages.ts';
import { type Language, pageHref } from '../../i18n/routes.ts';
import { EDITIONS, editionPath } from '../../model/editions.ts';
import { exampleHref, formatPlayableRecord, getExampleText } from '../../model/examples.ts';
import { listGameQuestions, questionsPath } from '../../model/lessons.ts';
import { listArticlePlainTexts } from '../../text/article-words.ts';
import type { QuizGame, QuizProps } from './Quiz.tsx';
import { listQuestionArticles } from './question-text.ts';

/** Creates the props of a quiz about some games. */
export const buildQuizProps = (games: readonly string[], lang: Language): QuizProps => ({
  games: games.map((game) => ({
    game,
    name: pageWords(lang).games[game] ?? game,
    file: `${pageHref(lang, questionsPath(game)).replace(/\/$/, '')}.json`,
  })),
  articleBase: Object.fromEntries(
    EDITIONS.filter(({ game }) => games.includes(game.id)).map((edition) => [
      edition.source.siglum,
      pageHref(lang, editionPath(edition)),
    ]),
  ),
  count: games.reduce((sum, game) => sum + listGameQuestions(game).length, 0),
});

/** Creates the data file of a game’s questions: its examples as records, and the texts of the cited articles. */
export const buildQuizGame = (game: string, lang: Language): QuizGame => {
  const questions = listGameQuestions(game);
  return {
    examples: [...new Set(questions.map(({ example }) => example))].map((example) => ({
      title: getExampleText(example, 'Title', lang),
      href: exampleHref(example.id, lang),
      record: formatPlayableRecord(example),
    })),
    articles: listArticlePlainTexts(
      questions.flatMap(({ example, question }) => listQuestionArticles(example.played, question, GAMES)),
      lang,
    ),
  };
};

/** Picks at most `most` items, spread evenly over a list. */
export const sampleEvenly = <T>(list: readonly T[], most: number): readonly T[] =>
  list.length <= most ? list : Array.from({ length: most }, (_, i) => list[Math.floor((i * list.length) / most)]!);
