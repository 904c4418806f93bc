import type { Article, ExecutionKind } from '../../articles.ts';

const stated = (place: string, carried: ExecutionKind): Article => ({ status: 'stated', place, carried });
const editorial = (carried: ExecutionKind): Article => ({ status: 'editorial', place: '', carried });

/**
 * The articles of Newmarket in Round Games with Cards, 1891, p. 89. They include those articles of Pope Joan and Spin
 * (pp. 81–88) that apply to Newmarket, since the book refers to them. `place` is the page.
 */
export const articles = {
  'BW91.newmarket.title': stated('89', 'remark'),
  'BW91.newmarket.pack': stated('89', 'set-up'),
  'BW91.newmarket.boxes': stated('89', 'played'),
  'BW91.newmarket.boxes.example': stated('89', 'set-up'),
  'BW91.newmarket.stake': stated('89', 'played'),
  'BW91.newmarket.stake.covered': stated('89', 'refused'),
  'BW91.newmarket.stake.dealer': stated('89', 'played'),
  'BW91.newmarket.deal': stated('89', 'played'),
  'BW91.newmarket.play': stated('89', 'played'),
  'BW91.newmarket.take': stated('89', 'played'),
  'BW91.newmarket.ace': stated('89', 'played'),
  'BW91.newmarket.take.example': stated('89', 'remark'),
  'BW91.newmarket.again': stated('89', 'played'),
  'BW91.newmarket.settle': stated('89', 'played'),
  'BW91.newmarket.carry': stated('89', 'handling'),
  'BW91.newmarket.study': stated('89', 'advice'),
  'BW91.newmarket.first-dealer': stated('81', 'played'),
  'BW91.newmarket.cut': stated('81', 'handling'),
  'BW91.newmarket.lead': stated('88', 'played'),
  'BW91.newmarket.follow': stated('83', 'refused'),
  'BW91.newmarket.turned-down': stated('83', 'handling'),
  'BW91.newmarket.players': editorial('set-up'),
  'BW91.newmarket.placing': editorial('refused'),
  'BW91.newmarket.debt': editorial('handling'),
  'BW91.newmarket.next-dealer': editorial('played'),
  'BW91.newmarket.rounds': editorial('played'),
  'BW91.newmarket.leftover': editorial('played'),
  'BW91.newmarket.winner': editorial('played'),
} as const satisfies Record<string, Article>;

export type NewmarketArticle = keyof typeof articles;
