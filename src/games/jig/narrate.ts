/** Narrates the steps of Jig in words. */
import { formatCard, parseCard } from '#engine/cards.ts';
import type { CalledWord, GameEvent } from '#engine/events.ts';
import {
  type ClauseSeparator,
  getEventSlug,
  listEarlierEvents,
  type NarrationContext,
  type Narrator,
  takeSimilarEvents,
} from '../../narration/narrate.ts';
import type { JigWords } from './words.ts';

/** Narrates the events of Jig in the words of a language. */
export const narrateJig =
  (words: JigWords): Narrator =>
  (events, telling) => {
    const { add } = telling;
    const event = events[0]!;
    const { type, seat: s = '' } = event;
    switch (type) {
      case 'took-deal': {
        const dealt = events.slice(1).filter((other) => other.type === 'dealt');
        add('.', words.deals(s, handsOf(dealt)), event, ...dealt);
        return 1 + dealt.length;
      }
      case 'led':
      case 'followed':
        return tellCard(events, telling, words);
      case 'paid':
        return tellPaid(events, telling, words);
      case 'out':
        return add('.', words.out(s), event);
      case 'counted': {
        const [left, paid] = events as [GameEvent, GameEvent];
        return add('.', words.paysHand(paid.to!, s, left.points!), left, paid);
      }
      default:
        return 0;
    }
  };

/** Groups seats that got the same number of cards. Larger hands come first, since they are dealt first. */
const handsOf = (dealt: readonly GameEvent[]): (readonly [cards: number, seats: readonly string[]])[] =>
  [...new Set(dealt.map(({ cards }) => cards!))].map((cards) => [
    cards,
    dealt.filter((hand) => hand.cards === cards).map(({ seat }) => seat!),
  ]);

const LEADS: Readonly<Record<string, 'leads' | 'afterJig' | 'afterStop'>> = {
  'jig.lead': 'leads',
  'jig.jig-leads': 'afterJig',
  'jig.stop.leads': 'afterStop',
};

/** Words called with the five cards of a run, in order. */
const WORDS = ['snip', 'snap', 'snorum', 'hicockalorum', 'jig'] as const satisfies readonly CalledWord[];

/** Capitalises calls: `Snip-Jig`. */
const written = (words: string): string => words.toLowerCase().replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** Narrates a card and the word called with it, with the reason for a Jig, or with the mistake and its fine. */
const tellCard = (events: readonly GameEvent[], telling: NarrationContext, words: JigWords): number => {
  const { add, step } = telling;
  const laid = events[0]!;
  const { type, seat: s = '', card: c = '' } = laid;
  const after = events.slice(1, events.findLastIndex((other) => ['called', 'miscalled'].includes(other.type)) + 1);
  const called = after.find((other) => other.type === 'called');
  const miscalled = after.find((other) => other.type === 'miscalled');
  const inRun = runOf(laid, telling);
  const due = written(`${WORDS[inRun.length - 1]}${called ? '-Jig' : ''}`);
  // Only the record has the whole mistaken call: `B 8D says Snap-Jig?`.
  const said = miscalled ? written(/ says ([\w-]+)/.exec(step.move)![1]!) : due;
  const follows = inRun.at(-2)?.seat === s ? 'goesOn' : 'lays';
  const clause = type === 'followed' ? follows : LEADS[getEventSlug(laid)]!;
  add('.', words[clause](s, c, said), laid, ...(miscalled && called ? [called] : []));
  if (miscalled) add(...wrong(laid, miscalled, due, words), miscalled);
  else if (called) add(',', c.startsWith('K') ? words.king : words.gone(nextRank(c)), called);
  return 1 + after.length;
};

/** Describes a mistake in a call, and gives the punctuation between the call and the mistake. */
const wrong = (
  laid: GameEvent,
  miscalled: GameEvent,
  due: string,
  words: JigWords,
): [join: ClauseSeparator, text: string] => {
  if (!laid.call) return ['', words.instead(due)];
  return miscalled.call ? [',', words.noStop] : ['', words.forgotten];
};

/** Lists the cards of the run up to `laid`, which is the last. */
const runOf = (laid: GameEvent, telling: NarrationContext): readonly GameEvent[] => {
  const cards = [...listEarlierEvents(laid, telling), laid].filter(({ type }) => type === 'led' || type === 'followed');
  return cards.slice(cards.findLastIndex(({ type }) => type === 'led'));
};

const nextRank = (card: string): string => formatCard(parseCard(card)! + 1).slice(0, -1);

const tellPaid = (events: readonly GameEvent[], { add }: NarrationContext, words: JigWords): number => {
  const event = events[0]!;
  const { from = '', to = '', counters: n = 0 } = event;
  switch (getEventSlug(event)) {
    case 'jig.pool.equal':
      return add('.', words.eachPutsIn(n), ...takeSimilarEvents(events, true));
    case 'jig.pool.dealer':
      return add('.', words.dealerPutsIn(from, n), event);
    case 'jig.fine':
      return add(',', words.fined(n), event);
    case 'jig.pool':
      return add('.', words.takesPool(to, n), event);
    default:
      return 0;
  }
};
