/** Lists the whole numbers from 0 to n − 1. */
export const numbersBelow = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
