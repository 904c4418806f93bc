import type { GamePageWords } from '../../presentation.ts';

export const gamePageWords: GamePageWords = {
  name: 'Le Chat qui dort',
  short: 'Nommez une carte, mais pas le chat.',
  players: { article: 'HF90.chat.players', text: 'On joue de cinq à douze.' },
  happenings: { 'woken-cat': 'Le chat est réveillé' },
};
