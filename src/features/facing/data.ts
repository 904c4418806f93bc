/** The alignment of an edition as its page fetches it when it is asked for the book’s words. */
import type { AlignedRun } from './locate.ts';

/** A text in which articles of an edition have words. */
export interface FacingText {
  readonly name: string;
  readonly language: string;
  /** The name of the holder in the register of witnesses. */
  readonly holder: string;
  readonly page: string;
  /** The address of a file that this site may fetch. */
  readonly download?: string | undefined;
  readonly pages: readonly (readonly [word: number, page: string])[];
  /** Words that are corrected: the first, the one after the last, what is read for them. */
  readonly emended: readonly (readonly [from: number, to: number, corr: string])[];
  readonly runs: readonly AlignedRun[];
  /** Of each article, by its anchor, the places of its runs in that list. */
  readonly articles: Readonly<Record<string, readonly number[]>>;
}

/** The texts of an edition. */
export interface FacingData {
  readonly texts: readonly FacingText[];
}
