/** Input fields of a trial's form. */
import type { ComponentChildren, JSX } from 'preact';
import { MAX_TRIALS } from './trial-query.ts';

interface ChoiceProps {
  name: string;
  label: string;
  /** True if the field is as wide as the form. */
  wide?: boolean;
  value: string;
  /** Values to choose from, each with the name shown. */
  options: readonly (readonly [value: string, name: string])[];
  onChoose: (value: string) => void;
}

export function SelectField({ name, label, wide, value, options, onChoose }: ChoiceProps): JSX.Element {
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
 * Field for a number of trials, or the number of one trial. It is a text field, since the mouse wheel would change a
 * number field.
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
        title={`1–${MAX_TRIALS}`}
        autocomplete="off"
        {...field}
      />
    </label>
  );
}
