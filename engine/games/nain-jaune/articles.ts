import type { Article, ExecutionKind } from '../../articles.ts';

const stated = (place: string, carried: ExecutionKind): Article => ({ status: 'stated', place, carried });
/**
 * Creates an article known through another author. `via` is the article of Lalanne's retelling, or names the reprint of
 * Huvier's dialogues.
 */
const inferred = (place: string, via: string, carried: ExecutionKind): Article => ({
  status: 'inferred',
  place,
  via,
  carried,
});
const editorial = (carried: ExecutionKind): Article => ({ status: 'editorial', place: '', carried });

/** The articles of Le Nain jaune in L'Avantcoureur, 1760; `place` is the number of the issue. */
export const articles = {
  'AC60.notice.fickleness': stated('41', 'remark'),
  'AC60.notice.new-game': stated('41', 'remark'),
  'AC60.notice.players': stated('41', 'remark'),
  'AC60.notice.name': stated('41', 'remark'),
  'AC60.notice.tableau': stated('41', 'remark'),
  'AC60.notice.draw': stated('41', 'played'),
  'AC60.notice.comet': stated('41', 'remark'),
  'AC60.notice.last': stated('41', 'remark'),
  'AC60.notice.fashion': stated('41', 'remark'),
  'AC60.request': stated('42', 'remark'),
  'AC60.tableau': stated('42', 'handling'),
  'AC60.tableau.lowest': stated('42', 'remark'),
  'AC60.tours': stated('42', 'played'),
  'AC60.pack': stated('42', 'set-up'),
  'AC60.stakes': stated('42', 'played'),
  'AC60.deal': stated('42', 'played'),
  'AC60.players': stated('42', 'set-up'),
  'AC60.talon': stated('42', 'played'),
  'AC60.run': stated('42', 'played'),
  'AC60.run.supply': stated('42', 'played'),
  'AC60.hoc.accidental': stated('42', 'played'),
  'AC60.hoc.lead': stated('42', 'played'),
  'AC60.run.suit': stated('42', 'refused'),
  'AC60.box': stated('42', 'played'),
  'AC60.hoc.permanent': stated('42', 'played'),
  'AC60.hoc.king': stated('42', 'played'),
  'AC60.nain.wild': stated('42', 'played'),
  'AC60.nain.hoc': stated('42', 'played'),
  'AC60.out': stated('42', 'played'),
  'AC60.nain.double': stated('42', 'played'),
  'AC60.bete': stated('42', 'played'),
  'AC60.bete.grows': stated('42', 'remark'),
  'AC60.opera': stated('42', 'played'),
  'AC60.opera.nain': stated('42', 'played'),
  'AC60.character': stated('42', 'remark'),
  'AC60.belles': inferred('', 'I.3, I.4', 'remark'),
  'AC60.order': inferred('', 'I.5.2', 'refused'),
  'AC60.hoc.kinds': inferred('', 'I.6, I.8', 'remark'),
  'AC60.deal.right': inferred('', 'I.7', 'refused'),
  'AC60.talon.unused': inferred('', 'I.8', 'handling'),
  'AC60.stakes.dealer': inferred('', 'I.9.1', 'handling'),
  'AC60.hoc.paid': inferred('', 'I.10.1.1', 'played'),
  'AC60.count': inferred('', 'I.10.2.1', 'played'),
  'AC60.opera.meaning': inferred('', 'I.10.2.4', 'played'),
  'AC60.bete.nain': inferred('', 'I.10.2.5', 'played'),
  'AC60.dealer.first': editorial('played'),
  'AC60.dealer.next': editorial('played'),
  'AC60.fiche': editorial('handling'),
  'AC60.box.stays': editorial('handling'),
  'AC60.run.compulsory': editorial('refused'),
  'AC60.nain.turn': editorial('played'),
  'AC60.nain.after-six': editorial('played'),
  'AC60.hoc.last': editorial('played'),
  'AC60.debt': editorial('handling'),
  'AC60.leftover': editorial('played'),
  'AC60.winner': editorial('played'),
  'AC60.advice.board': inferred('', 'Huvier, Encyclopédie méthodique', 'advice'),
  'AC60.advice.nain': inferred('', 'Huvier, Encyclopédie méthodique', 'advice'),
} as const satisfies Record<string, Article>;

export type NainJauneArticle = keyof typeof articles;
