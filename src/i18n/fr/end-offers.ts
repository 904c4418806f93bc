import type { EndOfferWords } from '../en/end-offers.ts';

const countTimes = (times: number): string => (times === 1 ? 'une fois' : `${times} fois`);

const tellFollowed = (times: number, followed: number): string =>
  followed === times
    ? times === 1
      ? 'et vous l’avez suivi'
      : 'et vous l’avez toujours suivi'
    : followed === 0
      ? 'et vous avez fait autrement'
      : `et vous l’avez suivi ${countTimes(followed)}`;

export const endOffers: EndOfferWords = {
  challenge: 'Lancer un défi',
  invite: (game) => `${game}\u00a0: les mêmes cartes, à ma place. Feras-tu mieux\u202f?`,
  copied: 'Lien copié. Qui l’ouvre joue vos cartes à votre place, et voit les deux donnes à la fin.',
  tooLong:
    'Cette partie est trop longue pour un lien. Lancez votre défi après la première donne d’une nouvelle partie.',
  both: 'Les deux donnes',
  gained: (who, gain) => `${who}\u00a0: ${gain}`,
  challenger: 'L’autre joueur',
  parted: 'Mêmes cartes, mêmes joueurs\u00a0: les tables s’arrêtent où vos deux donnes se séparent.',
  alike: 'Vous avez joué toutes les cartes de même, l’un et l’autre.',
  broken: 'Le lien de ce défi est abîmé\u00a0: la donne de l’autre joueur ne peut pas être montrée.',
  wasWrong: 'L’auteur avait-il tort\u202f?',
  advised: (times, followed) =>
    `Ce conseil s’est présenté ${countTimes(times)} dans cette donne, ${tellFollowed(times, followed)}.`,
  happened: 'Le cas s’est présenté dans cette donne.',
  trial: 'L’épreuve',
  twoBooks: (label, name) => `${label} (vous y êtes ${name})`,
};
