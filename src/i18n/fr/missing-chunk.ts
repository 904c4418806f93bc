import type { MissingChunkWords } from '../en/missing-chunk.ts';

export const missingChunk: MissingChunkWords = {
  gone: 'Une partie de cette page n’a pu être chargée. S’il ne suffit pas de recharger la page, revenez un peu plus tard\u00a0: une nouvelle édition est peut-être en route.',
  again: 'Recharger la page',
  cut: 'Il y faut une partie de la page qui n’est pas sur cet appareil, et le réseau ne répond pas. Réessayez dès qu’il répondra.',
};
