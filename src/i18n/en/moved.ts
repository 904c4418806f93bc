/** Texts of pages at former addresses. */
export interface MovedWords {
  readonly title: (game: string) => string;
  /** The link to where the content is now. */
  readonly text: string;
}

export const moved: MovedWords = {
  title: (game) => `${game}: moved`,
  text: 'What was here now has another address.',
};
