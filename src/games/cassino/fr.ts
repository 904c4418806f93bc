import { formatCardCount, formatList, formatPointCount, withLe } from '../../narration/french.ts';
import type { CassinoWords, ScoredItem } from './words.ts';

const NOMBRES = ['aucun', 'un', 'deux', 'trois', 'quatre'];
const tirees = (draws: readonly (readonly [s: string, c: string])[]): string =>
  formatList(draws.map(([s, c]) => `${withLe(c)} pour ${s}`));
const groupes = (groups: readonly (readonly string[])[]): string =>
  formatList(groups.map(([first, ...rest]) => `${withLe(first!)} avec ${formatList(rest.map(withLe))}`));

const pourQuoi = ({ what, number }: ScoredItem): string => {
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
      return `${formatCardCount(number)} sur\u00a052`;
    case 'sweeps':
      return number === 1 ? 'un tapis balayé' : `${NOMBRES[number] ?? number} tapis balayés`;
  }
};

export const words: CassinoWords = {
  table: {
    pile: (n) => `${formatCardCount(n)} ${n < 2 ? 'prise' : 'prises'}`,
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
  drewAgain: (draws) => `${formatList(draws.map(([s]) => s))}, à égalité, tirent encore\u00a0: ${tirees(draws)}`,
  partners: (party) => `${formatList(party)}, qui ont les deux plus basses cartes, sont partenaires`,
  lowestDeals: (s, n) => `${s} a la plus basse carte, donne ${formatCardCount(n)} à chacun`,
  passesTo: (s, n) => `la donne passe à ${s}, qui distribue ${formatCardCount(n)} à chacun`,
  playOn: (s, n) => `les plus forts sont à égalité, et l’on continue\u00a0: ${s} donne ${formatCardCount(n)} à chacun`,
  toTable: (laid) => `et en découvre ${laid.length} sur la table\u00a0: ${formatList(laid.map(withLe))}`,
  dealsMore: (s, n) => `${s} donne encore ${formatCardCount(n)} à chacun`,

  newBoard: (s, c) => `${s} ouvre un nouveau tapis par ${withLe(c)}`,
  plays: (s, c) => `${s} joue ${withLe(c)}`,
  takes: (taken) => `et prend ${formatList(taken.map(withLe))}`,
  combines: (groups) => `et prend ${groupes(groups)}`,
  besides: (groups) => `ainsi que ${groupes(groups)}`,

  sweeps: (s) => `${s} balaie le tapis`,
  gathers: (s, n) =>
    `${s}, qui a pris en dernier, ramasse ${n === 1 ? 'la carte qui reste' : `les ${formatCardCount(n)} qui restent`}`,
  scores: (party, n) =>
    party.length === 0 ? `et marque ${formatPointCount(n)}` : `${formatPointCount(n)} pour ${formatList(party)}`,
  scoresNoMore: (party, n) =>
    party.length === 0
      ? `et marque ${formatPointCount(n)}, sans plus`
      : `${formatPointCount(n)} sans plus pour ${formatList(party)}`,
  willCount: (n) => `ce qui comptera pour ${formatPointCount(n)}`,

  counted: 'on compte la donne',
  nobodyTook: 'personne n’a rien pris de toute la donne, et les cartes du tapis ne sont à personne',
  reckons: (to) =>
    to
      .map(
        ([party, reckoned]) =>
          `${formatList(party)} ${party.length === 1 ? 'a' : 'ont'} ${pourQuoi(reckoned)}\u00a0: ${formatPointCount(reckoned.points)}`,
      )
      .join('\u202f; '),
  totals: (counts) =>
    `points de la donne\u00a0: ${counts.map(([party, total]) => `${formatList(party)} ${total}`).join(', ')}`,
  difference: (party, more, less) =>
    `${formatList(party)} ${party.length === 1 ? 'marque' : 'marquent'} la différence\u00a0: ${more}\u00a0−\u00a0${less}\u00a0=\u00a0${formatPointCount(more - less)}`,
  asMany: 'et chacun en marque autant',
  lessLowest: (least, scored) =>
    `${least === 0 ? 'le plus faible n’a rien, et l’on ne retranche rien' : `on retranche ${least === 1 ? 'le point' : `les ${formatPointCount(least)}`} du plus faible`}\u00a0: ${formatList(
      scored.map(([s, n], i) => (i === 0 ? `${s} marque ${formatPointCount(n)}` : `${s} ${n}`)),
    )}`,
  lessOthers: (s, others, n) =>
    others === 0
      ? `${s} les marque tous`
      : `moins ${others === 1 ? 'celui' : `les ${others}`} des deux autres, ${s} marque ${formatPointCount(n)}`,
  level: 'il y a égalité, et aucun ne marque',
  othersReach: 'les deux plus faibles ensemble n’ont pas moins que le plus fort, et personne ne marque',
  nobodyScores: 'personne ne marque',
  wins: (party, n) =>
    `${formatList(party)} ${party.length === 1 ? 'gagne' : 'gagnent'} la partie avec ${formatPointCount(n)}`,

  exposes: (dealer, s, c) =>
    `${dealer}, en donnant, découvre ${withLe(c)}, qui ${dealer === s ? 'lui revenait' : `allait à ${s}`}`,
  forfeited: 'la donne est perdue',
  mustTake: (s) => `${s} doit prendre cette carte`,
};
