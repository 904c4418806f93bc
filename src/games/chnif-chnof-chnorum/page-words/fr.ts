import type { GamePageWords } from '../../presentation.ts';

export const gamePageWords: GamePageWords = {
  name: 'Chnif-Chnof-Chnorum',
  short: 'Cartes pareilles\u00a0: la troisième rapporte.',
  players: { article: 'HF90.chnif.players', text: 'On joue de quatre à douze\u202f; Lalanne en veut cinq au moins.' },
  happenings: {
    chnof: 'Un Chnof\u00a0: une carte appariée deux fois',
    chnorum: 'Un Chnorum\u00a0: les quatre cartes d’une valeur',
  },
};
