/** Quotations in the content that are not the wording of an old text we hold. */

/** Errors of the copies that we correct in quotations: the text of the copy, and our correction. */
export const QUOTATION_CORRECTIONS: Readonly<Record<string, string>> = {
  'font chargées': 'sont chargées',
  'fur la table': 'sur la table',
  'ainsi de fuite': 'ainsi de suite',
  'leurs restent': 'leur restent',
  "et' non": 'et non',
  'on diagonale': 'en diagonale',
  "c'est-à-dire- faire": "c'est-à-dire faire",
  'ou,ce qui': 'ou, ce qui',
  "D'autre fois": "D'autres fois",
  'la 32 et dernière': 'la 32e et dernière',
  'a droite': 'à droite',
  'a savoir': 'à savoir',
  'ensemble Le texte affiché peut comporter un contre': 'ensemble contre',
  'stack&': 'stake',
  'in active': 'inactive',
  'passes or to': 'passes on to',
};

/** Phrases quoted in translation, each with the original phrase. */
export const TRANSLATIONS: Readonly<Record<string, string>> = {
  'The last': 'le dernier',
  'without four': 'sans quatre',
  'Without four': 'sans quatre',
  'by a long way': 'tant s’en faut',
  'l’une ou l’autre des cartes jouées': 'either of the cards played',
  'demeure en activité': 'remains in active',
  'the other cards of the board': 'autres cartes du tableau',
  'the other cards': 'autres cartes',
  'after each deal': 'Après chaque coup',
  'From 1 to 3': 'de 1 à 3',
  'found again': 'retrouvé',
  'beat if one can': 'surmonter si on le peut',
  'without a return game': 'sans revanche',
  'the adversaries': 'les adversaires',
  'the adversary': 'l’adversaire',
  'the last sheet': 'la dernière feuille',
  'All the cards that are lacking': 'toutes les cartes qui manquent',
  'one makes the bête': 'on fait la bête',
  'The opéra is paid double': 'l’opéra se paye double',
  'He supplies it': 'il le fournit',
  'sept et Spin': 'seven and Spin',
  'is not supplied': 'on ne fournit pas',
};

/** Phrases of texts that we do not hold, each with a pattern of the witness that must be named beside it. */
export const PHRASE_WITNESSES: Readonly<Record<string, RegExp>> = {
  'on ne paye un jetton qu’en un tour': /180/u,
  'une fiche et neuf jetons': /Encyclopédie, (vol|t)\. III, 1753/u,
  'The Sweep or last Trick': /Jones/u,
  'Schnip, Schnap, Schnurr und Schnepepperling': /Wikip[eé]dia/u,
};

/** Names, titles and words mentioned as words, which are quoted from no text. */
export const MENTIONED_WORDS: readonly string[] = [
  // Articles and titles.
  'Comète',
  'Poules',
  'Lindor ou Nain jaune',
  'Part 13',
  'Snip-snap-snorum',
  'Hoc Mazarin',
  'Le Nain jaune (conte)',
  'Manille (jeu)',
  'Manille',
  'Cassino (card game)',
  'amusing evenings',
  // Wrong names and dates, or not the author’s own.
  'Baxter-Wray',
  'Berkeley',
  'about 1889',
  'vers 1889',
  '2021 (20101)',
  // Calls made at our table, real or possible.
  'Chnif!',
  'Chnof!',
  'Chnorum!',
  'Chnif !',
  'Chnof !',
  'Chnorum !',
  'speak',
  'the king, Jig',
  'le roi, Jig',
  'Jig-Jig',
  // Old spellings given as examples.
  'avoit',
];
