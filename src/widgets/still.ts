/** What is drawn anew only when something it is drawn from has changed. */
import { Component, isValidElement } from 'preact';

/** Whether two things have the same parts. */
const sameParts = (a: object, b: object): boolean => {
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => alike(a[name as keyof object], b[name as keyof object]))
  );
};

/** Whether the same would be drawn from both: lists, plain things and drawings are alike when all their parts are. */
const alike = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (isValidElement(a)) return isValidElement(b) && a.type === b.type && sameParts(a.props, b.props);
  const kind = a?.constructor;
  return kind === b?.constructor && (kind === Array || kind === Object) && sameParts(a as object, b as object);
};

/** A part of a table that stays as it was drawn while what it is drawn from is alike. */
export abstract class Still<Props extends object, State = object> extends Component<Props, State> {
  override shouldComponentUpdate(next: Props, state: State): boolean {
    return state !== this.state || !sameParts(this.props, next);
  }
}
