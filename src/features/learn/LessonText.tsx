/** A lesson without scripts: the moves between its steps, each sentence, and each question with its folded answer. */
import type { JSX } from 'preact';
import { type Lesson, type LessonStep } from '#engine/asking/lesson.ts';
import type { Replay } from '#engine/record/replay.ts';
import { cardName } from '../../i18n/cards.ts';
import type { ArticleBase } from '../../narration/articles.ts';
import { tellStep } from '../../narration/tell.ts';
import { Card } from '../../table/Card.tsx';
import type { TableContext } from '../../table/game-table.ts';
import { Citation, type Citing, Sentence } from '../../table/Sentence.tsx';
import { namesOf, sayAnswer, sayQuestion, withNames } from './asks.ts';
import { LEARN_WORDS } from './words.ts';

interface Props {
  context: TableContext;
  played: Replay;
  lesson: Lesson;
  articleBase: ArticleBase;
  articles: Readonly<Record<string, string>>;
}

export function LessonText({ context, played, lesson, articleBase, articles }: Props): JSX.Element {
  const { say, game } = context;
  const { lang } = say;
  const words = LEARN_WORDS[lang];
  const name = namesOf(say);
  const citing: Citing = { messages: say, base: articleBase, articles: game.articles };
  const told = (at: number) => <Sentence told={tellStep(played.steps[at]!, played, context)} citing={citing} />;
  const between = (from: number, to: number) =>
    to > from && (
      <ul class="plain learn-between">
        {played.steps.slice(from, to).map((_, i) => (
          <li key={i}>{told(from + i)}</li>
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
        const said = withNames(step.says[lang] ?? '', name);
        return (
          <li key={i}>
            {before(step)}
            {ask === 'remark' ? (
              <p>{said}</p>
            ) : (
              <p>
                {ask === 'open' || ask === 'alone'
                  ? `${sayQuestion(question!, words, name)} ${ask === 'open' ? said : ''}`
                  : said}
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
                          <Card card={card} lang={lang} size="small" label={cardName(card, lang)} />
                        </li>
                      ))}
                    </ul>
                  ))}
                <details>
                  <summary>{words.answer}</summary>
                  <p>
                    {question.parts.map((part) => sayAnswer(part, part.right[0]!, words, lang, name)).join(', ')}
                    {'. '}
                    {ask === 'alone' && said}
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
