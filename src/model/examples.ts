/** The worked examples of `content/examples/`: the engine replays each at build; a faulty one fails it. */

import { GAMES } from '#engine/games.ts';
import { messageOf } from '#engine/record/fault-sentences.ts';
import { printRecord, tagOf } from '#engine/record/record.ts';
import { countMoves, findStep, type Replay, replay, stepName } from '#engine/record/replay.ts';
import type { Language } from '../i18n/routes.ts';
import { pageHref } from '../i18n/routes.ts';
import { EDITIONS } from './editions.ts';
import type { ShownRecord } from './example-props.ts';

/** An example: its record as text, and its replay. */
export interface Example {
  readonly id: string;
  readonly game: string;
  /** The text of the record, for the table and for copying. */
  readonly record: string;
  readonly played: Replay;
  /** The articles it demonstrates, the main one first. */
  readonly articles: readonly string[];
}

const files = import.meta.glob<string>('/content/examples/*/*.deal', { query: '?raw', import: 'default', eager: true });

/** True if the game of an example has an edition; otherwise there is no page for it. */
const hasPage = ([file]: [string, string]): boolean => EDITIONS.some(({ game }) => file.includes(`/${game.id}/`));

/** Rank of an example among those of its game, from its tag `Place`: the deal the edition is known for, then the simplest first. */
const placeOf = ({ played }: Example): number => Number(tagOf(played.record.tags, 'Place')?.value);

const gameAt = ({ game }: Example): number => EDITIONS.findIndex((edition) => edition.game.id === game);

/** Every example with a page, by edition, in the order for readers. */
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

export const examplesOf = (game: string): readonly Example[] => EXAMPLES.filter((example) => example.game === game);

/** Events of a deal that does not show how a game usually goes: a wrong card, a deal broken off, one player alone to play. */
const UNUSUAL: readonly string[] = ['misplayed', 'stopped', 'made-opera'];

/**
 * The example of a whole deal of a game, from the first card to the count: the first one, in the order for readers,
 * whose first deal is played to its end with a turn for everybody; of the game itself, not of a variation.
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
      countMoves(deal) > played.seats.length &&
      !deal.some(({ events }) => events.some(({ type }) => UNUSUAL.includes(type)))
    );
  });

export const exampleOf = (id: string): Example => {
  const found = EXAMPLES.find((example) => example.id === id);
  if (!found) throw new Error(`there is no example ${id}`);
  return found;
};

/** A text from an example's tags in a language: its `Title`, its `Intro`. */
export const getExampleText = ({ id, played }: Example, name: 'Title' | 'Intro', lang: Language): string => {
  const tag = tagOf(played.record.tags, name, lang);
  if (!tag) throw new Error(`the example ${id} has no [${name}:${lang} "…"]`);
  return tag.value;
};

/** Tags for readers, not needed by a table. */
const TO_READ = ['Title', 'Intro', 'Place', 'Articles', 'Source', 'Rules', 'Generator', 'Expect'];

/** The record of an example for a table, without descriptive tags. */
export const recordToPlay = ({ played: { record } }: Example): string =>
  printRecord({
    ...record,
    comments: [],
    tags: record.tags.filter(({ name }) => !TO_READ.includes(name)),
    deals: record.deals.map((deal) => ({ ...deal, comments: [] })),
  });

/** Props of an example for a table. */
export const shownOf = (example: Example, lang: Language): ShownRecord => ({
  id: example.id,
  title: getExampleText(example, 'Title', lang),
  record: recordToPlay(example),
  href: exampleHref(example.id, lang),
});

/** The address of the file with all examples of a game for a table; their pages are below the same folder. */
export const examplesFileHref = (game: string, lang: Language): string => `${pageHref(lang, 'examples/')}${game}.json`;

export const exampleHref = (id: string, lang: Language): string => pageHref(lang, `examples/${id}/`);

/** The address of the page for embedding an example. */
export const builderHref = (id: string, lang: Language): string => `${pageHref(lang, 'embed/')}?example=${id}`;

/** The address of the still of an example that stands in the text of its edition. */
export const stillHref = (id: string, lang: Language): string => `${exampleHref(id, lang)}still.svg`;

/** The address of an example as plain text, or of its table as a picture. */
export const exampleFileHref = (id: string, form: 'txt' | 'svg' | 'png', lang: Language): string =>
  `${pageHref(lang, 'examples/')}${id}.${form}`;

/** The index of the step with this name; throws if the example has none. */
export const stepIndex = ({ id, played }: Example, name: string): number => {
  const index = findStep(played, name);
  if (index < 0 || stepName(played, index) !== name) throw new Error(`the example ${id} has no step ${name}`);
  return index;
};

/** The address of a step, by its index, on the page of an example. */
export const stepHref = ({ id, played }: Example, index: number, lang: Language): string =>
  `${exampleHref(id, lang)}#step-${stepName(played, index)}`;

/** The name of the first step of an example that executes an article; empty if there is none. */
export const stepOf = ({ played }: Example, article: string): string => {
  const index = played.steps.findIndex(({ events }) => events.some(({ cite }) => cite === article));
  return index < 0 ? '' : stepName(played, index);
};

/** An example, and the name of its step that executes an article. */
interface Sight {
  readonly example: Example;
  readonly step: string;
}

/** Cache by article, used by every page that names one. */
const SIGHTS = new Map<string, Sight | undefined>();

/** The example that plays an article: the one made for it, or else the first that cites it. */
export const findExampleOfArticle = (article: string): Sight | undefined => {
  if (!SIGHTS.has(article)) SIGHTS.set(article, sightOf(article));
  return SIGHTS.get(article);
};

const sightOf = (article: string): Sight | undefined => {
  const [first] = [...EXAMPLES]
    .map((example) => ({ example, step: stepOf(example, article), made: example.articles.indexOf(article) }))
    .filter(({ step, made }) => step !== '' || made >= 0)
    .sort((a, b) => Number(b.made >= 0) - Number(a.made >= 0) || a.made - b.made);
  return first && { example: first.example, step: first.step || '1' };
};
