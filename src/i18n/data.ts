import type { DataTableName } from '../exports/data/tables.ts';
import { type DataWords, data as en } from './en/data.ts';
import { data as fr } from './fr/data.ts';
import type { Language } from './routes.ts';

const WORDS: Readonly<Record<Language, DataWords>> = { en, fr };

export const dataWords = (lang: Language): DataWords => WORDS[lang];

/**
 * Meaning of a column of a table. A column of one language, such as `url_fr`, is described by the entry without suffix
 * (`url`). Throws if the dictionary has no entry.
 */
export const getColumnMeaning = (lang: Language, table: DataTableName, column: string): string => {
  const { tables, inLanguage } = WORDS[lang];
  const [, name = column, language] = /^(.*)_(en|fr)$/.exec(column) ?? [];
  const told = tables[table].columns[name];
  if (told === undefined) throw new Error(`src/i18n/${lang}/data.ts does not say what ${table}.${column} is`);
  return language === undefined ? told : `${told.replace(/\.$/, '')}${inLanguage[language as Language]}.`;
};
