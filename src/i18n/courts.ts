import { courts as en } from './en/courts.ts';
import { courts as fr } from './fr/courts.ts';
import type { Language } from './routes.ts';

/** The names of the twelve court cards of the Paris pattern, by notation; they are French in every language. */
export const COURT_CARD_NAMES = {
  KS: 'David',
  QS: 'Pallas',
  JS: 'Hogier',
  KH: 'Charles',
  QH: 'Judith',
  JH: 'La Hire',
  KD: 'César',
  QD: 'Rachel',
  JD: 'Hector',
  KC: 'Alexandre',
  QC: 'Argine',
  JC: 'Lancelot',
} as const;

const WHO: Readonly<Record<Language, Readonly<Record<keyof typeof COURT_CARD_NAMES, string>>>> = { en, fr };

/** The person represented by a court card. */
export const describeCourt = (card: keyof typeof COURT_CARD_NAMES, lang: Language): string => WHO[lang][card];
