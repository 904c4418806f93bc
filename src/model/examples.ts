/** The worked examples of `content/examples/`: each is replayed by the engine here, at build; a faulty one fails it. */

import { GAMES } from '#engine/games.ts';
import { messageOf } from '#engine/record/fault-sentences.ts';
import { printRecord, tagOf } from '#engine/record/record.ts';
import { type Replay, replay } from '#engine/record/replay.ts';
import type { Language } from '../i18n/routes.ts';
import { pageHref } from '../i18n/routes.ts';
import { EDITIONS } from './editions.ts';
import type { ShownRecord } from './example-props.ts';

/** An example: its record as written, and as played. */
export interface Example {
  readonly id: string;
  readonly game: string;
  /** The text of the record, for the table and for copying. */
  readonly record: string;
  readonly played: Replay;
  /** The articles it was made to show, the foremost first. */
  readonly articles: readonly string[];
}

const files = import.meta.glob<string>('/content/examples/*/*.deal', { query: '?raw', import: 'default', eager: true });

/** Whether the game of an example has an edition; one that has none yet has no page to stand on. */
const hasPage = ([file]: [string, string]): boolean => EDITIONS.some(({ game }) => file.includes(`/${game.id}/`));

/** The place of an example among those of its game, from its tag `Place`: first the deal the edition is known for, then the simplest. */
const placeOf = ({ played }: Example): number => Number(tagOf(played.record.tags, 'Place')?.value);

const gameAt = ({ game }: Example): number => EDITIONS.findIndex((edition) => edition.game.id === game);

/** Every example that has a page, by the editions of the games, in the order in which a reader would take them. */
export const EXAMPLES: readonly Example[] = Object.entries(files)
  .filter(hasPage)
  .map(([file, record]) => {
    const [, game = '', id = ''] = /\/([^/]+)\/([^/]+)\.deal$/.exec(file) ?? [];
    const result = replay(record, GAMES);
    if (!result.ok)
      throw new Error(
        result.faults.map((fault) => `${file.slice(1)}:${fault.line}:${fault.column}: ${messageOf(fault)}`).join('\n'),
      );
    const articles = tagOf(result.value.record.tags, 'Articles')?.value.split(/\s+/) ?? [];
    return { id, game, record, played: result.value, articles };
  })
  .sort((a, b) => gameAt(a) - gameAt(b) || placeOf(a) - placeOf(b));

/** The examples of a game. */
export const examplesOf = (game: string): readonly Example[] => EXAMPLES.filter((example) => example.game === game);

/** Events of a deal that does not show how a game usually goes: a wrong card, a deal broken off, one player alone to play. */
const UNUSUAL: readonly string[] = ['misplayed', 'stopped', 'made-opera'];

/**
 * The example in which a whole deal of a game is seen, from the first card to the count: the first one, in the order of a
 * reader, whose first deal is played to its end, every player having had a turn; of the game itself, and not of a variation.
 */
export const wholeDealOf = (game: string): Example | undefined =>
  examplesOf(game).find(({ played }) => {
    const deal = played.steps.filter((step) => step.deal === 1);
    const [first] = deal;
    return (
      played.variant === undefined &&
      first?.move.startsWith('deal ') === true &&
      deal.at(-1)!.toMove < 0 &&
      (played.dealOver || played.steps.length > deal.length) &&
      deal.length > played.seats.length &&
      !deal.some(({ events }) => events.some(({ type }) => UNUSUAL.includes(type)))
    );
  });

/** The example of that name. */
export const exampleOf = (id: string): Example => {
  const found = EXAMPLES.find((example) => example.id === id);
  if (!found) throw new Error(`there is no example ${id}`);
  return found;
};

/** A text of an example's tags in a language: its `Title`, its `Intro`. */
export const textOf = ({ id, played }: Example, name: 'Title' | 'Intro', lang: Language): string => {
  const tag = tagOf(played.record.tags, name, lang);
  if (!tag) throw new Error(`the example ${id} has no [${name}:${lang} "…"]`);
  return tag.value;
};

/** Tags that say something to a reader and nothing to a table. */
const TO_READ = ['Title', 'Intro', 'Place', 'Articles', 'Source', 'Rules', 'Generator', 'Expect'];

/** The record of an example as a table needs it: what is played, without what is told about it. */
export const recordToPlay = ({ played: { record } }: Example): string =>
  printRecord({
    ...record,
    comments: [],
    tags: record.tags.filter(({ name }) => !TO_READ.includes(name)),
    deals: record.deals.map((deal) => ({ ...deal, comments: [] })),
  });

/** An example as a table shows it. */
export const shownOf = (example: Example, lang: Language): ShownRecord => ({
  id: example.id,
  title: textOf(example, 'Title', lang),
  record: recordToPlay(example),
  href: exampleHref(example.id, lang),
});

/** The address of the file with all examples of a game as a table shows them; their pages are below the same folder. */
export const shownHref = (game: string, lang: Language): string => `${pageHref(lang, 'examples/')}${game}.json`;

/** The address of an example's page. */
export const exampleHref = (id: string, lang: Language): string => pageHref(lang, `examples/${id}/`);

/** The address of the page on which an example is taken into somebody’s post. */
export const builderHref = (id: string, lang: Language): string => `${pageHref(lang, 'embed/')}?example=${id}`;

/** The address of the still of an example that stands in the text of its edition. */
export const stillHref = (id: string, lang: Language): string => `${exampleHref(id, lang)}still.svg`;

/** The address of an example told in plain text, or of its table as a picture. */
export const formHref = (id: string, form: 'txt' | 'svg' | 'png', lang: Language): string =>
  `${pageHref(lang, 'examples/')}${id}.${form}`;

/** The label of a step (its index from 0) in addresses and in texts. */
export const stepLabel = (index: number): string => String(index + 1);

/** The index (from 0) of the step with this label; throws where the example has none. */
export const stepIndex = ({ id, played }: Example, label: string): number => {
  const index = Number(label) - 1;
  if (!played.steps[index]) throw new Error(`the example ${id} has no step ${label}`);
  return index;
};

/** The address of a step (its index from 0) on the page of an example. */
export const stepHref = ({ id }: Example, index: number, lang: Language): string =>
  `${exampleHref(id, lang)}#step-${stepLabel(index)}`;

/** The first step (from 1) of an example at which an article is carried out; 0 when it is in none. */
export const stepOf = ({ played }: Example, article: string): number =>
  played.steps.findIndex(({ events }) => events.some(({ cite }) => cite === article)) + 1;

/** An example, and the step of it at which an article is carried out. */
interface Sight {
  readonly example: Example;
  readonly step: number;
}

/** By article: every page that names one asks. */
const SIGHTS = new Map<string, Sight | undefined>();

/** Where an article is seen played: the example made to show it, or else the first that cites it. */
export const seenIn = (article: string): Sight | undefined => {
  if (!SIGHTS.has(article)) SIGHTS.set(article, sightOf(article));
  return SIGHTS.get(article);
};

const sightOf = (article: string): Sight | undefined => {
  const [first] = [...EXAMPLES]
    .map((example) => ({ example, step: stepOf(example, article), made: example.articles.indexOf(article) }))
    .filter(({ step, made }) => step > 0 || made >= 0)
    .sort((a, b) => Number(b.made >= 0) - Number(a.made >= 0) || a.made - b.made);
  return first && { example: first.example, step: Math.max(first.step, 1) };
};
