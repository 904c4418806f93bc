/** The stops of a language, with the spaces that belong to them. */
export interface Punctuation {
  readonly colon: string;
  /** Between two clauses, with the space after it. */
  readonly semicolon: string;
}

export const punctuation: Punctuation = {
  colon: ':',
  semicolon: '; ',
};
