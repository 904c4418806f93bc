/**
 * Geometry of the round board, on the screen and in print. Lengths are hundredths of its radius; y points downwards.
 */

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Outer radius of the fields. */
export const RIM_RADIUS = 94;
/** Inner radius of the fields; inside is the well with the card turned up. */
export const HUB_RADIUS = 31;

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Returns the point at an angle (in degrees, clockwise from the top) and a distance from the centre. */
export const getPointAtAngle = (degrees: number, from: number): Point => {
  const turn = (degrees * Math.PI) / 180;
  return { x: tenth(from * Math.sin(turn)), y: tenth(-from * Math.cos(turn)) };
};

/**
 * Returns the angles of the lines between the fields. The first line is one field left of the top if the number of
 * fields is even, and half a field if it is odd.
 */
const linesOf = (fields: number): readonly number[] => {
  const first = fields % 2 === 0 ? -360 / fields : -180 / fields;
  return Array.from({ length: fields }, (_, i) => first + (i * 360) / fields);
};

/**
 * Returns the angles of the middles of the fields, in degrees clockwise. The first is at the top, or half a field left
 * of it.
 */
export const getFieldAngles = (fields: number): readonly number[] => linesOf(fields).map((line) => line + 180 / fields);

/** Returns the outlines of the fields as SVG paths. */
export const drawFieldPaths = (fields: number, hub = HUB_RADIUS, rim = RIM_RADIUS): readonly string[] =>
  linesOf(fields).map((line) => {
    const [from, to] = [line, line + 360 / fields];
    const [a, b, c, d] = [
      getPointAtAngle(from, hub),
      getPointAtAngle(from, rim),
      getPointAtAngle(to, rim),
      getPointAtAngle(to, hub),
    ];
    return `M${a.x} ${a.y}L${b.x} ${b.y}A${rim} ${rim} 0 0 1 ${c.x} ${c.y}L${d.x} ${d.y}A${hub} ${hub} 0 0 0 ${a.x} ${a.y}z`;
  });

/** Returns the points where the lines between the fields meet the rim. */
export const getFieldCorners = (fields: number, rim = 98.5): readonly Point[] =>
  linesOf(fields).map((line) => getPointAtAngle(line, rim));
