/**
 * Narrates a step: combines the engine's events into sentences, each clause with the articles it applies. A game
 * narrates its own events (`nain-jaune-family/narrate.ts`); the events that it leaves are narrated here. The words are in
 * the files of each language.
 */

import type { GameEvent } from '#engine/events.ts';
import type { Replay, Step } from '#engine/record/replay.ts';
import { splitArticle } from './articles.ts';
import { capitalize } from './capitalize.ts';
import { scoreOfDeal } from './deal-score.ts';
import { nameReplaySeats, nameStepSeats } from './seat-names.ts';
import type { TableMessages } from './table-messages.ts';

/** A part of a narration: words, the ids of the articles they apply, and the stop after them. */
export interface Clause {
  readonly text: string;
  readonly cites: readonly string[];
  /** Empty, or the comma, semicolon or full stop after the clause (and after its citations). */
  readonly stop: string;
}

/** Separator from the clause before: none, a comma, a semicolon, or a full stop. */
export type Join = '' | ',' | ';' | '.';

/** A step being narrated. */
export interface NarrationContext {
  readonly step: Step;
  readonly played: Replay;
  readonly messages: TableMessages;
  /** Adds a clause with the articles of its events. Returns the number of events. */
  add(join: Join, text: string, ...events: readonly GameEvent[]): number;
}

/**
 * Narrates the events of a single game: as many of `events` (at least one) as belong together. Returns how many it
 * narrated; 0 leaves the first of them to the narration shared by all games.
 */
export type Narrator = (events: readonly GameEvent[], context: NarrationContext) => number;

/** A language, and the narrator of the game in it. */
export interface NarrationSetup {
  readonly messages: TableMessages;
  readonly narrator: Narrator;
}

/**
 * Narrates a step of a replay with the names of the table. Throws if neither the game nor the shared narration has
 * words for an event.
 */
export const narrateStep = (
  written: Step,
  record: Replay,
  { messages, narrator }: NarrationSetup,
): readonly Clause[] => {
  const step = messages.names ? nameStepSeats(written, messages.names) : written;
  const played = messages.names ? nameReplaySeats(record, messages.names) : record;
  const clauses: { text: string; cites: string[]; stop: string }[] = [];
  const context: NarrationContext = {
    step,
    played,
    messages,
    add: (join, text, ...events) => {
      const last = clauses.at(-1);
      if (last) last.stop = join === ';' ? messages.semicolon : join;
      clauses.push({
        text: !last || join === '.' ? capitalize(text) : text,
        cites: [...new Set(events.map(({ cite }) => cite))],
        stop: '.',
      });
      return events.length;
    },
  };
  if (step.isScore) context.add('.', messages.dealScore(scoreOfDeal(played, step)));
  for (let rest = step.events; rest.length > 0; )
    rest = rest.slice(narrator(rest, context) || narrateCommon(rest, context));
  return clauses;
};

/** Slug of an event's article, without the siglum: `hoc.lead`, `snip.pairing`. */
export const getEventSlug = ({ cite }: GameEvent): string => splitArticle(cite)[1];

/** Adds up the counters paid by events. */
export const sum = (events: readonly GameEvent[]): number => events.reduce((n, { counters = 0 }) => n + counters, 0);

/** Events at the head of the list that have the same type as the first; with `alike`, also the same article. */
export const takeLikeEvents = (events: readonly GameEvent[], alike = false): readonly GameEvent[] => {
  const [first] = events;
  const end = events.findIndex(({ type, cite }) => type !== first!.type || (alike && cite !== first!.cite));
  return end < 0 ? events : events.slice(0, end);
};

/** Events before one of a step's events, in its deal; the latest last. */
export const listEarlierEvents = (event: GameEvent, { step, played }: NarrationContext): readonly GameEvent[] => [
  ...played.steps
    .slice(0, played.steps.indexOf(step))
    .filter(({ deal }) => deal === step.deal)
    .flatMap(({ events }) => events),
  ...step.events.slice(0, step.events.indexOf(event)),
];

const narrateCommon = (events: readonly GameEvent[], context: NarrationContext): number => {
  const { messages, add } = context;
  const event = events[0]!;
  const { type, seat: s = '', card: c = '', counters: n = 0 } = event;
  switch (type) {
    case 'received':
      return add('.', messages.received(n), ...takeLikeEvents(events));
    case 'turned-up':
      return add('.', messages.turnedUp(s, c), event);
    case 'drew':
      return add(
        '.',
        messages.drew(takeLikeEvents(events).map((drew) => [drew.seat!, drew.card!])),
        ...takeLikeEvents(events),
      );
    case 'took-deal': {
      const dealt = events.slice(1).filter((other) => other.type === 'dealt');
      const [to, none] = [dealt.filter(({ cards }) => cards), dealt.filter(({ cards }) => !cards)];
      add('.', messages.deals(s, to[0]!.cards!), event, to[0]!);
      if (none[0]) add(',', messages.dealsNone(none.map(({ seat }) => seat!)), none[0]);
      return 1 + dealt.length;
    }
    case 'dealt':
      return add('.', messages.deals(s, event.cards!), event);
    case 'laid-aside':
      return add(';', messages.aside(event.cards!), event);
    case 'led':
      return add('.', messages.leads(s, c), event);
    case 'followed':
      return add('.', messages.lays(s, c), event);
    case 'passed':
      return add('.', messages.passes(s), event);
    case 'paid':
      if (event.from === 'pool') return add('', messages.takesPool(n), event);
      return add(';', messages.pays(event.from!, event.to === 'pool' ? '' : event.to!, n), event);
    case 'out':
      return add('.', messages.outOfCards(s), event);
    case 'won':
      return add('.', messages.most(takeLikeEvents(events).map(({ seat }) => seat!)), ...takeLikeEvents(events));
    case 'stopped':
    case 'exhausted':
    case 'ended':
      return add('.', messages[type], event);
    default:
      throw new Error(`the narration has no words for ${type}, which ${event.cite} makes happen`);
  }
};

/** True if an event is the first of a settling step, so that its clause has none to continue. */
export const beginsSettlement = (event: GameEvent, { step }: NarrationContext): boolean =>
  step.part > 1 && step.events[0] === event;

/** Plain text of a narration; `mark` formats the citations after each clause. */
export const plainText = (clauses: readonly Clause[], mark: (cites: readonly string[]) => string = () => ''): string =>
  clauses.map(({ text, cites, stop }) => text + mark(cites) + stop).join(' ');

/** Articles cited in a narration, each once. */
export const citesOf = (clauses: readonly Clause[]): readonly string[] => [
  ...new Set(clauses.flatMap(({ cites }) => cites)),
];
