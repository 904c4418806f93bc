/** The words of a trial that is run again. */
import * as en from '../../i18n/en/trial.ts';
import * as fr from '../../i18n/fr/trial.ts';
import type { Language } from '../../i18n/routes.ts';

export type { TrialWords } from '../../i18n/en/trial.ts';

const WORDS = { en, fr } satisfies Record<Language, unknown>;

/** The words in a language, of a trial of single deals or of whole games. */
export const trialWords = (lang: Language, whole: 'deal' | 'game'): en.TrialWords => {
  const { trial, TRIED } = WORDS[lang];
  const [one, many] = TRIED[whole];
  return trial(one, many);
};
