import type { JSX } from 'preact';
import type { Replay } from '#engine/record/replay.ts';
import { nameOf } from '../../narration/names.ts';
import { Card } from '../../table/Card.tsx';
import { PlayedSoFar } from '../../table/PlayedSoFar.tsx';
import { Pool } from '../../table/Pool.tsx';
import type { Laid } from '../../table/position.ts';
import { type ClothProps, Round } from '../../table/Round.tsx';
import type { JigWords } from './words.ts';

/** Calls of a run, in the order of its cards. */
const WORDS = ['Snip', 'Snap', 'Snorum', 'Hicockalorum', 'Jig'] as const;

const written = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Table of Jig: in the middle the run, the cards played of each suit, and the pool; the seats round it. */
export function Cloth(props: ClothProps<JigWords>): JSX.Element {
  const { played, position, messages, words } = props;
  const { step, laid, runFrom, changes } = position;
  const pool = played.accounts.length - 1;
  const now = step.move.startsWith('deal ') ? undefined : laid.at(-1)?.card;
  return (
    <Round {...props} way="left" inLine="run">
      <ol class="jig-run" aria-label={words.table.run}>
        {WORDS.map((word, place) => (
          <Place key={word} word={word} laid={laid[runFrom + place]} now={now} messages={messages} />
        ))}
      </ol>
      <div class="jig-middle">
        <PlayedSoFar position={position} lang={messages.lang} words={words.table} />
        {isPooled(played) && <Pool counters={step.balance[pool]!} change={changes[pool]!} messages={messages} />}
      </div>
    </Round>
  );
}

/** Cards played of each suit. */
export const Standing = ({ position, messages, words }: ClothProps<JigWords>): JSX.Element => (
  <PlayedSoFar position={position} lang={messages.lang} words={words.table} />
);

/** False if the readings never pay anything into the pool. */
export const isPooled = ({ readings }: Replay): boolean => readings['pool'] !== 'none' || readings['fines'] !== 'off';

interface PlaceProps {
  word: string;
  laid: Laid | undefined;
  /** The card played in this step. */
  now: string | undefined;
  messages: ClothProps['messages'];
}

/**
 * One of the five places of a run: its card, its player and its call; before the card is played, the call that is due.
 */
function Place({ word, laid, now, messages }: PlaceProps): JSX.Element {
  if (!laid)
    return (
      <li class="is-due">
        <span class="jig-place" />
        <span>{word}</span>
      </li>
    );
  const { card, seat, call, after, wrong } = laid;
  return (
    <li class={card === now ? 'just-laid' : undefined}>
      <Card card={card} lang={messages.lang} />
      <span class="jig-said">
        <span class="jig-who">{`${nameOf(seat, messages)} `}</span>
        <em class="call">
          {call && <span>{written(call)}</span>}
          {wrong && <s>{call ? `-${written(wrong)}` : written(wrong)}</s>}
          {after && <span>{`-${written(after)}`}</span>}
        </em>
      </span>
    </li>
  );
}
