/** Texts of a trial that the reader repeats. */
import { createTrialWords as en, TRIAL_UNITS as enTried, type TrialWords } from '../../i18n/en/trial.ts';
import { createTrialWords as fr, TRIAL_UNITS as frTried } from '../../i18n/fr/trial.ts';
import type { Language } from '../../i18n/routes.ts';

export type { TrialWords } from '../../i18n/en/trial.ts';

const WORDS = { en, fr } satisfies Record<Language, unknown>;
const TRIED = { en: enTried, fr: frTried } satisfies Record<Language, unknown>;

/** Returns the texts in a language, for trials of single deals or of whole games. */
export const trialWords = (lang: Language, whole: 'deal' | 'game'): TrialWords => {
  const [one, many] = TRIED[lang][whole];
  return WORDS[lang](one, many);
};
