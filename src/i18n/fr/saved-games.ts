import type { savedGames as english } from '../en/saved-games.ts';

export const savedGames: typeof english = {
  stands: (name, deal, holds) =>
    [name, `donne ${deal}`, holds === undefined ? '' : `vous ${holds}`].filter(Boolean).join(', '),
  over: 'finie',
  resume: (stands) => `Reprendre\u00a0: ${stands}`,
  games: 'Parties',
  listed: 'Vos dernières parties',
  onThisDevice: 'Elles sont gardées sur cet appareil et nulle part ailleurs, les dix dernières.',
  open: 'Ouvrir',
  review: 'Revoir',
  remove: 'Supprimer',
  removed: (stands) => `Supprimée\u00a0: ${stands}.`,
  putBack: 'La remettre',
  close: 'Fermer',
  label: 'Parties gardées sur cet appareil',
  gone: 'Cette partie n’est plus gardée sur cet appareil. Voici une nouvelle table.',
  article: (number) => `Article ${number}`,
  reading: 'Chargement de l’article…',
  notFetched: 'L’article n’est pas sur cet appareil, et vous êtes hors ligne. La partie attend.',
  inEdition: 'Le lire dans l’édition',
};
