/** Reads a YAML file of `content/`, checked against what the model says of it. */
import { z } from 'astro/zod';
import { parse } from 'yaml';

/**
 * What a file says, as its schema has it.
 *
 * @param file its path in the project, as an error names it; a slash before it is left out there
 * @param written its text; `undefined` where there is no such file
 * @param what what the file should be, and where that is described: `a sheet (src/model/sheets.ts)`
 * @throws naming the file and each fault, where it is missing or is something else
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
