import type { APIRoute } from 'astro';
import type { DisputedPointWords } from '../../features/readings/fetched.ts';
import { LANGUAGES } from '../../i18n/routes.ts';
import { articleHref, listPointsOfGame } from '../../model/editions.ts';
import { DISPUTED_EDITIONS, disputedPointHref } from '../../model/readings.ts';

/**
 * For a table at which disputed points can be changed: the questions of a game's points, and the support of each
 * practice, in one language.
 */
export const getStaticPaths = () =>
  DISPUTED_EDITIONS.flatMap(({ game }) =>
    LANGUAGES.map((lang) => ({ params: { file: `${game.id}.${lang}` }, props: { game: game.id, lang } })),
  );

export const GET: APIRoute<ReturnType<typeof getStaticPaths>[number]['props']> = ({ props: { game, lang } }) =>
  Response.json(
    Object.fromEntries(
      listPointsOfGame(game)
        .filter((point) => point.switch !== false)
        .map(({ name, article, [lang]: { question, choices } }): [string, DisputedPointWords] => [
          name,
          {
            question,
            article: articleHref(article, lang),
            argument: disputedPointHref(game, name, lang),
            choices: Object.fromEntries(
              Object.entries(choices).map(([value, { label, witnesses }]) => [value, { label, witnesses }]),
            ),
          },
        ]),
    ),
  );
