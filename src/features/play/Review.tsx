/** Review of a game: the player's decisions, the move advised for each, and the loss if another move was made. */
import { Component, type JSX } from 'preact';
import type { LiveGame } from '#engine/record/live-game.ts';
import { describeMove } from '../../narration/moves.ts';
import type { CardCostRenderer } from '../../table/Costs.tsx';
import type { PlayContext } from '../../table/game-table.ts';
import { Citation, type CitationContext } from '../../table/Sentence.tsx';
import { type Decision, iterateDecisions, REGRET_WORLDS } from './decisions.ts';
import type { SeatPlayers } from './players.ts';
import { PLAY_WORDS } from './words.ts';

interface Props {
  context: PlayContext;
  citing: CitationContext;
  live: LiveGame;
  chairs: SeatPlayers;
  /** Shows a step (0-based) on the table. */
  onShow: (at: number) => void;
}

interface State {
  decisions: readonly Decision[];
  done: boolean;
  /** Renders the cost of each card of the last deal; only in a game whose deals can be solved exactly. */
  renderCosts: CardCostRenderer | undefined;
}

/** Number of standard errors on each side of a 95% confidence interval. */
const BOUND = 1.96;

const figure = new Intl.NumberFormat('fr', { maximumFractionDigits: 1, minimumFractionDigits: 1 });

export class Review extends Component<Props, State> {
  override state: State = { decisions: [], done: false, renderCosts: undefined };
  #gone = false;

  override componentDidMount(): void {
    void this.#look();
    void this.#weigh();
  }

  override componentWillUnmount(): void {
    this.#gone = true;
  }

  async #look(): Promise<void> {
    const { live, chairs, context } = this.props;
    for await (const decision of iterateDecisions(live.played, chairs, context)) {
      // Yields to the browser between two decisions, for rendering and for closing the dialog.
      await new Promise((drawn) => setTimeout(drawn));
      if (this.#gone) return;
      this.setState(({ decisions }) => ({ decisions: [...decisions, decision] }));
    }
    this.setState({ done: true });
  }

  async #weigh(): Promise<void> {
    const { live, context } = this.props;
    if (!context.costEvaluation || !live.table.dealOver) return;
    try {
      const { evaluateDealCosts } = await context.costEvaluation.load();
      const renderCosts = await evaluateDealCosts(live.played, live.table.dealNumber, context.messages.lang);
      if (!this.#gone) this.setState({ renderCosts });
    } catch {
      // Ignored: the decisions are listed even if the deal was abandoned or a chunk could not be loaded.
    }
  }

  #number(value: number): string {
    const written = figure.format(Math.max(0, value));
    return this.props.context.messages.lang === 'fr' ? written : written.replace(',', '.');
  }

  #decision({ at, deal, did, advised, cite, regret }: Decision): JSX.Element {
    const { context, citing, onShow } = this.props;
    const { lang, table } = context.messages;
    const words = PLAY_WORDS[lang].review;
    const small = (move: string) => {
      const told = describeMove(move, lang, table.move);
      return told.charAt(0).toLowerCase() + told.slice(1);
    };
    const cited = cite && <Citation cite={cite} citing={citing} />;
    const clear = regret && regret.mean - BOUND * regret.error > 0;
    return (
      <li key={at} class={clear ? 'is-costly' : undefined}>
        <h3>{words.step(deal, at + 1)}</h3>
        <p>
          <span>{words.did(small(did))} </span>
          {did === advised ? (
            <span>
              {cite ? words.sameAsBook : words.same}
              {cited}
              {cite && '.'}
            </span>
          ) : (
            <span>
              {cite ? words.book(small(advised)) : words.search(small(advised))}
              {cited}.{' '}
            </span>
          )}
          {regret && (
            <span>
              {clear
                ? words.cost(
                    this.#number(regret.mean),
                    this.#number(regret.mean - BOUND * regret.error),
                    this.#number(regret.mean + BOUND * regret.error),
                  )
                : words.level}
            </span>
          )}
        </p>
        <button type="button" onClick={() => onShow(at)}>
          {words.show}
        </button>
      </li>
    );
  }

  /** Lists the cards of the last deal that cost something, each with a link to its step. */
  #costs(told: CardCostRenderer): JSX.Element {
    const { live, context, onShow } = this.props;
    const words = PLAY_WORDS[context.messages.lang].review;
    const { steps } = live.played;
    const { dealNumber } = live.table;
    return (
      <section class="review-costs">
        <h3>{words.costs}</h3>
        <ul>
          {steps.map((step, i) => {
            const cost = step.deal === dealNumber ? told(step) : null;
            return cost ? (
              <li key={i}>
                {cost}
                <button type="button" onClick={() => onShow(i)}>
                  {words.show}
                </button>
              </li>
            ) : null;
          })}
        </ul>
      </section>
    );
  }

  override render({ context }: Props, { decisions, done, renderCosts }: State): JSX.Element {
    const words = PLAY_WORDS[context.messages.lang].review;
    const weighed = decisions.some(({ regret }) => regret);
    return (
      <div class="review">
        {renderCosts && this.#costs(renderCosts)}
        <p class="quiet">{done && decisions.length === 0 ? words.none : words.intro}</p>
        <ol>{decisions.map((decision) => this.#decision(decision))}</ol>
        <p role="status" class="quiet">
          {done ? weighed && words.bounds(REGRET_WORLDS) : words.waits}
        </p>
      </div>
    );
  }
}
