/** What is asked of Newmarket. */
import type { Question } from '../../lab/question.ts';

export const questions: readonly Question[] = [];
