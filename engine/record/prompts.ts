/**
 * Prompts of a lesson: remarks and questions shown while a deal is taught. They are comments of a record whose `Lesson`
 * tag names the learner's seat; in any other record they are ordinary comments.
 *
 *     {!en You deal, so Basile leads.} a remark
 *     {?named:en Your turn.} a question, which the next move of the record answers
 */

/**
 * Kinds of question about the next move of the record.
 * Questions to the learner, who then plays a card: with all hands open (`open`), with the legal cards named (`named`),
 * or without help (`alone`; the text is a hint, shown on demand).
 * Questions that the rules engine answers: who pays for the move (`pays`), the total that a player pays (`owes`) or is
 * paid (`wins`), who plays next (`next`), who takes the trick (`trick`), the value of the trick (`worth`), the points
 * scored (`scores`).
 */
export const PROMPT_KINDS = [
  'open',
  'named',
  'alone',
  'pays',
  'owes',
  'wins',
  'next',
  'trick',
  'worth',
  'scores',
] as const;
export type PromptKind = (typeof PROMPT_KINDS)[number];

/** A prompt in one language: a remark or a question. */
export interface Prompt {
  readonly ask: PromptKind | 'remark';
  readonly lang: string;
  readonly text: string;
}

const REMARK = /^!([a-z]{2,3})\s+(\S.*)$/s;
const QUESTION = /^\?([a-z]+):([a-z]{2,3})\s+(\S.*)$/s;

/** Tells whether a comment in a lesson is a prompt. */
export const isPrompt = (comment: string): boolean => comment.startsWith('!') || comment.startsWith('?');

/** Parses a comment as a prompt; `undefined` if it is not one. Line ends become spaces. */
export const parsePrompt = (comment: string): Prompt | undefined => {
  const remark = REMARK.exec(comment);
  if (remark) return { ask: 'remark', lang: remark[1]!, text: remark[2]!.replace(/\s*\n\s*/g, ' ') };
  const [, ask = '', lang = '', text = ''] = QUESTION.exec(comment) ?? [];
  if (!(PROMPT_KINDS as readonly string[]).includes(ask)) return undefined;
  return { ask: ask as PromptKind, lang, text: text.replace(/\s*\n\s*/g, ' ') };
};

/** True if the learner alone is asked, and then makes the move. */
export const isLearnerMove = (ask: Prompt['ask']): boolean => ask === 'named' || ask === 'alone';
