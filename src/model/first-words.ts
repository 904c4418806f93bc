/**
 * The words of card play, each with the oldest place at which a copy that we have read uses it: from
 * `content/history/words.yaml`.
 */
import { z } from 'astro/zod';
import written from '#content/history/words.yaml?raw';
import { getTerm } from './glossary.ts';
import { SOURCES, type Source, type Witness } from './sources.ts';
import { readYaml } from './yaml.ts';

const FILE = 'content/history/words.yaml';
const words = z.array(
  z.strictObject({
    word: z.string(),
    siglum: z.string(),
    place: z.string(),
    /** The phrase of the text in which the word occurs, with the corrections that its source lists. */
    phrase: z.string(),
    /** The letters of the copy, if the phrase is corrected. */
    copied: z.string().optional(),
    /** The id of our term in the glossary, if there is one. */
    term: z.string().optional(),
  }),
);

/** A word with its first place, the copy in which it was read there, and the source of that copy. */
interface FirstWord {
  readonly word: string;
  readonly place: string;
  readonly phrase: string;
  /** The letters of the copy, if the phrase is corrected. */
  readonly copied?: string;
  readonly term?: string;
  readonly witness: Witness;
  readonly source: Source;
}

/** Every word, in the order of the sources' years and, within a source, of the places. */
export const FIRST_WORD_USES: readonly FirstWord[] = readYaml(
  words,
  FILE,
  written,
  'a list of words (src/model/first-words.ts)',
)
  .map(({ siglum, term, copied, ...found }): FirstWord => {
    const source = SOURCES.find(({ witnesses }) => witnesses.some((each) => each.siglum === siglum));
    const witness = source?.witnesses.find((each) => each.siglum === siglum);
    if (!source || !witness)
      throw new Error(`${FILE}: ${found.word} stands in ${siglum}, which is no copy of a source`);
    if (witness.kind === 'retelling') throw new Error(`${FILE}: ${found.word} is a reteller’s (${siglum})`);
    if (term !== undefined) getTerm(term);
    return {
      ...found,
      ...(copied === undefined ? {} : { copied }),
      witness,
      source,
      ...(term === undefined ? {} : { term }),
    };
  })
  .sort((a, b) => a.source.year - b.source.year);

/** The path of the page with these words, without language. */
export const FIRST_WORDS_PATH = 'history/words/';
