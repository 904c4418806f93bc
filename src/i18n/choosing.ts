import type { ChoosingWords } from './en/choosing.ts';
import { choosing as en } from './en/choosing.ts';
import { choosing as fr } from './fr/choosing.ts';
import type { Language } from './routes.ts';

export const choosingWords = (lang: Language): ChoosingWords => ({ en, fr })[lang];
