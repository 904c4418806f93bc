/** Faults of French typography and of agreement that can be found in a line of text. */
const NOUNS =
  'articles|cartes|coups|donnes|étapes|exemples|fois|jetons|joueurs|levées|lignes|manches|parties|points|questions|résultats|textes|tours';

/** A fault of typography, and the pattern that finds it in a line. */
export const FAULTS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['an ordinary space before ; : ! ? or »', / [;:!?»]/gu],
  ['an ordinary space after «', /« /gu],
  [
    'no space before ; : ! or ?',
    /(?<!Round Games with Cards|layouts|Hugo|Jekyll|Astro)(?<=[\p{L}\d)»])[;:!?](?=\s|$)/gu,
  ],
  ['no space inside « »', /«(?=[\p{L}\d])|[\p{L}\d.]»/gu],
  ['n° instead of nº', /\b[Nn]°/gu],
  ['a straight apostrophe or quotation mark', /(?<=\p{L})'(?=\p{L})|"/gu],
  ['a place that can be broken from its number', /(?:(?<!\p{L})(?:pp?\.|nos|[Nn]º|t\.)|¶) (?=[\dIVXL])/gu],
  ['a hyphen between two years', /\b1[5-9]\d\d-(?:1[5-9])?\d\d\b(?!-)/gu],
  [
    'a plural after 0 or 1',
    new RegExp(`(?<![\\d\\p{L},.:–-]|\\d[ \u00a0\u202f])[01][ \u00a0\u202f](?:${NOUNS.replace('fois|', '')})\\b`, 'gu'),
  ],
  [
    'a thousand without its space',
    /(?<=\bsur )\d{4,}|(?<![\d\p{L}.,–/-]|h[ \u00a0])[1-9]\d{3,}(?=[ \u00a0\u202f](?:articles|cartes|donnes|exemples|jetons|lignes|parties|points|questions))/gu,
  ],
  ['a table left in Markdown', /^\|/gu],
];
