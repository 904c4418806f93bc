import type { MissingChunkWords } from '../en/missing-chunk.ts';

export const missingChunk: MissingChunkWords = {
  gone: 'Une partie de cette page n’a pas pu être chargée. Rechargez la page. Si cela ne suffit pas, réessayez plus tard\u00a0: le site est peut-être en cours de mise à jour.',
  again: 'Recharger la page',
  cut: 'Une partie de la page manque sur cet appareil, et vous êtes hors ligne. Réessayez une fois connecté.',
};
