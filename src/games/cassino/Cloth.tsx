import type { JSX } from 'preact';
import { cardName, getCardIndex } from '../../i18n/cards.ts';
import type { Language } from '../../i18n/routes.ts';
import { formatChange, formatCounters, getAccountName } from '../../narration/accounts.ts';
import { getSeatName } from '../../narration/seat-names.ts';
import { compareByRank } from '../../table/by-rank.ts';
import { CardView, Pip } from '../../table/CardView.tsx';
import { CardFan } from '../../table/Fan.tsx';
import { PureComponent } from '../../table/pure-component.ts';
import { type ClothProps, RoundTable } from '../../table/RoundTable.tsx';
import { listScoringParties } from './piles.ts';
import { type CassinoState, getCassinoState } from './table-state.ts';
import { type CassinoWords, SCORED_ITEMS } from './words.ts';

type Props = ClothProps<CassinoWords> & { readonly seen: CassinoState };

/**
 * Table of Cassino. In the middle are the open cards and the captures of the step; round them the players, each with a
 * pile of won cards.
 */
export function Cloth(props: ClothProps<CassinoWords>): JSX.Element {
  const { played, position, messages, words } = props;
  const seen = getCassinoState(played, position.step);
  return (
    <RoundTable
      {...props}
      direction="left"
      hand={(seat) => [...position.hands[seat]!].sort(compareByRank)}
      now={position.step.events.find(({ type }) => type === 'shown')?.card}
      beside={(seat) => <Pile cards={seen.piles[played.seats[seat]!]!.length} lang={messages.lang} words={words} />}
    >
      <Taking {...props} seen={seen} />
      <Board {...props} seen={seen} />
    </RoundTable>
  );
}

/** Side panel of Cassino: cards won and points scored by each party, and the points counted at the end of a deal. */
export function SidePanel(props: ClothProps<CassinoWords>): JSX.Element {
  const { played, position, messages, words } = props;
  const seen = getCassinoState(played, position.step);
  return (
    <>
      <Taken
        played={played}
        messages={messages}
        words={words}
        piles={seen.piles}
        sweeps={seen.sweeps}
        scored={seen.scored}
        scores={position.step.scores}
      />
      {seen.counts.length > 0 && seen.board.length === 0 && <Points {...props} seen={seen} />}
    </>
  );
}

/** Number of open cards above which they are closer together on a narrow page. */
const ROOMY = 8;

/** Open cards on the table, in the order of their arrival. */
function Board({ messages, seen: { board, laid } }: Props): JSX.Element {
  return (
    <ul
      class={board.length > ROOMY ? 'cassino-board is-full' : 'cassino-board'}
      aria-label={messages.table.unheld['Table']}
    >
      {board.map((card) => (
        <li key={card} class={card === laid ? 'just-laid' : undefined}>
          <CardView card={card} lang={messages.lang} />
        </li>
      ))}
    </ul>
  );
}

/**
 * Captures of the step: the card played, and the pairs and combinations that it takes. At the end of a deal, the cards
 * that the last player to take gathers.
 */
function Taking({ messages, words, seen: { taking, gathered } }: Props): JSX.Element | null {
  const { lang } = messages;
  const name = (seat: string) => getSeatName(seat, messages);
  if (!taking && !gathered) return null;
  return (
    <div class="cassino-taking">
      {taking && (
        <>
          <p>
            {taking.swept ? (
              <em class="call">{words.sweeps(name(taking.seat))}</em>
            ) : (
              words.table.takes(name(taking.seat))
            )}
          </p>
          <div class="cassino-groups">
            <span class="just-laid">
              <CardView card={taking.card} lang={lang} size="small" />
            </span>
            {taking.groups.map((group) => (
              <CardFan key={group[0]} cards={group} lang={lang} label={words.table.takes(name(taking.seat))} />
            ))}
          </div>
        </>
      )}
      {gathered && (
        <>
          <p>{words.table.gathers(name(gathered.seat))}</p>
          <CardFan cards={gathered.cards} lang={lang} label={words.table.gathers(name(gathered.seat))} />
        </>
      )}
    </div>
  );
}

interface PileProps {
  cards: number;
  lang: Language;
  words: CassinoWords;
}

/** Cards won by a player, face down. */
function Pile({ cards, lang, words }: PileProps): JSX.Element | null {
  if (cards === 0) return null;
  return (
    <span class="cassino-pile">
      <CardView card="-" lang={lang} size="small" face="down" label="" />
      <span aria-hidden="true">{cards}</span>
      <span class="unseen">{words.table.pile(cards)}</span>
    </span>
  );
}

/** Short form of a card (`9♠`), with its name for screen readers. */
function Written({ card, lang }: { card: string; lang: Language }): JSX.Element {
  return (
    <span class="written" role="img" aria-label={cardName(card, lang)}>
      {getCardIndex(card, lang)}
      <Pip suit={card.slice(-1)} />
    </span>
  );
}

/** Symbol of spades; most spades earn a point. */
function Spades({ name }: { name: string }): JSX.Element {
  return (
    <>
      <Pip suit="S" />
      <span class="unseen">{name}</span>
    </>
  );
}

/** Cards that earn points by themselves, in the order of the book. */
const WORTH = ['10D', '2S', 'AS', 'AH', 'AD', 'AC'];

interface TakenProps
  extends Pick<Props, 'played' | 'messages' | 'words'>,
    Pick<CassinoState, 'piles' | 'sweeps' | 'scored'> {
  /** Points of each party in the game so far. */
  scores: readonly number[];
}

/** Table of what each party has won (cards, spades, Cassinos, aces and sweeps), and its points. */
class Taken extends PureComponent<TakenProps> {
  override render({ played, messages, words: { table }, piles, sweeps, scored, scores }: TakenProps): JSX.Element {
    const { lang } = messages;
    return (
      <table class="cassino-standing">
        <caption>{table.taken}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col" class="figure">
              {table.cards}
            </th>
            <th scope="col" class="figure">
              <Spades name={table.spades} />
            </th>
            <th scope="col" class="figure">
              {table.sweeps}
            </th>
            <th scope="col" class="figure">
              {table.score}
            </th>
          </tr>
        </thead>
        {listScoringParties(played).map((seats, party) => {
          const won = seats.flatMap((seat) => piles[seat]!);
          const worth = WORTH.filter((card) => won.includes(card));
          return (
            <tbody key={seats[0]}>
              <tr class={worth.length > 0 ? 'cassino-has-worth' : undefined}>
                <th scope="row">{getAccountName(played.scorers[party]!, messages)}</th>
                <td class="figure">{formatCounters(won.length)}</td>
                <td class="figure">{formatCounters(won.filter((card) => card.endsWith('S')).length)}</td>
                <td class="figure">{seats.reduce((sum, seat) => sum + sweeps[seat]!, 0) || '–'}</td>
                <td class="figure">
                  {scored[party]! > 0 && <span class="change">{`${formatChange(scored[party]!)} `}</span>}
                  {formatCounters(scores[party]!)}
                </td>
              </tr>
              {worth.length > 0 && (
                <tr class="cassino-worth">
                  <td colSpan={5}>
                    <span>{table.worth}</span>
                    {worth.map((card) => (
                      <Written key={card} card={card} lang={lang} />
                    ))}
                  </td>
                </tr>
              )}
            </tbody>
          );
        })}
      </table>
    );
  }
}

/** Cards shown in the column heads of some kinds of points, beside their names. */
const HEADS: Readonly<Partial<Record<(typeof SCORED_ITEMS)[number], string>>> = { great: '10D', little: '2S' };

/** Table of the points of a finished deal. */
function Points({ played, messages, words: { table }, seen: { counts } }: Props): JSX.Element {
  const { lang } = messages;
  const kinds = SCORED_ITEMS.filter(
    (what) => what !== 'sweeps' || counts.some(({ reckoned }) => reckoned.some((each) => each.what === what)),
  );
  return (
    <table class="cassino-points">
      <caption>{table.count}</caption>
      <thead>
        <tr>
          <td />
          {kinds.map((what) => (
            <th key={what} scope="col" class="figure">
              {HEADS[what] ? (
                <>
                  <Written card={HEADS[what]} lang={lang} />
                  <span class="unseen">{`, ${table.reckoned[what]}`}</span>
                </>
              ) : what === 'spades' ? (
                <Spades name={table.spades} />
              ) : (
                table.reckoned[what]
              )}
            </th>
          ))}
          <th scope="col" class="figure">
            {table.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {counts.map(({ seats, reckoned, total }, party) => (
          <tr key={seats[0]}>
            <th scope="row">{getAccountName(played.scorers[party]!, messages)}</th>
            {kinds.map((what) => (
              <td key={what} class="figure">
                {reckoned.find((each) => each.what === what)?.points ?? '–'}
              </td>
            ))}
            <td class="figure">{total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
