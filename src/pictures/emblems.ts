/** The emblem of each game: a few of its cards as they lie in play, from the sprite of the pack. */
import { getPresentation } from '../games/presentations.ts';
import type { Language } from '../i18n/routes.ts';
import { drawPlacedCard, type Size } from '../pack/cards.ts';

/** The size of every emblem, in units of its drawing. */
export const EMBLEM_SIZE = { width: 200, height: 140 } as const;

/** Draws the emblem of a game; returns the content of a drawing of the size {@link EMBLEM_SIZE}. */
export const renderEmblem = (game: string, lang: Language, size: Size = 'small'): string =>
  getPresentation(game)
    .emblem.map((card) => drawPlacedCard(card, lang, size))
    .join('');
