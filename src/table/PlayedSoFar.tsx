import type { JSX } from 'preact';
import { RANKS, SUITS } from '#engine/cards.ts';
import { getCardIndex, suitName } from '../i18n/cards.ts';
import type { Language } from '../i18n/routes.ts';
import { Pip } from './CardView.tsx';
import type { Position } from './position.ts';
import { PureComponent } from './pure-component.ts';

/** Texts of the list: its heading, and the accessible name of each suit. */
interface PlayedSoFarWords {
  readonly played: string;
  suit(name: string, ranks: readonly string[]): string;
}

interface Props {
  position: Position;
  lang: Language;
  words: PlayedSoFarWords;
  /** Cards that are not in the pack, in notation. */
  absent?: ReadonlySet<string>;
}

/**
 * List of all cards of each suit, from ace to king, with the played ones marked. A card is a stop (no card can follow
 * it) if the next one is marked.
 */
export function PlayedCardList({ position: { cardsPlayed, runFrom }, lang, words, absent }: Props): JSX.Element {
  const gone = new Map(cardsPlayed.map(({ card }, i) => [card, i >= runFrom ? 'gone in-run' : 'gone']));
  return (
    <div class="played-so-far">
      <p>{words.played}</p>
      <ul>
        {SUITS.map((suit) => (
          <OfSuit
            key={suit}
            suit={suit}
            gone={RANKS.map((rank) => gone.get(`${rank}${suit}`))}
            missing={RANKS.map((rank) => absent?.has(`${rank}${suit}`) ?? false)}
            lang={lang}
            words={words}
          />
        ))}
      </ul>
    </div>
  );
}

interface OfSuitProps {
  suit: (typeof SUITS)[number];
  /** CSS class for the card of each rank; `undefined` if the card has not been played. */
  gone: readonly (string | undefined)[];
  /** True for each rank whose card is not in the pack. */
  missing: readonly boolean[];
  lang: Language;
  words: PlayedSoFarWords;
}

/** One suit and its played cards. */
class OfSuit extends PureComponent<OfSuitProps> {
  override render({ suit, gone, missing, lang, words }: OfSuitProps): JSX.Element {
    const ranks = RANKS.map((rank) => getCardIndex(`${rank}${suit}`, lang));
    return (
      <li>
        <Pip suit={suit} />
        <span class="ranks" aria-hidden="true">
          {ranks.map((rank, i) => (
            <span key={rank} class={missing[i] ? 'missing' : gone[i]}>
              {missing[i] ? '·' : rank}
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
