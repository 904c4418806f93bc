import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest test files, slowest first. A slow file that begins last would leave one processor idle. */
const LONGEST = [
  'every-page',
  'redrawn',
  'narrow',
  'pages-en',
  'pages-fr',
  'table',
  'print',
  'embeds',
  'saved-games',
  'play-save',
  'deploy',
  'comparison',
  'find',
  'play',
  'search',
  'play-state',
  'element',
  'tei',
  'generated',
  'readings',
  'step-work',
  'in-play-fits',
  'markup',
  'base-path',
  'hostile',
].map((name) => `/tests/site/${name}.test.ts`);

/** Runs the slowest files first, and then the others in vitest’s order. */
export class LongestFirstSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification): number => {
      const place = LONGEST.findIndex((name) => moduleId.endsWith(name));
      return place < 0 ? LONGEST.length : place;
    };
    return (await super.sort(files)).sort((a, b) => placeOf(a) - placeOf(b));
  }
}
