/**
 * Tests that the words of each article are found in a copy of the source. The project holds no source texts, so these
 * tests use a text written for them.
 */
import { describe, expect, test } from 'vitest';
import { createRun, tokenizeWitness } from '../../scripts/align/runs.ts';
import type { AlignedWitnessData, AlignedWitnessText } from '../../src/features/facing/data.ts';
import { listDifferences, matchEdition } from '../../src/features/facing/match.ts';
import { decodeText, extractPlainText } from '../../src/features/facing/plain-text.ts';
import { formatExcerpt, listExcerpts, OMISSION_MARK } from '../../src/features/facing/render.ts';
import { normalizeWord, splitWords } from '../../src/features/facing/words.ts';

/** Sentences that share no sequence of words with each other; page 8 begins in the middle of the fourth. */
const SENTENCES = Array.from({ length: 12 }, (_, i) => {
  const own = Array.from({ length: 9 + i }, (_, k) => `w${i}x${(k * 7 + i) % 23}`);
  if (i === 3) own.splice(4, 0, '[8]');
  return `${own.join(' ')}.`;
});
const WITNESS = `[7]\n\nTHE TITLE.\n\n${SENTENCES.join('\n')}\n`;

const read = tokenizeWitness(WITNESS, 0);
/**
 * The aligned run of each sentence: its place in the text, counted in words, and its hashes. The title takes the first
 * two words.
 */
const runs = (() => {
  let at = 2;
  return SENTENCES.map((sentence) => {
    const from = at;
    at += splitWords(sentence).words.length;
    return createRun(read, from, at);
  });
})();
const text: AlignedWitnessText = {
  name: 'ours',
  language: 'en',
  holder: 'nobody',
  page: 'https://books.example/',
  pages: read.pages,
  emended: [[runs[5]!.words[0] + 2, runs[5]!.words[0] + 3, 'better']],
  runs,
  articles: Object.fromEntries(runs.map((_, i) => [`a${i}`, [i]])),
};
const data: AlignedWitnessData = { texts: [text] };
const wordsOf = (i: number) => SENTENCES[i]!.replace('.', '').replace('[8] ', '').split(' ');

describe('words', () => {
  test('are compared without capitals, accents, long s and ligatures', () => {
    expect(['Été', 'cœur', 'ſont', 'Ænigma'].map(normalizeWord)).toEqual(['ete', 'coeur', 'sont', 'aenigma']);
  });

  test('are cut at anything but letters and figures, and a page mark within one parts nothing', () => {
    const { words, pages } = splitWords("[7] qu'il con[8]tribute, stack& 32");
    expect(words.map(({ folded }) => folded)).toEqual(['qu', 'il', 'contribute', 'stack', '32']);
    expect(pages).toEqual([
      [0, '7'],
      [2, '8'],
    ]);
  });
});

describe('a text at hand', () => {
  test('has all its articles where it is the one that was aligned', () => {
    const match = matchEdition(data, WITNESS)!;
    expect(match.articles.size).toBe(12);
    expect(match.notFound).toEqual([]);
    expect(listDifferences(match)).toEqual({ changed: [], splits: [], otherwise: [] });
  });

  test('with other line ends, another title and three changed words has them all, and the three are told', () => {
    const [a, b, c] = [wordsOf(2)[4]!, wordsOf(6)[0]!, wordsOf(11).at(-1)!];
    const other = `Another edition\nof the same book, by other hands\n\n${SENTENCES.join('\n')}`
      .replace(a, 'zebra')
      .replace(b, 'Quagga')
      .replace(c, 'okapi')
      .replaceAll('\n', '\r\n');
    const match = matchEdition(data, extractPlainText(other))!;
    expect([...match.articles.keys()]).toHaveLength(12);
    expect(listDifferences(match).changed).toEqual([
      { slug: 'a2', text: 'zebra' },
      { slug: 'a6', text: 'Quagga' },
      { slug: 'a11', text: 'okapi' },
    ]);
    expect(listDifferences(match).otherwise).toEqual([]);
  });

  test('with two changed words in one article tells both, and with three that it differs', () => {
    const [one, two, three] = [3, 5, 7].map((k) => wordsOf(8)[k]!);
    const with2 = WITNESS.replace(one!, 'zebra').replace(two!, 'quagga');
    expect(listDifferences(matchEdition(data, with2)!).changed.map((each) => each.text)).toEqual(['zebra', 'quagga']);
    const found = listDifferences(matchEdition(data, with2.replace(three!, 'okapi'))!);
    expect(found).toEqual({ changed: [], splits: [], otherwise: ['a8'] });
  });

  test('in which a word is cut in two, or a sentence is gone, has the rest in its place', () => {
    const cut = wordsOf(4)[3]!;
    const split = matchEdition(data, WITNESS.replace(cut, `${cut.slice(0, 2)} ${cut.slice(2)}`))!;
    expect(listDifferences(split).splits.map((each) => each.slug)).toEqual(['a4']);
    const without = matchEdition(data, WITNESS.replace(SENTENCES[7]!, ''))!;
    expect(without.notFound).toEqual(['a7']);
    expect(without.articles.size).toBe(11);
  });

  test('matches no edition if it is another text, even one that has a sentence of it by chance', () => {
    expect(matchEdition(data, 'A text of quite another kind, in which nothing is found.')).toBeUndefined();
    expect(matchEdition(data, '')).toBeUndefined();
    const other = Array.from({ length: 60 }, (_, i) => `quite${i} other${i} words${i}.`).join('\n');
    expect(matchEdition(data, `${other}\n${SENTENCES[3]}\n${SENTENCES[4]}\n${other}`)).toBeUndefined();
  });

  test('is a part of the one that was aligned if nearly all that it has is of it', () => {
    const match = matchEdition(data, `Page 7\n${SENTENCES[3]}\n${SENTENCES[4]}`)!;
    expect([...match.articles.keys()]).toEqual(['a3', 'a4']);
    expect(match.notFound).toHaveLength(10);
  });

  test('has no article twice in its counts: an article found in part is one of neither kind', () => {
    const two: AlignedWitnessData = { texts: [{ ...text, articles: { ...text.articles, a1: [1, 7] } }] };
    const match = matchEdition(two, WITNESS.replace(SENTENCES[7]!, ''))!;
    expect(match.inPart).toEqual(['a1']);
    expect(match.notFound).toEqual(['a7']);
    expect(match.articles.size + match.notFound.length).toBe(12);
  });

  test('does not have an article whose first and last words alone stand in it, far from those around it', () => {
    const [first, last] = [wordsOf(9).slice(0, 2).join(' '), wordsOf(9).slice(-2).join(' ')];
    const between = Array.from({ length: 17 }, (_, i) => `strange${i}`).join(' ');
    const cut = WITNESS.split('\n').filter((line) => ![8, 9, 10].some((i) => line.includes(`w${i}x`)));
    const match = matchEdition(data, `${cut.join('\n')}\nMuch else is said here.\n${first} ${between} ${last}.`)!;
    expect(match.notFound).toEqual(['a8', 'a9', 'a10']);
    expect(listDifferences(match).otherwise).toEqual([]);
  });
});

describe('an article as it is shown', () => {
  const shownOf = (written: string, article: string, of = data) => listExcerpts(matchEdition(of, written)!, article);
  const sic = (corr: string) => `[${corr}]`;

  test('has its page, the page that begins in it, the slip with its correction, and its full stop', () => {
    const [page] = shownOf(WITNESS, 'a3');
    expect(page!.page).toBe('7');
    expect(page!.pieces.map(({ is }) => is)).toEqual(['text', 'page', 'text']);
    const [slip] = shownOf(WITNESS, 'a5');
    expect(slip!.pieces.filter(({ is }) => is === 'sic')).toEqual([{ is: 'sic', text: wordsOf(5)[2], corr: 'better' }]);
    expect(formatExcerpt(slip!, sic)).toBe(`[8] ${SENTENCES[5]!.replace(wordsOf(5)[2]!, `${wordsOf(5)[2]} [better]`)}`);
  });

  test('has the words that differ apart', () => {
    const [shown] = shownOf(WITNESS.replace(wordsOf(9)[1]!, 'zebra'), 'a9');
    expect(shown!.pieces.filter(({ is }) => is === 'changed')).toEqual([{ is: 'changed', text: 'zebra' }]);
  });

  /** Returns the passage that is shown for the words `from` to `to` (exclusive) of a text, as plain text. */
  const textOf = (written: string, from: number, to: number) => {
    const of = tokenizeWitness(written, 0);
    const own = { pages: [], emended: [], runs: [createRun(of, from, to)], articles: { a: [0] } };
    const given = { texts: [{ ...text, ...own }] };
    return formatExcerpt(shownOf(written, 'a', given)[0]!, sic);
  };

  test.each([
    ['He calls "Out," and then he takes it all.', 3, 9, 'and then he takes it all.'],
    ['He says "come here and take it," and goes.', 2, 7, '"come here and take it,"'],
    ['il prend la dernière carte, & la met au milieu', 0, 5, 'il prend la dernière carte,'],
    ['qui a donné naiss[ance au jeu …]', 0, 7, 'qui a donné naiss[ance au jeu …]'],
    ['Le jeu (de trois à cinq joueurs) se joue ainsi', 2, 7, '(de trois à cinq joueurs)'],
    ['On dit : « que le valet parle ici » et on paie', 2, 7, '«\u00a0que le valet parle ici\u00a0»'],
    ['il paye alors la poule ; on recommence, dit-il !', 0, 5, 'il paye alors la poule\u00a0;'],
    ['l’un paye ; qui gagne ? on le sait', 0, 5, 'l’un paye\u00a0; qui gagne\u00a0?'],
  ])(
    'has the signs that belong to its words and no other, none of them on a line of its own: %s',
    (written, from, to, shown) => {
      expect(textOf(written, from, to)).toBe(shown);
    },
  );

  test('has a mark where words are left out between two of its runs, and none where they follow each other', () => {
    const of = (runsOf: readonly number[]) => ({ texts: [{ ...text, articles: { ...text.articles, a1: runsOf } }] });
    expect(shownOf(WITNESS, 'a1', of([1, 7])).map(({ isAfterGap }) => isAfterGap)).toEqual([false, true]);
    expect(formatExcerpt(shownOf(WITNESS, 'a1', of([1, 7]))[1]!, sic)).toMatch(`${OMISSION_MARK} [8] w7x`);
    expect(shownOf(WITNESS, 'a1', of([1, 2])).map(({ isAfterGap }) => isAfterGap)).toEqual([false, false]);
  });

  test('is one excerpt where a slip of the copy stands between two of its runs, and the slip is shown', () => {
    const [, last] = runs[1]!.words;
    const slip = { ...text, emended: [[last - 1, runs[3]!.words[0] + 1, 'mended']] as const };
    const shown = shownOf(WITNESS, 'a1', { texts: [{ ...slip, articles: { ...text.articles, a1: [1, 3] } }] });
    expect(shown).toHaveLength(1);
    expect(shown[0]!.pieces.find(({ is }) => is === 'sic')).toMatchObject({ corr: 'mended' });
  });
});

describe('a file', () => {
  test('is read without its tags, scripts and styles if it is a page', () => {
    const page = `<!DOCTYPE html><html><head><title>Le jeu</title></head><body><script>no()</script><p>On&nbsp;pose l&#8217;<b>a</b>s<br>d&eacute;j&agrave;</p></body></html>`;
    expect(extractPlainText(page).trim().split(/\s+/)).toEqual(['On', 'pose', 'l’as', 'déjà']);
    expect(extractPlainText('a < b & c')).toBe('a < b & c');
    expect(extractPlainText('<p>paid.&#160 [9]</p>').trim()).toBe('paid.\u00a0 [9]');
  });

  test('is read in the code that it has', () => {
    expect(decodeText(new TextEncoder().encode('été'))).toBe('été');
    expect(decodeText(Uint8Array.from([0xe9, 0x74, 0xe9]))).toBe('été');
  });
});
