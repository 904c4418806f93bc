import type { INSPECTION_LEVELS } from '../../model/sources.ts';
import type { SUPPORT_KINDS } from '../../model/witnesses.ts';

/** Texts of the register of witnesses, and of the counts derived from it. */
export interface WitnessWords {
  readonly title: string;
  readonly description: string;
  readonly lede: string;
  readonly sources: string;
  readonly others: string;
  /** Kinds of text that are no copies of a source; the names of the kinds of copy are with the texts about sources. */
  readonly kinds: Readonly<Record<'period' | 'modern', string>>;
  /** The link from a text to the page of a source that describes it. */
  readonly atLength: string;
  /** Remark that an address leads only to the home page of a site, not to the text. */
  readonly home: string;
  /** The number by which its holder keeps a text. */
  readonly shelfmark: (number: string) => string;
  /** The day on which the text was last seen at an address. */
  readonly accessed: (day: string) => string;
  readonly seen: Readonly<Record<(typeof INSPECTION_LEVELS)[number], string>>;
  /** Number of disputed points for which a text is cited; links to them follow, each with its question. */
  readonly leaning: (count: number) => string;
  /** Last entry of the register: disputed points for which a practice is based on general usage, without a text. */
  readonly usage: { readonly word: string; readonly title: string; readonly text: string };
  /** The way in which a text supports a practice, after its siglum; empty if the text states the practice. */
  readonly support: Readonly<Record<(typeof SUPPORT_KINDS)[number], string>>;
  /** Number of sources, and number of sources whose original was not seen. */
  readonly primaries: (all: number, unseen: number) => string;
  readonly counts: {
    readonly title: string;
    readonly lede: string;
    readonly texts: (all: number, seen: number) => string;
    readonly points: (all: number, onTexts: number, onUsage: number, ours: number) => string;
    readonly caption: string;
    readonly edition: string;
    readonly total: string;
    readonly register: string;
  };
}

export const witnesses: WitnessWords = {
  title: 'The witnesses',
  description:
    'Every text we rely on or name: its siglum, what it is, who holds it, how much of it we saw, and where to see it.',
  lede: 'Every text we rely on or name: what it is, who holds it, how much of it we saw, and which disputed points rest on it. Points with a practice for which only usage is noted are counted at the end; their other practices may rest on texts. A date in square brackets is our inference.',
  sources: 'The sources and their copies',
  others: 'Other texts',
  kinds: {
    period: 'a period text',
    modern: 'a modern text',
  },
  atLength: 'described with its source',
  home: 'link to the home page only',
  shelfmark: (number) => `shelfmark ${number}`,
  accessed: (day) => `address seen on ${day}`,
  seen: {
    whole: 'seen whole',
    part: 'seen in part',
    noted: 'read and noted; no copy kept',
    reported: 'not seen; reported by others',
    not: 'not seen',
  },
  leaning: (count) =>
    count === 0
      ? 'No disputed point rests on it.'
      : `${count} disputed ${count === 1 ? 'point rests' : 'points rest'} on it:`,
  usage: {
    word: 'usage',
    title: 'Usage, no text noted',
    text: 'What players do, or did, according to our notes, which name no text. It is counted apart, because it cannot be checked here.',
  },
  support: { says: '', inference: 'by inference', analogy: 'by analogy', silence: 'by its silence' },
  primaries: (all, unseen) =>
    `Of the ${all} originals, ${unseen === all ? 'none was read from its own page' : `${all - unseen} were read from their own pages`}: every article that is not our own rests on a copy, a reprint or a retelling.`,
  counts: {
    title: 'In numbers',
    lede: 'Counted from the data each time these pages are made.',
    texts: (all, seen) =>
      `The register of witnesses has ${all} texts; we saw ${seen} of them, whole or in part. They are kept beside the project, and not published with it.`,
    points: (all, onTexts, onUsage, ours) =>
      `Of ${all} disputed points, ${onTexts} rest on at least one named text, ${onUsage} rest at least in part on usage, with no text named, and ${ours} are our choice alone.`,
    caption: 'The articles of each edition, by how they are known',
    edition: 'Edition',
    total: 'In all',
    register: 'The witnesses, each with the points that rest on it',
  },
};
