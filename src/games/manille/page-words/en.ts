import type { GamePageWords } from '../../presentation.ts';

export const gamePageWords: GamePageWords = {
  name: 'La Manille',
  short: 'Two against two; tens beat aces.',
  players: { article: 'B96.players', text: 'Boussac allows four players only, two against two.' },
  happenings: { 'null-coup': 'Thirty-four each', vole: 'A vole: all eight tricks to one side' },
};
