import type { courts as english } from '../en/courts.ts';

export const courts: typeof english = {
  KS: 'roi d’Israël',
  QS: 'la déesse Athéna',
  JS: 'Ogier le Danois',
  KH: 'Charlemagne',
  QH: 'de Béthulie',
  JH: 'capitaine de Charles\u00a0VII',
  KD: 'Jules César',
  QD: 'femme de Jacob',
  JD: 'de Troie',
  KC: 'Alexandre le Grand',
  QC: 'inconnue\u00a0: voir plus bas',
  JC: 'de la Table ronde',
};
