import type { Ends } from '../../i18n/en/ends.ts';
import { ends as en } from '../../i18n/en/ends.ts';
import { ends as fr } from '../../i18n/fr/ends.ts';
import type { Language } from '../../i18n/routes.ts';

export type { Ends } from '../../i18n/en/ends.ts';

export const ENDS: Readonly<Record<Language, Ends>> = { en, fr };
