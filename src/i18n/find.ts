import type { FindPageWords } from './en/find.ts';
import { find as en } from './en/find.ts';
import { find as fr } from './fr/find.ts';
import type { Language } from './routes.ts';

export const findWords = (lang: Language): FindPageWords => ({ en, fr })[lang];
