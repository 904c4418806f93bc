/** The longest word for a shuffle. */
export const LONGEST_SEED = 60;

/** A word that nobody has chosen, for a shuffle. */
export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0')).join('');
