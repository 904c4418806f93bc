import { formatCardCount, formatCounterCount, formatList, withDe, withLe } from '../../narration/french.ts';
import { words as stops } from '../stops-family/fr.ts';
import type { PopeWords } from './words.ts';

export const words: PopeWords = {
  ...stops,
  table: {
    ...stops.table,
    board: 'Le tableau',
    turnUp: 'Retourne',
    spare: 'Main morte',
    spareCards: (n) => `Main morte, cachée\u00a0: ${formatCardCount(n)}`,
  },
  boxes: {
    pope: { name: 'Pope Joan', the: 'Pope Joan' },
    matrimony: { name: 'Mariage', the: 'le Mariage' },
    intrigue: { name: 'Intrigue', the: 'l’Intrigue' },
    ace: { name: 'As', the: 'l’As' },
    king: { name: 'Roi', the: 'le Roi' },
    queen: { name: 'Dame', the: 'la Dame' },
    knave: { name: 'Valet', the: 'le Valet' },
    game: { name: 'Partie', the: 'la Partie' },
  },
  stakesOn: (box) => `Mettre un jeton sur ${box}`,
  spare: (n) => `et une main morte de ${formatCardCount(n)}, cachée`,
  apart: (n) =>
    n === 0 ? 'il n’en reste aucune' : `${formatCardCount(n)} mise${n === 1 ? '' : 's'} à part, face cachée`,
  dress: (others, dealer, n) =>
    `on garnit le tableau\u00a0: ${formatCounterCount(others)} de chaque joueur, et ${n} ${withDe(dealer)}, qui donne`,
  dressAlone: (dealer, n) => `${dealer}, qui donne, met ${formatCounterCount(n)} au tableau, et les autres rien`,
  turnsUp: (s, c) => `${s} retourne pour l’atout ${withLe(c)}`,
  takesUp: (s, c) => `${s} prend en main ${withLe(c)}, la retourne`,
  takes: (boxes) =>
    `et prend ${formatList(boxes.map(([n, the]) => (n === 1 ? `le jeton mis sur ${the}` : `les ${formatCounterCount(n)} mis sur ${the}`)))}`,
  paysForPope: (paid) =>
    `et reçoit un jeton par carte en main\u00a0: ${formatList(paid.map(([s, n]) => `${n} ${withDe(s)}`))}`,
  popeWins: 'c’est la partie gagnée aussitôt',
  inLieu: (s, c) => `personne n’a ${withLe(c)}, et ${s} joue Pope Joan à sa place`,
  keepsPope: (s) => `${s} garde Pope Joan`,
  divides: (the, n, seats) =>
    n === 0
      ? `il n’y a pas de quoi partager ${the}`
      : `on partage ${the}\u00a0: ${formatCounterCount(n)} chacun ${formatList(seats.map((seat) => `à ${seat}`))}`,
  owesBoard: (s, n) => `il reste ${formatCardCount(n)} à ${s}, qui doit autant de jetons au tableau`,
  letOff: (s) => `${s} tient encore Pope Joan, et ne doit rien`,
  paysHand: (winner, [s, left, paid]) =>
    paid === 0
      ? `il reste ${formatCardCount(left)} à ${s}, qui tient encore Pope Joan et ne paie rien`
      : stops.paysHand(winner, [s, left, paid]),
  shares: (shares) => `ce qui reste au tableau est partagé\u00a0: ${formatList(shares.map(([n, s]) => `${n} à ${s}`))}`,
};
