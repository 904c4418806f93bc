/** Creates a zip archive of texts, as WordPress expects a plugin: the same texts give the same bytes. */
import { crc32, deflateRawSync } from 'node:zlib';

/** 1 January 1980, which means “no date” in archives. */
const NO_TIME = 0;
const NO_DATE = (1 << 5) | 1;
/** Flag of an archive entry: its name is UTF-8. */
const FLAGS = 0x0800;

/** Encodes numbers one after another, each with its size in bytes, little-endian. */
const bytes = (...fields) => {
  const made = Buffer.alloc(fields.reduce((sum, [size]) => sum + size, 0));
  let at = 0;
  for (const [size, value] of fields) {
    made.writeUIntLE(value, at, size);
    at += size;
  }
  return made;
};

/**
 * Builds a zip archive of texts, stored under their paths.
 *
 * @param {Readonly<Record<string, string>>} files
 * @returns {Buffer}
 */
export const createZip = (files) => {
  const parts = [];
  const listed = [];
  let at = 0;
  for (const [path, text] of Object.entries(files)) {
    const name = Buffer.from(path);
    const whole = Buffer.from(text);
    const packed = deflateRawSync(whole);
    const about = [
      [2, 20],
      [2, FLAGS],
      [2, 8],
      [2, NO_TIME],
      [2, NO_DATE],
      [4, crc32(whole)],
      [4, packed.length],
      [4, whole.length],
      [2, name.length],
      [2, 0],
    ];
    const local = Buffer.concat([bytes([4, 0x04034b50], ...about), name, packed]);
    listed.push(
      Buffer.concat([bytes([4, 0x02014b50], [2, 20], ...about, [2, 0], [2, 0], [2, 0], [4, 0], [4, at]), name]),
    );
    parts.push(local);
    at += local.length;
  }
  const list = Buffer.concat(listed);
  const end = bytes(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, listed.length],
    [2, listed.length],
    [4, list.length],
    [4, at],
    [2, 0],
  );
  return Buffer.concat([...parts, list, end]);
};
