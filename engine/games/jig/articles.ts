import type { Article, ExecutionKind } from '../../articles.ts';

const stated = (place: string, carried: ExecutionKind): Article => ({ status: 'stated', place, carried });
const editorial = (carried: ExecutionKind): Article => ({ status: 'editorial', place: '', carried });

/**
 * The articles of Jig in Round Games with Cards, 1891, pp. 95–96. They include those articles of Pope Joan, Spin and
 * Newmarket (pp. 80–89) that apply to Jig, since the book refers to them. `place` is the page.
 */
export const articles = {
  'BW91.jig.title': stated('95', 'remark'),
  'BW91.jig.title.unlike': stated('95', 'remark'),
  'BW91.jig.first-dealer': stated('95', 'played'),
  'BW91.jig.shuffle': stated('95', 'handling'),
  'BW91.jig.deal': stated('95', 'played'),
  'BW91.jig.object': stated('95', 'remark'),
  'BW91.jig.settle': stated('95', 'played'),
  'BW91.jig.lead': stated('95', 'played'),
  'BW91.jig.lead.laying': stated('95', 'handling'),
  'BW91.jig.follow': stated('95', 'played'),
  'BW91.jig.order': stated('95', 'refused'),
  'BW91.jig.words': stated('95', 'played'),
  'BW91.jig.jig-leads': stated('95', 'played'),
  'BW91.jig.stop': stated('95', 'played'),
  'BW91.jig.stop.king': stated('95', 'played'),
  'BW91.jig.stop.words': stated('95–96', 'refused'),
  'BW91.jig.stop.leads': stated('96', 'played'),
  'BW91.jig.advice.jig-back': stated('96', 'advice'),
  'BW91.jig.advice.memory': stated('96', 'advice'),
  'BW91.jig.advice.lead-up': stated('96', 'advice'),
  'BW91.jig.table': stated('96', 'advice'),
  'BW91.jig.table.stops': stated('96', 'advice'),
  'BW91.jig.out': stated('96', 'played'),
  'BW91.jig.out.paid': stated('96', 'played'),
  'BW91.jig.pool': stated('96', 'played'),
  'BW91.jig.pool.equal': stated('96', 'played'),
  'BW91.jig.pool.dealer': stated('96', 'played'),
  'BW91.jig.pool.fines': stated('96', 'played'),
  'BW91.jig.similar': stated('96', 'remark'),
  'BW91.jig.refer': stated('96', 'remark'),
  'BW91.jig.pope.turns': stated('81', 'remark'),
  'BW91.jig.pope.cut': stated('81', 'handling'),
  'BW91.jig.pope.passing': stated('83', 'handling'),
  'BW91.jig.pope.turned-down': stated('83', 'handling'),
  'BW91.jig.pope.known-stops': stated('83', 'advice'),
  'BW91.jig.pope.below-a-stop': stated('83–84', 'advice'),
  'BW91.jig.pope.ace': stated('84', 'advice'),
  'BW91.jig.pope.stop-first': stated('84', 'advice'),
  'BW91.jig.spin.no-spare': stated('87', 'remark'),
  'BW91.jig.spin.near-equal': stated('88', 'remark'),
  'BW91.jig.newmarket.settle': stated('89', 'remark'),
  'BW91.jig.players': editorial('set-up'),
  'BW91.jig.uneven': editorial('handling'),
  'BW91.jig.jig-once': editorial('handling'),
  'BW91.jig.fine': editorial('played'),
  'BW91.jig.debt': editorial('handling'),
  'BW91.jig.next-dealer': editorial('played'),
  'BW91.jig.rounds': editorial('played'),
  'BW91.jig.winner': editorial('played'),
} as const satisfies Record<string, Article>;

export type JigArticle = keyof typeof articles;
