import type { Language } from '../i18n/routes.ts';

/** The size of a frame in pixels, before it has told its height. */
export const FRAME = { width: 600, height: 720 } as const;

/** The path of an example made for a frame. */
export const embedPath = (id: string, lang: Language): string => `embed/${lang}/${id}/`;
