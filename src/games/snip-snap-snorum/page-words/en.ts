import type { GamePageWords } from '../../presentation.ts';

export const gamePageWords: GamePageWords = {
  name: 'Snip-Snap-Snorum',
  short: 'Match the card just played: snip!',
  players: {
    article: 'BW91.snip.players.best',
    text: 'Two to ten may play; Baxter-Wray thinks five or six best, with the small pack three or four.',
  },
  happenings: { snip: 'A Snip: a card paired', snap: 'A Snap: paired again', snorum: 'A Snorum: all four of a rank' },
};
