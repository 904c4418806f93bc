/** A table as it is drawn: its head, what is shown of it, and at its foot the sentence and what can be pressed. */
import type { ComponentChildren, JSX, Ref } from 'preact';
import { type Replay } from '#engine/replay.ts';
import { type Clause } from '../narration/tell.ts';
import { Views } from './Choices.tsx';
import { type Laying } from './game-table.ts';
import { type Position } from './position.ts';
import { type Citing, Sentence } from './Sentence.tsx';

interface Props {
  laying: Laying;
  played: Replay;
  position: Position;
  /** What is told at the foot, in place of the step: why a card is refused, whom the table waits for. */
  instead?: JSX.Element | undefined;
  told: readonly Clause[];
  /** `Step 3 of 15`. */
  stepOf: string;
  citing: Citing;
  /** Before the ids and names of this table, where a page has several. */
  prefix: string;
  /** The title, or the choice of examples. */
  head: ComponentChildren;
  /** The hand that is played from, always in view below the cloth. */
  below?: ComponentChildren;
  steps: ComponentChildren;
  accounts: ComponentChildren;
  /** The controls. */
  children: ComponentChildren;
  clothRef: Ref<HTMLElement>;
  onKey: (event: KeyboardEvent) => void;
}

export function Panes(props: Props): JSX.Element {
  const { laying, played, position, told, stepOf, citing, prefix, clothRef } = props;
  const { Cloth, words: own, say: tongue } = laying;
  const { table: words } = tongue;
  return (
    <section class="table" aria-label={words.label} onKeyDown={props.onKey}>
      <header class="table-head">
        {props.head}
        <Views name={`${prefix}view`} tongue={tongue} />
        <p>{`${words.deal(position.step.deal)} · ${words.deals(position.dealer)}`}</p>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and holds the focus for the keys. */}
      <section class="table-cloth pane-cloth" tabIndex={0} aria-label={words.views[0]} ref={clothRef}>
        <Cloth played={played} position={position} tongue={tongue} words={own} />
      </section>
      <div class="table-cloth pane-steps">{props.steps}</div>
      <div class="table-cloth pane-accounts">{props.accounts}</div>
      <div class="table-foot">
        <p class="table-say" role="status">
          <span class="step">{stepOf}</span> {props.instead ?? <Sentence told={told} citing={citing} />}
        </p>
        {props.below ? <div class="table-hand">{props.below}</div> : props.children}
      </div>
      {props.below && <div class="table-tail">{props.children}</div>}
    </section>
  );
}
