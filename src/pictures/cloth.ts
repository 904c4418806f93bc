/** Cards on the cloth of a link preview, and their text alternative. */
import { getPresentation } from '../games/presentations.ts';
import { cardName, getFaceDownName } from '../i18n/cards.ts';
import { createListFormat } from '../i18n/list-format.ts';
import type { Language } from '../i18n/routes.ts';
import { drawPlacedCard, fan } from '../pack/cards.ts';
import { EMBLEM_SIZE, renderEmblem } from './emblems.ts';

/** Width and height of the cloth, in units of the picture. */
export const CLOTH_SIZE = { width: 540, height: 630 } as const;

/** Content of the cloth: a drawing of the size {@link CLOTH_SIZE}, and its text alternative. */
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
  createListFormat(lang).format(
    cards.map((card) => (card === 'back' ? getFaceDownName(lang) : cardName(card, lang, 'the'))),
  );

/** Draws a fan of up to five cards on the cloth. */
export const drawFanOnCloth = (cards: readonly string[], lang: Language): ClothPicture => ({
  drawn: fan(cards, { x: CLOTH_SIZE.width / 2, y: 300, radius: 420, ...HELD[cards.length - 1]! })
    .map((card) => drawPlacedCard(card, lang, 'large'))
    .join(''),
  seen: namesOf(cards, lang),
});

const drawEmblem = (game: string, lang: Language, scale: number, middle: number): string => {
  const [x, y] = [(CLOTH_SIZE.width - EMBLEM_SIZE.width * scale) / 2, middle - (EMBLEM_SIZE.height * scale) / 2];
  return `<g transform="translate(${x} ${y}) scale(${scale})">${renderEmblem(game, lang, 'large')}</g>`;
};

/** Draws the emblem of a game in the part of the cloth that other content, from `top` down, leaves free. */
export const drawEmblemAbove = (game: string, lang: Language, top: number): ClothPicture => ({
  drawn: drawEmblem(game, lang, Math.min(2.2, ((top - 62) / EMBLEM_SIZE.height) * 0.92), (40 + top) / 2),
  seen: drawEmblemsOnCloth([game], lang).seen,
});

/** Draws the emblem of a game in the middle of the cloth, or the emblems of two games, one above the other. */
export const drawEmblemsOnCloth = (games: readonly string[], lang: Language): ClothPicture => ({
  drawn: (games.length === 1
    ? games.map((game) => drawEmblem(game, lang, 2.4, CLOTH_SIZE.height / 2))
    : games.map((game, i) => drawEmblem(game, lang, 1.72, 182 + i * 266))
  ).join(''),
  seen: namesOf(
    games.flatMap((game) => getPresentation(game).emblem.map(({ card }) => card)),
    lang,
  ),
});
