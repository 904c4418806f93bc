import type { Article, ExecutionKind } from '../../articles.ts';

/**
 * Creates an article of the dialogue of 1790. `place` is the page of the reprint, where the text is in the article
 * Poules.
 */
const stated = (place: string, carried: ExecutionKind): Article => ({ status: 'stated', place, carried });
/** Creates an article on a detail from Lalanne's retelling. `paragraph` is its paragraph in the part that survives. */
const inferred = (paragraph: string, carried: ExecutionKind): Article => ({
  status: 'inferred',
  place: '',
  via: `Lalanne, ${paragraph}`,
  carried,
});
const editorial = (carried: ExecutionKind): Article => ({ status: 'editorial', place: '', carried });

/** The articles of Le Chat qui dort in Huvier's Soirées amusantes, 1790, and in the retelling of 2010. */
export const articles = {
  'HF90.chat.unknown': stated('179', 'remark'),
  'HF90.chat.pack': stated('179', 'set-up'),
  'HF90.chat.deal': stated('179', 'played'),
  'HF90.chat.deal.dealer': stated('179', 'played'),
  'HF90.chat.cat': stated('179', 'played'),
  'HF90.chat.speak': stated('179', 'played'),
  'HF90.chat.show': stated('179', 'played'),
  'HF90.chat.call': stated('179', 'played'),
  'HF90.chat.pay': stated('179', 'played'),
  'HF90.chat.woken.named': stated('179', 'played'),
  'HF90.chat.woken.called': stated('179', 'played'),
  'HF90.chat.moral': stated('179', 'advice'),
  'HF90.chat.proverb': stated('179', 'remark'),
  'HF90.chat.proverb.reverse': stated('179', 'remark'),
  'HF90.chat.length': stated('180', 'remark'),
  'HF90.chat.one-counter': stated('180', 'remark'),
  'HF90.chat.family': inferred('¶ 1', 'remark'),
  'HF90.chat.family.losses': inferred('¶ 1', 'remark'),
  'HF90.chat.chance': inferred('¶ 1', 'remark'),
  'HF90.chat.saying': inferred('¶ 1', 'remark'),
  'HF90.chat.players': inferred('¶ 2', 'set-up'),
  'HF90.chat.pack.different': inferred('¶ 2', 'set-up'),
  'HF90.chat.pack.order': inferred('¶ 2', 'set-up'),
  'HF90.chat.stakes': inferred('¶ 3', 'played'),
  'HF90.chat.stakes.length': inferred('¶ 3', 'remark'),
  'HF90.chat.stakes.three': inferred('¶ 3', 'played'),
  'HF90.chat.draw': inferred('¶ 4', 'played'),
  'HF90.chat.cut': inferred('¶ 4', 'handling'),
  'HF90.chat.deal.right': inferred('¶ 4', 'handling'),
  'HF90.chat.first': inferred('¶ 5', 'refused'),
  'HF90.chat.blind': inferred('¶ 5', 'refused'),
  'HF90.chat.speak.words': inferred('¶ 5', 'handling'),
  'HF90.chat.look': inferred('¶ 5', 'played'),
  'HF90.chat.caller': inferred('¶ 5', 'refused'),
  'HF90.chat.show.face-up': inferred('¶ 5', 'handling'),
  'HF90.chat.call.words': inferred('¶ 5', 'handling'),
  'HF90.chat.pay.place': inferred('¶ 5', 'handling'),
  'HF90.chat.pool': inferred('¶ 5', 'remark'),
  'HF90.chat.call.on': inferred('¶ 5', 'played'),
  'HF90.chat.caller.free': inferred('¶ 6', 'handling'),
  'HF90.chat.caller.first': inferred('¶ 6', 'played'),
  'HF90.chat.ends': inferred('¶ 7', 'remark'),
  'HF90.chat.dealer.next': inferred('¶ 7', 'played'),
  'HF90.chat.dealer.broke': inferred('¶ 7', 'played'),
  'HF90.chat.until': inferred('¶ 7', 'played'),
  'HF90.chat.until.at-once': inferred('¶ 7', 'played'),
  'HF90.chat.winner': inferred('¶ 7', 'played'),
  'HF90.chat.ranks': editorial('set-up'),
  'HF90.chat.calls': editorial('played'),
  'HF90.chat.ends.named': editorial('played'),
  'HF90.chat.ends.called': editorial('played'),
  'HF90.chat.ends.all': editorial('played'),
  'HF90.chat.call.new': editorial('refused'),
  'HF90.chat.call.compulsory': editorial('refused'),
  'HF90.chat.dead': editorial('played'),
  'HF90.chat.dead.free': editorial('played'),
} as const satisfies Record<string, Article>;

export type ChatArticle = keyof typeof articles;
