import type { EndNotices } from '../../i18n/en/end-notices.ts';
import { endNotices as en } from '../../i18n/en/end-notices.ts';
import { endNotices as fr } from '../../i18n/fr/end-notices.ts';
import type { Language } from '../../i18n/routes.ts';

export type { EndNotices } from '../../i18n/en/end-notices.ts';

export const END_NOTICES: Readonly<Record<Language, EndNotices>> = { en, fr };
