import type { ClaimsWords } from './en/claims.ts';
import { claims as en } from './en/claims.ts';
import { claims as fr } from './fr/claims.ts';
import type { Language } from './routes.ts';

export type { ClaimOutcome, ClaimsWords } from './en/claims.ts';

export const claimsWords = (lang: Language): ClaimsWords => ({ en, fr })[lang];
