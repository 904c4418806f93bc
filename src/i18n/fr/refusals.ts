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
  'not-your-turn': ({ seat, toMove }) => `Ce n’est pas à ${seat} de jouer${toMove ? `, mais à ${toMove}` : ''}.`,
  'not-in-hand': ({ seat, card }) => `${seat} n’a pas ${card ? le(card) : 'cette carte'} en main.`,
  'must-pair': ({ seat, legal }) => `${seat} doit apparier la carte qui vient d’être jouée\u00a0: ${unDe(legal)}.`,
  'must-continue': ({ seat, legal }) => `${seat} doit continuer la suite\u00a0: ${unDe(legal)}.`,
  'must-supply': ({ seat, legal }) => `${seat} a la carte suivante et doit la jouer\u00a0: ${unDe(legal)}.`,
  'no-pass': ({ seat, legal }) => `${seat} ne peut pas passer${orThese(legal, (cards) => `, ayant ${unDe(cards)}`)}.`,
  'nothing-to-claim': () => 'Aucun appariement n’a été manqué\u00a0: il n’y a pas d’amende à réclamer.',
  'must-follow': ({ seat, legal }) => `${seat} a de la couleur demandée et doit en fournir\u00a0: ${unDe(legal)}.`,
  'must-beat': ({ seat, legal }) =>
    `${seat} peut monter sur la carte qui l’emporte et doit le faire\u00a0: ${unDe(legal)}.`,
  'must-trump': ({ seat, legal }) => `${seat} n’a pas de la couleur demandée et doit couper\u00a0: ${unDe(legal)}.`,
  'must-discard': ({ seat, legal }) => `${seat} ne peut pas couper ici et doit se défausser\u00a0: ${unDe(legal)}.`,
  'must-answer': ({ seat }) => `${seat} doit d’abord répondre à ce qui est demandé.`,
  irregular: ({ seat }) => `C’est contraire aux règles, et ${seat} paierait l’amende.`,
  'no-fault': ({ seat }) => `${seat} ne peut pas commettre cette faute maintenant.`,
  'must-name': ({ seat }) => `${seat} doit d’abord nommer la carte qui parle.`,
  'must-call': ({ seat }) => `${seat} parle et doit appeler une carte.`,
  'already-shown': () => 'Cette carte a déjà été montrée.',
  'wrong-word': () => 'Ce n’est pas le mot qu’il faut dire avec cette carte.',
  'must-capture': ({ seat }) => `${seat} peut prendre des cartes avec celle-là et ne doit pas les laisser.`,
  'must-take-all': ({ seat }) => `${seat} doit prendre toutes les cartes que celle-là peut prendre.`,
  'does-not-combine': () => 'Ces cartes ne sont pas de même valeur, et leur somme ne fait pas la carte jouée.',
  'may-not-expose': ({ seat }) => `${seat} ne peut pas découvrir de carte maintenant.`,
};
