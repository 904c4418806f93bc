import { suitName } from '../../i18n/cards.ts';
import { formatCounters } from '../../narration/accounts.ts';
import {
  formatCardCount,
  formatList,
  formatPointCount,
  withDe,
  withDu,
  withLe,
  withQue,
} from '../../narration/french.ts';
import type { ManilleWords } from './words.ts';

const suit = (letter: string): string => suitName(letter, 'fr');
const both = (camp: string): string => formatList(camp.split('+'));
/** Lists the seats of a side in short form, for headings. */
const seats = (camp: string): string => camp.split('+').join(', ');
/** Says that a player has no more cards of the suit led; an empty suit means trumps. */
const without = (s: string, its: string): string => `${s} n’a pas ${its ? `de ${suit(its)}` : 'd’atout'} et`;
const GAMES = ['', 'première ', 'deuxième ', 'troisième '];

export const words: ManilleWords = {
  table: {
    trick: 'La levée',
    takes: 'fait la levée',
    says: (its) => `«\u202f${suit(its)}\u202f»`,
    turnUp: 'Retourne',
    trumps: (its) => `atout ${suit(its)}`,
    camps: 'Les deux camps',
    camp: seats,
    tricks: 'Levées',
    taken: 'Points',
    marked: 'Score',
    games: 'Parties',
    exposed: 'étalé',
  },
  twoKings: (n, kings) =>
    `on distribue ${formatCardCount(n)} pour les camps\u00a0: ${kings.map(([s, c], i) => `${withLe(c)} ${i === 0 ? 'tombe ' : ''}à ${s}`).join(', ')}`,
  fourKings: (n, red, black) =>
    `on distribue ${formatCardCount(n)} pour les camps\u00a0: les rois rouges tombent à ${formatList(red)}, les noirs à ${formatList(black)}`,
  twiceKing: (n, s) =>
    `on distribue ${formatCardCount(n)} pour les camps, mais deux rois tombent à ${s}\u00a0: on recommence`,
  drawsAgain: (draws) =>
    `${formatList(draws.map(([s]) => s))}, à égalité, tirent de nouveau\u00a0: ${formatList(draws.map(([s, c]) => `${withLe(c)} pour ${s}`))}`,
  sits: ([a, b, c, d]) => `${a} et ${c} se placent face à face, de même que ${b} et ${d}`,
  deals: (s, first, again) =>
    `${s} ${again ? 'redonne' : 'donne'} les cartes quatre par quatre, en commençant à sa droite par ${first}`,
  turnsUp: (s, c) => `${s} retourne ${withLe(c)}, qui fait l’atout`,
  turnUpBrings: (camp, n) => `et rapporte ${formatPointCount(n)} à ${both(camp)}`,
  takesUp: (s, c) => `${s} relève ${withLe(c)}`,

  leads: (s, c) => `${s} entame ${withDu(c)}`,
  leadsNext: (s, c) => `${s} entame ${withDu(c)}`,
  follows: (s, c) => `${s} fournit ${withLe(c)}`,
  beats: (s, c) => `${s} surmonte ${withDu(c)}`,
  followsPartner: (s, c, p, yet) => `${s} fournit ${withLe(c)}, car ${p} l’emporte${yet ? ' jusqu’ici' : ''}`,
  beatsPartner: (s, c, p) => `${s} surmonte ${withDu(c)}, bien ${withQue(p)} l’emporte`,
  ruffsPartner: (s, c, p, its, yet) =>
    `${without(s, its)} coupe ${withDu(c)}, bien ${withQue(p)} l’emporte${yet ? ' jusqu’ici' : ''}`,
  discardsPartner: (s, c, p, its) => `${without(s, its)} se défausse ${withDu(c)}, car ${p} l’emporte`,
  followsRuff: (s, c) => `${s} fournit ${withLe(c)}, la levée étant coupée`,
  ruffs: (s, c, its) => `${without(s, its)} coupe ${withDu(c)}`,
  overruffs: (s, c, its) => `${without(s, its)} surcoupe ${withDu(c)}`,
  underruffs: (s, c, its) => `${without(s, its)} met un atout plus faible, ${withLe(c)}`,
  discards: (s, c, its) => `${without(s, its)} se défausse ${withDu(c)}`,
  discardsWithoutTrump: (s, c, its) =>
    its
      ? `${s} n’a ni ${suit(its)} ni atout et se défausse ${withDu(c)}`
      : `${without(s, its)} se défausse ${withDu(c)}`,
  takesTrick: (s, values) =>
    values.length === 0
      ? `${s} fait la levée, sans carte marquante\u00a0: 1\u00a0point`
      : `${s} fait la levée\u00a0: ${formatList([...values, 1].map(String))} font ${values.reduce((a, b) => a + b, 1)}`,

  counted: (camp, n, tricks, together) =>
    `${both(camp)} ont ${formatPointCount(n)} en cartes et ${tricks} en levées, soit ${together}`,
  excess: (camp, n) =>
    `${both(camp)} marquent l’excédent sur 34\u00a0: ${34 + n}\u00a0−\u00a034\u00a0=\u00a0${formatPointCount(n)}`,
  vole: (camp) => `${both(camp)} ont fait toutes les levées\u00a0: c’est la vole`,
  voleBrings: (n) => `qui leur vaut ${formatPointCount(n)}`,
  nullCoup: 'chaque camp a fait 34\u00a0: personne ne marque',
  winsGame: (camp, n, game, unplayed) =>
    `${both(camp)} ont ${formatPointCount(n)} et gagnent la ${GAMES[game]}partie${unplayed ? ' avant qu’on ait joué une carte' : ''}`,
  winsMatch: 'et avec elle la partie liée',
  anew: (had) =>
    `une nouvelle partie commence, et l’on efface les points de la dernière\u00a0: ${formatList(had.map(([camp, n]) => `${formatCounters(n)} à ${both(camp)}`))}`,
  bound: (coups) => `on a joué ${coups}\u00a0donnes, et l’on s’arrête là`,
  ahead: (seats) =>
    seats.length === 0 ? 'aucun des deux camps n’est en avance' : `${formatList(seats)}, en avance, gagnent la partie`,

  mark: (camp, n) => `${both(camp)} marquent ${formatPointCount(n)}`,
  loses: (camp, n) => `${both(camp)} perdent ${formatPointCount(n)} de leur score`,
  turnUpStruck: (n) =>
    n === 1 ? 'le point de la retourne ne compte plus' : `les ${formatPointCount(n)} de la retourne ne comptent plus`,
  coupEnds: 'et la donne s’arrête là',
  coupVoid: 'et la donne est annulée',
  dealLost: 'la donne est perdue',

  outOfTurn: (s, c) => `${s} joue ${withLe(c)} avant son tour`,
  renounces: (s, c, its) => `${s} ${its ? `a du ${suit(its)}` : 'devait couper'}, mais renonce et met ${withLe(c)}`,
  falseRuff: (s, c, its) => `${s} ${its ? `a du ${suit(its)}` : 'devait se défausser'}, mais coupe à faux ${withDu(c)}`,
  underForces: (s, c, trump) =>
    trump
      ? `${s} sous-force d’un atout trop faible, ${withLe(c)}`
      : `${s} pouvait surmonter, mais sous-force ${withDu(c)}`,
  twoCards: (s, under, upper) => `${s} abat deux cartes à la fois, ${withLe(under)} sous ${withLe(upper)}`,
  chooses: (s, c) => `${s} choisit ${withLe(c)}`,
  onlyThisOne: (s, c) => `des deux, ${s} ne pouvait jouer que ${withLe(c)}`,
  takesBack: (s, c) => `${s} reprend ${withLe(c)}`,
  threeCards: (s, c) => `${s} ramasse trois cartes pour une levée, et joue ${withLe(c)}`,
  twoTricks: (s, c) => `${s} joue ${withLe(c)} en laissant deux levées sur le tapis`,
  looks: (s) => `${s} regarde une levée pliée`,
  miscounts: (s) => `${s} a joué avec trop de cartes, ou trop peu`,
  misdealtTo: (s, dealer) => `${s}, avant de jouer, se trouve trop de cartes, ou trop peu\u00a0: ${dealer} a maldonné`,
  faced: (s) => `${s} trouve une carte retournée dans le jeu`,
  misdeals: (s, when) =>
    ({
      before: `${s} avait maldonné, et l’a vu avant de retourner`,
      after: `${s} a maldonné, et ne le voit qu’après avoir retourné`,
      peeked: `${s}, qui avait regardé la dernière carte, a maldonné`,
    })[when],
  asks: (s, p) => `${s} demande à voir le jeu ${withDe(p)}`,
  handLies: 'qui restera étalé jusqu’à la fin de la donne',
  falseStatement: (s, its) => `${s} dit avoir du ${suit(its)}, et n’en a pas`,
  shows: (dealer, c, s, whose) =>
    `en donnant, ${dealer} laisse voir ${withLe(c)}, qui ${
      {
        own: 'lui revient\u00a0: la donne est bonne',
        partner: `va à ${s}, son partenaire\u00a0: la donne est bonne`,
        adversary: `va à ${s}, de l’autre camp`,
      }[whose]
    }`,
  holdsGood: (s) => `${s} accepte la donne`,
  wantsNewDeal: (s) => `${s} fait recommencer la donne`,
  announces: (s, c, its, leads) =>
    `${s} annonce ${suit(its)}, mais ${leads ? `entame ${withDu(c)}` : `joue ${withLe(c)}`}`,
  demandsSuit: (s) => `${s} exige la couleur annoncée`,
  demandsNothing: (s) => `${s} n’exige rien`,
  cardStands: (s) => `la carte ${withDe(s)} reste jouée`,
  cannotDemand: (s, its) => `${s} ne peut jouer de ${suit(its)}, et la carte reste jouée`,
};
