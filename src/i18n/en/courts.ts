/** The person represented by each court card of the Paris pattern, by notation. */
export const courts = {
  KS: 'king of Israel',
  QS: 'the goddess Athena',
  JS: 'Ogier the Dane',
  KH: 'Charlemagne',
  QH: 'of Bethulia',
  JH: 'a captain of Charles\u00a0VII',
  KD: 'Julius Caesar',
  QD: 'wife of Jacob',
  JD: 'of Troy',
  KC: 'Alexander the Great',
  QC: 'unknown: see below',
  JC: 'of the Round Table',
};
