/** Why a move is refused, in both languages; apart from the rest, since a table that is only watched refuses nothing. */
import type { Refusal, RefusalReason } from '#engine/game.ts';
import { cardName } from '../i18n/cards.ts';
import type { Language } from '../i18n/routes.ts';
import type { Clause } from './tell.ts';

/** What a player tried who is refused: names and notation. */
export interface Tried {
  readonly seat: string;
  /** The seat whose turn it is. */
  readonly toMove?: string;
  /** The card he wanted to lay. */
  readonly card?: string;
  /** The cards he may lay instead. */
  readonly legal?: readonly string[];
}

type Sentences = Readonly<Record<RefusalReason, (tried: Tried) => string>>;

const the = (card: string) => cardName(card, 'en', 'the');
const le = (card: string) => cardName(card, 'fr', 'the');
const list = (items: readonly string[], last: string) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
/** The cards that can be laid, after a colon; nothing where they are more than one would name. */
const orThese = (legal: readonly string[] = [], say: (legal: readonly string[]) => string): string =>
  legal.length > 0 && legal.length <= 5 ? say(legal) : '';
const anyOf = (legal: readonly string[] = []) => list(legal.map(the), 'or');
const unDe = (legal: readonly string[] = []) => list(legal.map(le), 'ou');

const en: Sentences = {
  'deal-over': () => 'The deal is over.',
  'not-your-turn': ({ seat, toMove }) => `It is not the turn of ${seat}${toMove ? `: ${toMove} is to play` : ''}.`,
  'not-in-hand': ({ seat, card }) => `${seat} does not hold ${card ? the(card) : 'that card'}.`,
  'must-pair': ({ seat, legal }) => `${seat} can pair the card just laid, and must: ${anyOf(legal)}.`,
  'must-continue': ({ seat, legal }) => `${seat} must go on with the run: ${anyOf(legal)}.`,
  'must-supply': ({ seat, legal }) => `${seat} is asked for ${anyOf(legal)} and may lay nothing else.`,
  'no-pass': ({ seat, legal }) => `${seat} may not pass${orThese(legal, (cards) => `: ${anyOf(cards)} can be laid`)}.`,
  'nothing-to-claim': () => 'There is no missed pairing whose penalty could be claimed.',
  'must-follow': ({ seat, legal }) => `${seat} must follow suit: ${anyOf(legal)}.`,
  'must-beat': ({ seat, legal }) => `${seat} can beat the card that is winning, and must: ${anyOf(legal)}.`,
  'must-trump': ({ seat, legal }) => `${seat} must trump: ${anyOf(legal)}.`,
  'must-discard': ({ seat, legal }) => `${seat} must throw another suit away: ${anyOf(legal)}.`,
  'must-answer': ({ seat }) => `${seat} is asked for something else.`,
  irregular: ({ seat }) => `That is a fault, and ${seat} would be punished for it.`,
  'no-fault': ({ seat }) => `That fault is not open to ${seat} now.`,
  'must-name': ({ seat }) => `${seat} must name the card that is to speak.`,
  'must-call': ({ seat }) => `${seat} speaks, and must call for a card.`,
  'already-shown': () => 'That card has been shown already.',
  'wrong-word': () => 'That is not the word that is due.',
  'must-capture': ({ seat }) => `${seat} can take cards with that one, and may not just lay it.`,
  'must-take-all': ({ seat }) => `${seat} must take more with that card.`,
  'does-not-combine': () => 'That card cannot take these.',
  'may-not-expose': ({ seat }) => `${seat} may not show a card now.`,
};

const fr: Sentences = {
  'deal-over': () => 'La donne est finie.',
  'not-your-turn': ({ seat, toMove }) => `Ce n’est pas à ${seat} de jouer${toMove ? `, mais à ${toMove}` : ''}.`,
  'not-in-hand': ({ seat, card }) => `${seat} n’a pas ${card ? le(card) : 'cette carte'} en main.`,
  'must-pair': ({ seat, legal }) => `${seat} peut apparier la carte posée, et le doit\u00a0: ${unDe(legal)}.`,
  'must-continue': ({ seat, legal }) => `${seat} doit continuer la suite\u00a0: ${unDe(legal)}.`,
  'must-supply': ({ seat, legal }) => `On demande à ${seat} ${unDe(legal)}, et nulle autre carte.`,
  'no-pass': ({ seat, legal }) => `${seat} ne peut passer${orThese(legal, (cards) => `, ayant ${unDe(cards)}`)}.`,
  'nothing-to-claim': () => 'Il n’y a pas d’appariement manqué dont on puisse réclamer l’amende.',
  'must-follow': ({ seat, legal }) => `${seat} doit fournir de la couleur\u00a0: ${unDe(legal)}.`,
  'must-beat': ({ seat, legal }) => `${seat} peut surmonter la carte maîtresse, et le doit\u00a0: ${unDe(legal)}.`,
  'must-trump': ({ seat, legal }) => `${seat} doit couper\u00a0: ${unDe(legal)}.`,
  'must-discard': ({ seat, legal }) => `${seat} doit se défausser\u00a0: ${unDe(legal)}.`,
  'must-answer': ({ seat }) => `On demande autre chose à ${seat}.`,
  irregular: ({ seat }) => `C’est une faute, dont ${seat} serait puni.`,
  'no-fault': ({ seat }) => `${seat} ne peut commettre cette faute à présent.`,
  'must-name': ({ seat }) => `${seat} doit nommer la carte qui va parler.`,
  'must-call': ({ seat }) => `${seat} parle, et doit appeler une carte.`,
  'already-shown': () => 'Cette carte a déjà été montrée.',
  'wrong-word': () => 'Ce n’est pas le mot qu’il fallait dire.',
  'must-capture': ({ seat }) => `${seat} peut prendre avec cette carte, et ne peut se contenter de la poser.`,
  'must-take-all': ({ seat }) => `${seat} doit prendre davantage avec cette carte.`,
  'does-not-combine': () => 'Cette carte ne peut prendre celles-là.',
  'may-not-expose': ({ seat }) => `${seat} ne peut découvrir de carte à présent.`,
};

const SENTENCES: Readonly<Record<Language, Sentences>> = { en, fr };

/** Tells why a move is refused. */
export const tellRefusal = ({ reason, cite }: Refusal, tried: Tried, lang: Language): Clause => {
  const text = SENTENCES[lang][reason](tried);
  return { text: text.slice(0, -1), cites: [cite], stop: '.' };
};
