/**
 * What happened in a step, in words: the events of the engine put together as one would tell them at the
 * table, each clause with the articles it carries out. The words themselves are in `en.ts` and `fr.ts`.
 */
import { makeCard, parseCard } from '#engine/cards.ts';
import { type GameEvent } from '#engine/events.ts';
import { type Refusal } from '#engine/game.ts';
import { NOBODY } from '#engine/hands.ts';
import { type Replay, type Step } from '#engine/replay.ts';
import { splitArticle } from './articles.ts';
import { type Multiplied, type Shares, type Tongue, type Tried } from './tongue.ts';

/** A part of what is told: words, the ids of the articles they carry out, and the stop that follows them. */
export interface Clause {
  readonly text: string;
  readonly cites: readonly string[];
  /** Empty, or the comma, semicolon or full stop after the clause (and after its citations). */
  readonly stop: string;
}

/** How a clause goes on from the one before it: in the same breath, after a comma, a semicolon, or as a sentence. */
type Join = '' | ',' | ';' | '.';

const slugOf = ({ cite }: GameEvent): string => splitArticle(cite)[1].replace(/^snip\./, '');
const boxOf = (account = ''): string => (account.startsWith('box:') ? account.slice(4) : '');
const sum = (events: readonly GameEvent[]): number => events.reduce((n, { counters = 0 }) => n + counters, 0);

/** Tells a step of a replay, in `en` or `fr` (the tongues of `en.ts` and `fr.ts`). */
export const tellStep = (step: Step, played: Replay, say: Tongue): readonly Clause[] => {
  const nain = played.game === 'lindor' ? say.lindor : say.nain;
  const told: { text: string; cites: string[]; stop: string }[] = [];

  const add = (join: Join, text: string, ...events: readonly GameEvent[]): void => {
    const last = told.at(-1);
    if (last) last.stop = join === ';' ? say.semicolon : join;
    told.push({
      text: !last || join === '.' ? text.charAt(0).toUpperCase() + text.slice(1) : text,
      cites: [...new Set(events.map(({ cite }) => cite))],
      stop: '.',
    });
  };

  /** Tells the events at the head of `rest` that belong together; answers how many. */
  const tell = (event: GameEvent, rest: readonly GameEvent[]): number => {
    const { type, seat: s = '', card: c = '', counters: n = 0 } = event;
    const slug = slugOf(event);
    /** The events of the same type that follow one another, of the same article too when `alike`. */
    const run = (alike = false): readonly GameEvent[] => {
      const end = rest.findIndex((other) => other.type !== type || (alike && other.cite !== event.cite));
      return end < 0 ? rest : rest.slice(0, end);
    };
    const group = (events: readonly GameEvent[], join: Join, text: string): number => {
      add(join, text, ...events);
      return events.length;
    };
    const one = (join: Join, text: string): number => group([event], join, text);

    switch (type) {
      case 'received':
        return group(run(), '.', say.received(n));
      case 'turned-up':
        return one('.', say.turnedUp(s, event.card!));
      case 'drew':
        return group(run(), '.', say.drew(run().map((drew) => [drew.seat!, drew.card!])));
      case 'took-deal': {
        const dealt = rest.slice(1).filter((other) => other.type === 'dealt');
        const [to, none] = [dealt.filter(({ cards }) => cards), dealt.filter(({ cards }) => !cards)];
        if (!to[0]) return one('.', say.newGame(s));
        add('.', say.deals(s, to[0].cards!), event, to[0]);
        if (none[0]) add(',', say.dealsNone(none.map(({ seat }) => seat!)), none[0]);
        return 1 + dealt.length;
      }
      case 'dealt':
        return one('.', say.deals(s, event.cards!));
      case 'laid-aside':
        return one(';', say.aside(event.cards!));

      case 'led':
        if (slug === 'intervening') return one('.', say.intervenes(s, c));
        if (slug === 'run.stop') return one('.', say.afterStop(s, c));
        return one('.', say[/^(hoc\.lead|run\.king|after-snorum)$/.test(slug) ? 'afresh' : 'leads'](s, c));
      case 'followed':
        if (event.call) return one('.', say.pairs(s, c, event.call.charAt(0).toUpperCase() + event.call.slice(1)));
        if (slug === 'nain.wild') return one('.', say.nainFor(s, wanted(step, played, event)));
        if (slug === 'nain.after-six') return one('.', say.nainAsSeven(s));
        return one('.', say[FOLLOWED[slug] ?? 'lays'](s, c));
      case 'passed':
        return one('.', say[slug.startsWith('nain.') ? 'keepsNain' : 'passes'](s));
      case 'misplayed':
        return one('.', say.misplays(s, c, lastLaid(step, played, event).slice(0, -1)));
      case 'claimed':
        return one('.', say.claims(s));
      case 'called': {
        const due = slug === 'hoc.accidental' || slug === 'hoc.last' ? wanted(step, played, event) : '';
        return one(';', say.hoc(s, due, due !== '' && step.owners[parseCard(due)!] !== NOBODY));
      }

      case 'paid':
        return tellPaid(event, run(true), slug, n);
      case 'counted': {
        add('.', say.counted(s, event.points!, played.readings['count'] === 'cards' ? 'cards' : 'points'), event);
        const paid = rest[1];
        if (paid?.type !== 'paid' || paid.from !== s) return 1;
        const why = slugOf(paid);
        add('', say.paysHand(paid.to!, paid.counters!, why === 'out' ? '' : (why as Multiplied)), paid);
        return 2;
      }
      case 'out':
        return one('.', say[played.accounts.includes('pool') ? 'outOfGame' : 'outOfCards'](s));
      case 'handed-in':
        return one('', say.handsIn(event.cards!));
      case 'made-opera':
        return one('.', say.opera(s));
      case 'won':
        if (played.accounts.includes('pool')) return one('.', say.lastIn(s));
        return group(run(), '.', say.most(run().map(({ seat }) => seat!)));
      case 'stopped':
      case 'exhausted':
      case 'ended':
        return one('.', say[type]);
      default:
        // A game is told when it has a page; the others are played, and not told yet.
        throw new Error(`the narration has no words for ${type}`);
    }
  };

  const tellPaid = (event: GameEvent, alike: readonly GameEvent[], slug: string, n: number): number => {
    const { from = '', to = '' } = event;
    const [fromBox, toBox] = [boxOf(from), boxOf(to)];
    if (slug === 'stakes') {
      const own = alike.filter((other) => other.from === from);
      const boxes: Shares = own.map((stake) => [stake.counters!, boxOf(stake.to)]);
      add('.', say.stakes(own.length < alike.length ? '' : from, sum(own), boxes, nain), event);
      return alike.length;
    }
    if (slug === 'hoc.paid') {
      // As many as the others at the table; a second hoc does not follow the first without a card between.
      add(',', say.eachPays(n), event);
      return alike.length;
    }
    if (slug === 'opera.boxes') {
      add('.', say.sweeps(to, sum(alike)), event);
      return alike.length;
    }
    if (slug === 'leftover') {
      const seats = [...new Set(alike.map((share) => share.to!))];
      add('.', say.shares(seats.map((seat) => [sum(alike.filter((share) => share.to === seat)), seat])), event);
      return alike.length;
    }
    if (slug === 'notice.draw') add('.', say.holds(to, fromBox, n, nain), event);
    else if (fromBox) add('', say.takesBox(n), event);
    else if (toBox) add('.', say.bete(from, toBox, n, nain), event);
    else if (from === 'pool') add('', say.takesPool(n), event);
    else if (slug === 'short')
      add(';', say[played.readings['short'] === 'goes-negative' ? 'owes' : 'paysLast'](from, n), event);
    else if (slug === 'missed') add(';', say.paysDouble(from, n), event);
    else if (slug === 'missed.double') add(';', say.paysFlat(from, n), event);
    else if (slug === 'missed.paired') add(';', say.paysAsIf(from, n), event);
    else add(';', say.pays(from, to === 'pool' ? '' : to, n), event);
    return 1;
  };

  for (let i = 0; i < step.events.length; ) i += tell(step.events[i]!, step.events.slice(i));
  return told;
};

const FOLLOWED: Readonly<Record<string, 'goesOn' | 'supplies' | 'takesUp'>> = {
  run: 'goesOn',
  'run.supply': 'supplies',
  'run.next': 'takesUp',
};

/** The card that lay on top before an event of a step, in notation; empty when the deal has none yet. */
const lastLaid = (step: Step, played: Replay, event: GameEvent): string => {
  const before = played.steps.slice(0, played.steps.indexOf(step)).filter(({ deal }) => deal === step.deal);
  const events = [...before.flatMap(({ events }) => events), ...step.events.slice(0, step.events.indexOf(event))];
  return events.findLast(({ type, card }) => card && type !== 'drew')?.card ?? '';
};

/** The card that would go on with the run before an event, in notation. */
const wanted = (step: Step, played: Replay, event: GameEvent): string =>
  makeCard(parseCard(lastLaid(step, played, event))! + 1);

/** Tells why a move is refused. */
export const tellRefusal = ({ reason, cite }: Refusal, tried: Tried, say: Tongue): Clause => {
  const text = say.refused[reason](tried);
  return { text: text.slice(0, -1), cites: [cite], stop: '.' };
};

/** The words of what is told, without the citations. */
export const plainText = (told: readonly Clause[]): string => told.map(({ text, stop }) => text + stop).join(' ');

/** The articles of what is told, each once. */
export const citesOf = (told: readonly Clause[]): readonly string[] => [...new Set(told.flatMap(({ cites }) => cites))];
