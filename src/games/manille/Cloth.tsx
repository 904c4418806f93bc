import type { JSX } from 'preact';
import { formatChange, formatCounters, getAccountName } from '../../narration/accounts.ts';
import { getSeatName } from '../../narration/seat-names.ts';
import { CardView, Pip } from '../../table/CardView.tsx';
import { PureComponent } from '../../table/pure-component.ts';
import { type ClothProps, RoundTable } from '../../table/RoundTable.tsx';
import { type CampState, type CoupState, compareBySuit, getCoupState } from './table-state.ts';
import type { ManilleWords } from './words.ts';

/**
 * Table of La Manille. In the middle are the four cards of the trick in a cross, and the card turned up for trumps; the
 * hands are round them.
 */
export function Cloth(props: ClothProps<ManilleWords>): JSX.Element {
  const { played, position, messages, words } = props;
  const coup = getCoupState(played, position.step);
  const before = coup.trick.flatMap(({ cards }) => cards);
  return (
    <RoundTable
      played={played}
      position={position}
      messages={messages}
      direction="right"
      hand={(seat) => position.hands[seat]!.filter((card) => !before.includes(card)).sort(compareBySuit)}
      beside={(seat) => coup.exposed.includes(played.seats[seat]!) && <em class="seat-open">{words.table.exposed}</em>}
    >
      <Cross {...props} coup={coup} />
      {coup.turnUp !== '' && <TurnUp messages={messages} words={words} turnUp={coup.turnUp} lies={coup.lies} />}
    </RoundTable>
  );
}

/** Side panel of La Manille: points of each side in the coup (deal) and in the game, and the games it has won. */
export function SidePanel({ played, position, messages, words }: ClothProps<ManilleWords>): JSX.Element {
  return <Camps played={played} messages={messages} words={words} camps={getCoupState(played, position.step).camps} />;
}

type Props = ClothProps<ManilleWords> & { readonly coup: CoupState };

/** Places round the cloth in the order of play: to the right, which is anticlockwise. */
const PLACES = ['south', 'east', 'north', 'west'] as const;

/** The trick: each card in front of its player; the viewer's card is at the bottom. */
function Cross({ position, messages, words, coup }: Props): JSX.Element {
  const { lang } = messages;
  const now = position.step.move.startsWith('deal ') ? '' : position.cardsPlayed.at(-1)?.card;
  const near = position.activeSeat ?? position.viewerSeat ?? 0;
  return (
    <ol class="cross" aria-label={words.table.trick} data-takes={coup.trick.find(({ takes }) => takes)?.seat}>
      {coup.trick.map(({ seat, cards, said, wrong, takes }, i) => (
        <li
          key={seat}
          class={`cross-${PLACES[(i - near + PLACES.length) % PLACES.length]!}${wrong ? ' is-wrong' : ''}${takes ? ' takes' : ''}`}
        >
          <span class="unseen">{getSeatName(seat, messages)}</span>
          <span class={`place${cards.length > 1 ? ' two' : ''}`}>
            {cards.map((card) => (
              <span key={card} class={card === now ? 'just-laid' : undefined}>
                <CardView card={card} lang={lang} />
              </span>
            ))}
          </span>
          {takes && <b class="badge">{words.table.takes}</b>}
          {said ? <em class="call">{words.table.says(said)}</em> : null}
        </li>
      ))}
    </ol>
  );
}

type TurnUpProps = Pick<Props, 'messages' | 'words'> & Pick<CoupState, 'turnUp' | 'lies'>;

/** Card turned up for trumps while it is on the table, then the symbol of the trump suit. */
class TurnUp extends PureComponent<TurnUpProps> {
  override render({ messages, words, turnUp, lies }: TurnUpProps): JSX.Element {
    const trump = turnUp.slice(-1);
    return (
      <p class="turn-up">
        {lies ? <CardView card={turnUp} lang={messages.lang} size="small" /> : <Pip suit={trump} />}
        <span>{lies ? words.table.turnUp : words.table.trumps(trump)}</span>
      </p>
    );
  }
}

type CampsProps = Pick<Props, 'played' | 'messages' | 'words'> & Pick<CoupState, 'camps'>;

/** Table of the points of each side in the coup (deal) and in the game, and of the games it has won. */
class Camps extends PureComponent<CampsProps> {
  override render({ played, messages, words: { table }, camps }: CampsProps): JSX.Element {
    const match = played.readings['game'] === '34';
    const rows: readonly (readonly [head: string, figureOf: (camp: CampState) => JSX.Element | string])[] = [
      [table.tricks, ({ tricks }) => formatCounters(tricks)],
      [table.taken, ({ points }) => formatCounters(points)],
      [
        table.marked,
        ({ marked, change: moved }) => (
          <>
            {moved !== 0 && <span class="change">{formatChange(moved)}</span>} <b>{formatCounters(marked)}</b>
          </>
        ),
      ],
      ...(match ? [[table.games, ({ games }: CampState) => formatCounters(games)] as const] : []),
    ];
    return (
      <table class="camps">
        <caption>{table.camps}</caption>
        <thead>
          <tr>
            <td />
            {camps.map(({ name }) => (
              <th key={name} scope="col" class="figure">
                {getAccountName(name, messages)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, figureOf]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {camps.map((camp) => (
                <td key={camp.name} class="figure">
                  {figureOf(camp)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    );
  }
}
