import type { Words } from '../en/ui.ts';

export const ui: Words = {
  language: 'Français',
  tagline: 'un livre de règles qui se joue',
  skip: 'Aller au texte',
  nav: {
    label: 'Navigation principale',
    sources: 'Sources',
    games: 'Jeux',
    examples: 'Exemples',
    compare: 'Côte à côte',
    search: 'Chercher',
  },
  more: {
    label: 'Autres pages',
    about: 'Principes',
    readings: 'Points discutés',
    history: 'Histoire',
    claims: 'Affirmations à l’épreuve',
    cards: 'Les cartes',
    glossary: 'Glossaire',
    coverage: 'Ce qui se joue',
    developers: 'Développeurs',
  },
  inOtherLanguage: 'English',
  languages: 'Langue :',
  foot: {
    code: 'Code sous licence MIT',
    texts: 'textes et dessins sous CC BY 4.0',
    authors: 'les contributeurs de Snorum',
  },
  status: { stated: 'attesté', inferred: 'inféré', editorial: 'éditorial' },
  statusGloss: {
    stated: 'Le texte original le dit.',
    inferred: 'Un autre auteur le dit, qui est nommé à côté.',
    editorial: 'La source se tait ; le choix est de nous.',
  },
  article: (number) => `Article ${number}`,
  seePlayed: 'voir jouer',
  code: 'Le code de cet article',
  reading: {
    disputed: 'Point discuté',
    here: 'Ici :',
    ours: 'notre lecture',
    witnesses: 'Témoins :',
  },
  table: { show: 'Voir la table', hide: 'Revenir au texte' },
};
