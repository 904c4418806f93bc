import type { Article, ExecutionKind } from '../../articles.ts';

/**
 * Creates an inferred article. Lacombe's own text was not found; all articles except the editorial ones are known
 * through Lalanne's retelling. `via` is the part of the retelling: II for the differences from the game of 1760, I for
 * the rules that both games share. For some articles it names the reprint of Huvier's dialogues, where the game called
 * nain jaune is this one.
 */
const inferred = (via: string, carried: ExecutionKind): Article => ({ status: 'inferred', place: '', via, carried });
const editorial = (carried: ExecutionKind): Article => ({ status: 'editorial', place: '', carried });

/** The articles of Lindor, or Nain jaune, in Lacombe's Dictionnaire des jeux, 1792. */
export const articles = {
  'L92.players': inferred('II.1', 'set-up'),
  'L92.pack': inferred('I.2', 'set-up'),
  'L92.board': inferred('I.3', 'handling'),
  'L92.belles': inferred('I.4', 'handling'),
  'L92.run': inferred('II.5.1', 'played'),
  'L92.order': inferred('I.5.2', 'refused'),
  'L92.hoc.none': inferred('II.6.1', 'handling'),
  'L92.nain.plain': inferred('II.6.2', 'handling'),
  'L92.run.king': inferred('I.6.3', 'played'),
  'L92.deal': inferred('II.7', 'played'),
  'L92.talon': inferred('II.8', 'played'),
  'L92.stakes': inferred('II.9.1', 'played'),
  'L92.stakes.boxes': inferred('I.9.2', 'handling'),
  'L92.tours': inferred('I.9.1', 'played'),
  'L92.hoc.unpaid': inferred('II.10.1.1', 'handling'),
  'L92.box': inferred('I.10.1.2', 'played'),
  'L92.count': inferred('I.10.2.1', 'played'),
  'L92.out': inferred('I.10.2.2', 'played'),
  'L92.nain.single': inferred('II.10.2.3', 'handling'),
  'L92.opera': inferred('II.10.2.4', 'played'),
  'L92.opera.boxes': inferred('II.10.2.4', 'played'),
  'L92.bete': inferred('I.10.2.5', 'played'),
  'L92.dealer.first': editorial('played'),
  'L92.dealer.next': editorial('played'),
  'L92.run.next': editorial('refused'),
  'L92.run.stop': editorial('played'),
  'L92.run.compulsory': editorial('refused'),
  'L92.opera.order': editorial('handling'),
  'L92.box.stays': editorial('handling'),
  'L92.debt': editorial('handling'),
  'L92.leftover': editorial('played'),
  'L92.winner': editorial('played'),
  'L92.advice.board': inferred('Huvier, Encyclopédie méthodique', 'advice'),
  'L92.advice.sevens': inferred('Huvier, Encyclopédie méthodique', 'advice'),
  'L92.advice.nain': inferred('Huvier, Encyclopédie méthodique', 'advice'),
} as const satisfies Record<string, Article>;

export type LindorArticle = keyof typeof articles;
