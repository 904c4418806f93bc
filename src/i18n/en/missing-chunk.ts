export interface MissingChunkWords {
  /** Message if the network works but a script of the page could not be loaded. */
  readonly gone: string;
  readonly again: string;
  readonly cut: string;
}

export const missingChunk: MissingChunkWords = {
  gone: 'Part of this page could not be loaded. Load it again; if that does not help, come back later: the site may be changing.',
  again: 'Load the page again',
  cut: 'You are offline. Try again when connected.',
};
