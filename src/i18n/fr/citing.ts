import type { CitingWords } from '../en/citing.ts';
import { withDeOfGame } from './elision.ts';

export const citing: CitingWords = {
  editionTitle: (game, source) => `${game} (${source}), article par article`,
  articleTitle: (game, source, number, slug) => `${game} (${source}), article ${number} : ${slug}`,
  editionNote: (statuses, about) => `Un texte redit, non l’original. ${statuses} Sur : ${about}`,
  statusNotes: {
    stated: (reference, read) => `Attesté par le texte. Redit : ${reference} Lu dans : ${read}.`,
    inferred: {
      reports: (reference, read) =>
        `Inféré : connu par ${read}, qui rapporte : ${reference} L’original n’a pas été vu.`,
      own: (reference, read) =>
        `Inféré : pris à ${read}, règle de l’auteur lui-même pour le jeu de 1760, qui n’est pas en propres termes dans : ${reference} L’original n’a pas été vu.`,
      referred: (reference, read) =>
        `Inféré : connu par ${read}, où renvoie sa liste des différences pour : ${reference} L’original n’a pas été vu.`,
      presumed: (reference, read) =>
        `Inféré : connu par ${read}, qui remonte, supposons-nous, à : ${reference} L’original n’a pas été vu.`,
    },
    editorial: 'Éditorial : la source ne le dit pas expressément, et la règle est notre choix.',
    onMatter: (texts) => `Sur ce point : ${texts}.`,
    unknown: 'On ignore à quelle page du livre même il se trouve.',
    carried: (game) => `Dit là ${withDeOfGame(game)}, et transporté à ce jeu.`,
    number: (number) => `nº ${number}`,
    inferredAuthor: 'Auteur inféré : la copie n’en nomme pas',
    inferredDate: (years) => `Date inférée : ${years}`,
  },
  claimNote: (outcome, source, article) =>
    `${outcome}. Notre verdict sur une affirmation de : ${source}, article ${article}.`,
  cite: 'citer',
  citeEdition: 'Comment la citer',
  title: (game) => `Citer ${game}`,
  description: (game, source) =>
    `Références : ${game} (${source}). Le livre lui-même, notre édition et chacun de ses articles, avec les fichiers pour logiciels bibliographiques.`,
  lede: 'Citez le livre pour ce qu’a écrit son auteur, et notre édition pour la manière dont nous le redisons, le traduisons, le divisons ou le complétons. Les fichiers donnent l’un et l’autre : chaque référence à notre texte amène avec elle l’endroit du livre, quand il y en a un.',
  source: 'La source',
  sourceLede:
    'La référence du texte ancien. Nous rendons la pensée de l’auteur, et non ses phrases : pour celles-ci, citez le livre.',
  edition: 'Notre édition',
  editionLede:
    'Elle porte la date de son dernier changement, que consigne la page de la source. Ajoutez le jour où vous l’avez lue.',
  accessed: (day) => `consulté le ${day}`,
  version: (number) => `version ${number}`,
  articles: 'Un article',
  articlesLede:
    'L’identifiant d’un article ne change jamais, quoi qu’il advienne du texte, du numéro ou de la page. En note, il suffit, une fois l’édition citée au long.',
  article: 'Article',
  id: 'Identifiant',
  place: 'Place dans la source',
  files: 'Fichiers',
  file: (format, of) => `${format}, ${of}`,
  urn: 'Référence canonique',
  urnLede:
    'Pour les programmes : un nom à la manière des Canonical Text Services, celui de l’édition dans cette langue, puis, après un deux-points, celui de chaque article. Ce qui suit le deux-points est aussi l’ancre dans la page.',
  tei: 'Le texte en TEI',
  teiLede: 'La source entière en TEI P5 : les deux langues, les mots cités, les témoins, les points discutés.',
  changed: (day) => `changé le ${day}`,
  kept: {
    title: 'Cette version',
    text: (version) =>
      `Vous lisez la version ${version}. Une fois publiée, cette édition reste telle qu’elle est aujourd’hui à l’adresse`,
    how: 'Comment les versions sont gardées, et comment se fait un DOI',
  },
  changes: {
    title: 'L’histoire des articles',
    lede: 'Ce qui a changé dans cette édition depuis sa première publication, quand et pourquoi ; le plus récent d’abord.',
    earlier: 'Ce qui avait changé auparavant',
    whole: 'l’édition entière',
  },
  back: 'Revenir au texte',
  slip: {
    paste: 'À coller',
    link: 'adresse',
    address: (id) => `adresse à coller, ${id}`,
    pasteLede:
      'L’adresse à coller est celle d’une page où l’article est seul. Un blog, un forum ou un réseau qui développe les liens en montrera le texte, le statut, la source et une image.',
    toEdition: 'Le lire dans son édition',
    references: 'Comment le citer',
    played: (title, step) => `Le voir jouer : ${title}, étape ${step}`,
  },
};
