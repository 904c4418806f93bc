import type { APIRoute } from 'astro';
import type { ReadingWords } from '../../features/readings/fetched.ts';
import { LANGUAGES } from '../../i18n/routes.ts';
import { articleHref, pointsOfGame } from '../../model/editions.ts';
import { DISPUTED, readingHref } from '../../model/readings.ts';

/**
 * For a table at which disputed points can be changed: the questions of a game's points, and the support of each
 * practice, in one language.
 */
export const getStaticPaths = () =>
  DISPUTED.flatMap(({ game }) =>
    LANGUAGES.map((lang) => ({ params: { file: `${game.id}.${lang}` }, props: { game: game.id, lang } })),
  );

export const GET: APIRoute<ReturnType<typeof getStaticPaths>[number]['props']> = ({ props: { game, lang } }) =>
  Response.json(
    Object.fromEntries(
      pointsOfGame(game)
        .filter((point) => point.switch !== false)
        .map(({ name, article, [lang]: { question, choices } }): [string, ReadingWords] => [
          name,
          {
            question,
            article: articleHref(article, lang),
            argument: readingHref(game, name, lang),
            choices: Object.fromEntries(
              Object.entries(choices).map(([value, { label, witnesses }]) => [value, { label, witnesses }]),
            ),
          },
        ]),
    ),
  );
