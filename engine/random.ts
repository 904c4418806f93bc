/**
 * Random numbers. The generator never changes: the same seed gives the same numbers in every version, in Node and in a
 * browser. Its name is written into every record dealt from a seed.
 */

/** Name of the generator in records. */
export const RANDOM_GENERATOR_NAME = 'sfc32-1';

/** A source of random numbers. */
export interface Random {
  /** A uniformly distributed integer from 0 to `n - 1`. `n` is at most 2^24. */
  below(n: number): number;
}

/** Hashes a text to 32 bits (FNV-1a over its UTF-16 units, then a final mix). */
const mix = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return stir(hash);
};

const stir = (value: number): number => {
  let v = value;
  v = Math.imul(v ^ (v >>> 16), 0x85ebca6b);
  v = Math.imul(v ^ (v >>> 13), 0xc2b2ae35);
  return v ^ (v >>> 16);
};

/**
 * Creates the generator of a seed. `stream` separates independent uses of one seed: 0 sets up the game, 1 is the first
 * deal, 2 the second … so that a deal depends on the seed and its own number alone.
 */
export const createRandom = (seed: string, stream = 0): Random => {
  let a = mix(seed);
  let b = stir(a ^ Math.imul(stream + 1, 0x9e3779b1));
  let c = stir(b + 0x6a09e667);
  let counter = 1;
  const next = (): number => {
    const out = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + out) | 0;
    return out;
  };
  for (let i = 0; i < 12; i++) next();
  return {
    below(n) {
      // Values in the last, incomplete multiple of n are rejected, to avoid bias.
      const limit = 0x1000000 - (0x1000000 % n);
      let drawn = next() >>> 8;
      while (drawn >= limit) drawn = next() >>> 8;
      return drawn % n;
    },
  };
};

/**
 * Shuffles in place: the first `count` positions get random cards out of the first `size`. The order of the rest is
 * unspecified.
 */
export const shuffle = (pack: Uint8Array | number[], random: Random, count = pack.length, size = pack.length): void => {
  const last = Math.min(count, size - 1);
  for (let i = 0; i < last; i++) {
    const j = i + random.below(size - i);
    const drawn = pack[j]!;
    pack[j] = pack[i]!;
    pack[i] = drawn;
  }
};
