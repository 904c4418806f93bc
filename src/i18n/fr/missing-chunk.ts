import type { MissingChunkWords } from '../en/missing-chunk.ts';

export const missingChunk: MissingChunkWords = {
  gone: 'Une partie de cette page n’a pas pu être chargée. S’il ne suffit pas de recharger la page, revenez un peu plus tard\u00a0: une nouvelle édition est peut-être en route.',
  again: 'Recharger la page',
  cut: 'Une partie de la page manque sur cet appareil, et vous êtes hors ligne. Réessayez une fois connecté.',
};
