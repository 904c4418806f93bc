import type { TableName } from '../exports/data/tables.ts';
import type { Language } from './routes.ts';

/** A table: its name, what a row of it is, and what each column means; those of two languages are told once. */
interface TableWords {
  readonly title: string;
  readonly row: string;
  readonly columns: Readonly<Record<string, string>>;
}

/** The words of the data, and their dictionary. */
export interface DataWords {
  readonly title: string;
  /** The name of the whole, in catalogues. */
  readonly name: string;
  readonly description: string;
  readonly lede: string;
  readonly rows: (count: number) => string;
  /** A file of one format, read aloud. */
  readonly file: (format: string, of: string) => string;
  readonly tables: Readonly<Record<TableName, TableWords>>;
  /** What a column means; throws where the dictionary has no word for it. */
  readonly columnOf: (table: TableName, column: string) => string;
  readonly annotations: { readonly title: string; readonly text: string };
  readonly more: { readonly title: string; readonly text: string };
}

/** The dictionary read column by column: `url_fr` is the `url` of the French pages. */
const reader =
  (tables: DataWords['tables'], inLanguage: Readonly<Record<string, string>>) =>
  (table: TableName, column: string): string => {
    const [, name = column, language = ''] = /^(.*)_(en|fr)$/.exec(column) ?? [];
    const told = tables[table].columns[name];
    if (told === undefined) throw new Error(`src/i18n/data.ts does not say what ${table}.${column} is`);
    return language === '' ? told : `${told.replace(/\.$/, '')} ${inLanguage[language]}.`;
  };

const enTables: DataWords['tables'] = {
  articles: {
    title: 'Articles',
    row: 'A row is an article of an edition.',
    columns: {
      id: 'The id, which never changes: the siglum of the source, then a slug.',
      source: 'The siglum of the source.',
      game: 'The game, by its name in addresses.',
      number: 'The number in the margin of the edition, from 1; it may change.',
      status: 'stated (the primary text says so), inferred (a later author says so of it) or editorial (ours).',
      carried: 'What a table does of it: played, refused, set-up, example, remark, advice, handling, or not-yet.',
      place: 'The page of the source, or the number of the paper; empty where it stands in none.',
      via: 'The place in the retelling through which it is known, where it is known through one.',
      witness: 'The siglum of the text in which it was read; empty for what is ours.',
      changed: 'The day of the last change to it or to its whole edition.',
      readings: 'The disputed points beside it, parted by semicolons.',
      urn: 'The canonical reference',
      url: 'The address',
      text: 'What it says, without the editors’ notes',
    },
  },
  readings: {
    title: 'Readings',
    row: 'A row is one practice of a disputed point.',
    columns: {
      id: 'The game, the point and the practice.',
      point: 'The game and the point.',
      practice: 'The value by which a record names it.',
      game: 'The game.',
      article: 'The article beside which the point stands.',
      ours: 'yes for the practice that is followed here.',
      played: 'Whether the engine plays each of the practices: yes or no.',
      witnesses:
        'The sigla of the texts it leans on, parted by semicolons; “by inference”, “by analogy”, “by silence” where a text does not say it; “usage” where no text was noted; empty where it is ours alone.',
      question: 'What is asked',
      label: 'The practice in a few words',
      argument: 'What is argued for it',
      support: 'Its witnesses in words, with their places',
      url: 'The address of the point',
    },
  },
  witnesses: {
    title: 'Witnesses',
    row: 'A row is a text on which a reading or an article leans, or a copy of a source.',
    columns: {
      siglum: 'The siglum.',
      source: 'The source of which it is the original or a copy; empty for other texts.',
      kind: 'primary, copy, scan, retelling; period (a text of its own time) or modern (a page of today).',
      seen: 'whole or part (kept with the project), noted (read, no copy kept), reported (others tell of it) or not.',
      date: 'The day, the year, or two years parted by a stroke.',
      language: 'The language, as a code of two letters.',
      holder: 'Who holds it or shows it.',
      address: 'Where one can see it.',
      points: 'How many disputed points lean on it.',
      url: 'Its entry in the register',
      text: 'What it is, and which part was seen',
    },
  },
  events: {
    title: 'Events',
    row: 'A row is an entry of the time line of texts and games.',
    columns: {
      year: 'The year.',
      until: 'The last year of a stretch.',
      about: 'yes where the year is approximate.',
      lane: 'The family of games: pairing, pools, runs, fishing or tricks.',
      known: 'seen (the text is among ours) or reported (modern writers say so).',
      edition: 'The path of the edition that gives the text.',
      short: 'Its name on the time line',
      text: 'What happened',
    },
  },
  claims: {
    title: 'Claims',
    row: 'A row is something a source asserts, and what came of trying it.',
    columns: {
      id: 'The id.',
      game: 'The game.',
      article: 'The article that makes it.',
      outcome: 'holds, fails, depends-on-players, depends-on-number, depends-on-reading, undecided or untried.',
      by: 'Who makes it: source, editors, or the name of another author.',
      quotation: 'The words of the source, where they are quoted.',
      claim: 'The claim',
      url: 'The address',
    },
  },
  changes: {
    title: 'Changes',
    row: 'A row is something that was altered for a reader: the history of the articles.',
    columns: {
      date: 'The day.',
      source: 'The siglum of the source.',
      game: 'The edition concerned; empty for the page of the source.',
      articles: 'The articles concerned, parted by semicolons; empty where the whole edition is.',
      what: 'What was changed',
      why: 'Why',
    },
  },
};

const frTables: DataWords['tables'] = {
  articles: {
    title: 'Articles',
    row: 'Une ligne est un article d’une édition.',
    columns: {
      id: 'L’identifiant, qui ne change jamais : le sigle de la source, puis quelques mots.',
      source: 'Le sigle de la source.',
      game: 'Le jeu, par son nom dans les adresses.',
      number: 'Le numéro en marge de l’édition, à partir de 1 ; il peut changer.',
      status: 'stated (le texte original le dit), inferred (un auteur postérieur l’en dit) ou editorial (de nous).',
      carried: 'Ce qu’une table en fait : played, refused, set-up, example, remark, advice, handling ou not-yet.',
      place: 'La page de la source, ou le numéro de la feuille ; vide s’il n’en occupe aucune.',
      via: 'L’endroit du récit par lequel on le connaît, quand c’est par un récit.',
      witness: 'Le sigle du texte où on l’a lu ; vide pour ce qui est de nous.',
      changed: 'Le jour du dernier changement, de l’article ou de son édition entière.',
      readings: 'Les points discutés qui l’accompagnent, séparés par des points-virgules.',
      urn: 'La référence canonique',
      url: 'L’adresse',
      text: 'Ce qu’il dit, sans les notes des éditeurs',
    },
  },
  readings: {
    title: 'Lectures',
    row: 'Une ligne est un des usages possibles sur un point discuté.',
    columns: {
      id: 'Le jeu, le point et l’usage.',
      point: 'Le jeu et le point.',
      practice: 'La valeur par laquelle une donne notée le nomme.',
      game: 'Le jeu.',
      article: 'L’article à côté duquel est le point.',
      ours: 'yes pour l’usage suivi ici.',
      played: 'Si le moteur joue chacun des usages : yes ou no.',
      witnesses:
        'Les sigles des textes sur lesquels il s’appuie, séparés par des points-virgules ; « by inference », « by analogy », « by silence » quand le texte ne le dit pas ; « usage » quand aucun texte n’a été relevé ; vide quand il est de nous seuls.',
      question: 'Ce qu’on demande',
      label: 'L’usage en quelques mots',
      argument: 'Ce qui parle pour lui',
      support: 'Ses témoins en toutes lettres, avec leurs endroits',
      url: 'L’adresse du point',
    },
  },
  witnesses: {
    title: 'Témoins',
    row: 'Une ligne est un texte sur lequel s’appuie une lecture ou un article, ou la copie d’une source.',
    columns: {
      siglum: 'Le sigle.',
      source: 'La source dont c’est l’original ou une copie ; vide pour les autres textes.',
      kind: 'primary, copy, scan, retelling ; period (un texte du temps) ou modern (une page d’aujourd’hui).',
      seen: 'whole ou part (gardé avec le projet), noted (lu, sans copie gardée), reported (rapporté par d’autres) ou not.',
      date: 'Le jour, l’année, ou deux années séparées par une barre.',
      language: 'La langue, par un code de deux lettres.',
      holder: 'Qui le conserve ou le montre.',
      address: 'Où on peut le voir.',
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
      known: 'seen (le texte est des nôtres) ou reported (des auteurs modernes le disent).',
      edition: 'Le chemin de l’édition qui donne le texte.',
      short: 'Son nom dans la chronologie',
      text: 'Ce qui arriva',
    },
  },
  claims: {
    title: 'Affirmations',
    row: 'Une ligne est une chose que soutient une source, et ce qu’en a fait l’épreuve.',
    columns: {
      id: 'L’identifiant.',
      game: 'Le jeu.',
      article: 'L’article qui la soutient.',
      outcome: 'holds, fails, depends-on-players, depends-on-number, depends-on-reading, undecided ou untried.',
      by: 'Qui la soutient : source, editors, ou le nom d’un autre auteur.',
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

const en: DataWords = {
  title: 'Data to take away',
  name: 'Snorum: articles, readings, witnesses, events and claims of old card games',
  description:
    'Six tables as CSV and JSON-LD with a dictionary of every column, and the places of the articles as Web Annotations.',
  lede: 'What these pages say, as tables. Each is a file of CSV (UTF-8, with a line of names) and the same as JSON-LD, under CC BY 4.0; the names of the columns do not change. Below stands what a row is and what each column means.',
  rows: (count) => `${count} rows:`,
  file: (format, of) => `${of}, as ${format}`,
  tables: enTables,
  columnOf: reader(enTables, { en: 'in English', fr: 'in French' }),
  annotations: {
    title: 'Web Annotations',
    text: 'Every article that stands in a text, as an annotation of the W3C’s model: its body is our article in both languages, its target the copy in which it was read, with the page and the phrases quoted. One file a source:',
  },
  more: {
    title: 'Everything else',
    text: 'The whole, with the examples and the glossary, in one file of JSON, and each source as TEI:',
  },
};

const fr: DataWords = {
  title: 'Données à emporter',
  name: 'Snorum : articles, lectures, témoins, événements et affirmations d’anciens jeux de cartes',
  description:
    'Six tableaux en CSV et en JSON-LD, avec un dictionnaire de chaque colonne, et la place des articles en annotations du Web.',
  lede: 'Ce que disent ces pages, en tableaux. Chacun est un fichier CSV (UTF-8, avec une ligne de noms), et le même en JSON-LD, sous licence CC BY 4.0 ; le nom des colonnes ne change pas. On lit ci-dessous ce qu’est une ligne et ce que veut dire chaque colonne.',
  rows: (count) => `${count} lignes :`,
  file: (format, of) => `${of}, en ${format}`,
  tables: frTables,
  columnOf: reader(frTables, { en: 'en anglais', fr: 'en français' }),
  annotations: {
    title: 'Annotations du Web',
    text: 'Chaque article qui se trouve dans un texte, en annotation selon le modèle du W3C : le corps est notre article dans les deux langues, la cible est la copie où on l’a lu, avec la page et les mots cités. Un fichier par source :',
  },
  more: {
    title: 'Tout le reste',
    text: 'L’ensemble, avec les exemples et le glossaire, en un seul fichier JSON, et chaque source en TEI :',
  },
};

const WORDS: Record<Language, DataWords> = { en, fr };

/** The words of the data in a language. */
export const dataWords = (lang: Language): DataWords => WORDS[lang];
