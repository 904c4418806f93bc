/** Lists every example with the data of its table in each language, so that the build can write other formats. */

import { getPresentation } from '../games/presentations.ts';
import { LANGUAGES } from '../i18n/routes.ts';
import { EXAMPLES, type Example } from '../model/examples.ts';
import { en } from '../narration/en.ts';
import { fr } from '../narration/fr.ts';
import { createTable } from '../table/game-table.ts';
import type { TableContext } from '../table/game-view.ts';

/** An example, and the data of its table in one language. */
export interface ExampleWithContext {
  readonly example: Example;
  readonly context: TableContext;
}

/** Lists the examples in every language, as the route parameters of their files. */
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
