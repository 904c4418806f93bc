import type { GamePageWords } from '../../presentation.ts';

export const gamePageWords: GamePageWords = {
  name: 'La Manille',
  players: { article: 'B96.players', text: 'Boussac allows four players only, two against two.' },
  happenings: { 'null-coup': 'Thirty-four each', vole: 'A vole: all eight tricks to one side' },
};
