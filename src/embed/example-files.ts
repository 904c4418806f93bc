/** Every example with the table of its game in each language, for generating its other formats. */

import { getPresentation } from '../games/presentations.ts';
import { LANGUAGES } from '../i18n/routes.ts';
import { EXAMPLES, type Example } from '../model/examples.ts';
import { en } from '../narration/en.ts';
import { fr } from '../narration/fr.ts';
import { createTable, type TableContext } from '../table/game-table.ts';

/** An example, and its table in a language. */
export interface ExampleWithContext {
  readonly example: Example;
  readonly context: TableContext;
}

/** The paths of an example's files in each language. */
export const listExampleFiles = async () =>
  Promise.all(
    LANGUAGES.flatMap((lang) =>
      EXAMPLES.map(async (example) => ({
        params: { lang, example: example.id },
        props: {
          example,
          context: await createTable(getPresentation(example.game).table, { en, fr }[lang]),
        } satisfies ExampleWithContext,
      })),
    ),
  );
