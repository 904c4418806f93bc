import type { GamePageWords } from '../../presentation.ts';

export const gamePageWords: GamePageWords = {
  name: 'Snip-Snap-Snorum',
  short: 'La même carte, et le voisin paie.',
  players: {
    article: 'BW91.snip.players.best',
    text: 'On joue de deux à dix\u202f; Baxter-Wray préfère cinq ou six, et avec le petit jeu trois ou quatre.',
  },
  happenings: {
    snip: 'Un Snip\u00a0: une carte appariée',
    snap: 'Un Snap\u00a0: appariée encore',
    snorum: 'Un Snorum\u00a0: les quatre cartes d’une valeur',
  },
};
