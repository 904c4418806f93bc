import type { Language } from '../i18n/routes.ts';

/** The size of a frame in pixels, before it has told its height. */
export const FRAME = { width: 600, height: 720 } as const;

/** What a game’s questions are called among all that can stand in a frame. */
export const quizId = (game: string): string => `questions-${game}`;

/** The path of the page, without language, of a game’s questions that are so called. */
export const quizPath = (id: string): string => id.replace(/^questions-(.*)$/, 'games/$1/questions/');

/** The path of an example, two books or a game’s questions made for a frame. */
export const embedPath = (id: string, lang: Language): string => `embed/${lang}/${id}/`;
