import type { SearchWords } from '../en/search.ts';

const listOf = (words: readonly string[]): string => new Intl.ListFormat('fr', { type: 'conjunction' }).format(words);

export const searchPage: SearchWords = {
  title: 'Chercher',
  description: 'Chercher dans les règles, le glossaire, les exemples et les points discutés d’anciens jeux de cartes.',
  lede: 'Chaque article de chaque livre, chaque terme, chaque donne et chaque point discuté. On trouve aussi les mots des sources.',
  field: 'Mots à chercher',
  button: 'Chercher',
  limits: { kind: 'Dans', game: 'Jeu', source: 'Source' },
  all: { kind: 'tout', game: 'tous les jeux', source: 'toutes les sources' },
  ways: { play: 'Jouer', learn: 'Apprendre', rules: 'Règles sur une page', book: 'Le livre', examples: 'Exemples' },
  kinds: {
    term: 'Glossaire',
    rule: 'Règles en bref',
    article: 'Articles',
    example: 'Exemples',
    reading: 'Points discutés',
    claim: 'Affirmations',
    game: 'Jeux',
    lesson: 'Leçons et questions',
    source: 'Livres',
    page: 'Pages',
  },
  try: 'Par exemple',
  tries: ['bête', 'sweep', 'vole', 'le donneur paie'],
  elsewhere: 'Ou bien parcourir',
  noScript: 'La recherche demande JavaScript. Sans lui, tout peut se lire à partir de ces pages\u00a0:',
  searching: 'Recherche en cours…',
  count: (count, asked) => `${count === 1 ? 'Un résultat' : `${count} résultats`} pour «\u202f${asked}\u202f»`,
  unsaid: (words, count) => `Aucun texte ne dit «\u202f${words}\u202f». Voici tout ce qui touche le jeu. ${count}`,
  more: (count) => (count === 1 ? 'Montrer le dernier' : `En montrer ${count} de plus`),
  best: 'Meilleure réponse',
  cites: (articles) => (articles === 1 ? 'article' : 'articles'),
  lasts: (deal, game) => `Une donne dure environ ${deal}, une partie entière environ ${game}.`,
  corrected: (from, to) => `Nous avons lu «\u202f${to}\u202f» pour «\u202f${from}\u202f».`,
  unknown: (words) =>
    `Aucune page ne contient ${listOf(words.map((word) => `«\u202f${word}\u202f»`)).replace(/ et /g, ' ni ')}\u00a0: on s’en est passé.`,
  apart: (words) =>
    `Aucun texte ne réunit tous vos mots\u202f; on a laissé ${listOf(words.map((word) => `«\u202f${word}\u202f»`))}.`,
  exactly: (word) => `Chercher «\u202f${word}\u202f»`,
  nowhere: (words) =>
    `${words.length === 1 ? 'Aucun texte ne dit' : 'Aucun texte n’emploie'} ${listOf(
      words.map((word) => `«\u202f${word}\u202f»`),
    ).replace(/ et /g, ' ni ')}.`,
  notTogether: 'Chacun de ces mots se trouve ici, mais aucun texte ne les réunit tous. Un à un\u00a0:',
  alone: (count) => (count === 1 ? '1 résultat' : `${count} résultats`),
  limited: 'Aucun résultat avec ces filtres.',
  unlimited: 'Chercher partout',
  spelling: 'Essayez une autre orthographe, ou cherchez la chose dans le glossaire.',
  tooLong: (most) => `Une recherche a ${most} caractères au plus\u202f; un ou deux mots suffisent.`,
  noWord: 'Saisissez une lettre ou un chiffre.',
  failed: 'L’index n’a pas pu être chargé. Vérifiez votre connexion, puis touchez de nouveau «\u202fChercher\u202f».',
  inThis: 'La même recherche en français',
  term: 'Trouvé par le mot',
};
