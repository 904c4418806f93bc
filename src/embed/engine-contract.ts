/**
 * Interface between the files of `<snorum-example>`: the element passes a record, the rules return a replay or faults,
 * and a third file puts faults into words.
 */

import type { ImpossibleMove } from '#engine/compare/switch-readings.ts';
import type { Fault, TextPosition } from '#engine/record/faults.ts';
import type { Tag } from '#engine/record/record.ts';
import type { Language } from '../i18n/routes.ts';

/** A fault of a record: its line and column, its code, and its message. */
export interface FormattedFault extends TextPosition {
  readonly code: string;
  readonly message: string;
}

/** Result for a record: its replay as text, or its faults. */
export type EngineResult =
  | {
      readonly ok: true;
      readonly game: string;
      readonly told: string;
      readonly titles: readonly Pick<Tag, 'lang' | 'value'>[];
      /** Practices used that differ from the record’s own. */
      readonly practices: Readonly<Record<string, string>>;
      /**
       * Place where the replay stops with these practices: the next move or deal, and if the deal or the game is over
       * before it.
       */
      readonly stopped: Pick<ImpossibleMove, 'move' | 'over'> | undefined;
    }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** Plays a record with its own readings, or with other practices in their place. */
export type PlayRecord = (record: string, chosenPractices: Readonly<Record<string, string>>) => EngineResult;

/** Puts faults into words. */
export type FormatFaults = (faults: readonly Fault[], lang: Language) => readonly FormattedFault[];

/** Keys of the global object under which the element finds the functions. */
export const ENGINE_SYMBOL = Symbol.for('snorum.engine');
export const FAULTS_SYMBOL = Symbol.for('snorum.faults');
