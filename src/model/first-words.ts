/** The words of the table by the oldest place at which a text that we hold has them: from `content/history/words.yaml`. */
import { z } from 'astro/zod';
import written from '#content/history/words.yaml?raw';
import { termOf } from './glossary.ts';
import { SOURCES, type Source, type Witness } from './sources.ts';
import { readYaml } from './yaml.ts';

const FILE = 'content/history/words.yaml';
const words = z.array(
  z.strictObject({
    word: z.string(),
    siglum: z.string(),
    place: z.string(),
    /** The words of the text in which it stands. */
    phrase: z.string(),
    /** Our term in the glossary, where there is one. */
    term: z.string().optional(),
  }),
);

/** A word with its first place, the copy in which that was read, and the source of that copy. */
interface FirstWord {
  readonly word: string;
  readonly place: string;
  readonly phrase: string;
  readonly term?: string;
  readonly witness: Witness;
  readonly source: Source;
}

/** Every word, in the order of the years and, within a text, of its places. */
export const FIRST_WORDS: readonly FirstWord[] = readYaml(
  words,
  FILE,
  written,
  'a list of words (src/model/first-words.ts)',
)
  .map(({ siglum, term, ...found }): FirstWord => {
    const source = SOURCES.find(({ witnesses }) => witnesses.some((each) => each.siglum === siglum));
    const witness = source?.witnesses.find((each) => each.siglum === siglum);
    if (!source || !witness)
      throw new Error(`${FILE}: ${found.word} stands in ${siglum}, which is no copy of a source`);
    if (witness.kind === 'retelling') throw new Error(`${FILE}: ${found.word} is a reteller’s (${siglum})`);
    if (term !== undefined) termOf(term);
    return { ...found, witness, source, ...(term === undefined ? {} : { term }) };
  })
  .sort((a, b) => a.source.year - b.source.year);

/** The path of their page, without language. */
export const WORDS_PATH = 'history/words/';
