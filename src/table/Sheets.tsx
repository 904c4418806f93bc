import { Component, type ComponentChildren } from 'preact';
import type { Replay } from '#engine/record/replay.ts';
import { DealScore } from './DealScore.tsx';
import type { TableContext } from './game-table.ts';
import type { Position } from './position.ts';
import { DrawnOnce } from './pure-component.ts';

/** The table after a step (from 0), as it is seen now: the same each time it is asked for; `undefined` where there is none. */
export type PositionAfter = (at: number) => Position | undefined;

interface Props {
  context: TableContext;
  played: Replay;
  position: Position;
  /** The step shown, from 0. */
  at: number;
  /** For a table that is stepped through; one that is played at has no step before its time. */
  after?: PositionAfter | undefined;
}

/** The step shown, the one before and the next. */
const SHEETS = 3;

/** As soon as the browser has nothing else to do, or has had something for a second; where it does not say so, when the step has been seen. */
const atRest = (act: () => void): number =>
  globalThis.requestIdleCallback?.(act, { timeout: 1000 }) ?? setTimeout(act, 100);

/**
 * What lies on the cloth. When the table is at rest the steps on both sides of the one shown are drawn and laid out on
 * sheets of their own, class `ahead`, which nobody sees: a step forth or back only lays another sheet uppermost.
 */
export class Sheets extends Component<Props> {
  readonly #sheets: Position[] = [];
  #waits = 0;

  override componentDidMount(): void {
    this.componentDidUpdate();
  }

  override componentDidUpdate(): void {
    this.#waits ||= atRest(this.#foresee);
  }

  /** Draws one of the steps that are not drawn yet. */
  readonly #foresee = (): void => {
    this.#waits = 0;
    const { at, after } = this.props;
    if ([at + 1, at - 1].some((next) => this.#draw(after?.(next), next))) this.forceUpdate(this.#layOut);
  };

  /** What is hidden is not laid out: so it is shown for a moment, before anything is painted. */
  readonly #layOut = (): void => {
    for (const { style } of (this.base as Element).parentElement!.querySelectorAll<HTMLElement>('.ahead')) {
      style.contentVisibility = 'visible';
      void (this.base as HTMLElement).offsetTop;
      style.contentVisibility = '';
    }
  };

  /** Draws what lies on the table after a step (from 0) on its sheet; returns whether it was to be drawn. */
  #draw(position: Position | undefined, at: number): boolean {
    const place = at % SHEETS;
    if (!position || this.#sheets[place] === position) return false;
    this.#sheets[place] = position;
    return true;
  }

  override render({ context: { Cloth, words, say }, played, position, at }: Props): ComponentChildren {
    this.#draw(position, at);
    return this.#sheets.map((seen, place) => (
      <div key={place} class={place === at % SHEETS ? undefined : 'ahead'}>
        <DrawnOnce
          of={seen}
          draw={() =>
            seen.step.isScore ? (
              <DealScore played={played} step={seen.step} messages={say} />
            ) : (
              <Cloth played={played} position={seen} messages={say} words={words} />
            )
          }
        />
      </div>
    ));
  }
}
