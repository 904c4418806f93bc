import type { PageWords } from '../../room.ts';

export const pageWords: PageWords = {
  name: 'Le Chat qui dort',
  players: { article: 'HF90.chat.players', text: 'From five to twelve may play.' },
  happenings: { 'woken-cat': 'The cat is woken' },
};
