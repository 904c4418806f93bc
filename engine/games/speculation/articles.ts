import type { Article, ExecutionKind } from '../../articles.ts';

const stated = (place: string, carried: ExecutionKind): Article => ({ status: 'stated', place, carried });
const editorial = (carried: ExecutionKind): Article => ({ status: 'editorial', place: '', carried });

/** The articles of Speculation in Round Games with Cards, 1891, pp. 77–79. `place` is the page. */
export const articles = {
  'BW91.speculation.popular': stated('77', 'remark'),
  'BW91.speculation.chance': stated('77', 'remark'),
  'BW91.speculation.blind': stated('77', 'refused'),
  'BW91.speculation.skill': stated('77', 'advice'),
  'BW91.speculation.pack': stated('77', 'set-up'),
  'BW91.speculation.players': stated('77', 'set-up'),
  'BW91.speculation.players.most': stated('77', 'set-up'),
  'BW91.speculation.order': stated('77', 'remark'),
  'BW91.speculation.first-dealer': stated('77', 'played'),
  'BW91.speculation.stake': stated('77', 'played'),
  'BW91.speculation.deal': stated('77', 'played'),
  'BW91.speculation.turn-up': stated('77', 'played'),
  'BW91.speculation.turn-up.sell': stated('77–78', 'played'),
  'BW91.speculation.turn-up.buyer': stated('78', 'played'),
  'BW91.speculation.turn': stated('78', 'refused'),
  'BW91.speculation.chief': stated('78', 'played'),
  'BW91.speculation.sell': stated('78', 'played'),
  'BW91.speculation.no-value': stated('78', 'played'),
  'BW91.speculation.round': stated('78', 'refused'),
  'BW91.speculation.holder': stated('78', 'refused'),
  'BW91.speculation.holder.sell': stated('78', 'played'),
  'BW91.speculation.win': stated('78', 'played'),
  'BW91.speculation.high': stated('78', 'played'),
  'BW91.speculation.high.why': stated('78–79', 'remark'),
  'BW91.speculation.unseen': stated('79', 'played'),
  'BW91.speculation.any-time': stated('79', 'played'),
  'BW91.speculation.peek': stated('79', 'played'),
  'BW91.speculation.peek.winner': stated('79', 'played'),
  'BW91.speculation.pool-card': stated('79', 'played'),
  'BW91.speculation.spare': stated('79', 'played'),
  'BW91.speculation.fine': stated('79', 'played'),
  'BW91.speculation.market': editorial('played'),
  'BW91.speculation.market.lots': editorial('refused'),
  'BW91.speculation.market.limit': editorial('refused'),
  'BW91.speculation.price': editorial('played'),
  'BW91.speculation.debt': editorial('remark'),
  'BW91.speculation.next-dealer': editorial('played'),
  'BW91.speculation.high.fresh': editorial('played'),
  'BW91.speculation.rounds': editorial('played'),
  'BW91.speculation.leftover': editorial('played'),
  'BW91.speculation.winner': editorial('played'),
} as const satisfies Record<string, Article>;

export type SpeculationArticle = keyof typeof articles;
