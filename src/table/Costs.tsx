/**
 * Shows the cost of each card of a deal, in games whose deals can be solved exactly. The reader requests the costs
 * below the last step; then they are shown below every step.
 */
import { Component, type JSX } from 'preact';
import type { Replay, Step } from '#engine/record/steps.ts';
import type { Language } from '../i18n/routes.ts';
import { nameScorers } from '../narration/seat-names.ts';
import type { PlayContext } from './game-table.ts';

/** Cost of the card of a step: its seat (0-based), in points, and the cards in notation that would have cost nothing. */
export interface StepCost {
  readonly seat: number;
  readonly points: number;
  readonly better: readonly string[];
}

/** The costs of the cards of a deal, once they are calculated. */
export interface DealCosts {
  /** The cost of each step in which a card is played. */
  readonly costs: ReadonlyMap<Step, StepCost>;
  /** Renders the cost below a step; below the last one also what the deal was worth. */
  readonly render: (step: Step) => JSX.Element | null;
  /** Renders what the deal was worth to each side, and what each lost. */
  readonly renderWhole: () => JSX.Element;
}

/**
 * Calculation of what each card played cost its player, compared with the best card in its place. Its code is loaded
 * when the reader requests the costs.
 */
export interface CardCostEvaluation {
  /** Component with the request button and the result, below a step. */
  readonly Costs: typeof CardCosts;
  readonly label: Readonly<Record<Language, string>>;
  readonly load: () => Promise<{
    readonly evaluateDealCosts: (played: Replay, deal: number, lang: Language) => Promise<DealCosts>;
  }>;
}

/** State of the request for a deal; `shown` is true if the costs are visible. */
interface CostRequestState {
  told?: DealCosts | undefined;
  shown: boolean;
  waits: boolean;
}

const REQUESTS = new WeakMap<Step, CostRequestState>();
/** Mounted components, all rendered again when the costs of a deal change. */
const MOUNTED = new Set<CardCosts>();

interface Props {
  context: PlayContext;
  played: Replay;
  step: Step;
  /**
   * True if the component is beside the cloth at every step, so that the pressed button does not move when the step
   * changes.
   */
  beside?: true | undefined;
}

/** True if a step is the last of its deal, and the cards of the deal were played. */
const ends = ({ steps }: Replay, step: Step): boolean =>
  step.toMove < 0 &&
  steps.findLast(({ deal }) => deal === step.deal) === step &&
  // Settlements follow the last card.
  steps
    .findLast(({ deal, part }) => deal === step.deal && part === 1)!
    .events.some(({ type }) => type === 'took-trick');

export class CardCosts extends Component<Props> {
  /** False until the component is mounted, so that the static page does not contain it. */
  override state = { awake: false };

  get #state(): CostRequestState {
    const { played, step } = this.props;
    const first = played.steps.find(({ deal }) => deal === step.deal)!;
    let requestState = REQUESTS.get(first);
    if (!requestState) {
      requestState = { shown: false, waits: false };
      REQUESTS.set(first, requestState);
    }
    return requestState;
  }

  override componentDidMount(): void {
    MOUNTED.add(this);
    this.setState({ awake: true });
  }

  override componentWillUnmount(): void {
    MOUNTED.delete(this);
  }

  readonly #ask = async (): Promise<void> => {
    const { context, played, step } = this.props;
    const requestState = this.#state;
    const redraw = () => {
      for (const each of MOUNTED) each.forceUpdate();
    };
    if (requestState.waits) return;
    requestState.shown = !requestState.shown;
    if (!requestState.told) {
      requestState.waits = true;
      redraw();
      try {
        const { evaluateDealCosts } = await context.costEvaluation!.load();
        const { messages } = context;
        requestState.told = await evaluateDealCosts(nameScorers(played, messages), step.deal, messages.lang);
      } catch {
        // Without a network nothing is shown, and the button can be pressed again.
        requestState.shown = false;
      }
      requestState.waits = false;
    }
    redraw();
  };

  override render({ context, played, step, beside }: Props): JSX.Element | null {
    if (!this.state.awake) return null;
    const { told, shown, waits } = this.#state;
    const cost = shown && told ? told.render(step) : null;
    if (!ends(played, step) && !(beside && shown)) return cost;
    return (
      <>
        <p class="table-more">
          <button type="button" aria-pressed={shown} aria-busy={waits} onClick={this.#ask}>
            {context.costEvaluation!.label[context.messages.lang]}
          </button>
        </p>
        <div class="costs" role="status">
          {cost}
        </div>
      </>
    );
  }
}
