/**
 * Quiz in rounds of ten questions, drawn from the examples: each with its table, the answers, and the rule that
 * decides.
 */
import { Component, createRef, type JSX } from 'preact';
import { findRefusingArticle } from '#engine/asking/lesson.ts';
import { getAnswerStepIndex, type Question, selectQuestions } from '#engine/asking/questions.ts';
import { replay } from '#engine/record/replay.ts';
import { formatStepName, type Replay } from '#engine/record/steps.ts';
import { readMissedQuestions, writeMissedQuestion } from '../../browser/missed-questions.ts';
import { getSettings } from '../../browser/settings.ts';
import type { Language } from '../../i18n/routes.ts';
import type { ArticleBase } from '../../narration/articles.ts';
import { narrateStep } from '../../narration/narrate.ts';
import type { PlayContext } from '../../table/game-table.ts';
import { buildPosition } from '../../table/position.ts';
import { type CitationContext, Sentence } from '../../table/Sentence.tsx';
import { QuestionPanel } from './QuestionPanel.tsx';
import { createSeatNamer, formatQuestion, formatRightAnswers } from './question-text.ts';
import { scrollTableIntoView } from './scroll-into-view.ts';
import { LEARN_WORDS } from './words.ts';

/** Example deals of a game, and the texts of the articles that its questions cite. */
export interface QuizGame {
  readonly examples: readonly { readonly title: string; readonly href: string; readonly record: string }[];
  readonly articles: Readonly<Record<string, string>>;
}

/** Props of the quiz, serializable as JSON. */
export interface QuizProps {
  /** The games of the quiz, each with the file that holds its questions. */
  readonly games: readonly { readonly game: string; readonly name: string; readonly file: string }[];
  readonly articleBase: ArticleBase;
  /** Number of questions that a round can draw from. */
  readonly count: number;
}

/** Table that is shown before the first question and after the last one. */
export interface QuizOpening {
  readonly context: PlayContext;
  readonly played: Replay;
  /** Index (0-based) of the replay's step that the table shows. */
  readonly step: number;
}

/** A game loaded for the quiz. */
interface Loaded {
  readonly context: PlayContext;
  readonly quiz: QuizGame;
  readonly played: readonly Replay[];
  readonly questions: readonly { readonly example: number; readonly question: Question }[];
}

interface Props extends QuizProps {
  lang: Language;
  /** Table shown while no question is open; `undefined` shows only the button. */
  opening?: QuizOpening | undefined;
  /** True if missed questions are remembered on the device, to be asked again another day. */
  remembers?: true | undefined;
  /** Loads the table and the questions of a game; `undefined` before hydration. */
  load?: ((game: QuizProps['games'][number]) => Promise<{ context: PlayContext; quiz: QuizGame }>) | undefined;
}

/** A question of a round. */
interface AskedQuestion {
  readonly loaded: Loaded;
  readonly example: number;
  readonly question: Question;
}

interface State {
  /** Index (0-based) of the current question; -1 before the start. */
  at: number;
  questions: readonly AskedQuestion[];
  answered: boolean;
  /** Number of questions answered right at the first try. */
  right: number;
  /** Questions of the round that were not answered right at the first try. */
  missed: readonly AskedQuestion[];
}

/** Number of questions in one round, and of those among them that were missed another day. */
const TEN = 10;
const ASKED_AGAIN = 3;

/** Key of a question in the list of missed ones: `four-nines 3 play`. */
const keyOf = ({ loaded, example, question }: AskedQuestion): string =>
  `${loaded.quiz.examples[example]!.href.split('/').at(-2)} ${question.step} ${question.kind}`;

const any = <T,>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;

export class Quiz extends Component<Props, State> {
  readonly #panel = createRef<HTMLDivElement>();
  readonly #loaded = new Map<string, Promise<Loaded>>();
  override state: State = { at: -1, questions: [], answered: false, right: 0, missed: [] };

  #load(game: QuizProps['games'][number]): Promise<Loaded> {
    const known = this.#loaded.get(game.game);
    if (known) return known;
    const loading = this.props.load!(game).then(({ context, quiz }) => {
      const played = quiz.examples.map(({ record }) => {
        const result = replay(record, [context.game]);
        if (!result.ok) throw new Error(`${game.file} has a record that cannot be played`);
        return result.value;
      });
      const questions = played.flatMap((each, example) => {
        const result = selectQuestions(each.record, [context.game]);
        return result.ok ? result.value.map((question) => ({ example, question })) : [];
      });
      return { context, quiz, played, questions };
    });
    this.#loaded.set(game.game, loading);
    loading.catch(() => this.#loaded.delete(game.game));
    return loading;
  }

  /** Starts a round: picks ten different questions from as many games and of as many kinds as possible. */
  readonly #begin = async (): Promise<void> => {
    const { games } = this.props;
    if (!this.props.load) return;
    const turns: QuizProps['games'][number][] = [];
    while (turns.length < TEN) turns.push(...[...games].sort(() => Math.random() - 0.5));
    const chosen: AskedQuestion[] = [];
    const before = this.props.remembers ? readMissedQuestions() : [];
    for (const game of turns.slice(0, TEN)) {
      const loaded = await this.#load(game);
      const again = loaded.questions
        .map((each) => ({ loaded, ...each }))
        .find((each) => before.includes(keyOf(each)) && !chosen.some(({ question }) => question === each.question));
      if (again && chosen.filter((each) => before.includes(keyOf(each))).length < ASKED_AGAIN) {
        chosen.push(again);
        continue;
      }
      const left = loaded.questions.filter(({ question }) => !chosen.some((each) => each.question === question));
      const kind = any([...new Set(left.map(({ question }) => question.kind))]);
      chosen.push({ loaded, ...any(left.filter(({ question }) => question.kind === kind)) });
    }
    this.#ask(chosen);
  };

  #ask(questions: readonly AskedQuestion[]): void {
    this.setState({ at: 0, questions, answered: false, right: 0, missed: [] });
  }

  override componentDidUpdate(_props: Props, before: State): void {
    if (before.at === this.state.at) return;
    this.#panel.current?.focus({ preventScroll: true });
    scrollTableIntoView(this.base as Element);
  }

  readonly #answered = (tries: number): void => {
    const { at, questions, right, missed } = this.state;
    const now = questions[at]!;
    if (this.props.remembers) writeMissedQuestion(keyOf(now), tries > 0);
    this.setState({
      answered: true,
      right: right + Number(tries === 0),
      missed: tries > 0 ? [...missed, now] : missed,
    });
  };

  readonly #next = (): void => this.setState({ at: this.state.at + 1, answered: false });

  #renderNarration(played: Replay, step: number, context: PlayContext, citing: CitationContext): JSX.Element {
    return (
      <p class="learn-told">
        <Sentence told={narrateStep(played.steps[step]!, played, context)} citing={citing} />
      </p>
    );
  }

  /**
   * Renders the progress marks, one for each question of the quiz, and the table below them, seen from one seat (0-based)
   * if it is given.
   */
  #table(at: number, key: string, { context, played, step }: QuizOpening, viewerSeat?: number): JSX.Element {
    return (
      <div class="learn-table">
        <ol class="learn-marks" aria-hidden="true">
          {Array.from({ length: this.state.questions.length || TEN }, (_, i) => (
            <li key={i} class={i < at ? 'is-done' : i === at ? 'is-now' : undefined} />
          ))}
        </ol>
        <div class="table learn-cloth" key={key}>
          <context.Cloth
            played={played}
            position={{ ...buildPosition(played, step), viewerSeat }}
            messages={context.messages}
            words={context.words}
          />
        </div>
      </div>
    );
  }

  /** Lists the questions missed in the round, each with its answer and its deal; of several games, names the weakest. */
  #missed(): JSX.Element | null {
    const { lang, games } = this.props;
    const { missed } = this.state;
    if (missed.length === 0) return null;
    const words = LEARN_WORDS[lang];
    const counts = Map.groupBy(missed, ({ loaded }) => loaded.context.game.id);
    const [weakest] = [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0]!;
    return (
      <div class="learn-said">
        <h2>{words.quiz.missed}</h2>
        {games.length > 1 && <p>{words.quiz.weakest(games.find(({ game }) => game === weakest)!.name)}</p>}
        <ul class="learn-missed">
          {missed.map(({ loaded, example, question }) => {
            const name = createSeatNamer(loaded.context.messages);
            const { href } = loaded.quiz.examples[example]!;
            return (
              <li key={`${href} ${question.step} ${question.kind}`}>
                <a href={`${href}#step-${formatStepName(loaded.played[example]!, question.step)}`}>
                  {formatQuestion(question, words, name, loaded.context.messages.table.alone)}
                </a>{' '}
                {formatRightAnswers(question, words, lang, name)}.
              </li>
            );
          })}
        </ul>
      </div>
    );
  }

  #start(text: string): JSX.Element {
    const { lang, opening } = this.props;
    const { missed } = this.state;
    const words = LEARN_WORDS[lang];
    return (
      <section class={opening ? 'learn' : 'learn learn-start'} aria-label={words.questions}>
        {opening && this.#table(this.state.at, '', opening)}
        <div class="learn-panel" ref={this.#panel} tabIndex={-1}>
          <p class="learn-remark" role="status">
            {text}
          </p>
          {this.#missed()}
          <p class="learn-buttons">
            {missed.length > 0 && (
              <button type="button" class="learn-again" onClick={() => this.#ask(missed)}>
                {words.quiz.again(missed.length)}
              </button>
            )}
            <button type="button" class="learn-next" onClick={this.#begin}>
              {this.state.at < 0 ? words.quiz.begin : words.quiz.ten}
            </button>
          </p>
        </div>
      </section>
    );
  }

  override render({ lang, count, articleBase, games }: Props): JSX.Element {
    const words = LEARN_WORDS[lang];
    const { at, questions: asked, answered, right } = this.state;
    const now = asked[at];
    if (!now) return this.#start(at < 0 ? words.quiz.lede(count) : words.quiz.result(right, asked.length));
    const { loaded, example, question } = now;
    const { context, quiz } = loaded;
    const { messages: say, game, articleNumbers } = context;
    const played = loaded.played[example]!;
    const after = getAnswerStepIndex(question, played);
    const shown = answered ? after : question.step;
    const citing: CitationContext = { messages: say, base: articleBase, articleNumbers };
    const name = createSeatNamer(say);
    const from = quiz.examples[example]!;
    return (
      <section class={getSettings().suits === 'four' ? 'learn four-colours' : 'learn'} aria-label={words.questions}>
        {this.#table(
          at,
          `${game.id} ${example}`,
          { context, played, step: shown },
          Math.max(0, played.seats.indexOf(question.mover)),
        )}
        <div class="learn-panel" ref={this.#panel} tabIndex={-1}>
          <p class="learn-step">
            {words.quiz.stepOf(at + 1, asked.length)}
            {games.length > 1 && ` · ${games.find((each) => each.game === game.id)?.name}`}
          </p>
          <div class="learn-said">
            {this.#renderNarration(played, question.step, context, citing)}
            <h2>{formatQuestion(question, words, name, context.messages.table.alone)}</h2>
            <QuestionPanel
              key={at}
              question={question}
              articles={quiz.articles}
              citing={citing}
              words={words}
              name={name}
              label={words.lesson.handOf(name(question.mover))}
              held={context.held}
              refusal={(taken) => findRefusingArticle(played, question, taken, [game])}
              explanation={answered ? this.#renderNarration(played, after, context, citing) : undefined}
              onAnswered={this.#answered}
            />
            {answered && (
              <p class="learn-told">
                <a href={`${from.href}#step-${formatStepName(played, after)}`}>{words.quiz.see}</a>
              </p>
            )}
          </div>
          <p class="learn-buttons">
            <button type="button" class="learn-next" disabled={!answered} onClick={this.#next}>
              {words.quiz.next}
            </button>
          </p>
        </div>
      </section>
    );
  }
}
