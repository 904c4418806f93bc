/** Corrects misspelt words of a query. */
import { listNormalizedWords } from './text-matching.ts';
import { CORRECTED } from './tuning.ts';

/**
 * Number of letters by which two words differ: left out, added, exchanged for another, or swapped with their neighbour
 * (the restricted Damerau–Levenshtein distance).
 */
export const countDifferences = (one: string, other: string): number => {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      let least = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, rows[i - 2]![j - 2]! + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[one.length]![other.length]!;
};

/** Returns the known word nearest to a word; `undefined` if none is near enough. The first letter must agree. */
export const correctWord = (written: string, known: readonly string[]): string | undefined => {
  const [word = ''] = listNormalizedWords(written);
  const [, most = 0] = CORRECTED.find(([letters]) => word.length >= letters) ?? [];
  let [nearest, least]: [string | undefined, number] = [undefined, most + 1];
  for (const each of known) {
    if (each[0] !== word[0] || Math.abs(each.length - word.length) >= least) continue;
    const differences = countDifferences(word, each);
    if (differences < least) [nearest, least] = [each, differences];
  }
  return nearest;
};
