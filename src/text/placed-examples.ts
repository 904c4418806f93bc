/**
 * The examples in the order and the places in which the editions show them: each below the article it plays, at one
 * step.
 */

import type { Language } from '../i18n/routes.ts';
import { editionOf } from '../model/editions.ts';
import { type Example, findExampleStepIndex, getExample } from '../model/examples.ts';
import { getEditionText, listArticleTexts } from './editions.ts';

/** An example as it is shown in an edition. */
export interface PlacedExample {
  readonly example: Example;
  /** The id of the article below which the example is shown. */
  readonly article: string;
  /** The index (0-based) of the step at which it is shown. */
  readonly step: number;
}

/** Matches a `step` attribute that is the label of a step; any other value is the slug of an article. */
const STEP_LABEL = /^\d+(\.\d+)?$/;

/**
 * The index of the step at which an edition shows an example. It is the step that the attribute names; or else the
 * first move that executes an article: the one that the attribute names, or by default the article above the example.
 * If only the deal executes that article, it is the deal.
 */
const stepShown = (example: Example, article: string, named: string | undefined): number => {
  if (named !== undefined && STEP_LABEL.test(named)) return findExampleStepIndex(example, named);
  const cited = named === undefined ? article : `${article.split('.')[0]}.${named}`;
  const carriedOut = example.played.steps.flatMap(({ move, events }, index) =>
    events.some(({ cite }) => cite === cited) ? [{ index, dealt: move.startsWith('deal ') }] : [],
  );
  const found = carriedOut.find(({ dealt }) => !dealt) ?? carriedOut[0];
  if (!found) throw new Error(`the example ${example.id} never carries out ${cited}: <Example> needs another step="…"`);
  return found.index;
};

const placed = new Map<string, readonly PlacedExample[]>();

/** Lists the examples of a game in the order in which its edition shows them, in a language. */
export const listPlacedExamples = (game: string, lang: Language): readonly PlacedExample[] => {
  const key = `${game} ${lang}`;
  const edition = editionOf(game);
  const found =
    placed.get(key) ??
    listArticleTexts(getEditionText(edition, lang)).flatMap(({ slug, examples }) =>
      examples.map(({ id, step }) => {
        const example = getExample(id);
        const article = `${edition.source.siglum}.${slug}`;
        return { example, article, step: stepShown(example, article, step) };
      }),
    );
  placed.set(key, found);
  return found;
};

/** Returns an example with its place in its edition; throws if the edition does not show it. */
export const getPlacedExample = ({ id, game }: Example, lang: Language): PlacedExample => {
  const found = listPlacedExamples(game, lang).find(({ example }) => example.id === id);
  if (!found) throw new Error(`the edition of ${game} has no <Example id="${id}" /> (${lang})`);
  return found;
};
