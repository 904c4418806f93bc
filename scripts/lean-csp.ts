/** Of the scripts and styles that Astro's policy allows by hash, each page keeps those it has. */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)">/;
const INLINE = /<(script|style)\b(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/\1>/g;

/** A page with the hashes left out of its policy that no script or style in it has; a page without a policy as it is. */
export const withoutIdleHashes = (html: string): string =>
  html.replace(POLICY, (meta, policy: string) => {
    const used = new Set(
      [...html.matchAll(INLINE)].map(([, , text = '']) => createHash('sha256').update(text).digest('base64')),
    );
    const kept = policy.replace(/ 'sha256-([^']+)'/g, (source, hash: string) => (used.has(hash) ? source : ''));
    return meta.replace(policy, kept);
  });

/** Astro allows the scripts of its islands on every page; ours have none, and the hashes cost every reader some bytes. */
export const writeLeanPolicies = async (folder: string): Promise<void> => {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const html = await readFile(path, 'utf8');
      const lean = withoutIdleHashes(html);
      if (lean !== html) await writeFile(path, lean);
    }),
  );
};
