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
  /** Lets the disputed points be switched; a table on somebody else’s page has none. */
  apparatus?: Apparatus | undefined;
  /** Called with each step shown. */
  onStep?: ((shown: ShownStep) => void) | undefined;
}

/** A step shown, as a page around the table is told of it. */
export interface ShownStep {
  /** The number of the deal or move, from 1, and how many there are. */
  readonly step: number;
  readonly steps: number;
  /** 1 for the move itself, from 2 on for what is settled after it. */
  readonly part: number;
  /** Whether it is the last of the record. */
  readonly isLast: boolean;
}

interface State {
  /** Which example is on the table. */
  chosen: number;
  /** The step shown, from 0. */
  at: number;
  /** Whether the table steps on by itself. */
  playing: boolean;
  /** The seat whose hand is seen, and no other's; -1 when all are. */
  seen: number;
  /** The record played by other readings, when somebody has switched some. */
  switching?: Switching | undefined;
  /** The game that goes on from the example, when somebody has taken a seat. */
  live?: (() => JSX.Element) | undefined;
}

/** A record played and told. */
interface Played {
  readonly record: string;
  readonly switching: Switching | undefined;
  /** The practices the record was kept by. */
  readonly kept: Replay['readings'];
  readonly replay: Replay;
  readonly told: readonly (readonly Clause[])[];
  /** What lies on the table after each step that has been asked for, by whose hand is seen. */
  readonly positions: Record<number, Position[]>;
}

/** How long a step stays when the table plays by itself, in milliseconds. */
const PACE = 2600;
/** However fast, each step is seen. */
const LEAST = 150;

/** A table: it replays a record once, and moves a cursor over the steps. */
export class Example extends Component<Props, State> {
  readonly #cloth = createRef<HTMLElement>();
  #played: Played | undefined;
  #marked: readonly Element[] = [];
  /** The step last told to `onStep`. */
  #heard = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What it hears of the page it hears until it is taken away. */
  readonly #away = new AbortController();
  override state: State = { chosen: 0, at: this.#startAt(), playing: false, seen: -1 };

  /** The index of the step to begin at. */
  #startAt(): number {
    const { start, examples, context } = this.props;
    if (start === undefined) return 0;
    const result = replay(examples[0]!.record, [context.game]);
    return result.ok ? Math.max(0, findStep(result.value, start)) : 0;
  }

  /** The example on the table as played; its faults when it cannot be. */
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

  /** Every step in words: the same whichever is shown. */
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

  /** What was paid, and where the examples have their pages: the same at every step. */
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

  /** What the card of a step (from 0) cost, where it has been asked for, or can be. */
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

  /** The last step, from 0. */
  get #last(): number {
    return (this.#played?.told.length ?? 1) - 1;
  }

  /** A step (from 0), or the nearest there is. */
  #within(at: number): number {
    return Math.max(0, Math.min(at, this.#last));
  }

  /** The step shown, from 0, within what there is. */
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

  /** What is seen of the step besides the cloth. */
  readonly #drawn = (table: Element): void => {
    if (!this.props.guest) this.#marked = markCited(this.#marked, citesOf(this.#played!.told[this.#here]!));
    markStep(table, this.#stem + this.#name);
  };

  readonly #next = (): void => {
    if (this.#here < this.#last) this.setState({ at: this.#here + 1 });
    else this.setState({ playing: false });
  };

  /** Moves the cursor; on the example's own page the address keeps the step. */
  readonly #go = (at: number): void => {
    const to = this.goTo(at);
    this.setState({}, () => !this.props.guest && bringWholeIntoView(this.#cloth.current));
    if (!this.props.guest && this.#atHome) keepInAddress(this.#stem + stepName(this.#played!.replay, to));
  };

  /** The name of the step shown: `11`, `11.2`. */
  get #name(): string {
    return this.#played ? stepName(this.#played.replay, this.#here) : '1';
  }

  /** Shows the step of a name, or the nearest there is; nothing where the name is none. */
  goToStep(name: string): void {
    const at = this.#played ? findStep(this.#played.replay, name) : -1;
    if (at >= 0) this.goTo(at);
  }

  /** Shows a step (from 0), or the nearest there is: answers which. */
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

  /** Somebody takes a seat: the game goes on from this step, the others being played for him. */
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

  /** Sets down the address of the step for a page that is loaded anew; of a game that goes on from it, that does. */
  readonly #setDown = (event: Event): void => {
    const { chosen, live } = this.state;
    const { id, href } = this.props.examples[chosen]!;
    const page = chosen > 0 ? href : '';
    if (live) return;
    const { detail } = event as CustomEvent<Leaving>;
    detail.step ??= `${page ?? ''}#${page ? 'step-' : this.#stem}${this.#name}`;
    if (chosen > 0 || this.#here > 0) detail.shown ??= `${id}.${this.#name}`;
  };

  /** What was on the table in the other language is on it again. */
  #readShown(): void {
    const [, id, step = ''] = /^([^.]*)\.(.*)$/.exec(new URLSearchParams(location.search).get(SHOWN) ?? '') ?? [];
    const chosen = this.props.examples.findIndex((example) => example.id === id);
    const result = chosen < 0 ? undefined : replay(this.props.examples[chosen]!.record, [this.props.context.game]);
    const at = result?.ok ? findStep(result.value, step) : -1;
    if (at >= 0) this.setState({ chosen, at });
  }

  /** Whether the address is that of the example on the table, and so keeps what is done with it. */
  get #atHome(): boolean {
    return this.props.examples[this.state.chosen]!.href === location.pathname;
  }

  /** The example is played by the readings that its address names. */
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

  /** Puts the table where a wish is fulfilled: answers whether it can. */
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
