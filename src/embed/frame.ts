import type { Language } from '../i18n/routes.ts';

/** Initial size of a frame in pixels, until it reports its height. */
export const FRAME = { width: 600, height: 720 } as const;

/** The id of a game’s questions among all embeds. */
export const quizId = (game: string): string => `questions-${game}`;

/** The path, without language, of the page of a game’s questions with this id. */
export const quizPath = (id: string): string => id.replace(/^questions-(.*)$/, 'games/$1/questions/');

/** The path of an embedded example, comparison or set of questions. */
export const embedPath = (id: string, lang: Language): string => `embed/${lang}/${id}/`;
