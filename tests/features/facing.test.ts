/**
 * Tests that the book’s own words are found in the text of its source. The project holds no source texts, so these
 * tests use a text of our own.
 */
import { describe, expect, test } from 'vitest';
import { makeRun, readWitness } from '../../scripts/align/runs.ts';
import type { FacingData, FacingText } from '../../src/features/facing/data.ts';
import { differencesIn, matchEdition } from '../../src/features/facing/match.ts';
import { decodeText, extractPlainText } from '../../src/features/facing/plain-text.ts';
import { piecesOfRun, textOfPieces } from '../../src/features/facing/render.ts';
import { foldWord, splitWords } from '../../src/features/facing/words.ts';

/** Sentences that share no sequence of words with each other; page 8 begins in the middle of the fourth. */
const SENTENCES = Array.from({ length: 12 }, (_, i) => {
  const own = Array.from({ length: 9 + i }, (_, k) => `w${i}x${(k * 7 + i) % 23}`);
  if (i === 3) own.splice(4, 0, '[8]');
  return `${own.join(' ')}.`;
});
const WITNESS = `[7]\n\nTHE TITLE.\n\n${SENTENCES.join('\n')}\n`;

const read = readWitness(WITNESS, 0);
/** One sequence of words per sentence, after the two words of the title. */
const runs = (() => {
  let at = 2;
  return SENTENCES.map((sentence) => {
    const from = at;
    at += splitWords(sentence).words.length;
    return makeRun(read, from, at);
  });
})();
const text: FacingText = {
  name: 'ours',
  language: 'en',
  holder: 'nobody',
  page: 'https://books.example/',
  pages: read.pages,
  emended: [[runs[5]!.words[0] + 2, runs[5]!.words[0] + 3, 'better']],
  runs,
  articles: Object.fromEntries(runs.map((_, i) => [`a${i}`, [i]])),
};
const data: FacingData = { texts: [text] };
const wordsOf = (i: number) => SENTENCES[i]!.replace('.', '').replace('[8] ', '').split(' ');

describe('words', () => {
  test('are compared without capitals, accents, long s and ligatures', () => {
    expect(['Été', 'cœur', 'ſont', 'Ænigma'].map(foldWord)).toEqual(['ete', 'coeur', 'sont', 'aenigma']);
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
    expect(differencesIn(match)).toEqual({ changed: [], splits: [], otherwise: [] });
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
    expect(differencesIn(match).changed).toEqual([
      { slug: 'a2', text: 'zebra' },
      { slug: 'a6', text: 'Quagga' },
      { slug: 'a11', text: 'okapi' },
    ]);
    expect(differencesIn(match).otherwise).toEqual([]);
  });

  test('with two changed words in one article tells both, and with three that it differs', () => {
    const [one, two, three] = [3, 5, 7].map((k) => wordsOf(8)[k]!);
    const with2 = WITNESS.replace(one!, 'zebra').replace(two!, 'quagga');
    expect(differencesIn(matchEdition(data, with2)!).changed.map((each) => each.text)).toEqual(['zebra', 'quagga']);
    const found = differencesIn(matchEdition(data, with2.replace(three!, 'okapi'))!);
    expect(found).toEqual({ changed: [], splits: [], otherwise: ['a8'] });
  });

  test('in which a word is cut in two, or a sentence is gone, has the rest in its place', () => {
    const cut = wordsOf(4)[3]!;
    const split = matchEdition(data, WITNESS.replace(cut, `${cut.slice(0, 2)} ${cut.slice(2)}`))!;
    expect(differencesIn(split).splits.map((each) => each.slug)).toEqual(['a4']);
    const without = matchEdition(data, WITNESS.replace(SENTENCES[7]!, ''))!;
    expect(without.notFound).toEqual(['a7']);
    expect(without.articles.size).toBe(11);
  });

  test('matches no edition if it is another text', () => {
    expect(matchEdition(data, 'A text of quite another kind, in which nothing is found.')).toBeUndefined();
    expect(matchEdition(data, '')).toBeUndefined();
  });
});

describe('a run as it is shown', () => {
  const shownOf = (written: string, article: string) => {
    const match = matchEdition(data, written)!;
    const [{ located, reference }] = match.articles.get(article)! as [never] as [
      { located: never; reference: readonly [number, number] },
    ];
    return piecesOfRun(match.words, located, reference, text);
  };

  test('has the page that begins in it, the slip with its correction, and its full stop', () => {
    expect(shownOf(WITNESS, 'a3').map(({ is }) => is)).toEqual(['text', 'page', 'text']);
    const slip = shownOf(WITNESS, 'a5');
    expect(slip.filter(({ is }) => is === 'sic')).toEqual([{ is: 'sic', text: wordsOf(5)[2], corr: 'better' }]);
    expect(textOfPieces(slip, (corr) => `[${corr}]`)).toBe(
      SENTENCES[5]!.replace(wordsOf(5)[2]!, `${wordsOf(5)[2]} [better]`),
    );
  });

  test('has the words that differ apart', () => {
    const shown = shownOf(WITNESS.replace(wordsOf(9)[1]!, 'zebra'), 'a9');
    expect(shown.filter(({ is }) => is === 'changed')).toEqual([{ is: 'changed', text: 'zebra' }]);
  });
});

describe('a file', () => {
  test('is read without its tags, scripts and styles if it is a page', () => {
    const page = `<!DOCTYPE html><html><head><title>Le jeu</title></head><body><script>no()</script><p>On&nbsp;pose l&#8217;<b>a</b>s<br>d&eacute;j&agrave;</p></body></html>`;
    expect(extractPlainText(page).trim().split(/\s+/)).toEqual(['On', 'pose', 'l’as', 'déjà']);
    expect(extractPlainText('a < b & c')).toBe('a < b & c');
  });

  test('is read in the code that it has', () => {
    expect(decodeText(new TextEncoder().encode('été'))).toBe('été');
    expect(decodeText(Uint8Array.from([0xe9, 0x74, 0xe9]))).toBe('été');
  });
});
