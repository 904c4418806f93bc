/** Input fields of a trial's form. */
import type { ComponentChildren, JSX } from 'preact';
import { MOST_TRIALS } from './trial-query.ts';

interface ChoiceProps {
  name: string;
  label: string;
  /** True if it is as wide as the form. */
  wide?: boolean;
  value: string;
  /** The choices, each with its name. */
  options: readonly (readonly [value: string, name: string])[];
  onChoose: (value: string) => void;
}

export function Choice({ name, label, wide, value, options, onChoose }: ChoiceProps): JSX.Element {
  return (
    <label class={wide ? 'trial-wide' : undefined}>
      {label}
      <select name={name} value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        {options.map(([each, said]) => (
          <option key={each} value={each} selected={each === value}>
            {said}
          </option>
        ))}
      </select>
    </label>
  );
}

interface NumberFieldProps {
  label: ComponentChildren;
  name: string;
  value: string;
  onInput: (event: JSX.TargetedEvent<HTMLInputElement>) => void;
}

/**
 * Number of a trial, or of trials: a text field with digits, since a number field would change with the mouse wheel.
 */
export function NumberField({ label, ...field }: NumberFieldProps): JSX.Element {
  return (
    <label>
      {label}
      <input
        type="text"
        inputMode="numeric"
        required
        pattern="0*[1-9][0-9]{0,7}"
        title={`1–${MOST_TRIALS}`}
        autocomplete="off"
        {...field}
      />
    </label>
  );
}
