/**
 * Messages for faults in a record: the text found, and the text expected. They are in a file of their own because a
 * table with a valid record does not load them.
 */
import { fillPlaceholders } from '#engine/record/fault-sentences.ts';
import type { Fault, FaultCode } from '#engine/record/faults.ts';
import * as en from '../i18n/en/faults.ts';
import * as fr from '../i18n/fr/faults.ts';
import type { Language } from '../i18n/routes.ts';

interface FaultWords {
  readonly faults: Readonly<Record<FaultCode, string>>;
  readonly faultAt: (line: number, column: number, fault: string) => string;
}

const WORDS: Readonly<Record<Language, FaultWords>> = { en, fr };

/** Formats a fault as a message in this language. */
export const formatFault = ({ code, found }: Pick<Fault, 'code' | 'found'>, lang: Language): string =>
  fillPlaceholders(WORDS[lang].faults[code], found);

/** Formats a fault as a message that begins with its line and column. */
export const formatFaultWithPlace = (fault: Fault, lang: Language): string =>
  WORDS[lang].faultAt(fault.line, fault.column, formatFault(fault, lang));
