import type { JSX } from 'preact';
import type { Replay } from '#engine/record/replay.ts';
import { tellStep } from '../../narration/tell.ts';
import type { TableContext } from '../../table/game-table.ts';
import { type Citing, Sentence } from '../../table/Sentence.tsx';

/** What is said where something happens by other readings. */
export interface WasWords {
  readonly changed: string;
  /** Before what happened until they were switched; in its place, where nothing did. */
  readonly was: string;
  readonly fresh: string;
}

interface Props {
  words: WasWords;
  context: TableContext;
  citing: Citing;
  /** What was played before the readings were switched. */
  before: Replay;
  /** The step of it (from 0) in the place of what is marked. */
  step: number | undefined;
}

/** The mark under what other readings change: what happened before, with its articles. */
export function Was({ words, context, citing, before, step }: Props): JSX.Element {
  return (
    <p class="was">
      <b>{words.changed}</b>
      <span>{` ${step === undefined ? words.fresh : words.was} `}</span>
      {step !== undefined && <Sentence told={tellStep(before.steps[step]!, before, context)} citing={citing} />}
    </p>
  );
}
