import type { TrialWords } from '../en/trial.ts';

const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

export const TRIAL_UNITS = { deal: ['donne', 'donnes'], game: ['partie', 'parties'] } as const;

export const createTrialWords = (one: string, many: string): TrialWords => ({
  among: 'Ce qu’on joue',
  players: 'Joueurs',
  others: 'Les autres',
  seed: 'Graine\u00a0: un mot qui décide du mélange',
  deals: capital(many),
  readings: 'Autres variantes',
  anotherSeed: 'Une autre graine',
  run: 'Lancer l’épreuve',
  stop: 'Arrêter',
  asPublished: 'Réglages publiés',
  published: 'publié',
  yours: 'ici',
  drawing: 'Le chiffre publié et le vôtre à la même échelle\u202f; les nombres sont au-dessous.',
  progress: (done, of) => `${done} ${many} sur ${of}`,
  answered: (answers) => `la question se pose dans ${answers} d’entre elles`,
  estimate: (mean, low, high) => `${mean}, et pour toutes les ${many} entre ${low} et ${high}`,
  none: 'pas encore de réponse',
  begun: 'L’épreuve est en cours.',
  stopped: (done) => `Arrêtée après ${done} ${many}.`,
  done: (deals, mean, low, high) =>
    `C’est fait. Sur ${deals} ${many}, la réponse est ${mean}\u202f; pour toutes les ${many}, entre ${low} et ${high}.`,
  same: 'Ce sont les comptes publiés, à l’unité près.',
  unlike: 'Ces comptes diffèrent des comptes publiés, et ne le devraient pas. L’erreur est nôtre\u00a0: dites-le-nous.',
  noWorker:
    'Votre navigateur n’a pas pu lancer l’épreuve. Les chiffres publiés restent valables\u202f; la commande ci-dessous les recompte sur un ordinateur.',
  lost: 'L’épreuve a été interrompue. Ce qui était compté reste affiché.',
  strange: (what) =>
    `L’adresse demande ${what} que cette épreuve n’a pas\u202f; ses réglages sont ceux que nous avons publiés.`,
  what: {
    among: 'un jeu',
    players: 'des joueurs',
    seed: 'une graine',
    deals: `un nombre de ${many}`,
    readings: 'des variantes',
  },
  single: `Une des ${many} de l’épreuve`,
  singleWhy: `Chaque ${one} peut être ouverte et parcourue carte à carte.`,
  number: `Numéro de la ${one}`,
  look: 'La chercher',
  colon: '\u00a0:',
  counts: 'oui',
  countsNot: 'non',
  least: (share) => (share ? 'La première' : 'La plus basse'),
  most: (share) => (share ? 'La première' : 'La plus haute'),
  deal: (number) => `${one} ${number}`,
  answer: (deal, answer) =>
    answer === undefined
      ? `Dans la ${one} ${deal}, la question ne se pose pas.`
      : `${capital(one)} ${deal}\u00a0: la réponse est ${answer}.`,
  open: (which, of) =>
    of === 1
      ? 'L’ouvrir à la table'
      : `L’ouvrir à la table telle qu’on l’a jouée la ${which === 0 ? 'première' : `${which + 1}e`} fois`,
  closed: `Cette ${one} n’a pas pu être chargée. Vérifiez la connexion et réessayez.`,
});
