import { hydrate } from 'preact';
import type { TableContext } from '../../table/game-table.ts';
import { withLessonNames } from './asks.ts';
import { type LessonProps, LessonView } from './Lesson.tsx';

/** Hydrates a lesson. */
export const hydrateRoot = (root: HTMLElement, props: LessonProps, context: TableContext): void =>
  hydrate(<LessonView {...props} context={withLessonNames(context)} />, root);
