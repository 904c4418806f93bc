/** Cards on the cloth of a link preview, and their text alternative. */
import { getPresentation } from '../games/presentations.ts';
import { cardName, faceDownName } from '../i18n/cards.ts';
import type { Language } from '../i18n/routes.ts';
import { drawPlacedCard, fan } from '../pack/cards.ts';
import { EMBLEM, renderEmblem } from './emblems.ts';

/** Width and height of the cloth, in units of the picture. */
export const CLOTH = { width: 540, height: 630 } as const;

/** Content of the cloth: a drawing of the size {@link CLOTH}, and its text alternative. */
export interface ClothPicture {
  readonly drawn: string;
  readonly seen: string;
}

/** Geometry of the fans on the cloth, in the order of their number of cards. */
const HELD = [
  { width: 280, spread: 0 },
  { width: 236, spread: 16 },
  { width: 206, spread: 26 },
  { width: 182, spread: 32 },
  { width: 168, spread: 37 },
] as const;

const namesOf = (cards: readonly string[], lang: Language): string =>
  new Intl.ListFormat(lang, { type: 'conjunction' }).format(
    cards.map((card) => (card === 'back' ? faceDownName(lang) : cardName(card, lang, 'the'))),
  );

/** Draws a fan of up to five cards on the cloth. */
export const fanOnCloth = (cards: readonly string[], lang: Language): ClothPicture => ({
  drawn: fan(cards, { x: CLOTH.width / 2, y: 300, radius: 420, ...HELD[cards.length - 1]! })
    .map((card) => drawPlacedCard(card, lang, 'large'))
    .join(''),
  seen: namesOf(cards, lang),
});

const drawEmblem = (game: string, lang: Language, scale: number, middle: number): string => {
  const [x, y] = [(CLOTH.width - EMBLEM.width * scale) / 2, middle - (EMBLEM.height * scale) / 2];
  return `<g transform="translate(${x} ${y}) scale(${scale})">${renderEmblem(game, lang, 'large')}</g>`;
};

/** Draws the emblem of a game in the part of the cloth that other content, from `top` down, leaves free. */
export const emblemAbove = (game: string, lang: Language, top: number): ClothPicture => ({
  drawn: drawEmblem(game, lang, Math.min(2.2, ((top - 62) / EMBLEM.height) * 0.92), (40 + top) / 2),
  seen: emblemsOnCloth([game], lang).seen,
});

/** Draws the emblem of a game in the middle of the cloth, or the emblems of two games, one above the other. */
export const emblemsOnCloth = (games: readonly string[], lang: Language): ClothPicture => ({
  drawn: (games.length === 1
    ? games.map((game) => drawEmblem(game, lang, 2.4, CLOTH.height / 2))
    : games.map((game, i) => drawEmblem(game, lang, 1.72, 182 + i * 266))
  ).join(''),
  seen: namesOf(
    games.flatMap((game) => getPresentation(game).emblem.map(({ card }) => card)),
    lang,
  ),
});
