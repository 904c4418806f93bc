import type { GamePageWords } from '../../presentation.ts';

export const gamePageWords: GamePageWords = {
  name: 'Le Chat qui dort',
  short: 'Name a card; beware the cat.',
  players: { article: 'HF90.chat.players', text: 'From five to twelve may play.' },
  happenings: { 'woken-cat': 'The cat is woken' },
};
