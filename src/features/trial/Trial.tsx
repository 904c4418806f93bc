/**
 * Lets the reader repeat a trial, which answers one question by many simulated deals: with other deals, players or
 * readings. The count is shown as it grows.
 */
import { Component, type JSX } from 'preact';
import type { Language } from '../../i18n/routes.ts';
import { type AnswerMeasure, createAnswerFormatter, createCountFormatter, estimateSoFar } from '../../model/figures.ts';
import type { CountRequest, PlayedTrial } from './counting.ts';
import { type ChartAxis, IntervalChart, type IntervalRow } from './Intervals.tsx';
import { SingleDealView } from './OneDeal.tsx';
import { TrialForm } from './TrialForm.tsx';
import {
  findPublishedCell,
  formatTrialQuery,
  getNearestPublishedCell,
  parseTrialCount,
  parseTrialQuery,
  pickOverrides,
  type TrialOptions,
  type TrialQuery,
  toTrialQuery,
} from './trial-query.ts';
import { type TrialWords, trialWords } from './words.ts';
import { type CountProgress, NO_PROGRESS, type WorkerPool } from './worker-pool.ts';

/** Props of a trial, serializable as JSON. */
export interface TrialProps extends TrialOptions {
  readonly lang: Language;
  readonly game: string;
  readonly claim: string;
  readonly whole: 'deal' | 'game';
  readonly measure: AnswerMeasure;
  readonly axis: ChartAxis;
  /**
   * Names of the populations (groups of deals that are counted separately) and of the strategies, and the mark of each
   * strategy in the chart.
   */
  readonly populations: Readonly<Record<string, string>>;
  readonly players: Readonly<Record<string, string>>;
  readonly marks: Readonly<Record<string, string>>;
  /** True if only one player is tested, so that the strategies are those of the other players. */
  readonly others: boolean;
  /** Base address of the pages on which the games are played. */
  readonly games: string;
}

interface Props extends TrialProps {
  /** Workers that count the deals; `undefined` before hydration. */
  workers?: WorkerPool;
}

/** State of the count. */
type Doing = 'nothing' | 'counting' | 'stopped' | 'done' | 'no-worker' | 'lost';

interface State {
  query: TrialQuery;
  /** Text in the input fields, possibly invalid. */
  deals: string;
  seed: string;
  /** Options with which the count was started, and its progress so far. */
  counted: { readonly asked: TrialQuery; readonly progress: CountProgress } | undefined;
  doing: Doing;
  notices: readonly string[];
}

export class Trial extends Component<Props, State> {
  /** The current options. They are not read from the state, because two fields may change before the next rendering. */
  #latestQuery = toTrialQuery(this.props, this.props.cells[0]!);
  override state: State = {
    ...fields(this.#latestQuery),
    counted: undefined,
    doing: 'nothing',
    notices: [],
  };

  override componentDidMount(): void {
    addEventListener('popstate', this.#readQuery);
    if (location.search) this.#readQuery();
    void this.props.workers?.ready(this.props.game);
  }

  override componentWillUnmount(): void {
    removeEventListener('popstate', this.#readQuery);
    this.props.workers?.stop();
  }

  get #words(): TrialWords {
    return trialWords(this.props.lang, this.props.whole);
  }

  readonly #readQuery = (): void => {
    const { asked, strange } = parseTrialQuery(location.search, this.props);
    const words = this.#words;
    this.#latestQuery = asked;
    this.setState({ ...fields(asked), notices: strange.map((each) => words.strange(words.what[each])) });
  };

  /** Changes some options, and writes them into the address. */
  readonly #ask = (some: Partial<TrialQuery>): void => {
    const asked = { ...this.#latestQuery, ...some };
    this.#latestQuery = { ...asked, readings: pickOverrides(this.props, asked.population, asked.readings) };
    const query = formatTrialQuery(this.props, this.#latestQuery);
    history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`);
    this.setState({ ...fields(this.#latestQuery), notices: [] });
  };

  /** Changes the population or the strategy, and sets the number of deals published for them. */
  readonly #askCell = (some: Partial<Pick<TrialQuery, 'population' | 'manner'>>): void => {
    const asked = { ...this.#latestQuery, ...some };
    this.#ask({ ...some, trials: getNearestPublishedCell(this.props, asked).trials });
  };

  readonly #turn = (point: string, practice: string): void =>
    this.#ask({ readings: { ...this.#latestQuery.readings, [point]: practice } });

  /** Applies the text of an input field if it is valid. */
  readonly #write = ({ currentTarget: { name, value } }: JSX.TargetedEvent<HTMLInputElement>): void => {
    const trials = parseTrialCount(value);
    const seed = value.trim();
    if (name === 'deals' && trials) this.#ask({ trials });
    if (name === 'seed' && seed) this.#ask({ seed });
    this.setState({ [name]: value } as Pick<State, 'deals' | 'seed'>);
  };

  #buildRequest(asked: TrialQuery): CountRequest {
    const { game, claim } = this.props;
    const { manner, readings, seed } = asked;
    return { game, claim, cell: getNearestPublishedCell(this.props, asked).key, manner, readings, seed };
  }

  readonly #run = async (event: Event): Promise<void> => {
    event.preventDefault();
    const { workers } = this.props;
    const asked = this.#latestQuery;
    if (!workers) return;
    workers.stop();
    this.setState({ doing: 'counting', notices: [], counted: { asked, progress: NO_PROGRESS } });
    const ours = () => this.state.counted?.asked === asked && this.state.doing === 'counting';
    try {
      await workers.count(this.#buildRequest(asked), asked.trials, (progress) => {
        if (ours()) this.setState({ counted: { asked, progress } });
      });
      if (ours()) this.setState({ doing: 'done' });
    } catch {
      if (ours()) this.setState(({ counted }) => ({ doing: counted?.progress.to ? 'lost' : 'no-worker' }));
    }
  };

  readonly #stop = (): void => {
    this.props.workers?.stop();
    this.setState({ doing: 'stopped' });
  };

  readonly #look = (i: number): Promise<PlayedTrial> => {
    const { query: asked, counted } = this.state;
    return this.props.workers!.open(this.#buildRequest(counted?.asked ?? asked), i);
  };

  /** Formats the answer of one deal, as a word or a number. */
  readonly #answerOfOne = (answer: number): string => {
    const { lang, measure } = this.props;
    const { share, unit } = measure;
    const words = this.#words;
    if (share) return answer === 1 ? words.counts : words.countsNot;
    const places = Number.isInteger(unit) || Number.isInteger(answer * unit) ? 0 : 2;
    return createAnswerFormatter(lang, { share, places })(answer * unit);
  };

  /** Text announced to screen readers at the end of a count or look-up. */
  #said(): string {
    const { measure, lang } = this.props;
    const { counted, doing } = this.state;
    const words = this.#words;
    if (!counted || doing === 'nothing') return '';
    if (doing === 'counting') return words.begun;
    if (doing === 'no-worker') return words.noWorker;
    const { asked, progress } = counted;
    const count = createCountFormatter(lang);
    const estimate = estimateSoFar(progress.tally, measure);
    if (doing !== 'done') return doing === 'lost' ? words.lost : words.stopped(count(progress.to));
    const answer = createAnswerFormatter(lang, measure);
    const told = estimate
      ? words.done(count(progress.to), answer(estimate.mean), answer(estimate.low), answer(estimate.high))
      : words.none;
    const published = findPublishedCell(this.props, asked);
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
    const count = createCountFormatter(lang);
    const answer = createAnswerFormatter(lang, measure);
    const estimate = estimateSoFar(progress.tally, measure);
    const published = findPublishedCell(this.props, asked);
    const mark = marks[asked.manner]!;
    const rows: readonly IntervalRow[] = [
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
        <IntervalChart axis={axis} rows={rows} title={words.drawing} />
      </div>
    );
  }

  override render(
    { lang, games, measure }: Props,
    { counted, doing, notices, query: asked, deals, seed }: State,
  ): JSX.Element {
    const words = this.#words;
    const sought = counted?.asked ?? asked;
    return (
      <div class="trial">
        <TrialForm
          {...this.props}
          words={words}
          query={asked}
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
        <SingleDealView
          key={formatTrialQuery(this.props, { ...sought, trials: 1 })}
          words={words}
          share={measure.share}
          answer={this.#answerOfOne}
          count={createCountFormatter(lang)}
          games={games}
          progress={counted?.progress}
          look={this.#look}
        />
      </div>
    );
  }
}

/** Returns the options, and the texts that the input fields show for them. */
const fields = (asked: TrialQuery): Pick<State, 'query' | 'deals' | 'seed'> => ({
  query: asked,
  deals: String(asked.trials),
  seed: asked.seed,
});
