import { Component, type ComponentChildren } from 'preact';
import type { Replay } from '#engine/record/steps.ts';
import { DealScoreView } from './DealScoreView.tsx';
import type { TableContext } from './game-view.ts';
import type { Position } from './position.ts';
import { RenderWhenChanged } from './pure-component.ts';

/**
 * Returns the position after a step (0-based) in the current view; `undefined` if there is no such step. The same step
 * always gives the same object.
 */
export type PositionLookup = (at: number) => Position | undefined;

interface Props {
  context: TableContext;
  played: Replay;
  position: Position;
  /** Index (0-based) of the step shown. */
  at: number;
  /**
   * Returns positions after other steps. Given only for a table that the reader steps through; a game in play has no
   * later steps.
   */
  after?: PositionLookup | undefined;
}

/** Number of sheets: for the step shown, the step before it and the next one. */
const LAYER_COUNT = 3;

/**
 * Runs a function when the browser is idle, after a second at the latest. Browsers without idle callbacks run it after
 * 100 ms.
 */
const atRest = (act: () => void): number =>
  globalThis.requestIdleCallback?.(act, { timeout: 1000 }) ?? setTimeout(act, 100);

/**
 * The cloth (playing surface). In idle time the steps before and after the current one are rendered on hidden sheets
 * (class `ahead`), so that stepping only changes which sheet is visible.
 */
export class ClothLayers extends Component<Props> {
  readonly #layers: Position[] = [];
  #waits = 0;

  override componentDidMount(): void {
    this.componentDidUpdate();
  }

  override componentDidUpdate(): void {
    this.#waits ||= atRest(this.#drawNeighbour);
  }

  /** Renders the next or the previous step on its hidden sheet, if that is not done yet. */
  readonly #drawNeighbour = (): void => {
    this.#waits = 0;
    const { at, after } = this.props;
    if ([at + 1, at - 1].some((next) => this.#draw(after?.(next), next))) this.forceUpdate(this.#layOut);
  };

  /** Computes the layout of the hidden sheets: shows each one for a moment, before the next paint. */
  readonly #layOut = (): void => {
    for (const { style } of (this.base as Element).parentElement!.querySelectorAll<HTMLElement>('.ahead')) {
      style.contentVisibility = 'visible';
      void (this.base as HTMLElement).offsetTop;
      style.contentVisibility = '';
    }
  };

  /** Assigns the position after a step (0-based) to its sheet; true if the sheet must be rendered again. */
  #draw(position: Position | undefined, at: number): boolean {
    const place = at % LAYER_COUNT;
    if (!position || this.#layers[place] === position) return false;
    this.#layers[place] = position;
    return true;
  }

  override render({ context: { Cloth, words, messages: say }, played, position, at }: Props): ComponentChildren {
    this.#draw(position, at);
    return this.#layers.map((seen, place) => (
      <div key={place} class={place === at % LAYER_COUNT ? undefined : 'ahead'}>
        <RenderWhenChanged
          of={seen}
          draw={() =>
            seen.step.isScore ? (
              <DealScoreView played={played} step={seen.step} messages={say} />
            ) : (
              <Cloth played={played} position={seen} messages={say} words={words} />
            )
          }
        />
      </div>
    ));
  }
}
