import type { Theme, View } from '../embed/asked.ts';
import type { Form } from '../embed/snippets.ts';
import { type Language, otherOf } from './routes.ts';

/** What can be chosen by hand: what stands in the address of a frame and in the attributes of the element, from a page in a language. */
export const chosenByHand = (lang: Language) =>
  [
    ['example', `embed/${lang}/ID/`, 'example="ID"'],
    ['record', '–', 'src="…"'],
    ['language', `embed/${otherOf(lang)}/ID/`, `lang="${otherOf(lang)}"`],
    ['step', '?step=3', 'step="3"'],
    ['view', '?view=steps', 'view="steps"'],
    ['theme', '?theme=dark', 'theme="dark"'],
    ['seat', '–', 'seat="B"'],
    ['readings', '–', 'readings="double=flat"'],
  ] as const;
type ChosenByHand = ReturnType<typeof chosenByHand>[number][0];

/** The words of the page on which an example is taken into somebody’s post. */
export interface BuilderWords {
  title: string;
  description: string;
  lede: string;
  /** The link to the page from an example. */
  here: string;
  chosen: string;
  example: string;
  /** Above the pairs, among what can be chosen. */
  pairs: string;
  step: string;
  of: (steps: number) => string;
  view: string;
  views: Record<View, string>;
  language: string;
  theme: string;
  themes: Record<Theme | '', string>;
  readings: string;
  readingsLede: string;
  asRecorded: string;
  loading: string;
  notLoaded: string;
  /** Under a form that cannot carry the readings chosen. */
  without: string;
  copy: string;
  copied: string;
  notCopied: string;
  preview: string;
  forms: Record<Form, { name: string; where: string }>;
  heights: string;
  files: { lede: string; element: string; engine: string; manifest: string };
  /** For those who have no scripts, or would rather write. */
  byHand: {
    title: string;
    lede: string;
    /** What each of {@link chosenByHand} is, and the values it may have. */
    rows: Record<ChosenByHand, readonly [what: string, values: string]>;
  };
  heads: { what: string; address: string; attribute: string; values: string };
}

const en: BuilderWords = {
  title: 'A table in your page',
  description:
    'Take an example of Snorum into your own post: as a link, in WordPress, in a frame, as an element, as a picture or as plain text.',
  lede: 'Every example can stand in a post of yours. Choose one and how it shall be shown, then copy the form that your site allows. Each says where its rules come from and by which licence it may travel on; its address will go on working.',
  here: 'Put this table in your page',
  chosen: 'What is shown',
  example: 'Example',
  pairs: 'Two books, one deal',
  step: 'Begins at step',
  of: (steps) => `of ${steps}`,
  view: 'View',
  views: { cloth: 'the table', steps: 'step by step', accounts: 'the accounts' },
  language: 'Language',
  theme: 'Colours',
  themes: { '': 'as the reader’s system says', light: 'light', dark: 'dark' },
  readings: 'Other readings',
  readingsLede: 'Where the source is silent or at odds with itself: the same cards, played by another practice.',
  asRecorded: 'as recorded',
  loading: 'The readings are being fetched …',
  notLoaded: 'The readings could not be fetched.',
  without: 'This form shows the example by the readings of its record.',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'Your browser keeps scripts from copying; the text is marked, so that you can.',
  preview: 'See it',
  forms: {
    link: { name: 'A link', where: 'For any page. It leads to the table at the step you chose.' },
    markdown: { name: 'A link in Markdown', where: 'For forums, readme files and posts written in Markdown.' },
    oembed: {
      name: 'In WordPress',
      where:
        'Paste the address on a line of its own. WordPress, and whatever else speaks oEmbed, puts the table in its place, at its first step.',
    },
    frame: {
      name: 'A frame',
      where:
        'Wherever HTML can be pasted. It is one file: it asks for nothing else, stores nothing and knows nothing of the page around it.',
    },
    element: {
      name: 'An element',
      where:
        'Where you may add a script. The table stands in your page itself and takes its colours from your style sheet; without the script, the link inside is what is read.',
    },
    record: {
      name: 'An element with a record inside',
      where:
        'The record is yours to change: the engine plays what stands there, and shows each fault at its line with what it expected. Without the script the record itself is read.',
    },
    picture: {
      name: 'A picture',
      where: 'Where neither frames nor scripts are allowed. The address with .png gives the same in dots.',
    },
    text: { name: 'Plain text', where: 'For letters and lists: every step in words, and the accounts.' },
  },
  heights: 'With this script beside it, every frame is as high as what is in it:',
  files: {
    lede: 'The hash pins the script as it is today; a later one has another hash, and a page that pins keeps its own copies of both files in one folder:',
    element: 'the element',
    engine: 'the rules, fetched only to play a record',
    manifest: 'and what its attributes, events, properties and parts are called',
  },
  byHand: {
    title: 'By hand',
    lede: 'Everything that can be chosen stands in the address of a frame or in the attributes of the element. What is not said is as usual; what is not understood is passed over.',
    rows: {
      example: ['the example', 'the last part of the address of its page'],
      record: ['a record elsewhere', 'the address of a record'],
      language: ['the language', 'en, fr'],
      step: ['the step', 'from 1'],
      view: ['the view', 'cloth, steps, accounts'],
      theme: ['the colours', 'light, dark'],
      seat: ['one hand only', 'the name or the number of a seat'],
      readings: ['the readings', 'points and practices, as a record names them'],
    },
  },
  heads: { what: 'What', address: 'Frame', attribute: 'Element', values: 'Values' },
};

const fr: BuilderWords = {
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

const WORDS: Record<Language, BuilderWords> = { en, fr };

/** The words of the page in a language. */
export function builderWords(lang: Language): BuilderWords {
  return WORDS[lang];
}
