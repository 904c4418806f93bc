import type { TrustWords } from '../en/trust.ts';

export const trust: TrustWords = {
  changes: {
    title: 'Changements',
    lede: 'Ce qui a changé ici pour un lecteur, et pourquoi ; le plus récent d’abord.',
    edition: (game) => game,
    page: 'Cette page',
  },
  mistake: {
    title: 'Une erreur ?',
    text: 'Envoyez l’identifiant de l’article, la page, ce que porte le livre et ce que nous en disons.',
    how: 'Comment signaler une erreur',
  },
  privacy: 'Rien n’est recueilli sur vous',
  versions: {
    title: 'Les versions, et un DOI',
    current: '(une version gardée ; les pages d’aujourd’hui)',
    text: (version) =>
      `Ces pages sont la version ${version} ; le numéro est au pied de chacune. Une version publiée se garde pour toujours, entière, à une adresse à elle : /v/, son numéro, puis l’adresse d’aujourd’hui. On y lit ce que disait un article le jour où vous l’avez cité, même si la page d’aujourd’hui dit mieux. À partir de la première publication, l’histoire de chaque article, avec la raison de chaque changement, est sur la page qui dit comment citer son édition ; ce qui avait changé auparavant est, avec le reste, sur la page de la source.`,
    doi: 'Un DOI est attribué quand une version est archivée. Qui garde le code relie une fois son dépôt à Zenodo ; toute version publiée ensuite y est archivée, décrite par le fichier .zenodo.json, qui dit la même chose que CITATION.cff (les éditions, qui sont une œuvre à part, par .zenodo.editions.json), et reçoit deux DOI : celui de cette version, qui est celui à citer, et celui de toutes les versions ensemble. Le premier s’écrit alors dans CITATION.cff, et paraît ici.',
    named: (doi) =>
      doi === undefined ? 'Cette version n’en a pas encore.' : `Cette version : https://doi.org/${doi}.`,
  },
  files: {
    title: 'Pour citer et pour emporter',
    tei: 'La source entière en TEI P5',
    data: 'Les données : articles, interprétations, témoins, événements et affirmations, en CSV et en JSON-LD',
    cite: (game) => `Comment citer ${game}, avec des fichiers pour logiciels bibliographiques`,
  },
};
