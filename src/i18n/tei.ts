import type { Carried } from '#engine/articles.ts';
import type { Language } from './routes.ts';

/** The words of the header of a TEI file. */
export interface TeiWords {
  readonly title: (source: string) => string;
  readonly responsibility: string;
  /** What the file is, and what it is not. */
  readonly scope: string;
  readonly project: string;
  /** What is modernised, and what is not. */
  readonly normalization: string;
  readonly quotation: string;
  readonly interpretation: string;
  /** How an article is carried out at the table, or why it is not. */
  readonly carried: Readonly<Record<Carried, string>>;
  readonly kinds: Readonly<Record<'primary' | 'retelling' | 'scan' | 'copy', string>>;
}

const en: TeiWords = {
  title: (source) => `${source}: restated article by article`,
  responsibility: 'Restatement, translation, division into articles, notes and disputed points',
  scope:
    'This file is not a transcription. It gives what the source says in words of ours, in the language of the source and in another, article by article; only the phrases marked as quotations are the source’s own.',
  project:
    'Snorum restates old rules of card games and puts beside each article a table at which a program plays it. The ids of the articles, their status and the lines of the program that carry them out are the same as on the pages.',
  normalization:
    'Our own words follow the spelling of today. A phrase in a quote element is given letter for letter as the copy named by its article has it; where that copy has itself modernised the print, its description in the list of witnesses says so. A pb or a milestone stands at the head of the first article that begins on a page or in an issue: since the text is restated, it marks an article and not a word.',
  quotation:
    'A phrase of the source stands in a quote element with its language; no marks are printed round it in the text.',
  interpretation:
    'Where the source is silent or contradicts itself, an entry of the apparatus follows the article: the practice followed here as its lemma, the others as readings, each with what is argued for it and who supports it: wit names the texts that have it, source those from which it is inferred or carried over. These are readings of a rule, not of letters.',
  carried: {
    played: 'Played: events at the table cite it.',
    refused: 'A move or a call that breaks it is refused, citing it.',
    'set-up': 'A table that breaks it cannot be set up.',
    example: 'It tells a worked example, which is kept as a record.',
    remark: 'A remark on the game; nothing is to be done.',
    advice: 'Advice; any legal card may be played.',
    handling: 'It says how cards or counters are handled, which changes nothing in the play.',
    'not-yet': 'A procedure that the table does not play yet.',
  },
  kinds: {
    primary: 'The original.',
    retelling: 'A modern retelling.',
    scan: 'Pictures of the pages.',
    copy: 'A copy of the text.',
  },
};

const fr: TeiWords = {
  title: (source) => `${source} : la source redite article par article`,
  responsibility: 'Rédaction, traduction, division en articles, notes et points discutés',
  scope:
    'Ce fichier n’est pas une transcription. Il donne ce que dit la source dans nos propres mots, dans la langue de la source et dans une autre, article par article ; seuls les mots marqués comme cités sont les siens.',
  project:
    'Snorum redit les anciennes règles de jeux de cartes et met à côté de chaque article une table où un programme le joue. L’identifiant des articles, leur statut et les lignes du programme qui les appliquent sont les mêmes que dans les pages.',
  normalization:
    'Nos propres mots suivent l’orthographe d’aujourd’hui. Ce que porte un élément quote est donné lettre pour lettre comme l’a la copie que nomme l’article ; si cette copie a modernisé l’imprimé, sa description dans la liste des témoins le dit. Un pb ou un milestone est placé en tête du premier article qui commence sur une page ou dans un numéro : le texte étant redit, il marque un article et non un mot.',
  quotation:
    'Les mots de la source sont dans un élément quote, avec leur langue ; le texte ne porte pas de guillemets autour d’eux.',
  interpretation:
    'Là où la source se tait ou se contredit, une entrée de l’apparat suit l’article : l’usage suivi ici en est le lemme, les autres en sont les leçons, avec les raisons et les appuis de chacun : wit nomme les textes qui l’ont, source ceux dont on le déduit ou d’où on le transporte. Ce sont des lectures d’une règle, non des leçons de lettres.',
  carried: {
    played: 'Joué : des événements de la table le citent.',
    refused: 'Un coup ou une annonce qui l’enfreint est refusé, et le cite.',
    'set-up': 'On ne peut dresser une table qui l’enfreint.',
    example: 'Il raconte un exemple, gardé en notation.',
    remark: 'Une remarque sur le jeu ; il n’y a rien à faire.',
    advice: 'Un conseil ; toute carte permise peut se jouer.',
    handling: 'Il dit comment manier les cartes ou les jetons, ce qui ne change rien au jeu.',
    'not-yet': 'Une manière de jouer que la table ne joue pas encore.',
  },
  kinds: {
    primary: 'L’original.',
    retelling: 'Un récit moderne.',
    scan: 'Des images des pages.',
    copy: 'Une copie du texte.',
  },
};

const WORDS: Record<Language, TeiWords> = { en, fr };

/** The words of TEI headers in a language. */
export const teiWords = (lang: Language): TeiWords => WORDS[lang];
