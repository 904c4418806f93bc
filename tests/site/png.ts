/** Reads the PNG files that the build draws. */
import { existsSync, readFileSync } from 'node:fs';

/**
 * Returns the width and height in the header of a PNG file; `undefined` if the file is missing, of another type or
 * incomplete.
 */
export const pngSize = (file: string): readonly [width: number, height: number] | undefined => {
  if (!existsSync(file)) return undefined;
  const bytes = readFileSync(file);
  const signed = bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'));
  const ended = bytes.subarray(-8, -4).toString('latin1') === 'IEND';
  return signed && ended ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] : undefined;
};
