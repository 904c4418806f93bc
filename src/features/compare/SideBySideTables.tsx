/**
 * Two tables with one slider: each book plays the same deal card by card. Automatic play pauses at the first
 * difference.
 */
import { Component, type JSX } from 'preact';
import type { Comparison } from '#engine/compare/compare.ts';
import { getSettings, scaleDuration } from '../../browser/settings.ts';
import { handleStepKey } from '../../table/step-keys.ts';
import { BookTable } from './BookTable.tsx';
import { getBookState, listSliderStops } from './book-state.ts';
import type { ComparedTables } from './Compare.tsx';
import { listFirstDifferences } from './first-differences.ts';
import { getCompareWords } from './words.ts';

interface Props extends ComparedTables {
  /** Heading for screen readers, if it is not that of two books. */
  title?: string;
  /** Index (0-based) of the row shown. */
  at: number;
  /** Number of books with a table: the first two, or all. */
  tables: number;
  onGo: (row: number) => void;
}

/** Milliseconds between cards in automatic play. */
const PACE = 2600;
const LEAST = 150;

export class SideBySideTables extends Component<Props, { playing: boolean }> {
  override state = { playing: false };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #marks: { readonly of: Comparison; readonly rows: readonly number[] } | undefined;

  override componentDidMount(): void {
    document.addEventListener('snorum:settings', this.#redraw);
  }

  override componentDidUpdate(): void {
    clearTimeout(this.#timer);
    if (this.state.playing) this.#timer = setTimeout(this.#playNextRow, Math.max(scaleDuration(PACE), LEAST));
  }

  override componentWillUnmount(): void {
    clearTimeout(this.#timer);
    document.removeEventListener('snorum:settings', this.#redraw);
  }

  readonly #redraw = (): void => this.forceUpdate();

  /** The rows at which the slider can stop, and the index (0-based) of the current one in that list. */
  get #stops(): { readonly stops: readonly number[]; readonly here: number } {
    const { compared, at, tables } = this.props;
    const stops = listSliderStops(compared.rows, [...Array(tables).keys()]);
    return {
      stops,
      here: Math.max(
        0,
        stops.findLastIndex((row) => row <= at),
      ),
    };
  }

  /** Goes to a stop of the slider (0-based); a number out of range goes to the first or the last one. */
  readonly #go = (stop: number): void => {
    const { stops } = this.#stops;
    this.setState({ playing: false });
    this.props.onGo(stops[Math.max(0, Math.min(stop, stops.length - 1))]!);
  };

  /** Shows the next row in automatic play, which pauses at the first difference and at the end. */
  readonly #playNextRow = (): void => {
    const { stops, here } = this.#stops;
    const next = stops[here + 1];
    if (next === undefined || next === this.props.compared.first?.row || here + 2 === stops.length)
      this.setState({ playing: false });
    if (next !== undefined) this.props.onGo(next);
  };

  readonly #playOrPause = (): void => {
    const { stops, here } = this.#stops;
    const playing = !this.state.playing;
    this.setState({ playing });
    if (playing && here === stops.length - 1) this.props.onGo(stops[0]!);
  };

  readonly #key = (event: KeyboardEvent): void => {
    const slider = (event.target as Element).matches('[type=range]');
    // The slider handles the arrow keys itself, but not the space bar.
    if (slider && event.key === ' ') {
      event.preventDefault();
      this.#playOrPause();
    } else handleStepKey(event, this.#stops.here, this.#go, this.#playOrPause);
  };

  /** Rows at which some kind of difference occurs for the first time; they are marked on the slider. */
  get #arising(): readonly number[] {
    const { compared } = this.props;
    if (this.#marks?.of !== compared) this.#marks = { of: compared, rows: [...listFirstDifferences(compared).keys()] };
    return this.#marks.rows;
  }

  override render({ at, tables, onGo: _, ...shown }: Props, { playing }: { playing: boolean }): JSX.Element {
    const { books, contexts, compared } = shown;
    const { messages } = contexts[0]!;
    const words = getCompareWords(messages.lang, compared);
    const { stops, here } = this.#stops;
    const end = stops.length - 1;
    const tableOf = (book: number) => (
      <BookTable key={books[book]!.name} {...shown} book={book} at={at} bookState={getBookState(compared, book, at)} />
    );
    const parting = compared.first ? stops.indexOf(compared.first.row) : -1;
    const stepLabel = here === 0 ? words.dealing : words.cardOf(here, end);
    return (
      <section
        class={getSettings().suits === 'four' ? 'pair-tables four-colours' : 'pair-tables'}
        aria-labelledby="tables"
        onKeyDown={this.#key}
      >
        <h2 id="tables" class="unseen">
          {this.props.title ?? words.tables}
        </h2>
        {tableOf(0)}
        <div class="pair-rest">
          {Array.from({ length: tables - 1 }, (_none, i) => tableOf(i + 1))}
          <div class="pair-slider">
            <button
              type="button"
              aria-label={messages.table.back}
              aria-disabled={here === 0}
              onClick={() => this.#go(here - 1)}
            >
              {icon('M12.5 4L6.5 10l6 6')}
            </button>
            <div class="pair-way">
              <Parting at={parting} end={end} label={words.parts} onGo={() => this.#go(parting)} />
              <input
                type="range"
                min={0}
                max={end}
                value={here}
                aria-label={words.slider}
                aria-valuetext={here === parting ? `${stepLabel}. ${words.parts}` : stepLabel}
                onInput={({ currentTarget }) => this.#go(Number(currentTarget.value))}
              />
              <svg class="pair-marks" aria-hidden="true">
                {this.#arising.map((row) => (
                  <circle key={row} cx={share(stops.indexOf(row), end)} cy="4" r="3" />
                ))}
              </svg>
              <span class="pair-count">{stepLabel}</span>
            </div>
            <button
              type="button"
              class="button-first"
              aria-label={messages.table.next}
              aria-disabled={here === end}
              onClick={() => this.#go(here + 1)}
            >
              {icon('M7.5 4l6 6-6 6')}
            </button>
            <button
              type="button"
              aria-label={playing ? messages.table.pause : messages.table.play}
              onClick={this.#playOrPause}
            >
              {playing ? icon('M7 4v12M13 4v12') : icon('M6.5 4v12L15.5 10z', 'filled')}
            </button>
          </div>
        </div>
      </section>
    );
  }
}

const icon = (d: string, look?: string): JSX.Element => (
  <svg viewBox="0 0 20 20" class={look} aria-hidden="true">
    <path d={d} />
  </svg>
);

/** Position of a stop along the slider, as a percentage. */
const share = (stop: number, end: number): string => `${((100 * stop) / Math.max(1, end)).toFixed(2)}%`;

interface PartingProps {
  /** `at` is the stop (0-based) of the first difference, below 0 if there is none; `end` is the last stop. */
  at: number;
  end: number;
  label: string;
  onGo: () => void;
}

/**
 * Flag above the slider at the first difference: a button that goes there. Before that stop is reached, an empty
 * drawing keeps its space.
 */
function Parting({ at, end, label, onGo }: PartingProps): JSX.Element {
  const late = at > end / 2;
  return (
    <div class={late ? 'pair-flag late' : 'pair-flag'}>
      {at >= 0 && (
        <>
          <svg width={share(late ? end - at : at, end)} height="1" aria-hidden="true" />
          <button type="button" onClick={onGo}>
            {label}
          </button>
        </>
      )}
    </div>
  );
}
