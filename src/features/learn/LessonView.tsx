/** Interactive lesson: a deal is played card by card on a table, with explanations and questions between the cards. */
import { Component, createRef, type JSX } from 'preact';
import {
  buildLesson,
  createOwnMoveQuestion,
  findRefusingArticle,
  type LessonStep,
  type Lesson as Taught,
} from '#engine/asking/lesson.ts';
import type { Question } from '#engine/asking/questions.ts';
import { replay } from '#engine/record/replay.ts';
import type { Replay } from '#engine/record/steps.ts';
import { writeFinishedLesson } from '../../browser/learned.ts';
import { getSettings, scaleDuration } from '../../browser/settings.ts';
import type { ArticleBase } from '../../narration/articles.ts';
import { narrateStep } from '../../narration/narrate.ts';
import type { PlayContext } from '../../table/game-table.ts';
import { buildPosition, isHiddenCard } from '../../table/position.ts';
import { type CitationContext, Sentence } from '../../table/Sentence.tsx';
import { QuestionPanel } from './QuestionPanel.tsx';
import { createSeatNamer, formatAnswer, formatQuestion, insertSeatNames } from './question-text.ts';
import { scrollTableIntoView } from './scroll-into-view.ts';
import { LEARN_WORDS } from './words.ts';

/** Props of a lesson, serializable as JSON. */
export interface LessonProps {
  readonly record: string;
  readonly articleBase: ArticleBase;
  /** Texts of the articles that the answers cite, stored under the article's id. */
  readonly articles: Readonly<Record<string, string>>;
  /** Links shown after the lesson; `deal` opens a table with the lesson's own deal. */
  readonly hrefs: {
    readonly deal: string;
    readonly play: string;
    readonly questions: string;
    readonly rules: string;
  };
}

interface Props extends LessonProps {
  context: PlayContext;
}

interface State {
  /** Index (0-based) of the lesson's step. The number of steps means that the lesson is finished. */
  at: number;
  /** Index (0-based) of the replay's step on the table. */
  stepIndex: number;
  /** True if the question of the step has been answered. */
  answered: boolean;
  /** True if the hint is shown. */
  hint: boolean;
}

/**
 * Times in milliseconds before the next card: a minimum, and the reading time for each letter of the narration. The
 * longer of the two applies.
 */
const PACE = 1100;
const READING = 45;

/** Time in milliseconds after an automatic card. A tap within this time was meant to play that card, and is ignored. */
const TOO_SOON = 500;

/** Step (0-based) in the fragment of the address; `undefined` if there is none. */
const stepInAddress = (): number | undefined => {
  const named = /^#step-([1-9]\d{0,2})$/.exec(location.hash)?.[1];
  return named === undefined ? undefined : Number(named) - 1;
};

export class LessonView extends Component<Props, State> {
  readonly #panel = createRef<HTMLDivElement>();
  readonly #played: Replay;
  readonly #lesson: Taught;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Time of the last automatic card, in milliseconds. */
  #lastPlayedAt = Number.NEGATIVE_INFINITY;
  override state: State = { at: 0, stepIndex: 0, answered: false, hint: false };

  constructor(props: Props) {
    super(props);
    const result = replay(props.record, [props.context.game]);
    const lesson = result.ok ? buildLesson(result.value, [props.context.game]) : undefined;
    if (!result.ok || !lesson) throw new Error('a lesson is a record that can be played, and says who is taught');
    this.#played = result.value;
    this.#lesson = lesson;
  }

  get #step(): LessonStep | undefined {
    return this.#lesson.steps[this.state.at];
  }

  /** Index (0-based) of the replay's step at which the lesson stops. */
  get #halt(): number {
    return this.#step?.at ?? this.#played.steps.length - 1;
  }

  readonly #name = (seat: string): string => createSeatNamer(this.props.context.messages)(seat);

  override componentDidMount(): void {
    this.componentDidUpdate(undefined, this.state);
    this.#goToAddress();
    addEventListener('hashchange', this.#goToAddress);
  }

  readonly #goToAddress = (): void => {
    const named = stepInAddress();
    // Links to other parts of the page do not change the step.
    if (named === undefined) return;
    const at = Math.min(named, this.#lesson.steps.length - 1);
    if (at !== this.state.at)
      this.setState({ at, stepIndex: this.#lesson.steps[at]!.at, answered: false, hint: false });
  };

  override componentWillUnmount(): void {
    removeEventListener('hashchange', this.#goToAddress);
    clearTimeout(this.#timer);
  }

  readonly #ownMoves = new Map<number, Question | undefined>();

  /** The learner's own move that comes next, between two steps of the lesson; `undefined` if it is another's. */
  #ownMove(stepIndex = this.state.stepIndex): Question | undefined {
    if (stepIndex >= this.#halt) return undefined;
    if (!this.#ownMoves.has(stepIndex))
      this.#ownMoves.set(
        stepIndex,
        createOwnMoveQuestion(this.#played, this.#lesson, stepIndex, [this.props.context.game]),
      );
    return this.#ownMoves.get(stepIndex);
  }

  /** Plays the other players' cards between two steps of the lesson one by one. */
  override componentDidUpdate(_props: unknown, before: State): void {
    clearTimeout(this.#timer);
    const { stepIndex, at } = this.state;
    if (stepIndex < this.#halt && !this.#ownMove()) {
      const wait = Math.max(PACE, READING * (this.#lastParagraph?.textContent.length ?? 0));
      this.#timer = setTimeout(
        () => {
          this.#lastPlayedAt = performance.now();
          this.#layNext();
        },
        Math.max(scaleDuration(wait), 30),
      );
    }
    if (before.at !== at)
      history.replaceState(history.state, '', at > 0 ? `#step-${at + 1}` : location.pathname + location.search);
    if (before.stepIndex !== stepIndex || before.at !== at) this.#showLast();
  }

  get #lastParagraph(): Element | null | undefined {
    return this.#panel.current?.querySelector('.learn-said > :last-child');
  }

  /** Scrolls the question, and later the message about the answer, above the buttons at the bottom. */
  #showLast(): void {
    this.#lastParagraph?.scrollIntoView({ block: 'nearest' });
  }

  readonly #next = (): void => {
    const { at, stepIndex } = this.state;
    const own = this.#ownMove();
    if (stepIndex < this.#halt && !own) return this.#layNext();
    // The tap was meant for the card just played, whose explanation has not been read yet.
    if (performance.now() - this.#lastPlayedAt < scaleDuration(TOO_SOON)) return;
    if (own) this.#ownMoved();
    else this.#go(at + 1);
  };

  readonly #layNext = (): void => this.setState({ stepIndex: this.state.stepIndex + 1 });

  /** Makes the learner's own move, tapped or shown, and keeps the keyboard focus in the panel. */
  readonly #ownMoved = (): void => {
    const hadFocus = this.#panel.current?.contains(document.activeElement);
    this.setState({ stepIndex: this.state.stepIndex + 1 }, () => {
      if (hadFocus && document.activeElement === document.body) this.#panel.current?.focus({ preventScroll: true });
    });
  };

  /** Opens an article over the table, without leaving the lesson. */
  readonly #readArticle = async (event: MouseEvent): Promise<void> => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a.cite[href]');
    if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    clearTimeout(this.#timer);
    try {
      await (await import('../play/article-dialog.ts')).openArticleDialog(link, this.props.context.messages.lang);
    } catch {
      location.assign(link.href);
    }
    if (this.base) this.setState({});
  };

  #go(at: number): void {
    const { steps } = this.#lesson;
    const to = Math.max(0, Math.min(at, steps.length));
    const halt = steps[to]?.at ?? this.#played.steps.length - 1;
    const { stepIndex } = this.state;
    const isForward = to > this.state.at;
    this.setState({ at: to, stepIndex: Math.min(stepIndex, halt), answered: false, hint: false }, () => {
      // The first card of another player follows the tap at once.
      if (isForward && stepIndex < halt && !this.#ownMove()) this.#layNext();
      this.#panel.current?.focus({ preventScroll: true });
      scrollTableIntoView(this.base as Element);
      this.#showLast();
    });
    if (to === steps.length) writeFinishedLesson(this.props.context.game.id);
  }

  readonly #answered = (): void => this.setState({ answered: true, stepIndex: this.#halt + 1 });

  readonly #key = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || (event.target as Element).closest('.learn-asked')) return;
    const { key } = event;
    if (key === 'ArrowRight' && this.#mayGoOn) this.#next();
    else if (key === 'ArrowLeft') this.#go(this.state.at - 1);
    else return;
    event.preventDefault();
  };

  get #mayGoOn(): boolean {
    const { stepIndex, answered } = this.state;
    return stepIndex < this.#halt || !this.#step?.question || answered;
  }

  /** Asks for the learner's own move: the only card allowed, or the one with which the lesson goes on. */
  #renderOwnMove(question: Question): JSX.Element {
    const { context, articles, articleBase } = this.props;
    const { lang, table } = context.messages;
    const words = LEARN_WORDS[lang];
    const [part] = question.parts;
    const label = formatAnswer(part!, part!.right[0]!, words, lang, this.#name, table.move);
    const legal = part!.choices.filter((choice) => !(choice in part!.forbidden));
    const asked =
      part!.of === 'move'
        ? words.lesson.makes(label)
        : part!.choices.length === 1
          ? words.lesson.lastCard
          : legal.length === 1
            ? words.lesson.onlyCard
            : words.lesson.plays(label);
    return (
      <>
        <h2>{asked}</h2>
        <QuestionPanel
          key={`own-${question.step}`}
          question={question}
          articles={articles}
          citing={{ messages: context.messages, base: articleBase, articleNumbers: context.articleNumbers }}
          words={words}
          name={this.#name}
          label={words.lesson.yours}
          formatAcceptedAnswer={part!.of === 'move' ? words.lesson.alsoMove : words.lesson.also}
          held={context.held}
          refusal={(taken) => findRefusingArticle(this.#played, question, taken, [context.game])}
          onAnswered={this.#ownMoved}
        />
      </>
    );
  }

  /** Renders the sentence of a step. Before the learner's own move, the playable cards are shown too. */
  #renderStep(step: LessonStep): JSX.Element {
    const { context } = this.props;
    const { lang } = context.messages;
    const words = LEARN_WORDS[lang];
    const { ask, question } = step;
    const text = insertSeatNames(step.says[lang] ?? step.says['en'] ?? '', this.#name);
    if (ask === 'alone')
      return (
        <>
          <h2>{words.lesson.alone}</h2>
          {this.state.hint || this.state.answered ? (
            <p>{text}</p>
          ) : (
            <p>
              <button type="button" class="learn-hint" onClick={() => this.setState({ hint: true })}>
                {words.lesson.hint}
              </button>
            </p>
          )}
        </>
      );
    if (ask === 'named') {
      const [part] = question!.parts;
      const legal = part!.choices.filter((choice) => !(choice in part!.forbidden));
      return (
        <>
          <h2>{text}</h2>
          <p>
            {legal.length === part!.choices.length
              ? words.lesson.any
              : words.lesson.named(legal.map((choice) => formatAnswer(part!, choice, words, lang, this.#name)))}
          </p>
        </>
      );
    }
    if (ask === 'open') {
      const own = question!.mover === this.#played.seats[this.#lesson.learner];
      return (
        <>
          <h2>
            {own
              ? words.lesson.alone
              : formatQuestion(question!, words, this.#name, this.props.context.messages.table.alone)}
          </h2>
          <p>{text}</p>
        </>
      );
    }
    if (ask === 'remark') return <p class="learn-remark">{text}</p>;
    return <h2>{text}</h2>;
  }

  #renderNarration(at: number): JSX.Element {
    const { context, articleBase } = this.props;
    const citing: CitationContext = {
      messages: context.messages,
      base: articleBase,
      articleNumbers: context.articleNumbers,
    };
    return <Sentence told={narrateStep(this.#played.steps[at]!, this.#played, context)} citing={citing} />;
  }

  #panelOf(): JSX.Element {
    const { context, articles, articleBase, hrefs } = this.props;
    const { lang } = context.messages;
    const words = LEARN_WORDS[lang];
    const { at, stepIndex, answered } = this.state;
    const step = this.#step;
    const playing = stepIndex < this.#halt;
    const own = this.#ownMove();
    if (playing)
      return (
        <div class="learn-said">
          {this.#played.steps[stepIndex]!.move.startsWith('deal') ? null : (
            <p class="learn-told">{this.#renderNarration(stepIndex)}</p>
          )}
          {own && this.#renderOwnMove(own)}
        </div>
      );
    if (!step)
      return (
        <div class="learn-said">
          {this.#played.steps.length - 1 > this.#lesson.steps.at(-1)!.at && (
            <p class="learn-told">{this.#renderNarration(stepIndex)}</p>
          )}
          <h2>{words.lesson.finished}</h2>
          <p>{words.lesson.finishedWhy}</p>
          <p class="learn-ways">
            <a class="button" href={hrefs.questions}>
              {words.lesson.ask}
            </a>
            <a class="button" href={hrefs.play}>
              {words.lesson.play}
            </a>
            <a class="button" href={hrefs.rules}>
              {words.lesson.rules}
            </a>
            <button type="button" onClick={() => this.#go(0)}>
              {words.lesson.again}
            </button>
          </p>
        </div>
      );
    const { question } = step;
    const seat = question?.mover ?? '';
    const isOwn = seat === this.#played.seats[this.#lesson.learner];
    const citing: CitationContext = {
      messages: context.messages,
      base: articleBase,
      articleNumbers: context.articleNumbers,
    };
    return (
      <div class="learn-said">
        {at > 0 && step.at > 0 && this.#lesson.steps[at - 1]!.at < step.at && (
          <p class="learn-told">{this.#renderNarration(step.at)}</p>
        )}
        {at === this.#covered.first && this.#othersLieOpen && <p class="learn-told">{words.lesson.covered}</p>}
        {this.#renderStep(step)}
        {at === 0 && this.#othersLieOpen && <p class="learn-told">{words.lesson.openHands}</p>}
        {question && (
          <QuestionPanel
            key={at}
            question={question}
            articles={articles}
            citing={citing}
            words={words}
            name={this.#name}
            label={isOwn ? words.lesson.yours : words.lesson.handOf(this.#name(seat))}
            formatAcceptedAnswer={words.lesson.also}
            onAcceptedAnswer={() => this.setState({ hint: true })}
            held={context.held}
            refusal={(taken) => findRefusingArticle(this.#played, question, taken, [context.game])}
            onAnswered={this.#answered}
          />
        )}
        {question && answered && <p class="learn-told">{this.#renderNarration(step.at + 1)}</p>}
      </div>
    );
  }

  /** Seats (0-based) with visible cards; `undefined` for all. While the learner plays alone, only the learner's own. */
  get #seen(): readonly number[] | undefined {
    const { first, last } = this.#covered;
    const { at } = this.state;
    return at >= first && at <= last && first >= 0 ? [this.#lesson.learner] : undefined;
  }

  /** True if a card of another player is visible at this step. In some games nobody has looked at any cards yet. */
  get #othersLieOpen(): boolean {
    const { hands } = buildPosition(this.#played, this.state.stepIndex);
    return hands.some((hand, seat) => seat !== this.#lesson.learner && hand.some((card) => !isHiddenCard(card)));
  }

  /** First and last step (0-based) during which the other hands are covered; -1 if they never are. */
  get #covered(): { readonly first: number; readonly last: number } {
    const { steps } = this.#lesson;
    const alone = (step: LessonStep) => step.ask === 'alone';
    return { first: steps.findIndex(alone), last: steps.findLastIndex(alone) };
  }

  override render({ context, hrefs }: Props): JSX.Element {
    const { at, stepIndex } = this.state;
    const { messages: say, words: spoken } = context;
    const words = LEARN_WORDS[say.lang];
    const { steps } = this.#lesson;
    const { learner } = this.#lesson;
    const own = this.#ownMove();
    const question = own ?? (stepIndex >= this.#halt ? this.#step?.question : undefined);
    // The hand in question is shown below, so it is not on the cloth as well.
    const below = question?.parts[0]?.of === 'card' && question.mover === this.#played.seats[learner];
    const position = {
      ...buildPosition(this.#played, stepIndex, this.#seen),
      ...(below ? { activeSeat: learner } : { viewerSeat: learner }),
    };
    const finished = at >= steps.length;
    return (
      <section
        class={getSettings().suits === 'four' ? 'learn four-colours' : 'learn'}
        aria-label={words.teachMe}
        onKeyDown={this.#key}
        onClick={this.#readArticle}
      >
        <div class="learn-table">
          <ol class="learn-marks" aria-hidden="true">
            {steps.map((_, i) => (
              <li key={i} class={i < at ? 'is-done' : i === at ? 'is-now' : undefined} />
            ))}
          </ol>
          <div class="table learn-cloth">
            <context.Cloth played={this.#played} position={position} messages={say} words={spoken} />
          </div>
        </div>
        <div class="learn-panel" ref={this.#panel} tabIndex={-1}>
          <p class="learn-step">
            {finished ? words.lesson.over : words.lesson.stepOf(at + 1, steps.length)}
            {` · ${words.lesson.you(this.#name(this.#played.seats[learner]!))}`}
          </p>
          {this.#panelOf()}
          <p class="learn-buttons">
            <button
              type="button"
              class="learn-back"
              aria-label={words.lesson.back}
              disabled={at === 0}
              onClick={() => this.#go(at - 1)}
            >
              <span aria-hidden="true">‹</span>
            </button>
            {finished ? (
              <a class="button learn-next" href={hrefs.deal}>
                {words.lesson.unaided}
              </a>
            ) : (
              <button type="button" class="learn-next" disabled={!this.#mayGoOn} onClick={this.#next}>
                {own ? words.lesson.show : stepIndex < this.#halt ? words.lesson.skip : words.lesson.next}
              </button>
            )}
          </p>
        </div>
      </section>
    );
  }
}
