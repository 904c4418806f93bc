import { rankName } from '../../i18n/cards.ts';
import { formatCardCount, formatCounterCount, formatList, withThe } from '../../narration/english.ts';
import type { ChnifWords } from './words.ts';

export const words: ChnifWords = {
  drawsAgain: (draws) =>
    `${formatList(draws.map(([s]) => s))} are level and draw again: ${formatList(draws.map(([s, c]) => `${withThe(c)} for ${s}`))}`,
  playOn: (seats) => `${formatList(seats)} ${seats.length === 1 ? 'plays' : 'play'} on without counters`,

  lacks: (s, rank, c) => `${s} has no ${rankName(rank, 'en')}, and plays ${withThe(c)}`,
  leavesUnmatched: (s, c) => `${s} does not match that card, and plays ${withThe(c)}`,
  afresh: (s, c) => `${s} leads ${withThe(c)}`,
  pairs: (s, c, call) => `${s} plays ${withThe(c)} and says “${call}”`,

  brings: (s, to, n) => `${s} pays ${formatCounterCount(n)} to ${to}, who has counters again`,
  andPool: (n) => `and ${n} to the pool`,
  andLastToPool: 'and the last one to the pool',
  nothingForPool: 'and nothing is left for the pool',
  paysLast: (s, to) => `${s} cannot pay in full: the last counter goes to ${to || 'the pool'}`,
  letOff: (s) => `${s} has no counters and pays nothing`,

  playedOut: 'all the hands are played out',
  lastIn: (s) => `${s}, the only player with counters left, wins the game`,

  pile: (n) => `on a pile of ${formatCardCount(n)}`,
  talon: (n) => `${formatCardCount(n)} in the stock`,
};
