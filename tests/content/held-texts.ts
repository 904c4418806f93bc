/** The old texts that stand beside the project, in passages by siglum and place, as tests compare with them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WitnessPlace } from '../../src/model/places.ts';
import { SOURCES } from '../../src/model/sources.ts';
import { root } from '../house/files.ts';

const texts = join(root, '../shared/sources');

/** True if the texts of the sources are beside the project; without them, the tests that need them are skipped. */
export const SOURCE_TEXTS_AVAILABLE = existsSync(texts);

/** Reduces apostrophes and white space to one kind each; capitals stay. */
export const normalizeQuoteMarks = (text: string): string => text.replaceAll('’', "'").replace(/\s+/gu, ' ');

const read = (file: string): string => readFileSync(join(texts, file), 'utf8');

/** A line in capitals alone, as titles of chapters are. */
const isHeading = (line: string): boolean => /[A-Z]{3}/u.test(line) && line === line.toUpperCase();
const withoutHeadings = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !isHeading(line))
    .join('\n');

/** The pages of a file of Round Games, by their numbers in brackets. */
const pagesOf = (file: string): readonly (readonly [where: string, text: string])[] =>
  read(file)
    .split(/(?=\[\d+\])/u)
    .slice(1)
    .map((page) => [`BW91-PG ${/\d+/u.exec(page)![0]}`, page.replace(/^\[\d+\]/u, '')] as const)
    // A file ends with the number of the page that the next one begins.
    .filter(([, text]) => text.trim() !== '');

/** Every passage of an old text that is held, the oldest first, mended as the page of its source lists it. */
export const listPassages = (): readonly (readonly [where: string, text: string])[] => {
  const jaune = read('nain-jaune-1760-lindor-1792.txt');
  const [one, two, end] = ['27 octobre 1760 (n', '3 novembre 1760 (n', 'I. Règles du jeu du Nain'].map((start) =>
    jaune.indexOf(start),
  );
  const passages: readonly (readonly [string, string])[] = [
    ['AC60-L 41', jaune.slice(one, two)],
    ['AC60-L 42', jaune.slice(two, end)],
    ['HF90-EM 179', read('chat-qui-dort-1790.txt').split('\n').slice(2).join('\n')],
    ...pagesOf('round-games-pp70-80.txt'),
    ...pagesOf('round-games-pp80-101.txt'),
    ['B96-JL 142–147', read('manille-boussac-1896.txt').split('\n').slice(6, 95).join('\n')],
  ];
  const emendations = SOURCES.flatMap((source) => source.emendations);
  return passages.map(([where, text]) => {
    const [siglum] = where.split(' ');
    const mended = emendations
      .filter(({ copy }) => copy === siglum)
      .reduce(
        (so, { sic, corr }) => so.replaceAll(normalizeQuoteMarks(sic), normalizeQuoteMarks(corr)),
        normalizeQuoteMarks(withoutHeadings(text)),
      );
    return [where, mended];
  });
};

/** The modern pages from which articles are inferred, by siglum; of another only notes are held. */
const RETELLINGS: Readonly<Record<string, string>> = {
  'LA-NJ': 'nain-jaune-1760-lindor-1792.txt',
  'LA-LI': 'nain-jaune-1760-lindor-1792.txt',
  'LA-CQ': 'chat-qui-dort.txt',
  HH: 'chnif-chnof-chnorum.txt',
};

/** The text at a place: its pages or its issue, or the whole of a retelling; `undefined` if that text is not held. */
export const textAt = ({ work, at, seenAt, witness, stated }: WitnessPlace): string | undefined => {
  if (!stated || RETELLINGS[witness.siglum]) {
    const file = RETELLINGS[witness.siglum];
    return file && normalizeQuoteMarks(read(file));
  }
  const place = at ?? seenAt?.replace('p. ', '') ?? '';
  const passages = new Map(listPassages());
  const [first = 0, last = first] = (place.match(/\d+/gu) ?? []).map(Number);
  const wheres = [...passages.keys()].filter((where) => {
    const [siglum, held = ''] = where.split(' ');
    const [from = 0, to = from] = (held.match(/\d+/gu) ?? []).map(Number);
    return SOURCES.find(({ witnesses }) => witnesses.some((each) => each.siglum === siglum)) === work
      ? from <= last && to >= first
      : false;
  });
  return wheres.length === 0 ? undefined : normalizeQuoteMarks(wheres.map((where) => passages.get(where)).join(' '));
};
