/** Choices above a table: which example it shows, and in which view. */
import type { JSX } from 'preact';
import type { ShownRecord } from '../model/example-props.ts';
import type { TableMessages, TableWords } from '../narration/table-messages.ts';
import { PureComponent } from './pure-component.ts';

interface ChoiceProps {
  examples: readonly ShownRecord[];
  chosen: number;
  messages: TableMessages;
  onChoose: (example: number) => void;
}

/** Select box for the example on the table. */
export function ExampleChoice({ examples, chosen, messages, onChoose }: ChoiceProps): JSX.Element {
  return (
    <select
      class="table-choice"
      aria-label={messages.table.example}
      onChange={({ currentTarget }) => onChoose(currentTarget.selectedIndex)}
    >
      {examples.map(({ id, title }, i) => (
        <option key={id} selected={i === chosen}>
          {title}
        </option>
      ))}
    </select>
  );
}

const VIEWS = ['cloth', 'steps', 'accounts'];

/** Choice between three views. They are plain radio buttons, so that the style sheet alone can switch the view. */
export function ViewChoice({ name, messages }: { name: string; messages: TableMessages }): JSX.Element {
  const { view, views } = messages.table;
  return (
    <fieldset class="views">
      <legend class="unseen">{view}</legend>
      {views.map((label, i) => (
        <label key={label}>
          <input type="radio" name={name} value={VIEWS[i]} defaultChecked={i === 0} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface HandsProps {
  seats: readonly string[];
  /** Seat (0-based) of the only visible hand; -1 for all. */
  seen: number;
  words: TableWords;
  onSee: (seat: number) => void;
}

/** Select box for the seat whose hand is visible. */
export class HandSelector extends PureComponent<HandsProps> {
  override render({ seats, seen, words, onSee }: HandsProps): JSX.Element {
    return (
      <select
        class="table-hands"
        aria-label={words.hands}
        value={seen}
        onChange={({ currentTarget }) => onSee(Number(currentTarget.value))}
      >
        <option value={-1}>{words.allHands}</option>
        {seats.map((name, seat) => (
          <option key={name} value={seat}>
            {words.handOf(name)}
          </option>
        ))}
      </select>
    );
  }
}

/** Links to the pages of the examples. */
export function ExamplePageLinks({
  examples,
  messages,
}: {
  examples: readonly ShownRecord[];
  messages: TableMessages;
}): JSX.Element | null {
  const own = examples.filter(({ href }) => href);
  if (own.length < 2) return null;
  return (
    <>
      <p class="pages-head">{messages.table.examples}</p>
      <ul class="pages">
        {own.map(({ id, title, href }) => (
          <li key={id}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
