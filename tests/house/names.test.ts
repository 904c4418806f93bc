/**
 * Checks the rules for names, comments and test titles. `npx vitest run --project house tests/house/names.test.ts`
 * lists everything that breaks them.
 */
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BANNED_WORDS } from './banned-words.ts';
import { files } from './files.ts';
import {
  type FoundText,
  formatFound,
  listComments,
  listDocComments,
  listExports,
  listTestTitles,
  splitNameIntoWords,
} from './names.ts';

const inFolders = (folders: string, endings: string): readonly string[] =>
  files.filter((path) => new RegExp(`^(?:${folders})/.*\\.(?:${endings})$`).test(path));

const code = inFolders('engine|src|scripts|tests|bench', 'ts|tsx|mjs|astro');
const exported = code.filter((path) => !path.endsWith('.astro')).flatMap(listExports);

/** Names of files or exports that may stay although they contain a banned word, each with the reason; ten at most. */
const EXCEPTIONS: Readonly<Record<string, string>> = {};

const bannedIn = (name: string): readonly string[] =>
  EXCEPTIONS[name] === undefined ? splitNameIntoWords(name).filter((word) => Object.hasOwn(BANNED_WORDS, word)) : [];

const hint = (name: string): string =>
  bannedIn(name)
    .map((word) => `${word}: ${BANNED_WORDS[word]![0]}`)
    .join('; ');

/** Fails if anything was found; the message gives the number and the list of places to correct. */
const expectNone = (what: string, found: readonly string[]): void => {
  expect([`${found.length} ${what}`, ...found]).toEqual([`0 ${what}`]);
};

describe('the exceptions to the rule of names', () => {
  test('are ten at most, and each is still there', () => {
    const names = new Set([...files.map((path) => basename(path)), ...exported.map(({ text }) => text)]);
    expect(Object.keys(EXCEPTIONS).length).toBeLessThanOrEqual(10);
    expect(Object.keys(EXCEPTIONS).filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('names', () => {
  test('of exports have no banned word', () => {
    expectNone(
      'exports in the private vocabulary',
      exported
        .filter(({ text }) => bannedIn(text).length > 0)
        .map((found) => `${formatFound(found)} (${hint(found.text)})`),
    );
    expect(['JigClothTold', 'TOLD', 'keptGames', 'toldest'].map((name) => bannedIn(name).length)).toEqual([1, 1, 1, 0]);
  });

  test('of files have no banned word', () => {
    // A golden text has the name of its example, which is part of an address.
    const named = files.filter(
      (path) => /^(engine|src|scripts|tests|bench)\//.test(path) && !/^tests\/golden\//.test(path),
    );
    expectNone(
      'files in the private vocabulary',
      named.filter((path) => bannedIn(basename(path)).length > 0).map((path) => `${path} (${hint(basename(path))})`),
    );
  });
});

/** Names that every game exports, each from a file with the same name in its folder. */
const CONTRACTS = new Set(
  ['articles', 'bookPlayer', 'facts', 'questions', 'readings', 'search'].concat([
    ...[
      'Cloth',
      'SidePanel',
      'buildTableFigure',
      'costWords',
      'emblem',
      'gamePageWords',
      'presentation',
      'table',
      'view',
      'words',
    ],
  ]),
);

/**
 * Replaces the language or the kind of table in a path with `*`, so that files which replace each other get the same
 * pattern.
 */
const peersOf = (path: string): string =>
  path
    .replace(/(?<=\/)(en|fr)(?=\/|\.ts$)/, '*')
    .replace(/(?<=\/)(english|french)(?=\.ts$)/, '*')
    .replace(/^src\/(?:features\/[\w-]+|table)\/hydrate(-\w+)?\.tsx$/, 'hydrate');

describe('an exported name', () => {
  test('is exported once, but for contracts and languages', () => {
    const places = Map.groupBy(
      exported.filter(({ path }) => /^(engine|src|scripts)\//.test(path) && !path.startsWith('src/pages/')),
      ({ text }) => text,
    );
    const isContract = ({ path, text }: FoundText) => CONTRACTS.has(text) && /^(engine|src)\/games\/[^/]+\//.test(path);
    const twice = [...places].flatMap(([name, found]) => {
      const peers = new Set(found.filter((each) => !isContract(each)).map(({ path }) => peersOf(path)));
      const wings = new Set(found.filter(isContract).map(({ path }) => path.split('/')[0]));
      return peers.size + wings.size > 1
        ? [`${name}: ${found.map(({ path, line }) => `${path}:${line}`).join(', ')}`]
        : [];
    });
    expectNone('names exported twice', twice);
  });
});

/** First words with which a comment asks a question; it should begin with the thing or the verb. */
const BEGINS_WITH_QUESTION = /^(What|Who|Whether|How|Where|That)\b/;

describe('comments', () => {
  test('begin with the thing or the verb', () => {
    const found = code.flatMap(listComments).filter(({ text }) => BEGINS_WITH_QUESTION.test(text));
    expectNone('comments that begin with What, Who, Whether, How, Where or That', found.map(formatFound));
  });

  test('of documentation are listed whole, with the line of code below', () => {
    const found = listDocComments('engine/random.ts').map(({ line, text, code }) => [
      line,
      text.split('\n').length,
      code,
    ]);
    expect(found.slice(0, 2)).toEqual([
      [1, 2, "export const RANDOM_GENERATOR_NAME = 'sfc32-1';"],
      [6, 1, "export const RANDOM_GENERATOR_NAME = 'sfc32-1';"],
    ]);
  });
});

/** Verbs of titles, in the third person; {@link isVerb} derives the plural. */
const VERBS = new Set(
  (
    'accepts adds admits advises agrees allows answers appears applies argues asks assumes awaits bears becomes ' +
    'begins belongs binds blocks breaks brings builds calls cancels carries casts changes checks chooses cites ' +
    'claims clears climbs closes comes compares completes consists contains continues converts copies corrects ' +
    'corresponds costs counts covers creates crosses cuts deals decides decodes deducts deletes depends describes ' +
    'differs disappears discards displays distinguishes diverges divides draws dresses drops earns embeds ends ' +
    'enters equals escapes exceeds exchanges exists expands expects explains exposes extends fails falls fetches ' +
    'fills finds fits fixes focuses follows forbids forces forms gains gathers gets gives goes grows guesses happens ' +
    'has hears hides holds ignores imports includes increases inserts installs invents joins jumps keeps kerns knows ' +
    'lacks lands lasts lays leads learns leaves lets lies limits links listens lists loads locates looks loses ' +
    'lowers makes maps marks matches matters means measures meets mentions merges mirrors misses moves names ' +
    'narrates needs obeys offers omits opens orders overlaps owns parses passes pays peels picks pins places plants ' +
    'plays points posts precedes predicts prefers preserves prevents previews prints produces promises proposes ' +
    'proves publishes pulls puts quotes raises reaches reads receives recognises records redraws reduces refers ' +
    'refuses rejects reloads remains removes renames renders repeats replaces replays reports requires resets ' +
    'resists resolves responds restores rests restyles resumes retains returns reveals rings rules runs saves says ' +
    'scores scrolls searches sees selects sells sends separates serves sets settles shares shifts shows shrinks ' +
    'shuffles sits skips sleeps solves sorts sounds speaks spells splits stacks stakes stands starts states stays ' +
    'steps stops stores suffices suits sums supplies supports survives swaps sweeps switches takes talks tests ' +
    'throws ties tips touches treats tries trumps turns understands undoes unfolds updates uses varies verifies ' +
    'visits waits wants warns wears weighs widens wins works wraps writes yields'
  ).split(' '),
);
const AUXILIARIES = new Set(
  'is are was were has have had does do did can cannot could may might must shall should will would isn’t aren’t doesn’t don’t can’t won’t'.split(
    ' ',
  ),
);

/** Words that come before a noun: the next word is no verb, as in `the deals`, `of five points`. */
const BEFORE_NOUNS = new Set(
  'a all an and any as at both by each every few five for four from her his in into its many more most no of on one or other our several six some than that the their these this those three to two whole with without'.split(
    ' ',
  ),
);

const isVerb = (word: string, before: string): boolean =>
  AUXILIARIES.has(word) ||
  (!BEFORE_NOUNS.has(before) &&
    [word, `${word}s`, `${word}es`, word.replace(/y$/, 'ies')].some((third) => VERBS.has(third)));

/**
 * Describes why a title, read after the titles of its groups, is not a sentence with a subject and an outcome;
 * `undefined` if it is one. The verb must come after the subject and must not be an infinitive.
 */
const lackOf = (title: string): string | undefined => {
  const last = title.split(' › ').at(-1)!;
  if (/^(what|who|whether|how|where|that)\b/i.test(last)) return 'begins with a question word';
  const words = title.toLowerCase().match(/[\p{L}\p{N}’'%$-]+/gu) ?? [];
  if (words.length < 4) return 'has fewer than four words';
  const verb = words.findIndex((word, i) => i > 0 && isVerb(word, words[i - 1]!));
  return verb < 0 ? 'has no verb behind a subject' : undefined;
};

describe('the titles of tests', () => {
  test('are sentences with a subject and an outcome', () => {
    const found = code.filter((path) => path.startsWith('tests/')).flatMap(listTestTitles);
    expect(found.length).toBeGreaterThan(1000);
    expectNone(
      'titles that are no sentence',
      found.flatMap((each) => (lackOf(each.text) ? [`${formatFound(each)} (${lackOf(each.text)})`] : [])),
    );
  });

  test('would be caught as fragments', () => {
    const titles = [
      'what is said of it',
      'the play › %s',
      'the boxes of five players',
      'a way to read the whole record',
      'a record › is read',
    ];
    expect(titles.map(lackOf).map(Boolean)).toEqual([true, true, true, true, false]);
  });
});
