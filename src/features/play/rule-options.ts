/** The rule options that stand on the page of a game, under the rules that they vary. */
import type { Language } from '../../i18n/routes.ts';
import { PLAY_WORDS } from './words.ts';

/** The options as the form of a new game needs them shown. */
export interface ShownOptions {
  /** The practice of each point, and those of them that are not the usual one. */
  readonly chosen: Readonly<Record<string, string>>;
  readonly changed: Readonly<Record<string, string>>;
  /** Number of players, and false for a practice with which they cannot play. */
  readonly seats: number;
  readonly isAllowed: (point: string, practice: string) => boolean;
  /** False for a point that does not arise in the chosen variation. */
  readonly arises: (point: string) => boolean;
}

const FIELDS = '.rule-options select';

/** The options chosen on this page before the form was ready. */
export const readChosenOptions = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLSelectElement>(FIELDS)]
      .filter(({ selectedOptions: [option] }) => option && !option.defaultSelected)
      .map(({ name, value }) => [name, value]),
  );

/** Calls `choose` at each choice, until the returned function is called. */
export const listenToOptions = (choose: (point: string, practice: string) => void): (() => void) => {
  const listener = ({ target }: Event): void => {
    const field = target as HTMLSelectElement;
    if (field.matches(FIELDS)) choose(field.name, field.value);
  };
  document.addEventListener('change', listener);
  return () => document.removeEventListener('change', listener);
};

/**
 * Shows what is chosen, what cannot be chosen and why, in each section how much was changed, and under each line of the
 * rules the answer that holds in its place.
 */
export const showOptions = ({ chosen, changed, seats, isAllowed, arises }: ShownOptions, lang: Language): void => {
  const words = PLAY_WORDS[lang];
  for (const section of document.querySelectorAll<HTMLElement>('.rule-options')) {
    const fields = [...section.querySelectorAll('select')];
    for (const field of fields) {
      field.value = chosen[field.name]!;
      field.parentElement!.hidden = !arises(field.name);
      for (const now of document.querySelectorAll<HTMLElement>(`[data-option="${field.name}"]`)) {
        now.hidden = !(field.name in changed && arises(field.name));
        now.lastElementChild!.textContent = field.selectedOptions[0]!.text;
      }
      for (const option of field.options) option.disabled = !isAllowed(field.name, option.value);
    }
    section.hidden = fields.every(({ name }) => !arises(name));
    const count = fields.filter(({ name }) => name in changed && arises(name)).length;
    section.querySelector('[data-changed]')!.textContent = count > 0 ? words.set.changed(count) : '';
    const barred = fields.some(({ options, name }) => arises(name) && [...options].some(({ disabled }) => disabled));
    section.querySelector('[data-barred]')!.textContent = barred ? words.barred(seats) : '';
  }
};
