import type { Language } from '../i18n/routes.ts';
import type { TableMessages } from '../narration/table-messages.ts';

const MESSAGES: Readonly<Record<Language, () => Promise<TableMessages>>> = {
  en: () => import('../narration/en.ts').then(({ en }) => en),
  fr: () => import('../narration/fr.ts').then(({ fr }) => fr),
};

/** Loads the messages of a table in the language of the page. */
export const loadMessages = (): Promise<TableMessages> => MESSAGES[document.documentElement.lang as Language]();
