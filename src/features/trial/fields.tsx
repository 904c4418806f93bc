/** The fields in which a reader says what is to be tried. */
import type { ComponentChildren, JSX } from 'preact';
import { MOST_TRIALS } from './asked.ts';

interface ChoiceProps {
  name: string;
  label: string;
  /** Whether it is as wide as the form. */
  wide?: boolean;
  value: string;
  /** What can be chosen, each with its name. */
  options: readonly (readonly [value: string, name: string])[];
  onChoose: (value: string) => void;
}

/** One of several to be chosen. */
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

/** The number of a trial, or of trials: written as digits, since a field for numbers would let the wheel change it. */
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
