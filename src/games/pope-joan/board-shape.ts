/** The shape of the round board, on the screen as in print: a disc of a hundred from middle to rim, y downwards. */

/** A point. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the fields end, from the middle. */
export const RIM = 94;
/** Where they begin: the well in which the card is turned up. */
export const HUB = 31;

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** A point so far from the middle, in a direction. */
export const pointAt = (degrees: number, from: number): Point => {
  const turn = (degrees * Math.PI) / 180;
  return { x: tenth(from * Math.sin(turn)), y: tenth(-from * Math.cos(turn)) };
};

/** The directions in which the fields of a board are parted: no line goes straight up where they are even in number but one. */
const linesOf = (fields: number): readonly number[] => {
  const first = fields % 2 === 0 ? -360 / fields : -180 / fields;
  return Array.from({ length: fields }, (_, i) => first + (i * 360) / fields);
};

/** The directions of the middles of the fields, in degrees from above: the first above and to the left, and so round with the clock. */
export const middlesOf = (fields: number): readonly number[] => linesOf(fields).map((line) => line + 180 / fields);

/** The fields as paths. */
export const fieldsOf = (fields: number, hub = HUB, rim = RIM): readonly string[] =>
  linesOf(fields).map((line) => {
    const [from, to] = [line, line + 360 / fields];
    const [a, b, c, d] = [pointAt(from, hub), pointAt(from, rim), pointAt(to, rim), pointAt(to, hub)];
    return `M${a.x} ${a.y}L${b.x} ${b.y}A${rim} ${rim} 0 0 1 ${c.x} ${c.y}L${d.x} ${d.y}A${hub} ${hub} 0 0 0 ${a.x} ${a.y}z`;
  });

/** Where the lines between the fields meet the rim. */
export const cornersOf = (fields: number, rim = 98.5): readonly Point[] =>
  linesOf(fields).map((line) => pointAt(line, rim));
