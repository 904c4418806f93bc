import { rankName } from '../../i18n/cards.ts';
import { cardCount, counterCount, formatList, the } from '../../narration/english.ts';
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
        ? `${cardCount(hands[0]![0])} to each player`
        : hands
            .map(([n, to], i) => `${i === 0 ? cardCount(n) : n}${to.length > 1 ? ' each' : ''} to ${formatList(to)}`)
            .join(', and ')
    }`,
  eachPutsIn: (n) => `each player puts ${counterCount(n)} into the pool`,
  dealerPutsIn: (s, n) => `${s} makes the pool: ${counterCount(n)}, one for each player`,
  leads: (s, c, said) => `${s} leads ${the(c)} and says “${said}”`,
  afterJig: (s, c, said) => `${s}, who said “Jig”, leads ${the(c)} and says “${said}”`,
  afterStop: (s, c, said) => `${s}, who played the stop, leads ${the(c)} and says “${said}”`,
  lays: (s, c, said) => `${s} plays ${the(c)} and says “${said}”`,
  goesOn: (s, c, said) => `${s} goes on with ${the(c)} and says “${said}”`,
  king: 'for every king is a stop',
  gone: (rank) => `for ${rankName(rank, 'en', 'the')} has been played`,
  instead: (due) => `where “${due}” was due`,
  noStop: 'though the card is no stop',
  forgotten: 'without the “Jig” of a stop',
  fined: (n) => `and pays a fine of ${counterCount(n)} to the pool`,
  out: (s) => `${s} has no cards left and says “Out”`,
  paysHand: (winner, s, n) => `${s} has ${cardCount(n)} left and pays ${winner} ${counterCount(n)}`,
  takesPool: (s, n) => `${s} also takes the pool of ${counterCount(n)}`,
};
