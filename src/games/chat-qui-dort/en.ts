import { rankName } from '../../i18n/cards.ts';
import { formatCounterCount } from '../../narration/english.ts';
import type { ChatWords } from './words.ts';

const the = (rank: string): string => rankName(rank, 'en', 'the');

export const words: ChatWords = {
  table: {
    cat: 'the cat',
    awake: 'the cat, awake',
    caller: 'caller',
    speaks: (r) => `“Let ${the(r)} speak”`,
    called: (r) => `“The ${rankName(r, 'en')}”`,
  },
  cannotDeal: (s) => `${s}, without counters, cannot deal`,
  deals: (s) => `${s} deals one card to each player`,
  sleeps: 'the last, the cat, sleeps in the middle',

  names: (s, r) => `${s} names ${the(r)} to speak`,
  look: 'and all look at their cards',
  shows: (s) => `${s} has it, and shows it`,
  showsOwn: (s) => `the card is ${s}’s own, and ${s} shows it`,
  calls: (s, r) => `${s} calls ${the(r)}`,
  turnsUp: (s) => `${s} turns it up`,
  wakesByNaming: (s, r, goesOn) => `${goesOn ? 'but ' : ''}${the(r)} is the cat: ${s} has woken it`,
  wakesByCalling: (s, goesOn) => `${goesOn ? 'but ' : ''}that is the cat: ${s} has woken it`,
  pays: (n) => `and pays ${formatCounterCount(n)} to the pool`,
  paysNothing: 'and, without counters, pays nothing',
  broke: (s) => `${s} has no counters left`,

  over: 'the deal is over',
  oneCall: 'only one call is made, and the deal is over',
  sleepsOn: 'only the cat is left, and sleeps on; the deal is over',
  allOver: 'the deal is over, and so is the game',
  lastIn: (s) => `${s}, the only player with counters left, wins the game`,
};
