import { moreFaults as en } from './en/more-faults.ts';
import { moreFaults as fr } from './fr/more-faults.ts';
import type { Language } from './routes.ts';

const SAID: Readonly<Record<Language, (count: number) => string>> = { en, fr };

/** Formats the number of faults of a record beyond those shown, as a sentence. */
export const formatMoreFaults = (count: number, lang: Language): string => SAID[lang](count);
