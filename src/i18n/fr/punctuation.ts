import type { Punctuation } from '../en/punctuation.ts';

export const punctuation: Punctuation = {
  colon: '\u00a0:',
  semicolon: '\u202f; ',
};
