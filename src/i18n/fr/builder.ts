import type { EmbedBuilderWords } from '../en/builder.ts';

export const embedBuilder: EmbedBuilderWords = {
  title: 'Une table dans votre page',
  description:
    'Emportez un exemple de Snorum, ou ses questions, dans votre billet : en lien, dans WordPress, dans un cadre, en élément, en image ou en texte brut.',
  lede: 'Chaque exemple peut prendre place dans l’un de vos billets, et les questions sur un jeu aussi. Choisissez, dites comment le montrer, puis copiez la forme que votre site accepte. Chaque forme indique la source des règles et leur licence ; les adresses copiées resteront valables.',
  here: 'Mettre cette table dans votre page',
  quizHere: 'Mettre ces questions dans votre page',
  chosen: 'Contenu',
  game: 'Jeu',
  example: 'Exemple',
  examples: 'Exemples',
  pairs: 'Deux livres, une donne',
  questions: 'Dix questions à la fois',
  step: 'Commence à l’étape',
  of: (steps) => `sur ${steps}`,
  view: 'Vue',
  views: { cloth: 'la table', steps: 'pas à pas', accounts: 'les scores' },
  language: 'Langue',
  theme: 'Couleurs',
  themes: { '': 'selon l’appareil du lecteur', light: 'claires', dark: 'sombres' },
  seat: 'Mains',
  allSeats: 'toutes',
  readings: 'Variantes',
  readingsLede: 'Là où le livre se tait ou se contredit : les mêmes cartes, jouées selon une autre règle.',
  asRecorded: 'comme dans la notation',
  loading: 'Chargement des variantes…',
  notLoaded: 'Les variantes n’ont pas pu être chargées. Vérifiez votre connexion et réessayez.',
  without: 'Sous cette forme, l’exemple suit toujours les variantes de sa notation.',
  copy: 'Copier',
  copied: 'Copié.',
  notCopied: 'Votre navigateur ne laisse pas cette page copier. Le texte est sélectionné : copiez-le vous-même.',
  preview: 'Voir',
  forms: {
    link: { name: 'Un lien', where: 'Pour n’importe quelle page. Il mène à la table, à l’étape choisie.' },
    markdown: {
      name: 'Un lien en Markdown',
      where: 'Pour les forums, les fichiers « readme » et les billets écrits en Markdown.',
    },
    'markdown-picture': {
      name: 'Une image en Markdown',
      where: 'Pour les forums et les fichiers « readme » qui montrent des images. Elle mène à la table qui se joue.',
    },
    wiki: {
      name: 'Un lien dans un wiki',
      where: 'Pour MediaWiki, qui ne laisse passer ni cadre ni script.',
    },
    oembed: {
      name: 'Dans WordPress',
      where:
        'Collez l’adresse seule sur sa ligne. WordPress, comme tout ce qui prend en charge oEmbed, met la table à sa place, à la première étape.',
    },
    frame: {
      name: 'Un cadre',
      where:
        'Partout où l’on peut coller du HTML. Les tables d’une même page partagent leurs fichiers. Un cadre n’enregistre rien et ignore tout de la page qui l’entoure. Là où les cadres sont retirés, il reste le lien.',
    },
    shortcode: {
      name: 'Un code court',
      where:
        'Pour les sites faits avec Hugo, avec Jekyll ou avec Astro : une ligne chacun, une fois le fichier ci-dessous à sa place.',
    },
    element: {
      name: 'Un élément',
      where:
        'Là où vous pouvez ajouter un script. Le cadre est aussi haut que ce qu’il montre, et votre page peut suivre les étapes ; sans le script, on lit le lien qu’il contient.',
    },
    record: {
      name: 'Un élément avec sa notation',
      where:
        'La notation est à vous : le moteur joue ce qui s’y trouve et montre chaque faute à sa ligne, avec ce qu’il attendait. Sans le script, on lit la notation elle-même.',
    },
    picture: {
      name: 'Une image',
      where:
        'Là où ni cadre ni script ne sont admis. L’adresse terminée par .svg donne la même en vectoriel, nette à toutes les tailles.',
    },
    text: { name: 'Du texte', where: 'Pour le courrier et les listes : chaque étape en mots, et les scores.' },
  },
  heights: 'Avec ce script à côté, chaque cadre prend la hauteur de ce qu’il contient :',
  plugin:
    'Sur un WordPress à vous, une extension ajoute un bloc où l’on choisit l’étape, les variantes, la langue et la hauteur, ou un bloc qui joue votre propre notation :',
  others: {
    lede: 'D’autres adresses se montrent de même :',
    claim: 'une affirmation à l’épreuve, avec son verdict',
    deal: 'une donne rare, à sa table',
    article:
      'un seul article, avec son texte, son statut et sa source : la page « Comment la citer » de chaque édition donne les adresses à coller',
  },
  shortcodes: 'Les fichiers, avec l’adresse de ce site :',
  files: {
    lede: 'Ce script ne change jamais ; une version suivante aura un autre nom.',
    element: 'le script',
    module: 'le même en module, pour import',
    manifest: 'comment s’appellent ses attributs, ses événements et ses propriétés',
    types: 'ses types, pour React, Preact et Vue',
  },
  host: {
    lede: 'Une page qui a une Content-Security-Policy doit permettre ce site sous frame-src et, pour l’élément, sous script-src. Pour qui programme :',
    link: 'les messages d’un cadre',
  },
  byHand: {
    title: 'À la main',
    lede: 'Tout ce qui se choisit est dans l’adresse d’un cadre ou dans les attributs de l’élément. Ce que l’on omet garde sa valeur ordinaire ; toute valeur inconnue est ignorée.',
    rows: {
      example: ['l’exemple', 'la fin de l’adresse de sa page'],
      pair: ['deux livres', 'ce qui termine l’adresse de leur comparaison'],
      quiz: ['des questions', 'le jeu, comme dans l’adresse de sa page'],
      record: ['une notation', 'la notation, encodée en pourcents ; pour l’élément, son adresse'],
      language: ['la langue', 'en, fr'],
      step: ['l’étape', '11, ou 11.2 pour un paiement qui la suit'],
      view: ['la vue', 'cloth, steps, accounts'],
      theme: ['les couleurs', 'light, dark'],
      seat: ['une seule main', 'le nom ou le rang d’une place'],
      readings: ['les variantes', 'des points et des usages, comme les nomme une notation'],
    },
  },
  heads: { what: 'Quoi', address: 'Cadre', attribute: 'Élément', values: 'Valeurs' },
};
