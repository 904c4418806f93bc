/** Paths of the pack. Their M commands are absolute and all others relative, so that a path can be moved easily. */

/** A command of an SVG path, and its numbers. */
export type Command = readonly [command: string, numbers: readonly number[]];

export const commandsOf = (d: string): readonly Command[] =>
  [...d.matchAll(/([Mclhvqsaz])([^a-zA-Z]*)/g)].map(([, command = '', rest = '']) => [
    command,
    (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number),
  ]);

/** Formats a number in the shortest form that SVG allows. */
const short = (value: number, places: number): string =>
  String(Number(value.toFixed(places))).replace(/^(-?)0\./, '$1.');

/** Changes the numbers of each command of a path, and formats the result with this many decimals. */
export const mapPathNumbers = (
  d: string,
  places: number,
  change: (numbers: readonly number[], command: string) => readonly number[],
): string =>
  commandsOf(d)
    .map(([command, numbers]) => {
      const written = change(numbers, command).map((value) => short(value, places));
      // A sign, or a second decimal point, starts a new number without a separator.
      return (
        command +
        written
          .join(' ')
          .replaceAll(' -', '-')
          .replace(/(\.\d+) (?=\.)/g, '$1')
      );
    })
    .join('');
