/** Converts drawings to bitmaps; the results are cached by content, in a cache folder in `node_modules`. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const KEPT = join(process.cwd(), 'node_modules/.cache/snorum/pictures');

/**
 * PNG options. Few colours are enough for two inks on paper and cloth, and reduce the file to a third. No dithering: on
 * a plain background it produces patches of another colour.
 */
const PNG = { palette: true, colours: 128, dither: 0, effort: 1 } as const;

/** Renders a drawing as a PNG of this width in pixels. */
export const rasterise = async (svg: string, width: number): Promise<Buffer> => {
  const key = createHash('sha256')
    .update(JSON.stringify([svg, width, PNG, sharp.versions]))
    .digest('hex');
  const file = join(KEPT, `${key}.png`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const drawn = await sharp(Buffer.from(svg)).resize({ width }).png(PNG).toBuffer();
  // Written to a temporary file and then renamed, so that parallel builds never read half a picture.
  const draft = `${file}.${process.pid}`;
  await mkdir(KEPT, { recursive: true });
  await writeFile(draft, drawn);
  await rename(draft, file);
  return drawn;
};
