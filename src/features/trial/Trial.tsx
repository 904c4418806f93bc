/** A trial that the reader runs again: the same question of other deals, other players or other readings, counted while he watches. */
import { Component, type JSX } from 'preact';
import type { Language } from '../../i18n/routes.ts';
import { answerWriter, countWriter, estimateSoFar, type Measure } from '../../model/figures.ts';
import {
  type Asked,
  askedIn,
  asPublished,
  cellAsked,
  cellBeside,
  type Offered,
  queryOf,
  trialsIn,
  turned,
} from './asked.ts';
import type { Opened, Sought } from './counting.ts';
import { type Axis, Intervals, type Row } from './Intervals.tsx';
import { OneDeal } from './OneDeal.tsx';
import { TrialForm } from './TrialForm.tsx';
import { type TrialWords, trialWords } from './words.ts';
import { NOTHING_YET, type Progress, type WorkerPool } from './worker-pool.ts';

/** What a trial is made from; it can be kept as JSON. */
export interface TrialProps extends Offered {
  readonly lang: Language;
  readonly game: string;
  readonly claim: string;
  readonly whole: 'deal' | 'game';
  readonly measure: Measure;
  readonly axis: Axis;
  /** What the populations and the ways of playing are called, and the outline of the mark of each way. */
  readonly populations: Readonly<Record<string, string>>;
  readonly players: Readonly<Record<string, string>>;
  readonly marks: Readonly<Record<string, string>>;
  /** Whether one player is tried, and the ways of playing are those of the others. */
  readonly others: boolean;
  /** Below it are the pages on which the games are played. */
  readonly games: string;
}

interface Props extends TrialProps {
  /** Those who count; nobody before the page is awake. */
  crew?: WorkerPool;
}

/** What a trial is at. */
type Doing = 'nothing' | 'counting' | 'stopped' | 'done' | 'no-worker' | 'lost';

interface State {
  asked: Asked;
  /** What stands in the fields that are written in, while it may not be fit to be asked. */
  deals: string;
  seed: string;
  /** What was asked when the count began, and how far that has come. */
  counted: { readonly asked: Asked; readonly progress: Progress } | undefined;
  doing: Doing;
  notices: readonly string[];
}

export class Trial extends Component<Props, State> {
  /** What is asked by now: two fields may be told before either is drawn. */
  #asked = asPublished(this.props, this.props.cells[0]!);
  override state: State = {
    ...fields(this.#asked),
    counted: undefined,
    doing: 'nothing',
    notices: [],
  };

  override componentDidMount(): void {
    addEventListener('popstate', this.#readQuery);
    if (location.search) this.#readQuery();
    void this.props.crew?.ready(this.props.game);
  }

  override componentWillUnmount(): void {
    removeEventListener('popstate', this.#readQuery);
    this.props.crew?.stop();
  }

  get #words(): TrialWords {
    return trialWords(this.props.lang, this.props.whole);
  }

  readonly #readQuery = (): void => {
    const { asked, strange } = askedIn(location.search, this.props);
    const words = this.#words;
    this.#asked = asked;
    this.setState({ ...fields(asked), notices: strange.map((each) => words.strange(words.what[each])) });
  };

  /** Asks for something else; the address says so from now on. */
  readonly #ask = (some: Partial<Asked>): void => {
    const asked = { ...this.#asked, ...some };
    this.#asked = { ...asked, readings: turned(this.props, asked.population, asked.readings) };
    const query = queryOf(this.props, this.#asked);
    history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`);
    this.setState({ ...fields(this.#asked), notices: [] });
  };

  /** Another population, or other players: as many trials as are published of them. */
  readonly #askCell = (some: Partial<Pick<Asked, 'population' | 'manner'>>): void => {
    const asked = { ...this.#asked, ...some };
    this.#ask({ ...some, trials: cellBeside(this.props, asked).trials });
  };

  readonly #turn = (point: string, practice: string): void =>
    this.#ask({ readings: { ...this.#asked.readings, [point]: practice } });

  /** What is written into a field is asked for when it can be. */
  readonly #write = ({ currentTarget: { name, value } }: JSX.TargetedEvent<HTMLInputElement>): void => {
    const trials = trialsIn(value);
    const seed = value.trim();
    if (name === 'deals' && trials) this.#ask({ trials });
    if (name === 'seed' && seed) this.#ask({ seed });
    this.setState({ [name]: value } as Pick<State, 'deals' | 'seed'>);
  };

  #soughtOf(asked: Asked): Sought {
    const { game, claim } = this.props;
    const { manner, readings, seed } = asked;
    return { game, claim, cell: cellBeside(this.props, asked).key, manner, readings, seed };
  }

  readonly #run = async (event: Event): Promise<void> => {
    event.preventDefault();
    const { crew } = this.props;
    const asked = this.#asked;
    if (!crew) return;
    crew.stop();
    this.setState({ doing: 'counting', notices: [], counted: { asked, progress: NOTHING_YET } });
    const ours = () => this.state.counted?.asked === asked && this.state.doing === 'counting';
    try {
      await crew.count(this.#soughtOf(asked), asked.trials, (progress) => {
        if (ours()) this.setState({ counted: { asked, progress } });
      });
      if (ours()) this.setState({ doing: 'done' });
    } catch {
      if (ours()) this.setState(({ counted }) => ({ doing: counted?.progress.to ? 'lost' : 'no-worker' }));
    }
  };

  readonly #stop = (): void => {
    this.props.crew?.stop();
    this.setState({ doing: 'stopped' });
  };

  readonly #look = (i: number): Promise<Opened> => {
    const { asked, counted } = this.state;
    return this.props.crew!.open(this.#soughtOf(counted?.asked ?? asked), i);
  };

  /** What one deal answers, in words or in figures. */
  readonly #answerOfOne = (answer: number): string => {
    const { lang, measure } = this.props;
    const { share, unit } = measure;
    const words = this.#words;
    if (share) return answer === 1 ? words.counts : words.countsNot;
    const places = Number.isInteger(unit) || Number.isInteger(answer * unit) ? 0 : 2;
    return answerWriter(lang, { share, places })(answer * unit);
  };

  /** What is said once, when something has come to an end. */
  #said(): string {
    const { measure, lang } = this.props;
    const { counted, doing } = this.state;
    const words = this.#words;
    if (!counted || doing === 'nothing') return '';
    if (doing === 'counting') return words.begun;
    if (doing === 'no-worker') return words.noWorker;
    const { asked, progress } = counted;
    const count = countWriter(lang);
    const estimate = estimateSoFar(progress.tally, measure);
    if (doing !== 'done') return doing === 'lost' ? words.lost : words.stopped(count(progress.to));
    const answer = answerWriter(lang, measure);
    const told = estimate
      ? words.done(count(progress.to), answer(estimate.mean), answer(estimate.low), answer(estimate.high))
      : words.none;
    const published = cellAsked(this.props, asked);
    if (!published || asked.seed !== this.props.seed || asked.trials !== published.trials) return told;
    const { n, sum, squares } = progress.tally;
    const same = n === published.tally.n && sum === published.tally.sum && squares === published.tally.squares;
    return `${told} ${same ? words.same : words.unlike}`;
  }

  #counted(): JSX.Element | null {
    const { axis, measure, lang, marks } = this.props;
    const { counted } = this.state;
    if (!counted) return null;
    const { asked, progress } = counted;
    const words = this.#words;
    const count = countWriter(lang);
    const answer = answerWriter(lang, measure);
    const estimate = estimateSoFar(progress.tally, measure);
    const published = cellAsked(this.props, asked);
    const mark = marks[asked.manner]!;
    const rows: readonly Row[] = [
      ...(published ? [{ label: words.published, mark, estimate: estimateSoFar(published.tally, measure) }] : []),
      { label: words.yours, mark, estimate },
    ];
    return (
      <div class="trial-counted">
        <progress max={asked.trials} value={progress.to} aria-label={words.run} />
        <p class="trial-figures">
          <span data-trials={progress.to}>{words.progress(count(progress.to), count(asked.trials))}</span>
          {progress.tally.n < progress.to && <span>{`, ${words.answered(count(progress.tally.n))}`}</span>}
          <br />
          <output data-tally={JSON.stringify(progress.tally)}>
            {estimate ? words.estimate(answer(estimate.mean), answer(estimate.low), answer(estimate.high)) : words.none}
          </output>
        </p>
        <Intervals axis={axis} rows={rows} title={words.drawing} />
      </div>
    );
  }

  override render(
    { lang, games, measure }: Props,
    { counted, doing, notices, asked, deals, seed }: State,
  ): JSX.Element {
    const words = this.#words;
    const sought = counted?.asked ?? asked;
    return (
      <div class="trial">
        <TrialForm
          {...this.props}
          words={words}
          asked={asked}
          written={{ deals, seed }}
          counting={doing === 'counting'}
          onAsk={this.#ask}
          onAskCell={this.#askCell}
          onTurn={this.#turn}
          onWrite={this.#write}
          onRun={this.#run}
          onStop={this.#stop}
        />
        {notices.length > 0 && (
          <div role="alert">
            {notices.map((notice) => (
              <p key={notice}>{notice}</p>
            ))}
          </div>
        )}
        {this.#counted()}
        <p role="status">{this.#said()}</p>
        <OneDeal
          key={queryOf(this.props, { ...sought, trials: 1 })}
          words={words}
          share={measure.share}
          answer={this.#answerOfOne}
          count={countWriter(lang)}
          games={games}
          progress={counted?.progress}
          look={this.#look}
        />
      </div>
    );
  }
}

/** What is asked, and what the fields say of it. */
const fields = (asked: Asked): Pick<State, 'asked' | 'deals' | 'seed'> => ({
  asked,
  deals: String(asked.trials),
  seed: asked.seed,
});
