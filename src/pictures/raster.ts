/** Pictures of points from drawings; what was drawn once is kept among the caches of the packages, by what it shows. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const KEPT = join(process.cwd(), 'node_modules/.cache/snorum/pictures');

/**
 * Few colours are enough for two inks on paper and cloth, and make a file of a third of the size. None is mixed from
 * others point by point: over a plain cloth that grows into wedges of another colour.
 */
const PNG = { palette: true, colours: 128, dither: 0, effort: 1 } as const;

/** A drawing as a PNG so many points wide. */
export const rasterise = async (svg: string, width: number): Promise<Buffer> => {
  const key = createHash('sha256')
    .update(JSON.stringify([svg, width, PNG, sharp.versions]))
    .digest('hex');
  const file = join(KEPT, `${key}.png`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const drawn = await sharp(Buffer.from(svg)).resize({ width }).png(PNG).toBuffer();
  // Written beside and then renamed, so that two builds at once never read half a picture.
  const draft = `${file}.${process.pid}`;
  await mkdir(KEPT, { recursive: true });
  await writeFile(draft, drawn);
  await rename(draft, file);
  return drawn;
};
