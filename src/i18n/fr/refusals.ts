import { cardName } from '../cards.ts';
import type { RefusalSentences } from '../en/refusals.ts';
import { formatList } from './format-list.ts';

const le = (card: string): string => cardName(card, 'fr', 'the');
const unDe = (legal: readonly string[] = []) => formatList(legal.map(le), 'ou');

/** Words that list the legal cards, if there are one to five; empty otherwise. */
const orThese = (legal: readonly string[] = [], say: (legal: readonly string[]) => string): string =>
  legal.length > 0 && legal.length <= 5 ? say(legal) : '';

export const refusals: RefusalSentences = {
  'deal-over': () => 'La donne est finie.',
  'not-your-turn': ({ toMove }) => `Ce n’est pas à vous de jouer${toMove ? `, mais à ${toMove}` : ''}.`,
  'not-in-hand': ({ card }) => `Vous n’avez pas ${card ? le(card) : 'cette carte'} en main.`,
  'must-pair': ({ legal }) => `Vous devez apparier la carte qui vient d’être jouée\u00a0: ${unDe(legal)}.`,
  'must-continue': ({ legal }) => `Vous devez continuer la suite\u00a0: ${unDe(legal)}.`,
  'must-supply': ({ legal }) => `Vous avez la carte suivante et devez la jouer\u00a0: ${unDe(legal)}.`,
  'no-pass': ({ legal }) => `Vous ne pouvez pas passer${orThese(legal, (cards) => `, ayant ${unDe(cards)}`)}.`,
  'nothing-to-claim': () => 'Aucun appariement n’a été manqué\u00a0: il n’y a pas d’amende à réclamer.',
  'must-follow': ({ legal }) => `Vous avez de la couleur demandée et devez en fournir\u00a0: ${unDe(legal)}.`,
  'must-beat': ({ legal }) => `Vous pouvez surmonter la carte qui l’emporte et devez le faire\u00a0: ${unDe(legal)}.`,
  'must-trump': ({ legal }) => `Vous n’avez pas de la couleur demandée et devez couper\u00a0: ${unDe(legal)}.`,
  'must-discard': ({ legal }) => `Vous ne pouvez pas couper ici et devez vous défausser\u00a0: ${unDe(legal)}.`,
  'must-answer': () => 'Vous devez d’abord répondre à ce qui est demandé.',
  'not-now': () => 'Vous ne pouvez pas faire cela maintenant.',
  irregular: () => 'C’est contraire aux règles, et vous paieriez l’amende.',
  'no-fault': () => 'Vous ne pouvez pas commettre cette faute maintenant.',
  'must-name': () => 'Vous devez d’abord nommer la carte qui doit parler.',
  'must-call': () => 'Votre carte parle\u00a0: appelez une carte.',
  'already-shown': () => 'Cette carte a déjà été montrée.',
  'wrong-word': () => 'Ce n’est pas le mot qu’il faut dire avec cette carte.',
  'must-capture': () => 'Cette carte peut en prendre d’autres\u00a0: prenez-les.',
  'must-take-all': () => 'Cette prise peut être complétée\u00a0: ajoutez les cartes que la vôtre peut encore prendre.',
  'does-not-combine': () => 'Ces cartes ne sont pas de même valeur, et leur somme ne fait pas la carte jouée.',
  'may-not-expose': () => 'Vous ne pouvez pas découvrir de carte maintenant.',
  'not-on-top': () => 'On retourne la carte du dessus, sans choisir.',
  'not-for-sale': () => 'Cela n’est pas à vendre pour l’instant.',
  'must-answer-offer': () => 'Il faut vendre ou garder la carte dont on vous offre un prix.',
  'bad-offer': () => 'Une offre doit dépasser celle qui tient, et au plus le double de la poule.',
};
