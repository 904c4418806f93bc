/** The whole numbers from 0 up to, but not including, n. */
export const numbersBelow = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
