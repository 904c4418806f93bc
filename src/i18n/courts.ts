import type { Language } from './routes.ts';

/** A court of the Paris pattern: the name shown with it, and who is meant by it. */
export interface Court {
  readonly name: string;
  readonly who: Readonly<Record<Language, string>>;
}

/** The twelve by their cards, in notation; the names are French in every language. */
export const COURTS: Readonly<Record<string, Court>> = {
  KS: { name: 'David', who: { en: 'king of Israel', fr: 'roi d’Israël' } },
  QS: { name: 'Pallas', who: { en: 'the goddess Athena', fr: 'la déesse Athéna' } },
  JS: { name: 'Hogier', who: { en: 'Ogier the Dane', fr: 'Ogier le Danois' } },
  KH: { name: 'Charles', who: { en: 'Charlemagne', fr: 'Charlemagne' } },
  QH: { name: 'Judith', who: { en: 'of Bethulia', fr: 'de Béthulie' } },
  JH: { name: 'La Hire', who: { en: 'a captain of Charles\u00a0VII', fr: 'capitaine de Charles\u00a0VII' } },
  KD: { name: 'César', who: { en: 'Julius Caesar', fr: 'Jules César' } },
  QD: { name: 'Rachel', who: { en: 'wife of Jacob', fr: 'femme de Jacob' } },
  JD: { name: 'Hector', who: { en: 'of Troy', fr: 'de Troie' } },
  KC: { name: 'Alexandre', who: { en: 'Alexander the Great', fr: 'Alexandre le Grand' } },
  QC: { name: 'Argine', who: { en: 'unknown: see below', fr: 'inconnue\u00a0: voir plus bas' } },
  JC: { name: 'Lancelot', who: { en: 'of the Round Table', fr: 'de la Table ronde' } },
};
