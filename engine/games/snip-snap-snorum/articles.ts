import { type Article, type Carried } from '../../articles.ts';

const stated = (place: string, carried: Carried): Article => ({ status: 'stated', place, carried });
const editorial = (carried: Carried): Article => ({ status: 'editorial', place: '', carried });

/** The articles of Snip-Snap-Snorum in Round Games with Cards, 1891, pp. 90–94; `place` is the page. */
export const articles = {
  'BW91.snip.two-methods': stated('90', 'remark'),
  'BW91.snip.jig-named': stated('90', 'remark'),
  'BW91.snip.players': stated('90–91', 'set-up'),
  'BW91.snip.players.best': stated('91', 'advice'),
  'BW91.snip.players.waiting': stated('91', 'remark'),
  'BW91.snip.counters': stated('91', 'played'),
  'BW91.snip.winner': stated('91', 'played'),
  'BW91.snip.first-dealer': stated('91', 'played'),
  'BW91.snip.cut': stated('91', 'handling'),
  'BW91.snip.deal': stated('91', 'played'),
  'BW91.snip.no-turn-up': stated('91', 'handling'),
  'BW91.snip.pairing': stated('91', 'played'),
  'BW91.snip.penalty': stated('91', 'played'),
  'BW91.snip.lead': stated('91', 'played'),
  'BW91.snip.laying': stated('91', 'handling'),
  'BW91.snip.example': stated('91–92', 'example'),
  'BW91.snip.after-snorum': stated('92', 'played'),
  'BW91.snip.intervening': stated('92', 'played'),
  'BW91.snip.turn': stated('92', 'refused'),
  'BW91.snip.intervening.example': stated('92', 'example'),
  'BW91.snip.next-deal': stated('92', 'played'),
  'BW91.snip.out': stated('92', 'played'),
  'BW91.snip.out.cards': stated('92', 'played'),
  'BW91.snip.out.no-cards': stated('92', 'played'),
  'BW91.snip.new-game': stated('93', 'played'),
  'BW91.snip.advice.lead': stated('93', 'remark'),
  'BW91.snip.advice.third': stated('93', 'advice'),
  'BW91.snip.advice.pair': stated('93', 'advice'),
  'BW91.snip.duty': stated('93', 'refused'),
  'BW91.snip.missed': stated('93', 'played'),
  'BW91.snip.missed.paired': stated('93', 'played'),
  'BW91.snip.missed.time': stated('93', 'played'),
  'BW91.snip.whole-pack.deal': stated('93', 'played'),
  'BW91.snip.whole-pack.lead': stated('93', 'played'),
  'BW91.snip.whole-pack.inactive': stated('93–94', 'refused'),
  'BW91.snip.whole-pack.chain': stated('94', 'played'),
  'BW91.snip.whole-pack.unpaired': stated('94', 'played'),
  'BW91.snip.whole-pack.end': stated('94', 'played'),
  'BW91.snip.first-out.pool': stated('94', 'played'),
  'BW91.snip.first-out.opinion': stated('94', 'remark'),
  'BW91.snip.turn-up.dealer': stated('94', 'played'),
  'BW91.snip.turn-up.pool': stated('94', 'played'),
  'BW91.snip.short': editorial('played'),
  'BW91.snip.missed.double': editorial('played'),
  'BW91.snip.missed.card': editorial('played'),
  'BW91.snip.out.deal': editorial('played'),
  'BW91.snip.out.dealer': editorial('played'),
} as const satisfies Record<string, Article>;

/** An article of Snip-Snap-Snorum, by its id. */
export type SnipArticle = keyof typeof articles;
