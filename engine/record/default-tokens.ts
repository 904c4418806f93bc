/**
 * Tokens by which `parseRecord` reads if it is not told otherwise: those of any text. For the scripts of the site this
 * file is replaced by `printed-tokens.ts`, since its tables replay only records that Snorum has printed; what opens or
 * takes a typed record there names `TypedTokens`.
 */
export { TypedTokens as DefaultTokens } from './typed-tokens.ts';
