/** Removes unused hashes from the security policy that Astro writes into each page. */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)">/;
const INLINE = /<(script|style)\b(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/\1>/g;

/**
 * Returns a page whose policy contains only the hashes of its own scripts and styles; a page without a policy is
 * returned unchanged.
 */
export const pruneCspHashes = (html: string): string =>
  html.replace(POLICY, (meta, policy: string) => {
    const used = new Set(
      [...html.matchAll(INLINE)].map(([, , text = '']) => createHash('sha256').update(text).digest('base64')),
    );
    const pruned = policy.replace(/ 'sha256-([^']+)'/g, (source, hash: string) => (used.has(hash) ? source : ''));
    return meta.replace(policy, pruned);
  });

/**
 * Rewrites all pages of a folder. Astro allows its island scripts on every page; this site does not use them, so that
 * their hashes are needless bytes.
 */
export const pruneCspOfPages = async (folder: string): Promise<void> => {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const html = await readFile(path, 'utf8');
      const lean = pruneCspHashes(html);
      if (lean !== html) await writeFile(path, lean);
    }),
  );
};
