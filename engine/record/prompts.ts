/**
 * The prompts of a lesson: what is remarked and asked while a deal is being taught. They are comments of a record whose
 * `Lesson` tag names the seat that is taught; in any other record a comment that looks like one is only a comment.
 *
 *     {!en You deal, so Basile leads.}     a remark
 *     {?named:en Your turn.}               a question, which the next move of the record answers
 */

/**
 * What a question asks of the next move: which card, with all hands open (`open`), with the legal cards named (`named`), or
 * alone, the text being a hint that is told when it is wanted (`alone`). The others are kinds of question that the table
 * answers: who pays for it (`pays`), what somebody pays (`owes`) or wins (`wins`) in all, who plays after it (`next`), who
 * takes the trick (`trick`), what the trick counts (`worth`), how many points are scored (`scores`).
 */
export const ASKS = ['open', 'named', 'alone', 'pays', 'owes', 'wins', 'next', 'trick', 'worth', 'scores'] as const;
export type Ask = (typeof ASKS)[number];

/** A prompt in one language: a remark, or what it asks. */
export interface Prompt {
  readonly ask: Ask | 'remark';
  readonly lang: string;
  readonly text: string;
}

const REMARK = /^!([a-z]{2,3})\s+(\S.*)$/s;
const QUESTION = /^\?([a-z]+):([a-z]{2,3})\s+(\S.*)$/s;

/** Whether a comment of a lesson is meant for a prompt. */
export const isPrompt = (comment: string): boolean => comment.startsWith('!') || comment.startsWith('?');

/** The prompt a comment holds; `undefined` when it is none. Its lines are one. */
export const readPrompt = (comment: string): Prompt | undefined => {
  const remark = REMARK.exec(comment);
  if (remark) return { ask: 'remark', lang: remark[1]!, text: remark[2]!.replace(/\s*\n\s*/g, ' ') };
  const [, ask = '', lang = '', text = ''] = QUESTION.exec(comment) ?? [];
  if (!(ASKS as readonly string[]).includes(ask)) return undefined;
  return { ask: ask as Ask, lang, text: text.replace(/\s*\n\s*/g, ' ') };
};

/** Whether a question is put to the learner alone, who then makes the move himself. */
export const isOwnMove = (ask: Prompt['ask']): boolean => ask === 'named' || ask === 'alone';
