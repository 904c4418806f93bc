import { definePresentation } from '../presentation.ts';
import { gamePageWords as en } from './page-words/en.ts';
import { gamePageWords as fr } from './page-words/fr.ts';
import { buildTableFigure, emblem } from './picture.ts';
import { table } from './table.ts';

export const presentation = definePresentation({
  startWith: 'lesson',
  table,
  emblem,
  inPlay: buildTableFigure,
  pageWords: { en, fr },
});
