/** Random words and hashes, for the seal of a game. */

/** Creates a salt of 128 random bits, in hexadecimal digits. */
export const createSalt = (): string => toHex(crypto.getRandomValues(new Uint8Array(16)));

/** Returns the SHA-256 of a text, in hexadecimal digits; `undefined` on a page without hashes (plain HTTP). */
export const hashText = async (text: string): Promise<string | undefined> => {
  if (!globalThis.crypto?.subtle) return undefined;
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
};

const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
