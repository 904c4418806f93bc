import { Component, type JSX } from 'preact';
import type { PlayContext } from '../../table/game-table.ts';
import { DisputedPointList } from './Points.tsx';
import { createViewWithOtherReadings, type SwitchedView } from './switched-view.tsx';
import { READING_SWITCH_WORDS } from './words.ts';

interface Props {
  context: PlayContext;
  /** The record on the table, and the practices that it was made with. */
  record: string;
  kept: Readonly<Record<string, string>>;
  switching: SwitchedView | undefined;
  onSwitch: (switching: SwitchedView | undefined) => void;
}

interface State {
  /** The disputed point whose chosen practice cannot play the record. */
  undealt?: string | undefined;
}

/**
 * Panel with the disputed points of the game on the table. Choosing another practice shows how it changes the record.
 */
export class ReadingsPanel extends Component<Props, State> {
  #switch(point: string, practice: string): void {
    const { context, record, kept, switching, onSwitch } = this.props;
    const practices = { ...switching?.practices, [point]: practice };
    const next = createViewWithOtherReadings(record, context, practices);
    const undealt = !next && Object.entries(practices).some(([each, chosen]) => chosen !== kept[each]);
    this.setState({ undealt: undealt ? point : undefined });
    if (!undealt) onSwitch(next);
  }

  override render(): JSX.Element {
    const { context, kept, switching, onSwitch } = this.props;
    const { undealt } = this.state;
    const words = READING_SWITCH_WORDS[context.messages.lang];
    return (
      <div class="more-panel readings-panel">
        <p>{words.lede}</p>
        <DisputedPointList
          context={context}
          kept={kept}
          chosen={switching?.practices ?? {}}
          ours={words.ours}
          refused={undealt === undefined ? undefined : { point: undealt, why: words.undealt }}
          onChoose={(point, practice) => this.#switch(point, practice)}
        />
        <div class="readings-done">
          <p role="status">{switching ? words.counted(switching.changes) : ''}</p>
          {switching && (
            <button type="button" onClick={() => onSwitch(undefined)}>
              {words.again}
            </button>
          )}
        </div>
      </div>
    );
  }
}
