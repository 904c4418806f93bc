/**
 * Alignment of an edition with its witnesses (the old books). The page fetches it when the reader asks for the book’s
 * own words.
 */
import type { AlignedRun } from './locate.ts';

/** Text of a witness that contains the words behind some articles of the edition. */
export interface AlignedWitnessText {
  readonly name: string;
  readonly language: string;
  /** Name of the library or site that has this copy, as in the list of witnesses. */
  readonly holder: string;
  readonly page: string;
  /** Address of the text file; only if that host allows this site to fetch it. */
  readonly download?: string | undefined;
  readonly pages: readonly (readonly [word: number, page: string])[];
  /** Corrected misprints: the index of the first word, the index after the last word, and the corrected text. */
  readonly emended: readonly (readonly [from: number, to: number, corr: string])[];
  readonly runs: readonly AlignedRun[];
  /** Indices in `runs` of the passages behind each article, stored under the article's anchor. */
  readonly articles: Readonly<Record<string, readonly number[]>>;
}

/** All the texts to which an edition is aligned. */
export interface AlignedWitnessData {
  readonly texts: readonly AlignedWitnessText[];
}
