import type { HistoryWords } from '../en/history.ts';

export const history: HistoryWords = {
  title: 'Histoire des textes et des jeux',
  description:
    'Une chronologie de 1650 à 1902 et une généalogie des livres et des jeux du site : ce qui vient de quoi, et comment les textes nous sont parvenus.',
  lede: 'Les jeux de cartes laissent peu de papiers. Voici les dates que nous connaissons, chacune avec son témoin, et ce qui lie les jeux et les livres. Les dates lues dans les textes sont distinguées de celles de seconde main.',
  line: 'Chronologie, 1650–1902',
  lineTitle: 'Chronologie de 1650 à 1902',
  lineDesc:
    'Cinq bandes, une par sorte de jeu, avec les dates des textes et des jeux ; une liste plus bas dit la même chose.',
  lineText: 'La chronologie en liste',
  about: 'v. ',
  known: { seen: 'd’après le texte ou une copie', reported: 'de seconde main' },
  read: 'l’édition',
  tree: 'Généalogie',
  treeLede:
    'Les cadres épais sont nos éditions ; un cadre mince réunit les jeux d’un même livre. Un trait interrompu est une ressemblance que nous voyons, ou que d’autres voient, ou ce que nous inférons, ou un nom que deux jeux partagent, et ne prouve pas que l’un des jeux vienne de l’autre. Plus bas, chaque trait a sa nature, sa raison et son témoin.',
  treeTitle: 'Généalogie des textes et des jeux',
  treeDesc:
    'Des cadres pour les textes et les jeux, les plus anciens en haut, joints par des traits qui disent comment l’un mène à l’autre ; une liste plus bas dit la même chose.',
  treeText: 'La généalogie en liste',
  leadsTo: 'mène à',
  kinds: {
    book: 'le livre le dit',
    reported: 'un autre auteur le dit',
    likeness: 'nous voyons une ressemblance',
    name: 'un seul nom, dit le livre, et deux jeux',
    inferred: 'réimprimé, selon nous',
    retold: 'raconté en d’autres mots',
    copied: 'copié',
  },
  words: {
    title: 'Les mots par leur premier emploi',
    description:
      'Les mots de la table de jeu dans les textes que nous avons, de 1760 à 1896, chacun à l’endroit le plus ancien, avec notre terme en regard.',
    lede: 'Où chaque mot de la table se lit pour la première fois dans les textes que nous avons, avec la citation. Le singulier et le pluriel n’y font qu’un, et les titres n’y comptent pas. Cela ne dit rien des textes que nous n’avons pas : chacun de ces mots peut être plus ancien. Les mots des récits modernes n’y sont pas.',
    back: 'Retour à l’histoire',
    link: 'Les mots de la table, par leur premier emploi',
    year: (year, reprint) => (reprint === undefined ? String(year) : `${year}, lu dans une réimpression ${reprint}`),
    copied: 'la copie porte',
    columns: ['Mot', 'Année', 'Dans le texte', 'Endroit', 'Notre terme'],
  },
  keys: {
    changed: 'le texte plus récent le dit',
    kin: 'un autre auteur le dit, ou nous l’inférons ou voyons une ressemblance, ou le nom seul est commun',
    retold: 'raconté ou copié de nos jours',
  },
};
