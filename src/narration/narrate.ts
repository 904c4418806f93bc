/**
 * Narrates a step: combines the engine's events into sentences, and adds to each clause the articles it applies. A game
 * narrates its own events (`nain-jaune-family/narrate.ts`); all other events are narrated here. The words are in the
 * files of each language.
 */

import type { GameEvent } from '#engine/events.ts';
import type { Replay, Step } from '#engine/record/steps.ts';
import { capitalize } from '../i18n/capitalize.ts';
import { splitArticle } from './articles.ts';
import { getDealScore } from './deal-score.ts';
import { nameReplaySeats, nameStepSeats } from './seat-names.ts';
import type { TableMessages } from './table-messages.ts';

/** A part of a narration: its words, the ids of the articles it applies, and the punctuation after it. */
export interface Clause {
  readonly text: string;
  readonly cites: readonly string[];
  /**
   * Empty, or the comma, semicolon or full stop after the clause; it follows the article numbers, if they are shown.
   */
  readonly stop: string;
}

/** Separator between the previous clause and this one: none, a comma, a semicolon, or a full stop. */
export type ClauseSeparator = '' | ',' | ';' | '.';

/** The step that is being narrated, for the functions that narrate its events. */
export interface NarrationContext {
  readonly step: Step;
  readonly played: Replay;
  readonly messages: TableMessages;
  /** Adds a clause, with the articles of the events that it narrates. Returns the number of these events. */
  add(join: ClauseSeparator, text: string, ...events: readonly GameEvent[]): number;
}

/**
 * Narrates events that exist in one game only. It narrates the first of `events` together with those after it that
 * belong to the same clauses, and returns the number of events narrated. If it returns 0, the narration shared by all
 * games narrates the first event.
 */
export type Narrator = (events: readonly GameEvent[], context: NarrationContext) => number;

/** Messages of a language, and the narrator of the game in that language. */
export interface NarrationSetup {
  readonly messages: TableMessages;
  readonly narrator: Narrator;
}

/**
 * Narrates a step of a replay, with the player names shown at the table. Throws if neither the game's narrator nor the
 * shared narration has words for an event.
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
  if (step.isScore) context.add('.', messages.dealScore(getDealScore(played, step)));
  for (let rest = step.events; rest.length > 0; )
    rest = rest.slice(narrator(rest, context) || narrateCommon(rest, context));
  return clauses;
};

/** Slug of an event's article (its id without the siglum): `hoc.lead`, `snip.pairing`. */
export const getEventSlug = ({ cite }: GameEvent): string => splitArticle(cite)[1];

/** Adds up the counters paid by events. */
export const sumCounters = (events: readonly GameEvent[]): number =>
  events.reduce((n, { counters = 0 }) => n + counters, 0);

/** Returns the first events of the list that have the same type; with `alike`, also the same article. */
export const takeSimilarEvents = (events: readonly GameEvent[], alike = false): readonly GameEvent[] => {
  const [first] = events;
  const end = events.findIndex(({ type, cite }) => type !== first!.type || (alike && cite !== first!.cite));
  return end < 0 ? events : events.slice(0, end);
};

/** Lists the events of the same deal before one of this step's events, in their order. */
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
      return add('.', messages.received(n), ...takeSimilarEvents(events));
    case 'turned-up':
      return add('.', messages.turnedUp(s, c), event);
    case 'drew':
      return add(
        '.',
        messages.drew(takeSimilarEvents(events).map((drew) => [drew.seat!, drew.card!])),
        ...takeSimilarEvents(events),
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
      return add('.', messages.most(takeSimilarEvents(events).map(({ seat }) => seat!)), ...takeSimilarEvents(events));
    case 'stopped':
    case 'exhausted':
    case 'ended':
      return add('.', messages[type], event);
    default:
      throw new Error(`the narration has no words for ${type}, which ${event.cite} makes happen`);
  }
};

/** True if an event is the first one of a settling step, so that its clause cannot continue another clause. */
export const beginsSettlement = (event: GameEvent, { step }: NarrationContext): boolean =>
  step.part > 1 && step.events[0] === event;

/** Formats a narration as plain text; `mark` formats the cited articles after each clause. */
export const formatClauses = (
  clauses: readonly Clause[],
  mark: (cites: readonly string[]) => string = () => '',
): string => clauses.map(({ text, cites, stop }) => text + mark(cites) + stop).join(' ');

/** Lists the articles that a narration cites, each once. */
export const listCitedArticles = (clauses: readonly Clause[]): readonly string[] => [
  ...new Set(clauses.flatMap(({ cites }) => cites)),
];
