import { cardName } from '../cards.ts';
import type { Sentences } from '../en/refusals.ts';
import { list } from './list.ts';

const le = (card: string): string => cardName(card, 'fr', 'the');
const unDe = (legal: readonly string[] = []) => list(legal.map(le), 'ou');

/** The cards that can be played, where they are few enough to name. */
const orThese = (legal: readonly string[] = [], say: (legal: readonly string[]) => string): string =>
  legal.length > 0 && legal.length <= 5 ? say(legal) : '';

export const refusals: Sentences = {
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
