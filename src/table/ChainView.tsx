import type { JSX } from 'preact';
import { getSeatName } from '../narration/seat-names.ts';
import type { TableMessages } from '../narration/table-messages.ts';
import { CardView } from './CardView.tsx';
import type { TableCard } from './position.ts';

interface Props {
  cards: readonly TableCard[];
  /** The card played in this step. */
  now: string | undefined;
  messages: TableMessages;
  /** CSS class for the height of the pile of cards underneath, if there is one. */
  pile?: string;
}

/**
 * Cards of the rank in play, in games of pairing (players must play cards of equal rank): each with its player and its
 * call.
 */
export const ChainView = ({ cards, now, messages, pile }: Props): JSX.Element => (
  <ol class={pile ? `chain ${pile}` : 'chain'}>
    {cards.map(({ card, seat, call }) => (
      <li key={card} class={card === now ? 'just-laid' : undefined}>
        <CardView card={card} lang={messages.lang} />
        <span>
          {`${getSeatName(seat, messages)} `}
          {call && <em class="call">{call.charAt(0).toUpperCase() + call.slice(1)}</em>}
        </span>
      </li>
    ))}
  </ol>
);
