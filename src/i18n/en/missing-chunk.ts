export interface MissingChunkWords {
  /** Message if the network works but a script of the page could not be loaded. */
  readonly gone: string;
  readonly again: string;
  readonly cut: string;
}

export const missingChunk: MissingChunkWords = {
  gone: 'A part of this page could not be loaded. If loading the page again does not help, come back a little later: a new edition may be on its way.',
  again: 'Load the page again',
  cut: 'This needs a part of the page that is not on this device, and the network does not answer. Try again once it does.',
};
