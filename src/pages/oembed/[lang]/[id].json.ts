import type { APIRoute } from 'astro';
import { quizId } from '../../../embed/frame.ts';
import { type Framed, oEmbed } from '../../../embed/oembed.ts';
import { LEARN_WORDS } from '../../../features/learn/words.ts';
import { pageWords } from '../../../i18n/pages.ts';
import { LANGUAGES, type Language } from '../../../i18n/routes.ts';
import { PAIRS, pairPath } from '../../../model/comparisons.ts';
import { EDITIONS } from '../../../model/editions.ts';
import { EXAMPLES, textOf } from '../../../model/examples.ts';
import { questionsPath } from '../../../model/lessons.ts';

/** The oEmbed answer for each example, each pair of books and each game’s questions, in each language. A static host reads no parameters: there is one for all. */
export const getStaticPaths = () =>
  LANGUAGES.flatMap((lang) =>
    [
      ...EXAMPLES.map((example): Framed => {
        const { id } = example;
        return { id, title: textOf(example, 'Title', lang), path: `examples/${id}/` };
      }),
      ...PAIRS.map((pair): Framed => ({ id: pair.id, title: pair[lang].title, path: pairPath(pair) })),
      ...EDITIONS.map(
        ({ game: { id } }): Framed => ({
          id: quizId(id),
          title: LEARN_WORDS[lang].quiz.title(pageWords(lang).games[id] ?? id),
          path: questionsPath(id),
        }),
      ),
    ].map((framed) => ({ params: { lang, id: framed.id }, props: { framed } })),
  );

export const GET: APIRoute = ({ params, props, site }) =>
  Response.json(oEmbed(props['framed'], params['lang'] as Language, site!));
