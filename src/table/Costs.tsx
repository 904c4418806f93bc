/** What each card of a deal cost, in a game that can be solved: asked for under its last step, told under every one. */
import { Component, type JSX } from 'preact';
import type { Replay, Step } from '#engine/record/replay.ts';
import type { Language } from '../i18n/routes.ts';
import type { TableContext } from './game-table.ts';

/** What stands under a step, once the deal has been weighed. */
export type Told = (step: Step) => JSX.Element | null;

/** How a game’s deals are weighed. */
export interface Weighing {
  /** What asks for it under a step, and shows what was found. */
  readonly Costs: typeof Costs;
  readonly label: Readonly<Record<Language, string>>;
  readonly load: () => Promise<{
    readonly weighed: (played: Replay, deal: number, lang: Language) => Promise<Told>;
  }>;
}

/** A deal, by its first step: whether its costs are shown. */
interface Asked {
  told?: Told | undefined;
  shown: boolean;
  waits: boolean;
}

const ASKED = new WeakMap<Step, Asked>();
/** All that are drawn anew when something has been asked. */
const MOUNTED = new Set<Costs>();

interface Props {
  context: TableContext;
  played: Replay;
  step: Step;
  /** It stands beside the cloth, whatever the step: who has pressed its button does not lose it in stepping on. */
  beside?: true | undefined;
}

/** A deal is over with this step, and its cards have been played. */
const ends = ({ steps }: Replay, step: Step): boolean =>
  step.toMove < 0 &&
  steps.findLast(({ deal }) => deal === step.deal) === step &&
  step.events.some(({ type }) => type === 'took-trick');

export class Costs extends Component<Props> {
  /** Nothing of it is in the page as it was built. */
  override state = { awake: false };

  get #asked(): Asked {
    const { played, step } = this.props;
    const first = played.steps.find(({ deal }) => deal === step.deal)!;
    let asked = ASKED.get(first);
    if (!asked) {
      asked = { shown: false, waits: false };
      ASKED.set(first, asked);
    }
    return asked;
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
    const asked = this.#asked;
    const redraw = () => {
      for (const each of MOUNTED) each.forceUpdate();
    };
    if (asked.waits) return;
    asked.shown = !asked.shown;
    if (!asked.told) {
      asked.waits = true;
      redraw();
      try {
        const { weighed } = await context.weighing!.load();
        asked.told = await weighed(played, step.deal, context.say.lang);
      } catch {
        // Out of reach of the network nothing is shown, and the button can be pressed again.
        asked.shown = false;
      }
      asked.waits = false;
    }
    redraw();
  };

  override render({ context, played, step, beside }: Props): JSX.Element | null {
    if (!this.state.awake) return null;
    const { told, shown, waits } = this.#asked;
    const cost = shown && told ? told(step) : null;
    if (!ends(played, step) && !(beside && shown)) return cost;
    return (
      <>
        <p class="table-more">
          <button type="button" aria-pressed={shown} aria-busy={waits} onClick={this.#ask}>
            {context.weighing!.label[context.say.lang]}
          </button>
        </p>
        <div class="costs" role="status">
          {cost}
        </div>
      </>
    );
  }
}
