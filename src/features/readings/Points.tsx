import { Component, type JSX } from 'preact';
import type { PlayContext } from '../../table/game-table.ts';
import { type DisputedPointWords, fetchDisputedPoints } from './fetched.ts';
import { READING_SWITCH_WORDS } from './words.ts';

interface Props {
  context: PlayContext;
  /** The practices now in use, and those chosen in the list; each stored under its disputed point. */
  kept: Readonly<Record<string, string>>;
  chosen: Readonly<Record<string, string>>;
  /** Label that marks the practices now in use. */
  ours: string;
  /** The disputed point whose chosen practice is impossible, and the reason. */
  refused?: { readonly point: string; readonly why: string } | undefined;
  onChoose: (point: string, practice: string) => void;
}

interface State {
  words?: Readonly<Record<string, DisputedPointWords>>;
  failed?: boolean;
}

/**
 * List of a game's disputed points (questions on which the books differ), each with its practices to choose from. Their
 * texts are fetched on demand.
 */
export class DisputedPointList extends Component<Props, State> {
  override componentDidMount(): void {
    fetchDisputedPoints(this.props.context)
      .then((words) => this.setState({ words }))
      .catch(() => this.setState({ failed: true }));
  }

  override componentDidUpdate(_props: Props, before: State): void {
    if (this.state.words && !before.words)
      (this.base as HTMLElement).closest('details')?.scrollIntoView({ block: 'nearest' });
  }

  override render(): JSX.Element {
    const { context, kept, chosen, ours, refused, onChoose } = this.props;
    const words = READING_SWITCH_WORDS[context.messages.lang];
    const { words: points, failed } = this.state;
    if (!points) return <p role="status">{failed ? words.notLoaded : words.loading}</p>;
    return (
      <>
        {Object.keys(kept)
          .filter((point) => points[point])
          .map((point) => {
            const { question, argument, choices } = points[point]!;
            const practice = chosen[point] ?? kept[point]!;
            return (
              <div key={point} class={practice === kept[point] ? undefined : 'switched'}>
                <label>
                  {question}
                  <select value={practice} onChange={({ currentTarget }) => onChoose(point, currentTarget.value)}>
                    {context.game.readings[point]!.values.map((value) => (
                      <option key={value} value={value}>
                        {`${choices[value]?.label ?? value}${value === kept[point] ? ` (${ours})` : ''}`}
                      </option>
                    ))}
                  </select>
                </label>
                {refused?.point === point && <p role="alert">{refused.why}</p>}
                <p>
                  <span>{`${words.witnesses} ${choices[practice]?.witnesses ?? ''} `}</span>
                  <a href={argument}>{words.argument}</a>
                </p>
              </div>
            );
          })}
      </>
    );
  }
}
