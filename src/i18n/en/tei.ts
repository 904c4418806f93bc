import type { ExecutionKind } from '#engine/articles.ts';

/** Texts of the header of a TEI file. */
export interface TeiWords {
  readonly title: (source: string) => string;
  readonly responsibility: string;
  /** Contents of the file, and their limits. */
  readonly scope: string;
  readonly project: string;
  /** Modernisation of spelling, and its limits. */
  readonly normalization: string;
  readonly quotation: string;
  readonly interpretation: string;
  /** For each execution kind: how an article is played at the table, or the reason why it is not. */
  readonly carried: Readonly<Record<ExecutionKind, string>>;
  /**
   * Kinds of disputed point: an option at a table, or only discussed. Kinds of practice: followed by this site, or not.
   */
  readonly practices: Readonly<Record<'option' | 'discussed' | 'followed' | 'other-practice', string>>;
  readonly kinds: Readonly<Record<'primary' | 'retelling' | 'scan' | 'copy', string>>;
}

export const tei: TeiWords = {
  title: (source) => `${source}: restated article by article`,
  responsibility: 'Restatement, translation, division into articles, notes and disputed points',
  scope:
    'This file is not a transcription. It gives what the source says in our own words, in the language of the source and in another, article by article; only the phrases marked as quotations are the source’s own.',
  project:
    'Snorum restates old rules of card games and puts beside each article a table at which a program plays it. The ids of the articles, their status and the lines of the program that carry them out are the same as on the pages.',
  normalization:
    'Our own words follow the spelling of today. A phrase in a quote element is given as the copy named by its article has it. Where we mend the letters of the copy, the word is in a choice element, with the letters of the copy in sic and ours in corr, and what the copy lacks in supplied; a note of ours that speaks of such letters has both as they are; the same corrections are listed at the back with their pages. Where the copy has itself modernised the print, its description in the list of witnesses says so. A pb or a milestone comes at the head of the first article that begins on a page or in an issue: since the text is restated, it marks an article and not a word.',
  quotation: 'A phrase of the source is in a quote element with its language, without quotation marks in the text.',
  interpretation:
    'Where the source is silent or contradicts itself, a note of the article points to an entry of the standOff: the practice followed here and the others, each with its argument and a ptr to each text that supports it. The type of the ptr says whether the text says so, or whether the practice is inferred from it, carried over from it or built on its silence. These are readings of a rule, and not of letters: app is kept for the letters of two copies, at the back.',
  carried: {
    played: 'Played: events at the table cite it.',
    refused: 'A move or a call that breaks it is refused, citing it.',
    'set-up': 'A table that breaks it cannot be set up.',
    example: 'It is a worked example, which is kept as a record.',
    remark: 'A remark on the game; nothing is to be done.',
    advice: 'Advice; any legal card may be played.',
    handling: 'It is about handling cards or counters, which changes nothing in the game.',
    'not-yet': 'A procedure that the table does not play yet.',
  },
  practices: {
    option: 'A disputed point that is an option at the table.',
    discussed: 'A disputed point that is only discussed.',
    followed: 'The practice followed here.',
    'other-practice': 'Another practice.',
  },
  kinds: {
    primary: 'The original.',
    retelling: 'A modern retelling.',
    scan: 'Pictures of the pages.',
    copy: 'A copy of the text.',
  },
};
