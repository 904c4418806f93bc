/** Punctuation marks of a language, with their spaces. */
export interface Punctuation {
  readonly colon: string;
  /** Semicolon between two clauses, with the spaces around it. */
  readonly semicolon: string;
}

export const punctuation: Punctuation = {
  colon: ':',
  semicolon: '; ',
};
