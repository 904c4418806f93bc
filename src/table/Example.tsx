import { Component, createRef, type JSX } from 'preact';
import type { Fault } from '#engine/record/faults.ts';
import { countMoves, findStep, type Replay, replay, stepName } from '#engine/record/replay.ts';
import { LEAVING, type Leaving, SHOWN } from '../browser/missing-part.ts';
import { paced } from '../browser/settings.ts';
import type { Switching } from '../features/readings/switching.tsx';
import type { ExampleProps } from '../model/example-props.ts';
import { stepLabel } from '../narration/step-label.ts';
import { type Clause, citesOf, tellStep } from '../narration/tell.ts';
import { ExampleChoice, Hands, Pages } from './Choices.tsx';
import { Controls } from './Controls.tsx';
import { markCited } from './cited.ts';
import { Faults } from './Faults.tsx';
import type { TableContext } from './game-table.ts';
import { Ledger } from './Ledger.tsx';
import { Panes } from './Panes.tsx';
import type { PlayOn } from './play-on.tsx';
import { type Position, positionAt } from './position.ts';
import { DrawnOnce, Memo } from './pure-component.ts';
import type { Apparatus } from './Readings.tsx';
import type { Citing } from './Sentence.tsx';
import type { PositionAfter } from './Sheets.tsx';
import { Steps } from './Steps.tsx';
import { goByKey } from './step-keys.ts';
import { bringIntoView, bringWholeIntoView, keepInAddress, markStep, stepInAddress } from './step-shown.ts';
import { TableSettings } from './TableSettings.tsx';
import { fulfil, hearWishes, type Wish } from './wish.ts';

interface Props extends ExampleProps {
  context: TableContext;
  onPlayOn?: PlayOn | undefined;
  /** Lets the disputed points be switched; not available in embeds. */
  apparatus?: Apparatus | undefined;
  /** Called for each step shown. */
  onStep?: ((shown: ShownStep) => void) | undefined;
}

/** Data of a step for the page around the table. */
export interface ShownStep {
  /** Number of the deal or move, from 1, and the total. */
  readonly step: number;
  readonly steps: number;
  /** 1 for the move itself, from 2 for the settlements after it. */
  readonly part: number;
  /** True for the last step of the record. */
  readonly isLast: boolean;
}

interface State {
  /** Index (0-based) of the example on the table. */
  chosen: number;
  /** Index (0-based) of the step shown. */
  at: number;
  /** True during automatic play. */
  playing: boolean;
  /** Seat (0-based) of the only visible hand; -1 if all are visible. */
  seen: number;
  /** The record replayed with other readings, if the reader has switched any. */
  switching?: Switching | undefined;
  /** The game continued from the example, if the reader has taken a seat. */
  live?: (() => JSX.Element) | undefined;
}

/** A record with its replay and narration. */
interface Played {
  readonly record: string;
  readonly switching: Switching | undefined;
  /** Practices of the record itself. */
  readonly kept: Replay['readings'];
  readonly replay: Replay;
  readonly told: readonly (readonly Clause[])[];
  /** Positions already computed: by the seat with the visible hand (-1 for all), then by step. */
  readonly positions: Record<number, Position[]>;
}

/** Time for each step during automatic play, in milliseconds. */
const PACE = 2600;
/** Minimum time for a step at any speed, in milliseconds. */
const LEAST = 150;

/** A table: replays a record once, and moves a cursor over its steps. */
export class Example extends Component<Props, State> {
  readonly #cloth = createRef<HTMLElement>();
  #played: Played | undefined;
  #marked: readonly Element[] = [];
  /** Index (0-based) of the step last passed to `onStep`. */
  #heard = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Removes the listeners on the page when the table is unmounted. */
  readonly #away = new AbortController();
  override state: State = { chosen: 0, at: this.#startAt(), playing: false, seen: -1 };

  /** Index (0-based) of the first step to show. */
  #startAt(): number {
    const { start, examples, context } = this.props;
    if (start === undefined) return 0;
    const result = replay(examples[0]!.record, [context.game]);
    return result.ok ? Math.max(0, findStep(result.value, start)) : 0;
  }

  /** Replay of the example on the table, or its faults if it is invalid. */
  #replayed(): Played | readonly Fault[] {
    const { examples, context } = this.props;
    const { record } = examples[this.state.chosen]!;
    const { switching } = this.state;
    if (this.#played?.record !== record || this.#played.switching !== switching) {
      const result = replay(record, [context.game]);
      if (!result.ok) return result.faults;
      const played = switching?.played ?? result.value;
      const told = played.steps.map((step) => tellStep(step, played, context));
      this.#played = {
        record,
        switching,
        kept: result.value.readings,
        replay: played,
        told,
        positions: {},
      };
    }
    return this.#played;
  }

  /** Narration of all steps, independent of the step shown. */
  readonly #steps = (): JSX.Element => {
    const { replay: played, told, switching } = this.#played!;
    return (
      <Steps
        played={played}
        told={told}
        citing={this.#citing}
        at={this.state.at}
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
        <Ledger played={played} messages={context.say} />
        <Pages examples={examples} messages={context.say} />
      </>
    );
  };

  /** Cost of a step's card (0-based), or the button that requests it. */
  #costs(played: Replay, step: number, beside?: true): JSX.Element | undefined {
    const { context, guest } = this.props;
    const Costs = guest ? undefined : context.weighing?.Costs;
    return Costs && <Costs context={context} played={played} step={played.steps[step]!} beside={beside} />;
  }

  get #citing(): Citing {
    const { articleBase, context } = this.props;
    const { game, say: messages } = context;
    return { messages, base: articleBase, articles: game.articles };
  }

  get #stem(): string {
    return `${this.props.prefix ?? ''}step-`;
  }

  /** Index (0-based) of the last step. */
  get #last(): number {
    return (this.#played?.told.length ?? 1) - 1;
  }

  /** Limits an index (0-based) to the existing steps. */
  #within(at: number): number {
    return Math.max(0, Math.min(at, this.#last));
  }

  /** Index (0-based) of the step shown, limited to the existing steps. */
  get #here(): number {
    return this.#within(this.state.at);
  }

  readonly #after: PositionAfter = (at) => {
    const { replay: whole, positions } = this.#played!;
    const { seen } = this.state;
    if (!whole.steps[at]) return undefined;
    positions[seen] ??= [];
    positions[seen][at] ??= positionAt(whole, at, seen < 0 ? undefined : [seen]);
    return positions[seen][at];
  };

  override componentDidMount(): void {
    if (!this.props.guest) {
      const { signal } = this.#away;
      hearWishes(this.props.examples, this.#see, signal);
      addEventListener('hashchange', this.#readFragment, { signal });
      document.addEventListener(LEAVING, this.#setDown, { signal });
      this.#readShown();
      this.#readFragment();
      void this.#readQuery();
    }
    this.componentDidUpdate();
  }

  override componentWillUnmount(): void {
    this.#away.abort();
    clearTimeout(this.#timer);
    markCited(this.#marked, []);
  }

  override componentDidUpdate(): void {
    clearTimeout(this.#timer);
    if (this.#played && this.#heard !== this.#here) {
      this.#heard = this.#here;
      const { steps } = this.#played.replay;
      this.props.onStep?.({
        step: countMoves(steps.slice(0, this.#here + 1)),
        steps: countMoves(steps),
        part: steps[this.#here]!.part,
        isLast: this.#here === this.#last,
      });
    }
    if (this.state.playing) this.#timer = setTimeout(this.#next, Math.max(paced(PACE), LEAST));
  }

  /** Updates the parts that depend on the step outside the cloth. */
  readonly #drawn = (table: Element): void => {
    if (!this.props.guest) this.#marked = markCited(this.#marked, citesOf(this.#played!.told[this.#here]!));
    markStep(table, this.#stem + this.#name);
  };

  readonly #next = (): void => {
    if (this.#here < this.#last) this.setState({ at: this.#here + 1 });
    else this.setState({ playing: false });
  };

  /** Moves the cursor; on the example's own page, the step is written into the address. */
  readonly #go = (at: number): void => {
    const to = this.goTo(at);
    this.setState({}, () => !this.props.guest && bringWholeIntoView(this.#cloth.current));
    if (!this.props.guest && this.#atHome) keepInAddress(this.#stem + stepName(this.#played!.replay, to));
  };

  /** Name of the step shown: `11`, `11.2`. */
  get #name(): string {
    return this.#played ? stepName(this.#played.replay, this.#here) : '1';
  }

  /** Shows the step with this name, or the nearest one; ignores an invalid name. */
  goToStep(name: string): void {
    const at = this.#played ? findStep(this.#played.replay, name) : -1;
    if (at >= 0) this.goTo(at);
  }

  /** Shows a step (0-based), or the nearest one; returns its index. */
  goTo(at: number): number {
    const to = this.#within(at);
    this.setState({ at: to, playing: false });
    return to;
  }

  readonly #look = (seen: number): void => this.setState({ seen });

  readonly #playOrPause = (): void => {
    const { playing } = this.state;
    this.setState({ playing: !playing, ...(!playing && this.#here === this.#last && { at: 0 }) });
  };

  /** Lets the reader take a seat: the game continues from this step, with engine's players on the other seats. */
  readonly #playOn = async (): Promise<void> => {
    const leave = () => this.setState({ live: undefined });
    const live = await this.props.onPlayOn?.(this.#played!.replay, this.#here, this.state.seen, this.props, leave);
    if (live) this.setState({ playing: false, live });
  };

  readonly #key = (event: KeyboardEvent): void => goByKey(event, this.#here, this.#go, this.#playOrPause);

  readonly #readFragment = (): void => {
    const name = stepInAddress(this.#stem);
    if (name !== '') this.goToStep(name);
  };

  /** Puts the step into the address for a page reload; a game continued from it does so itself. */
  readonly #setDown = (event: Event): void => {
    const { chosen, live } = this.state;
    const { id, href } = this.props.examples[chosen]!;
    const page = chosen > 0 ? href : '';
    if (live) return;
    const { detail } = event as CustomEvent<Leaving>;
    detail.step ??= `${page ?? ''}#${page ? 'step-' : this.#stem}${this.#name}`;
    if (chosen > 0 || this.#here > 0) detail.shown ??= `${id}.${this.#name}`;
  };

  /** Restores the example and the step after a change of language. */
  #readShown(): void {
    const [, id, step = ''] = /^([^.]*)\.(.*)$/.exec(new URLSearchParams(location.search).get(SHOWN) ?? '') ?? [];
    const chosen = this.props.examples.findIndex((example) => example.id === id);
    const result = chosen < 0 ? undefined : replay(this.props.examples[chosen]!.record, [this.props.context.game]);
    const at = result?.ok ? findStep(result.value, step) : -1;
    if (at >= 0) this.setState({ chosen, at });
  }

  /** True if the address is that of the example on the table, and so stores its state. */
  get #atHome(): boolean {
    return this.props.examples[this.state.chosen]!.href === location.pathname;
  }

  /** Replays the example with the readings in the address. */
  readonly #readQuery = async (): Promise<void> => {
    const { examples, context, apparatus } = this.props;
    if (!this.#atHome || !apparatus) return;
    const switching = await apparatus.asked(examples[this.state.chosen]!.record, context);
    if (switching) this.setState({ switching });
  };

  readonly #switch = (switching: Switching | undefined): void => {
    this.setState({ switching, playing: false });
    if (this.#atHome) this.props.apparatus?.keep(switching);
  };

  /** Shows the example and the step of a request; false if there is none. */
  readonly #see = (wish: Wish): boolean => {
    const found = fulfil(wish, this.props.examples, this.props.context.game, this.state.chosen);
    if (!found) return false;
    const other = found.chosen !== this.state.chosen && { switching: undefined };
    this.setState({ ...found, ...other, playing: false });
    bringIntoView(this.#cloth.current);
    return true;
  };

  override render(): JSX.Element {
    const { examples, context, heading, prefix = '', guest } = this.props;
    const { say: messages } = context;
    const { chosen, playing, seen, live } = this.state;
    if (live) return live();
    const { table: words } = messages;
    const Readings = this.props.apparatus?.Readings;
    const played = this.#replayed();
    if (!('replay' in played)) return <Faults faults={played} messages={messages} />;
    const { replay: whole, told, kept, switching } = played;
    const here = this.#here;
    return (
      <Panes
        context={context}
        played={whole}
        position={this.#after(here)!}
        at={here}
        after={this.#after}
        told={told[here]!}
        stepOf={stepLabel(whole, here, words)}
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
              onChoose={(example) => this.setState({ chosen: example, at: 0, playing: false, switching: undefined })}
            />
          ) : (
            heading !== '' && <h2>{heading ?? examples[chosen]!.title}</h2>
          )
        }
        steps={<DrawnOnce of={played} draw={this.#steps} />}
        accounts={<DrawnOnce of={played} draw={this.#accounts} />}
        costs={this.#costs(whole, here, true)}
        more={
          <Memo>
            <div class="table-more">
              <Hands seats={whole.seats} seen={seen} words={words} onSee={this.#look} />
              {guest ? (
                examples[chosen]!.href && (
                  <a class="button play-on" href={`${examples[chosen]!.href}#step-${this.#name}`}>
                    {words.playOn}
                  </a>
                )
              ) : (
                <button type="button" class="play-on" onClick={this.#playOn}>
                  {words.playOn}
                </button>
              )}
              {examples[chosen]!.sameDeal && (
                <a class="button" href={examples[chosen]!.sameDeal.href}>
                  {examples[chosen]!.sameDeal.label}
                </a>
              )}
              <TableSettings words={words} guest={guest} />
              {Readings && (
                <Readings
                  key={chosen}
                  context={context}
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
        <Controls
          at={here}
          steps={told.length}
          words={words}
          label={stepLabel(whole, here, words)}
          playing={playing}
          onGo={this.#go}
          onPlay={this.#playOrPause}
        />
      </Panes>
    );
  }
}
