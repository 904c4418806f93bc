import { Component, type JSX } from 'preact';
import { fileHref } from '../../i18n/routes.ts';
import type { Laying } from '../game-table.ts';
import { type Switching, switchTo } from './switching.tsx';
import { SWITCH_WORDS } from './words.ts';

/** What a disputed point asks, and what each practice is called, in one language. */
export interface ReadingWords {
  readonly question: string;
  /** The address of the article that is read. */
  readonly article: string;
  /** The address where every practice is argued. */
  readonly argument: string;
  readonly choices: Readonly<Record<string, { readonly label: string; readonly witnesses: string }>>;
}

interface Props {
  laying: Laying;
  /** The record on the table, and the practices it was kept by. */
  record: string;
  kept: Readonly<Record<string, string>>;
  switching: Switching | undefined;
  onSwitch: (switching: Switching | undefined) => void;
}

interface State {
  words?: Readonly<Record<string, ReadingWords>>;
  failed?: boolean;
  /** The disputed point whose practice was asked for, and cannot play the record. */
  undealt?: string | undefined;
}

/** The disputed points of the game on the table, each with its practices to choose from. */
export class Panel extends Component<Props, State> {
  override componentDidMount(): void {
    const { game, say } = this.props.laying;
    fetch(fileHref(`readings/${game.id}.${say.lang}.json`))
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(String(answer.status)))))
      .then((words) => this.setState({ words: words as Readonly<Record<string, ReadingWords>> }))
      .catch(() => this.setState({ failed: true }));
  }

  #switch(point: string, practice: string): void {
    const { laying, record, kept, switching, onSwitch } = this.props;
    const practices = { ...switching?.practices, [point]: practice };
    const next = switchTo(record, laying, practices);
    const undealt = !next && Object.entries(practices).some(([each, chosen]) => chosen !== kept[each]);
    this.setState({ undealt: undealt ? point : undefined });
    if (!undealt) onSwitch(next);
  }

  override render(): JSX.Element {
    const { laying, kept, switching, onSwitch } = this.props;
    const words = SWITCH_WORDS[laying.say.lang];
    const { words: points, failed, undealt } = this.state;
    if (!points) return <p role="status">{failed ? words.notLoaded : words.loading}</p>;
    const chosen = { ...kept, ...switching?.practices };
    return (
      <div class="more-panel readings-panel">
        <p>{words.lede}</p>
        {Object.keys(kept)
          .filter((point) => points[point])
          .map((point) => {
            const { question, argument, choices } = points[point]!;
            const practice = chosen[point]!;
            return (
              <div key={point} class={practice === kept[point] ? undefined : 'switched'}>
                <label>
                  {question}
                  <select value={practice} onChange={({ currentTarget }) => this.#switch(point, currentTarget.value)}>
                    {laying.game.readings[point]!.values.map((value) => (
                      <option key={value} value={value}>
                        {`${choices[value]?.label ?? value}${value === kept[point] ? ` (${words.ours})` : ''}`}
                      </option>
                    ))}
                  </select>
                </label>
                {undealt === point && <p role="alert">{words.undealt}</p>}
                <p>
                  <span>{`${words.witnesses} ${choices[practice]?.witnesses ?? ''} `}</span>
                  <a href={argument}>{words.argument}</a>
                </p>
              </div>
            );
          })}
        <p role="status">{switching ? words.counted(switching.changes) : ''}</p>
        {switching && (
          <button type="button" onClick={() => onSwitch(undefined)}>
            {words.again}
          </button>
        )}
      </div>
    );
  }
}
