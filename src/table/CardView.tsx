import type { JSX } from 'preact';
import { getCardIndexLanguage } from '../browser/settings.ts';
import { SPRITE } from '../browser/sprite.ts';
import { cardName, getCardIndex, getFaceDownName, isCourtCard } from '../i18n/cards.ts';
import type { Language } from '../i18n/routes.ts';
import { isHiddenCard } from './position.ts';
import { PureComponent } from './pure-component.ts';

interface Props {
  /** Card in notation: `9S`, `10D`, `KH`; `-` for a pile, or for a card that stays face down. */
  card: string;
  /** Language of the index letters (K Q J or R D V) and of the accessible name. */
  lang: Language;
  /**
   * Small cards, for hands and fans, have one large index and one large pip. `index` shows only the corner of a small
   * card.
   */
  size?: 'small' | 'medium' | 'index';
  face?: 'up' | 'down';
  /** Accessible name, if it is not the name of the card; empty if a text beside the card names it. */
  label?: string;
}

/** One card, drawn from the sprite (file of all card drawings). Renders the same at build time and in the browser. */
export class CardView extends PureComponent<Props> {
  override render({
    card,
    lang,
    size = 'medium',
    face = isHiddenCard(card) ? 'down' : 'up',
    label,
  }: Props): JSX.Element {
    const name = label ?? (face === 'up' ? cardName(card, lang) : getFaceDownName(lang));
    const width = WIDTHS[size];
    return (
      <svg
        class={`card card-${size}`}
        data-card={card}
        viewBox={size === 'index' ? '0 0 40 70' : '0 0 100 140'}
        width={width}
        height={width * 1.4}
        role={name ? 'img' : undefined}
        aria-label={name || undefined}
        aria-hidden={name ? undefined : true}
      >
        {face === 'down' ? drawing('back') : faceOf(card, getCardIndexLanguage(lang), size)}
      </svg>
    );
  }
}

/** Widths in pixels until the style sheet is loaded. */
const WIDTHS = { medium: 64, small: 40, index: 14 } as const;

/** Width and height of a card in units of the drawing. They stay the same where only a part of it is visible. */
const WHOLE = { width: 100, height: 140 } as const;

/** Draws the face of a card, with the index letters of a language. */
function faceOf(card: string, lang: Language, size: Props['size']): JSX.Element {
  if (size === 'index') return drawing(`s${getCardIndex(card, lang)}${card.slice(-1)}`, WHOLE);
  const [court, small] = [isCourtCard(card), size === 'small'];
  if (!court && !small) return drawing(card);
  return (
    <>
      {drawing((small ? 's' : 'm') + getCardIndex(card, lang) + card.slice(-1))}
      {court && drawing(card, small ? FIGURE : undefined)}
    </>
  );
}

/** Position of the figure on a small court card, in units of the drawing. */
const FIGURE = { x: 13, y: 18.2, width: 87, height: 121.8 } as const;

const drawing = (id: string, place?: Readonly<Record<string, number>>): JSX.Element => (
  <use href={`${SPRITE}#${id}`} {...place} />
);

/**
 * Symbol of a suit (`S`); the style sheet of each cloth sets its size. It is drawn, since the book typeface has no suit
 * symbols and the search for another font would delay the step.
 */
export const Pip = ({ suit }: { suit: string }): JSX.Element => (
  <svg class="pip" viewBox="0 0 24 24" aria-hidden="true">
    {drawing(suit)}
  </svg>
);
