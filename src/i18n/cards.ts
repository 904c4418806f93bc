import type { Language } from './routes.ts';

/** The words for the cards, and what French grammar needs to set them in a sentence. Cards are in notation: `9S`, `KH`. */

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
type Rank = (typeof RANKS)[number];
type Suit = 'S' | 'H' | 'D' | 'C';

const RANK_WORDS: Record<Language, Record<Rank, [one: string, several: string]>> = {
  en: {
    A: ['ace', 'aces'],
    2: ['two', 'twos'],
    3: ['three', 'threes'],
    4: ['four', 'fours'],
    5: ['five', 'fives'],
    6: ['six', 'sixes'],
    7: ['seven', 'sevens'],
    8: ['eight', 'eights'],
    9: ['nine', 'nines'],
    10: ['ten', 'tens'],
    J: ['knave', 'knaves'],
    Q: ['queen', 'queens'],
    K: ['king', 'kings'],
  },
  fr: {
    A: ['as', 'as'],
    2: ['deux', 'deux'],
    3: ['trois', 'trois'],
    4: ['quatre', 'quatre'],
    5: ['cinq', 'cinq'],
    6: ['six', 'six'],
    7: ['sept', 'sept'],
    8: ['huit', 'huit'],
    9: ['neuf', 'neuf'],
    10: ['dix', 'dix'],
    J: ['valet', 'valets'],
    Q: ['dame', 'dames'],
    K: ['roi', 'rois'],
  },
};

const SUIT_WORDS: Record<Language, Record<Suit, string>> = {
  en: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' },
  fr: { S: 'pique', H: 'cœur', D: 'carreau', C: 'trèfle' },
};

/** How the name stands in its sentence: alone, with `the`, with `a`, after `of` or after `to`. */
export type CardForm = 'bare' | 'the' | 'a' | 'of' | 'to';

function read(card: string): { rank: Rank; suit: Suit } {
  const suit = card.slice(-1) as Suit;
  const rank = card.slice(0, -1) as Rank;
  if (!RANKS.includes(rank) || !(suit in SUIT_WORDS.en)) throw new Error(`no card is written ${card}`);
  return { rank, suit };
}

function withArticle(word: string, rank: Rank, lang: Language, form: CardForm): string {
  if (lang === 'en') {
    const article = rank === 'A' || rank === '8' ? 'an' : 'a';
    return { bare: word, the: `the ${word}`, a: `${article} ${word}`, of: `of the ${word}`, to: `to the ${word}` }[
      form
    ];
  }
  const [the, of, to] =
    rank === 'A' ? ['l’', 'de l’', 'à l’'] : rank === 'Q' ? ['la ', 'de la ', 'à la '] : ['le ', 'du ', 'au '];
  const a = rank === 'Q' ? 'une ' : 'un ';
  return { bare: '', the, a, of, to }[form] + word;
}

/**
 * The name of a card: “nine of spades”, “the nine of spades”; « neuf de pique », « le neuf de pique »,
 * « l’as de cœur », « de la dame de pique », « au dix de carreau ». Throws when the notation names no card.
 */
export function cardName(card: string, lang: Language, form: CardForm = 'bare'): string {
  const { rank, suit } = read(card);
  const of = lang === 'en' ? 'of' : 'de';
  return withArticle(`${RANK_WORDS[lang][rank][0]} ${of} ${SUIT_WORDS[lang][suit]}`, rank, lang, form);
}

/** The name of a rank without suit: “a nine”, « un neuf », « l’as », « une dame ». */
export function rankName(rank: string, lang: Language, form: CardForm = 'bare'): string {
  return withArticle(RANK_WORDS[lang][read(`${rank}S`).rank][0], rank as Rank, lang, form);
}

/** The name of a suit: “spades”, « pique »; throws for any other letter. */
export function suitName(suit: string, lang: Language): string {
  const name = SUIT_WORDS[lang][suit as Suit];
  if (!name) throw new Error(`no suit is written ${suit}`);
  return name;
}

/** A rank in the plural: “nines”, « valets ». */
export function rankNames(rank: string, lang: Language): string {
  return RANK_WORDS[lang][read(`${rank}S`).rank][1];
}

/** The letter or number in the corner of a card: K Q J in English, R D V in French; the ace is A in both. */
export function cardIndex(card: string, lang: Language): string {
  const { rank } = read(card);
  return lang === 'fr' ? (({ K: 'R', Q: 'D', J: 'V' } as Record<string, string>)[rank] ?? rank) : rank;
}

const SUIT_SIGNS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** The sign of a suit, or of the suit of a card: `♠`. */
export const suitSign = (card: string): string => SUIT_SIGNS[card.slice(-1)]!;

/** Whether a card is a king, a queen or a knave. */
export const isCourt = (card: string): boolean => /^[KQJ]/.test(card);

/** What a card is called whose face is not seen. */
export function faceDownName(lang: Language): string {
  return lang === 'en' ? 'a card face down' : 'une carte face cachée';
}

/** The noun after a number of counters: “1 counter”, « 0 jeton », « 2 jetons ». */
export function counterNoun(count: number, lang: Language): string {
  const one = Math.abs(count) === 1 || (lang === 'fr' && count === 0);
  return (lang === 'en' ? 'counter' : 'jeton') + (one ? '' : 's');
}
