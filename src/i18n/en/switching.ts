import type { PreviousValueWords } from '../../features/readings/PreviousValue.tsx';
import { type EndNotices, endNotices } from './end-notices.ts';

export interface ReadingSwitchWords extends EndNotices, PreviousValueWords {
  readonly lede: string;
  readonly ours: string;
  readonly record: string;
  readonly switched: string;
  readonly argument: string;
  readonly witnesses: string;
  readonly again: string;
  readonly loading: string;
  readonly notLoaded: string;
  readonly counted: (steps: number) => string;
  readonly accounts: string;
  readonly account: string;
  readonly unlike: string;
  /** Notice that a chosen practice would deal other cards than those of the record. */
  readonly undealt: string;
}

export const readingSwitchWords: ReadingSwitchWords = {
  lede: 'Where the book is silent or contradicts itself, you choose the rule. The same cards are then played again by it.',
  ours: 'as recorded',
  record: 'By the record',
  switched: 'Under your options',
  argument: 'The argument',
  witnesses: 'Witnesses:',
  again: 'Back to the record’s options',
  loading: 'Loading …',
  notLoaded: 'The rule options could not be loaded. Check your connection and try again.',
  counted: (steps) =>
    steps === 0 ? 'Nothing changes in this record.' : steps === 1 ? 'One step changes.' : `${steps} steps change.`,
  changed: 'Changed.',
  was: 'By the record:',
  fresh: 'New: the record has no such step.',
  accounts: 'Scores at the end, by the record and by your options',
  account: 'Score of',
  unlike: 'differs',
  undealt: 'Under that rule other cards would have been dealt, so this record cannot be played by it.',
  ...endNotices,
};
