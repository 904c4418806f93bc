import type { GamePageWords } from '../../presentation.ts';

export const gamePageWords: GamePageWords = {
  name: 'Chnif-Chnof-Chnorum',
  short: 'Match cards; the third match earns.',
  players: { article: 'HF90.chnif.players', text: 'Four to twelve may play; Lalanne would have five at least.' },
  happenings: { chnof: 'A Chnof: a card paired twice', chnorum: 'A Chnorum: all four of a rank' },
};
