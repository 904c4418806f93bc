import { WORLDS } from '#engine/lab/manners.ts';
import type { ClaimsWords } from '../en/claims.ts';

export const claims: ClaimsWords = {
  title: 'Les affirmations à l’épreuve',
  description:
    'Ce que les anciens livres affirment de leurs jeux, éprouvé par le moteur sur des milliers de donnes\u00a0: le verdict, les chiffres, et l’épreuve à refaire.',
  lede: [
    'Les anciens auteurs affirment\u00a0: qu’entamer est un désavantage, que chaque camp fait souvent trente-quatre, qu’un jeu veut de la mémoire. Le moteur qui joue les exemples peut tout aussi bien jouer des milliers de donnes, et compter.',
    'Chaque affirmation devient une question dont la réponse est un nombre. Combien de donnes on jouerait, et quel nombre donnerait raison au livre, tout cela fut écrit avant la première\u202f; la seule affirmation qui fasse exception le dit. Là où les joueurs ont le choix, on en a éprouvé de plusieurs sortes\u00a0: ce que les cartes refusent à l’un, elles l’accordent parfois à l’autre.',
  ],
  tally: (claims, tried) => `${claims} affirmations sur les jeux de cinq livres, dont ${tried} mises à l’épreuve.`,
  describe: (whose, outcome, tried) =>
    tried
      ? `${whose}, éprouvée par le moteur sur des milliers de donnes. ${outcome}\u00a0: les chiffres, les hypothèses, et l’épreuve à refaire.`
      : `${whose}, et pourquoi elle ne s’éprouve pas en jouant.`,
  claimBy: (author) => `Une affirmation (${author})`,
  onTrial: 'Boussac à l’épreuve',
  onTrialLong: 'Celles d’un seul auteur sont jugées ensemble\u00a0: Boussac à l’épreuve.',
  whole: 'Les chiffres, ce qui a été supposé, et l’épreuve à refaire',
  outcomes: {
    holds: { word: 'Se vérifie', sentence: 'Cela se vérifie.' },
    fails: { word: 'Ne se vérifie pas', sentence: 'Cela ne se vérifie pas.' },
    'depends-on-players': { word: 'Dépend des joueurs', sentence: 'Cela dépend de qui joue.' },
    'depends-on-number': { word: 'Dépend du nombre', sentence: 'Cela dépend du nombre des joueurs.' },
    'depends-on-reading': { word: 'Dépend des règles', sentence: 'Cela dépend de la manière dont on joue.' },
    undecided: { word: 'Indécis', sentence: 'Tant d’essais n’en décident pas.' },
    untried: { word: 'Non éprouvé', sentence: 'Cela ne peut s’éprouver ici.' },
  },
  manners: {
    random: { name: 'au hasard', gloss: 'jouent au hasard n’importe quelle carte permise' },
    book: { name: 'selon le livre', gloss: 'suivent les conseils du livre, et le sort là où il n’en donne pas' },
    sampling: {
      name: 'en réfléchissant',
      gloss: `imaginent ${WORLDS} fois, avant de jouer, comment peuvent être les cartes cachées, et jouent ce qui réussit le mieux`,
    },
    'double-dummy': {
      name: 'à jeu découvert',
      gloss: 'voient toutes les mains et ne se trompent jamais, ce qui n’est donné à personne',
    },
  },
  usual: 'comme ce site y joue',
  seats: (seats) => `${seats} joueurs`,
  article: (number) => `article ${number}`,
  shown: 'Ce qu’on a trouvé',
  drawing: (answer) => `Dessin des chiffres du tableau qui suit\u00a0: ${answer}.`,
  legend:
    'Chaque marque est ce que les donnes ont répondu\u202f; le trait qui la traverse, les bornes entre lesquelles doit se tenir celle de toutes les donnes possibles. Dans la partie teintée du dessin, l’affirmation se vérifie.',
  bound: (side, bound) =>
    `se vérifie ${{ within: 'entre ±', above: 'au-dessus de', below: 'au-dessous de' }[side]} ${bound}`,
  pictured: {
    plot: (answer, marks, least, most, bound, there) =>
      `un dessin de ce qu’on a compté, ${answer}\u00a0: ${marks === 1 ? `une marque à ${least}, sur un trait qui en` : `${marks} marques, de ${least} à ${most}, chacune sur un trait qui en`} montre les bornes\u202f; l’affirmation ${bound}, dans la partie teintée (marques qui y sont, bornes comprises\u00a0: ${there} sur ${marks}).`,
    sum: (counts) => `autant de losanges que d’affirmations, rangés d’après le verdict\u00a0: ${counts}.`,
    quoted: (said) => `une liste de mots du livre, avec le verdict de chaque affirmation\u00a0: ${said}.`,
  },
  unanswered: 'Les donnes où ce qu’on demande ne s’est pas présenté ne sont pas parmi les réponses.',
  table: {
    players: 'Joueurs',
    others: 'Les autres',
    mean: 'Réponse',
    between: 'Entre',
    trials: { deal: 'Donnes', game: 'Parties' },
    answered: (trials) => `${trials} avec réponse`,
    of: 'sur',
    says: 'Verdict',
    bears: (held) => (held === undefined ? 'reste en suspens' : held ? 'se vérifie' : 'ne se vérifie pas'),
    to: 'et',
  },
  assumed: {
    title: 'Ce qui a été supposé',
    counted: 'Ce qu’on a compté',
    played: 'Ce qu’on a joué',
    whole: { deal: 'donnes isolées', game: 'parties entières' },
    defaults: 'Sauf mention contraire, selon les lectures que ce site a choisies.',
    players: 'Qui a joué',
    others: 'Comment jouaient les autres',
    trials: 'Combien on en a joué',
    fixed: 'Les nombres étaient arrêtés avant qu’on en compte une seule, et aucune donne n’a été écartée.',
    intervals: 'D’où viennent les bornes',
    interval: (share) =>
      share
        ? 'De la méthode de Wilson pour les proportions.'
        : 'De la méthode de Student pour les moyennes, d’après la dispersion des réponses mêmes.',
    single: 'Elles sont justes dix-neuf fois sur vingt.',
    several: (cells, level) =>
      `Comme on compare ${cells} réponses, chacune a des bornes assez larges (${level}) pour que toutes soient justes ensemble dix-neuf fois sur vingt (correction de Bonferroni).`,
    verdict: 'D’où vient le verdict',
    rule: {
      one: 'L’affirmation se vérifie quand les bornes sont tout entières de son côté de la limite, et ne se vérifie pas quand elles sont tout entières de l’autre. Si la limite passe entre elles, tant d’essais n’en décident pas.',
      several:
        'L’affirmation se vérifie quand chaque réponse, bornes comprises, est de son côté de la limite\u202f; elle ne se vérifie pas quand toutes sont de l’autre. Si les unes font ceci et les autres cela, tout dépend de ce qui les distingue\u202f; et si rien ne se contredit mais que des bornes enjambent la limite, on n’en décide pas.',
    },
  },
  again: {
    title: 'Refaites l’épreuve',
    lede: 'Les mêmes donnes, ou d’autres, comptées sous vos yeux par votre propre appareil.',
    command: 'Sur un ordinateur qui a le code du projet, ceci recompte les chiffres publiés, à l’unité près\u00a0:',
    counted: (version) => `Ils ont été comptés par la version ${version}.`,
    without: 'Il y faut ici un navigateur qui exécute les scripts.',
  },
  why: 'Pourquoi on ne l’a pas éprouvé',
  ours: (source) => `Une question que nous posons, sur ${source}`,
  said: (author, source) => `Affirmé par ${author}\u202f; comparer ${source}`,
  oursListed: 'question que nous posons',
  others: 'D’autres affirmations sur ce jeu',
  all: 'Toutes les affirmations',
  cite: 'Pour citer',
  tried: 'éprouvé',
  claimed: 'affirmation',
  ofGame: 'Ce qu’il affirme, à l’épreuve',
};
