/** Replaces `default-tokens.ts` in the scripts of the site: tokens of the printed form alone. */
export { Tokens as DefaultTokens } from './tokens.ts';
