/**
 * Text of a lesson for browsers without scripts: the moves between the steps, the sentences, and each question with a
 * folded answer.
 */
import type { JSX } from 'preact';
import { type Lesson, type LessonStep } from '#engine/asking/lesson.ts';
import type { Replay } from '#engine/record/steps.ts';
import { cardName } from '../../i18n/cards.ts';
import type { ArticleBase } from '../../narration/articles.ts';
import { narrateStep } from '../../narration/narrate.ts';
import { CardView } from '../../table/CardView.tsx';
import type { PlayContext } from '../../table/game-table.ts';
import { Citation, type CitationContext, Sentence } from '../../table/Sentence.tsx';
import { createSeatNamer, formatQuestion, formatRightAnswers, insertSeatNames } from './question-text.ts';
import { LEARN_WORDS } from './words.ts';

interface Props {
  context: PlayContext;
  played: Replay;
  lesson: Lesson;
  articleBase: ArticleBase;
  articles: Readonly<Record<string, string>>;
}

export function LessonText({ context, played, lesson, articleBase, articles }: Props): JSX.Element {
  const { messages: say, articleNumbers } = context;
  const { lang } = say;
  const words = LEARN_WORDS[lang];
  const name = createSeatNamer(say);
  const citing: CitationContext = { messages: say, base: articleBase, articleNumbers };
  const renderNarration = (at: number) => (
    <Sentence told={narrateStep(played.steps[at]!, played, context)} citing={citing} />
  );
  const between = (from: number, to: number) =>
    to > from && (
      <ul class="plain learn-between">
        {played.steps.slice(from, to).map((_, i) => (
          <li key={i}>{renderNarration(from + i)}</li>
        ))}
      </ul>
    );
  const { steps } = lesson;
  let past = 0;
  const before = ({ at }: LessonStep) => {
    const from = past;
    past = Math.max(past, at + 1);
    return between(from, at + 1);
  };
  return (
    <ol class="learn-text">
      {steps.map((step, i) => {
        const { ask, question } = step;
        const text = insertSeatNames(step.says[lang] ?? '', name);
        return (
          <li key={i}>
            {before(step)}
            {ask === 'remark' ? (
              <p>{text}</p>
            ) : (
              <p>
                {ask === 'open' || ask === 'alone'
                  ? `${formatQuestion(question!, words, name, say.table.alone)} ${ask === 'open' ? text : ''}`
                  : text}
              </p>
            )}
            {question && (
              <>
                {question.parts
                  .filter(({ of }) => of === 'card')
                  .map(({ choices }) => (
                    <ul key="cards" class="fan fan-small" aria-label={words.lesson.handOf(name(question.mover))}>
                      {choices.map((card) => (
                        <li key={card}>
                          <CardView card={card} lang={lang} size="small" label={cardName(card, lang)} />
                        </li>
                      ))}
                    </ul>
                  ))}
                <details>
                  <summary>{words.answer}</summary>
                  <p>
                    {formatRightAnswers(question, words, lang, name)}
                    {'. '}
                    {ask === 'alone' && text}
                  </p>
                  {question.cites.slice(0, 2).map((cite) => (
                    <p key={cite} class="quiet">
                      <Citation cite={cite} citing={citing} /> {articles[cite]}
                    </p>
                  ))}
                </details>
              </>
            )}
          </li>
        );
      })}
      {past < played.steps.length && <li>{between(past, played.steps.length)}</li>}
    </ol>
  );
}
