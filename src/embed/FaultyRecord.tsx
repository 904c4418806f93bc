import type { JSX } from 'preact';
import type { TextPosition } from '#engine/record/faults.ts';
import { embedWords } from '../i18n/embed.ts';
import { formatMoreFaults } from '../i18n/more-faults.ts';
import type { TableMessages } from '../narration/table-messages.ts';

/** A fault of a record: its line and column, its code, and its message. */
export interface FormattedFault extends TextPosition {
  readonly code: string;
  readonly message: string;
}

interface Props {
  record: string;
  faults: readonly FormattedFault[];
  messages: TableMessages;
}

/** Maximum number of faults shown; of the rest only the number is given. */
const MOST = 50;

/** Shows a record that cannot be played: every line, with its faults below it. */
export function FaultyRecord({ record, faults, messages }: Props): JSX.Element {
  const words = embedWords(messages.lang);
  const shown = faults.slice(0, MOST);
  return (
    <div class="faulty">
      <p role="alert">{messages.table.fault}</p>
      <ol>
        {record.split(/\r\n|\r|\n/).map((text, i) => {
          const here = shown.filter(({ line }) => line === i + 1);
          const from = here[0] && Math.min(text.length, here[0].column - 1);
          const word = from === undefined ? '' : (/^\s*\S*/.exec(text.slice(from))?.[0] ?? '');
          return (
            <li key={i}>
              <code>
                {from === undefined ? text : text.slice(0, from)}
                {word && <mark>{word}</mark>}
                {from !== undefined && text.slice(from + word.length)}
              </code>
              {here.map(({ column, code, message }) => (
                <p key={`${column} ${code}`}>{`${words.column(column)} – ${message}`}</p>
              ))}
            </li>
          );
        })}
      </ol>
      {faults.length > MOST && <p>{formatMoreFaults(faults.length - MOST, messages.lang)}</p>}
    </div>
  );
}
