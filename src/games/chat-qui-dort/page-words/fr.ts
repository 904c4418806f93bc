import type { PageWords } from '../../room.ts';

export const pageWords: PageWords = {
  name: 'Le Chat qui dort',
  players: { article: 'HF90.chat.players', text: 'On joue de cinq à douze.' },
  happenings: { 'woken-cat': 'Le chat est réveillé' },
};
