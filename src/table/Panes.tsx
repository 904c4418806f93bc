/** Layout of a table: the heading, the panes, and at the bottom the sentence of the step and the controls. */
import { Component, type ComponentChildren, type JSX, type RefObject } from 'preact';
import type { Replay } from '#engine/record/steps.ts';
import { getSettings } from '../browser/settings.ts';
import type { Clause } from '../narration/narrate.ts';
import { ViewChoice } from './Choices.tsx';
import { ClothLayers, type PositionLookup } from './ClothLayers.tsx';
import { bringWholeIntoView } from './current-step.ts';
import type { TableContext } from './game-view.ts';
import { animateCards, type CardPositions, captureCardPositions } from './motion.ts';
import type { Position } from './position.ts';
import { Memo } from './pure-component.ts';
import { type CitationContext, Sentence } from './Sentence.tsx';

interface Props {
  context: TableContext;
  played: Replay;
  position: Position;
  /**
   * Index (0-based) of the step shown, and a function for the positions after other steps; only for a table that the
   * reader steps through.
   */
  at?: number | undefined;
  after?: PositionLookup | undefined;
  clauses: readonly Clause[];
  /** Longest sentence of the steps, for whose lines there is always room. */
  longest?: string | undefined;
  /** Text such as `Step 3 of 15`. */
  stepOf: string;
  citing: CitationContext;
  /** Prefix of this table's ids and field names, for pages with several tables. */
  prefix: string;
  /** The title of the table, or the choice of examples. */
  head: ComponentChildren;
  steps: ComponentChildren;
  accounts: ComponentChildren;
  /** Controls at the bottom of the table. */
  children: ComponentChildren;
  /** Cost of the card played in the step, and the button that requests it. */
  costs?: ComponentChildren;
  /** Further buttons, after the controls. */
  more: ComponentChildren;
  clothRef: RefObject<HTMLElement>;
  onKey: (event: KeyboardEvent) => void;
  /** Called after each rendering, before any animation starts. */
  onDrawn?: ((table: Element) => void) | undefined;
}

/** Number of players above which a table on a narrow page is higher. */
const MANY = 8;

/** Number of letters above which a sentence is set smaller, so that there is room for the cloth. */
const LONG = 240;

const lengthOf = (told: readonly Clause[]): number => told.reduce((sum, { text }) => sum + text.length, 0);

export class TablePanes extends Component<Props> {
  override componentDidMount(): void {
    document.addEventListener('snorum:settings', this.#redraw);
    this.props.onDrawn?.(this.base as Element);
  }

  override componentWillUnmount(): void {
    document.removeEventListener('snorum:settings', this.#redraw);
  }

  /** Renders every card again, since the index letters may have changed. */
  readonly #redraw = (): void => this.setState({ drawn: this.state.drawn + 1 });

  override state = { drawn: 0 };

  override getSnapshotBeforeUpdate(before: Props): CardPositions | undefined {
    return before.position.step === this.props.position.step
      ? undefined
      : captureCardPositions(before.clothRef.current, null);
  }

  override componentDidUpdate(_before: Props, _state: unknown, places: CardPositions | undefined): void {
    this.props.onDrawn?.(this.base as Element);
    animateCards(this.props.clothRef.current, places, this.props.position.step.events);
  }

  override render(props: Props): JSX.Element {
    const { context, played, position, at = 0, after, clauses, stepOf, citing, clothRef } = props;
    const { table: words } = context.messages;
    const { SidePanel } = context;
    return (
      <section
        class={getSettings().suits === 'four' ? 'table four-colours' : 'table'}
        aria-label={words.label}
        onKeyDown={props.onKey}
      >
        <div class={`table-main${played.seats.length > MANY ? ' is-high' : ''}`}>
          <header class="table-head">
            {props.head}
            <Memo>
              <ViewChoice
                name={`${props.prefix}view`}
                messages={context.messages}
                onView={() => bringWholeIntoView(clothRef.current)}
              />
            </Memo>
            <p>{`${words.deal(position.step.deal)} · ${words.deals(position.dealer)}`}</p>
          </header>
          <section
            class="table-cloth pane-cloth"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it holds the focus for the keys.
            tabIndex={0}
            aria-label={words.views[0]}
            ref={clothRef}
          >
            <ClothLayers
              key={this.state.drawn}
              context={context}
              played={played}
              position={position}
              at={at}
              after={after}
            />
          </section>
          <div class="table-cloth pane-steps">{props.steps}</div>
          <div class="table-cloth pane-accounts">
            {SidePanel && (
              <div class="standing">
                <SidePanel played={played} position={position} messages={context.messages} words={context.words} />
              </div>
            )}
            {props.accounts}
          </div>
          <div class="table-foot" data-longest={props.longest}>
            <p class={`table-say${lengthOf(clauses) > LONG ? ' is-long' : ''}`} role="status">
              {stepOf && <span class="step">{stepOf}</span>} <Sentence told={clauses} citing={citing} />
            </p>
            {props.children}
          </div>
        </div>
        <div class="table-tail">
          {props.costs}
          {props.more}
        </div>
      </section>
    );
  }
}
