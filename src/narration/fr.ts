import { cardName, rankName } from '../i18n/cards.ts';
import { type Tongue } from './tongue.ts';

const le = (card: string) => cardName(card, 'fr', 'the');
const du = (card: string) => cardName(card, 'fr', 'of');
const several = (n: number, word: string) => `${n}\u00a0${word}${n < 2 ? '' : 's'}`;
const jetons = (n: number) => several(n, 'jeton');
const cartes = (n: number) => several(n, 'carte');
const list = (items: readonly string[], last = 'et') =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
/** A box by its card; the seven of diamonds by its name in the game. */
const box = (card: string, nain: string) => (card === '7D' ? `le ${nain}` : le(card));
const choice = (legal: readonly string[] = []) => list(legal.map(le), 'ou');

export const fr: Tongue = {
  lang: 'fr',
  table: {
    label: 'La table',
    first: 'Première étape',
    back: 'Étape précédente',
    play: 'Lecture',
    pause: 'Pause',
    next: 'Étape suivante',
    last: 'Dernière étape',
    step: 'Étape',
    stepOf: (step, steps) => `Étape ${step} sur ${steps}`,
    article: (number) => `Article ${number}`,
    seat: 'Place',
    hand: 'Main',
    pool: 'Poule',
    points: 'Points',
    deal: (number) => `Donne ${number}`,
    deals: (seat) => `${seat} donne`,
    dealer: 'donneur',
    out: 'sorti',
    example: 'Exemple',
    examples: 'Chaque exemple sur sa page',
    view: 'Ce qui est montré',
    views: ['Table', 'Pas à pas', 'Comptes'],
    atStart: 'Au début',
    afterDeal: (number) => `Après la donne ${number}`,
    atEnd: 'À la fin',
    account: 'Compte',
    together: 'En tout',
    toPlay: 'à jouer',
    laid: 'posées',
    supplied: 'Entre parenthèses\u00a0: cartes ajoutées par les éditeurs.',
    pays: 'Paie',
    bete: 'Bête',
    settlement: 'Ce que paie chacun des autres',
    board: 'Le tableau',
    run: 'La suite',
    fault: 'Cette notation ne peut être jouée\u00a0:',
  },
  nain: 'Nain',
  lindor: 'lindor',
  semicolon: '\u202f;',
  received: (n) => `chaque joueur reçoit ${jetons(n)}`,
  turnedUp: (s, c) => `${s} retourne ${le(c)}`,
  drew: (draws) => `cartes tirées pour la donne\u00a0: ${list(draws.map(([s, c]) => `${le(c)} pour ${s}`))}`,
  deals: (s, n) => `${s} donne ${cartes(n)} à chacun`,
  dealsNone: (seats) => `mais rien à ${list(seats)}, hors du jeu`,
  aside: (n) => `il en reste ${n} au talon`,
  stakes: (s, n, boxes, nain) =>
    `${s || 'chacun'} met ${jetons(n)} au tableau\u00a0: ${list(boxes.map(([each, c]) => `${each} sur ${box(c, nain)}`))}`,
  holds: (s, c, n, nain) =>
    `${s} a ${le(c)} en main et retire ${jetons(n)} de la case${c === '7D' ? ` du ${nain}` : ''}`,

  leads: (s, c) => `${s} entame ${du(c)}`,
  afresh: (s, c) => `${s} repart ${du(c)}`,
  afterStop: (s, c) => `personne ne peut continuer, et ${s} repart ${du(c)}`,
  intervenes: (s, c) => `${s} ne peut apparier, et pose ${le(c)}`,
  lays: (s, c) => `${s} pose ${le(c)}`,
  pairs: (s, c, call) => `${s} pose ${le(c)} et dit «\u202f${call}\u202f»`,
  goesOn: (s, c) => `${s} continue par ${le(c)}`,
  supplies: (s, c) => `${s} fournit ${le(c)}`,
  takesUp: (s, c) => `${s} reprend la suite par ${le(c)}`,
  nainFor: (s, c) => `${s} met le Nain à la place ${du(c)}`,
  nainAsSeven: (s) => `${s} met le Nain après le six, comme sept`,
  keepsNain: (s) => `${s} garde le Nain`,
  passes: (s) => `${s} passe`,
  misplays: (s, c, missed) => `${s} devait apparier ${rankName(missed, 'fr', 'the')}, mais pose ${le(c)}`,
  claims: (s) => `${s} réclame l’amende pour la paire manquée`,

  hoc: (s, c, held) => `${c && `personne ${held ? 'ne met' : 'n’a'} ${le(c)}\u00a0: `}${s} fait hoc`,
  eachPays: (n) => `et chacun des autres lui paie ${jetons(n)}`,
  takesBox: (n) => `et prend ${n === 1 ? 'le jeton' : `les ${jetons(n)}`} de la case`,
  pays: (s, to, n) => `${s} paie ${jetons(n)} à ${to || 'la poule'}`,
  paysLast: (s, n) =>
    `${s} ne peut tout payer\u00a0: ${n === 1 ? 'son dernier jeton va' : `ses ${n}\u00a0derniers jetons vont`} à la poule`,
  owes: (s, n) => `${s} paie ${jetons(n)} à la poule, plus qu’il ne lui en restait`,
  paysDouble: (s, n) => `${s} paie le double à la poule, soit ${jetons(n)}`,
  paysFlat: (s, n) => `${s} paie à la poule l’amende fixe de ${jetons(n)}`,
  paysAsIf: (s, n) => `${s} paie ${jetons(n)} à la poule, comme si sa carte avait été appariée`,

  outOfGame: (s) => `${s}, sans jetons, sort de la partie`,
  handsIn: (n) => `en rendant ${cartes(n)}`,
  outOfCards: (s) => `${s} n’a plus de cartes`,
  opera: (s) => `personne d’autre n’a posé de carte\u00a0: ${s} a fait opéra`,
  counted: (s, n, unit) => `${s} a ${unit === 'cards' ? cartes(n) : several(n, 'point')} en main`,
  paysHand: (to, n, why) =>
    `et paie ${jetons(n)} à ${to}${
      { '': '', 'nain.double': ', le double à cause du Nain', opera: ', le double pour l’opéra' }[why as string] ??
      ', le quadruple pour l’opéra et le Nain'
    }`,
  bete: (s, c, n, nain) => `${s} a gardé ${box(c, nain)}\u00a0: bête de ${jetons(n)} sur la case`,
  sweeps: (s, n) => `${s} rafle les ${jetons(n)} du tableau`,

  stopped: 'la donne s’arrête là',
  exhausted: 'toutes les cartes sont posées',
  ended: 'c’était la dernière donne',
  shares: (shares) => `ce qui reste au tableau est partagé\u00a0: ${list(shares.map(([n, s]) => `${n} à ${s}`))}`,
  lastIn: (s) => `${s} reste seul à avoir des jetons, gagne la partie`,
  takesPool: (n) => `et prend la poule, ${jetons(n)}`,
  most: (seats) =>
    seats.length === 1
      ? `${seats[0]} a le plus de jetons et gagne la partie`
      : `${list(seats)}, à égalité, ont le plus de jetons et gagnent ensemble`,
  newGame: (s) => `${s}, premier sorti, donnerait la partie suivante`,

  refused: {
    'deal-over': () => 'La donne est finie.',
    'not-your-turn': ({ seat, toMove }) => `Ce n’est pas à ${seat} de jouer${toMove ? `, mais à ${toMove}` : ''}.`,
    'not-in-hand': ({ seat, card }) => `${seat} n’a pas ${card ? le(card) : 'cette carte'} en main.`,
    'must-pair': ({ seat, legal }) => `${seat} peut apparier la carte posée, et le doit\u00a0: ${choice(legal)}.`,
    'must-continue': ({ seat, legal }) => `${seat} doit continuer la suite\u00a0: ${choice(legal)}.`,
    'must-supply': ({ seat, legal }) => `On demande à ${seat} ${choice(legal)}, et nulle autre carte.`,
    'no-pass': ({ seat, legal }) => `${seat} ne peut passer, ayant ${choice(legal)}.`,
    'nothing-to-claim': () => 'Il n’y a pas de paire manquée dont on puisse réclamer l’amende.',
    'must-follow': ({ seat, legal }) => `${seat} doit fournir de la couleur\u00a0: ${choice(legal)}.`,
    'must-beat': ({ seat, legal }) => `${seat} peut forcer la carte maîtresse, et le doit\u00a0: ${choice(legal)}.`,
    'must-trump': ({ seat, legal }) => `${seat} doit couper\u00a0: ${choice(legal)}.`,
    'must-discard': ({ seat, legal }) => `${seat} doit se défausser\u00a0: ${choice(legal)}.`,
    'must-answer': ({ seat }) => `On demande autre chose à ${seat}.`,
    irregular: ({ seat }) => `C’est une faute, dont ${seat} serait puni.`,
    'no-fault': ({ seat }) => `${seat} ne peut commettre cette faute à présent.`,
    'must-name': ({ seat }) => `${seat} doit nommer la carte qui va parler.`,
    'must-call': ({ seat }) => `${seat} parle, et doit appeler une carte.`,
    'already-shown': () => 'Cette carte a déjà été montrée.',
    'wrong-word': () => 'Ce n’est pas le mot qu’il fallait dire.',
    'must-capture': ({ seat }) => `${seat} peut prendre avec cette carte, et ne peut se contenter de la poser.`,
    'must-take-all': ({ seat }) => `${seat} doit prendre davantage avec cette carte.`,
    'does-not-combine': () => 'Cette carte ne peut prendre celles-là.',
    'may-not-expose': ({ seat }) => `${seat} ne peut découvrir de carte à présent.`,
  },
};
