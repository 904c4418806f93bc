import { cartes, du, jetons, le, list } from '../../narration/french.ts';
import type { StopsWords } from './words.ts';

/** Pope Joan, Spin and Newmarket in French, without the boxes, which differ between the games. */
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
  takesOut: (s, n, box) => `${s} prend ${n === 1 ? 'le jeton mis' : `les ${jetons(n)} mis`} sur ${box}`,
  paysHand: (winner, [s, left, paid]) =>
    `il reste ${cartes(left)} à ${s}, qui ${paid === 0 ? `ne paie rien à ${winner}` : `paie ${jetons(paid)} à ${winner}`}`,
  shares: (shares) => `ce qui reste à la poule est partagé\u00a0: ${list(shares.map(([n, s]) => `${n} à ${s}`))}`,
};
