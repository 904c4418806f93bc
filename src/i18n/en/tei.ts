import type { Carried } from '#engine/articles.ts';

/** Texts of the header of a TEI file. */
export interface TeiWords {
  readonly title: (source: string) => string;
  readonly responsibility: string;
  /** Scope of the file, and its limits. */
  readonly scope: string;
  readonly project: string;
  /** Modernisation of the text, and its limits. */
  readonly normalization: string;
  readonly quotation: string;
  readonly interpretation: string;
  /** Execution of an article at the table, or the reason why there is none. */
  readonly carried: Readonly<Record<Carried, string>>;
  readonly kinds: Readonly<Record<'primary' | 'retelling' | 'scan' | 'copy', string>>;
}

export const tei: TeiWords = {
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
