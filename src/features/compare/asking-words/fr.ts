import type { ComparisonFormWords } from '../asking-words.ts';

export const comparisonFormWords: ComparisonFormWords = {
  another: 'Une autre donne',
  seed: 'Graine\u00a0: un mot qui décide du mélange',
  seats: 'Joueurs',
  order: 'Chacun joue',
  policies: {
    lowest: 'la plus basse carte permise',
    highest: 'la plus haute carte permise',
    'by-lot': 'une carte au hasard',
  },
  play: 'La jouer selon les deux livres',
  chance: 'Une donne au hasard',
  back: 'Revenir à la première donne',
  write: 'Écrire ou changer les mains',
  writeHow:
    'Une ligne par joueur, dans l’ordre du jeu\u202f; le dernier donne. Écrivez la valeur, puis la couleur, en lettres anglaises\u00a0: A 2 … 10 J Q K et S H D C (pique, cœur, carreau, trèfle), comme 9S, 10D, KH. Chaque main a autant de cartes que lui en donne le livre qui en donne le plus\u202f; un livre qui en donne moins prend les premières.',
  written: 'Les mains',
  sameOrder: 'la première dans l’ordre de cette donne',
  playWritten: 'Jouer ces mains selon les deux livres',
  save: 'Enregistrer la donne',
  open: 'Ouvrir une donne enregistrée',
  unreadable: 'Ce fichier est trop long pour une donne.',
  third: (books) => `Montrer aussi ${books}`,
  byTheBook: 'Laisser chaque livre donner à sa façon',
  options: 'Les variantes de chaque livre',
  readings: (book) => `Variantes, ${book}`,
  turned: (count) => (count === 1 ? '(une changée)' : `(${count} changées)`),
  ours: 'celle de la page',
  untouched: 'Revenir aux règles de la page',
  undealt: 'Cette variante donnerait d’autres cartes\u00a0: cette donne ne peut pas s’y jouer.',
};
