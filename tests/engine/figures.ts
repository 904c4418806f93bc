/** The published figures, as the tests read them. */
import { readFileSync } from 'node:fs';
import type { Figures } from '#engine/lab/shards.ts';

/** The file of a claim’s figures. */
export const figuresOf = (id: string): Figures =>
  JSON.parse(readFileSync(new URL(`../../content/claims/figures/${id}.json`, import.meta.url), 'utf8')) as Figures;
