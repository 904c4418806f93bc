import type { JSX } from 'preact';
import type { Replay } from '#engine/record/steps.ts';
import { getSeatName } from '../../narration/seat-names.ts';
import { CardView } from '../../table/CardView.tsx';
import { PlayedCardList } from '../../table/PlayedSoFar.tsx';
import { Pool } from '../../table/Pool.tsx';
import type { TableCard } from '../../table/position.ts';
import { type ClothProps, RoundTable } from '../../table/RoundTable.tsx';
import type { JigWords } from './words.ts';

/** Words called with the five cards of a run, in order. */
const WORDS = ['Snip', 'Snap', 'Snorum', 'Hicockalorum', 'Jig'] as const;

const written = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Table of Jig. In the middle are the run (cards that follow each other in one suit), the cards played of each suit,
 * and the pool; the seats are round them.
 */
export function Cloth(props: ClothProps<JigWords>): JSX.Element {
  const { played, position, messages, words } = props;
  const { step, cardsPlayed, runFrom, changes } = position;
  const pool = played.accounts.length - 1;
  const now = step.move.startsWith('deal ') ? undefined : cardsPlayed.at(-1)?.card;
  return (
    <RoundTable {...props} direction="left" inLine="run">
      <ol class="jig-run" aria-label={words.table.run}>
        {WORDS.map((word, place) => (
          <Place key={word} word={word} laid={cardsPlayed[runFrom + place]} now={now} messages={messages} />
        ))}
      </ol>
      <div class="jig-middle">
        <PlayedCardList position={position} lang={messages.lang} words={words.table} />
        {usesPool(played) && <Pool counters={step.balance[pool]!} change={changes[pool]!} messages={messages} />}
      </div>
    </RoundTable>
  );
}

/** Side panel of Jig: the cards played of each suit. */
export const SidePanel = ({ position, messages, words }: ClothProps<JigWords>): JSX.Element => (
  <PlayedCardList position={position} lang={messages.lang} words={words.table} />
);

/** False if nothing is ever paid into the pool with these readings. */
export const usesPool = ({ readings }: Replay): boolean => readings['pool'] !== 'none' || readings['fines'] !== 'off';

interface PlaceProps {
  word: string;
  laid: TableCard | undefined;
  /** The card played in this step. */
  now: string | undefined;
  messages: ClothProps['messages'];
}

/**
 * One of the five places of a run: its card, its player and the word called. Before the card is played, it shows the
 * word to be called.
 */
function Place({ word, laid, now, messages }: PlaceProps): JSX.Element {
  if (!laid)
    return (
      <li class="is-due">
        <span class="jig-place" />
        <span>{word}</span>
      </li>
    );
  const { card, seat, call, callAfter, wrongCall } = laid;
  return (
    <li class={card === now ? 'just-laid' : undefined}>
      <CardView card={card} lang={messages.lang} />
      <span class="jig-said">
        <span class="jig-who">{`${getSeatName(seat, messages)} `}</span>
        <em class="call">
          {call && <span>{written(call)}</span>}
          {wrongCall && <s>{call ? `-${written(wrongCall)}` : written(wrongCall)}</s>}
          {callAfter && <span>{`-${written(callAfter)}`}</span>}
        </em>
      </span>
    </li>
  );
}
