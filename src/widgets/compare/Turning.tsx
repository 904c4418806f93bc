import { Component, type JSX } from 'preact';
import sheet from '../../styles/readings-panel.css?url';
import type { Laying } from '../game-table.ts';
import type { Practices } from '../readings/address.ts';
import type { Points } from '../readings/Points.tsx';
import { wear } from '../wear.ts';
import { COMPARE_WORDS } from './words.ts';

interface Props {
  /** What stands at the head of the book’s column. */
  name: string;
  laying: Laying;
  /** The practices by which the page plays the book, and those turned in their place. */
  kept: Practices;
  turned: Practices;
  onTurn: (turned: Practices) => void;
}

/** The disputed points of one of the books set side by side: their words and switches are fetched when it is opened. */
export class Turning extends Component<Props, { points?: { Points: typeof Points } }> {
  // It may have been opened while the page slept.
  override componentDidMount(): void {
    this.#toggled();
  }

  readonly #toggled = (): void => {
    if ((this.base as HTMLDetailsElement).open)
      void Promise.all([import('../readings/Points.tsx'), wear(sheet)]).then(([points]) => this.setState({ points }));
  };

  #choose(point: string, practice: string): void {
    const { kept, turned, onTurn } = this.props;
    const next = Object.entries({ ...turned, [point]: practice });
    onTurn(Object.fromEntries(next.filter(([each, chosen]) => kept[each] !== chosen)));
  }

  override render({ name, laying, kept, turned, onTurn }: Props): JSX.Element {
    const { points } = this.state;
    const words = COMPARE_WORDS[laying.say.lang];
    const count = Object.keys(turned).length;
    return (
      <details onToggle={this.#toggled}>
        <summary>
          {words.readings(name)}
          {count > 0 && <b>{` ${words.turned(count)}`}</b>}
        </summary>
        {points && (
          <div class="more-panel readings-panel">
            <points.Points
              laying={laying}
              kept={kept}
              chosen={turned}
              ours={words.ours}
              onChoose={(point, practice) => this.#choose(point, practice)}
            />
            {count > 0 && (
              <div class="readings-done">
                <button type="button" onClick={() => onTurn({})}>
                  {words.untouched}
                </button>
              </div>
            )}
          </div>
        )}
      </details>
    );
  }
}
