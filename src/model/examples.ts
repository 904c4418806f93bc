/**
 * The worked examples of `content/examples/`. The engine replays each of them at build; a faulty example fails the
 * build.
 */

import { GAMES } from '#engine/games.ts';
import { formatFaultMessage } from '#engine/record/fault-sentences.ts';
import { formatRecord } from '#engine/record/format-record.ts';
import { findTag } from '#engine/record/record.ts';
import { replay } from '#engine/record/replay.ts';
import { countMoves, findStep, formatStepName, type Replay } from '#engine/record/steps.ts';
import type { Language } from '../i18n/routes.ts';
import { pageHref } from '../i18n/routes.ts';
import { EDITIONS } from './editions.ts';
import type { ShownRecord } from './example-props.ts';

/** An example: its record as text, and the replay of the record. */
export interface Example {
  readonly id: string;
  readonly game: string;
  /** The text of the record, shown by the table and copied by readers. */
  readonly record: string;
  readonly played: Replay;
  /** The articles that the example demonstrates, the main one first. */
  readonly articles: readonly string[];
}

const files = import.meta.glob<string>('/content/examples/*/*.deal', { query: '?raw', import: 'default', eager: true });

/** True if the game of an example has an edition; otherwise the example has no page. */
const hasPage = ([file]: [string, string]): boolean => EDITIONS.some(({ game }) => file.includes(`/${game.id}/`));

/**
 * Position of an example in the list of its game, from its tag `Place`: first the deal for which the edition is known,
 * then the others from simple to difficult.
 */
const placeOf = ({ played }: Example): number => Number(findTag(played.record.tags, 'Place')?.value);

const gameAt = ({ game }: Example): number => EDITIONS.findIndex((edition) => edition.game.id === game);

/** Every example that has a page, by edition; within an edition in the order of their tags `Place`. */
export const EXAMPLES: readonly Example[] = Object.entries(files)
  .filter(hasPage)
  .map(([file, record]) => {
    const [, game = '', id = ''] = /\/([^/]+)\/([^/]+)\.deal$/.exec(file) ?? [];
    const result = replay(record, GAMES);
    if (!result.ok)
      throw new Error(
        result.faults
          .map((fault) => `${file.slice(1)}:${fault.line}:${fault.column}: ${formatFaultMessage(fault)}`)
          .join('\n'),
      );
    const articles = findTag(result.value.record.tags, 'Articles')?.value.split(/\s+/) ?? [];
    return { id, game, record, played: result.value, articles };
  })
  .sort((a, b) => gameAt(a) - gameAt(b) || placeOf(a) - placeOf(b));

export const listExamples = (game: string): readonly Example[] => EXAMPLES.filter((example) => example.game === game);

/**
 * Types of event that do not belong to the normal course of a game: a wrong card, a deal broken off, one player alone
 * to play.
 */
const UNUSUAL: readonly string[] = ['misplayed', 'stopped', 'made-opera'];

/**
 * The example that shows a whole deal of a game, from the first card to the score. It is the first example of the game
 * itself (not of a variation) whose first deal is played to its end, with a turn for every player and without an
 * unusual event. `undefined` if there is none.
 */
export const findWholeDealExample = (game: string): Example | undefined =>
  listExamples(game).find(({ played }) => {
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

export const getExample = (id: string): Example => {
  const found = EXAMPLES.find((example) => example.id === id);
  if (!found) throw new Error(`there is no example ${id}`);
  return found;
};

/** A text of an example in a language, from its tag `Title` or `Intro`. */
export const getExampleText = ({ id, played }: Example, name: 'Title' | 'Intro', lang: Language): string => {
  const tag = findTag(played.record.tags, name, lang);
  if (!tag) throw new Error(`the example ${id} has no [${name}:${lang} "…"]`);
  return tag.value;
};

/** Names of the tags that describe an example for readers, which a table does not need. */
const TO_READ = ['Title', 'Intro', 'Place', 'Articles', 'Source', 'Rules', 'Generator', 'Expect'];

/** The record of an example for a table, without descriptive tags. */
export const formatPlayableRecord = ({ played: { record } }: Example): string =>
  formatRecord({
    ...record,
    comments: [],
    tags: record.tags.filter(({ name }) => !TO_READ.includes(name)),
    deals: record.deals.map((deal) => ({ ...deal, comments: [] })),
  });

/** An example as a record for the props of a table. */
export const toShownRecord = (example: Example, lang: Language): ShownRecord => ({
  id: example.id,
  title: getExampleText(example, 'Title', lang),
  record: formatPlayableRecord(example),
  href: exampleHref(example.id, lang),
});

/**
 * The address of the file with all examples of a game, which a table fetches. The pages of the examples are in the same
 * folder.
 */
export const examplesFileHref = (game: string, lang: Language): string => `${pageHref(lang, 'examples/')}${game}.json`;

export const exampleHref = (id: string, lang: Language): string => pageHref(lang, `examples/${id}/`);

/** The address of the page for embedding, with this example selected. */
export const builderHref = (id: string, lang: Language): string => `${pageHref(lang, 'embed/')}?example=${id}`;

/** The address of the picture of an example that the text of its edition shows. */
export const examplePictureHref = (id: string, lang: Language): string => `${exampleHref(id, lang)}still.svg`;

/** The address of an example as plain text (`txt`), or of a picture of its table. */
export const exampleFileHref = (id: string, form: 'txt' | 'svg' | 'png', lang: Language): string =>
  `${pageHref(lang, 'examples/')}${id}.${form}`;

/** The index of the step with this name; throws if the example has none. */
export const findExampleStepIndex = ({ id, played }: Example, name: string): number => {
  const index = findStep(played, name);
  if (index < 0 || formatStepName(played, index) !== name) throw new Error(`the example ${id} has no step ${name}`);
  return index;
};

/** The address of a step, given by its index, on the page of an example. */
export const stepHref = ({ id, played }: Example, index: number, lang: Language): string =>
  `${exampleHref(id, lang)}#step-${formatStepName(played, index)}`;

/** The name of the first step of an example that executes this article; empty if there is none. */
export const findStepOfArticle = ({ played }: Example, article: string): string => {
  const index = played.steps.findIndex(({ events }) => events.some(({ cite }) => cite === article));
  return index < 0 ? '' : formatStepName(played, index);
};

/** An example that plays an article, and the name of the step that executes it. */
interface Sight {
  readonly example: Example;
  readonly step: string;
}

/** Cache of the examples found, stored under the article's id; every page that names an article uses it. */
const SIGHTS = new Map<string, Sight | undefined>();

/** Finds the example that plays an article: the one made for it, or else the first that cites it. */
export const findExampleOfArticle = (article: string): Sight | undefined => {
  if (!SIGHTS.has(article)) SIGHTS.set(article, sightOf(article));
  return SIGHTS.get(article);
};

const sightOf = (article: string): Sight | undefined => {
  const [first] = [...EXAMPLES]
    .map((example) => ({ example, step: findStepOfArticle(example, article), made: example.articles.indexOf(article) }))
    .filter(({ step, made }) => step !== '' || made >= 0)
    .sort((a, b) => Number(b.made >= 0) - Number(a.made >= 0) || a.made - b.made);
  return first && { example: first.example, step: first.step || '1' };
};
