/** The emblem of each game: a few of its cards as they lie in play, drawn from the sprite of the pack. */
import { cardIndex } from '../i18n/cards.ts';
import type { Language } from '../i18n/routes.ts';
import { drawing, short } from './sprite.ts';

/** The measures of every emblem, in units of its drawing. */
export const EMBLEM = { width: 200, height: 140 } as const;

/** A card of an emblem: the middle of its place, its width, and how far it leans to the right, in degrees. */
interface Lying {
  /** In notation; `back` for one that lies face down. */
  readonly card: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly lean: number;
}

/** Cards held as a fan, the last uppermost. */
const fan = (cards: readonly string[], spread: number): readonly Lying[] =>
  cards.map((card, i) => {
    const lean = (i / (cards.length - 1) - 0.5) * spread;
    const turn = (lean * Math.PI) / 180;
    return { card, x: 100 + 170 * Math.sin(turn), y: 236 - 170 * Math.cos(turn), width: 60, lean };
  });

const EMBLEMS: Readonly<Record<string, readonly Lying[]>> = {
  // The board, the dwarf in the middle of it.
  'nain-jaune': [
    { card: 'KH', x: 44, y: 34, width: 44, lean: 0 },
    { card: 'QS', x: 156, y: 34, width: 44, lean: 0 },
    { card: 'JC', x: 44, y: 106, width: 44, lean: 0 },
    { card: '10D', x: 156, y: 106, width: 44, lean: 0 },
    { card: '7D', x: 100, y: 70, width: 70, lean: 0 },
  ],
  // A run that looks at no suit, up to the dwarf.
  lindor: fan(['4C', '5H', '6S', '7D'], 37),
  'chnif-chnof-chnorum': fan(['5C', '5H', '5S', '5D'], 37),
  // The cat asleep among the others.
  'chat-qui-dort': [
    { card: '2S', x: 52, y: 54, width: 52, lean: -16 },
    { card: '6D', x: 100, y: 44, width: 52, lean: 0 },
    { card: 'AH', x: 148, y: 54, width: 52, lean: 16 },
    { card: 'back', x: 100, y: 104, width: 48, lean: 90 },
  ],
  'snip-snap-snorum': fan(['9S', '9H', '9C', '9D'], 37),
  jig: fan(['3C', '4C', '5C', '6C', '7C'], 38),
  // The great Cassino takes eight and two, and the two is the little one.
  cassino: [
    { card: '8H', x: 128, y: 62, width: 60, lean: 9 },
    { card: '2S', x: 160, y: 80, width: 60, lean: 20 },
    { card: '10D', x: 72, y: 70, width: 74, lean: -7 },
  ],
  // A trick: the ten takes the ace.
  manille: [
    { card: 'KH', x: 154, y: 70, width: 42, lean: -90 },
    { card: 'AH', x: 100, y: 106, width: 42, lean: 0 },
    { card: '9H', x: 46, y: 70, width: 42, lean: 90 },
    { card: '10H', x: 100, y: 36, width: 46, lean: 0 },
  ],
};

/** The inks of the suits, as the sprite has them. */
const INKS: Readonly<Record<string, string>> = {
  S: 'var(--card-spades,var(--card-black,#221d19))',
  H: 'var(--card-hearts,var(--card-red,#b0261c))',
  D: 'var(--card-diamonds,var(--card-red,#b0261c))',
  C: 'var(--card-clubs,var(--card-black,#221d19))',
};

/** A card as small cards are drawn: one large index and one large pip. */
const smallCard = (card: string, lang: Language): string => {
  if (card === 'back') return drawing('back', 0, 0, 100);
  const suit = card.slice(-1);
  const index = drawing(`i${cardIndex(card, lang)}`, -13, 3, 66);
  return `${drawing('blank', 0, 0, 100)}${drawing(suit, 30, 66, 62)}<g color="${INKS[suit]}">${index}</g>`;
};

/** The emblem of a game as the inside of a drawing of {@link EMBLEM}’s measures. */
export const emblem = (game: string, lang: Language): string => {
  const lying = EMBLEMS[game];
  if (!lying) throw new Error(`src/pictures/emblems.ts has no emblem for ${game}`);
  return lying
    .map(({ card, x, y, width, lean }) => {
      const scale = width / 100;
      const turn = lean === 0 ? '' : ` rotate(${short(lean)})`;
      return `<g transform="translate(${short(x)} ${short(y)})${turn} scale(${short(scale)}) translate(-50 -70)">${smallCard(card, lang)}</g>`;
    })
    .join('');
};
