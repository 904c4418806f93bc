import type { DataWords } from '../en/data.ts';

const tables: DataWords['tables'] = {
  articles: {
    title: 'Articles',
    row: 'Une ligne est un article d’une édition.',
    columns: {
      id: 'L’identifiant, qui ne change jamais : le sigle de la source, puis quelques mots.',
      source: 'Le sigle de la source.',
      game: 'Le jeu, par son nom dans les adresses.',
      number: 'Le numéro en marge de l’édition, à partir de 1 ; il peut changer.',
      status:
        'stated (le texte original le dit), inferred (un auteur postérieur le rapporte : s’il infère, c’est lui ; dans les Témoins et les Liens, « inferred » dit que c’est nous) ou editorial (notre choix).',
      carried: 'Comment une table l’exécute : played, refused, set-up, example, remark, advice, handling ou not-yet.',
      work: 'Le sigle de la source d’où cela vient ; pour un conseil emprunté à un autre livre, le sigle de ce livre.',
      place:
        'La page ou les pages de cette source même, ou le numéro de la feuille ; avec le numéro de la règle quand il y en a un. Vide si l’on ignore cet endroit, même quand on connaît la page d’une copie.',
      chapter:
        'Le jeu dont le chapitre, dans la source, contient cet endroit ; un autre que le sien pour un article transporté d’un jeu à l’autre.',
      via: 'L’endroit de la copie ou du récit où on l’a lu, quand celui-ci compte à sa manière : page d’une numérisation, alinéa, règle numérotée.',
      witness: 'Le sigle du texte où on l’a lu ; vide pour ce qui est notre choix.',
      changed: 'Le jour du dernier changement depuis la première version publiée ; vide s’il n’y en a pas.',
      readings: 'Les points discutés qui l’accompagnent, séparés par des points-virgules.',
      urn: 'La référence canonique',
      url: 'L’adresse',
      text: 'Ce qu’il dit, sans les notes des éditeurs',
    },
  },
  readings: {
    title: 'Interprétations',
    row: 'Une ligne est un des usages possibles sur un point discuté. Le point avec tous ses usages est une interprétation (« reading ») ; les pages l’appellent une variante de règle.',
    columns: {
      id: 'Le jeu, le point et l’usage.',
      point: 'Le jeu et le point.',
      practice: 'La valeur par laquelle une donne notée le nomme.',
      game: 'Le jeu.',
      article: 'L’article à côté duquel est le point.',
      ours: 'yes pour l’usage suivi ici.',
      played: 'Si le moteur joue chacun des usages : yes ou no.',
      witnesses:
        'Les sigles des textes sur lesquels il s’appuie, séparés par des points-virgules ; « by inference », « by analogy », « by silence » quand le texte ne le dit pas ; « usage » quand aucun texte n’a été relevé ; vide quand c’est notre choix seul.',
      question: 'Ce qu’on demande',
      label: 'L’usage en quelques mots',
      argument: 'Ce qui parle pour lui',
      support: 'Ses témoins en toutes lettres, avec leurs endroits',
      url: 'L’adresse du point',
    },
  },
  witnesses: {
    title: 'Témoins',
    row: 'Une ligne est un texte sur lequel nous nous appuyons, ou que nous nommons.',
    columns: {
      siglum: 'Le sigle.',
      source: 'La source dont c’est l’original ou une copie ; vide pour les autres textes.',
      kind: 'primary, copy, scan, retelling ; period (un texte de l’époque) ou modern (un texte d’aujourd’hui).',
      title: 'Son titre, s’il en a un autre que la source.',
      seen: 'whole ou part (gardé à côté du projet), noted (lu, sans copie gardée), reported (rapporté par d’autres) ou not.',
      date: 'Le jour, l’année, ou deux années séparées par une barre.',
      inferred: 'yes quand nous inférons la date.',
      language: 'La langue, par un code de deux lettres.',
      holder: 'Qui le conserve ou le montre.',
      shelfmark: 'Le numéro sous lequel on le conserve.',
      address: 'Où on peut le voir.',
      exact: 'yes si l’adresse est celle du texte, no si c’est celle d’un site entier ; vide s’il n’y en a pas.',
      accessed: 'Le jour où l’on a vu pour la dernière fois le texte à cette adresse.',
      points: 'Combien de points discutés s’appuient sur lui.',
      url: 'Son entrée au registre',
      text: 'Ce que c’est, et ce qu’on en a vu',
    },
  },
  events: {
    title: 'Événements',
    row: 'Une ligne est une entrée de la chronologie des textes et des jeux.',
    columns: {
      year: 'L’année.',
      until: 'La dernière année, quand il y en a plusieurs.',
      about: 'yes quand l’année est approchée.',
      lane: 'La famille de jeux : pairing, pools, runs, fishing ou tricks.',
      known: 'seen (on a lu une copie du texte) ou reported (d’autres auteurs le disent).',
      edition: 'Le chemin de l’édition qui donne le texte.',
      sigla: 'Les textes du registre d’où on le sait, séparés par des points-virgules.',
      short: 'Son nom dans la chronologie',
      text: 'Ce qui est arrivé',
      witness: 'D’où on le sait',
    },
  },
  links: {
    title: 'Liens',
    row: 'Une ligne est un trait de la généalogie, d’un texte ou d’un jeu à un autre.',
    columns: {
      from: 'Le texte ou le jeu plus ancien, par son nom dans le dessin.',
      to: 'Le plus récent.',
      kind: 'book (le texte plus récent le dit), reported (un autre auteur le dit), likeness (nous voyons une ressemblance), name (le texte plus récent dit que le nom seul est commun), inferred (une réimpression, selon nous), retold ou copied.',
      sigla: 'Les textes du registre sur lesquels il repose, séparés par des points-virgules.',
      from_name: 'Le plus ancien, comme les pages le nomment',
      to_name: 'Le plus récent, comme les pages le nomment',
      witness: 'Les témoins, avec l’endroit',
      text: 'Pourquoi ils sont joints',
    },
  },
  corrections: {
    title: 'Corrections',
    row: 'Une ligne est un endroit où une copie est corrigée.',
    columns: {
      source: 'Le sigle de la source.',
      place: 'La page ou le numéro.',
      copy: 'Le sigle de la copie corrigée.',
      sic: 'Les lettres de la copie.',
      corr: 'Ce qu’on lit à leur place.',
      supplied: 'Les lettres qui manquent à la copie ; vide si elle en a d’autres.',
      by: 'editors, ou le sigle du texte dont l’auteur a fait la correction.',
    },
  },
  statements: {
    title: 'Énoncés',
    row: 'Une ligne est une case : ce qu’un texte dit de la matière d’un article, ou d’un point.',
    columns: {
      table: 'Le nom du tableau dans les adresses.',
      article: 'L’article dont parle la rangée ; vide quand on compare des chapitres.',
      text: 'Le sigle du texte ; le nom de la colonne quand on compare des chapitres.',
      column: 'La colonne de la comparaison, par son nom.',
      mark: 'says, part, adds, differs, refers, silent ou lost (pas dans ce que nous avons du texte).',
      place: 'L’endroit du texte, séparé par des points-virgules.',
      articles: 'Les articles du chapitre qui parlent du point, séparés par des points-virgules.',
      carried_over:
        'Ceux d’entre eux qui sont repris d’un autre jeu : le livre les dit de celui-là, et ils ne comptent ici que par renvoi.',
      point: 'Le point',
    },
  },
  claims: {
    title: 'Affirmations',
    row: 'Une ligne est une chose que soutient une source, et ce qu’en a fait l’épreuve.',
    columns: {
      id: 'L’identifiant.',
      game: 'Le jeu.',
      article: 'L’article qui la soutient.',
      outcome:
        'holds (se vérifie), fails (ne se vérifie pas), depends-on-players (dépend des joueurs), depends-on-number (de leur nombre), depends-on-reading (des règles), depends-on-case (du cas, les règles étant les mêmes), undecided (échantillon trop petit) ou untried (non éprouvée).',
      by: 'Qui la soutient : source, editors, saying (se dit sans nom d’auteur), ou le nom d’un autre auteur.',
      quotation: 'Les mots de la source, quand on les cite.',
      claim: 'L’affirmation',
      url: 'L’adresse',
    },
  },
  changes: {
    title: 'Changements',
    row: 'Une ligne est une chose qui a changé pour le lecteur : c’est l’histoire des articles.',
    columns: {
      date: 'Le jour.',
      source: 'Le sigle de la source.',
      game: 'L’édition concernée ; vide pour la page de la source.',
      articles: 'Les articles concernés, séparés par des points-virgules ; vide quand c’est l’édition entière.',
      what: 'Ce qui a changé',
      why: 'Pourquoi',
    },
  },
};

export const data: DataWords = {
  title: 'Données à emporter',
  name: 'Snorum : articles, interprétations, témoins, événements et affirmations d’anciens jeux de cartes',
  description:
    'Neuf tableaux en CSV et en JSON-LD, avec un dictionnaire de chaque colonne, et la place des articles en annotations du Web.',
  lede: 'Ce que disent ces pages, en tableaux. Chacun se trouve en CSV (UTF-8, avec une ligne de noms) et en JSON-LD, sous licence CC BY 4.0 ; le nom des colonnes ne change pas. On lit ci-dessous ce qu’est une ligne et ce que veut dire chaque colonne.',
  rows: (count) => `${count} lignes :`,
  file: (format, of) => `${of}, en ${format}`,
  tables,
  inLanguage: { en: ' (en anglais)', fr: ' (en français)' },
  annotations: {
    title: 'Annotations du Web',
    unanchored:
      'On ne connaît pas d’adresse du texte même : la source est sa notice dans le registre, où les sélecteurs ne peuvent s’ancrer.',
    text: 'Chaque article qui se trouve dans un texte, en annotation selon le modèle du W3C : le corps est notre article dans les deux langues, la cible est la copie où on l’a lu, avec la page et les mots cités. Un fichier par source :',
  },
  more: {
    title: 'Tout le reste',
    text: 'Les sources, les articles, les interprétations, les exemples et les mots du glossaire en un seul fichier JSON, et chaque source en TEI :',
  },
};
