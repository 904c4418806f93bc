import type { JSX } from 'preact';
import type { Replay } from '#engine/record/steps.ts';
import { narrateStep } from '../../narration/narrate.ts';
import type { PlayContext } from '../../table/game-table.ts';
import { type CitationContext, Sentence } from '../../table/Sentence.tsx';

/** Texts for events that change with other readings. */
export interface PreviousValueWords {
  readonly changed: string;
  /** Text before the event that the original readings gave, and the text used if they gave none. */
  readonly was: string;
  readonly fresh: string;
}

interface Props {
  words: PreviousValueWords;
  context: PlayContext;
  citing: CitationContext;
  /** The replay with the original readings. */
  before: Replay;
  /**
   * Index (0-based) of the step in the original replay that the changed step replaces; `undefined` if there is none.
   */
  step: number | undefined;
}

/** Mark below a changed step: the event that the original readings gave, with its articles. */
export function PreviousValue({ words, context, citing, before, step }: Props): JSX.Element {
  return (
    <p class="was">
      <b>{words.changed}</b>
      <span>{` ${step === undefined ? words.fresh : words.was} `}</span>
      {step !== undefined && <Sentence told={narrateStep(before.steps[step]!, before, context)} citing={citing} />}
    </p>
  );
}
