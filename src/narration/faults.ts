/**
 * What is wrong with a record, told to a reader in their language: what was found and what was expected. Apart from the
 * rest, since a table whose record is sound has nothing of it to say.
 */
import { fillIn } from '#engine/record/fault-sentences.ts';
import type { Fault, FaultCode } from '#engine/record/faults.ts';
import * as en from '../i18n/en/faults.ts';
import * as fr from '../i18n/fr/faults.ts';
import type { Language } from '../i18n/routes.ts';

interface FaultWords {
  readonly faults: Readonly<Record<FaultCode, string>>;
  readonly faultAt: (line: number, column: number, fault: string) => string;
}

const WORDS: Readonly<Record<Language, FaultWords>> = { en, fr };

/** What a fault says to a reader of this language. */
export const tellFault = ({ code, found }: Pick<Fault, 'code' | 'found'>, lang: Language): string =>
  fillIn(WORDS[lang].faults[code], found);

/** The same, behind the place where it stands. */
export const tellFaultAt = (fault: Fault, lang: Language): string =>
  WORDS[lang].faultAt(fault.line, fault.column, tellFault(fault, lang));
