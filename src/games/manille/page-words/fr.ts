import type { GamePageWords } from '../../presentation.ts';

export const gamePageWords: GamePageWords = {
  name: 'La Manille',
  players: { article: 'B96.players', text: 'Boussac ne connaît qu’un nombre\u00a0: quatre, deux contre deux.' },
  happenings: { 'null-coup': 'Trente-quatre partout', vole: 'Une vole\u00a0: les huit levées à un camp' },
};
