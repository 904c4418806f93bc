import type { Language } from '../i18n/routes.ts';

/**
 * Initial size of a frame in pixels, used until the frame reports its height; nine of ten frames are no higher on a
 * telephone. The templates in `clients/` have the same height.
 */
export const INITIAL_FRAME_SIZE = { width: 600, height: 800 } as const;

/** Returns the embed id of the quiz about a game. */
export const formatQuizId = (game: string): string => `questions-${game}`;

/** Returns the path of a quiz's page, without the language; `id` is the quiz's embed id. */
export const quizPath = (id: string): string => id.replace(/^questions-(.*)$/, 'games/$1/questions/');

/** Returns the path of the embed with this id. */
export const embedPath = (id: string, lang: Language): string => `embed/${lang}/${id}/`;
