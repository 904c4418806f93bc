/** Punctuation marks of a language, with their spaces. */
export interface Punctuation {
  readonly colon: string;
  /** Between two clauses, with the space after it. */
  readonly semicolon: string;
}

export const punctuation: Punctuation = {
  colon: ':',
  semicolon: '; ',
};
