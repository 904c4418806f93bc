/** The whole numbers from 0 up to, and not including, this one. */
export const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
