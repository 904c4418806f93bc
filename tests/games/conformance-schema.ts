/** Schema of the files of `conformance/`; `conformance/schema.json` is made from it. */
import { z } from 'astro/zod';

const seat = z.string().regex(/^[A-L]$/);
const move = z.tuple([seat, z.string()]);
const counts = z.record(z.string(), z.int());

const action = z.union([
  z.strictObject({ draw: z.string() }),
  z.strictObject({ deal: z.record(z.string(), z.string()) }),
  z.strictObject({ play: move }),
  z.strictObject({ misplay: move }),
  z.strictObject({ claim: seat }),
]);

const event = z.looseObject({ type: z.string(), cite: z.string() });

const state = z.strictObject({
  turn: z.union([seat, z.literal('')]),
  legal: z.array(z.string()),
  balance: counts.optional(),
  scores: counts.optional(),
  gameOver: z.boolean(),
  winners: z.array(seat),
});

const base = {
  article: z.string(),
  seats: z.int(),
  variant: z.string().optional(),
  readings: z.record(z.string(), z.string()),
};
const course = z.array(action);

const oneCase = z.discriminatedUnion('kind', [
  z.strictObject({ ...base, kind: z.literal('seats'), cite: z.string() }),
  z.strictObject({ ...base, kind: z.literal('pack'), pack: z.string() }),
  z.strictObject({ ...base, kind: z.literal('refusal'), course, seat, move: z.string(), cite: z.string() }),
  z.strictObject({ ...base, kind: z.literal('events'), course: course.min(1), events: z.array(event), state }),
]);

export const conformanceFile = z.strictObject({
  version: z.literal(1),
  game: z.string(),
  cases: z.array(oneCase).min(1),
});

/** Returns the schema as the text of a JSON file. */
export const formatSchema = (): string => `${JSON.stringify(z.toJSONSchema(conformanceFile), undefined, 2)}\n`;
