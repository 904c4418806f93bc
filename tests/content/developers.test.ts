/**
 * Runs the developers’ pages: plays their records, executes their commands and compares the output with what they
 * print.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHighlighter } from 'shiki';
import { afterAll, describe, expect, test } from 'vitest';
import { PACK_SIZE } from '#engine/cards.ts';
import { GAMES } from '#engine/games.ts';
import { formatFaultMessage } from '#engine/record/fault-sentences.ts';
import { formatRecord } from '#engine/record/format-record.ts';
import {
  MAX_DEALS,
  MAX_DRAW_CHARACTERS,
  MAX_FAULTS,
  MAX_HANDS,
  MAX_MOVES,
  MAX_NAME_CHARACTERS,
  MAX_RECORD_CHARACTERS,
  MAX_SEED_CHARACTERS,
  MAX_TAGS,
} from '#engine/record/limits.ts';
import { parseRecord } from '#engine/record/parse-record.ts';
import { findTag } from '#engine/record/record.ts';
import { replay } from '#engine/record/replay.ts';
import { MAX_SEATS } from '#engine/setup.ts';
import { dealGrammar, theme } from '../../src/code/shiki.ts';
import { selectInstances } from '../instances.ts';
import { findEnglishFaults, findFrenchFaults, LANGUAGES, readDeveloperPages } from './read.ts';

const root = join(import.meta.dirname, '../..');

/** A code block of the page: its language, its text, and the file name for which it stands, if any. */
interface Fence {
  readonly language: string;
  readonly name: string;
  readonly text: string;
}

const FENCE = /^```(\w+) ?(.*)\n([\s\S]*?)^```$/gmu;

const pages = { en: readDeveloperPages('en'), fr: readDeveloperPages('fr') };
const fencesOf = (body: string): Fence[] =>
  [...body.matchAll(FENCE)].map((found) => ({ language: found[1]!, name: found[2]!, text: found[3]! }));
const fences = fencesOf(pages.en.body);
const named = new Map(fences.filter(({ name }) => name).map(({ name, text }) => [name, text]));

/** Returns the text of the code block after a command, which shows the expected output. */
const answerTo = (fence: Fence): string => {
  const answer = fences[fences.indexOf(fence) + 1]!;
  expect(answer.language).toBe('text');
  return answer.text;
};

const folder = mkdtempSync(join(tmpdir(), 'snorum-'));
for (const [name, text] of named) writeFileSync(join(folder, name), text);
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a program under this Node; returns stdout and stderr together, and the exit status. */
const run = (args: readonly string[], cwd: string): { printed: string; status: number | null } => {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  return { printed: stdout + stderr, status };
};

const COMMAND = 'npm run -s snorum -- ';
const command = (line: string): ReturnType<typeof run> => {
  expect(line.startsWith(COMMAND), line).toBe(true);
  const words = line.slice(COMMAND.length).trim().split(' ');
  return run([join(root, 'engine/cli.ts'), ...words], words.some((word) => named.has(word)) ? folder : root);
};

/** Compares output with the expected text, in which a line of `…` stands for omitted lines. */
const expectPrinted = (printed: string, answer: string): void => {
  const parts = `\n${answer}`.split(/(?<=\n)…\n/u);
  const [first = '', ...rest] = parts;
  const whole = `\n${printed}`;
  if (rest.length === 0) return expect(whole).toBe(first);
  expect(whole.slice(0, first.length)).toBe(first);
  let from = first.length;
  for (const part of rest) {
    const at = whole.indexOf(`\n${part}`, from - 1);
    expect(at < 0 ? whole : part).toBe(part);
    from = at + 1 + part.length;
  }
  if (rest.at(-1) !== '') expect(whole.slice(from)).toBe('');
};

const of = (language: string): Fence[] => fences.filter((fence) => fence.language === language);
const inTurn = (list: readonly Fence[]) => list.map((fence) => [fence.text.split('\n')[0]!, fence] as const);

describe('the records on the page', () => {
  const records = of('deal');

  test('include one with a claimed misplay and one with only a seed', () => {
    const all = records.map(({ text }) => text);
    expect(all.length).toBeGreaterThanOrEqual(3);
    expect(all.some((text) => /\?/u.test(text) && /claims/u.test(text))).toBe(true);
    expect(all.some((text) => /\[Seed /u.test(text) && !/^\S+:/mu.test(text))).toBe(true);
  });

  test.each(records.map((fence, i) => [i + 1, fence.text] as const))(
    'play and meet their expectation (no. %i)',
    (_, text) => {
      const played = replay(text, GAMES);
      expect(played.ok ? [] : played.faults).toEqual([]);
      if (!played.ok) return;
      const { tags, deals } = played.value.record;
      const expected = [tags, ...deals.map((deal) => deal.tags)].filter((each) => findTag(each, 'Expect'));
      expect(expected.length).toBeGreaterThan(0);
      expect(replay(text.replace(/(\[Expect "\w+ -?)(\d+)/u, '$11$2'), GAMES).ok, 'expects in vain').toBe(false);
    },
  );

  test.each(records.map((fence, i) => [i + 1, fence.text] as const))(
    'are unchanged by printing (no. %i)',
    (_, text) => {
      const read = parseRecord(text);
      if (!read.ok) throw new Error(formatFaultMessage(read.faults[0]!));
      const printed = formatRecord(read.value);
      const again = parseRecord(printed);
      expect(again.ok && formatRecord(again.value)).toBe(printed);
    },
  );
});

describe('the commands on the page', () => {
  // Each line starts a process, perhaps beside tests on the other processor. Thinking ahead takes too long here.
  const commands = selectInstances(of('sh'), (all) => all.filter(({ text }) => !text.includes(' strength ')));

  test.each(inTurn(commands))('print the answer shown: %s', { timeout: 30_000 }, (line, fence) => {
    const { printed, status } = command(line);
    expectPrinted(printed, answerTo(fence));
    expect(status).toBe(/faulty|refused/u.test(line) ? 1 : 0);
  });

  test('exit with 2 when they are wrong', () => {
    expect(command(`${COMMAND}replay no-such-file.deal`).status).toBe(2);
    expect(command(`${COMMAND}dance`).status).toBe(2);
  });

  test('are checked strictly against the answer shown', () => {
    expectPrinted('a\nb\nc\nd\n', 'a\n…\nc\nd\n');
    for (const answer of ['a\n', 'b\n…\n', 'a\n…\nc\n', '…\nb\n…\na\n…\n', 'a\n…\nc\nb\n…\n'])
      expect(() => expectPrinted('a\nb\nc\nd\n', answer), answer).toThrow();
  });
});

test('the program on the page prints what the page shows', () => {
  const [program] = of('ts');
  const { printed } = run(['--input-type=module-typescript', '--eval', program!.text], root);
  expect(printed).toBe(answerTo(program!));
});

describe('the two languages', () => {
  /** Removes the comments from a record, since each language has its own. */
  const withoutComments = ({ language, text, name }: Fence): Fence => ({
    language,
    name,
    text: language === 'deal' ? text.replace(/\{[^}]*\}|;.*/gu, '').replace(/ +$/gmu, '') : text,
  });
  const proseOf = (body: string): string => body.replace(FENCE, '').replace(/`[^`\n]+`/gu, 'x');

  test('have the same code blocks', () => {
    expect(fencesOf(pages.fr.body).map(withoutComments)).toEqual(fences.map(withoutComments));
  });

  test('have equally many sections and list items', () => {
    const shape = (body: string) => body.replace(FENCE, '').match(/^(#+|-|\d+\.|\*\*) ?/gmu);
    expect(shape(pages.fr.body)).toEqual(shape(pages.en.body));
  });

  test('name the same things in code', () => {
    // Placeholders are in the reader’s language.
    const code = (body: string) =>
      new Set([...body.replace(FENCE, '').matchAll(/`([^`\n]+)`/gu)].map((found) => found[1]!.replace(/ .*|<.*/u, '')));
    const [en, fr] = [code(pages.en.body), code(pages.fr.body)];
    const missing = [...en].filter((each) => !fr.has(each) && /^[\w./:#-]+$/u.test(each));
    expect(missing.filter((each) => !['name=practice', 'something.deal', 'suit'].includes(each))).toEqual([]);
  });

  test('follow their own typography', () => {
    expect(findFrenchFaults(proseOf(pages.fr.body))).toEqual([]);
    expect(findEnglishFaults(proseOf(pages.en.body))).toEqual([]);
  });

  test.each(LANGUAGES)('have a description that a search engine shows whole (%s)', (language) => {
    expect(pages[language].front.title).toMatch(/\S/u);
    expect(pages[language].front.description!.length).toBeLessThanOrEqual(155);
  });
});

describe.each(LANGUAGES)('the guide to adding a game in %s', (language) => {
  const heading = { en: '### To add a game', fr: '### Ajouter un jeu' }[language];
  const walk = pages[language].body.split(heading)[1]!.split(/^## /mu)[0]!;
  const named = [...walk.matchAll(/`((?:engine|src|content|tests)\/[^`]+)`/gu)].map(([, path]) => path!);

  test('names only existing files, and every file in the game’s own folders', () => {
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    for (const room of ['engine/games/jig', 'src/games/jig'])
      for (const file of readdirSync(join(root, room))) expect(named).toContain(`${room}/${file}`);
  });
});

test('every tag the engine reads is documented', () => {
  const read = ['Snorum', 'Game', 'Seats', 'Dealer', 'Draw', 'Seed', 'Generator', 'Source', 'Readings', 'Counters'];
  for (const tag of [...read, 'Lot', 'Expect', 'Variant', 'Rules', 'Articles'])
    for (const { body } of Object.values(pages)) expect(body, tag).toMatch(new RegExp(`^- \`${tag}\``, 'mu'));
});

test('every game is documented under the tag Game by its id', () => {
  for (const { body } of Object.values(pages)) {
    const [line] = /^- `Game`.*$/mu.exec(body)!;
    const ids = [...line.matchAll(/`([a-z-]+)`/gu)].map(([, id]) => id!);
    expect(ids.toSorted()).toEqual(GAMES.map(({ id }) => id).toSorted());
  }
});

test('every limit of a record is documented', () => {
  const list = { en: /### Limits\n[\s\S]*?(?=\n## )/u, fr: /### Les bornes\n[\s\S]*?(?=\n## )/u };
  for (const language of LANGUAGES) {
    const numbers = list[language].exec(pages[language].body)![0].match(/\d[\d,\u202f]*\d/gu)!;
    expect(numbers.slice(0, -2).map((number) => Number(number.replace(/\D/gu, '')))).toEqual([
      MAX_RECORD_CHARACTERS,
      MAX_SEATS,
      MAX_NAME_CHARACTERS,
      MAX_SEED_CHARACTERS,
      MAX_DRAW_CHARACTERS,
      MAX_TAGS,
      MAX_TAGS,
      MAX_DEALS,
      MAX_MOVES,
      MAX_HANDS,
      PACK_SIZE,
    ]);
  }
  expect(MAX_FAULTS).toBe(100); // the page writes this number in words
});

describe('the colours of a record', async () => {
  const highlighter = await createHighlighter({ langs: [dealGrammar], themes: [theme] });
  /** Lists the pieces of a line that are not blank, each with its colour: `[piece, colour]`. */
  const coloured = (text: string) =>
    highlighter
      .codeToTokensBase(text, { lang: 'deal' as never, theme })
      .flatMap((line) =>
        line
          .filter(({ content }) => content.trim())
          .map(({ content, color }) => [content.trim(), color!.replace(/^var\(--tok-(?:token-)?([\w-]+)\)$/u, '$1')]),
      );

  test('distinguish tags from their values', () => {
    expect(coloured('[Title:fr "Un \\"neuf\\""]')).toEqual([
      ['[', 'punctuation'],
      ['Title', 'keyword'],
      [':', 'punctuation'],
      ['fr', 'function'],
      ['"Un \\"neuf\\""', 'string-expression'],
      [']', 'punctuation'],
    ]);
  });

  test('distinguish the source’s cards from supplied ones', () => {
    expect(coloured('B: 9S 10h (3D\n 8H) JC ; ours')).toEqual([
      ['B', 'foreground'],
      [':', 'punctuation'],
      ['9S', 'constant'],
      ['10h', 'constant'],
      ['(3D', 'comment'],
      ['8H)', 'comment'],
      ['JC', 'constant'],
      ['; ours', 'comment'],
    ]);
  });

  test('distinguish seats, cards, calls and misplays, several to a line', () => {
    expect(coloured('C 9H Snip D JD? E pass A claims {so}')).toEqual([
      ['C', 'foreground'],
      ['9H', 'constant'],
      ['Snip', 'function'],
      ['D', 'foreground'],
      ['JD', 'constant'],
      ['?', 'keyword'],
      ['E', 'foreground'],
      ['pass', 'keyword'],
      ['A', 'foreground'],
      ['claims', 'keyword'],
      ['{so}', 'comment'],
    ]);
  });

  test('leave nothing but seats uncoloured on the page', () => {
    const seats = new Set(of('deal').flatMap(({ text }) => /\[Seats "([^"]*)"/u.exec(text)![1]!.split(' ')));
    const plain = of('deal').flatMap(({ text }) => coloured(text).filter(([, colour]) => colour === 'foreground'));
    expect(plain.length).toBeGreaterThan(0);
    expect(plain.filter(([piece]) => !seats.has(piece!))).toEqual([]);
  });
});
