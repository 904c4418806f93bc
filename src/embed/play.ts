/** What the two files of `<snorum-example>` say to each other: a record goes over, a replay or faults come back. */

import type { Stopped } from '#engine/compare/switch.ts';
import type { Place } from '#engine/record/faults.ts';
import type { Tag } from '#engine/record/record.ts';
import type { Language } from '../i18n/routes.ts';

/** One thing wrong with a record: where, which, and a sentence that says what was expected. */
export interface ToldFault extends Place {
  readonly code: string;
  readonly message: string;
}

/** What became of a record: played, with its replay as text, or not, with what is wrong. */
export type Told =
  | {
      readonly ok: true;
      readonly game: string;
      readonly told: string;
      /** The titles of the record. */
      readonly titles: readonly Pick<Tag, 'lang' | 'value'>[];
      /** The practices it was played by that are not the record’s own. */
      readonly practices: Readonly<Record<string, string>>;
      /** Where these practices let it go no further: the move or the deal that comes next, and whether all is over before it. */
      readonly stopped: Pick<Stopped, 'move' | 'over'> | undefined;
    }
  | { readonly ok: false; readonly faults: readonly ToldFault[] };

/** Plays a record, by its own readings or with these practices in their place; what is wrong with it is told in a language. */
export type Play = (record: string, wanted: Readonly<Record<string, string>>, lang: Language) => Told;

/** Where the element finds it. */
export const ENGINE = Symbol.for('snorum.engine');
