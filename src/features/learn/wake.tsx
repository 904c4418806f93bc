import { hydrate } from 'preact';
import type { TableContext } from '../../table/game-table.ts';
import { byName } from './asks.ts';
import { Lesson, type LessonProps } from './Lesson.tsx';

/** Hydrates a lesson. */
export const wake = (root: HTMLElement, props: LessonProps, context: TableContext): void =>
  hydrate(<Lesson {...props} context={byName(context)} />, root);
