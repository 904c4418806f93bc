/** The picture in README.md: the example of Snip-Snap-Snorum, at the step at which its edition shows it. */
import { getPresentation } from '../../src/games/presentations.ts';
import { getExample } from '../../src/model/examples.ts';
import { en } from '../../src/narration/en.ts';
import { drawExample } from '../../src/pictures/diagram.ts';
import { createTable } from '../../src/table/game-table.ts';

/** The path of the picture, relative to the project folder. */
export const PICTURE_FILE = '.github/table-in-play.svg';

const example = getExample('peel-four-nines');

/** The text of the SVG file, one element to a line, so that a diff is readable. */
export const PICTURE_SVG: string = drawExample(
  example,
  await createTable(getPresentation(example.game).table, en),
).replaceAll('><', '>\n<');
