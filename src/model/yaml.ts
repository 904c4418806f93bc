/** Reads YAML files of `content/`, and checks each against its schema. */
import { z } from 'astro/zod';
import { parse } from 'yaml';

/**
 * Parses a YAML file and checks it against a schema.
 *
 * @param file its path in the project, for error messages; without a leading slash there
 * @param written its text; `undefined` if there is no such file
 * @param what a description of the expected file, and the place of its definition: `a sheet (src/model/rules-sheets.ts)`
 * @throws with the file name and each fault, if it is missing or not valid
 */
export const readYaml = <Schema extends z.ZodType>(
  schema: Schema,
  file: string,
  written: string | undefined,
  what: string,
): z.infer<Schema> => {
  const name = file.replace(/^\//, '');
  if (written === undefined) throw new Error(`${name} is missing; it should be ${what}`);
  const read = schema.safeParse(parse(written));
  if (!read.success) throw new Error(`${name} is not ${what}:\n${z.prettifyError(read.error)}`);
  return read.data;
};
