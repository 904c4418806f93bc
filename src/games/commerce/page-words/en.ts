import type { GamePageWords } from '../../presentation.ts';

export const gamePageWords: GamePageWords = {
  name: 'Commerce',
  short: 'Buy, barter, or stand on three.',
  players: {
    article: 'BW91.commerce.players',
    text: 'As many as the pack allows: from three to twelve, or to seven with thirty-two cards.',
  },
  happenings: {
    'dealer-paid': 'The dealer pays the winner a stake',
    'stander-beaten': 'The player who stands is beaten',
    level: 'The best hands are level',
  },
};
