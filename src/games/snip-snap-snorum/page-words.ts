/** What the pages about the game say of it. */
import type { Language } from '../../i18n/routes.ts';
import type { PageWords } from '../room.ts';

export const pageWords: Readonly<Record<Language, PageWords>> = {
  en: {
    name: 'Snip-Snap-Snorum',
    players: {
      article: 'BW91.snip.players.best',
      text: 'Two to ten may play; Peel thinks five or six best, with the small pack three or four.',
    },
    happenings: { snip: 'A Snip: a card paired', snap: 'A Snap: paired again', snorum: 'A Snorum: all four of a rank' },
  },
  fr: {
    name: 'Snip-Snap-Snorum',
    players: {
      article: 'BW91.snip.players.best',
      text: 'On joue de deux à dix\u202f; Peel préfère cinq ou six, et avec le petit paquet trois ou quatre.',
    },
    happenings: {
      snip: 'Un Snip\u00a0: une carte appariée',
      snap: 'Un Snap\u00a0: appariée encore',
      snorum: 'Un Snorum\u00a0: les quatre d’un rang',
    },
  },
};
