import { formatCardCount, formatCounterCount, formatList, withDe, withLe } from '../../narration/french.ts';
import type { SpeculationWords } from './words.ts';

const LOTS: Readonly<Record<string, string>> = {
  'turn-up': 'la retourne sans la voir',
  next: 'la carte suivante sans la voir',
  rest: 'les cartes restantes ensemble',
};
const lotName = (lot: string): string => LOTS[lot] ?? withLe(lot);

export const words: SpeculationWords = {
  table: {
    best: 'le meilleur atout',
    unturned: 'la retourne, encore cachée',
    pools: 'à la poule',
    spare: 'main morte',
    chief: 'mène',
    turned: (s) => `carte ${withDe(s)}`,
    offer: (s, n, lot) => `${s} offre ${n} pour ${lot}`,
    asks: (s, n, lot) => `${s} veut ${n} pour ${lot}`,
    bought: (buyer) => `vendue à ${buyer}`,
  },
  lot: lotName,
  deals: (s, n) => `${s} donne à chacun ${formatCardCount(n)}, que personne ne regarde`,
  stakes: (s, n, others) => `${s} met ${formatCounterCount(n)} à la poule, et chacun des autres ${others}`,
  passesTo: (s) => `la donne passe à ${s}`,
  stakesAgain: (s, n, others) => `tous paient de nouveau, ${s} ${n} et chacun des autres ${others}`,
  turnsUp: (s, c) => `${s} retourne ${withLe(c)} pour l’atout`,
  turns: (s, c) => `${s} retourne ${withLe(c)}`,
  leads: 'le meilleur atout jusqu’ici',
  leadsFor: (buyer) => `le meilleur atout jusqu’ici, qui est à ${buyer}`,
  offers: (s, n, lot) => `${s} offre ${formatCounterCount(n)} pour ${lot}`,
  sealed: (s, lot) => `${s} fait une offre cachée pour ${lot}`,
  asks: (s, n, lot) => `${s} demande ${formatCounterCount(n)} pour ${lot}`,
  sells: (s, lot, buyer, n) => `${s} vend ${lot} à ${buyer} pour ${formatCounterCount(n)}`,
  keeps: (s, lot) => `${s} ne vend pas ${lot}`,
  returns: (s, buyer, n) => `${s} rend le prix à ${buyer}, ${formatCounterCount(n)}`,
  looks: (s) => `${s} regarde sa carte du dessus hors de son tour`,
  penalty: (n) => `et paie ${formatCounterCount(n)} d’amende à la poule`,
  fine: (s, n) => `${s} paie pour cette carte ${formatCounterCount(n)} à la poule`,
  allTurned: 'toutes les cartes sont retournées',
  spare: (cards) => `la main morte contient ${formatList(cards.map(withLe))}`,
  takesPool: (s, n) => `${s} a le meilleur atout et prend la poule, ${formatCounterCount(n)}`,
  takesAtOnce: (s, n) => `une carte si haute prend aussitôt la poule\u00a0: ${formatCounterCount(n)} à ${s}`,
  staysPools: (n) => `la carte est à la poule, qui garde ses ${formatCounterCount(n)}`,
  staysSpare: (n) => `la main morte a le meilleur atout, et la poule garde ses ${formatCounterCount(n)}`,
  staysLooked: (s, n) =>
    `${s} a le meilleur atout, mais ne peut prendre la poule après ce regard\u00a0: elle garde ses ${formatCounterCount(n)}`,
  newHands: 'on donne de nouvelles mains',
  shares: (n, seats) => `on partage les ${formatCounterCount(n)} restés à la poule entre ${formatList(seats)}`,
  over: 'chacun a donné autant de fois qu’on en était convenu',
  moves: {
    turn: 'Retourner sa carte',
    sells: 'Vendre',
    keeps: 'Garder',
    takes: 'Acheter à ce prix',
    silent: 'Ne rien dire',
    looks: 'Regarder sa carte',
    offers: (n, lot) => `Offrir ${n} pour ${lotName(lot)}`,
    wants: (n, lot) => `Demander ${n} pour ${lotName(lot)}`,
  },
};
