import type { JSX } from 'preact';
import type { Step } from '#engine/record/steps.ts';
import { formatCounters } from '../../narration/accounts.ts';
import { getEventSlug } from '../../narration/narrate.ts';
import { getSeatName } from '../../narration/seat-names.ts';
import { CardView } from '../../table/CardView.tsx';
import { Counters } from '../../table/Counters.tsx';
import { CardFan } from '../../table/Fan.tsx';
import { PureComponent } from '../../table/pure-component.ts';
import { AccountChange, type ClothProps, RoundTable } from '../../table/RoundTable.tsx';
import type { NainWords } from './words.ts';

/** The dwarf: the seven of diamonds. */
const NAIN = '7D';

/**
 * Table of Le Nain jaune and Lindor. The board is in the middle, the run (cards played one after another) beside it,
 * and the seats round both.
 */
export function Cloth(props: ClothProps<NainWords>): JSX.Element {
  const { played, position, messages, words } = props;
  const { cardsPlayed, runFrom, step } = position;
  const hoc = step.events.some(({ call }) => call === 'hoc');
  return (
    <RoundTable
      {...props}
      direction="right"
      now={cardPaidFor(step)}
      beside={(seat) => {
        const counted = position.settled.find((each) => each.seat === played.seats[seat]);
        // If each card counts one, the hand itself shows the number. Before the settlement the room for it is kept.
        if (
          played.readings['count'] === 'cards' ||
          (!counted && seat === (position.activeSeat ?? position.viewerSeat ?? 0))
        )
          return null;
        return (
          <em class={`seat-score${counted ? '' : ' to-come'}`}>{messages.table.score(counted?.points ?? ROOM)}</em>
        );
      }}
    >
      <div class="nain">
        <Board {...props} />
        <div class="run">
          <CardFan
            cards={cardsPlayed.slice(runFrom).map(({ card }) => card)}
            lang={messages.lang}
            label={words.table.run}
            size="medium"
            lines
            now={step.move.startsWith('deal ') ? undefined : cardsPlayed.at(-1)?.card}
          />
          {hoc && <em class="call">hoc</em>}
        </div>
      </div>
    </RoundTable>
  );
}

/** Returns the card kept in hand for which a step pays more: the dwarf, or the card whose bête it is. */
const cardPaidFor = ({ events }: Step): string | undefined => {
  for (const event of events) {
    const slug = event.type === 'paid' ? getEventSlug(event) : '';
    if (slug === 'nain.double' || slug === 'opera.nain') return NAIN;
    if (slug !== 'stakes' && event.to?.startsWith('box:')) return event.to.slice(4);
  }
  return undefined;
};

/** Points of the width for which room is kept at a seat. */
const ROOM = 10;

/** Side panel: the payments of each player at the end of a deal; nothing before. */
export function SidePanel(props: ClothProps<NainWords>): JSX.Element | null {
  return props.position.settled.length > 0 ? <Settlement {...props} /> : null;
}

/** The five boxes, arranged as on the real board: the dwarf in the middle. */
function Board({ played, position, messages, words }: ClothProps<NainWords>): JSX.Element {
  const { lang } = messages;
  return (
    <ul class="board" aria-label={words.table.board}>
      {played.accounts.slice(played.seats.length).map((account, i) => {
        const seat = played.seats.length + i;
        return (
          <Box
            key={account}
            account={account}
            counters={position.step.balance[seat]!}
            change={position.changes[seat]!}
            lang={lang}
          />
        );
      })}
    </ul>
  );
}

interface BoxProps {
  account: string;
  counters: number;
  change: number;
  lang: ClothProps['messages']['lang'];
}

/** One box: its card and its counters. */
class Box extends PureComponent<BoxProps> {
  override render({ account, counters, change, lang }: BoxProps): JSX.Element {
    const card = account.slice(4);
    return (
      <li class={`box box-${card.toLowerCase()}`} data-account={account}>
        <CardView card={card} lang={lang} size="small" />
        <span class="box-counters">
          <Counters count={counters} lang={lang} />
          <AccountChange counters={change} />
        </span>
      </li>
    );
  }
}

/**
 * Table of the payments at the end of a deal: the points in each hand, the counters paid for them, and the bêtes (fines
 * for cards kept back).
 */
function Settlement({ position, messages, words: { table } }: ClothProps<NainWords>): JSX.Element {
  const { table: words } = messages;
  return (
    <table class="settlement">
      <caption>{table.settlement}</caption>
      <thead>
        <tr>
          <th scope="col">{words.seat}</th>
          <th scope="col" class="figure">
            {words.points}
          </th>
          <th scope="col" class="figure">
            ×
          </th>
          <th scope="col" class="figure">
            {table.pays}
          </th>
          <th scope="col" class="figure">
            {table.bete}
          </th>
        </tr>
      </thead>
      <tbody>
        {position.settled.map(({ seat, points, paid, bete }) => (
          <tr key={seat}>
            <th scope="row">{getSeatName(seat, messages)}</th>
            <td class="figure">{points}</td>
            <td class="figure">{paid / points}</td>
            <td class="figure">{formatCounters(paid)}</td>
            <td class="figure">{bete || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
