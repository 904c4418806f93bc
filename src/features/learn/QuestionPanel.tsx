/** Panel with a question about the table: the answer buttons, the reason why an answer is wrong, and the rule. */
import { Component, type JSX } from 'preact';
import type { Question, QuestionItem } from '#engine/asking/questions.ts';
import { capitalize } from '../../i18n/capitalize.ts';
import { cardName } from '../../i18n/cards.ts';
import type { LearnWords } from '../../i18n/en/learn.ts';
import type { SeatNamer } from '../../narration/seat-names.ts';
import { CardView } from '../../table/CardView.tsx';
import type { PlayContext } from '../../table/game-table.ts';
import { Citation, type CitationContext } from '../../table/Sentence.tsx';
import { formatAnswer } from './question-text.ts';

interface Props {
  question: Question;
  /** Texts of the articles, stored under the article's id. */
  articles: Readonly<Record<string, string>>;
  citing: CitationContext;
  words: LearnWords;
  name: SeatNamer;
  /** Label of the cards for screen readers. */
  label: string;
  /** Message for an answer that the rules allow but the lesson does not accept. */
  formatAcceptedAnswer?: ((right: string) => string) | undefined;
  /** Called when the learner gives an answer that the rules allow but the lesson does not accept. */
  onAcceptedAnswer?: (() => void) | undefined;
  /** Article by which the rules refuse a capture; `undefined` if they allow it. */
  refusal: (taken: string) => string | undefined;
  /** Sorts a hand as this game orders it; `undefined` if it is the usual order of the pack. */
  held?: PlayContext['held'];
  /** Explanation of the right answer, above the rules: the step that follows, in words. */
  explanation?: JSX.Element | undefined;
  /** Called on the right answer; `tries` is the number of wrong answers before it. */
  onAnswered: (tries: number) => void;
}

interface State {
  /** Index (0-based) of the current part of the question. After the last answer it is the number of parts. */
  at: number;
  /** Wrong answers given so far, for each part of the question. */
  wrong: readonly (readonly string[])[];
  /** Cards on the table that the learner has selected, in notation. */
  picked: readonly string[];
}

export class QuestionPanel extends Component<Props, State> {
  override state: State = { at: 0, wrong: [], picked: [] };

  #press(answer: string): void {
    const { question, onAnswered } = this.props;
    const { at, wrong } = this.state;
    const part = question.parts[at];
    if (!part) return;
    if (!part.right.includes(answer)) {
      const soFar = wrong[at] ?? [];
      if (!soFar.includes(answer)) this.setState({ wrong: Object.assign([...wrong], { [at]: [...soFar, answer] }) });
      if (this.#isAllowed(part, answer)) this.props.onAcceptedAnswer?.();
      return;
    }
    this.setState({ at: at + 1, picked: [] });
    if (at + 1 === question.parts.length) onAnswered(wrong.flat().length);
  }

  /** True if the rules allow an answer other than the expected one. */
  #isAllowed({ of, forbidden }: QuestionItem, answer: string): boolean {
    if (!this.props.formatAcceptedAnswer) return false;
    if (of === 'cards') return this.props.refusal(answer) === undefined;
    return (of === 'card' || of === 'rank' || of === 'move') && !(answer in forbidden);
  }

  /** Scrolls the message about an answer above the buttons at the bottom. */
  override componentDidUpdate(_props: Props, before: State): void {
    const { at, wrong } = this.state;
    if (before.at === at && before.wrong === wrong) return;
    (this.base as HTMLElement).querySelector('.learn-verdict')!.scrollIntoView({ block: 'nearest' });
  }

  #toggle(card: string): void {
    const { picked } = this.state;
    this.setState({ picked: picked.includes(card) ? picked.filter((each) => each !== card) : [...picked, card] });
  }

  /** Moves the focus between the answers by the arrow keys. */
  readonly #key = (event: KeyboardEvent): void => {
    const { key, currentTarget } = event;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const buttons = [...(currentTarget as Element).querySelectorAll<HTMLElement>('button')];
    const here = buttons.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowLeft: here - 1, ArrowRight: here + 1 }[key];
    if (here < 0 || to === undefined) return;
    buttons[Math.max(0, Math.min(to, buttons.length - 1))]!.focus();
    event.preventDefault();
    event.stopPropagation();
  };

  #part(part: QuestionItem, i: number): JSX.Element {
    const { words, citing, label, held } = this.props;
    const { at, picked } = this.state;
    const { lang } = citing.messages;
    const wrong = this.state.wrong[i] ?? [];
    const answered = i < at;
    const mark = (answer: string) =>
      answered && part.right.includes(answer)
        ? 'is-right'
        : !wrong.includes(answer)
          ? undefined
          : this.#isAllowed(part, answer)
            ? 'is-also'
            : 'is-wrong';
    if (part.of === 'card' || part.of === 'cards') {
      const set = part.of === 'cards';
      const right = part.right[0]?.split(' ') ?? [];
      const markCard = (card: string) =>
        set ? (answered && right.includes(card) ? 'is-right' : undefined) : mark(card);
      return (
        <div key={i} class="learn-part">
          {set && !answered && <p>{words.takeWhich}</p>}
          <ul class="learn-cards" aria-label={set ? undefined : label}>
            {(held ? [...part.choices].sort(held) : part.choices).map((card) => (
              <li key={card}>
                <button
                  type="button"
                  class={markCard(card)}
                  aria-label={cardName(card, lang)}
                  aria-pressed={set ? picked.includes(card) : undefined}
                  disabled={answered && !markCard(card)}
                  onClick={() => (set ? this.#toggle(card) : this.#press(card))}
                >
                  <CardView card={card} lang={lang} size="small" label="" />
                </button>
              </li>
            ))}
          </ul>
          {set && !answered && (
            <p class="learn-take">
              <button
                type="button"
                onClick={() => this.#press(part.choices.filter((card) => picked.includes(card)).join(' '))}
              >
                {picked.length > 0 ? words.take : words.nothing}
              </button>
            </p>
          )}
        </div>
      );
    }
    return (
      <ul key={i} class="learn-answers">
        {part.choices.map((answer) => (
          <li key={answer}>
            <button
              type="button"
              class={mark(answer)}
              disabled={answered && !part.right.includes(answer)}
              onClick={() => this.#press(answer)}
            >
              {capitalize(this.#label(part, answer))}
            </button>
          </li>
        ))}
      </ul>
    );
  }

  #label(part: QuestionItem, answer: string): string {
    const { words, citing, name } = this.props;
    const { lang, table } = citing.messages;
    return formatAnswer(part, answer, words, lang, name, table.move);
  }

  /** Message about the last wrong answer: the rule that forbids it, or a note that the lesson plays another move. */
  #wrong(): JSX.Element | undefined {
    const { question, words, formatAcceptedAnswer, refusal } = this.props;
    const { at, wrong } = this.state;
    const part = question.parts[at];
    const answer = wrong[at]?.at(-1);
    if (!part || answer === undefined) return undefined;
    const { of } = part;
    if (formatAcceptedAnswer && this.#isAllowed(part, answer))
      return <p class="learn-not">{formatAcceptedAnswer(this.#label(part, part.right[0]!))}</p>;
    const head =
      of === 'yes-or-no' ? words.wrong : of === 'cards' ? words.notThese : words.forbids(this.#label(part, answer));
    // An answer that no article forbids is refuted by the articles of the right one.
    const cite = of === 'cards' ? refusal(answer) : (part.forbidden[answer] ?? question.cites[0]);
    return cite === undefined ? <p class="learn-not">{head}</p> : this.#rule(cite, head, 'learn-not');
  }

  #rule(cite: string, head: string, kind: string): JSX.Element {
    const { articles, citing } = this.props;
    return (
      <p key={cite} class={kind}>
        {head && <b>{`${head} `}</b>}
        <span>{articles[cite] ?? ''}</span> <Citation cite={cite} citing={citing} />
      </p>
    );
  }

  override render({ question, words, explanation }: Props): JSX.Element {
    const { at } = this.state;
    const { parts, cites } = question;
    const done = at >= parts.length;
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons in it.
      <div class="learn-asked" onKeyDown={this.#key}>
        {parts.slice(0, at + 1).map((part, i) => this.#part(part, i))}
        <div class="learn-verdict" role="status">
          {this.#wrong()}
          {done && (
            <div class="learn-right">
              <p>
                <b>{words.right}</b>
              </p>
              {explanation}
              {cites.slice(0, 3).map((cite) => this.#rule(cite, '', 'learn-rule'))}
            </div>
          )}
        </div>
      </div>
    );
  }
}
