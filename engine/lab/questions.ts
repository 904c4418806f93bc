/**
 * All testable claims of the sources, each as a question with a numeric answer. The meaning of each claim, and the
 * reasons for its test, are in `content/claims/`; the figures there are computed by `npm run claims`.
 */

import { questions as cassino } from '../games/cassino/questions.ts';
import { questions as chat } from '../games/chat-qui-dort/questions.ts';
import { questions as chnif } from '../games/chnif-chnof-chnorum/questions.ts';
import { questions as commerce } from '../games/commerce/questions.ts';
import { questions as jig } from '../games/jig/questions.ts';
import { questions as lindor } from '../games/lindor/questions.ts';
import { questions as manille } from '../games/manille/questions.ts';
import { questions as nainJaune } from '../games/nain-jaune/questions.ts';
import { questions as newmarket } from '../games/newmarket/questions.ts';
import { questions as popeJoan } from '../games/pope-joan/questions.ts';
import { questions as snip } from '../games/snip-snap-snorum/questions.ts';
import { questions as speculation } from '../games/speculation/questions.ts';
import { questions as spin } from '../games/spin/questions.ts';
import type { GameId } from '../games.ts';
import type { ClaimQuestion } from './question.ts';

/** Questions of each game, in the order of the sources. Empty if the source makes no testable claim. */
const QUESTIONS_BY_GAME: Readonly<Record<GameId, readonly ClaimQuestion[]>> = {
  'nain-jaune': nainJaune,
  'chnif-chnof-chnorum': chnif,
  'chat-qui-dort': chat,
  lindor,
  commerce,
  'pope-joan': popeJoan,
  spin,
  newmarket,
  speculation,
  'snip-snap-snorum': snip,
  jig,
  cassino,
  manille,
};

/** Every question, in the order of the sources. */
export const CLAIM_QUESTIONS: readonly ClaimQuestion[] = Object.values(QUESTIONS_BY_GAME).flat();

/** Returns the question of a claim; `undefined` if there is none. */
export const findClaimQuestion = (id: string): ClaimQuestion | undefined =>
  CLAIM_QUESTIONS.find((question) => question.id === id);

/** The seed of the published figures. */
export const CLAIMS_SEED = 'snorum claims 1';
