/** Text fragments lead to the words of an article on a whole page, of which a browser takes the first match. */
import { describe, expect, test } from 'vitest';
import { chooseFragment, FragmentFinder, hashPageWords, tokenizePage } from '../../scripts/align/fragments.ts';
import { createRun, tokenizeWitness } from '../../scripts/align/runs.ts';
import { type Alignment, alignmentSchema, FRAGMENT_PARTS, getTextFragment } from '../../src/model/alignment-file.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** The aligned text: three sentences of a game. */
const HELD =
  'The dealer gives red cards to all. The player on the left then leads one. The game ends when all are out.';
const read = tokenizeWitness(HELD, 0);
const runs = [createRun(read, 0, 7), createRun(read, 7, 15), createRun(read, 15, 22)];
const alignment: Alignment = alignmentSchema.parse({
  sigla: ['X'],
  language: 'en',
  held: { file: 'held.txt' },
  page: 'https://books.example/',
  words: 22,
  characters: 1,
  sha256: '0'.repeat(64),
  spans: { 'X.deal': [runs[0]], 'X.lead': [runs[1]], 'X.end': [runs[2]] },
});

const choose = (html: string, run: number) => {
  const page = tokenizePage(bytes(html));
  return chooseFragment(alignment, page, new FragmentFinder(page.text), runs[run]!);
};
const fragment = (html: string, run: number) =>
  decodeURIComponent(getTextFragment(alignment, { ...runs[run]!, ...choose(html, run) }) ?? 'none');
const paragraphs = (...texts: readonly string[]) =>
  `<!DOCTYPE html><html><body>${texts.map((text) => `<p>${text}</p>`).join('\n')}</body></html>`;

describe('a text fragment', () => {
  test('has the first and the last words of the run where a page has nothing else that it could be', () => {
    expect(fragment(paragraphs(HELD), 1)).toBe('#:~:text=The player,leads one.');
  });

  test('has the words before where the page says further up, in another game, what the run begins with', () => {
    const other = 'The player who loses pays, and the player next to him leads one.';
    expect(fragment(paragraphs(other, HELD), 1)).toBe('#:~:text=to all.-,The player,leads one.');
  });

  test('has more words where those before are found with it too', () => {
    const other = 'He shows it to all. The player who loses pays, and he leads one.';
    expect(fragment(paragraphs(other, HELD), 1)).toBe('#:~:text=The player on,leads one.');
  });

  test('is none where every word around it is found twice, or where the page has the words in another order', () => {
    expect(fragment(paragraphs(HELD, HELD), 1)).toBe('none');
    expect(fragment(paragraphs('One leads then the player.'), 1)).toBe('none');
  });

  test('has no part that runs from one cell into the next, as no browser finds it', () => {
    const inCells = (text: string) => `<!DOCTYPE html><table><tr><td>${text}</td></tr></table>`;
    const first = HELD.replace('The player', 'The</td><td>player');
    expect(fragment(inCells(first), 1)).toBe('#:~:text=player,leads one.');
    expect(fragment(inCells(first.replace('leads one.', 'leads</td><td>one.')), 1)).toBe('#:~:text=player,one.');
  });

  test('has no quotation mark that the page writes otherwise, as not every browser takes them for the same', () => {
    const said = tokenizeWitness('The last of them says "Out," and takes it.', 0);
    const run = createRun(said, 0, 6);
    const page = tokenizePage(bytes(paragraphs('The last of them says “Out,” and takes it.')));
    const chosen = chooseFragment(alignment, page, new FragmentFinder(page.text), run);
    expect(chosen).toEqual({ link: 'se', end: 'Out,' });
  });

  test('has no word that a browser takes for a part of one', () => {
    const text = 'Hocs : 6.1. hocs permanents : aucun. Donne : hocs permanents : aucun.';
    const of = tokenizeWitness(text, 0);
    const page = tokenizePage(bytes(paragraphs(text)));
    const chosen = chooseFragment(alignment, page, new FragmentFinder(page.text), createRun(of, 3, 6));
    for (const part of FRAGMENT_PARTS) expect(chosen[part] ?? '').not.toMatch(/^1\./);
  });

  test('is found whatever the blanks and soft hyphens of the page', () => {
    const page = paragraphs(
      HELD.replace('The player', '&#8212;&#173;The&#160;player').replace('The game', '“The game'),
    );
    expect(fragment(page, 1)).toBe('#:~:text=The player,leads one.');
    expect(fragment(page, 2)).toBe('#:~:text=The game,are out.');
  });

  test('has no more than four words in a part, and never all the words of a run', () => {
    const others = Array.from({ length: 3 }, (_, i) => HELD.replace('left', `right${i}`).replace('gives red', 'has'));
    for (const [i, run] of runs.entries()) {
      const chosen = choose(paragraphs(...others, HELD), i);
      for (const part of FRAGMENT_PARTS) expect((chosen[part] ?? '').split(' ').length).toBeLessThanOrEqual(4);
      const [start, end] = [chosen.start ?? run.first, chosen.end ?? run.last];
      if (chosen.link !== 'none') expect(`${start} ${end}`.split(' ').length).toBeLessThan(run.words[1] - run.words[0]);
    }
  });
});

describe('the sum of a page', () => {
  const page = (notice: string, licence: string, book = HELD) =>
    hashPageWords(
      tokenizePage(
        bytes(
          `<html><body><p>${notice}</p><p>***START OF THE PROJECT GUTENBERG EBOOK X***</p><p>${book}</p><p>*** END OF THE PROJECT GUTENBERG EBOOK X ***</p><p>${licence}</p></body></html>`,
        ),
      ),
    );

  test('is that of the book, whatever notice and licence stand around it, and is another for another book', () => {
    expect(page('A notice.', 'A licence.')).toEqual(page('Another notice', 'of other words'));
    expect(page('A notice.', 'A licence.').words).toBe(22);
    expect(page('A notice.', 'A licence.', HELD.replace('red', 'blue'))).not.toEqual(page('A notice.', 'A licence.'));
  });
});
