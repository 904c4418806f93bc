import type { JSX } from 'preact';
import { change, figure } from '../../narration/accounts.ts';
import { Card, Pip } from '../../table/Card.tsx';
import { Fan } from '../../table/Fan.tsx';
import { handOnCloth } from '../../table/position.ts';
import { PureComponent } from '../../table/pure-component.ts';
import { type ClothProps, Seats } from '../../table/Seats.tsx';
import { bySuit, type CampSeen, type CoupSeen, coupAt } from './seen.ts';
import type { ManilleWords } from './words.ts';

/** The table of La Manille: the cross of the four cards, the card turned up, what each camp has taken and marked, and the hands. */
export function Cloth(props: ClothProps<ManilleWords>): JSX.Element {
  const { played, position, messages, words } = props;
  const coup = coupAt(played, position.step);
  const before = coup.trick.flatMap(({ cards }) => cards);
  return (
    <>
      <div class="manille">
        <Cross {...props} coup={coup} />
        {coup.turnUp !== '' && <TurnUp messages={messages} words={words} turnUp={coup.turnUp} lies={coup.lies} />}
        <Camps played={played} words={words} camps={coup.camps} />
      </div>
      <Seats played={played} position={position} messages={messages}>
        {(seat) => (
          <>
            <Fan
              cards={handOnCloth(position, seat)
                .filter((card) => !before.includes(card))
                .sort(bySuit)}
              lang={messages.lang}
              label={messages.table.hand}
            />
            {coup.exposed.includes(played.seats[seat]!) && <em>{words.table.exposed}</em>}
          </>
        )}
      </Seats>
    </>
  );
}

type Props = ClothProps<ManilleWords> & { readonly coup: CoupSeen };

/** The places round the cloth, in the order of play: to the right, which is against the clock. */
const PLACES = ['south', 'east', 'north', 'west'] as const;

/** The trick: each card before the seat that played it, the first seat below. */
function Cross({ position, messages, words, coup }: Props): JSX.Element {
  const { lang } = messages;
  const now = position.step.move.startsWith('deal ') ? '' : position.laid.at(-1)?.card;
  return (
    <ol class="cross" aria-label={words.table.trick}>
      {coup.trick.map(({ seat, cards, said, wrong, takes }, i) => (
        <li key={seat} class={`cross-${PLACES[i]!}${wrong ? ' is-wrong' : ''}${takes ? ' takes' : ''}`}>
          <span class="cross-seat">
            {seat}
            {takes && <span class="unseen">{` (${words.table.takes})`}</span>}
            {said ? <em class="call">{` ${words.table.says(said)}`}</em> : null}
          </span>
          <span class={`place${cards.length > 1 ? ' two' : ''}`}>
            {cards.map((card) => (
              <span key={card} class={card === now ? 'just-laid' : undefined}>
                <Card card={card} lang={lang} />
              </span>
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}

type TurnUpProps = Pick<Props, 'messages' | 'words'> & Pick<CoupSeen, 'turnUp' | 'lies'>;

/** The card turned up while it lies, and then the sign of its suit: what is trumps. */
class TurnUp extends PureComponent<TurnUpProps> {
  override render({ messages, words, turnUp, lies }: TurnUpProps): JSX.Element {
    const trump = turnUp.slice(-1);
    return (
      <p class="turn-up">
        {lies ? <Card card={turnUp} lang={messages.lang} size="small" /> : <Pip suit={trump} />}
        <span>
          {lies && <span class="quiet">{`${words.table.turnUp} `}</span>}
          <span>{words.table.trumps(trump)}</span>
        </span>
      </p>
    );
  }
}

type CampsProps = Pick<Props, 'played' | 'words'> & Pick<CoupSeen, 'camps'>;

/** What each camp has taken in the coup and marked in the game, and the games it has won. */
class Camps extends PureComponent<CampsProps> {
  override render({ played, words: { table }, camps }: CampsProps): JSX.Element {
    const match = played.readings['game'] === '34';
    const rows: readonly (readonly [head: string, figureOf: (camp: CampSeen) => JSX.Element | string])[] = [
      [table.tricks, ({ tricks }) => figure(tricks)],
      [table.taken, ({ points }) => figure(points)],
      [
        table.marked,
        ({ marked, change: moved }) => (
          <>
            {moved !== 0 && <span class="change">{change(moved)}</span>} <b>{figure(marked)}</b>
          </>
        ),
      ],
      ...(match ? [[table.games, ({ games }: CampSeen) => figure(games)] as const] : []),
    ];
    return (
      <table class="camps">
        <caption class="unseen">{table.camps}</caption>
        <thead>
          <tr>
            <td />
            {camps.map(({ name }) => (
              <th key={name} scope="col" class="figure">
                {table.camp(name)}
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
