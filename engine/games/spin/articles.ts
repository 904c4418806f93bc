import type { Article, ExecutionKind } from '../../articles.ts';

const stated = (place: string, carried: ExecutionKind): Article => ({ status: 'stated', place, carried });
const editorial = (carried: ExecutionKind): Article => ({ status: 'editorial', place: '', carried });

/**
 * The articles of Spin in Round Games with Cards, 1891, pp. 87–88. They include those articles of Pope Joan (pp. 80–83)
 * that apply to Spin, since the book refers to them. `place` is the page.
 */
export const articles = {
  'BW91.spin.title': stated('87', 'remark'),
  'BW91.spin.refer': stated('87', 'advice'),
  'BW91.spin.pack': stated('87', 'set-up'),
  'BW91.spin.no-spare': stated('87', 'handling'),
  'BW91.spin.stops.six': stated('87', 'remark'),
  'BW91.spin.ace': stated('87', 'played'),
  'BW91.spin.pools': stated('87', 'handling'),
  'BW91.spin.paid': stated('87', 'played'),
  'BW91.spin.kings': stated('87', 'played'),
  'BW91.spin.forfeit': stated('87', 'played'),
  'BW91.spin.stake': stated('87', 'played'),
  'BW91.spin.stake.dealer': stated('87', 'played'),
  'BW91.spin.stake.dealer-game': stated('87–88', 'played'),
  'BW91.spin.stake.tax': stated('88', 'remark'),
  'BW91.spin.deal': stated('88', 'played'),
  'BW91.spin.no-trump': stated('88', 'handling'),
  'BW91.spin.lead': stated('88', 'played'),
  'BW91.spin.play': stated('88', 'played'),
  'BW91.spin.declare': stated('88', 'played'),
  'BW91.spin.declare.show': stated('88', 'played'),
  'BW91.spin.declare.lead': stated('88', 'handling'),
  'BW91.spin.when': stated('88', 'handling'),
  'BW91.spin.with': stated('88', 'played'),
  'BW91.spin.with.chance': stated('88', 'refused'),
  'BW91.spin.with.clubs': stated('88', 'example'),
  'BW91.spin.double': stated('88', 'played'),
  'BW91.spin.settle': stated('88', 'played'),
  'BW91.spin.settle.pool': stated('88', 'played'),
  'BW91.spin.exempt': stated('88', 'played'),
  'BW91.spin.exempt.dealer': stated('88', 'handling'),
  'BW91.spin.order': stated('80', 'remark'),
  'BW91.spin.first-dealer': stated('81', 'played'),
  'BW91.spin.cut': stated('81', 'handling'),
  'BW91.spin.carry': stated('82', 'handling'),
  'BW91.spin.follow': stated('83', 'refused'),
  'BW91.spin.again': stated('83', 'played'),
  'BW91.spin.turned-down': stated('83', 'handling'),
  'BW91.spin.players': editorial('set-up'),
  'BW91.spin.debt': editorial('handling'),
  'BW91.spin.next-dealer': editorial('played'),
  'BW91.spin.rounds': editorial('played'),
  'BW91.spin.leftover': editorial('played'),
  'BW91.spin.winner': editorial('played'),
} as const satisfies Record<string, Article>;

export type SpinArticle = keyof typeof articles;
