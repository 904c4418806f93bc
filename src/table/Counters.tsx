import type { JSX } from 'preact';
import { SPRITE } from '../browser/sprite.ts';
import { getCounterNoun } from '../i18n/cards.ts';
import type { Language } from '../i18n/routes.ts';
import { PureComponent } from './pure-component.ts';

/**
 * Number of counters in a pile, and maximum number of piles that are drawn. A larger amount is only shown as a number.
 */
const PILE = 5;
const PILES = 3;
const [WIDE, HIGH, RISE] = [44, 31, 7] as const;

interface Props {
  /** Number of counters; 0 draws an empty space of the same height. */
  count: number;
  lang: Language;
}

/** Counters in piles of five, with their number: on a box, in the pool or at a seat. */
export class Counters extends PureComponent<Props> {
  override render({ count, lang }: Props): JSX.Element {
    const drawn = Math.min(Math.max(count, 0), PILE * PILES);
    const piles = Math.max(1, Math.ceil(drawn / PILE));
    const height = HIGH + RISE * (PILE - 1);
    return (
      <span class="counters">
        <svg
          class="counters-pile"
          viewBox={`0 0 ${WIDE * piles} ${height}`}
          width={(WIDE * piles) / 2}
          height={height / 2}
          aria-hidden="true"
        >
          {Array.from({ length: drawn }, (_, i) => (
            <use
              key={i}
              href={`${SPRITE}#counter`}
              x={WIDE * Math.floor(i / PILE)}
              y={height - HIGH - RISE * (i % PILE)}
              width={WIDE}
              height={HIGH}
            />
          ))}
        </svg>
        <span class="counters-figure">{count}</span>
        <span class="unseen">{` ${getCounterNoun(count, lang)}`}</span>
      </span>
    );
  }
}
