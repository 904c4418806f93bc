import type { WasWords } from '../../features/readings/Was.tsx';
import { type Ends, ends } from './ends.ts';

export interface SwitchWords extends Ends, WasWords {
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
  /** The cards of the record are not those of a reading. */
  readonly undealt: string;
}

export const switching: SwitchWords = {
  lede: 'Where the source is silent or at odds with itself. Choose another practice, and the same cards are played again by it.',
  ours: 'as recorded',
  record: 'By the record',
  switched: 'By these readings',
  argument: 'The argument',
  witnesses: 'Witnesses:',
  again: 'As in the record again',
  loading: 'The readings are being fetched …',
  notLoaded: 'The readings could not be fetched.',
  counted: (steps) =>
    steps === 0 ? 'Nothing changes in this record.' : steps === 1 ? 'One step changes.' : `${steps} steps change.`,
  changed: 'Changed.',
  was: 'By the record:',
  fresh: 'The record has no such step.',
  accounts: 'Accounts at the end, by the record and by these readings',
  account: 'Account',
  unlike: 'differs',
  undealt: 'By that reading other cards would have been dealt; this record cannot be played by it.',
  ...ends,
};
