/** Interface between the two files of `<snorum-example>`: a record is passed, a replay or faults are returned. */

import type { StopPoint } from '#engine/compare/switch-readings.ts';
import type { Place } from '#engine/record/faults.ts';
import type { Tag } from '#engine/record/record.ts';
import type { Language } from '../i18n/routes.ts';

/** One fault of a record: its place, its code, and its message. */
export interface FormattedFault extends Place {
  readonly code: string;
  readonly message: string;
}

/** Result for a record: its replay as text, or its faults. */
export type PlayResult =
  | {
      readonly ok: true;
      readonly game: string;
      readonly told: string;
      readonly titles: readonly Pick<Tag, 'lang' | 'value'>[];
      /** The practices used that are not the record’s own. */
      readonly practices: Readonly<Record<string, string>>;
      /**
       * The point where these practices stop the replay: the next move or deal, and if the deal or game is over before
       * it.
       */
      readonly stopped: Pick<StopPoint, 'move' | 'over'> | undefined;
    }
  | { readonly ok: false; readonly faults: readonly FormattedFault[] };

/** Plays a record, by its own readings or with these practices instead; faults are in the given language. */
export type PlayRecord = (
  record: string,
  chosenPractices: Readonly<Record<string, string>>,
  lang: Language,
) => PlayResult;

/** Global name under which the element finds it. */
export const ENGINE = Symbol.for('snorum.engine');
