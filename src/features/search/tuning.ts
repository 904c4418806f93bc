/**
 * Tuning of the search, all in one place: the order and weight of the kinds of results, Pagefind's options, words that
 * are not searched, and words that mean the same. `tests/site/search-table.ts` has the queries that test it.
 */
import type { Language } from '../../i18n/routes.ts';

/** Kinds of results, in display order. */
export const RESULT_KINDS = [
  'term',
  'rule',
  'article',
  'example',
  'reading',
  'claim',
  'game',
  'lesson',
  'source',
  'page',
] as const;
export type ResultKind = (typeof RESULT_KINDS)[number];

/** Kinds of results in display order if the query names a game: the game and its pages come first. */
export const GAME_RESULT_ORDER = [
  'game',
  'rule',
  'lesson',
  'example',
  'article',
  'term',
  'reading',
  'claim',
  'source',
  'page',
] as const satisfies readonly ResultKind[];

/**
 * Weights of the kinds, by which the best answer is chosen where no line of the rules and no name answers the query.
 */
export const ANSWER_WEIGHTS: Readonly<Partial<Record<ResultKind, number>>> = {
  rule: 0,
  term: 1.1,
  article: 1,
  game: 1,
  source: 0.8,
  reading: 0.8,
  claim: 0.8,
  lesson: 0.6,
  page: 0.6,
  example: 0.5,
};

/** Addresses that are never the best answer: pages for developers. */
export const NO_ANSWER = /\/developers\//;

/**
 * Options of Pagefind. An exact word ranks above longer words that begin with it. The text ranks above the title,
 * because many articles share a title.
 */
export const PAGEFIND_OPTIONS = {
  excerptLength: 28,
  ranking: { termSimilarity: 5, pageLength: 0.3, metaWeights: { title: 1, terms: 0.6 } },
};

const split = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words too common to be searched (`how`, `the`), normalised. */
export const STOP_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: split(
    'a an and any are at be been by can could do does doing for from get go has have how i if in into is it its many me mean means much must my of on one or please play playing should so tell than that the their them then there they this to was we were what when where which who whom whose why will somebody someone anybody anyone with would you your game games rule rules happen happens number',
  ),
  fr: split(
    'a ai au aux avec avoir c ca ce ces cet cette combien comment d dans de des doit dois du elle en est et etre faire fait faut il ils j je jeu jeux joue jouer l la le les leur leurs me moi mon n ne nous on ou par peut peux pour pourquoi qu quand que quel quelle quelles quels quelqu qui quoi regle regles s sa se ses si son sont sur t ton tu un une veut dire vous y nombre',
  ),
};

/** Words that do not distinguish a name: “the dwarf” is the same as “dwarf”. */
export const ARTICLES: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: split('a an the of'),
  fr: split('le la les l un une de du des d s'),
};

/**
 * Words that mean the same at a card table, and words of one family: a text with one of them is also found by the
 * others. The names that the glossary gives for a term are added to them.
 */
export const SYNONYMS: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  en: [
    ['knave', 'jack'],
    ['counter', 'chip', 'token', 'coin'],
    ['counters', 'chips', 'tokens', 'coins', 'money'],
    ['pack', 'deck'],
    ['pool', 'pot', 'kitty'],
    ['stake', 'ante', 'bet'],
    ['trick', 'levée'],
    ['trump', 'trumps'],
    ['suit', 'colour', 'color'],
    ['begins', 'starts', 'goes', 'leads'],
    ['nobody', 'no one', 'none'],
    ['wins', 'win', 'winner'],
    ['score', 'points', 'count', 'counts'],
    ['shuffle', 'mix'],
    ['fine', 'penalty', 'forfeit'],
    ['players', 'people', 'persons'],
    ['hand', 'hands'],
    ['next', 'following', 'higher'],
    ['dealer', 'deals', 'deal', 'dealing'],
    ['pass', 'skip'],
    ['clear', 'sweep'],
    ['talon', 'stock'],
    ['lasts', 'long', 'length', 'takes', 'minutes'],
    ['revoke', 'renounce'],
    ['end', 'ends', 'over'],
    ['print', 'printed', 'printable'],
  ],
  fr: [
    ['jeton', 'fiche', 'pièce'],
    ['jetons', 'fiches', 'pièces', 'argent'],
    ['levée', 'pli', 'trick'],
    ['poule', 'pot', 'cagnotte'],
    ['mise', 'enjeu'],
    ['commence', 'entame', 'débute'],
    ['donner', 'distribuer', 'distribue', 'donne', 'distribution', 'donneur'],
    ['gagne', 'remporte', 'gagner', 'vainqueur', 'gagnant'],
    ['points', 'marque', 'score', 'compter'],
    ['mêler', 'battre', 'mélanger'],
    ['amende', 'pénalité', 'faute'],
    ['joueurs', 'personnes'],
    ['personne', 'nul', 'aucun'],
    ['passe', 'passer'],
    ['couleur', 'enseigne'],
    ['paquet', 'jeu de cartes'],
    ['balayer', 'vider', 'sweep'],
    ['durée', 'minutes', 'dure', 'temps', 'longtemps'],
    ['imprimer', 'imprimé', 'impression'],
  ],
};

/** Questions that ask for a rule, and questions that ask for the meaning of a word. Tested on normalised words. */
export const ASKS_RULE: Readonly<Record<Language, RegExp>> = {
  en: /^(how|who|can|may|must|when|where|what if|what happens|is|are|do|does)\b/,
  fr: /^(combien|a combien|qui|comment|peut on|puis je|quand|que faire|que devient|que se passe|doit on|faut il|est ce que|ou)\b/,
};
export const ASKS_MEANING: Readonly<Record<Language, RegExp>> = {
  en: /^(what is|what s|what are|what does|meaning|define)\b/,
  fr: /^(qu est ce|que veut|que signifie|definition|c est quoi)\b/,
};

/** Sections of the rules at a glance that suit a question, told by its words. */
export const PART_HINTS: Readonly<Record<Language, readonly (readonly [pattern: RegExp, part: string])[]>> = {
  en: [
    [/\bhow many (?!cards|points)|\bcounters$|\bplayers?\b|\bneed\b|\bequipment\b|\b(pack|deck)\b/, 'needs'],
    [/\bhow many cards\b(?!.*\b(pack|deck)\b)|\bdeal|\bshuffle|\bcut\b/, 'dealing'],
    [
      /\bturn\b|\bnobody\b|\bfollow|\bnext\b|\bleads?\b|\bstarts?\b|\bbegins?\b|\bcommenc|\bgoes\b|\bcards? left\b/,
      'playing',
    ],
    [/\bpays?\b|\bpaid\b|\bworth\b|\bpoints?\b|\bscore|\bpenalt|\bfine/, 'paying'],
    [/\bwins?\b|\bends?\b|\bover\b/, 'ending'],
    [/\blong\b|\blasts?\b/, 'length'],
    [/\bwins?\b|\baim\b|\bobject\b/, 'aim'],
  ],
  fr: [
    [
      /\bcombien (?!de cartes|de points)|\bjetons$|\bjoueurs?\b|\ba (deux|trois|quatre|cinq|six|\d)\b|\bmateriel\b|\bpaquet\b|\bdans le jeu\b/,
      'needs',
    ],
    [/\bcombien de cartes\b(?!.*\b(paquet|dans le jeu)\b)|\bdonne|\bdistribu|\bmel|\bcoupe/, 'dealing'],
    [/\btour\b|\bpersonne\b|\bsuivante?\b|\bentame|\bcommenc|\bfournir\b/, 'playing'],
    [/\bpaie|\bpaye|\bvaut\b|\bpoints?\b|\bmarque|\bamende/, 'paying'],
    [/\bgagne|\bfin\b|\bfinit\b/, 'ending'],
    [/\bdure|\btemps\b/, 'length'],
    [/\bgagne|\bbut\b/, 'aim'],
  ],
};

/** Questions after the player who leads, which the first line of the section on one’s turn answers. */
export const ASKS_LEADER: Readonly<Record<Language, RegExp>> = {
  en: /\bwho (leads|starts|begins|goes first|plays first)\b/,
  fr: /\bqui (commence|entame|debute|joue (le|en) premier)\b/,
};

/** Words by which a question is after a payment, not after what is needed to begin with. */
const PAID = 'pays?|paid|worth|cost|costs|wins?|puts?|stakes?|takes?|left|box';
const PAID_FR = 'pa[iy](?:e|er|ent)|vaut|valent|coute|gagne|met|mise|prend|reste|restent|case';

/**
 * The first questions at any table, and the lines that answer them whatever their other words: how many players, how many
 * counters, who deals first, what is dealt to each, how many cards the pack has. Tested on normalised words.
 */
export const FIRST_QUESTION_LINES: Readonly<
  Record<Language, readonly (readonly [asks: RegExp, part: string, says: RegExp])[]>
> = {
  en: [
    [
      /\bhow many (people|players|persons|of us|can play|may play)\b|\bnumber of players\b/,
      'needs',
      /^((\d+|or|to) )+players\b/,
    ],
    [new RegExp(`\\bhow many (counters|chips|tokens|coins)\\b(?!.*\\b(${PAID})\\b)`), 'needs', /\bcounters\b/],
    [
      /\bwho deals\b(?! next)|\bwho (is|s) (the )?(first )?dealer\b|\bfirst dealer\b/,
      'dealing',
      /\bdeals first\b|\bfirst knave\b/,
    ],
    [
      /\bhow many cards\b(?!.*\b(pack|deck|left|over|table|stock|spare|turn|turned)\b)/,
      'dealing',
      /\bdeal (all|one|\d+)\b/,
    ],
    [/\bhow many cards\b.*\b(pack|deck)\b/, 'needs', /\bpack of \d|\btake 1 card more\b/],
  ],
  fr: [
    [
      /\bcombien (de|a de) (joueurs|personnes)\b|\bnombre de joueurs\b|\bcombien (peut on|etes vous|est on)\b/,
      'needs',
      /^((\d+|de|a|ou) )+joueurs\b/,
    ],
    [new RegExp(`\\bcombien\\b.*\\b(jetons|fiches|pieces)\\b(?!.*\\b(${PAID_FR})\\b)`), 'needs', /\bjetons\b/],
    [
      /\bqui (donne|distribue|sert)\b(?! ensuite| apres)|\bpremier donneur\b/,
      'dealing',
      /\bdonne la premiere fois\b|\bpremier valet\b/,
    ],
    [
      /\bcombien de cartes\b(?!.*\b(paquet|dans le jeu|restent?|table|talon|morte|retourne)\b)/,
      'dealing',
      /\bdonnez (en une|les cartes une|une|toutes|\d+)\b/,
    ],
    [/\bcombien de cartes\b.*\b(paquet|dans le jeu)\b/, 'needs', /\bjeu de \d|\bprenez 1 carte de plus\b/],
  ],
};

/** Ways of asking that name nothing, and the words searched instead. */
export const REWRITES: Readonly<Record<Language, readonly (readonly [pattern: RegExp, words: string])[]>> = {
  en: [
    [/\bhow many (?:can|may|of us can|of us may) play\b/i, 'players'],
    [/\bcard games?\b/i, 'game'],
  ],
  fr: [
    [/(?:(?<=^|\s)[àa] )?combien (?:peut-on (?:jouer|être)|joue-t-on|de joueurs joue-t-on|est-on)/i, 'joueurs'],
    [/\br(?:è|e)gles? du jeu de cartes\b/i, 'règle'],
  ],
};

/** Numbers of players in words and figures; a number alone is that of the players: “for two”, « jeu à deux ». */
export const PLAYER_NUMBERS: Readonly<Record<Language, readonly string[]>> = {
  en: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  fr: ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'],
};
export const PLAYERS: Readonly<Record<Language, string>> = { en: 'players', fr: 'joueurs' };

/** Shortest word that is corrected, and the number of letters by which a word of this length or more may differ. */
export const CORRECTED: readonly (readonly [letters: number, differences: number])[] = [
  [8, 2],
  [4, 1],
];
