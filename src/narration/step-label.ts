/** Label of a step beside its sentence: `Step 11 of 11, part 2 of 8`. */
import { countMoves, countStepParts, type Replay } from '#engine/record/steps.ts';
import type { TableWords } from './table-messages.ts';

export const formatStepLabel = (
  played: Pick<Replay, 'steps'>,
  index: number,
  { stepOf }: Pick<TableWords, 'stepOf'>,
): string => {
  const { steps } = played;
  const number = countMoves(steps.slice(0, index + 1));
  return stepOf(number, countMoves(steps), steps[index]?.part ?? 1, countStepParts(played, index));
};
