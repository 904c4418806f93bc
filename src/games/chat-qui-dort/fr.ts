import { rankName } from '../../i18n/cards.ts';
import { formatCounterCount, withDe } from '../../narration/french.ts';
import type { ChatWords } from './words.ts';

const le = (rank: string): string => rankName(rank, 'fr', 'the');

export const words: ChatWords = {
  table: {
    cat: 'le chat',
    awake: 'le chat, réveillé',
    caller: 'appelle',
    speaks: (r) => `«\u202fQue ${le(r)} parle\u202f»`,
    called: (r) => `«\u202f${le(r).replace(/^./, (letter) => letter.toUpperCase())}\u202f»`,
  },
  cannotDeal: (s) => `${s}, sans jetons, ne peut donner`,
  deals: (s) => `${s} donne une carte à chacun`,
  sleeps: 'la dernière, le chat, dort au milieu',

  names: (s, r) => `${s} nomme ${le(r)}, qui doit parler`,
  look: 'et chacun regarde sa carte',
  shows: (s) => `${s} a cette carte et la montre`,
  showsOwn: (s) => `c’est justement la carte ${withDe(s)}, qui la montre`,
  calls: (s, r) => `${s} appelle ${le(r)}`,
  turnsUp: (s) => `${s} découvre sa carte`,
  wakesByNaming: (s, r, goesOn) => `${goesOn ? 'mais ' : ''}${le(r)}, c’est le chat\u00a0: ${s} l’a réveillé`,
  wakesByCalling: (s, goesOn) => `${goesOn ? 'mais ' : ''}c’est le chat\u00a0: ${s} l’a réveillé`,
  pays: (n) => `et paie ${formatCounterCount(n)} à la poule`,
  paysNothing: 'et, sans jetons, ne paie rien',
  broke: (s) => `${s} n’a plus de jetons`,

  over: 'la donne est finie',
  oneCall: 'on n’appelle qu’une fois, et la donne est finie',
  sleepsOn: 'il ne reste que le chat, qui dort toujours\u202f; la donne est finie',
  allOver: 'la donne est finie, et la partie avec elle',
  lastIn: (s) => `il ne reste de jetons qu’à ${s}, qui gagne la partie`,
};
