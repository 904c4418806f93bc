/**
 * Text of the questions for browsers without scripts: the last move, the question, and a folded answer with its
 * articles.
 */
import type { JSX } from 'preact';
import { getAnswerStepIndex, type Question, type QuestionItem } from '#engine/asking/questions.ts';
import { formatStepName } from '#engine/record/steps.ts';
import { capitalize } from '../../i18n/capitalize.ts';
import { cardName } from '../../i18n/cards.ts';
import { createListFormat } from '../../i18n/list-format.ts';
import type { ExampleQuestion } from '../../model/lessons.ts';
import type { ArticleBase } from '../../narration/articles.ts';
import { narrateStep } from '../../narration/narrate.ts';
import { CardView } from '../../table/CardView.tsx';
import type { PlayContext } from '../../table/game-table.ts';
import { Citation, type CitationContext, Sentence } from '../../table/Sentence.tsx';
import { createSeatNamer, formatQuestion, formatRightAnswer } from './question-text.ts';
import { LEARN_WORDS } from './words.ts';

interface Props {
  context: PlayContext;
  asked: readonly ExampleQuestion[];
  articleBase: ArticleBase;
  hrefOf: (example: string) => string;
}

export function QuizText({ context, asked, articleBase, hrefOf }: Props): JSX.Element {
  const { messages: say, articleNumbers } = context;
  const { lang } = say;
  const words = LEARN_WORDS[lang];
  const name = createSeatNamer(say);
  const list = createListFormat(lang, 'disjunction');
  const rightOf = (question: Question, part: QuestionItem): string => {
    const answers = part.right.map((answer) => formatRightAnswer(question, part, answer, words, lang, name));
    return part.of === 'cards' ? words.anyOf(answers) : list.format(answers);
  };
  const citing: CitationContext = { messages: say, base: articleBase, articleNumbers };
  return (
    <ol class="learn-text">
      {asked.map(({ example, question }, i) => {
        const { parts, cites, step } = question;
        const [first] = parts;
        return (
          <li key={i}>
            <p class="learn-told">
              <Sentence told={narrateStep(example.played.steps[step]!, example.played, context)} citing={citing} />
            </p>
            <p>{formatQuestion(question, words, name, say.table.alone, true)}</p>
            {(first!.of === 'card' || first!.of === 'cards') && (
              <ul class="fan fan-small">
                {first!.choices.map((card) => (
                  <li key={card}>
                    <CardView card={card} lang={lang} size="small" label={cardName(card, lang)} />
                  </li>
                ))}
              </ul>
            )}
            <details>
              <summary>{words.answer}</summary>
              <p>
                {`${capitalize(parts.map((part) => rightOf(question, part)).join(', '))}. `}
                {cites.slice(0, 3).map((cite) => (
                  <Citation key={cite} cite={cite} citing={citing} />
                ))}{' '}
                <a
                  href={`${hrefOf(example.id)}#step-${formatStepName(example.played, getAnswerStepIndex(question, example.played))}`}
                >
                  {words.quiz.see}
                </a>
              </p>
            </details>
          </li>
        );
      })}
    </ol>
  );
}
