import { SAMPLING_WORLDS } from '#engine/lab/strategies.ts';
import type { ClaimsWords } from '../en/claims.ts';
import { formatFrenchCount as formatCount } from './count.ts';

export const claims: ClaimsWords = {
  title: 'Les affirmations à l’épreuve',
  description:
    'Ce que les anciens livres affirment de leurs jeux, éprouvé par le moteur sur des milliers de donnes\u00a0: le verdict, les chiffres, et l’épreuve à refaire.',
  lede: [
    'Les anciens auteurs affirment qu’entamer est un désavantage, que chaque camp fait souvent trente-quatre, qu’un jeu demande de la mémoire. Le moteur peut jouer des milliers de donnes et compter.',
    'Chaque affirmation devient une question dont la réponse est un nombre. Le nombre de donnes à jouer, et le chiffre qui donnerait raison au livre, étaient fixés avant la première\u202f; la seule exception est signalée à sa place. Dans la plupart des épreuves, plusieurs sortes de joueurs ont été essayées.',
  ],
  tally: (claims, tried) => `${claims} affirmations sur les jeux de cinq sources, dont ${tried} mises à l’épreuve.`,
  describe: (whose, outcome, tried) =>
    tried
      ? `${whose}, éprouvée par le moteur sur des milliers de donnes. ${outcome}. Avec les chiffres, les hypothèses, et de quoi refaire l’épreuve.`
      : `${whose}, et pourquoi elle ne s’éprouve pas en jouant.`,
  claimBy: (author) => `Une affirmation (${author})`,
  onTrial: 'Boussac à l’épreuve',
  onTrialLong: 'Celles d’un seul auteur sont jugées ensemble\u00a0: Boussac à l’épreuve.',
  whole: 'Les chiffres, la méthode, et l’épreuve à refaire',
  outcomes: {
    holds: { word: 'Se vérifie', sentence: 'Cela se vérifie.' },
    fails: { word: 'Ne se vérifie pas', sentence: 'Cela ne se vérifie pas.' },
    'depends-on-players': { word: 'Dépend des joueurs', sentence: 'Cela dépend de qui joue.' },
    'depends-on-number': { word: 'Dépend du nombre', sentence: 'Cela dépend du nombre des joueurs.' },
    'depends-on-reading': { word: 'Dépend des règles', sentence: 'Cela dépend des règles.' },
    'depends-on-case': { word: 'Dépend du cas', sentence: 'Cela se vérifie dans certains cas, et non dans d’autres.' },
    undecided: { word: 'Indécise', sentence: 'L’échantillon était trop petit pour le dire.' },
    untried: { word: 'Non éprouvée', sentence: 'Cela ne peut s’éprouver ici.' },
  },
  manners: {
    random: { name: 'au hasard', gloss: 'jouent au hasard n’importe quelle carte permise' },
    book: { name: 'selon le livre', gloss: 'suivent les conseils du livre, et jouent sinon au hasard' },
    sampling: {
      name: 'en réfléchissant',
      gloss: `imaginent ${SAMPLING_WORLDS} fois, avant de jouer, comment peuvent être les cartes cachées, et jouent ce qui réussit le mieux`,
    },
    'double-dummy': {
      name: 'à jeu découvert',
      gloss: 'voient toutes les mains et ne se trompent jamais, ce qui n’est donné à personne',
    },
  },
  usual: 'comme ce site y joue',
  seats: (seats) => formatCount(seats, 'joueur'),
  article: (number) => `article ${number}`,
  shown: 'Ce qu’on a trouvé',
  drawing: (answer) => `Dessin des chiffres du tableau qui suit\u00a0: ${answer}.`,
  legend:
    'Chaque signe est le chiffre trouvé\u202f; le trait qui le traverse est son intervalle. Dans la zone teintée du dessin, l’affirmation se vérifie.',
  bound: (side, bound) =>
    `se vérifie ${{ within: 'entre ±', above: 'au-dessus de', below: 'au-dessous de' }[side]} ${bound}`,
  pictured: {
    plot: (answer, marks, least, most, bound, there) =>
      `un dessin de ce qu’on a compté, ${answer}\u00a0: ${marks === 1 ? `un signe à ${least}, sur un trait qui en` : `${marks} signes, de ${least} à ${most}, chacun sur un trait qui en`} montre les bornes\u202f; l’affirmation ${bound}, dans la zone teintée (signes qui y sont, bornes comprises\u00a0: ${there} sur ${marks}).`,
    sum: (counts) => `autant de losanges que d’affirmations, rangés d’après le verdict\u00a0: ${counts}.`,
    quoted: (said) => `une liste de mots du livre, avec le verdict de chaque affirmation\u00a0: ${said}.`,
  },
  unanswered: 'Les donnes où la question ne se posait pas ne sont pas comptées.',
  table: {
    players: 'Joueurs',
    others: 'Les autres',
    mean: 'Réponse',
    between: 'Entre',
    trials: { deal: 'Donnes', game: 'Parties' },
    answered: (trials) => `${trials} avec réponse`,
    of: 'sur',
    says: 'Verdict',
    bears: (held) => (held === undefined ? 'reste indécise' : held ? 'se vérifie' : 'ne se vérifie pas'),
    to: 'et',
  },
  assumed: {
    title: 'Ce qui a été supposé',
    counted: 'Ce qu’on a compté',
    played: 'Ce qu’on a joué',
    whole: { deal: 'donnes isolées', game: 'parties entières' },
    defaults: 'Sauf mention contraire, selon les variantes de règle choisies par ce site.',
    players: 'Qui a joué',
    others: 'Comment jouaient les autres',
    trials: 'Combien on en a joué',
    each: (counts, all) => `${counts} pour chaque ligne du tableau\u202f; ${all} en tout.`,
    uneven: (counts, all) => `${counts}\u202f; ${all} en tout.`,
    by: (count, strategy, rows) =>
      `${count} pour ${rows === 1 ? 'la ligne' : 'chaque ligne'} «\u202f${strategy}\u202f»`,
    fixed: 'Tout était arrêté avant qu’on en compte une seule, et il est rendu compte de chaque donne jouée.',
    intervals: 'Comment se calculent les intervalles',
    interval: (share) =>
      share
        ? 'Par la méthode de Wilson pour les proportions.'
        : 'Par la méthode de Student pour les moyennes, d’après la dispersion des réponses.',
    single: 'Ils sont justes dix-neuf fois sur vingt (intervalles à 95\u00a0%).',
    several: (cells, level) =>
      `On compare ${cells} réponses\u00a0: chaque intervalle est élargi (${level}) pour qu’ils soient tous justes dix-neuf fois sur vingt (correction de Bonferroni).`,
    verdict: 'Comment le verdict est rendu',
    rule: {
      one: 'L’affirmation se vérifie quand tout l’intervalle est de son côté de la limite, et ne se vérifie pas quand il est tout entier de l’autre. Si la limite le traverse, l’échantillon était trop petit pour le dire.',
      several:
        'L’affirmation se vérifie quand chaque intervalle est de son côté de la limite\u202f; elle ne se vérifie pas quand tous sont de l’autre. Si les uns sont d’un côté et les autres de l’autre, tout dépend de ce qui les distingue. Si rien ne se contredit mais que certains traversent la limite, l’échantillon était trop petit pour le dire.',
    },
  },
  again: {
    title: 'Refaites l’épreuve',
    lede: 'Les mêmes donnes, ou d’autres, comptées sous vos yeux par votre propre appareil.',
    command: 'Sur un ordinateur qui a le code du projet, ceci recompte les chiffres publiés, à l’unité près\u00a0:',
    without: 'Pour la refaire ici, activez JavaScript.',
  },
  why: 'Pourquoi on ne l’a pas éprouvée',
  ours: (source) => `Une affirmation que nous avançons, sur ${source}`,
  saying: (source) => `Cela se dit couramment\u202f; comparer ${source}`,
  said: (author, source) => `Affirmé par ${author}\u202f; comparer ${source}`,
  read: (place, named) => `(${named ? 'lu chez ' : ''}${place})`,
  oursListed: 'affirmation que nous avançons',
  sayingListed: 'cela se dit couramment',
  others: 'D’autres affirmations sur ce jeu',
  all: 'Toutes les affirmations',
  cite: 'Pour citer',
  tried: 'éprouvée',
  claimed: 'affirmation',
  ofGame: 'Ce qu’il affirme, à l’épreuve',
};
