import { Component, type JSX } from 'preact';
import { loadStylesheet } from '../../browser/load-stylesheet.ts';
import type { Practices } from '../../browser/readings-query.ts';
import sheet from '../../styles/readings-panel.css?url';
import type { PlayContext } from '../../table/game-table.ts';
import { type DisputedPointWords, fetchDisputedPoints } from '../readings/fetched.ts';
import type { DisputedPointList } from '../readings/Points.tsx';
import { READING_SWITCH_WORDS } from '../readings/words.ts';
import { COMPARISON_FORM_WORDS } from './asking-words.ts';
import { COMPARE_WORDS } from './words.ts';

interface Props {
  /** Name of the book, as at the head of its column. */
  name: string;
  context: PlayContext;
  /** The page's own practices for this book, and those that the reader has chosen. */
  kept: Practices;
  turned: Practices;
  onTurn: (turned: Practices) => void;
  /** The disputed point whose chosen practice cannot play this deal. */
  refused: string | undefined;
  /**
   * Number of steps that the chosen practices change, and the row (0-based) of the first one; `undefined` if nothing
   * changes.
   */
  changes: { readonly steps: number; readonly first: number } | undefined;
}

interface State {
  points?: { readonly DisputedPointList: typeof DisputedPointList };
  /** Texts of the disputed points, loaded if some have been changed. */
  words?: Readonly<Record<string, DisputedPointWords>>;
}

/** List of the disputed points of one compared book. Its texts and switches are fetched when it is opened. */
export class ReadingOverrides extends Component<Props, State> {
  // It may have been opened before hydration.
  override componentDidMount(): void {
    this.#toggled();
    this.#say();
  }

  override componentDidUpdate(): void {
    this.#say();
  }

  /** Fetches the texts of the changed disputed points; they are shown even if the list is closed. */
  #say(): void {
    const { context, turned } = this.props;
    if (this.#saying || Object.keys(turned).length === 0) return;
    this.#saying = true;
    fetchDisputedPoints(context)
      .then((words) => this.setState({ words }))
      .catch(() => {
        this.#saying = false;
      });
  }
  #saying = false;

  readonly #toggled = (): void => {
    if ((this.base as HTMLElement).querySelector('details')!.open)
      void Promise.all([import('../readings/Points.tsx'), loadStylesheet(sheet)]).then(([points]) =>
        this.setState({ points }),
      );
  };

  #choose(point: string, practice: string): void {
    const { kept, turned, onTurn } = this.props;
    const next = Object.entries({ ...turned, [point]: practice });
    onTurn(Object.fromEntries(next.filter(([each, chosen]) => kept[each] !== chosen)));
  }

  override render({ name, context, kept, turned, onTurn, refused, changes }: Props): JSX.Element {
    const { points, words: said } = this.state;
    const words = COMPARE_WORDS[context.messages.lang];
    const asking = COMPARISON_FORM_WORDS[context.messages.lang];
    const count = Object.keys(turned).length;
    const switches = READING_SWITCH_WORDS[context.messages.lang];
    return (
      <div>
        <details onToggle={this.#toggled}>
          <summary>
            {asking.readings(name)}
            {count > 0 && <b>{` ${asking.turned(count)}`}</b>}
          </summary>
          {points && (
            <div class="more-panel readings-panel">
              <points.DisputedPointList
                context={context}
                kept={kept}
                chosen={turned}
                ours={asking.ours}
                refused={refused === undefined ? undefined : { point: refused, why: asking.undealt }}
                onChoose={(point, practice) => this.#choose(point, practice)}
              />
              {count > 0 && (
                <div class="readings-done">
                  <button type="button" onClick={() => onTurn({})}>
                    {asking.untouched}
                  </button>
                </div>
              )}
            </div>
          )}
        </details>
        {count > 0 && (
          <div class="turned" role="status">
            {Object.entries(turned).map(([point, practice]) => (
              <p key={point}>
                {said?.[point] && <span>{`${said[point].question} `}</span>}
                <b>{said?.[point]?.choices[practice]?.label ?? practice}</b>
                {said?.[point] && (
                  <>
                    <span>{`. ${switches.witnesses} ${said[point].choices[practice]?.witnesses ?? ''} `}</span>
                    <a href={said[point].argument}>{switches.argument}</a>
                  </>
                )}
              </p>
            ))}
            <p>
              <span>{words.counted(changes?.steps ?? 0)}</span>
              {changes && <a href={`#card-${changes.first}`}>{words.firstChange}</a>}
            </p>
          </div>
        )}
      </div>
    );
  }
}
