import type { JSX } from 'preact';
import type { Replay } from '#engine/record/replay.ts';
import { narrateStep } from '../../narration/narrate.ts';
import type { TableContext } from '../../table/game-table.ts';
import { type CitationContext, Sentence } from '../../table/Sentence.tsx';

/** Texts for events that differ by other readings. */
export interface PreviousValueWords {
  readonly changed: string;
  /** Before the event by the original readings; and its replacement, if there was none. */
  readonly was: string;
  readonly fresh: string;
}

interface Props {
  words: PreviousValueWords;
  context: TableContext;
  citing: CitationContext;
  /** The replay by the original readings. */
  before: Replay;
  /** Its step (0-based) that is replaced, if any. */
  step: number | undefined;
}

/** The mark below a changed step: the original event, with its articles. */
export function PreviousValue({ words, context, citing, before, step }: Props): JSX.Element {
  return (
    <p class="was">
      <b>{words.changed}</b>
      <span>{` ${step === undefined ? words.fresh : words.was} `}</span>
      {step !== undefined && <Sentence told={narrateStep(before.steps[step]!, before, context)} citing={citing} />}
    </p>
  );
}
