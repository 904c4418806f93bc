import type { MissingChunkWords } from './en/missing-chunk.ts';
import { missingChunk as en } from './en/missing-chunk.ts';
import { missingChunk as fr } from './fr/missing-chunk.ts';
import type { Language } from './routes.ts';

export const MISSING_CHUNK_WORDS: Readonly<Record<Language, MissingChunkWords>> = { en, fr };
