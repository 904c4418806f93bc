/**
 * The claims of the sources that can be tried, each as a question with a number for an answer. What they mean, and why they
 * are asked so, is in `content/claims/`; the figures there come from `npm run claims`.
 */
import type { Question } from './question.ts';
import { questions as cassino } from './questions/cassino.ts';
import { questions as chat } from './questions/chat-qui-dort.ts';
import { questions as chnif } from './questions/chnif-chnof-chnorum.ts';
import { questions as jig } from './questions/jig.ts';
import { questions as lindor } from './questions/lindor.ts';
import { questions as manille } from './questions/manille.ts';
import { questions as nainJaune } from './questions/nain-jaune.ts';
import { questions as snip } from './questions/snip-snap-snorum.ts';

/** Every question, in the order of the sources. */
export const QUESTIONS: readonly Question[] = [
  ...nainJaune,
  ...chnif,
  ...chat,
  ...lindor,
  ...snip,
  ...jig,
  ...cassino,
  ...manille,
];

/** The question of a claim; `undefined` when none is asked. */
export const questionOf = (id: string): Question | undefined => QUESTIONS.find((question) => question.id === id);

/** The seed of the figures that are published. */
export const SEED = 'snorum claims 1';
