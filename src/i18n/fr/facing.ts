import type { FacingWords } from '../en/facing.ts';

export const facing: FacingWords = {
  link: { book: 'dans les mots du livre', paper: 'dans les mots du journal', retelling: 'dans les mots du récit' },
  show: { book: 'Montrer les mots du livre', paper: 'Montrer les mots du journal' },
  lede: 'Placez ici le texte à côté du nôtre : il reste dans votre navigateur, et rien n’en est enregistré ni envoyé.',
  why: 'pourquoi il n’est pas imprimé ici',
  where: 'Où on peut le lire :',
  fetch: 'Aller chercher le texte',
  from: (host) =>
    `sur ${host}, qui a une copie du fichier du Projet Gutenberg (200 ko). Rien n’est demandé avant que vous ne le vouliez.`,
  open: 'Ouvrir la page que vous avez enregistrée',
  openHint: 'Un texte ou une page web, dans n’importe quelle édition de ce texte : les différences sont montrées.',
  paste: 'Ou collez son texte',
  place: 'Le placer à côté du nôtre',
  working: 'Recherche des mots…',
  notFetched: (host) =>
    `${host} n’a pas pu être joint, ou ne le permet pas. Enregistrez le texte depuis la page nommée ci-dessus, et ouvrez-le ici.`,
  notFound:
    'Ce texte semble en être un autre : il n’a aucun mot de cette édition, ou trop peu. Vérifiez que c’est bien la page nommée ci-dessus, enregistrée en entier.',
  found: (found, all, holder) =>
    `${found} ${found > 1 ? 'articles' : 'article'} sur ${all} ${found > 1 ? 'ont leurs mots' : 'a ses mots'} en regard (${holder}).`,
  inPart: (count) =>
    count > 1 ? `${count} autres articles ont une partie de leurs mots.` : '1 autre article a une partie de ses mots.',
  without: (count) => (count > 1 ? `${count} articles n’ont pas été trouvés.` : '1 article n’a pas été trouvé.'),
  same: 'Ce sont, mot pour mot, ceux du texte sur lequel nous avons travaillé.',
  changed: (count) =>
    count > 1
      ? `${count} mots diffèrent du texte sur lequel nous avons travaillé :`
      : '1 mot diffère du texte sur lequel nous avons travaillé :',
  differently: (count) =>
    count > 1
      ? `${count} articles ont plus ou moins de mots, ou plusieurs autres :`
      : '1 article a plus ou moins de mots, ou plusieurs autres :',
  article: (number) => `article ${number}`,
  split: 'un seul mot chez nous',
  hide: 'Masquer ses mots',
  copy: 'Copier les deux textes',
  copied: 'Les deux textes ont été copiés.',
  notCopied: 'La copie n’a pas pu se faire. Sélectionnez les textes et copiez-les à la main.',
  print: 'Imprimer les deux textes',
  inBook: 'La source',
  page: (page) => `page ${page}`,
  sic: (corr) => `[sic : lire « ${corr} »]`,
  differs: 'diffère',
  leftOut: 'des mots de la source sont omis ici',
  aligned: (words, characters, sha256) =>
    `Chaque segment donne les mots du témoin que reformule un article, du premier à celui qui suit le dernier, comptés à partir de 0. Les repères de page sont ôtés ; un mot est une suite de lettres et de chiffres, en minuscules, sans accents. Les ${words} mots, séparés par une espace, font ${characters} caractères, dont le SHA-256 est ${sha256}.`,
};
