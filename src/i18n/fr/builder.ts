import type { BuilderWords } from '../en/builder.ts';

export const builder: BuilderWords = {
  title: 'Une table dans votre page',
  description:
    'Emportez un exemple de Snorum dans votre billet : en lien, dans WordPress, dans un cadre, en élément, en image ou en simple texte.',
  lede: 'Chaque exemple peut prendre place dans l’un de vos billets. Choisissez-le, dites comment le montrer, puis copiez la forme que votre site accepte. Toutes disent d’où viennent les règles et sous quelle licence elles circulent ; leur adresse ne cessera pas de servir.',
  here: 'Mettre cette table dans votre page',
  chosen: 'Ce que l’on montre',
  example: 'Exemple',
  pairs: 'Deux livres, une donne',
  step: 'Commence à l’étape',
  of: (steps) => `sur ${steps}`,
  view: 'Vue',
  views: { cloth: 'la table', steps: 'pas à pas', accounts: 'les comptes' },
  language: 'Langue',
  theme: 'Couleurs',
  themes: { '': 'selon l’appareil du lecteur', light: 'claires', dark: 'sombres' },
  readings: 'D’autres lectures',
  readingsLede: 'Là où la source se tait ou se contredit : les mêmes cartes, jouées selon une autre pratique.',
  asRecorded: 'selon la notation',
  loading: 'On va chercher les lectures…',
  notLoaded: 'Les lectures n’ont pu être obtenues.',
  without: 'Sous cette forme, l’exemple suit les lectures de sa notation.',
  copy: 'Copier',
  copied: 'C’est copié.',
  notCopied: 'Votre navigateur ne laisse pas un script copier ; le texte est sélectionné, à vous de le faire.',
  preview: 'Voir',
  forms: {
    link: { name: 'Un lien', where: 'Pour n’importe quelle page. Il mène à la table, à l’étape choisie.' },
    markdown: {
      name: 'Un lien en Markdown',
      where: 'Pour les forums, les fichiers « readme » et les billets écrits en Markdown.',
    },
    oembed: {
      name: 'Dans WordPress',
      where:
        'Collez l’adresse seule sur sa ligne. WordPress, comme tout ce qui entend oEmbed, met la table à sa place, à la première étape.',
    },
    frame: {
      name: 'Un cadre',
      where:
        'Partout où l’on peut coller du HTML. C’est un seul fichier : il ne demande rien d’autre, n’enregistre rien et ignore tout de la page qui l’entoure.',
    },
    element: {
      name: 'Un élément',
      where:
        'Là où vous pouvez ajouter un script. La table est dans votre page même et prend ses couleurs dans votre feuille de style ; sans le script, on lit le lien qu’il contient.',
    },
    record: {
      name: 'Un élément avec sa notation',
      where:
        'La notation est à vous : le moteur joue ce qui s’y trouve et montre chaque faute à sa ligne, avec ce qu’il attendait. Sans le script, on lit la notation elle-même.',
    },
    picture: {
      name: 'Une image',
      where: 'Là où ni cadre ni script ne sont admis. L’adresse en .png donne la même image en points.',
    },
    text: { name: 'Du texte', where: 'Pour le courrier et les listes : chaque étape en mots, et les comptes.' },
  },
  heights: 'Avec ce script à côté, chaque cadre prend la hauteur de ce qu’il contient :',
  files: {
    lede: 'L’empreinte fixe le script tel qu’il est aujourd’hui ; un autre, plus tard, en aura une autre, et une page qui la fixe garde dans un même dossier sa copie des deux fichiers :',
    element: 'l’élément',
    engine: 'les règles, qui ne sont demandées que pour jouer une notation',
    manifest: 'et comment s’appellent ses attributs, ses événements, ses propriétés et ses parties',
  },
  byHand: {
    title: 'À la main',
    lede: 'Tout ce qui se choisit est dans l’adresse d’un cadre ou dans les attributs de l’élément. Ce qui n’est pas dit est comme d’habitude ; ce qui n’est pas compris est passé sous silence.',
    rows: {
      example: ['l’exemple', 'la fin de l’adresse de sa page'],
      record: ['une notation, ailleurs', 'l’adresse d’une notation'],
      language: ['la langue', 'en, fr'],
      step: ['l’étape', 'à partir de 1'],
      view: ['la vue', 'cloth, steps, accounts'],
      theme: ['les couleurs', 'light, dark'],
      seat: ['une seule main', 'le nom ou le rang d’une place'],
      readings: ['les lectures', 'des points et des pratiques, comme les nomme une notation'],
    },
  },
  heads: { what: 'Quoi', address: 'Cadre', attribute: 'Élément', values: 'Valeurs' },
};
