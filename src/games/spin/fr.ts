import { rankName } from '../../i18n/cards.ts';
import { formatCardCount, formatCounterCount, formatList, withLe } from '../../narration/french.ts';
import { words as stops } from '../stops-family/fr.ts';
import type { SpinWords } from './words.ts';

const BOXES: SpinWords['boxes'] = {
  matrimony: { name: 'Mariage', the: 'le Mariage' },
  intrigue: { name: 'Intrigue', the: 'l’Intrigue' },
  game: { name: 'Partie', the: 'la Partie' },
};

/** Lists diamonds, with their suit once: « le roi et la dame de carreau ». */
const formatShown = (shown: readonly string[]): string =>
  formatList(shown.map((card, i) => (i < shown.length - 1 ? rankName(card.slice(0, -1), 'fr', 'the') : withLe(card))));

const said = (card: string): string => `${rankName(card.slice(0, -1), 'fr')} et Spin`;

export const words: SpinWords = {
  ...stops,
  boxes: BOXES,
  move: (written) => {
    const [first = '', link = '', ...rest] = written.split(' ');
    if (first === 'declares') return `Annoncer ${BOXES[link.toLowerCase()]!.the}`;
    if (link === 'with') return `Jouer les deux\u00a0: «\u202f${said(first)}\u202f»`;
    return link === 'says' && rest[0]?.toLowerCase() === 'nothing'
      ? `Poser ${withLe(first)} sans rien demander`
      : undefined;
  },
  said,
  shown: (shown) => `montrées\u00a0: ${formatShown(shown)}`,
  stakes: (seats, n, box) =>
    seats.length > 1
      ? `${formatList(seats)} mettent chacun ${formatCounterCount(n)} sur ${box}`
      : `${seats[0]} met ${formatCounterCount(n)} sur ${box}`,
  letOff: (s, box) => `${s}, qui a gagné la dernière donne, ne met rien sur ${box}`,
  dealerStakes: (s, shares) =>
    `${s}, qui donne, met ${formatList(shares.map(([n, box], i) => `${i === 0 ? formatCounterCount(n) : n} sur ${box}`))}`,
  dealerStakesToo: (n, box) => `et ${n} sur ${box} aussi`,
  declares: (s, pair, shown) => `${s} annonce ${pair}, montre ${formatShown(shown)}`,
  takesPair: (n) => `et prend ${n === 1 ? 'le jeton qui s’y trouve' : `les ${formatCounterCount(n)} qui s’y trouvent`}`,
  withSpinUnsaid: 'et avec cette carte l’as de carreau',
  withSpin: (card) => `avec cette carte part l’as de carreau\u00a0: «\u202f${said(card)}\u202f»`,
  asksNothing: 'mais ne demande rien, et ne reçoit rien',
  paysHand: (winner, [s, left, paid]) =>
    `il reste ${formatCardCount(left)} à ${s}, qui paie ${
      paid === left
        ? `${formatCounterCount(paid)} à ${winner}`
        : `${left}\u00a0×\u00a0${paid / left}\u00a0=\u00a0${formatCounterCount(paid)} à ${winner}, le double pour avoir gardé Spin`
    }`,
  takesGame: (s, n, box) =>
    `${s} prend aussi ${n === 1 ? 'le jeton mis' : `les ${formatCounterCount(n)} mis`} sur ${box}`,
};
