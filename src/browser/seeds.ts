/** Maximum length of a seed, in characters. */
export const MAX_SEED_LENGTH = 60;

export const createSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0')).join('');
