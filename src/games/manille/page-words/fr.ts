import type { GamePageWords } from '../../presentation.ts';

export const gamePageWords: GamePageWords = {
  name: 'La Manille',
  short: 'Deux contre deux\u202f; le dix prend l’as.',
  players: { article: 'B96.players', text: 'Boussac n’admet que quatre joueurs, deux contre deux.' },
  happenings: { 'null-coup': 'Trente-quatre partout', vole: 'Une vole\u00a0: les huit levées à un camp' },
};
