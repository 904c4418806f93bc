/** Card names for sentences in either language. Cards are in notation: `9S`, `KH`. */
import { type CardWords, cards as en } from './en/cards.ts';
import { cards as fr } from './fr/cards.ts';
import type { Language } from './routes.ts';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
const SUITS = ['S', 'H', 'D', 'C'] as const;
export type RankCode = (typeof RANKS)[number];
export type SuitCode = (typeof SUITS)[number];

const WORDS: Readonly<Record<Language, CardWords>> = { en, fr };

/** Grammatical form of a card's name in a sentence: alone, with `the`, with `a`, after `of` or after `to`. */
export type CardNameForm = 'bare' | 'the' | 'a' | 'of' | 'to';

function read(card: string): { rank: RankCode; suit: SuitCode } {
  const suit = card.slice(-1) as SuitCode;
  const rank = card.slice(0, -1) as RankCode;
  if (!RANKS.includes(rank) || !SUITS.includes(suit)) throw new Error(`no card is written ${card}`);
  return { rank, suit };
}

/**
 * The name of a card: “nine of spades”, “the nine of spades”; « neuf de pique », « le neuf de pique », « l’as de cœur
 * », « de la dame de pique », « au dix de carreau ». Throws if the notation names no card.
 */
export function cardName(card: string, lang: Language, form: CardNameForm = 'bare'): string {
  const { rank, suit } = read(card);
  const words = WORDS[lang];
  return words.inForm(words.card(words.ranks[rank][0], words.suits[suit]), rank, form);
}

/** The name of a rank without suit: “a nine”, « un neuf », « l’as », « une dame ». */
export function rankName(rank: string, lang: Language, form: CardNameForm = 'bare'): string {
  return WORDS[lang].inForm(WORDS[lang].ranks[read(`${rank}S`).rank][0], rank as RankCode, form);
}

/** The name of a suit: “spades”, « pique »; throws for any other letter. */
export function suitName(suit: string, lang: Language): string {
  const name = WORDS[lang].suits[suit as SuitCode];
  if (!name) throw new Error(`no suit is written ${suit}`);
  return name;
}

/** A rank in the plural: “nines”, « valets ». */
export function getRankPlural(rank: string, lang: Language): string {
  return WORDS[lang].ranks[read(`${rank}S`).rank][1];
}

/** The index in the corner of a card: K Q J in English, R D V in French; the ace is A in both languages. */
export function getCardIndex(card: string, lang: Language): string {
  const { rank } = read(card);
  return WORDS[lang].corner[rank] ?? rank;
}

const SUIT_SIGNS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** The sign of a suit, or of a card's suit: `♠`. The argument is a suit or a card in notation. */
export const getSuitSign = (card: string): string => SUIT_SIGNS[card.slice(-1)]!;

/** True if a card is a king, a queen or a knave. */
export const isCourtCard = (card: string): boolean => /^[KQJ]/.test(card);

/** The name of a card whose face is not visible. */
export const getFaceDownName = (lang: Language): string => WORDS[lang].faceDown;

/** The noun after a number of counters: “1 counter”, « 0 jeton », « 2 jetons ». */
export const getCounterNoun = (count: number, lang: Language): string => WORDS[lang].counter(count);
