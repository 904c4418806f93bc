/** The examples as the editions place them: each under the article it plays, shown at one step. */

import type { Language } from '../i18n/routes.ts';
import { editionOf } from '../model/editions.ts';
import { type Example, exampleOf, stepIndex } from '../model/examples.ts';
import { articlesOf, getEditionText } from './editions.ts';

/** An example in an edition. */
export interface PlacedExample {
  readonly example: Example;
  /** The id of the article it stands under. */
  readonly article: string;
  /** The index (from 0) of the step it is shown at. */
  readonly step: number;
}

/** A label in the text that names a step; anything else is the slug of an article. */
const STEP_LABEL = /^\d+(\.\d+)?$/;

/**
 * The index of the step that an edition shows an example at: the step that the text names, or the first move that carries
 * out the article that the text names or the example stands under; the deal where only dealing does.
 */
const stepShown = (example: Example, article: string, named: string | undefined): number => {
  if (named !== undefined && STEP_LABEL.test(named)) return stepIndex(example, named);
  const cited = named === undefined ? article : `${article.split('.')[0]}.${named}`;
  const carriedOut = example.played.steps.flatMap(({ move, events }, index) =>
    events.some(({ cite }) => cite === cited) ? [{ index, dealt: move.startsWith('deal ') }] : [],
  );
  const found = carriedOut.find(({ dealt }) => !dealt) ?? carriedOut[0];
  if (!found) throw new Error(`the example ${example.id} never carries out ${cited}: <Example> needs another step="…"`);
  return found.index;
};

const placed = new Map<string, readonly PlacedExample[]>();

/** The examples of a game in the order in which its edition has them in a language. */
export const placedExamples = (game: string, lang: Language): readonly PlacedExample[] => {
  const key = `${game} ${lang}`;
  const edition = editionOf(game);
  const found =
    placed.get(key) ??
    articlesOf(getEditionText(edition, lang)).flatMap(({ slug, examples }) =>
      examples.map(({ id, step }) => {
        const example = exampleOf(id);
        const article = `${edition.source.siglum}.${slug}`;
        return { example, article, step: stepShown(example, article, step) };
      }),
    );
  placed.set(key, found);
  return found;
};

/** An example where its edition places it; throws where the edition has it nowhere. */
export const placedExample = ({ id, game }: Example, lang: Language): PlacedExample => {
  const found = placedExamples(game, lang).find(({ example }) => example.id === id);
  if (!found) throw new Error(`the edition of ${game} has no <Example id="${id}" /> (${lang})`);
  return found;
};
