import { formatCardCount, formatCounterCount, formatList, withDu, withLe } from '../../narration/french.ts';
import type { StopsWords } from './words.ts';

/**
 * French messages that Pope Joan, Spin and Newmarket share. The names of the boxes are missing, since each game has its
 * own.
 */
export const words: Omit<StopsWords, 'boxes'> = {
  table: {
    board: 'La poule',
    run: 'La suite',
    played: 'Cartes jouées',
    suit: (name, ranks) => `${name}\u00a0: ${ranks.length > 0 ? formatList(ranks) : 'aucune'}`,
    settlement: 'Ce que paie chacun des autres',
    left: 'Cartes en main',
    pays: 'Paie',
  },
  stakesOn: (box) => `Miser sur ${box}`,
  deals: (s, hands) =>
    `${s} donne ${
      hands.length === 1
        ? `${formatCardCount(hands[0]![0])} à chacun`
        : hands.map(([n, to], i) => `${i === 0 ? formatCardCount(n) : n} à ${formatList(to)}`).join(', et ')
    }`,
  looked: 'les mises sont faites, et chacun regarde ses cartes',
  puts: (s, n, box) => `${s} met ${formatCounterCount(n)} sur ${box}`,
  again: (s, c) => `${s}, qui a posé l’arrêt, entame ${withDu(c)}`,
  goesOn: (s, c) => `${s} continue par ${withLe(c)}`,
  takesBox: (n, box) => `et prend ${n === 1 ? 'le jeton mis' : `les ${formatCounterCount(n)} mis`} sur ${box}`,
  eachPays: (n) => `et chacun des autres lui paie ${formatCounterCount(n)}`,
  takesOut: (s, n, box) => `${s} prend ${n === 1 ? 'le jeton mis' : `les ${formatCounterCount(n)} mis`} sur ${box}`,
  paysHand: (winner, [s, left, paid]) =>
    `il reste ${formatCardCount(left)} à ${s}, qui ${paid === 0 ? `ne paie rien à ${winner}` : `paie ${formatCounterCount(paid)} à ${winner}`}`,
  shares: (shares) => `ce qui reste à la poule est partagé\u00a0: ${formatList(shares.map(([n, s]) => `${n} à ${s}`))}`,
};
