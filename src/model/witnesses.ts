/**
 * The register of witnesses: every text that supports a reading, with its siglum. The copies of the sources are from
 * `content/sources/`, the others from `content/witnesses/register.yaml`. A mistake there fails the build.
 */
import { z } from 'astro/zod';
import written from '#content/witnesses/register.yaml?raw';
import { inspectedTextSchema, SOURCES, type Source, type Witness } from './sources.ts';
import { readYaml } from './yaml.ts';

const FILE = 'content/witnesses/register.yaml';

const others = z.array(inspectedTextSchema.extend({ kind: z.enum(['period', 'modern']) }));

/** A text of the register; `source` is set if it is a source in print or a copy of one. */
export type RegisteredWitness = (z.infer<typeof others>[number] | Witness) & { readonly source?: Source };

/** Every text of the register: those that belong to a source first, in the order of the years. */
export const WITNESS_REGISTER: readonly RegisteredWitness[] = [
  ...SOURCES.flatMap((source) => source.witnesses.map((witness) => ({ ...witness, source }))),
  ...readYaml(others, FILE, written, 'a register of witnesses (src/model/witnesses.ts)'),
];

const BY_SIGLUM = new Map(WITNESS_REGISTER.map((text) => [text.siglum, text]));
for (const { siglum } of WITNESS_REGISTER)
  if (WITNESS_REGISTER.filter((text) => text.siglum === siglum).length > 1)
    throw new Error(`the siglum ${siglum} stands for two texts; see content/sources/ and ${FILE}`);

/** The path of the register's page, without language. */
export const WITNESSES_PATH = 'witnesses/';

/**
 * Kinds of support of a practice by a text: the text states it; or the practice is inferred from it, transferred from
 * another game (`analogy`), or based on its silence.
 */
export const SUPPORT_KINDS = ['says', 'inference', 'analogy', 'silence'] as const;
type Support = (typeof SUPPORT_KINDS)[number];

/** Support of a practice by a text, or by general usage at modern tables, for which no text was noted. */
export interface PracticeSupport {
  /** The text; `undefined` for usage. */
  readonly text: RegisteredWitness | undefined;
  readonly support: Support;
}

/** The word for general usage in `content/readings/`. */
const USAGE = 'usage';

/** Parses a note such as `BW91-PG`, `BW91-PG by analogy` or `usage`; throws with the file name for anything else. */
export const parsePracticeSupport = (note: string, file: string): PracticeSupport => {
  if (note === USAGE) return { text: undefined, support: 'says' };
  const [, siglum = '', by = 'says'] = /^(\S+)(?: by (\S+))?$/.exec(note) ?? [];
  const text = BY_SIGLUM.get(siglum);
  const support = SUPPORT_KINDS.find((each) => each === by);
  if (!text) throw new Error(`${file}: “${note}” names no text of the register (${FILE}, content/sources/)`);
  if (!support)
    throw new Error(`${file}: “${note}” should end in ${SUPPORT_KINDS.map((each) => `by ${each}`).join(', ')}`);
  return { text, support };
};
