import { cartes, du, jetons, le, list } from '../../narration/french.ts';
import type { StopsWords } from './words.ts';

/** Pope Joan, Spin and Newmarket in French, but for the boxes, which each has of its own. */
export const words: Omit<StopsWords, 'boxes'> = {
  table: {
    board: 'La poule',
    run: 'La suite',
    played: 'Cartes jouées',
    suit: (name, ranks) => `${name}\u00a0: ${ranks.length > 0 ? list(ranks) : 'aucune'}`,
    settlement: 'Ce que paie chacun des autres',
    left: 'Cartes en main',
    pays: 'Paie',
  },
  stakesOn: (box) => `Miser sur ${box}`,
  deals: (s, hands) =>
    `${s} donne ${
      hands.length === 1
        ? `${cartes(hands[0]![0])} à chacun`
        : hands.map(([n, to], i) => `${i === 0 ? cartes(n) : n} à ${list(to)}`).join(', et ')
    }`,
  looked: 'les mises sont faites, et chacun regarde ses cartes',
  puts: (s, n, box) => `${s} met ${jetons(n)} sur ${box}`,
  again: (s, c) => `${s}, qui a posé l’arrêt, entame ${du(c)}`,
  goesOn: (s, c) => `${s} continue par ${le(c)}`,
  takesBox: (n, box) => `et prend ${n === 1 ? 'le jeton mis' : `les ${jetons(n)} mis`} sur ${box}`,
  eachPays: (n) => `et chacun des autres lui paie ${jetons(n)}`,
  paysAll: (winner, left) =>
    `chacun des autres paie à ${winner} un jeton par carte en main\u00a0: ${list(
      left.map(([s, n, paid]) =>
        paid === n ? `${s} ${n}` : paid === 0 ? `${s} rien` : `${s} ${paid} pour ${cartes(n)}`,
      ),
    )}`,
  shares: (shares) => `ce qui reste à la poule est partagé\u00a0: ${list(shares.map(([n, s]) => `${n} à ${s}`))}`,
};
