import { hydrate } from 'preact';
import type { PlayContext } from '../../table/game-table.ts';
import { type LessonProps, LessonView } from './LessonView.tsx';
import { withLessonNames } from './question-text.ts';

/** Hydrates a lesson. */
export const hydrateRoot = (root: HTMLElement, props: LessonProps, context: PlayContext): void =>
  hydrate(<LessonView {...props} context={withLessonNames(context)} />, root);
