/** Words of the offers at the end of a deal, in both languages. */
import type { EndOfferWords } from '../../i18n/en/end-offers.ts';
import { endOffers as en } from '../../i18n/en/end-offers.ts';
import { endOffers as fr } from '../../i18n/fr/end-offers.ts';
import type { Language } from '../../i18n/routes.ts';

export const END_OFFER_WORDS: Readonly<Record<Language, EndOfferWords>> = { en, fr };
