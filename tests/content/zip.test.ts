import { inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createZip } from '../../scripts/zip.mjs';

test('an archive holds its texts where its list says', () => {
  const files = { 'snorum/a.php': '<?php // é', 'snorum/b.json': '{}'.repeat(500) };
  const made = createZip(files);
  expect(made).toEqual(createZip(files));
  const end = made.length - 22;
  expect(made.readUInt32LE(end)).toBe(0x06054b50);
  let at = made.readUInt32LE(end + 16);
  expect(at + made.readUInt32LE(end + 12)).toBe(end);
  const found: Record<string, string> = {};
  for (let i = 0; i < made.readUInt16LE(end + 10); i++) {
    expect(made.readUInt32LE(at)).toBe(0x02014b50);
    const name = made.readUInt16LE(at + 28);
    const local = made.readUInt32LE(at + 42);
    const from = local + 30 + made.readUInt16LE(local + 26);
    const packed = made.subarray(from, from + made.readUInt32LE(at + 20));
    found[made.toString('utf8', at + 46, at + 46 + name)] = inflateRawSync(packed).toString('utf8');
    at += 46 + name;
  }
  expect(found).toEqual(files);
});
