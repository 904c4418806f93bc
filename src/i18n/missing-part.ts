import type { MissingPartWords } from './en/missing-part.ts';
import { missingPart as en } from './en/missing-part.ts';
import { missingPart as fr } from './fr/missing-part.ts';
import type { Language } from './routes.ts';

export const MISSING_PART: Readonly<Record<Language, MissingPartWords>> = { en, fr };
