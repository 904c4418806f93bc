import { cartes, le, list, points } from '../../narration/french.ts';
import type { CassinoWords, Reckoned } from './words.ts';

const NOMBRES = ['aucun', 'un', 'deux', 'trois', 'quatre'];
const tirees = (draws: readonly (readonly [s: string, c: string])[]): string =>
  list(draws.map(([s, c]) => `${le(c)} pour ${s}`));
const groupes = (groups: readonly (readonly string[])[]): string =>
  list(groups.map(([first, ...rest]) => `${le(first!)} avec ${list(rest.map(le))}`));

const pourQuoi = ({ what, number }: Reckoned): string => {
  switch (what) {
    case 'great':
      return 'le grand Cassino';
    case 'little':
      return 'le petit Cassino';
    case 'aces':
      return `${NOMBRES[number]} as`;
    case 'spades':
      return `${number}\u00a0piques sur\u00a013`;
    case 'cards':
      return `${cartes(number)} sur\u00a052`;
    case 'sweeps':
      return number === 1 ? 'un tapis balayé' : `${NOMBRES[number] ?? number} tapis balayés`;
  }
};

export const words: CassinoWords = {
  table: {
    pile: (n) => `${cartes(n)} ${n < 2 ? 'prise' : 'prises'}`,
    takes: (s) => `${s} prend`,
    gathers: (s) => `${s} ramasse`,
    taken: 'Cartes prises et points',
    cards: 'Cartes',
    spades: 'Piques',
    worth: 'Valant des points\u00a0:',
    sweeps: 'Tapis',
    score: 'Score',
    count: 'Points de la donne',
    total: 'Total',
    reckoned: {
      great: 'Grand Cassino',
      little: 'Petit Cassino',
      aces: 'As',
      spades: 'Piques',
      cards: 'Cartes',
      sweeps: 'Tapis balayés',
    },
  },

  drewForPartners: (draws) => `on tire les camps\u00a0: ${tirees(draws)}`,
  drewAgain: (draws) => `${list(draws.map(([s]) => s))}, à égalité, tirent encore\u00a0: ${tirees(draws)}`,
  partners: (party) => `${list(party)}, qui ont les deux plus basses cartes, sont partenaires`,
  lowestDeals: (s, n) => `${s} a la plus basse carte, donne ${cartes(n)} à chacun`,
  passesTo: (s, n) => `la donne passe à ${s}, qui distribue ${cartes(n)} à chacun`,
  playOn: (s, n) => `les plus forts sont à égalité, et l’on continue\u00a0: ${s} donne ${cartes(n)} à chacun`,
  toTable: (laid) => `et en découvre ${laid.length} sur la table\u00a0: ${list(laid.map(le))}`,
  dealsMore: (s, n) => `${s} donne encore ${cartes(n)} à chacun`,

  newBoard: (s, c) => `${s} ouvre un nouveau tapis par ${le(c)}`,
  plays: (s, c) => `${s} joue ${le(c)}`,
  takes: (taken) => `et prend ${list(taken.map(le))}`,
  combines: (groups) => `et prend ${groupes(groups)}`,
  besides: (groups) => `ainsi que ${groupes(groups)}`,

  sweeps: (s) => `${s} balaie le tapis`,
  gathers: (s, n) =>
    `${s}, qui a pris en dernier, ramasse ${n === 1 ? 'la carte qui reste' : `les ${cartes(n)} qui restent`}`,
  scores: (party, n) => (party.length === 0 ? `et marque ${points(n)}` : `${points(n)} pour ${list(party)}`),
  scoresNoMore: (party, n) =>
    party.length === 0 ? `et marque ${points(n)}, sans plus` : `${points(n)} sans plus pour ${list(party)}`,
  willCount: (n) => `ce qui comptera pour ${points(n)}`,

  counted: 'on compte la donne',
  nobodyTook: 'personne n’a rien pris de toute la donne, et les cartes du tapis ne sont à personne',
  reckons: (to) =>
    to
      .map(
        ([party, reckoned]) =>
          `${list(party)} ${party.length === 1 ? 'a' : 'ont'} ${pourQuoi(reckoned)}\u00a0: ${points(reckoned.points)}`,
      )
      .join('\u202f; '),
  totals: (counts) =>
    `points de la donne\u00a0: ${counts.map(([party, total]) => `${list(party)} ${total}`).join(', ')}`,
  difference: (party, more, less) =>
    `${list(party)} ${party.length === 1 ? 'marque' : 'marquent'} la différence\u00a0: ${more}\u00a0−\u00a0${less}\u00a0=\u00a0${points(more - less)}`,
  asMany: 'et chacun en marque autant',
  lessLowest: (least, scored) =>
    `${least === 0 ? 'le plus faible n’a rien à faire retrancher' : `on retranche ${least === 1 ? 'le point' : `les ${points(least)}`} du plus faible`}\u00a0: ${list(
      scored.map(([s, n], i) => (i === 0 ? `${s} marque ${points(n)}` : `${s} ${n}`)),
    )}`,
  lessOthers: (s, others, n) =>
    others === 0
      ? `${s} les marque tous`
      : `moins ${others === 1 ? 'celui' : `les ${others}`} des deux autres, ${s} marque ${points(n)}`,
  level: 'il y a égalité, et aucun ne marque',
  othersReach: 'les deux plus faibles ensemble n’ont pas moins que le plus fort, et personne ne marque',
  nobodyScores: 'personne ne marque',
  wins: (party, n) => `${list(party)} ${party.length === 1 ? 'gagne' : 'gagnent'} la partie avec ${points(n)}`,

  exposes: (dealer, s, c) =>
    `${dealer}, en donnant, découvre ${le(c)}, qui ${dealer === s ? 'lui revenait' : `allait à ${s}`}`,
  forfeited: 'la donne est perdue',
  mustTake: (s) => `${s} est tenu de prendre cette carte`,
};
