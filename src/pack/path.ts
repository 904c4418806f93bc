/** The paths of the pack, each of absolute M and relative commands, so that it can be set down anywhere. */

/** What a path has drawn: its command, and its numbers. */
export type Command = readonly [command: string, numbers: readonly number[]];

/** The commands of a path, one after another. */
export const commandsOf = (d: string): readonly Command[] =>
  [...d.matchAll(/([Mclhvqsaz])([^a-zA-Z]*)/g)].map(([, command = '', rest = '']) => [
    command,
    (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number),
  ]);

/** A number as short as SVG allows. */
const short = (value: number, places: number): string =>
  String(Number(value.toFixed(places))).replace(/^(-?)0\./, '$1.');

/** A path with the numbers of each command changed, written with so many decimal places. */
export const changed = (
  d: string,
  places: number,
  change: (numbers: readonly number[], command: string) => readonly number[],
): string =>
  commandsOf(d)
    .map(([command, numbers]) => {
      const written = change(numbers, command).map((value) => short(value, places));
      // A sign, or the second point within a number, begins the next of itself.
      return (
        command +
        written
          .join(' ')
          .replaceAll(' -', '-')
          .replace(/(\.\d+) (?=\.)/g, '$1')
      );
    })
    .join('');
