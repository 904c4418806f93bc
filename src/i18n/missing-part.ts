import type { MissingChunkWords } from './en/missing-part.ts';
import { missingChunk as en } from './en/missing-part.ts';
import { missingChunk as fr } from './fr/missing-part.ts';
import type { Language } from './routes.ts';

export const MISSING_CHUNK_WORDS: Readonly<Record<Language, MissingChunkWords>> = { en, fr };
