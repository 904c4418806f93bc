import type { JSX } from 'preact';
import { RANKS, SUITS } from '#engine/cards.ts';
import type { Replay } from '#engine/record/replay.ts';
import { cardIndex, suitName } from '../../i18n/cards.ts';
import { Card, Pip } from '../../table/Card.tsx';
import { Counters } from '../../table/Counters.tsx';
import { Fan } from '../../table/Fan.tsx';
import { handOnCloth, type Laid } from '../../table/position.ts';
import { PureComponent } from '../../table/pure-component.ts';
import { Change, type ClothProps, Seats } from '../../table/Seats.tsx';
import type { JigWords } from './words.ts';

/** The words of a run, each in the place of its card. */
const WORDS = ['Snip', 'Snap', 'Snorum', 'Hicockalorum', 'Jig'] as const;

const written = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The table of Jig: the run as it grows, what has been played of each suit, the pool, and the seats. */
export function Cloth(props: ClothProps<JigWords>): JSX.Element {
  const { played, position, messages, words } = props;
  const { lang, table } = messages;
  const { step, laid, runFrom, changes, hands } = position;
  const pool = played.accounts.length - 1;
  const now = step.move.startsWith('deal ') ? undefined : laid.at(-1)?.card;
  return (
    <>
      <ol class="jig-run" aria-label={words.table.run}>
        {WORDS.map((word, place) => (
          <Place key={word} word={word} laid={laid[runFrom + place]} now={now} lang={lang} />
        ))}
      </ol>
      <div class="jig-middle">
        <PlayedSoFar {...props} />
        {isPooled(played) && (
          <p class="pool" data-account="pool">
            <span>{table.pool}</span>
            <Change counters={changes[pool]!} />
            <Counters count={step.balance[pool]!} lang={lang} />
          </p>
        )}
      </div>
      <Seats played={played} position={position} messages={messages} long={played.seats.length < 5}>
        {(seat) =>
          hands[seat]!.length > 0 ? (
            <Fan cards={handOnCloth(position, seat)} lang={lang} label={table.hand} />
          ) : (
            <span class="jig-out">{words.table.out}</span>
          )
        }
      </Seats>
    </>
  );
}

/** Whether anything is ever paid into the pool. */
export const isPooled = ({ readings }: Replay): boolean => readings['pool'] !== 'none' || readings['fines'] !== 'off';

interface PlaceProps {
  word: string;
  laid: Laid | undefined;
  /** The card laid in this step. */
  now: string | undefined;
  lang: ClothProps['messages']['lang'];
}

/** One of the five places of a run: its card, who laid it and what was called; until then the word that is due. */
function Place({ word, laid, now, lang }: PlaceProps): JSX.Element {
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
      <Card card={card} lang={lang} />
      <span class="jig-said">
        {`${seat} `}
        <em class="call">
          {call && <span>{written(call)}</span>}
          {wrong && <s>{call ? `-${written(wrong)}` : written(wrong)}</s>}
          {after && <span>{`-${written(after)}`}</span>}
        </em>
      </span>
    </li>
  );
}

/** Each suit from ace to king, with what has been played of it: before a gap in the rest there is a stop. */
function PlayedSoFar({ position, messages: { lang }, words: { table } }: ClothProps<JigWords>): JSX.Element {
  const { laid, runFrom } = position;
  const gone = new Map(laid.map(({ card }, i) => [card, i >= runFrom ? 'gone in-run' : 'gone']));
  return (
    <div class="jig-played">
      <p>{table.played}</p>
      <ul>
        {SUITS.map((suit) => (
          <OfSuit
            key={suit}
            suit={suit}
            gone={RANKS.map((rank) => gone.get(`${rank}${suit}`))}
            lang={lang}
            words={table}
          />
        ))}
      </ul>
    </div>
  );
}

interface OfSuitProps {
  suit: (typeof SUITS)[number];
  /** Of each rank, as its card is marked when it has been played. */
  gone: readonly (string | undefined)[];
  lang: ClothProps['messages']['lang'];
  words: JigWords['table'];
}

/** One suit, and its cards as they go. */
class OfSuit extends PureComponent<OfSuitProps> {
  override render({ suit, gone, lang, words }: OfSuitProps): JSX.Element {
    const ranks = RANKS.map((rank) => cardIndex(`${rank}${suit}`, lang));
    return (
      <li>
        <Pip suit={suit} />
        <span class="ranks" aria-hidden="true">
          {ranks.map((rank, i) => (
            <span key={rank} class={gone[i]}>
              {rank}
            </span>
          ))}
        </span>
        <span class="unseen">
          {words.suit(
            suitName(suit, lang),
            ranks.filter((_, i) => gone[i]),
          )}
        </span>
      </li>
    );
  }
}
