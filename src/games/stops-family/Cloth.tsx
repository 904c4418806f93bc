import type { ComponentChildren, JSX } from 'preact';
import { formatCounters } from '../../narration/accounts.ts';
import { getSeatName } from '../../narration/seat-names.ts';
import { CardView } from '../../table/CardView.tsx';
import { Counters } from '../../table/Counters.tsx';
import { CardFan } from '../../table/Fan.tsx';
import { PlayedCardList } from '../../table/PlayedSoFar.tsx';
import { PureComponent } from '../../table/pure-component.ts';
import { AccountChange, type ClothProps, RoundTable } from '../../table/RoundTable.tsx';
import type { StopsWords } from './words.ts';

interface StopsClothProps extends ClothProps<StopsWords> {
  /** Boxes with their counters. */
  children: ComponentChildren;
  /** True if the boxes form a disc. */
  disc?: boolean;
  /** Words called with the last card, if there are any. */
  said?: string | undefined;
  /** Card that a player shows from the hand in this step; and a function for extra content at a seat (0-based). */
  now?: string | undefined;
  beside?: (seat: number) => ComponentChildren;
  /**
   * Cards that are not in the pack, in notation. If given, a list of the played cards is shown where there is space.
   */
  absent?: ReadonlySet<string> | undefined;
}

/**
 * Table of Pope Joan, Spin and Newmarket. The boxes are in the middle, the run (cards played one after another) below
 * or beside them, and the seats round both.
 */
export function StopsCloth({ children, said, absent, ...props }: StopsClothProps): JSX.Element {
  const { position, messages, words } = props;
  const { cardsPlayed, runFrom, step } = position;
  return (
    <RoundTable {...props} direction="left">
      <div class={`stops is-${props.played.game}`}>
        {children}
        <div class="stops-lower">
          <div class="stops-run">
            <CardFan
              cards={cardsPlayed.slice(runFrom).map(({ card }) => card)}
              lang={messages.lang}
              label={words.table.run}
              size="medium"
              lines
              now={step.move.startsWith('deal ') ? undefined : cardsPlayed.at(-1)?.card}
            />
            {said && <em class="call">{said}</em>}
          </div>
          {absent && <PlayedCardList position={position} lang={messages.lang} words={words.table} absent={absent} />}
        </div>
      </div>
    </RoundTable>
  );
}

interface BoxesProps extends ClothProps<StopsWords> {
  /** Returns the cards drawn on a box, in notation; `box` is its name in records. */
  cards: (box: string) => readonly string[];
  /** True if the boxes show their names. */
  named?: boolean;
}

/** Boxes in a row, each with its cards and counters. */
export function BoxRow({ played, position, messages, words, cards, named = false }: BoxesProps): JSX.Element {
  return (
    <ul class="stops-boxes" aria-label={words.table.board}>
      {played.accounts.slice(played.seats.length).map((account, i) => {
        const seat = played.seats.length + i;
        const box = account.slice(4);
        return (
          <Box
            key={account}
            account={account}
            name={named ? words.boxes[box]!.name : ''}
            cards={cards(box)}
            counters={position.step.balance[seat]!}
            change={position.changes[seat]!}
            lang={messages.lang}
          />
        );
      })}
    </ul>
  );
}

interface BoxProps {
  account: string;
  /** Name of the box; empty if its card identifies it. */
  name: string;
  cards: readonly string[];
  counters: number;
  change: number;
  lang: ClothProps['messages']['lang'];
}

/** One box: its cards, its name, and its counters. */
class Box extends PureComponent<BoxProps> {
  override render({ account, name, cards, counters, change, lang }: BoxProps): JSX.Element {
    return (
      <li class={`stops-box${change < 0 ? ' is-taken' : ''}`} data-account={account}>
        {cards.length > 0 && (
          <span class="stops-box-cards">
            {cards.map((card) => (
              <CardView key={card} card={card} lang={lang} size="small" />
            ))}
          </span>
        )}
        {name && <span class="stops-box-name">{name}</span>}
        <span class="stops-box-counters">
          <Counters count={counters} lang={lang} />
          <AccountChange counters={change} />
        </span>
      </li>
    );
  }
}

interface StandingProps extends ClothProps<StopsWords> {
  /** Cards that are not in the pack, in notation. */
  absent: ReadonlySet<string>;
}

/** Side panel: the cards played of each suit, and at the end of a deal the payment of each player. */
export function StopsSidePanel({ absent, ...props }: StandingProps): JSX.Element {
  const { position, messages, words } = props;
  return (
    <>
      {position.settled.length > 0 && <Settlement {...props} />}
      <PlayedCardList position={position} lang={messages.lang} words={words.table} absent={absent} />
    </>
  );
}

/** Table of the payments at the end of a deal: the cards left in each hand, and the counters paid for them. */
function Settlement({ position, messages, words: { table } }: ClothProps<StopsWords>): JSX.Element {
  return (
    <table class="settlement">
      <caption>{table.settlement}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.table.seat}</th>
          <th scope="col" class="figure">
            {table.left}
          </th>
          <th scope="col" class="figure">
            {table.pays}
          </th>
        </tr>
      </thead>
      <tbody>
        {position.settled.map(({ seat, points, paid }) => (
          <tr key={seat}>
            <th scope="row">{getSeatName(seat, messages)}</th>
            <td class="figure">{points}</td>
            <td class="figure">{formatCounters(paid)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
