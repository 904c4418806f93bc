import { rankName } from '../../i18n/cards.ts';
import { formatCardCount, formatCounterCount, formatList, withThe } from '../../narration/english.ts';
import type { JigWords } from './words.ts';

export const words: JigWords = {
  table: {
    run: 'The run',
    played: 'Played so far',
    out: 'Out',
    suit: (name, ranks) => `${name}: ${ranks.length > 0 ? formatList(ranks) : 'none'}`,
  },
  deals: (s, hands) =>
    `${s} deals out the whole pack: ${
      hands.length === 1
        ? `${formatCardCount(hands[0]![0])} to each player`
        : hands
            .map(
              ([n, to], i) => `${i === 0 ? formatCardCount(n) : n}${to.length > 1 ? ' each' : ''} to ${formatList(to)}`,
            )
            .join(', and ')
    }`,
  eachPutsIn: (n) => `each player puts ${formatCounterCount(n)} into the pool`,
  dealerPutsIn: (s, n) => `${s} makes the pool: ${formatCounterCount(n)}, one for each player`,
  leads: (s, c, said) => `${s} leads ${withThe(c)} and says “${said}”`,
  afterJig: (s, c, said) => `${s}, who said “Jig”, leads ${withThe(c)} and says “${said}”`,
  afterStop: (s, c, said) => `${s}, who played the stop, leads ${withThe(c)} and says “${said}”`,
  lays: (s, c, said) => `${s} plays ${withThe(c)} and says “${said}”`,
  goesOn: (s, c, said) => `${s} goes on with ${withThe(c)} and says “${said}”`,
  king: 'for every king is a stop',
  gone: (rank) => `for ${rankName(rank, 'en', 'the')} has been played`,
  instead: (due) => `where “${due}” was due`,
  noStop: 'though the card is no stop',
  forgotten: 'without the “Jig” of a stop',
  fined: (n) => `and pays a fine of ${formatCounterCount(n)} to the pool`,
  out: (s) => `${s} has no cards left and says “Out”`,
  paysHand: (winner, s, n) => `${s} has ${formatCardCount(n)} left and pays ${winner} ${formatCounterCount(n)}`,
  takesPool: (s, n) => `${s} also takes the pool of ${formatCounterCount(n)}`,
};
