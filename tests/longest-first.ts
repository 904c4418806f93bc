import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest test files, slowest first. A slow file that begins last would leave one processor idle. */
const LONGEST = [
  'every-page',
  'narrow',
  'embeds',
  'pages-en',
  'pages-fr',
  'steps-seen',
  'redrawn',
  'comparison',
  'facing',
  'element',
  'saved-games',
  'deploy',
  'search',
  'table',
  'play-save',
  'play',
  'offline',
  'builder',
  'trial',
  'step-work',
  'text-embeds',
  'readings',
  'print',
  'find',
  'learn',
  'play-state',
  'home',
  'markup',
  'tei',
  'in-play-fits',
  'hostile',
  'base-path',
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
