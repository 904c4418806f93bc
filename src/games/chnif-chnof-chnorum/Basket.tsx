import type { JSX } from 'preact';
import { SPRITE } from '../../browser/sprite.ts';
import { PureComponent } from '../../table/pure-component.ts';

/**
 * Number of counters drawn in each layer of the heap, from the bottom. A larger amount is only shown by the number
 * beside the basket.
 */
const LAYERS = [4, 3, 2, 1] as const;
/**
 * Measures in units of the drawing: width and height of a counter, distance to the next one in its layer, and height of
 * a layer.
 */
const [WIDE, HIGH, STEP, RISE] = [44, 31, 17, 9] as const;
/** Centre of the basket (x), and position of the lowest layer (y). */
const [MIDDLE, FLOOR] = [60, 38] as const;

interface Props {
  count: number;
}

/** The corbillon, a small basket that holds the counters of the pool. */
export class Basket extends PureComponent<Props> {
  override render({ count }: Props): JSX.Element {
    const heap: JSX.Element[] = [];
    for (const [layer, most] of LAYERS.entries()) {
      const here = Math.min(most, count - heap.length);
      for (let i = 0; i < here; i++) {
        const x = MIDDLE - WIDE / 2 + (i - (here - 1) / 2) * STEP;
        heap.push(
          <use
            key={`${layer} ${i}`}
            href={`${SPRITE}#counter`}
            x={x}
            y={FLOOR - layer * RISE}
            width={WIDE}
            height={HIGH}
          />,
        );
      }
    }
    return (
      <svg class="basket" viewBox="0 0 120 104" width="60" height="52" aria-hidden="true">
        <ellipse class="basket-inside" cx="60" cy="54" rx="56" ry="15" />
        {heap}
        <path class="basket-side" d="M4 54c4 30 14 46 24 48h64c10-2 20-18 24-48a56 15 0 0 1-112 0z" />
        <path
          class="basket-cane"
          d="M8 72c26 15 78 15 104 0M14 88c24 13 68 13 92 0M22 64l10 36M41 68l5 34M60 69v33M79 68l-5 34M98 64l-10 36"
        />
        <path class="basket-rim" d="M4 54a56 15 0 0 0 112 0" />
      </svg>
    );
  }
}
