import { Component, createRef, type JSX } from 'preact';
import type { Fault } from '#engine/record/faults.ts';
import { countMoves, findStep, formatStepName, type Replay } from '#engine/record/steps.ts';
import { BEFORE_RELOAD_EVENT, type ReloadTarget, SHOWN_STEP_PARAMETER } from '../browser/reload-target.ts';
import { scaleDuration } from '../browser/settings.ts';
import type { SwitchedView } from '../features/readings/switched-view.tsx';
import type { ExampleProps } from '../model/example-props.ts';
import { type Clause, formatClauses, listCitedArticles, narrateStep } from '../narration/narrate.ts';
import { formatStepLabel } from '../narration/step-label.ts';
import { ExampleChoice, ExamplePageLinks, HandSelector } from './Choices.tsx';
import type { PositionLookup } from './ClothLayers.tsx';
import { StepControls } from './Controls.tsx';
import {
  bringIntoView,
  bringWholeIntoView,
  highlightStep,
  readStepFromAddress,
  writeStepToAddress,
} from './current-step.ts';
import { FaultsNotice } from './FaultsNotice.tsx';
import type { PlayContext } from './game-table.ts';
import type { TableContext } from './game-view.ts';
import { highlightArticles } from './highlight-articles.ts';
import { LedgerView } from './LedgerView.tsx';
import { TablePanes } from './Panes.tsx';
import { buildPosition, type Position } from './position.ts';
import { Memo, RenderWhenChanged } from './pure-component.ts';
import type { ReadingsControls } from './Readings.tsx';
import type { CitationContext } from './Sentence.tsx';
import { StepList } from './Steps.tsx';
import { onShowRequest, resolveRequest, type ShowRequest } from './show-request.ts';
import { handleStepKey } from './step-keys.ts';
import { TableSettings } from './TableSettings.tsx';
import type { CreateContinuedGame } from './take-seat.tsx';

interface Props extends ExampleProps {
  context: TableContext;
  /** The same with the rules of the game, for whoever switches readings, plays on or asks for costs; none in embeds. */
  rules?: PlayContext | undefined;
  onPlayOn?: CreateContinuedGame | undefined;
  /** Lets the reader choose other practices at the disputed points; `undefined` in embeds. */
  apparatus?: ReadingsControls | undefined;
  /** Called for each step shown. */
  onStep?: ((shown: ShownStep) => void) | undefined;
}

/** Data of a step for the page around the table. */
export interface ShownStep {
  /** Number (from 1) of the deal or move, and the total. */
  readonly step: number;
  readonly steps: number;
  /** Part of the step: 1 for the move itself, 2 and more for the payments after it. */
  readonly part: number;
  /** True for the last step of the record. */
  readonly isLast: boolean;
}

interface State {
  /** Index (0-based) of the example on the table. */
  chosen: number;
  /** Index (0-based) of the step shown. */
  stepIndex: number;
  /** True during automatic play. */
  playing: boolean;
  /** Seat (0-based) of the only visible hand; -1 if all are visible. */
  visibleSeat: number;
  /** The record replayed with other readings, if the reader has switched any. */
  switching?: SwitchedView | undefined;
  /** The game continued from the example, if the reader has taken a seat. */
  live?: (() => JSX.Element) | undefined;
}

/** A record with its replay and narration. */
interface Played {
  readonly record: string;
  readonly switching: SwitchedView | undefined;
  /** Practices of the record itself. */
  readonly kept: Replay['readings'];
  readonly replay: Replay;
  readonly told: readonly (readonly Clause[])[];
  /** Label of the last step, and the longest sentence but for the dealings, which would leave the cloth too little room. */
  readonly longest: string;
  /** Positions already computed. The first key is the seat with the visible hand (-1 for all), the second the step. */
  readonly positions: Record<number, Position[]>;
}

/** Stands for the numbers of articles, in letters of about their width. */
const markCites = (cites: readonly string[]): string => '***'.repeat(cites.length);

/** Time for each step during automatic play, in milliseconds. */
const PACE = 2600;
/** Minimum time for a step at any speed, in milliseconds. */
const LEAST = 150;

/** Table on which a record is replayed once; the reader then moves through its steps. */
export class ReplayTable extends Component<Props, State> {
  readonly #cloth = createRef<HTMLElement>();
  #played: Played | undefined;
  #marked: readonly Element[] = [];
  /** Index (0-based) of the step last passed to `onStep`. */
  #lastReportedStep = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Removes the listeners on the page when the table is unmounted. */
  readonly #unmountController = new AbortController();
  override state: State = { chosen: 0, stepIndex: this.#startAt(), playing: false, visibleSeat: -1 };

  /** Index (0-based) of the first step to show. */
  #startAt(): number {
    const { start, examples, context } = this.props;
    if (start === undefined) return 0;
    const result = context.replay(examples[0]!.record);
    return result.ok ? Math.max(0, findStep(result.value, start)) : 0;
  }

  /** Replay of the example on the table, or its faults if it is invalid. */
  #replayExample(): Played | readonly Fault[] {
    const { examples, context } = this.props;
    const { record } = examples[this.state.chosen]!;
    const { switching } = this.state;
    if (this.#played?.record !== record || this.#played.switching !== switching) {
      const result = context.replay(record);
      if (!result.ok) return result.faults;
      const played = switching?.played ?? result.value;
      const { stopsHere } = context.messages.table;
      const clauses = played.steps.map((step, i) => {
        const told = narrateStep(step, played, context);
        const stops = i === played.steps.length - 1 && !played.dealOver;
        return stops ? [...told, { text: stopsHere, cites: [], stop: '.' }] : told;
      });
      this.#played = {
        record,
        switching,
        kept: result.value.readings,
        replay: played,
        told: clauses,
        longest: `${formatStepLabel(played, clauses.length - 1, context.messages.table)} ${clauses
          .map((told, i) => (played.steps[i]!.move.startsWith('deal ') ? '' : formatClauses(told, markCites)))
          .reduce((one, other) => (other.length > one.length ? other : one), '')}`,
        positions: {},
      };
    }
    return this.#played;
  }

  /** Narration of all steps, independent of the step shown. */
  readonly #steps = (): JSX.Element => {
    const { replay: played, told, switching } = this.#played!;
    return (
      <StepList
        played={played}
        clauses={told}
        citing={this.#citing}
        at={this.state.stepIndex}
        idStem={this.#stem}
        onGo={this.#go}
        under={(step, citing) => (
          <>
            {switching?.under(step, citing)}
            {this.#costs(played, step)}
          </>
        )}
      />
    );
  };

  /** Accounts, and links to the examples' pages, independent of the step shown. */
  readonly #accounts = (): JSX.Element => {
    const { examples, context } = this.props;
    const { replay: played, switching } = this.#played!;
    return (
      <>
        {switching?.accounts()}
        <LedgerView played={played} messages={context.messages} />
        <ExamplePageLinks examples={examples} messages={context.messages} />
      </>
    );
  };

  /** Renders the cost of the card played in a step (0-based), or the button that requests it. */
  #costs(played: Replay, step: number, beside?: true): JSX.Element | undefined {
    const { rules } = this.props;
    const Costs = rules?.costEvaluation?.Costs;
    return Costs && <Costs context={rules!} played={played} step={played.steps[step]!} beside={beside} />;
  }

  get #citing(): CitationContext {
    const { articleBase, context } = this.props;
    const { messages, articleNumbers } = context;
    return { messages, base: articleBase, articleNumbers };
  }

  get #stem(): string {
    return `${this.props.prefix ?? ''}step-`;
  }

  /** Index (0-based) of the last step. */
  get #last(): number {
    return (this.#played?.told.length ?? 1) - 1;
  }

  /** Limits an index (0-based) to the existing steps. */
  #clampStep(at: number): number {
    return Math.max(0, Math.min(at, this.#last));
  }

  /** Index (0-based) of the step shown, limited to the existing steps. */
  get #here(): number {
    return this.#clampStep(this.state.stepIndex);
  }

  readonly #getPosition: PositionLookup = (at) => {
    const { replay: whole, positions } = this.#played!;
    const { visibleSeat } = this.state;
    if (!whole.steps[at]) return undefined;
    positions[visibleSeat] ??= [];
    positions[visibleSeat][at] ??= buildPosition(whole, at, visibleSeat < 0 ? undefined : [visibleSeat]);
    return positions[visibleSeat][at];
  };

  override componentDidMount(): void {
    if (!this.props.guest) {
      const { signal } = this.#unmountController;
      onShowRequest(this.props.examples, this.#showRequested, signal);
      addEventListener('hashchange', this.#readFragment, { signal });
      document.addEventListener(BEFORE_RELOAD_EVENT, this.#onBeforeReload, { signal });
      this.#restoreShownExample();
      this.#readFragment();
      void this.#readQuery();
    }
    this.componentDidUpdate();
  }

  override componentWillUnmount(): void {
    this.#unmountController.abort();
    clearTimeout(this.#timer);
    highlightArticles(this.#marked, []);
  }

  override componentDidUpdate(): void {
    clearTimeout(this.#timer);
    if (this.#played && this.#lastReportedStep !== this.#here) {
      this.#lastReportedStep = this.#here;
      const { steps } = this.#played.replay;
      this.props.onStep?.({
        step: countMoves(steps.slice(0, this.#here + 1)),
        steps: countMoves(steps),
        part: steps[this.#here]!.part,
        isLast: this.#here === this.#last,
      });
    }
    if (this.state.playing) this.#timer = setTimeout(this.#next, Math.max(scaleDuration(PACE), LEAST));
  }

  /** Updates everything outside the cloth that depends on the step. */
  readonly #drawn = (table: Element): void => {
    if (!this.props.guest)
      this.#marked = highlightArticles(this.#marked, listCitedArticles(this.#played!.told[this.#here]!));
    highlightStep(table, this.#stem + this.#name);
  };

  readonly #next = (): void => {
    if (this.#here < this.#last) this.setState({ stepIndex: this.#here + 1 });
    else this.setState({ playing: false });
  };

  /** Goes to a step (0-based). On the example's own page, the step is written into the address. */
  readonly #go = (at: number): void => {
    const to = this.goTo(at);
    this.setState({}, () => !this.props.guest && bringWholeIntoView(this.#cloth.current));
    if (!this.props.guest && this.#isOwnPage) writeStepToAddress(this.#stem + formatStepName(this.#played!.replay, to));
  };

  /** Name of the step shown: `11`, or `11.2` for a payment after it. */
  get #name(): string {
    return this.#played ? formatStepName(this.#played.replay, this.#here) : '1';
  }

  /** Shows the step with this name, or the nearest one; ignores an invalid name. */
  goToStep(name: string): void {
    const at = this.#played ? findStep(this.#played.replay, name) : -1;
    if (at >= 0) this.goTo(at);
  }

  /** Shows a step (0-based), or the nearest one; returns its index. */
  goTo(at: number): number {
    const to = this.#clampStep(at);
    this.setState({ stepIndex: to, playing: false });
    return to;
  }

  readonly #look = (visibleSeat: number): void => this.setState({ visibleSeat });

  readonly #playOrPause = (): void => {
    const { playing } = this.state;
    this.setState({ playing: !playing, ...(!playing && this.#here === this.#last && { stepIndex: 0 }) });
  };

  /** Lets the reader take a seat. The game continues from this step, and the engine plays the other seats. */
  readonly #takeSeat = async (): Promise<void> => {
    const leave = () => this.setState({ live: undefined });
    const { rules, onPlayOn, articleBase, prefix } = this.props;
    if (!rules || !onPlayOn) return;
    const table = { context: rules, articleBase, prefix };
    const live = await onPlayOn(this.#played!.replay, this.#here, this.state.visibleSeat, table, leave);
    this.setState({ playing: false, live });
  };

  readonly #key = (event: KeyboardEvent): void => handleStepKey(event, this.#here, this.#go, this.#playOrPause);

  readonly #readFragment = (): void => {
    const name = readStepFromAddress(this.#stem);
    if (name !== '') this.goToStep(name);
  };

  /**
   * Before the page reloads, writes the step into the address. A game that continues from the step does this itself.
   */
  readonly #onBeforeReload = (event: Event): void => {
    const { chosen, live } = this.state;
    const { id, href } = this.props.examples[chosen]!;
    const page = chosen > 0 ? href : '';
    if (live) return;
    const { detail } = event as CustomEvent<ReloadTarget>;
    detail.step ??= `${page ?? ''}#${page ? 'step-' : this.#stem}${this.#name}`;
    if (chosen > 0 || this.#here > 0) detail.shown ??= `${id}.${this.#name}`;
  };

  /** Restores the example and the step after the reader has changed the language. */
  #restoreShownExample(): void {
    const [, id, step = ''] =
      /^([^.]*)\.(.*)$/.exec(new URLSearchParams(location.search).get(SHOWN_STEP_PARAMETER) ?? '') ?? [];
    const chosen = this.props.examples.findIndex((example) => example.id === id);
    const result = chosen < 0 ? undefined : this.props.context.replay(this.props.examples[chosen]!.record);
    const stepIndex = result?.ok ? findStep(result.value, step) : -1;
    if (stepIndex >= 0) this.setState({ chosen, stepIndex });
  }

  /** True if the page is the example's own page, so that the address stores the table's state. */
  get #isOwnPage(): boolean {
    return this.props.examples[this.state.chosen]!.href === location.pathname;
  }

  /** Replays the example with the readings that the address names. */
  readonly #readQuery = async (): Promise<void> => {
    const { examples, rules, apparatus } = this.props;
    if (!this.#isOwnPage || !apparatus || !rules) return;
    const switching = await apparatus.readViewFromAddress(examples[this.state.chosen]!.record, rules);
    if (switching) this.setState({ switching });
  };

  readonly #switch = (switching: SwitchedView | undefined): void => {
    this.setState({ switching, playing: false });
    if (this.#isOwnPage) this.props.apparatus?.writeViewToAddress(switching);
  };

  /** Shows the example and step of a request; false if this table does not have them. */
  readonly #showRequested = (request: ShowRequest): boolean => {
    const found = resolveRequest(request, this.props.examples, this.props.context, this.state.chosen);
    if (!found) return false;
    const other = found.chosen !== this.state.chosen && { switching: undefined };
    this.setState({ ...found, ...other, playing: false });
    bringIntoView(this.#cloth.current);
    return true;
  };

  override render(): JSX.Element {
    const { examples, context, rules, heading, prefix = '', guest } = this.props;
    const { messages } = context;
    const { chosen, playing, visibleSeat, live } = this.state;
    if (live) return live();
    const { table: words } = messages;
    const Readings = this.props.apparatus?.Readings;
    const played = this.#replayExample();
    if (!('replay' in played)) return <FaultsNotice faults={played} messages={messages} />;
    const { replay: whole, told, longest, kept, switching } = played;
    const here = this.#here;
    return (
      <TablePanes
        context={context}
        played={whole}
        position={this.#getPosition(here)!}
        at={here}
        after={this.#getPosition}
        clauses={told[here]!}
        // The page as built shows the dealing, for which no other sentence keeps room.
        longest={here > 0 ? longest : undefined}
        stepOf={formatStepLabel(whole, here, words)}
        citing={this.#citing}
        prefix={prefix}
        clothRef={this.#cloth}
        onKey={this.#key}
        onDrawn={this.#drawn}
        head={
          examples.length > 1 ? (
            <ExampleChoice
              examples={examples}
              chosen={chosen}
              messages={messages}
              onChoose={(example) =>
                this.setState({ chosen: example, stepIndex: 0, playing: false, switching: undefined })
              }
            />
          ) : (
            heading !== '' && <h2>{heading ?? examples[chosen]!.title}</h2>
          )
        }
        steps={<RenderWhenChanged of={played} draw={this.#steps} />}
        accounts={<RenderWhenChanged of={played} draw={this.#accounts} />}
        costs={this.#costs(whole, here, true)}
        more={
          <Memo>
            <div class="table-more">
              <HandSelector seats={whole.seats} seen={visibleSeat} words={words} onSee={this.#look} />
              {guest ? (
                examples[chosen]!.href && (
                  <a class="button play-on" href={`${examples[chosen]!.href}#step-${this.#name}`}>
                    {words.playOn}
                  </a>
                )
              ) : (
                <button type="button" class="play-on" onClick={this.#takeSeat}>
                  {words.playOn}
                </button>
              )}
              {examples[chosen]!.sameDeal && (
                <a class="button" href={examples[chosen]!.sameDeal.href}>
                  {examples[chosen]!.sameDeal.label}
                </a>
              )}
              <TableSettings words={words} guest={guest} />
              {Readings && rules && (
                <Readings
                  key={chosen}
                  context={rules}
                  record={examples[chosen]!.record}
                  kept={kept}
                  switching={switching}
                  onSwitch={this.#switch}
                />
              )}
            </div>
          </Memo>
        }
      >
        <StepControls
          at={here}
          steps={told.length}
          words={words}
          label={formatStepLabel(whole, here, words)}
          playing={playing}
          onGo={this.#go}
          onPlay={this.#playOrPause}
        />
      </TablePanes>
    );
  }
}
