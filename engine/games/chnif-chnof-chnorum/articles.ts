import type { Article, ExecutionKind } from '../../articles.ts';

/**
 * Creates an article in Huvier's own words. The retelling quotes three lines and gives page numbers; a reprint of his
 * dialogues has another passage, with its own pages. `via` names the source that transmits the text.
 */
const stated = (via: string, place: string): Article => ({ status: 'stated', place, via, carried: 'remark' });
/**
 * Creates an inferred article. The rest of Huvier's chapter was not found, so all rules are inferred. `via` is the
 * paragraph of the retelling on histoire-et-historiettes.ch, or names Lalanne's page on the game.
 */
const inferred = (via: string, carried: ExecutionKind): Article => ({ status: 'inferred', place: '', via, carried });
const editorial = (carried: ExecutionKind): Article => ({ status: 'editorial', place: '', carried });

/** The articles of Chnif-Chnof-Chnorum in Huvier's Soirées amusantes, 1790, Entretien XX. */
export const articles = {
  'HF90.chnif.pool-game': inferred('¶ 1', 'remark'),
  'HF90.chnif.heard-of': stated('¶ 7', '271'),
  'HF90.chnif.name.hard': stated('¶ 8', '271'),
  'HF90.chnif.name': stated('¶ 9', '271'),
  'HF90.chnif.players': inferred('¶ 11', 'set-up'),
  'HF90.chnif.players.five': inferred('Lalanne', 'remark'),
  'HF90.chnif.pack': inferred('¶ 11', 'set-up'),
  'HF90.chnif.pack.rank': inferred('¶ 11', 'handling'),
  'HF90.chnif.stakes': inferred('¶ 12', 'played'),
  'HF90.chnif.stakes.five': inferred('Lalanne', 'played'),
  'HF90.chnif.stakes.length': stated('Encyclopédie méthodique, p. 180', ''),
  'HF90.chnif.stakes.several': stated('Encyclopédie méthodique, p. 180', ''),
  'HF90.chnif.dealer.first': inferred('¶ 13', 'played'),
  'HF90.chnif.first': inferred('¶ 13', 'refused'),
  'HF90.chnif.cut': inferred('Lalanne', 'handling'),
  'HF90.chnif.deal': inferred('¶ 13', 'played'),
  'HF90.chnif.deal.right': inferred('¶ 13', 'handling'),
  'HF90.chnif.talon': inferred('¶ 13', 'played'),
  'HF90.chnif.talon.unused': inferred('Lalanne', 'handling'),
  'HF90.chnif.lead': inferred('¶ 14', 'played'),
  'HF90.chnif.duty': inferred('¶ 14', 'refused'),
  'HF90.chnif.chnif': inferred('¶ 14', 'played'),
  'HF90.chnif.free': inferred('¶ 14', 'played'),
  'HF90.chnif.chnof': inferred('¶ 15', 'played'),
  'HF90.chnif.chnof.free': inferred('¶ 15', 'played'),
  'HF90.chnif.chnorum': inferred('¶ 16', 'played'),
  'HF90.chnif.chnorum.caller': inferred('¶ 16', 'played'),
  'HF90.chnif.turn': inferred('¶ 16', 'refused'),
  'HF90.chnif.short': inferred('¶ 17', 'played'),
  'HF90.chnif.broke': inferred('¶ 17', 'played'),
  'HF90.chnif.revival': inferred('¶ 17', 'played'),
  'HF90.chnif.pile': inferred('¶ 18', 'handling'),
  'HF90.chnif.redeal': inferred('¶ 18', 'played'),
  'HF90.chnif.end': inferred('¶ 12, 19', 'played'),
  'HF90.chnif.winner': inferred('¶ 19', 'played'),
  'HF90.chnif.pool.basket': inferred('Lalanne', 'handling'),
  'HF90.chnif.chance': inferred('Lalanne', 'remark'),
  'HF90.chnif.dealer.level': editorial('played'),
  'HF90.chnif.dealer.next': editorial('played'),
  'HF90.chnif.chain': editorial('played'),
  'HF90.chnif.duty.unpunished': editorial('refused'),
  'HF90.chnif.short.pool': editorial('played'),
  'HF90.chnif.end.settled': editorial('handling'),
} as const satisfies Record<string, Article>;

export type ChnifArticle = keyof typeof articles;
