/**
 * The claims of the sources that can be tried, each as a question with a number for an answer. What they mean, and why they
 * are asked so, is in `content/claims/`; the figures there come from `npm run claims`.
 */

import { questions as cassino } from '../games/cassino/questions.ts';
import { questions as chat } from '../games/chat-qui-dort/questions.ts';
import { questions as chnif } from '../games/chnif-chnof-chnorum/questions.ts';
import { questions as jig } from '../games/jig/questions.ts';
import { questions as lindor } from '../games/lindor/questions.ts';
import { questions as manille } from '../games/manille/questions.ts';
import { questions as nainJaune } from '../games/nain-jaune/questions.ts';
import { questions as newmarket } from '../games/newmarket/questions.ts';
import { questions as popeJoan } from '../games/pope-joan/questions.ts';
import { questions as snip } from '../games/snip-snap-snorum/questions.ts';
import { questions as spin } from '../games/spin/questions.ts';
import type { GameId } from '../games.ts';
import type { Question } from './question.ts';

/** The questions asked of each game, in the order of the sources; an empty list where its source claims nothing that can be tried. */
const ASKED: Readonly<Record<GameId, readonly Question[]>> = {
  'nain-jaune': nainJaune,
  'chnif-chnof-chnorum': chnif,
  'chat-qui-dort': chat,
  lindor,
  'pope-joan': popeJoan,
  spin,
  newmarket,
  'snip-snap-snorum': snip,
  jig,
  cassino,
  manille,
};

/** Every question, in the order of the sources. */
export const QUESTIONS: readonly Question[] = Object.values(ASKED).flat();

/** The question of a claim; `undefined` when none is asked. */
export const questionOf = (id: string): Question | undefined => QUESTIONS.find((question) => question.id === id);

/** The seed of the figures that are published. */
export const SEED = 'snorum claims 1';
